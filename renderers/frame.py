"""What is the same in all games: the headline strip, a panel per seat, the banner of the result.

Games hand in sentences that are already in the reader's language; the frame itself has no words."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image

from renderers import fonts, material
from renderers.look import Box
from renderers.palette import Seat, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sprites import OVER

if TYPE_CHECKING:
    from renderers.canvas import Stage

EDGE = 22
TITLE, PHASE, SAID, UP = 50, 36, 34, 36
NAME, LEAST_NAME, SCORE = 30, 20, 44
TELLING = 62
"""How wide a cut name must be to still tell whose it is."""
SMALLER = 0.8
"""How much smaller a sentence is written when it needs two lines."""
ICON, LEAST_ICON = 36, 20
LEFT = 24.0
NARROW = 300


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
    place: int = 0
    """Once the game is over: which place the seat has taken."""
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
    top.text(
        title_end + 24, 54, line.phase, PHASE, "place", sheet.ink.faint, "ls", room=right - title_end - 48, least=34
    )
    if line.result:
        _banner(top, line, w)
    elif sheet.look.said:
        top.icon("arrow", EDGE + 15, 95, 30, sheet.ink.gold)
        _sentence(top, EDGE + 44, 94, _with_names(top, sheet.look.said), w - EDGE, SAID, "text")


def panels(sheet: Sheet, players: Sequence[Panel]) -> None:
    """The seats' panels in seat order, filling the column at the right or the row at the bottom."""
    if not sheet.whole or sheet.stage.panels == "none":
        return
    top = sheet.shift(-sheet.stage.board[0], -sheet.stage.board[1])
    for i, player in enumerate(sorted(players, key=lambda each: each.seat)):
        x0, y0, x1, y1 = _slot(sheet.stage, i, len(players))
        _panel(top.shift(x0, y0), player, x1 - x0, y1 - y0)


def _with_names(top: Sheet, sentence: str) -> str:
    """Names that no face can draw are called by their letters, as in the panels."""
    for seat, name in enumerate(top.look.names[: len(top.ink.seats)]):
        if name and not fonts.clean(name, "bold"):
            sentence = sentence.replace(name, top.name(seat))
    return sentence


def _sentence(top: Sheet, x: float, y: float, sentence: str, right: float, size: float, role: fonts.Role) -> None:
    """In one line where it fits, else smaller in two; only what is longer still is cut."""
    room, words = right - x, fonts.clean(sentence, role)
    rows, written = fonts.shrunk(words, role, size, room, 1, size * SMALLER)
    if rows != [words]:
        rows, written = fonts.shrunk(words, role, size * SMALLER, room, 2, size * SMALLER)
    for i, row in enumerate(rows):
        middle = y + (i - (len(rows) - 1) / 2) * written * 0.98
        top.text(x, middle, row, written, role, anchor="lm", room=room + 4, least=written * 0.96)


def ground(pen: Pen, stage: "Stage") -> None:
    """The frame's part of the base layer: paper under headline and panels, ruled off from the board with ink."""
    w, h = stage.size
    _, y0, x1, y1 = stage.board
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
    left, top, right, bottom = (round(v * pen.scale) for v in box)
    piece = Pen(Image.new("RGB", (right - left, bottom - top)), pen.scale, pen.ink, origin=(-box[0], -box[1]))
    material.paper(piece, mix(pen.ink.paper, pen.ink.shade, 0.35))
    pen.image.paste(piece.image, (left, top))


def _up(top: Sheet, seats: Sequence[int], right: float, room: float) -> float:
    """Who is up, as coloured name plates from the right; the x where they begin."""
    if not seats:
        return right
    names = _names_up(top, seats, room / len(seats) - 10)
    for seat in reversed(seats):
        name, size = names[seat]
        w = fonts.width(name, "bold", size) / OVER + (74 if name else 56)
        right -= w
        _plate(top, seat, name, size / OVER, right, w)
        right -= 10
    return right


def _written(score: int | str) -> str:
    """With a true minus sign."""
    return str(score).replace("-", "−")


def _names_up(top: Sheet, seats: Sequence[int], share: float) -> dict[int, tuple[str, float]]:
    """Their names as they fit; where one would be too short to tell whose it is, the signs alone."""
    fitted = {
        seat: fonts.fit(top.name(seat), "bold", UP * OVER, max(share - 74, 0) * OVER, LEAST_NAME * OVER)
        for seat in seats
    }
    if any(_tells_nothing(top.name(seat), *written) for seat, written in fitted.items()):
        return dict.fromkeys(seats, ("", UP * OVER))
    return fitted


def _tells_nothing(name: str, written: str, size: float) -> bool:
    return written != name and fonts.width(written, "bold", size) < TELLING * OVER


def _plate(top: Sheet, seat: int, name: str, size: float, x: float, w: float) -> None:
    who = top.seat(seat)

    def painter(pen: Pen) -> None:
        pen.rect((1, 1, w - 1, 53), who.fill, pen.ink.ink, 3, radius=26)
        pen.icon(who.sign, 29, 27, 38, pen.ink.card)
        pen.text(54, 28, name, size, "bold", who.text, "lm")

    top.paint(("plate", seat, name, size), (w, 54), painter, x, 10, "lt", shadow=3)


