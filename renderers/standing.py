"""How everybody stood over a whole match: one line for each seat, named where it ends, and what turned the match.

Words come in the reader's language; the picture adds names and numbers only. Lines are told apart by the players' signs
and by their places at the end, never by colour alone.
"""

import math
from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from renderers import canvas
from renderers.layers import Layers
from renderers.look import Box, Look, Point
from renderers.palette import PALETTES
from renderers.pen import Pen
from renderers.sheet import Sheet

SIZE = (1600, 1000)
OVER = 2
PLOT: Box = (150, 170, 1120, 890)
TITLE, TICK, VALUE, NAME = 54, 46, 52, 46
LINE, EDGE = 9, 15
"""How thick a line is, and with its dark rim."""
BADGE, SMALL, FLAG = 70, 44, 36
GAP = 92
"""From one name to the next."""
TICKS = 4
BESIDE = 11
"""How far lines of equals run apart, so that none hides another."""
MARKS = 3
"""So often a line shows its sign on the way."""


class Chart(Struct, frozen=True):
    """What is drawn: `stops` are numbers of moves, `values` what each seat had after them, `turns` what turned it."""

    title: str
    axis: str
    stops: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    turns: tuple[tuple[int, int], ...] = ()
    """The number of each decision and the seat that made it, in their order."""


def draw(chart: Chart, look: Look) -> bytes:
    """The PNG of a chart."""
    ink, scale = PALETTES[look.palette], _Scale(chart)
    fine = Image.new("RGB", (SIZE[0] * OVER, SIZE[1] * OVER), ink.paper)
    pen = Pen(fine, OVER, ink, look.lang)
    _ground(pen, chart, scale)
    _turns(pen, chart, scale)
    order = sorted(range(len(chart.values)), key=lambda seat: (chart.values[seat][-1], -seat))
    for seat in order:
        _curve(pen, seat, scale.line(seat))
    sheet = STAGE.on(Layers(fine.reduce(OVER)), look)
    for seat in order:
        _signs(sheet, seat, scale.line(seat), len(order))
    _flags(sheet, chart, scale)
    _names(sheet, chart, scale)
    whole = sheet.image
    return canvas.encode(whole, canvas.colours(whole, ink))


def _bare(pen: Pen) -> None:
    """Every chart has its own ground."""


STAGE = canvas.Stage("standing", _bare, size=SIZE, panels="none", headline=False)


class _Scale:
    """From moves and values to places in the picture."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        every = [value for values in chart.values for value in values]
        self.step = _round_step((max(every) - min(0.0, *every)) / TICKS)
        self.low = math.floor(min(0.0, *every) / self.step) * self.step
        self.high = max(self.low + self.step, math.ceil(max(every) / self.step) * self.step)
        self.last = max(1, chart.stops[-1])

    def x(self, move: float) -> float:
        return PLOT[0] + (PLOT[2] - PLOT[0]) * move / self.last

    def y(self, value: float) -> float:
        return PLOT[3] - (PLOT[3] - PLOT[1]) * (value - self.low) / (self.high - self.low)

    def line(self, seat: int) -> list[Point]:
        return [(self.x(move), self._height(seat, place)) for place, move in enumerate(self.chart.stops)]

    def _height(self, seat: int, place: int) -> float:
        """A seat's height at a stop; beside those who have as much."""
        value = self.chart.values[seat][place]
        equals = [other for other, values in enumerate(self.chart.values) if values[place] == value]
        return self.y(value) + BESIDE * (equals.index(seat) - (len(equals) - 1) / 2)

    def at(self, seat: int, move: int) -> float:
        """How high a seat's line runs at a move."""
        places = [place for place, stop in enumerate(self.chart.stops) if stop <= move]
        return self._height(seat, places[-1] if places else 0)

    def ticks(self) -> list[float]:
        return [self.low + self.step * number for number in range(round((self.high - self.low) / self.step) + 1)]


def _written(value: float) -> str:
    return f"{value:.0f}".replace("-", "−")


def _round_step(step: float) -> float:
    """The next number of 1, 2 or 5 with noughts behind it."""
    if step <= 1:
        return 1.0
    power = 10.0 ** math.floor(math.log10(step))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= step - 1e-9)


