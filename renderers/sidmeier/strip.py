"""The strip below the map: era, order of play, critical resource, and what the phase is about."""

from functools import partial

from renderers.fonts import shrunk
from renderers.palette import Colour, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier import chips
from renderers.sidmeier.layout import ERA_TINTS, MAP, ROMAN, good_icon
from renderers.sidmeier.pieces import base
from rules.kernel import msg
from rules.sidmeier.goods import Things
from rules.sidmeier.printed import CRITICAL, era_name, milestone_name, technology_name
from rules.sidmeier.view import SeenBattle, SeenMilestone, SeenOffer, WorldView
from rules.text import say

CAPTION, MIDDLE = MAP[1] + 18.0, MAP[1] + 56.0
LEFT, RIGHT = 18.0, MAP[0] - 18.0
PILL, WIDE, HIGH = 46.0, 228.0, 46.0
ORDER, ABOUT = 424.0, 900.0
STEP = 45.0
PRICE = 20.0
NAMED = 190.0
"""The room in which a technology is written by its name."""
BEFORE_THE_DICE = ("movement", "trade")
ROOM = 104.0
"""For either side of an offer."""


def draw(sheet: Sheet, view: WorldView) -> None:
    _eras(sheet, view)
    _order(sheet, view)
    _critical(sheet, view)
    if view.battle:
        _battle(sheet, view.battle)
    elif view.stage == "trade" and view.offers:
        _offers(sheet, view)
    elif view.milestones:
        _milestones(sheet, view.milestones)
    else:
        _market(sheet, view)


def _caption(sheet: Sheet, x: float, key: str) -> None:
    text = say(msg(f"sidmeier-board-{key}"), sheet.lang, ())
    sheet.text(x, CAPTION, text, 20, "italic", sheet.ink.faint, "lm")


def _eras(sheet: Sheet, view: WorldView) -> None:
    """The present era by its name, the others by their numbers; an hourglass where it ends with this round."""
    _caption(sheet, LEFT, "era")
    x = LEFT
    for era in range(1, len(ROMAN) + 1):
        now = era == view.era
        name = say(era_name(era), sheet.lang, ()) if now else ""
        w = WIDE if now else PILL
        sheet.paint(("era", era, now), (w, HIGH), partial(_pill, era, name, w), x, MIDDLE, "lm")
        if now and (view.dawn or view.ending):
            sheet.icon("hourglass", x + w - 6, MIDDLE - HIGH / 2 + 2, 30)
        x += w + 6


def _pill(era: int, name: str, w: float, pen: Pen) -> None:
    tint = ERA_TINTS[era - 1]
    fill = tint if name else mix(tint, pen.ink.card, 0.55)
    pen.rect((1.5, 1.5, w - 1.5, HIGH - 1.5), fill, pen.ink.ink, 3 if name else 1.5, radius=9)
    if name:
        left = pen.text(11, HIGH / 2, ROMAN[era - 1], 26, "title", anchor="lm")[2] + 9
        pen.text(left, HIGH / 2 + 1, name, 24, "bold", anchor="lm", room=w - left - 9, least=16)
    else:
        pen.text(w / 2, HIGH / 2, ROMAN[era - 1], 22, "title", pen.ink.faint)


def _order(sheet: Sheet, view: WorldView) -> None:
    """The players in the order of play from the start player on; whoever's turn it is stands on gold."""
    _caption(sheet, ORDER, "order")
    seats = [(view.first + n) % view.seats for n in range(view.seats)]
    for n, seat in enumerate(seat for seat in seats if not view.players[seat].out):
        x = ORDER + 20 + STEP * n
        if seat == view.active:
            sheet.disc(x, MIDDLE, 24, sheet.ink.gold, shadow=0)
        base(sheet, seat, x, MIDDLE, 35)


def _critical(sheet: Sheet, view: WorldView) -> None:
    """The resource that the dice made critical, in this round or the one before; in the first, those that may be."""
    x = ORDER + STEP * 6 + 20
    old = view.critical and view.stage in BEFORE_THE_DICE
    _caption(sheet, x, "critical-last" if old else "critical")
    if view.critical:
        sheet.disc(x + 23, MIDDLE, 23, sheet.ink.alarm, shadow=0)
        sheet.disc(x + 23, MIDDLE, 19, sheet.ink.card, shadow=0)
        sheet.icon(f"sidmeier/{view.critical}", x + 23, MIDDLE, 28)
        return
    for n, kind in enumerate(dict.fromkeys(CRITICAL[view.era - 1])):
        sheet.icon(f"sidmeier/{kind}", x + 34 * n, MIDDLE, 28, anchor="lm")


