"""The private picture: trade cards by good with what each set is worth, and what every civilization card would cost."""

from functools import partial

from renderers import fonts, material
from renderers.canvas import Stage
from renderers.civilization.chips import chip, grounds
from renderers.civilization.layout import DULL, LIT, SWATCH
from renderers.palette import mix, readable
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.credits import best_credits
from rules.civilization.printed import (
    CALAMITIES,
    CIVILIZATION,
    MOST,
    VALUE,
    Card,
    Kind,
    card_name,
    credit,
    group_name,
    kind_name,
)
from rules.civilization.view import CivView
from rules.kernel import Msg, msg
from rules.text import say

SIZE = (1600, 1130)
EDGE = 32.0
CARDS = 104.0
CARD = (150.0, 208.0)
FAN = 30.0
"""How much of a card shows beside the next of its set."""
GAP = 16.0
GRID = 448.0
SLOT = (184.0, 326.0)
ACROSS = 8
HEAD = 46.0
RED, BLACK = "#a8321f", "#3c3a3a"
LETTERS = 21.0
"""The size of the name on a trade card."""


def paint(sheet: Sheet, view: CivView) -> None:
    assert view.viewer is not None
    _title(sheet, view)
    _sets(sheet, view)
    for n, card in enumerate(CIVILIZATION):
        x = EDGE + (n % ACROSS) * (SLOT[0] + (SIZE[0] - 2 * EDGE - ACROSS * SLOT[0]) / (ACROSS - 1))
        _offer(sheet, view, card, x, GRID + (n // ACROSS) * (SLOT[1] + 14))


def prices(view: CivView) -> dict[Card, int]:
    """What each card that the viewer may buy would cost alone, after credits."""
    return {card: _price(view, card) for card in CIVILIZATION if _hindrance(view, card) is None}


def _base(pen: Pen) -> None:
    material.paper(pen)
    pen.rect((EDGE, GRID - 14, SIZE[0] - EDGE, GRID - 12), mix(pen.ink.shade, pen.ink.ink, 0.3))


STAGE = Stage("civilization/hand", _base, SIZE, "none", headline=False, swatch=(*SWATCH, RED, BLACK))


def _title(sheet: Sheet, view: CivView) -> None:
    assert view.viewer is not None
    treasury = view.realms[view.viewer].treasury
    title = say(msg("civilization-hand-title"), sheet.lang, ())
    sheet.badge(view.viewer, EDGE + 34, 50, 68)
    end = EDGE + 84 + sheet.text(EDGE + 84, 52, title, 50, "title", anchor="lm")
    means = msg("civilization-hand-means", worth=view.worth, treasury=treasury, sum=view.worth + treasury)
    room = SIZE[0] - EDGE - end - 30
    sheet.text(SIZE[0] - EDGE, 52, say(means, sheet.lang, ()), 36, "bold", anchor="rm", room=room, least=26)


def _sets(sheet: Sheet, view: CivView) -> None:
    """Cards of one kind lie fanned, below them what they are worth together; narrower where there are many."""
    if not view.hand:
        none = say(msg("civilization-hand-none"), sheet.lang, ())
        sheet.text(SIZE[0] / 2, CARDS + 150, none, 36, "italic", sheet.ink.faint)
        return
    room = SIZE[0] - 2 * EDGE - GAP * (len(view.hand) - 1)
    squeeze = min(1.0, room / sum(CARD[0] + FAN * (number - 1) for _, number in view.hand))
    x = EDGE
    for kind, number in view.hand:
        wide, fan = CARD[0] * squeeze, FAN * squeeze
        for i in range(number):
            painter = partial(_face, kind, say(kind_name(kind), sheet.lang, ()), wide)
            sheet.paint(("face", kind), (wide, CARD[1]), painter, x + fan * i, CARDS, "lt", shadow=4)
        middle = x + (wide + fan * (number - 1)) / 2
        _worth(sheet, kind, number, middle, wide + fan * (number - 1) + GAP - 4)
        x += wide + fan * (number - 1) + GAP


def _worth(sheet: Sheet, kind: Kind, number: int, x: float, room: float) -> None:
    y = CARDS + CARD[1] + 34
    if kind in CALAMITIES:
        sheet.icon("cross", x, y + 16, 34, sheet.ink.alarm)
        return
    how = f"{VALUE[kind]} × {number}²" if number > 1 else ""
    sheet.text(x, y - 6, how, 22, "text", sheet.ink.faint, room=room, least=16)
    sheet.text(x, y + 28, str(VALUE[kind] * number * number), 42, "number", room=room, least=24)


def _face(kind: Kind, name: str, w: float, pen: Pen) -> None:
    """A trade card: value at the left edge, so that it shows in a fan, name below the sign."""
    h = CARD[1]
    calamity = CALAMITIES.get(kind)
    head = (RED if calamity.red else BLACK) if calamity else pen.ink.shade
    pen.rect((1, 1, w - 1, h - 1), pen.ink.card, pen.ink.ink, 2.5, radius=10)
    pen.rect((3, 3, w - 3, HEAD), head, radius=8)
    pen.text(9, HEAD / 2 + 2, str(VALUE.get(kind, 0)), 34, "number", readable(head, pen.ink.ink), "lm")
    size = min(w - 24, 104.0)
    pen.icon(f"civilization/{kind}", w / 2, HEAD + 8 + (h - HEAD - 62) / 2, size)
    rows, letters = lettered(name, w - 12)
    for i, row in enumerate(rows):
        pen.text(w / 2, h - 16 - letters * (len(rows) - 1 - i), row, letters, "bold")


def lettered(name: str, room: float) -> tuple[list[str], float]:
    """A name in rows, in letters so small that its longest word is not cut."""
    longest = max(fonts.width(word, "bold", LETTERS) for word in name.split())
    letters = LETTERS * min(1.0, 0.96 * room / longest)
    return fonts.wrap(name, "bold", letters, room, 3), letters


def _offer(sheet: Sheet, view: CivView, card: Card, x: float, y: float) -> None:
    """A civilization card: owned, or its price and the credits towards it, or why it cannot be bought."""
    assert view.viewer is not None
    realm = view.realms[view.viewer]
    owned, hindrance, price = card in realm.cards, _hindrance(view, card), _price(view, card)
    lit = owned or (hindrance is None and price <= view.worth + realm.treasury)
    name = say(card_name(card), sheet.lang, ())
    groups = " · ".join(say(group_name(group), sheet.lang, ()) for group in CIVILIZATION[card].groups)
    painter = partial(_card, card, name, groups, lit)
    sheet.paint(("offer", card, lit), SLOT, painter, x, y, "lt", shadow=5 if lit else 2)
    if owned:
        sheet.icon("check", x + SLOT[0] / 2, y + 232, 70)
    if owned or hindrance:
        line = msg("civilization-hand-owned") if owned else hindrance
        assert line is not None
        sheet.text(x + SLOT[0] / 2, y + 292, say(line, sheet.lang, ()), 25, "bold", room=SLOT[0] - 16, least=18)
    else:
        sheet.text(x + SLOT[0] / 2, y + 290, str(price), 46, "number", None if lit else sheet.ink.faint)
    if not owned:
        _credits(sheet, view, card, x, y + 194)


def _card(card: Card, name: str, groups: str, lit: bool, pen: Pen) -> None:
    w, h = SLOT
    first, second = (mix(tint, pen.ink.paper, 0.0 if lit else 0.5) for tint in grounds(card))
    line = pen.ink.ink if lit else pen.ink.faint
    pen.rect((1, 1, w - 1, h - 1), LIT if lit else DULL, line, 3, radius=12)
    pen.rect((3, 3, w - 3, HEAD), first, radius=10)
    pen.polygon([(w / 2 + 20, 3), (w - 10, 3), (w - 3, 10), (w - 3, HEAD), (w / 2 - 20, HEAD)], second)
    pen.line([(2, HEAD), (w - 2, HEAD)], line, 2)
    _name(pen, name, w / 2, w - 14)
    pen.icon(f"civilization/{card}", w / 2 - 16, HEAD + 54, 88)
    pen.text(w / 2, HEAD + 116, groups, 18, "italic", pen.ink.faint, room=w - 16, least=14)
    pen.text(w - 10, HEAD + 20, str(CIVILIZATION[card].price), 26, "number", pen.ink.faint, "rm")


def _name(pen: Pen, name: str, x: float, room: float) -> None:
    """On one line if it can be large, else on two."""
    short = " " not in name or fonts.width(name, "title", 22) <= room
    rows = [name] if short else fonts.wrap(name, "title", 20, room, 2)
    for i, row in enumerate(rows):
        y = HEAD / 2 + 1 + 20 * (i - (len(rows) - 1) / 2)
        pen.text(x, y, row, 27 if len(rows) == 1 else 20, "title", room=room, least=16)


def _credits(sheet: Sheet, view: CivView, card: Card, x: float, y: float) -> None:
    """The own cards that help to buy this one, and by how much; small where there are many."""
    giving = [(owned, credit(owned, card)) for owned in _giving(view) if credit(owned, card)]
    columns, size = (2, 30.0) if len(giving) <= 4 else (3, 21.0)
    step = (SLOT[0] - 18) / columns
    for n, (owned, points) in enumerate(giving):
        at = x + 12 + step * (n % columns)
        chip(sheet, owned, at, y + (size + 3) * (n // columns), size, "lm")
        sheet.text(at + size + 3, y + (size + 3) * (n // columns), f"−{points}", size * 0.78, "number", anchor="lm")


def _giving(view: CivView) -> list[Card]:
    assert view.viewer is not None
    spent = view.spent if view.viewer in view.up else ()
    return [card for card in view.realms[view.viewer].cards if card not in spent]


def _price(view: CivView, card: Card) -> int:
    return CIVILIZATION[card].price - best_credits(_giving(view), (card,)).points


def _hindrance(view: CivView, card: Card) -> Msg | None:
    """Why a card cannot be bought whatever one pays."""
    assert view.viewer is not None
    cards, needs = view.realms[view.viewer].cards, CIVILIZATION[card].needs
    if card in cards:
        return msg("civilization-hand-owned")
    if not dict(view.shop)[card]:
        return msg("civilization-hand-gone")
    if len(cards) >= MOST:
        return msg("civilization-hand-full", most=MOST)
    if needs and needs not in cards:
        return msg("civilization-hand-needs", card=card_name(needs))
    return None
