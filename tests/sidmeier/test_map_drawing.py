"""The drawing of the world map: who touches whom on it is who borders whom in the game."""

import itertools
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import shapely
from PIL import Image, ImageChops
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from renderers.canvas import colours, encode
from renderers.palette import PALETTES
from renderers.pen import Pen
from renderers.sidmeier import lettering, terrain
from renderers.sidmeier.geometry import Chart, chart

Pair = frozenset[str]

ROOT = Path(__file__).resolve().parents[2]
WORLD = chart()
PLACES = [name for name, area in WORLD.areas.items() if area.kind in ("land", "sea")]
LAND = [name for name in PLACES if WORLD.areas[name].kind == "land"]
SHORTEST = 14
"""A shorter border could be overlooked, in pixels of the whole map."""
CAPES = {
    frozenset(("appalachia", "caribbean-sea")),
    frozenset(("mississippi", "west-atlantic")),
    frozenset(("atlas", "east-mediterranean")),
    frozenset(("sahara", "west-mediterranean")),
}
"""Where a border on land runs out to the tip of a cape and goes on at sea, these meet in a point."""


def shape(world: Chart, name: str) -> BaseGeometry:
    """An area as a shape of its own; lakes and islands are holes in it."""
    whole: BaseGeometry = Polygon()
    for points in sorted(world.shapes(name), key=lambda points: -Polygon(points).area):
        whole = whole.symmetric_difference(Polygon(points))
    return whole


SHAPES = {name: shape(WORLD, name) for name in WORLD.areas}


def border(a: str, b: str) -> float:
    """How long a border two areas share, also across the left and right edge."""
    return float(SHAPES[a].boundary.intersection(SHAPES[b].boundary).length) + seam(a, b)


def seam(a: str, b: str) -> float:
    """How much of their border lies at the edge of the sheet, where the world is joined again."""
    return sum(each.bottom - each.top for each in WORLD.seams if {each.left, each.right} == {a, b})


@cache
def borders() -> dict[Pair, float]:
    """All borders of land regions and sea zones that can be seen."""
    found = {frozenset((a, b)): border(a, b) for a, b in itertools.combinations(PLACES, 2)}
    return {pair: length for pair, length in found.items() if length > 0.01}


RULES: dict[str, Any] = tomllib.loads((ROOT / "rules" / "sidmeier" / "world.toml").read_text(encoding="utf-8"))


def links() -> set[Pair]:
    """Who borders whom by the rules."""
    return {
        frozenset((name, other))
        for name, area in [*RULES["land"].items(), *RULES["sea"].items()]
        for other in area.get("land", []) + area["sea"]
    }


def test_areas_touch_on_the_drawing_exactly_where_they_border_in_the_game() -> None:
    assert set(borders()) == links()


def test_every_land_region_and_sea_zone_is_drawn() -> None:
    assert {name for name in PLACES if WORLD.areas[name].kind == "land"} == set(RULES["land"])
    assert {name for name in PLACES if WORLD.areas[name].kind == "sea"} == set(RULES["sea"])


def test_the_seas_joined_by_the_edges_of_the_board_meet_across_them(shared: Path) -> None:
    facts = json.loads((shared / "data" / "sidmeier" / "map.json").read_text(encoding="utf-8").replace("_", "-"))
    across = {frozenset((each.left, each.right)) for each in WORLD.seams if each.left != each.right}
    joined = {frozenset(pair) for pair in facts["wrap-edges"]}
    assert across <= links()
    # The Bering Sea lies on both sides of the edge, so its neighbours in the west touch its western part directly.
    assert joined - across == {frozenset(("bering-sea", other)) for other in ("sea-of-okhotsk", "west-pacific")}
    assert "bering-sea" in {each.left for each in WORLD.seams if each.left == each.right}


def test_every_border_is_long_enough_to_be_seen() -> None:
    assert {tuple(sorted(pair)): length for pair, length in borders().items() if length < SHORTEST} == {}


def test_no_border_is_owed_to_a_sliver_too_thin_to_be_seen() -> None:
    bodies = {name: SHAPES[name].buffer(-2).buffer(2.8) for name in PLACES}
    for a, b in map(sorted, borders()):
        line = SHAPES[a].boundary.intersection(SHAPES[b].boundary).intersection(bodies[a]).intersection(bodies[b])
        assert line.length + seam(a, b) > 9, (a, b)


def test_the_list_of_neighbours_is_what_can_be_seen() -> None:
    assert {pair for pair in WORLD.neighbours if pair <= set(PLACES)} == set(borders())


