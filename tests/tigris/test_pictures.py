"""Pictures and words: every position can be shown, nothing hidden shows, nothing is left out."""

import io
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from renderers import tigris as renderer
from renderers.look import Look
from renderers.palette import PALETTES
from renderers.tigris.geometry import CELL, PANEL, WHERE, centre
from rules import kernel
from rules.kernel import Position, Tape
from rules.text import LANGUAGES
from rules.tigris import RULES
from rules.tigris.board import FREE, NAMES, PLACES, name
from rules.tigris.view import TigrisView, view
from service import game_file
from tests.tigris.table import Table, table

NAMES_OF_PLAYERS = ("Andreas", "Barbara", "Dieter", "Karen")
LARGEST = 300 * 1024


@pytest.fixture
def positions() -> list[Position[Any, Any]]:
    """Positions from whole games, conflicts among them."""
    found = []
    for path in sorted((Path(__file__).parent / "games").glob("*.game")):
        outcomes = [outcome for _, outcome in game_file.replay(game_file.read(path.read_text(encoding="utf-8")))]
        found += [outcome.position for outcome in (*outcomes[::29], outcomes[-1])]
    return found


def picture(data: bytes | None) -> Image.Image:
    assert data is not None
    return Image.open(io.BytesIO(data)).convert("RGB")


def changed(one: Table, two: Table, **look: Any) -> tuple[int, int, int, int] | None:
    """Where two boards look different, on the picture."""
    a, b = (picture(renderer.draw(at.view(None), Look(names=NAMES_OF_PLAYERS, **look))) for at in (one, two))
    return ImageChops.difference(a, b).getbbox()


def test_every_position_is_drawn_small_enough(positions: list[Position[Any, Any]]) -> None:
    for number, p in enumerate(positions):
        look = Look(lang=LANGUAGES[number % 2], palette=list(PALETTES)[number % 2], names=NAMES_OF_PLAYERS)
        data = renderer.draw(view(p, None), look)
        assert picture(data).width == 1600
        assert len(data) <= LARGEST


def test_nothing_hidden_shows_in_picture_or_words(positions: list[Position[Any, Any]]) -> None:
    for p in positions[::5]:
        for viewer in (None, 0):
            other = RULES.resample(p, viewer, Tape(b"exchange"))
            mine, theirs = view(p, viewer), view(other, viewer)
            assert renderer.draw(mine, Look()) == renderer.draw(theirs, Look())
            assert renderer.hand(mine, Look()) == renderer.hand(theirs, Look())
            assert renderer.describe(mine, "en", NAMES_OF_PLAYERS) == renderer.describe(theirs, "en", NAMES_OF_PLAYERS)


def test_every_cell_that_can_be_picked_has_its_place() -> None:
    assert set(WHERE) == set(NAMES)
    at = table(hands=("red*6",))
    for line in ("tile red", "leader king", "catastrophe"):
        assert all(choice.spot in WHERE for choice in at.ask(line).choices)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "more",
    [
        {"red": "g5"},
        {"red": "f5 h5", "black": "g5"},
        {"ruins": "g5"},
        {"red": "g5", "leaders": {"0 king": "g6"}},
    ],
)
def test_what_lies_on_a_cell_shows_there(more: dict[str, Any]) -> None:
    one, two = table(), table(**more)
    one.g.catastrophes = two.g.catastrophes
    box = changed(one, two)
    assert box is not None
    x, y = centre(PLACES["g5"])
    assert box[0] <= x <= box[2]
    assert box[1] <= y + renderer.STAGE.board[1] <= box[3]


def test_a_corner_treasure_looks_different_from_the_others() -> None:
    plain, starred = (picture(renderer.draw(table().view(None), Look())).crop(_box(cell)) for cell in ("f3", "b2"))
    assert ImageChops.difference(plain, starred).getbbox() is not None


def test_a_kingdom_is_lit() -> None:
    area, kingdom = table(red="g5 g6"), table(red="g5 g6", leaders={"0 king": "g4"})
    box = changed(area, kingdom)
    assert box is not None
    assert box[3] > centre(PLACES["g6"])[1] + renderer.STAGE.board[1]  # down to the last tile of the kingdom


def test_a_conflict_shows_the_joining_tile_and_both_strengths() -> None:
    at = table(red="e5 k5", black="g5 i5", leaders={"0 king": "f5", "1 king": "j5"}, hands=("green*6", "black*6"))
    at.play("tile green h5", "commit 0")
    seen = at.view(None)
    assert seen.dispute is not None
    unmarked = replace(seen, union=None)
    stronger = replace(seen, dispute=replace(seen.dispute, added=2))
    assert _differ(seen, unmarked, "h5")
    assert _differ(seen, replace(seen, dispute=None), "f5", "j5", "g5", "i5")
    a, b = (picture(renderer.draw(each, Look())) for each in (seen, stronger))
    assert ImageChops.difference(a, b).getbbox() is not None  # the attacker's plate
    told = renderer.describe(at.view(None), "en", NAMES_OF_PLAYERS)
    assert "The tile on h5 joins two kingdoms." in told
    assert "Andreas attacks with 1, Barbara defends with 1." in told


