"""A panel per player: pieces on the board and beside it, treasury, cards, and calamities that lie open."""

from collections.abc import Iterator
from functools import partial

from renderers.civilization.chips import chip
from renderers.civilization.layout import BACK
from renderers.frame import Panel
from renderers.palette import Colour
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.printed import nation_name
from rules.civilization.state import SMALL
from rules.civilization.view import CivView
from rules.text import say

Cell = tuple[str, int | str, Colour | None]

WIDE, WIDER = 250.0, 420.0
GAP = 4.0


def panel(sheet: Sheet, view: CivView, seat: int) -> Panel:
    nation = view.realms[seat].nation
    return Panel(
        seat,
        score=view.result.points[seat] if view.result else None,
        active=seat in view.up or (view.result is not None and view.result.places[seat] == 1),
        note=say(nation_name(nation), sheet.lang, ()) if nation else "",
        extra=partial(_holdings, view, seat),
    )


def _holdings(view: CivView, seat: int, at: Sheet, w: float, h: float) -> None:
    columns, icon = (3, 26.0) if w < WIDE else (4, 32.0) if w < WIDER else (7, 40.0)
    cells = list(_cells(view, seat, at.seat(seat).fill))
    step, row = min(w / columns, icon * 3), icon + 5
    for n, (name, number, body) in enumerate(cells):
        x, y = step * (n % columns), row * (n // columns) + icon / 2
        at.icon(name, x, y, icon, body, "lm")
        at.text(x + icon + 4, y + 1, str(number), icon * 0.88, "number", anchor="lm", room=step - icon - 5, least=16)
    below = row * -(-len(cells) // columns) + 3
    _cards(at.shift(0, below), view, seat, w, h - below)


def _cells(view: CivView, seat: int, colour: Colour) -> Iterator[Cell]:
    """Cities, tokens on the board and in stock, ships; with cards also treasury, hand and points."""
    realm = view.realms[seat]
    ships = sum(ship.seat == seat for place in view.places for ship in place.ships)
    if view.variant != "nomads":
        yield "civilization/city", len(realm.cities), colour
    yield "civilization/token", realm.board, colour
    yield "civilization/stock", realm.stock, colour
    yield "civilization/ship", ships, colour
    if view.variant not in SMALL:
        yield "civilization/treasury", realm.treasury, None
        yield "civilization/hand", realm.hand, BACK
        yield "points", realm.points, None


def _cards(at: Sheet, view: CivView, seat: int, w: float, h: float) -> None:
    """Open calamities first, framed in red, then civilization cards; as large as there is room for all."""
    realm = view.realms[seat]
    number = len(realm.laid) + len(realm.cards)
    size = next((s for s in (44.0, 38.0, 32.0, 28.0, 24.0) if _fits(number, s, w, h)), 20.0)
    across = max(1, int((w + GAP) // (size + GAP)))
    for n in range(number):
        x, y = (n % across) * (size + GAP) + size / 2, (n // across) * (size + GAP) + size / 2
        if n < len(realm.laid):
            kind = realm.laid[n].kind
            at.paint(("laid", kind), (size, size), partial(_laid, kind, size), x, y, shadow=1)
        else:
            chip(at, realm.cards[n - len(realm.laid)], x, y, size)


def _fits(number: int, size: float, w: float, h: float) -> bool:
    return int((w + GAP) // (size + GAP)) * int((h + GAP) // (size + GAP)) >= number


def _laid(kind: str, size: float, pen: Pen) -> None:
    pen.rect((1.5, 1.5, size - 1.5, size - 1.5), pen.ink.card, pen.ink.alarm, 3, radius=size * 0.15)
    pen.icon(f"civilization/{kind}", size / 2, size / 2, size * 0.74)