def _ground(pen: Pen, chart: Chart, scale: _Scale) -> None:
    left, top, right, bottom = PLOT
    pen.rect((left, top, right, bottom), pen.ink.card)
    for value in scale.ticks():
        pen.line([(left, scale.y(value)), (right, scale.y(value))], pen.ink.shade, 3)
        pen.text(left - 16, scale.y(value), _written(value), TICK, "number", pen.ink.faint, "rm")
    pen.line([(left, top), (left, bottom), (right, bottom)], pen.ink.ink, 4)
    pen.text(40, 62, chart.title, TITLE, "title", anchor="lm", room=SIZE[0] - 80, least=36)
    pen.text(left, bottom + 46, "0", TICK, "number", pen.ink.faint)
    pen.text(right, bottom + 46, str(scale.last), TICK, "number", pen.ink.faint)
    pen.text((left + right) / 2, bottom + 46, chart.axis, TICK, "text", pen.ink.faint)


def _turns(pen: Pen, chart: Chart, scale: _Scale) -> None:
    """Where the match turned: a broken line from top to bottom."""
    for move, _ in chart.turns:
        pen.line([(scale.x(move), PLOT[1]), (scale.x(move), PLOT[3])], pen.ink.faint, 4, dash=14)


def _curve(pen: Pen, seat: int, points: Sequence[Point]) -> None:
    """The line of a seat, with a rim in which pale colours are seen too."""
    way = [*points, points[-1]] if len(points) == 1 else list(points)
    pen.line(way, pen.ink.ink, EDGE)
    pen.line(way, pen.ink.seats[seat].fill, LINE)


def _signs(sheet: Sheet, seat: int, points: Sequence[Point], seats: int) -> None:
    """The seat's badge along its line; every seat at places of its own, so that they stay apart where lines meet."""
    for number in range(MARKS):
        place = round((number + (seat + 0.5) / seats) / MARKS * (len(points) - 1))
        if 0 < place < len(points) - 1:
            sheet.badge(seat, *points[place], SMALL)


def _flags(sheet: Sheet, chart: Chart, scale: _Scale) -> None:
    """Turning points: their numbers above, side by side, and a ring on the line of who decided."""
    places = {number: scale.x(move) for number, (move, _) in enumerate(chart.turns, 1)}
    y = PLOT[1] - FLAG
    for number, x in _apart(places, 2 * FLAG + 8, PLOT[0], PLOT[2]).items():
        move, seat = chart.turns[number - 1]
        sheet.shape([(x, y), (places[number], PLOT[1] + 12)], line=sheet.ink.faint, width=4, closed=False)
        sheet.disc(x, y, FLAG, sheet.ink.gold, str(number))
        sheet.disc(places[number], scale.at(seat, move), 17, sheet.ink.gold, line=sheet.ink.ink, shadow=0)


def _names(sheet: Sheet, chart: Chart, scale: _Scale) -> None:
    """At the end of each line: whose it is, and what it came to."""
    ends = {seat: scale.y(values[-1]) for seat, values in enumerate(chart.values)}
    for seat, y in _apart(ends, GAP, PLOT[1], PLOT[3]).items():
        x = PLOT[2] + 52.0
        sheet.shape([(PLOT[2] + 4, ends[seat]), (x - 6, y)], line=sheet.ink.faint, width=4, closed=False)
        sheet.badge(seat, x + BADGE / 2, y, BADGE)
        text = _written(chart.values[seat][-1])
        wide = sheet.text(x + BADGE + 14, y, text, VALUE, "number", anchor="lm")
        start = x + BADGE + 30 + wide
        sheet.text(start, y, sheet.name(seat), NAME, "bold", anchor="lm", room=SIZE[0] - 24 - start, least=34)


def _apart(wished: dict[int, float], gap: float, low: float, high: float) -> dict[int, float]:
    """The same places, moved just so far that what stands there does not touch."""
    keys = sorted(wished, key=lambda key: (wished[key], key))
    found, last = dict[int, float](), low - gap
    for key in keys:
        last = found[key] = max(wished[key], last + gap)
    beyond = high + gap
    for key in reversed(keys):
        beyond = found[key] = min(found[key], beyond - gap)
    return found
