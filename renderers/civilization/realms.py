"""A panel per player: pieces on the board and beside it, treasury, cards, and calamities that lie open."""

from collections.abc import Iterator, Sequence
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

Cell = tuple[str, int, Colour | None]

SMALLEST, LARGEST = 22.0, 40.0
NARROW, COMFORTABLE = 8.5, 11.0
"""How many icons wide a panel is: the least, and where columns need not be wider."""
ROWS = ((0.0, 0.225, 0.505, 0.785), (0.0, 0.285, 0.57))
"""Where the cells of the two rows begin: after one digit, two digits, two, one; two, two, four."""
HEAD = 60.0
"""Beside the name of a wide panel there is room for cards, too."""
SIZES = (64.0, 54.0, 44.0, 38.0, 34.0, 31.0, 28.0, 25.0)
GAP = 4.0


def panel(sheet: Sheet, view: CivView, seat: int) -> Panel:
    nation = view.realms[seat].nation
    place = view.result.places[seat] if view.result else 0
    return Panel(
        seat,
        score=view.result.points[seat] if view.result else None,
        active=seat in view.up or place == 1,
        place=place,
        note=say(nation_name(nation), sheet.lang, ()) if nation else "",
        extra=partial(_holdings, view, seat),
    )


def _holdings(view: CivView, seat: int, at: Sheet, w: float, h: float) -> None:
    icon = min(max(w / NARROW, SMALLEST), LARGEST)
    wide, row = min(w, icon * COMFORTABLE), icon + 5
    rows = list(_rows(view, seat, at.seat(seat).fill))
    for r, cells in enumerate(rows):
        for (name, number, body), left in zip(cells, ROWS[r], strict=False):
            x, y = wide * left, row * r + icon / 2
            at.icon(name, x, y, icon, body, "lm")
            at.text(x + icon + 3, y + 1, str(number), icon * 0.9, "number", anchor="lm")
    if w - wide > wide / 2:
        head = 0.0 if view.result else HEAD
        _cards(at.shift(wide + 20, -head), view, seat, w - wide - 20, h + head)
    else:
        _cards(at.shift(0, row * len(rows) + 3), view, seat, w, h - row * len(rows) - 3)


def _rows(view: CivView, seat: int, colour: Colour) -> Iterator[Sequence[Cell]]:
    """Cities, tokens on the board and in stock, ships; where there are cards also treasury, hand and points.

    At the end the panel has the final score instead of the points of cards."""
    realm = view.realms[seat]
    ships = sum(ship.seat == seat for place in view.places for ship in place.ships)
    yield [
        ("civilization/city", len(realm.cities), colour),
        ("civilization/token", realm.board, colour),
        ("civilization/stock", realm.stock, colour),
        ("civilization/ship", ships, colour),
    ][view.variant == "nomads" :]
    if view.variant not in SMALL:
        points: list[Cell] = [] if view.result else [("points", realm.points, None)]
        yield [("civilization/treasury", realm.treasury, None), ("civilization/hand", realm.hand, BACK), *points]


def _cards(at: Sheet, view: CivView, seat: int, w: float, h: float) -> None:
    """Open calamities first, framed in red, then civilization cards; as large as there is room for all."""
    realm = view.realms[seat]
    number = len(realm.laid) + len(realm.cards)
    size = next((size for size in SIZES if size < w / 4 and _fits(number, size, w, h)), SIZES[-1])
    across = max(1, int((w + GAP) // (size + GAP)))
    for n in range(number):
        x, y = (n % across) * (size + GAP) + size / 2, (n // across) * (size + GAP) + size / 2
        if n < len(realm.laid):
            kind = realm.laid[n].kind
            at.paint(("laid", kind), (size, size), partial(_laid, kind, size), x, y)
        else:
            chip(at, realm.cards[n - len(realm.laid)], x, y, size)


def _fits(number: int, size: float, w: float, h: float) -> bool:
    return int((w + GAP) // (size + GAP)) * int((h + GAP) // (size + GAP)) >= number


def _laid(kind: str, size: float, pen: Pen) -> None:
    pen.rect((1.5, 1.5, size - 1.5, size - 1.5), pen.ink.card, pen.ink.alarm, 3, radius=size * 0.15)
    pen.icon(f"civilization/{kind}", size / 2, size / 2, size * 0.74)