def test_plates_of_strength_hide_no_piece_where_there_is_room() -> None:
    at = table(
        red="e5 k5 e4 f4 e6 f6 k4 k6 j4 j6 i6",
        black="g5 i5",
        leaders={"0 king": "f5", "1 king": "j5"},
        hands=("green*6", "black*6"),
    )
    at.play("tile green h5", "commit 0")
    seen = at.view(None)
    assert seen.dispute is not None
    many = replace(seen, dispute=replace(seen.dispute, added=6))
    a, b = (picture(renderer.draw(each, Look())) for each in (seen, many))
    pieces = [_box(name(cell), 26) for cell in (*seen.leaders, *_lying(seen)) if cell >= 0]
    assert ImageChops.difference(a, b).getbbox() is not None
    assert not any(ImageChops.difference(a.crop(box), b.crop(box)).getbbox() for box in pieces)


def test_a_temple_that_counts_for_both_sides_shows_both() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*6")).play("leader king i5")
    seen = at.view(None)
    assert seen.dispute is not None
    attack, defence = seen.dispute.backing
    for one in ((attack, ()), ((), defence)):
        assert _differ(seen, replace(seen, dispute=replace(seen.dispute, backing=one)), "h5")


def test_what_can_be_picked_is_framed() -> None:
    at = table()
    assert changed(at, at) is None
    plain = picture(renderer.draw(at.view(0), Look()))
    framed = picture(renderer.draw(at.view(0), Look(spots=(("g5", ""), ("i7", "a")))))
    box = ImageChops.difference(plain, framed).getbbox()
    assert box is not None
    assert box[2] - box[0] <= 3 * CELL
    assert box[3] - box[1] <= 3 * CELL


def test_points_stand_in_the_panels_where_they_are_open() -> None:
    def scored(scores: str, points: list[int]) -> Table:
        at = table(scores=scores)
        at.g.points[1] = points
        return at

    assert changed(scored("hidden", [1, 2, 3, 4]), scored("hidden", [1, 2, 3, 5])) is None
    for points in ([1, 2, 3, 5], [2, 1, 3, 4]):
        box = changed(scored("open", [1, 2, 3, 4]), scored("open", points))
        assert box is not None
        assert box[0] > 1600 - PANEL


def test_a_region_is_drawn_larger_and_unknown_ones_do_not_exist() -> None:
    for lang in LANGUAGES:
        assert len(renderer.regions(lang)) == 4
    for region in renderer.regions("de"):
        assert picture(renderer.draw(table().view(None), Look(region=region))).width > 1200


def test_the_hand_is_for_its_owner_only() -> None:
    at = table(hands=("red*6", "green*6"))
    assert renderer.hand(at.view(None), Look()) is None
    mine, theirs = (picture(renderer.hand(at.view(seat), Look())) for seat in (0, 1))
    assert ImageChops.difference(mine, theirs).getbbox() is not None


def test_the_words_tell_the_whole_board() -> None:
    at = table(
        black="g5 h5 g6 h6",
        red="f5",
        built={"black-red": "g5"},
        leaders={"0 king": "e5", "1 trader": "j1"},
        ruins="a1",
        hands=("red*4 green*2", "blue*6"),
    )
    told = renderer.describe(at.view(0), "de", NAMES_OF_PLAYERS)
    for fact in (
        "Andreas ist am Zug.",
        "König (schwarz) von Andreas auf e5",
        "Händler (grün) von Barbara auf j1",
        "Dort: Tempel (rot) auf f5; Schwarz-rotes Monument auf g5.",
        "Dort: Tempel (rot) auf k1; ein Schatz auf k1.",
        "b2 (Ecke)",
        "Katastrophen auf a1.",
        "40 Plättchen sind im Beutel.",
        "eine Katastrophe übrig",
        "Hand von Andreas: Bevölkerung 0, Tempel 4, Landwirtschaft 0, Markt 2.",
    ):
        assert fact in told
    assert "Hand von Barbara" not in told


def test_the_words_tell_the_end() -> None:
    at = table(treasures="b2 p2").play("pass")
    told = renderer.describe(at.view(None), "en", NAMES_OF_PLAYERS)
    assert "Only two treasures or fewer were left on the board." in told
    assert kernel.waiting(at.p) == ()


def _lying(seen: TigrisView) -> list[int]:
    return [cell for cell, letter in enumerate(seen.board) if letter != FREE]


def _differ(one: TigrisView, two: TigrisView, *cells: str) -> bool:
    """Whether two views look different on all of these cells."""
    a, b = (picture(renderer.draw(seen, Look())) for seen in (one, two))
    return all(ImageChops.difference(a.crop(_box(cell)), b.crop(_box(cell))).getbbox() for cell in cells)


def _box(cell: str, reach: float = CELL / 2) -> tuple[int, int, int, int]:
    x, y = centre(PLACES[cell])
    y += renderer.STAGE.board[1]
    return round(x - reach), round(y - reach), round(x + reach), round(y + reach)
