"""The drawing of the board says what the rules say: who borders on whom, by land and by water."""

import io
import json
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image
from shapely import unary_union
from shapely.affinity import rotate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from renderers import canvas
from renderers.civilization import terrain
from renderers.civilization.geometry import Area, chart
from renderers.civilization.layout import STACK
from renderers.palette import PALETTES
from renderers.pen import Pen
from rules.civilization.board import AREAS, Land

VISIBLE = 10.0
"""A border is at least as long as this, in pixels of the board picture."""
APART = 6.0
"""Areas that are no neighbours are at least as far apart."""
CLEAR = 2.5
"""Nothing printed is nearer than this to the edge of its area."""
LANDS = tuple(area for area, land in AREAS.items() if not land.open)
SEAS = tuple(area for area, land in AREAS.items() if land.open)

Pair = frozenset[str]


@cache
def shape(area: str, kinds: str) -> BaseGeometry:
    """An area's parts, islands taken out of its water: `land`, `water`, or `land water` for the whole."""
    outlines = chart().land(area) if "land" in kinds else []
    outlines = outlines + (chart().water(area) if "water" in kinds else [])
    whole: BaseGeometry = Polygon()
    for outline in outlines:
        whole = whole.symmetric_difference(Polygon(outline))
    return whole


@cache
def borders() -> dict[str, dict[Pair, float]]:
    """The longest stretch that two areas share, by land and by water."""
    longest: dict[str, dict[Pair, float]] = {"land": {}, "water": {}}
    for arc in chart().arcs:
        if arc.kind in ("border", "zone"):
            found = longest["land" if arc.kind == "border" else "water"]
            pair = frozenset(side.partition(".")[0] for side in arc.sides)
            found[pair] = max(found.get(pair, 0.0), LineString(arc.line).length)
    return longest


def pairs(neighbours: Mapping[str, Iterable[str]]) -> set[Pair]:
    return {frozenset((area, other)) for area, others in neighbours.items() for other in others}


def test_the_map_shows_every_area_of_the_board_and_no_other() -> None:
    assert set(chart().areas) == set(AREAS)
    assert {side.partition(".")[0] for arc in chart().arcs for side in arc.sides} == {*AREAS, ""}
    assert all(chart().areas[area].land for area in LANDS)
    assert not any(chart().areas[area].land for area in SEAS)
    assert {area for area in AREAS if chart().water(area)} == {area for area, land in AREAS.items() if land.water}


def test_the_areas_cover_the_board_without_gap_or_overlap() -> None:
    outlines = [outline for area in AREAS for outline in (*chart().land(area), *chart().water(area))]
    assert all(Polygon(outline).is_valid for outline in outlines)
    parts = [shape(area, sort) for area in AREAS for sort in ("land", "water")]
    width, height = chart().size
    assert sum(part.area for part in parts) == pytest.approx(width * height, abs=0.5)
    assert unary_union(parts).area == pytest.approx(width * height, abs=0.5)


@pytest.mark.parametrize("sort", ["land", "water"])
def test_areas_touch_exactly_where_the_rules_say(sort: str) -> None:
    assert set(borders()[sort]) == pairs({area: getattr(land, sort) for area, land in AREAS.items()})


def test_the_outlines_themselves_touch_where_the_lines_say() -> None:
    for sort in ("land", "water"):
        for pair in borders()[sort]:
            a, b = (shape(area, sort) for area in sorted(pair))
            assert a.boundary.intersection(b.boundary).length >= VISIBLE * 0.9, pair


def test_every_border_is_long_enough_to_be_seen() -> None:
    short = {tuple(sorted(pair)): n for found in borders().values() for pair, n in found.items() if n < VISIBLE}
    assert short == {}


@pytest.mark.parametrize("sort", ["land", "water"])
def test_areas_that_are_no_neighbours_are_clearly_apart(sort: str) -> None:
    for a, b in combinations(AREAS, 2):
        if b not in getattr(AREAS[a], sort) and shape(a, sort) and shape(b, sort):
            assert shape(a, sort).distance(shape(b, sort)) >= APART, (a, b)


def test_a_coast_lies_at_the_area_s_own_water_or_at_that_of_a_neighbour_by_water() -> None:
    for arc in chart().arcs:
        if arc.kind == "coast":
            land, water = sorted((side.split(".") for side in arc.sides), key=lambda part: part[1] != "land")
            assert land[0] == water[0] or water[0] in AREAS[land[0]].water, arc.sides


def test_two_waters_of_an_area_are_two_on_the_map_and_one_is_one() -> None:
    for area, land in AREAS.items():
        waters = [touched(area, water) for water in bodies(area)]
        wanted = [set(coast) for coast in land.coasts.values()] or ([set(land.water)] if land.water else [])
        assert sorted(map(sorted, waters)) == sorted(map(sorted, wanted)), area


def bodies(area: str) -> list[BaseGeometry]:
    """The separate waters of an area."""
    water = shape(area, "water")
    return list(getattr(water, "geoms", [water])) if water else []


def touched(area: str, water: BaseGeometry) -> set[str]:
    """The areas whose water meets this one."""
    return {
        other for other in AREAS[area].water if water.boundary.intersection(shape(other, "water").boundary).length > 1
    }


