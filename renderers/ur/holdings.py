"""What everybody has in UR: stones, the kinds of tiles that make sets, the hand tile; and what the signs mean."""

from collections import Counter
from collections.abc import Callable

from renderers.frame import Count, Panel
from renderers.palette import mix
from renderers.sheet import Sheet
from renderers.ur.tiles import CLAY, tile
from rules.kernel import msg
from rules.text import say
from rules.ur.state import POINTS
from rules.ur.view import UrView

ROW = 44.0
"""The height of the kinds in a panel."""
TEMPLE = "temple"
LINE = 58.0
TWO_LINES = 84.0
"""From this size of the hand tile on, its two actions stand one below the other."""


def panel(sheet: Sheet, view: UrView, seat: int) -> Panel:
    stones = Count("ur/stone", view.supply[seat], sheet.seat(seat).fill)
    place = view.result.places[seat] if view.result else 0
    lit = seat in view.up or place == 1
    note = say(msg("ur-board-first"), sheet.lang, ()) if seat == view.first else ""
    return Panel(seat, view.scores[seat], (stones,), active=lit, place=place, note=note, extra=_extra(view, seat))


def legend(sheet: Sheet, x: float, y: float, room: float) -> None:
    """The five actions, for whoever does not know the signs yet."""
    for number, action in enumerate(CLAY):
        top = y + number * LINE
        sheet.icon(f"ur/{action}", x + 20, top + 20, 40)
        sheet.text(x + 50, top + 2, say(msg(f"ur-{action}"), sheet.lang, ()), 22, "bold", anchor="lt", room=room - 50)
        about = say(msg(f"ur-legend-{action}"), sheet.lang, ())
        sheet.text(x + 50, top + 28, about, 19, "text", sheet.ink.faint, "lt", room=room - 50, least=15)


def _extra(view: UrView, seat: int) -> Callable[[Sheet, float, float], None]:
    def draw_it(sheet: Sheet, w: float, h: float) -> None:
        _kinds(sheet, view, seat, w)
        _hand_tile(sheet.shift(0, ROW), view, seat, w, h - ROW)

    return draw_it


def _kinds(sheet: Sheet, view: UrView, seat: int, w: float) -> None:
    """How many tiles of each kind, ziggurats as the sixth: different ones make a set."""
    held = Counter(TEMPLE if shown.ziggurat else shown.up for shown in view.board if shown.owner == seat)
    column = w / (len(CLAY) + 1)
    for number, kind in enumerate((*CLAY, TEMPLE)):
        x, ink = column * number, sheet.ink.ink if held[kind] else mix(sheet.ink.faint, sheet.ink.card, 0.5)
        sheet.icon(f"ur/{kind}", x + 15, ROW / 2 - 4, 30)
        sheet.text(x + 33, ROW / 2 - 4, str(held[kind]), 26, "number", ink, "lm", room=column - 33, least=18)


def _hand_tile(sheet: Sheet, view: UrView, seat: int, w: float, h: float) -> None:
    """The hand tile beside its actions, or at the end beside the points of the sets."""
    shown, size = view.hands[seat], min(h - 4, 118.0)
    if size < 40 or not shown.up:
        return
    tile(sheet, 4, (h - size) / 2, size, shown)
    if view.result:
        points = " + ".join(f"{POINTS[sized]} ({sized})" for sized in view.sets[seat])
        sheet.paragraph(size + 20, h / 2 - 34, points, 28, w - size - 26, "number", lines=2)
        return
    names = [say(msg(f"ur-{action}"), sheet.lang, ()) for action in (shown.up, shown.back)]
    lines = names if size >= TWO_LINES else [" · ".join(names)]
    for number, line in enumerate(lines):
        y = h / 2 + (number - (len(lines) - 1) / 2) * 40
        sheet.text(size + 20, y, line, 26, "text", anchor="lm", room=w - size - 26, least=18)
