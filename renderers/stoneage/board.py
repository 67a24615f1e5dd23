"""The empty board: landscape, village, track. Drawn once."""

import math
from collections.abc import Callable

from renderers import material, paths
from renderers.look import Box, Point
from renderers.palette import Colour, Palette, mix
from renderers.pen import Pen
from renderers.stoneage.geometry import (
    ACROSS,
    BOARD,
    BOXES,
    CARD_BOXES,
    DOWN,
    FIELDS,
    HARVEST,
    RIM,
    RING,
    TILE_BOXES,
    rings,
    track,
)
from rules.stoneage.printed import BUILDING_PLACES, EYES, PLACES, place_name
from rules.text import say

MEADOW = "#cdd3a0"
GROUND: dict[str, Colour] = {
    "forest": "#a9c088",
    "clay-pit": "#dcae86",
    "quarry": "#c3c5bf",
    "river": "#bcd3cf",
    "hunt": "#c0c98c",
    "tool-maker": "#e2cd9c",
    "hut": "#e2cd9c",
    "field": "#e8d48f",
}
TRACK = "#cbb088"
FINE = 1.6
SOFT = 36.0


def base(pen: Pen) -> None:
    """Everything that no move changes; `pen.variant` is the number of players."""
    material.paper(pen, meadow(pen.ink), 1.6)
    _tufts(pen)
    for place, draw in SCENES.items():
        _ground(pen, place)
        draw(pen, BOXES[place])
        _name(pen, place)
    _agriculture(pen)
    _stalls(pen)
    for place in PLACES:
        if place not in BUILDING_PLACES or int(place[-1]) <= int(pen.variant):
            for x, y in rings(place):
                _ring(pen, x, y)
    _score_track(pen)


def meadow(ink: Palette) -> Colour:
    """The ground between the places."""
    return MEADOW if ink.name == "normal" else mix(MEADOW, ink.card, 0.7)


def _tufts(pen: Pen) -> None:
    """Grass here and there, at places that look thrown and are fixed."""
    tone = mix(MEADOW, pen.ink.ink, 0.22)
    for i in range(150):
        x, y = 60 + (i * 377) % 1480, 60 + (i * 211) % 744
        pen.line([(x - 5, y - 7), (x - 2, y)], tone, FINE)
        pen.line([(x + 1, y - 10), (x, y)], tone, FINE)
        pen.line([(x + 6, y - 6), (x + 2, y)], tone, FINE)