def _banner(top: Sheet, line: Headline, w: float) -> None:
    end = w - 2 * EDGE
    ribbon = [(0, 2), (end, 2), (end - 16, 25), (end, 48), (0, 48), (16, 25)]
    top.paint(
        ("banner", w), (end, 50), lambda pen: pen.polygon(ribbon, pen.ink.gold, pen.ink.ink, 3), EDGE, 70, "lt", 3
    )
    top.icon("crown", EDGE + 52, 94, 38, top.ink.card)
    x = EDGE + 84.0
    for seat in line.winners:
        top.badge(seat, x + 20, 95, 40)
        x += 48
    _sentence(top, x + 6, 95, _with_names(top, line.result), w - EDGE - 34, SAID, "title")


def _slot(stage: "Stage", i: int, n: int) -> Box:
    _, y0, x1, y1 = stage.board
    w, h = stage.size
    gap = 8
    if stage.panels == "right":
        step = (h - y0 - gap) / n
        return x1 + 4 + gap, y0 + gap + i * step, w - gap, y0 + (i + 1) * step
    step = (w - gap) / n
    return gap + i * step, y1 + 4 + gap, (i + 1) * step, h - gap


def _panel(at: Sheet, player: Panel, w: float, h: float) -> None:
    narrow = w < NARROW
    who, shadow = at.seat(player.seat), 4 if player.active else 2
    key = ("panel", player.seat, player.active)
    at.paint(key, (w, h), lambda pen: _card(pen, who, player.active, w, h), 0, 0, "lt", shadow)
    badge = min(52.0 if narrow else 64.0, h * 0.44)
    middle = 13 + badge / 2
    at.badge(player.seat, LEFT + badge / 2, middle, badge)
    if player.place:
        _laurel(at, player.place, LEFT + badge - 4, middle + badge / 2 - 6)
    elif player.seat in at.look.computers:
        at.icon("computer", LEFT + badge + 6, middle + badge / 2 + 4, 30, anchor="rb")
    right = w - 16.0
    if player.score is not None and not narrow:
        right -= at.text(right, middle, _written(player.score), SCORE, "number", anchor="rm") + 8
    _name(at, player, LEFT + badge + 10, middle, right)
    counts = player.counts
    if player.score is not None and narrow:
        counts = (Count("points", _written(player.score)), *counts)
    top = 13 + badge + 8
    below = _counts(at, counts, top, w - 12, (h - top) * (0.5 if player.extra else 1) - 10)
    if player.extra and h - below > 12:
        player.extra(at.shift(LEFT, below), w - 14 - LEFT, h - below - 12)


def _laurel(at: Sheet, place: int, x: float, y: float) -> None:
    """The place taken, on gold for the winner."""
    at.disc(x, y, 17, at.ink.gold if place == 1 else at.ink.card, str(place), shadow=1)


def _card(pen: Pen, who: Seat, active: bool, w: float, h: float) -> None:
    """A panel's ground: a card with the player's colour along its left side, or all around it when lit."""
    pen.rect((1, 1, w - 1, h - 1), who.fill if active else pen.ink.faint, radius=12)
    inner = 7 if active else 2.5
    ground = pen.ink.card if active else mix(pen.ink.card, pen.ink.shade, 0.5)
    pen.rect((inner, inner, w - inner, h - inner), who.fill, radius=12 - inner)
    pen.rect((15, inner, w - inner, h - inner), ground, radius=12 - inner)
    pen.rect((15, inner, 40, h - inner), ground)
    if active:
        pen.rect((1, 1, w - 1, h - 1), None, pen.ink.ink, 2, radius=12)


def _name(at: Sheet, player: Panel, x: float, middle: float, right: float) -> None:
    y = middle - 13 if player.note else middle
    at.text(x, y, at.name(player.seat), NAME, "bold", anchor="lm", room=right - x, least=LEAST_NAME)
    if player.note:
        at.text(x, middle + 16, player.note, 23, "italic", at.ink.faint, "lm", room=right - x, least=20)


def _counts(at: Sheet, counts: Sequence[Count], y: float, right: float, height: float) -> float:
    """Icon and number pairs in even columns, as large as the height allows; where they end."""
    if not counts:
        return y
    icon, columns, cell = _grid(counts, right - LEFT, height)
    for i, each in enumerate(counts):
        x, row = LEFT + (i % columns) * cell, y + (i // columns) * (icon + 5) + icon / 2
        at.icon(each.icon, x, row, icon, each.body, "lm")
        at.text(x + icon + 5, row + 1, str(each.number), max(20, icon * 0.82), "number", anchor="lm")
    return y + -(-len(counts) // columns) * (icon + 5)


def _grid(counts: Sequence[Count], width: float, height: float) -> tuple[float, int, float]:
    """The largest icon size with which all pairs fit, how many stand in a row, and how wide each is."""
    longest = max(fonts.width(str(each.number), "number", 1) for each in counts)
    for icon in range(ICON, LEAST_ICON - 1, -1):
        cell = icon + 5 + longest * max(20, icon * 0.82) + 10
        columns = max(1, int((width + 10) // cell))
        if -(-len(counts) // columns) * (icon + 5) <= height:
            break
    return icon, columns, max(cell, min(cell * 1.35, (width + 10) / columns))