def test_areas_meet_in_a_point_only_at_two_capes() -> None:
    apart = [pair for pair in itertools.combinations(PLACES, 2) if frozenset(pair) not in borders()]
    corners = {frozenset((a, b)) for a, b in apart if SHAPES[a].distance(SHAPES[b]) < 0.01}
    assert corners == CAPES


@pytest.mark.parametrize("pair", sorted(map(sorted, CAPES)))
def test_at_a_cape_areas_come_close_around_its_tip_alone(pair: list[str]) -> None:
    a, b = (SHAPES[name] for name in pair)
    assert a.boundary.intersection(b.buffer(3)).length < 20


def test_areas_that_do_not_touch_keep_a_visible_distance() -> None:
    for a, b in itertools.combinations(PLACES, 2):
        if frozenset((a, b)) not in {*borders(), *CAPES}:
            assert SHAPES[a].distance(SHAPES[b]) > 3, (a, b)


def test_the_areas_fill_the_sheet_without_overlap() -> None:
    w, h = WORLD.size
    assert all(each.is_valid for each in SHAPES.values())
    assert sum(each.area for each in SHAPES.values()) == pytest.approx(w * h, rel=1e-6)
    assert shapely.union_all(list(SHAPES.values())).area == pytest.approx(w * h, rel=1e-6)


@pytest.mark.parametrize("name", PLACES)
def test_pieces_stand_inside_their_area(name: str) -> None:
    area = WORLD.areas[name]
    places = [*area.pieces, *(at for at in (area.settlement, area.token) if at)]
    assert len(area.pieces) >= 2
    assert all(SHAPES[name].contains(Point(at)) for at in places)
    assert (area.settlement is not None) == (area.token is not None) == (area.kind == "land")


@pytest.mark.parametrize("name", LAND)
def test_settlement_token_and_first_army_stand_apart(name: str) -> None:
    area = WORLD.areas[name]
    places = [at for at in (area.settlement, area.token, area.pieces[0]) if at]
    assert len(places) == 3
    for a, b in itertools.combinations(places, 2):
        assert Point(a).distance(Point(b)) > 25


def test_names_do_not_cover_each_other() -> None:
    boxes = {
        (name, i): shapely.box(
            label.x - label.room / 2 + 4,
            label.y - 9 * label.rows,
            label.x + label.room / 2 - 4,
            label.y + 9 * label.rows,
        )
        for name in PLACES
        for i, label in enumerate(WORLD.areas[name].labels)
    }
    assert {name for name, _ in boxes} == set(PLACES)
    assert not [(a, b) for a, b in itertools.combinations(boxes, 2) if boxes[a].intersection(boxes[b]).area > 30]


def test_every_area_lies_in_a_part_that_can_be_enlarged() -> None:
    for left, top, right, bottom in WORLD.zooms.values():
        assert 0 <= left < right <= WORLD.size[0]
        assert 0 <= top < bottom <= WORLD.size[1]
        assert right - left <= 800
    whole = shapely.union_all([shapely.box(*box) for box in WORLD.zooms.values()])
    assert [name for name in LAND if not whole.contains(SHAPES[name])] == []


def test_long_names_break_where_the_rows_are_most_even() -> None:
    assert lettering.rows_of("Gulf of Guinea", 2) == ["Gulf of", "Guinea"]
    assert lettering.rows_of("Gulf of Guinea", 1) == ["Gulf of Guinea"]
    assert lettering.rows_of("Kamchatka", 2) == ["Kamchatka"]


def drawn(names: dict[str, str], palette: str = "normal", scale: float = 0.5) -> Image.Image:
    w, h = WORLD.size
    image = Image.new("RGB", (round(w * scale), round(h * scale)))
    terrain.paint(Pen(image, scale, PALETTES[palette]), names, "Orbis Terrarum")
    return image


ENGLISH = {name: name.replace("-", " ").title() for name in PLACES}


@pytest.mark.parametrize("palette", PALETTES)
def test_the_reader_finds_the_names_given(palette: str) -> None:
    renamed = {**ENGLISH, "sahara": "Wüste"}
    box = WORLD.areas["sahara"].labels[0]
    changed = ImageChops.difference(drawn(ENGLISH, palette), drawn(renamed, palette)).getbbox()
    assert changed
    left, top, right, bottom = (2 * edge for edge in changed)
    assert box.x - box.room < left < right < box.x + box.room
    assert box.y - 30 < top < bottom < box.y + 30


def test_the_empty_map_is_a_small_file() -> None:
    image = drawn(ENGLISH, scale=2).reduce(2)
    assert len(encode(image, colours(image, PALETTES["normal"]))) < 256 * 1024
