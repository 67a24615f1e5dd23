"""What is written on the board: names of areas, seas and cities, limits in circles, sites in squares."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from PIL import Image

from renderers import fonts, labels
from renderers.civilization.geometry import Area, Printed, chart
from renderers.labels import Label, Placed
from renderers.look import Box, Point
from renderers.palette import Colour, mix
from renderers.pen import Pen, harden, text_image

LIMIT, SITE = 8.0, 8.5
"""How far a limit's figure and a city site reach from their middles."""
LARGEST, SMALLEST = 15.0, 9.5
SEA_LARGEST, SEA_SMALLEST = 30.0, 16.0
CITY = 12.0
SIDES = ("r", "l", "b", "t", "br", "bl", "tr", "tl")
ZOOMED = 2.5
"""Pixels per unit of a base layer, beyond which it is a region's."""
CROWDED = 0.1
"""A city's name is left out where more than this part of it would lie on something else."""


def write(pen: Pen, printed: Mapping[str, Printed], names: Mapping[str, str], cities: Mapping[str, str]) -> None:
    for area, place in chart().areas.items():
        _name(pen, names[area], place)
    for placed in city_labels(printed, names, cities) if _is_zoomed(pen) else ():
        label = placed.label
        pen.text(placed.x, placed.y, label.text, label.size, label.role, crisp=True)
    for area, place in chart().areas.items():
        _marks(pen, place, printed[area])


def limit(pen: Pen, at: Point, number: int) -> None:
    """A population limit: a quiet figure, for pieces speak louder than print."""
    pen.text(*at, str(number), 17, "number", mix(pen.ink.ink, pen.ink.land, 0.3), crisp=True)


def again(pen: Pen, area: str, land: Printed, name: str) -> None:
    """What is printed in one area, over a veil that lights it."""
    _name(pen, name, chart().areas[area])
    _marks(pen, chart().areas[area], land)


def city_labels(printed: Mapping[str, Printed], names: Mapping[str, str], cities: Mapping[str, str]) -> list[Placed]:
    """The names of cities beside their squares, where there is room; not where the area has the same name."""
    wanted = [
        Label(cities[area], *place.city, CITY, "place", SITE + 1.5, SIDES)
        for area, place in chart().areas.items()
        if place.city and printed[area].site and cities.get(area, names[area]) != names[area]
    ]
    taken = [box for area, place in chart().areas.items() for box in _boxes(place, bool(printed[area].site))]
    taken += [(x - 12, y - 14, x + 12, y + 8) for x, y in chart().volcanoes.values()]
    return _uncrowded(tuple(wanted), tuple(taken))


@cache
def _uncrowded(wanted: tuple[Label, ...], taken: tuple[Box, ...]) -> list[Placed]:
    """The labels that find room. It takes long and is the same for all palettes, regions and numbers of players."""
    w, h = chart().size
    placed = labels.place(wanted, (2, 2, w - 2, h - 2), taken)
    return [each for n, each in enumerate(placed) if not _is_crowded(each, taken, placed[:n])]


def _is_crowded(placed: Placed, taken: Sequence[Box], others: list[Placed]) -> bool:
    x0, y0, x1, y1 = placed.box
    covered = sum(labels.overlap(placed.box, box) for box in (*taken, *(other.box for other in others)))
    return covered > CROWDED * (x1 - x0) * (y1 - y0)


def _boxes(place: Area, site: bool) -> Iterator[Box]:
    """The boxes of all that is printed in an area; a turned name is a row of small ones."""
    for at, r in ((place.limit, LIMIT + 1), (place.city if site else None, SITE + 1)):
        if at:
            yield at[0] - r, at[1] - r, at[0] + r, at[1] + r
    x, y, angle, width, height = place.name
    turn = math.radians(angle)
    pieces = 1 if not angle else max(1, round(width / height * 1.5))
    for n in range(pieces):
        along = ((n + 0.5) / pieces - 0.5) * width
        half = width / pieces / 2
        cx, cy = x + along * math.cos(turn), y + along * math.sin(turn)
        yield cx - half, cy - height * 0.45, cx + half, cy + height * 0.45


