"""Where everything lies on the board, in board units."""

from renderers.look import Box, Point
from rules.stoneage.printed import BUILDING_PLACES, CARD_PLACES, MOST_AGRICULTURE, PLACES, RESOURCE_PLACES

SIZE = (1600, 1292)
PANEL = 298
BOARD = (0.0, 0.0, 1600.0, 862.0)
RIM = 42.0
FIELDS = 100
ACROSS, DOWN = 36, 14
"""Fields of the score track along the long and the short sides."""

RING = 24.0
PERSON = 50.0

BOXES: dict[str, Box] = {
    **{place: (54 + 374 * i, 52, 54 + 374 * i + 366, 268) for i, place in enumerate(RESOURCE_PLACES)},
    "hunt": (54, 278, 500, 486),
    "tool-maker": (510, 278, 742, 486),
    "hut": (752, 278, 968, 486),
    "field": (978, 278, 1544, 486),
}

CARD = (172.0, 258.0)
TILE = (128.0, 196.0)
EDGE = 6.0
"""How far each building under the open one looks out."""
CARD_BOXES: dict[str, Box] = {
    place: (1376 - 188 * i, 552, 1376 - 188 * i + CARD[0], 552 + CARD[1]) for i, place in enumerate(CARD_PLACES)
}
TILE_BOXES: dict[str, Box] = {
    place: (58 + 140 * i, 552, 58 + 140 * i + TILE[0], 552 + TILE[1]) for i, place in enumerate(BUILDING_PLACES)
}
OUTLINES: dict[str, Box] = BOXES | CARD_BOXES | TILE_BOXES
"""The outline of every place, for pointing at it."""
DECK: Box = (654, 500, 754, 644)
DICE: Box = (626, 662, 782, 814)


def rings(place: str) -> list[Point]:
    """The rings of a place, in the order in which they are taken; the hunt has none."""
    x0, y0 = _corner(place)
    match PLACES[place].kind:
        case "resource":
            return [(x0 + 44 + 58 * (i % 4) + 29 * (i // 4), y0 + 104 + 64 * (i // 4)) for i in range(7)]
        case "card" | "building":
            return [(x0 + (CARD[0] if place in CARD_BOXES else TILE[0]) - RING - 4, y0 - 30)]
        case _:
            return {
                "tool-maker": [(x0 + 168, y0 + 128)],
                "hut": [(x0 + 122, y0 + 158), (x0 + 179, y0 + 158)],
                "field": [(x0 + 520, y0 + 78)],
                "hunt": [],
            }[place]


def hunters(seat: int) -> Point:
    """Where a player's hunters begin."""
    x0, y0 = _corner("hunt")
    return x0 + 36 + 214 * (seat % 2), y0 + 108 + 62 * (seat // 2)


def track(score: int) -> Point:
    """The middle of a field of the score track, which runs clockwise from the upper left corner."""
    field = score % FIELDS
    w, h = BOARD[2], BOARD[3]
    wide, high = w / ACROSS, (h - 2 * RIM) / DOWN
    if field < ACROSS:
        return (field + 0.5) * wide, RIM / 2
    if field < ACROSS + DOWN:
        return w - RIM / 2, RIM + (field - ACROSS + 0.5) * high
    if field < 2 * ACROSS + DOWN:
        return w - (field - ACROSS - DOWN + 0.5) * wide, h - RIM / 2
    return RIM / 2, h - RIM - (field - 2 * ACROSS - DOWN + 0.5) * high


def harvest(step: int) -> Point:
    """The middle of a field of the agriculture track."""
    x0, y0 = _corner("field")
    return x0 + 48 + 47 * step, y0 + 162


def _corner(place: str) -> Point:
    return OUTLINES[place][0], OUTLINES[place][1]


HARVEST = tuple(harvest(step) for step in range(MOST_AGRICULTURE + 1))
