import itertools
import math
from collections.abc import Sequence

import pytest

from renderers.palette import PALETTES, Colour, Palette, contrast, mix, readable, rgb

# How the three kinds of colour blindness change linear light (Machado, Oliveira and Fernandes 2009, complete).
BLIND = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
D65 = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8730))

palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)


@palettes
def test_seven_seats_differ_in_colour_sign_and_letter(palette: Palette) -> None:
    for values in zip(*((seat.fill, seat.sign, seat.letter) for seat in palette.seats), strict=True):
        assert len(set(values)) == 7


@palettes
@pytest.mark.parametrize("eyes", BLIND)
def test_seat_colours_stay_apart_for_every_kind_of_eyes(palette: Palette, eyes: str) -> None:
    for a, b in itertools.combinations(palette.seats, 2):
        assert _distance(a.fill, b.fill, eyes) > 25, (a.letter, b.letter)


@palettes
def test_ink_reads_on_every_ground(palette: Palette) -> None:
    grounds = (palette.paper, palette.card, palette.shade, palette.land, palette.coast, palette.sea, palette.gold)
    assert all(contrast(palette.ink, ground) > 7 for ground in grounds[:-1])
    assert contrast(palette.ink, palette.gold) > 4.5
    assert all(contrast(palette.faint, ground) > 4.5 for ground in (palette.paper, palette.card))
    assert all(contrast(palette.ink, seat.soft) > 7 for seat in palette.seats)


@palettes
def test_text_on_a_seats_colour_is_readable(palette: Palette) -> None:
    least = {"normal": 4.0, "contrast": 6.0}[palette.name]
    assert all(contrast(seat.text, seat.fill) >= least for seat in palette.seats)


def test_readable_picks_the_better_of_ink_and_white() -> None:
    assert readable("#000000") == "#ffffff"
    assert readable("#f0e442") != "#ffffff"


def test_mix_goes_from_one_colour_to_the_other() -> None:
    assert [mix("#000000", "#ffffff", part) for part in (0, 0.5, 1)] == ["#000000", "#808080", "#ffffff"]


def _distance(a: Colour, b: Colour, eyes: str) -> float:
    """The difference in CIE Lab, where 2 to 3 can just be seen."""
    return math.dist(_lab(a, eyes), _lab(b, eyes))


def _lab(colour: Colour, eyes: str) -> tuple[float, float, float]:
    light = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in rgb(colour))]
    seen = [min(1, max(0, value)) for value in _times(BLIND[eyes], light)]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in _times(D65, seen))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]