def _name(pen: Pen, name: str, place: Area) -> None:
    """Land in capitals, open sea in large italics, turned as the chart says."""
    rows, size, role = _written(name, place)
    fill = pen.ink.ink if place.limit else mix(pen.ink.deep, pen.ink.ink, 0.6)
    _turned(pen, place.name[:2], place.name[2], rows, size, role, fill)


def _written(name: str, place: Area) -> tuple[list[str], float, fonts.Role]:
    """The rows of a name, their size and their face."""
    _, _, _, width, height = place.name
    if place.limit:
        return *_rows(name.upper(), width, height, "serif", LARGEST, SMALLEST), "serif"
    return *_rows(name, width, height, "place", SEA_LARGEST, SEA_SMALLEST), "place"


def letters(name: str, place: Area) -> list[list[Point]]:
    """The boxes of the rows in which a name is written, turned as they are."""
    rows, size, role = _written(name, place)
    return [_turned_box(place, row, n - (len(rows) - 1) / 2, size, role) for n, row in enumerate(rows)]


def _turned_box(place: Area, row: str, line: float, size: float, role: fonts.Role) -> list[Point]:
    x, y, turn = place.name[0], place.name[1], math.radians(place.name[2])
    half, top, bottom = fonts.width(row, role, size) / 2, (line - 0.42) * size, (line + 0.42) * size
    return [
        (x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn))
        for a, b in ((-half, top), (half, top), (half, bottom), (-half, bottom))
    ]


def _is_zoomed(pen: Pen) -> bool:
    """In the whole picture names of cities would be too small to read."""
    return pen.scale > ZOOMED


def _rows(
    name: str, width: float, height: float, role: fonts.Role, most: float, least: float
) -> tuple[list[str], float]:
    """The name in one row or in two, whichever can be written larger, and the size of its letters."""
    sized = [(_size(rows, width, height, role, most), rows) for rows in _splits(name)]
    size, rows = max(sized, key=lambda choice: (choice[0], -len(choice[1])))
    return rows, max(size, least)


def _size(rows: list[str], width: float, height: float, role: fonts.Role, most: float) -> float:
    unit = max(fonts.width(row, role, 100) for row in rows) / 100
    return min(most, width / unit, height * 1.15 / len(rows))


def _splits(name: str) -> list[list[str]]:
    """One row, and two of about the same length."""
    words = name.split(" ")
    cuts = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    return [[name]] + ([min(cuts, key=lambda cut: max(map(len, cut)))] if cuts else [])


def _turned(pen: Pen, at: Point, angle: float, rows: list[str], size: float, role: fonts.Role, fill: Colour) -> None:
    turn = math.radians(angle)
    for n, row in enumerate(rows):
        down = (n - (len(rows) - 1) / 2) * size
        ((x, y),) = pen.pixels([(at[0] - down * math.sin(turn), at[1] + down * math.cos(turn))])
        image, _ = text_image(row, size, role, fill, "mm", None, pen.scale)
        if angle:
            image = image.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
        harden(image)
        pen.stamp(image, (round(x - image.width / 2), round(y - image.height / 2)))


def _marks(pen: Pen, place: Area, land: Printed) -> None:
    """The limit and the city site."""
    if place.limit:
        limit(pen, place.limit, land.limit)
    if place.city and land.site:
        _site(pen, place.city, land.site == "black")


def _site(pen: Pen, at: Point, black: bool) -> None:
    """A black square, or a white one: exposed to flood."""
    x, y = at
    fill, rim = (pen.ink.ink, pen.ink.card) if black else (pen.ink.white, pen.ink.ink)
    for half, colour in ((SITE, pen.ink.ink), (SITE - 0.7, rim), (SITE - 2.1, fill)):
        pen.rect((x - half, y - half, x + half, y + half), colour)
