"""What is the same in all games: the headline strip, a panel per seat, the banner of the result.

Games hand in sentences that are already in the reader's language; the frame itself has no words."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from renderers import fonts, material
from renderers.look import Box
from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet

if TYPE_CHECKING:
    from renderers.canvas import Stage

EDGE = 22
TITLE, PHASE, SAID, UP = 50, 36, 34, 36
NAME, LEAST_NAME, SCORE, COUNT = 30, 20, 44, 28
ICON = 34


class Headline(Struct, frozen=True):
    """Which game, where in its course, who is up. The last move's sentence comes from the look."""

    title: str
    phase: str = ""
    """Round and phase: 'Round 3 · Harvest'."""
    up: tuple[int, ...] = ()
    """The seats that are waited for."""
    result: str = ""
    """Once the game is over: a sentence, shown as a banner in place of the last move."""
    winners: tuple[int, ...] = ()


class Count(Struct, frozen=True):
    """A public number in a panel, after its icon. Text may stand for the number ('3/5')."""

    icon: str
    number: int | str
    body: str | None = None
    """The icon's colour, if not its own."""


class Panel(Struct, frozen=True):
    """What everybody may know of one seat."""

    seat: int
    score: int | str | None = None
    """None: not public in this game."""
    counts: tuple[Count, ...] = ()
    active: bool = False
    computer: bool = False
    """A computer plays this seat."""
    note: str = ""
    """A short remark under the name: nation, government, 'passed'."""
    extra: Callable[[Sheet, float, float], None] | None = None
    """Draws what else belongs to the seat: gets a sheet whose zero is the free space's corner, its width and height."""


def headline(sheet: Sheet, line: Headline) -> None:
    """Title, phase and who is up in the first row; the last move, or the result, in the second."""
    if not sheet.whole:
        return
    top = sheet.shift(-sheet.stage.board[0], -sheet.stage.board[1])
    w = sheet.stage.size[0]
    right = _up(top, line.up, w - EDGE, w * 0.36) if not line.result else w - EDGE
    title_end = EDGE + top.text(EDGE, 54, line.title, TITLE, "title", anchor="ls", room=w * 0.34, least=36)
    top.text(title_end + 24, 54, line.phase, PHASE, "place", sheet.ink.faint, "ls", room=right - title_end - 48, least=34)
    if line.result:
        _banner(top, line, w)
    elif sheet.look.said:
        top.icon("arrow", EDGE + 15, 98, 30)
        top.text(EDGE + 44, 98, sheet.look.said, SAID, "text", anchor="lm", room=w - 2 * EDGE - 44, least=34)


def panels(sheet: Sheet, players: Sequence[Panel]) -> None:
    """The seats' panels in seat order, filling the column at the right or the row at the bottom."""
    if not sheet.whole or sheet.stage.panels == "none":
        return
    top = sheet.shift(-sheet.stage.board[0], -sheet.stage.board[1])
    for i, player in enumerate(sorted(players, key=lambda each: each.seat)):
        x0, y0, x1, y1 = _slot(sheet.stage, i, len(players))
        _panel(top.shift(x0, y0), player, x1 - x0, y1 - y0)


def ground(pen: Pen, stage: "Stage") -> None:
    """The frame's part of the base layer: paper under headline and panels, ruled off from the board with ink."""
    w, h = stage.size
    x0, y0, x1, y1 = stage.board
    for box in ((0, 0, w, y0), (x1, y0, w, y1), (0, y1, w, h)):
        if box[2] > box[0] and box[3] > box[1]:
            _paper(pen, box)
    if stage.headline:
        pen.line([(0, y0 - 2), (w, y0 - 2)], pen.ink.ink, 4)
        pen.line([(0, y0 - 8), (w, y0 - 8)], pen.ink.ink, 1.5)
    if stage.panels == "right":
        pen.line([(x1 + 2, y0), (x1 + 2, h)], pen.ink.ink, 4)
    if stage.panels == "bottom":
        pen.line([(0, y1 + 2), (w, y1 + 2)], pen.ink.ink, 4)


def _paper(pen: Pen, box: Box) -> None:
    spare = pen.spare()
    material.paper(spare, mix(pen.ink.paper, pen.ink.shade, 0.35))
    crop = tuple(round(v * pen.scale) for v in box)
    pen.image.paste(spare.image.crop(crop), crop[:2])  # type: ignore[arg-type]


def _up(top: Sheet, seats: Sequence[int], right: float, room: float) -> float:
    """Who is up, as coloured name plates from the right; the x where they begin."""
    if not seats:
        return right
    share = room / len(seats) - 10
    for seat in reversed(seats):
        name, size = fonts.fit(top.name(seat), "bold", UP * 4, max(share - 74, 0) * 4, LEAST_NAME * 4)
        w = fonts.width(name, "bold", size) / 4 + (74 if name else 56)
        right -= w
        _plate(top, seat, name, size / 4, right, w)
        right -= 10
    return right


