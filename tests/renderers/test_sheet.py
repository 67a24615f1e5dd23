import msgspec
import pytest
from PIL import Image, ImageChops

from renderers import Look, Spot
from renderers.canvas import Stage
from renderers.cards import Card, card
from renderers.look import Box
from renderers.palette import NORMAL
from renderers.pen import Pen
from renderers.sheet import Sheet

STAGE = Stage("plain", lambda pen: None, size=(600, 400), panels="none", headline=False)
HERE, THERE = Spot(150, 200, 40), Spot(450, 200, 40)


def sheet(**look: object) -> Sheet:
    seen = msgspec.structs.replace(Look(), **look)
    return STAGE.sheet(seen)


def drawn(on: Sheet) -> Box | None:
    return ImageChops.difference(on.image, STAGE.layer(on.look).image).getbbox()


def test_the_last_move_gets_a_white_halo_that_leaves_the_piece_alone() -> None:
    on = sheet(last=("here",))
    on.highlights({"here": HERE}.get)
    assert on.image.getpixel((150 + 45, 200)) == (255, 255, 255)
    assert on.image.crop((125, 175, 175, 225)).getcolors() == [(2500, _rgb(NORMAL.paper))]


def test_two_places_of_a_move_are_joined_by_an_arrow() -> None:
    on = sheet(last=("here", "there"), route=True)
    on.highlights({"here": HERE, "there": THERE}.get)
    assert on.image.getpixel((300, 200)) == (255, 255, 255)
    set_of_places = sheet(last=("here", "there"))
    set_of_places.highlights({"here": HERE, "there": THERE}.get)
    assert set_of_places.image.getpixel((300, 200)) == _rgb(NORMAL.paper)
    lonely = sheet(last=("here", "elsewhere"), route=True)
    lonely.highlights({"here": HERE}.get)
    assert lonely.image.getpixel((300, 200)) == _rgb(NORMAL.paper)


def test_what_can_be_picked_is_ringed_and_lettered() -> None:
    plain, lettered = sheet(spots=(("here", ""),)), sheet(spots=(("here", "a"),))
    for on in (plain, lettered):
        on.highlights({"here": HERE}.get)
        assert on.image.getpixel((150 - 46, 200)) == _rgb(NORMAL.gold)
    assert ImageChops.difference(lettered.image, plain.image).getbbox() is not None


def test_a_sprite_is_painted_once_for_all_pictures() -> None:
    calls = []

    def painter(pen: Pen) -> None:
        calls.append(pen)
        pen.rect((0, 0, 30, 20), "#ff0000")

    for _ in range(3):
        sheet().paint("a red box", (30, 20), painter, 100, 100)
    assert len(calls) == 1


@pytest.mark.parametrize(
    ("anchor", "box"), [("lt", (100, 100, 130, 120)), ("mm", (85, 90, 115, 110)), ("rb", (70, 80, 100, 100))]
)
def test_a_sprite_hangs_at_its_anchor(anchor: str, box: Box) -> None:
    on = sheet()
    on.paint("box", (30, 20), lambda pen: pen.rect((0, 0, 30, 20), "#ff0000"), 100, 100, anchor)
    assert drawn(on) == box


def test_a_shadow_falls_to_the_lower_right_and_moves_nothing() -> None:
    on = sheet()
    on.paint("box", (30, 20), lambda pen: pen.rect((0, 0, 30, 20), "#ff0000"), 100, 100, "lt", shadow=5)
    assert on.image.getpixel((100, 100)) == on.image.getpixel((129, 119)) == (255, 0, 0)
    left, top, right, bottom = drawn(on) or (0, 0, 0, 0)
    assert right - 130 > 100 - left
    assert bottom - 120 > 100 - top


def test_nothing_breaks_at_the_rim_of_the_picture() -> None:
    on = sheet()
    for x, y in ((0, 0), (600, 400), (-500, 200), (900, 900)):
        on.disc(x, y, 20, "#ff0000", "9")
        on.text(x, y, "Ur", 30)
    assert drawn(on) is not None


@pytest.mark.parametrize("text", ["", " ", "🎲"])
def test_nothing_to_write_is_nothing_drawn(text: str) -> None:
    on = sheet()
    on.text(300, 200, text, 30, halo="#ffffff", room=90)
    on.paragraph(300, 200, text, 30, 90)
    assert drawn(on) is None


def test_a_card_keeps_its_text_inside() -> None:
    on = sheet()
    face = Card(
        "Große Bewässerungsanlage am Euphrat", "#009e73", "wheel", text="Ein sehr langes Wort hier. " * 4, letter="c"
    )
    card(on, face, 100, 50, 200, 290)
    left, top, right, bottom = drawn(on) or (0, 0, 0, 0)
    assert left >= 90
    assert top >= 40
    assert right <= 312
    assert bottom <= 352


def test_light_shines_through_a_clear_colour() -> None:
    image = Image.new("RGB", (40, 40), "#ffffff")
    Pen(image, 1, NORMAL).rect((0, 0, 40, 40), "#00000080")
    assert image.getpixel((20, 20)) == pytest.approx((127, 127, 127), abs=1)


def _rgb(colour: str) -> object:
    return Image.new("RGB", (1, 1), colour).getpixel((0, 0))


def test_a_paragraph_keeps_to_its_column_and_its_number_of_lines() -> None:
    text = "Zieht zwei Karten und gebt eine davon einem Mitspieler Eurer Wahl zurück."
    on = sheet()
    height = on.paragraph(100, 50, text, 24, 200)
    left, top, right, bottom = drawn(on) or (0, 0, 0, 0)
    assert left >= 99
    assert right <= 301
    assert 50 <= top < bottom <= 50 + height
    assert sheet().paragraph(100, 50, text, 24, 200, lines=2) < height


def test_a_tinted_area_lets_the_board_shine_through() -> None:
    on = sheet()
    on.shape([(100, 100), (200, 100), (200, 200), (100, 200)], "#00000080", NORMAL.alarm, 4)
    assert on.image.getpixel((150, 150)) == pytest.approx(tuple(v // 2 for v in (0xEF, 0xE4, 0xCB)), abs=2)
    assert on.image.getpixel((100, 150)) == _rgb(NORMAL.alarm)