@pytest.mark.needs_shared
def test_the_map_is_that_of_the_printed_board(shared: Path) -> None:
    facts = json.loads((shared / "data" / "civilization" / "map.json").read_text(encoding="utf-8"))["areas"]
    for sort in ("land", "water"):
        named = {area["id"]: area[sort] for area in facts}
        dashed = {frozenset(name.replace("_", "-") for name in pair) for pair in pairs(named)}
        assert set(borders()[sort]) == dashed


def test_limit_city_and_tokens_stand_inside_their_area() -> None:
    for area in LANDS:
        place, whole = chart().areas[area], shape(area, "land water")
        assert place.limit
        assert place.city
        assert len(place.tokens) == 6
        for spot in (place.limit, place.city, *place.tokens[:2]):
            assert whole.contains(Point(spot)), (area, spot)
            assert whole.boundary.distance(Point(spot)) >= CLEAR, (area, spot)


def test_city_sites_stand_on_land() -> None:
    beside_the_crater = "kykladen"
    for area in LANDS:
        if AREAS[area].site and area != beside_the_crater:
            assert shape(area, "land").contains(Point(chart().areas[area].city or (-1, -1))), area


def test_tokens_do_not_hide_the_limit() -> None:
    across, down = STACK[0] / 2 + 5, STACK[1] / 2 + 6
    for area in LANDS:
        limit = chart().areas[area].limit
        assert limit
        for x, y in chart().areas[area].tokens[:2]:
            assert abs(x - limit[0]) >= across or abs(y - limit[1]) >= down, area


def test_a_stack_stands_on_its_land_or_close_to_it() -> None:
    for area in LANDS:
        x, y = chart().areas[area].tokens[0]
        first = box(x - STACK[0] / 2, y - STACK[1] / 2, x + STACK[0] / 2, y + STACK[1] / 2)
        assert shape(area, "land").distance(first) < 30, area


def test_every_coast_has_room_for_ships_on_its_water() -> None:
    for area in LANDS:
        land, place = AREAS[area], chart().areas[area]
        assert set(place.ships) == (set(land.coasts) or ({""} if land.water else set())), area
        water = shape(area, "water")
        assert all(len(spots) == 3 for spots in place.ships.values())
        assert all(water.contains(Point(spot)) for spots in place.ships.values() for spot in spots), area


def test_names_lie_on_their_own_area() -> None:
    for area in AREAS:
        assert overlap(chart().areas[area], shape(area, "land water")) > 0.45, area


def overlap(place: Area, whole: BaseGeometry) -> float:
    """The part of a name's middle line that lies in the area."""
    x, y, angle, width, _ = place.name
    line = rotate(LineString([(x - width / 2, y), (x + width / 2, y)]), angle, origin=(x, y))
    return line.intersection(whole).length / line.length


def test_volcanoes_stand_at_their_areas() -> None:
    for name, at in chart().volcanoes.items():
        around = {area for area, land in AREAS.items() if land.volcano == name}
        near = {area for area in LANDS if shape(area, "land").distance(Point(at)) < 6}
        assert around <= near, name


def painted(palette: str, regions: tuple[str, ...] = tuple(terrain.TINTS)) -> Image.Image:
    width, height = chart().size
    image = Image.new("RGB", (width, height), "#ffffff")
    names = dict.fromkeys(AREAS, "Name")
    terrain.paint(Pen(image, 1.0, PALETTES[palette]), AREAS, names, names, regions)
    return image


def test_each_region_has_its_own_ground_and_fades_when_out_of_play() -> None:
    full, part = painted("contrast"), painted("contrast", ("beige", "green"))
    for region in terrain.TINTS:
        area = max(
            (a for a, land in AREAS.items() if is_plain_ground(land, region)), key=lambda a: shape(a, "land").area
        )
        x, y = chart().areas[area].tokens[0]
        ground, faded = full.getpixel((int(x), int(y))), part.getpixel((int(x), int(y)))
        assert (ground == faded) == (region in ("beige", "green")), region


def is_plain_ground(land: Land, region: str) -> bool:
    return land.region == region and not land.plain


def test_sea_and_land_are_told_apart_by_colour() -> None:
    image = painted("normal")
    for area in ("central-mediterranean", "black-sea"):
        x, y = (round(v) for v in shape(area, "water").representative_point().coords[0])
        red, _, blue = image.getpixel((x, y))  # type: ignore[misc]
        assert blue > red
    x, y = (round(v) for v in chart().areas["arabia"].tokens[0])
    red, _, blue = image.getpixel((x, y))  # type: ignore[misc]
    assert red > blue


def test_the_empty_board_is_a_small_picture() -> None:
    width, height = chart().size
    image = Image.new("RGB", (width * 2, height * 2))
    names = {area: area.title() for area in AREAS}
    terrain.paint(Pen(image, 2.0, PALETTES["normal"]), AREAS, names, names)
    small = image.reduce(2)
    out = io.BytesIO(canvas.encode(small, canvas.colours(small, PALETTES["normal"])))
    assert len(out.getvalue()) < 300 * 1024


def test_zoomed_parts_lie_on_the_board_and_show_every_area() -> None:
    width, height = chart().size
    boxes = chart().zooms.values()
    assert all(0 <= x0 < x1 <= width and 0 <= y0 < y1 <= height and x1 - x0 <= 800 for x0, y0, x1, y1 in boxes)
    for area in LANDS:
        x, y = chart().areas[area].limit or (-1, -1)
        assert any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in boxes), area
