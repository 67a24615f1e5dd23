"""Pictures of panels: cut to what can be picked, large enough for a phone, with marks of one size."""

import io

import msgspec
import pytest
from PIL import Image

import renderers
from renderers import Look, Spot, crop
from renderers.canvas import Stage
from renderers.layers import Layers
from renderers.look import Box
from renderers.palette import PALETTES
from renderers.sheet import MARK, Sheet
from rules import GAMES, kernel
from rules.kernel import Tape
from tests.lengths import length

BOARD = (1600.0, 1000.0)
PHONE = 360


@pytest.mark.parametrize(
    "box", [(800, 500, 810, 510), (0, 0, 40, 40), (1500, 900, 1600, 1000), (300, 200, 700, 800), (0, 0, 1600, 1000)]
)
def test_a_window_shows_the_box_within_the_board(box: Box) -> None:
    left, top, right, bottom = crop.window(box, BOARD)
    assert 0 <= left <= box[0] < box[2] <= right <= BOARD[0]
    assert 0 <= top <= box[1] < box[3] <= bottom <= BOARD[1]
    assert right - left >= 360
    assert crop.TALLEST - 0.01 <= (right - left) / (bottom - top) <= BOARD[0] / BOARD[1]


def test_windows_have_few_widths_so_that_pieces_are_painted_in_few_sizes() -> None:
    widths = {window[2] - window[0] for side in range(10, 800, 7) if (window := crop.window((0, 0, side, side), BOARD))}
    assert widths <= set(crop.WIDTHS)


def test_around_takes_in_the_rings() -> None:
    assert crop.around([Spot(100, 50, 10), Spot(30, 80, 20)]) == (10, 40, 110, 100)
    assert crop.around([]) is None


@pytest.mark.parametrize("side", [10, 300, 900])
def test_marks_are_of_one_size_in_pixels(side: float) -> None:
    stage = Stage("crop-test", lambda pen: None)
    sheet = stage.on(Layers(Image.new("RGB", (1, 1))), Look(box=(0, 0, side, side / 2)))
    assert sheet.mark(5) * sheet.scale == pytest.approx(MARK)
    assert MARK * PHONE / crop.PIXELS >= 9
    plain = Sheet(sheet.layers, 1, Look(), PALETTES["normal"], (0, 0), stage)
    assert plain.mark(5) == 5


@pytest.mark.parametrize("game", list(GAMES))
def test_every_board_can_be_cut(game: str) -> None:
    """Of one width, and without the frame: what is said there changes nothing."""
    rules, renderer, chance = GAMES[game], renderers.of(game), Tape(b"crop")
    p = kernel.setup(rules, rules.seats[0], {}, Tape(b"crop", 0)).position
    tried = 0
    for n in range(1, length(60, 600)):
        if not p.stack or tried >= length(2, 40):
            break
        seat = kernel.waiting(p)[0]
        path = kernel.sample(p, seat, chance)
        spots = [choice.spot for choice in getattr(kernel.ask(p, seat, path[:1]), "choices", ()) if choice.spot]
        box = crop.around(filter(None, map(renderer.where, spots)))
        if box is not None:
            tried += 1
            view = rules.view(p, seat)
            look = Look(spots=tuple((spot, "A") for spot in spots), box=box, areas=(("A", box),))
            picture = Image.open(io.BytesIO(renderer.draw(view, look)))
            assert picture.width == crop.PIXELS
            assert picture.height <= picture.width
            said = msgspec.structs.replace(look, said="Told in the frame.")
            assert renderer.draw(view, said) == renderer.draw(view, look)
        p = kernel.apply(rules, p, seat, path, Tape(b"crop", n)).position
    assert tried
