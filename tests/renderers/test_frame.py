import io
from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from PIL import Image, ImageChops

from renderers import Look, frame
from renderers.canvas import Stage
from renderers.frame import Count, Headline, Panel
from renderers.look import Box
from renderers.palette import NORMAL, Colour, rgb
from renderers.sheet import Sheet
from tests.renderers import demo

Pieces = Callable[[Sheet], None]

LONG = "Konstantinopolitanische Dudelsackpfeiferin der Großen Bewässerungsanlage"


def test_what_the_frame_writes_large_enough_to_read() -> None:
    assert min(frame.TITLE, frame.PHASE, frame.SAID, frame.UP) >= 34
    assert frame.LEAST_NAME >= 20


@pytest.mark.parametrize("stage", [demo.STAGE, demo.BOTTOM], ids=["right", "bottom"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_panels_stay_in_their_strip_whatever_they_hold(stage: Stage, seats: int) -> None:
    look = Look(names=(LONG,) * seats)
    counts = tuple(Count("cards", 100 + i) for i in range(6))
    players = [Panel(i, 1234, counts, i == 0, note=LONG) for i in range(seats)]
    changed = _changed(stage, look, lambda sheet: frame.panels(sheet, players))
    _, _, x1, y1 = stage.board
    assert changed is not None
    assert changed[0] >= x1 if stage.panels == "right" else changed[1] >= y1


def test_counts_never_run_out_of_their_panel() -> None:
    few, many = ([Panel(seat, 3, (Count("cards", 99),) * number) for seat in range(7)] for number in (0, 8))
    sheets = [_drawn(demo.STAGE, Look(), partial(frame.panels, players=players)) for players in (few, many)]
    for i in range(7):
        x0, _, x1, y1 = (round(v) for v in frame._slot(demo.STAGE, i, 7))
        between = (x0, y1 + 1, x1, y1 + 7)
        assert ImageChops.difference(*(sheet.crop(between) for sheet in sheets)).getbbox() is None


@pytest.mark.parametrize("up", [(), (0,), (0, 1, 2, 3, 4, 5, 6)])
def test_the_headline_stays_in_its_strip(up: tuple[int, ...]) -> None:
    look = Look(names=(LONG,) * 7, said=LONG * 4)
    changed = _changed(demo.STAGE, look, lambda sheet: frame.headline(sheet, Headline(LONG, LONG, up)))
    assert changed is not None
    assert changed[3] <= demo.STAGE.board[1] - 8
    assert changed[2] <= 1600 - frame.EDGE + 8


@pytest.mark.parametrize(("names", "named"), [(("Ada", "Ben", "Cleo"), True), (("Alexander",) * 7, False)])
def test_names_of_who_is_up_that_tell_nothing_give_way_to_signs(names: tuple[str, ...], named: bool) -> None:
    look = Look(names=names)
    sheet = demo.STAGE.sheet(look)
    fitted = frame._names_up(sheet, range(len(names)), 1600 * 0.36 / len(names) - 10)
    assert [name for name, _ in fitted.values()] == (list(names) if named else [""] * 7)


def test_the_active_panel_is_lit() -> None:
    dark, lit = (_panel(Panel(0, 3, active=active)) for active in (False, True))
    assert _share(lit, NORMAL.card) > 0.5 > _share(dark, NORMAL.card)


def test_panels_stand_in_seat_order_however_they_are_handed_in() -> None:
    players = [Panel(seat, seat) for seat in range(3)]
    there = _drawn(demo.STAGE, Look(), lambda sheet: frame.panels(sheet, players))
    back = _drawn(demo.STAGE, Look(), lambda sheet: frame.panels(sheet, players[::-1]))
    assert ImageChops.difference(there, back).getbbox() is None


def test_a_name_that_no_face_can_draw_becomes_the_letter() -> None:
    sheet = _sheet(demo.STAGE, Look(names=("🎲", "Anna")))
    assert [sheet.name(seat) for seat in range(3)] == ["A", "Anna", "C"]


def test_the_banner_takes_the_last_moves_place_and_leaves_the_board_alone() -> None:
    look = Look(names=("Anna",), said="Anna passt.")
    line = Headline("Ur", result="Anna gewinnt.", winners=(0,))
    over = _drawn(demo.STAGE, look, lambda sheet: frame.headline(sheet, line))
    assert _share(over.crop((0, 66, 1600, 124)), NORMAL.gold) > 0.5
    changed = _changed(demo.STAGE, look, lambda sheet: frame.headline(sheet, line))
    assert changed is not None
    assert changed[3] <= demo.STAGE.board[1]


def test_what_else_belongs_to_a_seat_gets_the_room_that_is_left() -> None:
    rooms: list[tuple[float, float]] = []
    player = Panel(0, 3, (Count("cards", 3),), extra=lambda sheet, w, h: rooms.append((w, h)))
    _drawn(demo.STAGE, Look(), lambda sheet: frame.panels(sheet, [player, Panel(1)]))
    ((w, h),) = rooms
    assert w > 250
    assert h > 200


def test_a_region_has_no_frame() -> None:
    look = Look(region="west", said="Anna passt.")
    assert _changed(demo.STAGE, look, lambda sheet: frame.headline(sheet, Headline("Ur", "Runde 1", (0,)))) is None


def test_a_finished_game_is_drawn_in_both_palettes() -> None:
    for palette in ("normal", "contrast"):
        look = msgspec.structs.replace(demo.LOOK, palette=palette)
        png = demo.draw(demo.View(seats=7, winner=0), look, demo.BOTTOM)
        assert Image.open(io.BytesIO(png)).size == (1600, 1160)


def _panel(player: Panel) -> Image.Image:
    x0, y0, x1, y1 = (round(v) for v in frame._slot(demo.STAGE, 0, 3))
    drawn = _drawn(demo.STAGE, Look(), lambda sheet: frame.panels(sheet, [player, Panel(1), Panel(2)]))
    return drawn.crop((x0, y0, x1, y1))


def _share(picture: Image.Image, colour: Colour) -> float:
    """How much of a picture has this very colour."""
    counted = {found: count for count, found in picture.getcolors(1 << 21) or []}
    return counted.get(rgb(colour), 0) / (picture.width * picture.height)


def _sheet(stage: Stage, look: Look) -> Sheet:
    return stage.sheet(look)


def _drawn(stage: Stage, look: Look, pieces: Pieces) -> Image.Image:
    sheet = _sheet(stage, look)
    pieces(sheet)
    return sheet.image


def _changed(stage: Stage, look: Look, pieces: Pieces) -> Box | None:
    """The box outside of which nothing was drawn."""
    base = stage.layer(look).image
    return ImageChops.difference(base, _drawn(stage, look, pieces)).getbbox()