def _milestones(sheet: Sheet, rows: tuple[SeenMilestone, ...]) -> None:
    """Each with who has it, or the best so far."""
    _caption(sheet, ABOUT, "milestones")
    room = (RIGHT - ABOUT) / len(rows)
    for n, row in enumerate(rows):
        x = ABOUT + room * n
        if row.owner is None:
            text = f"{max(row.reached)}/{row.needed}"
            sheet.paint(("goal", text), (64, 34), partial(_goal, text), x, MIDDLE, "lm")
        else:
            base(sheet, row.owner, x + 44, MIDDLE, 34)
        name = say(milestone_name(row.name, row.needed), sheet.lang, ())
        lines, size = shrunk(name, "bold", 20, room - 82, 2, 14)
        for line, y in zip(lines, (MIDDLE - 11, MIDDLE + 12) if len(lines) > 1 else (MIDDLE,), strict=True):
            sheet.text(x + 72, y, line, size, "bold", _tone(sheet, row.owner), "lm")


def _tone(sheet: Sheet, owner: int | None) -> Colour:
    return sheet.ink.ink if owner is None else sheet.ink.faint


def _goal(text: str, pen: Pen) -> None:
    pen.rect((1, 1, 63, 33), pen.ink.card, pen.ink.ink, 1.5, radius=8)
    pen.text(32, 17, text, 22, "number", room=56, least=14)


def _market(sheet: Sheet, view: WorldView) -> None:
    """Technologies for sale with their prices, by name where there is room."""
    _caption(sheet, ABOUT, "market")
    step = (RIGHT - ABOUT) / max(1, len(view.market))
    for n, ware in enumerate(view.market):
        x = ABOUT + step * n
        if step < NAMED:
            size = min(36.0, (step - 4) / chips.WIDE)
            chips.technology(sheet, ware.name, x, MIDDLE - 8, size, "lm")
            sheet.text(x + size * chips.WIDE / 2, MIDDLE + 21, str(ware.price), PRICE, "number")
            continue
        chips.technology(sheet, ware.name, x, MIDDLE, 36, "lm")
        left = x + 36 * chips.WIDE + 8
        sheet.text(left, MIDDLE - 10, str(ware.price), PRICE, "number", anchor="lm")
        name = say(technology_name(ware.name), sheet.lang, ())
        sheet.text(left, MIDDLE + 13, name, 18, "text", anchor="lm", room=step - (left - x) - 8, least=10)


def _battle(sheet: Sheet, battle: SeenBattle) -> None:
    """Attackers, swords, defenders; a tick where the choice is made."""
    _caption(sheet, ABOUT, "battle")
    x = ABOUT + 20
    for n, seat in enumerate((*battle.attackers, -1, *battle.defenders)):
        if seat < 0:
            sheet.icon("swords", x + 46 * n, MIDDLE, 38)
            continue
        base(sheet, seat, x + 46 * n, MIDDLE, 38)
        if seat in battle.picked:
            sheet.icon("check", x + 46 * n + 14, MIDDLE + 14, 22)
    text = say(msg(f"sidmeier-area-{battle.area}"), sheet.lang, ())
    end = x + 46 * (len(battle.attackers) + len(battle.defenders)) + 34
    sheet.text(end, MIDDLE, text, 34, "place", anchor="lm", room=RIGHT - end, least=20)


def _offers(sheet: Sheet, view: WorldView) -> None:
    """The latest four offers: from whom, what for what, to whom."""
    _caption(sheet, ABOUT, "offers")
    shown = view.offers[-4:]
    for n, offer in enumerate(shown):
        _offer(sheet, view, offer, ABOUT + (RIGHT - ABOUT) / 2 * (n % 2), CAPTION + 26 + 30 * (n // 2))
    if hidden := len(view.offers) - len(shown):
        sheet.text(RIGHT, CAPTION, f"+{hidden}", 22, "number", anchor="rm")


def _offer(sheet: Sheet, view: WorldView, offer: SeenOffer, x: float, y: float) -> None:
    base(sheet, offer.seat, x + 13, y, 26, shadow=0)
    end = _goods(sheet, view, offer.give, offer.gold if offer.money.startswith("pay") else 0, x + 31, y)
    sheet.icon("arrow", end + 2, y, 18, sheet.ink.ink, "lm")
    base(sheet, offer.to, end + 38, y, 26, shadow=0)
    sheet.icon("arrow", end + 58, y, 18, sheet.ink.ink, "lm")
    _goods(sheet, view, offer.take, offer.gold if offer.money.startswith("get") else 0, end + 81, y)


def _goods(sheet: Sheet, view: WorldView, things: Things, gold: int, x: float, y: float) -> float:
    """Gold, then as many signs with their numbers as there is room for; where they end."""
    sizes = {area.id: area.settlement.size for area in view.areas if area.settlement}
    end = x + ROOM
    if gold:
        sheet.icon("sidmeier/gold", x, y, 25, anchor="lm")
        x += 29 + sheet.text(x + 27, y + 1, str(gold), 20, "number", anchor="lm")
    for n, (word, number) in enumerate(things):
        if x + 40 > end and n < len(things) - 1:
            return x + sheet.text(x, y, f"+{len(things) - n}", 20, "number", anchor="lm")
        sheet.icon(good_icon(word, sizes.get(word, 1)), x, y, 25, anchor="lm")
        x += 27 + (sheet.text(x + 26, y + 1, str(number), 20, "number", anchor="lm") if number > 1 else 0)
    return x
