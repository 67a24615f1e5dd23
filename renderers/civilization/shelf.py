"""Beside the succession table: the order of the census, the stacks of trade cards, cards for sale, open offers."""

from functools import partial

from renderers.civilization.chips import chip
from renderers.civilization.layout import BACK, SHELF
from renderers.civilization.pieces import marker
from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.view import Bid, CivView
from rules.kernel import msg
from rules.text import say

X, Y, RIGHT, _ = SHELF
CENSUS, STACKS, SHOP = Y + 18, Y + 78, Y + 144
STACK = (46.0, 58.0)
CHIP, ROW = 42.0, 54.0
LINES, LINE = 8, 25.0
"""Offers that can be shown, in two columns, and the height of one."""
LARGEST = 1.9
"""How much larger the only offer is drawn."""
WIDE = 5
"""Characters that fit before an offer."""


def draw(sheet: Sheet, view: CivView) -> None:
    _census(sheet, view)
    if not view.stacks:
        return
    step = (RIGHT - X) / len(view.stacks)
    for n, left in enumerate(view.stacks):
        x = X + step * n
        sheet.paint(("stack", n, bool(left)), STACK, partial(_stack, n + 1, bool(left)), x, STACKS, "lm")
        sheet.text(
            x + STACK[0] - 2, STACKS + STACK[1] / 2 + 3, str(left), 24, "number", anchor="mb", halo=sheet.ink.card
        )
    if view.offers:
        _offers(sheet, view.offers)
    else:
        _shop(sheet, view)


def _census(sheet: Sheet, view: CivView) -> None:
    """Who moves when, with the number counted."""
    sheet.icon("civilization/census", X, CENSUS, 34, anchor="lm")
    x = X + 48
    step = (RIGHT - x) / 7
    for n, seat in enumerate(view.order):
        marker(sheet, seat, x + step * n + 16, CENSUS, 32)
        if view.variant != "nomads":
            number = str(view.realms[seat].census)
            sheet.text(x + step * n + 36, CENSUS, number, 26, "number", anchor="lm", room=step - 38, least=20)


def _stack(value: int, filled: bool, pen: Pen) -> None:
    w, h = STACK
    back = BACK if filled else mix(pen.ink.paper, pen.ink.shade, 0.5)
    pen.rect((1, 1, w - 1, h - 1), back, pen.ink.ink, 2, radius=6)
    pen.rect((5, 5, w - 5, h - 5), None, mix(back, pen.ink.card, 0.5), 1.3, radius=3)
    pen.text(w / 2, h * 0.4, str(value), 30, "title", pen.ink.card if filled else pen.ink.faint)


def _shop(sheet: Sheet, view: CivView) -> None:
    """Every civilization card with the number of copies left."""
    across = -(-len(view.shop) // 2)
    step = (RIGHT - X) / across
    for n, (card, left) in enumerate(view.shop):
        x, y = X + step * (n % across), SHOP + ROW * (n // across) + CHIP / 2
        chip(sheet, card, x, y, CHIP, "lm", faded=not left)
        tone = sheet.ink.ink if left else sheet.ink.faint
        sheet.text(x + CHIP + 5, y, str(left), 24, "number", tone, "lm")


def _offers(sheet: Sheet, offers: tuple[Bid, ...]) -> None:
    """The latest offers: number, from whom, to whom, how many cards, their value, what is said to be among them."""
    shown = offers[-LINES:]
    columns = 1 if len(shown) <= LINES // 2 else 2
    size = min(LARGEST, LINES / 2 / len(shown)) if columns == 1 else 1.0
    wide = (RIGHT - X) / columns
    for n, bid in enumerate(shown):
        column, row = divmod(n, LINES // 2)
        _offer(sheet, bid, X + wide * column, SHOP + 6 + LINE * size * (row + 0.5), wide - 8, size)
    if len(offers) > len(shown):
        more = say(msg("civilization-board-more", number=len(offers) - len(shown)), sheet.lang, ())
        sheet.text(RIGHT, CENSUS, more, 20, "italic", anchor="rm")


def _offer(sheet: Sheet, bid: Bid, x: float, y: float, room: float, size: float) -> None:
    """`12 A → all, 3 cards = 16, grain; salt? ‹ iron`: before the question mark is only claimed, after ‹ wanted."""
    sheet.text(x, y, _number(bid), 20 * size, "number", sheet.ink.faint, "lm", room=34 * size, least=13)
    marker(sheet, bid.seat, x + 46 * size, y, 22 * size)
    sheet.icon("arrow", x + 66 * size, y, 14 * size, sheet.ink.ink)
    if bid.to is None:
        sheet.icon("person", x + 86 * size, y, 22 * size)
    else:
        marker(sheet, bid.to, x + 86 * size, y, 22 * size)
    sheet.icon("card", x + 99 * size, y, 22 * size, BACK, "lm")
    stated = f"{bid.size} = {bid.value}"
    sheet.text(x + 121 * size, y, stated, 20 * size, "number", anchor="lm", room=60 * size, least=14)
    sheet.icon(f"civilization/{bid.good}", x + 184 * size, y, 22 * size, anchor="lm")
    _talk(sheet, bid, x + 209 * size, y, room - 209 * size, size)


def _number(bid: Bid) -> str:
    """`4`, or of an answer `4›b2`; where that is too wide, `›b12`."""
    whole = f"{bid.answers}›{bid.number}"
    return bid.number if not bid.answers else whole if len(whole) <= WIDE else f"›{bid.number}"


def _talk(sheet: Sheet, bid: Bid, x: float, y: float, room: float, size: float) -> None:
    """What else is said: goods that are claimed to be in it, a question mark, an arrow and what is wanted for it."""
    claimed, wanted = [kind for kind, _ in bid.claim], list(bid.wanted)
    signs = 18 * size * bool(claimed) + 20 * size * bool(wanted)
    step = min(19.0 * size, (room - signs) / max(1, len(claimed) + len(wanted)))
    for kind in claimed:
        sheet.icon(f"civilization/{kind}", x, y, 18 * size, anchor="lm")
        x += step
    if claimed:
        sheet.text(x, y, "?", 20 * size, "number", sheet.ink.faint, "lm")
        x += 18 * size
    if wanted:
        sheet.text(x, y, "‹", 22 * size, "number", sheet.ink.ink, "lm")
        x += 12 * size
    for kind in wanted:
        sheet.icon(f"civilization/{kind}", x, y, 18 * size, anchor="lm")
        x += step