def _plate(top: Sheet, seat: int, name: str, size: float, x: float, w: float) -> None:
    who = top.seat(seat)

    def painter(pen: Pen) -> None:
        pen.rect((1, 1, w - 1, 53), who.fill, pen.ink.ink, 3, radius=26)
        pen.icon(who.sign, 29, 27, 38, pen.ink.card)
        pen.text(54, 28, name, size, "bold", who.text, "lm")

    top.paint(("plate", seat, name, size), (w, 54), painter, x, 10, "lt", shadow=3)


def _banner(top: Sheet, line: Headline, w: float) -> None:
    def painter(pen: Pen) -> None:
        pen.polygon([(0, 2), (w - 2 * EDGE, 2), (w - 2 * EDGE - 16, 25), (w - 2 * EDGE, 48), (0, 48), (16, 25)], pen.ink.gold, pen.ink.ink, 3)  # fmt: skip

    top.paint(("banner", w), (w - 2 * EDGE, 50), painter, EDGE, 70, "lt", shadow=3)
    top.icon("crown", EDGE + 52, 94, 38, top.ink.card)
    x = EDGE + 84.0
    for seat in line.winners:
        top.badge(seat, x + 20, 95, 40)
        x += 48
    top.text(x + 6, 95, line.result, SAID + 2, "title", anchor="lm", room=w - EDGE - 40 - x, least=34)


def _slot(stage: "Stage", i: int, n: int) -> Box:
    x0, y0, x1, y1 = stage.board
    w, h = stage.size
    gap = 8
    if stage.panels == "right":
        step = (h - y0 - gap) / n
        return x1 + 4 + gap, y0 + gap + i * step, w - gap, y0 + (i + 1) * step
    step = (w - gap) / n
    return gap + i * step, y1 + 4 + gap, (i + 1) * step, h - gap


def _panel(at: Sheet, player: Panel, w: float, h: float) -> None:
    who = at.seat(player.seat)

    def ground_(pen: Pen) -> None:
        fill = pen.ink.card if player.active else mix(pen.ink.card, pen.ink.shade, 0.45)
        line = who.fill if player.active else pen.ink.faint
        pen.rect((2, 2, w - 2, h - 2), fill, pen.ink.ink if player.active else line, 2, radius=12)
        pen.rect((2, 2, 16, h - 2), who.fill, None, radius=0) if not player.active else None
        if player.active:
            pen.rect((5, 5, w - 5, h - 5), None, who.fill, 6, radius=9)

    at.paint(("panel", player.seat, player.active), (w, h), ground_, 0, 0, "lt", shadow=4 if player.active else 2)
    badge = min(64.0, h * 0.5)
    left = 22.0
    at.badge(player.seat, left + badge / 2, 14 + badge / 2, badge)
    right = w - 18.0
    if player.score is not None:
        right -= at.text(right, 14 + badge / 2, str(player.score), SCORE, "number", anchor="rm") + 8
    if player.computer:
        at.icon("computer", right, 14 + badge / 2, ICON, anchor="rm")
        right -= ICON + 8
    x = left + badge + 12
    middle = 14 + badge / 2
    at.text(x, middle - (13 if player.note else 0), at.name(player.seat), NAME, "bold", anchor="lm", room=right - x, least=LEAST_NAME)  # fmt: skip
    if player.note:
        at.text(x, middle + 17, player.note, 23, "italic", at.ink.faint, "lm", room=right - x, least=20)
    below = _counts(at, player.counts, left, 14 + badge + 10, w - 14)
    if player.extra and h - below > 12:
        player.extra(at.shift(left, below), w - 14 - left, h - below - 12)


def _counts(at: Sheet, counts: Sequence[Count], left: float, y: float, right: float) -> float:
    """Icon and number pairs in even columns, as many rows as needed; where they end."""
    if not counts:
        return y
    longest = max(fonts.width(str(each.number), "number", COUNT * 2) / 2 for each in counts)
    cell = ICON + 5 + longest + 14
    columns = max(1, int((right - left) // cell))
    for i, each in enumerate(counts):
        x, row = left + (i % columns) * cell, y + (i // columns) * (ICON + 6) + ICON / 2
        at.icon(each.icon, x, row, ICON, each.body, "lm")
        at.text(x + ICON + 5, row + 1, str(each.number), COUNT, "number", anchor="lm")
    return y + -(-len(counts) // columns) * (ICON + 6)
