"""The picture of the standing over time: for any number of seats and any course, and the same bytes again."""

import io
import math
from itertools import pairwise
from typing import cast

import pytest
from PIL import Image

from renderers import Look, canvas, standing
from renderers.palette import PALETTES, RGB, rgb
from renderers.standing import BESIDE, FLAG, GAP, PLOT, Chart

NAMES = ("Ada", "Börge", "Cleo", "Dan", "Eva", "Fritz", "Konstantinopolitanische Dudelsackpfeiferin")


def chart(seats: int, stops: int = 40, high: float = 30.0) -> Chart:
    values = tuple(
        tuple(high * place * (seat + 1) / (stops * seats) for place in range(stops)) for seat in range(seats)
    )
    return Chart("Standing over time", "Moves", tuple(range(stops)), values, ((stops // 2, 0), (stops - 1, seats - 1)))


def drawn(shown: Chart, palette: str = "normal") -> Image.Image:
    return Image.open(io.BytesIO(standing.draw(shown, Look(names=NAMES, palette=palette)))).convert("RGB")


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("seats", [2, 7])
def test_every_seats_line_is_there_in_its_colour(seats: int, palette: str) -> None:
    colours = [colour for number, colour in drawn(chart(seats), palette).getcolors(1 << 16) or () if number > 1000]
    for seat in PALETTES[palette].seats[:seats]:
        assert any(math.dist(rgb(seat.fill), cast(RGB, colour)) < 12 for colour in colours)


def test_the_same_chart_gives_the_same_bytes_that_a_phone_loads_at_once() -> None:
    one = standing.draw(chart(7), Look(names=NAMES))
    assert one == standing.draw(chart(7), Look(names=NAMES))
    assert len(one) < canvas.LARGEST


@pytest.mark.parametrize("shown", [chart(2, 1), chart(3, 2, 0.0), Chart("", "", (0, 1), ((-5, -9), (0, -1)))])
def test_matches_that_hardly_began_are_drawn_too(shown: Chart) -> None:
    assert drawn(shown).size == standing.SIZE


@pytest.mark.parametrize("heights", [[500.0] * 7, [PLOT[1]] * 7, [PLOT[3]] * 7, [200.0, 210.0, 880.0]])
def test_names_at_the_ends_keep_apart_and_inside(heights: list[float]) -> None:
    places = sorted(standing._apart(dict(enumerate(heights)), GAP, PLOT[1], PLOT[3]).values())
    assert all(below - above >= GAP - 1e-6 for above, below in pairwise(places))
    assert PLOT[1] <= places[0]
    assert places[-1] <= PLOT[3]


@pytest.mark.parametrize("turns", [((37, 0), (38, 1), (39, 1)), ((0, 1), (0, 0), (1, 1)), ((20, 0), (21, 1))])
def test_turning_points_side_by_side_can_all_be_read(turns: tuple[tuple[int, int], ...]) -> None:
    shown = chart(2)
    picture = drawn(Chart(shown.title, shown.axis, shown.stops, shown.values, turns))
    row = [picture.getpixel((x, round(PLOT[1] - FLAG))) for x in range(standing.SIZE[0])]
    gold = [math.dist(rgb(PALETTES["normal"].gold), cast(RGB, colour)) < 12 for colour in row]
    discs = sum(later and not one for one, later in pairwise(gold))
    assert discs >= 2 * len(turns), "each is cut in two by its number, and apart from the next"


@pytest.mark.parametrize(("high", "step"), [(0.0, 1), (3.0, 1), (34.0, 10), (242.0, 100), (3032.0, 1000)])
def test_heights_are_told_in_round_numbers(high: float, step: float) -> None:
    assert standing._Scale(Chart("", "", (0, 1), ((0.0, high),))).step == step


def test_lines_of_equals_run_beside_each_other() -> None:
    scale = standing._Scale(Chart("", "", (0, 5), ((0.0, 7.0), (0.0, 3.0), (0.0, 7.0))))
    heights = [[y for _, y in scale.line(seat)] for seat in range(3)]
    assert len({begin for begin, _ in heights}) == 3
    assert heights[2][1] - heights[0][1] == BESIDE
    assert heights[1][1] == scale.y(3)