def _ground(pen: Pen, place: str) -> None:
    """A patch of land with a soft, hand-drawn rim."""
    x0, y0, x1, y1 = BOXES[place]
    centres = ((x1 - SOFT, y0 + SOFT), (x1 - SOFT, y1 - SOFT), (x0 + SOFT, y1 - SOFT), (x0 + SOFT, y0 + SOFT))
    turns = [math.radians(angle) for angle in range(-90, 270, 10)]
    rim = [
        (centres[i // 9][0] + SOFT * math.cos(a), centres[i // 9][1] + SOFT * math.sin(a)) for i, a in enumerate(turns)
    ]
    patch = paths.wobble(rim, 2.5)
    pen.shadow(patch, 4, 0.2)
    pen.polygon(patch, GROUND[place], mix(GROUND[place], pen.ink.ink, 0.55), 2.2)
    for i in range(46):
        x, y = x0 + 14 + (i * 67) % (x1 - x0 - 30), y0 + 56 + (i * 43) % (y1 - y0 - 72)
        pen.line([(x, y), (x + 5 + i % 4, y - 1)], mix(GROUND[place], pen.ink.ink, 0.12), FINE)


def _forest(pen: Pen, box: Box) -> None:
    for x, y, size, kind in (
        (322, 66, 60, "oak"),
        (286, 104, 76, "tree"),
        (336, 112, 82, "tree"),
        (300, 164, 84, "oak"),
        (340, 174, 64, "tree"),
    ):
        pen.icon(f"stoneage/{kind}", box[0] + x, box[1] + y, size)


def _clay_pit(pen: Pen, box: Box) -> None:
    """A pit in three steps."""
    _shapes(pen, box, CLAY)


def _quarry(pen: Pen, box: Box) -> None:
    _shapes(pen, box, ROCKS)


def _river(pen: Pen, box: Box) -> None:
    _shapes(pen, box, {RIVER: pen.ink.sea})
    for x, y in ((328, 46), (314, 84), (300, 124), (308, 172)):
        pen.path(WAVE, None, pen.ink.white, 2.4, (box[0] + x, box[1] + y))


def _shapes(pen: Pen, box: Box, shapes: dict[str, Colour]) -> None:
    for outline, tone in shapes.items():
        pen.path(outline, tone, mix(tone, pen.ink.ink, 0.55), 2, (box[0], box[1]))


CLAY = {
    "M256 194 C258 122 282 74 306 74 C332 74 350 122 354 194 Z": "#c98f66",
    "M270 194 C272 142 288 110 307 110 C326 110 338 142 342 194 Z": "#b97a52",
    "M284 194 C286 164 296 146 308 146 C320 146 328 164 330 194 Z": "#a56845",
}
ROCKS = {
    "M254 198 L262 132 L284 104 L310 126 L320 198 Z": "#a3a8a8",
    "M296 198 L304 102 L326 72 L346 114 L354 198 Z": "#8d9396",
    "M262 202 L272 168 L298 156 L322 172 L332 202 Z": "#b8bcba",
}
RIVER = "M286 2 C322 42 262 84 270 120 C280 156 262 184 272 214 H336 C330 186 352 158 330 120 C314 88 368 48 338 2 Z"
WAVE = "M-16 0 Q-10 -8 -2 -3 Q6 2 14 -6"


def _hunt(pen: Pen, box: Box) -> None:
    pen.icon("stoneage/oak", box[2] - 42, box[1] + 42, 66)
    pen.icon("stoneage/hunt", box[2] - 104, box[1] + 44, 66)
    pen.icon("stoneage/tree", box[2] - 168, box[1] + 40, 58)


def _tool_maker(pen: Pen, box: Box) -> None:
    pen.icon("stoneage/tool", box[0] + 74, box[1] + 126, 112)


def _hut(pen: Pen, box: Box) -> None:
    pen.icon("stoneage/hut", box[0] + 58, box[1] + 96, 86)


def _field(pen: Pen, box: Box) -> None:
    x0, y0 = box[0], box[1]
    for row in range(2):
        for i in range(9):
            pen.icon("stoneage/field", x0 + 134 + 36 * i + 18 * row, y0 + 54 + 32 * row, 48)


SCENES: dict[str, Callable[[Pen, Box], None]] = {
    "forest": _forest,
    "clay-pit": _clay_pit,
    "quarry": _quarry,
    "river": _river,
    "hunt": _hunt,
    "tool-maker": _tool_maker,
    "hut": _hut,
    "field": _field,
}


def _name(pen: Pen, place: str) -> None:
    """The place's name, and how many eyes bring one of what."""
    x0, y0, x1, _ = BOXES[place]
    name = say(place_name(place), pen.lang, ())
    box = pen.text(
        x0 + 20,
        y0 + 38,
        name,
        36,
        "place",
        anchor="ls",
        halo=GROUND[place],
        room=x1 - x0 - (130 if PLACES[place].yields else 34),
        least=22,
    )
    kind = PLACES[place].yields
    if kind:
        _tariff(pen, kind, (box[2] + 18, y0 + 27))


def _tariff(pen: Pen, kind: str, at: Point) -> None:
    """'3 eyes: 1 wood'."""
    x, y = at
    pen.rect((x, y - 21, x + 92, y + 21), pen.ink.card, pen.ink.ink, 2, radius=20)
    pen.text(x + 24, y + 1, str(EYES[kind]), 30, "number")
    pen.icon(f"stoneage/{kind}", x + 62, y, 38)


def _agriculture(pen: Pen) -> None:
    for step, (x, y) in enumerate(HARVEST):
        pen.rect((x - 22, y - 24, x + 22, y + 24), pen.ink.card, pen.ink.ink, 2, radius=8)
        pen.text(x, y + 1, str(step), 26, "number", pen.ink.faint)


def _stalls(pen: Pen) -> None:
    """The places for cards with their prices, and for buildings."""
    for number, (x0, y0, x1, y1) in enumerate(CARD_BOXES.values(), 1):
        pen.rect((x0 - 4, y0 - 4, x1 + 4, y1 + 4), mix(MEADOW, pen.ink.ink, 0.14), mix(MEADOW, pen.ink.ink, 0.5), 2, 12)
        for i in range(number):
            pen.icon("stoneage/any", x0 + 16 + 27 * i, y0 - 30, 32)
    for place, (x0, y0, x1, y1) in TILE_BOXES.items():
        if int(place[-1]) <= int(pen.variant):
            pen.rect(
                (x0 - 4, y0 - 4, x1 + 4, y1 + 4), mix(MEADOW, pen.ink.ink, 0.14), mix(MEADOW, pen.ink.ink, 0.5), 2, 8
            )


def _ring(pen: Pen, x: float, y: float) -> None:
    pen.circle(x, y, RING, mix(pen.ink.card, MEADOW, 0.25), pen.ink.ink, 2.4)
    pen.circle(x, y, RING - 5, None, mix(pen.ink.faint, pen.ink.card, 0.4), 1.4)


def _score_track(pen: Pen) -> None:
    w, h = BOARD[2], BOARD[3]
    for field in range(FIELDS):
        x, y = track(field)
        upright = ACROSS <= field < ACROSS + DOWN or field >= 2 * ACROSS + DOWN
        dx, dy = (RIM / 2, (h - 2 * RIM) / DOWN / 2) if upright else (w / ACROSS / 2, RIM / 2)
        tone = mix(TRACK, pen.ink.card, 0.55 if field % 2 else 0.3) if field % 10 else mix(TRACK, pen.ink.ink, 0.12)
        pen.rect((x - dx, y - dy, x + dx, y + dy), tone, mix(TRACK, pen.ink.ink, 0.45), 1.2)
        large = field % 5 == 0
        pen.text(x, y + 1, str(field), 22 if large else 17, "number", pen.ink.ink if large else pen.ink.faint)
    pen.rect((RIM, RIM, w - RIM, h - RIM), None, pen.ink.ink, 3)
