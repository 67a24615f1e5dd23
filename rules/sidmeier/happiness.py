"""Smileys and gears: which settlements are happy and productive (advanced rules)."""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from rules.kernel import Choice, Illegal, Many, Msg, Node, One, Path, Ready, Seat, Turn, keys, msg, no, several
from rules.sidmeier.board import Area, area_name
from rules.sidmeier.printed import (
    ALWAYS_HAPPY,
    CARDS,
    IMPROVEMENTS,
    WONDERS,
    described,
    face_name,
    improvement_name,
    size_name,
    wonder_name,
)
from rules.sidmeier.state import World, hand, is_fertile, resource, working

FREE = "free"
"""The one settlement of each player that is happy for nothing (SM-A-HAP-03)."""
AUTO = "auto"

Spread = tuple[int, frozenset[Area], frozenset[Area]]
"""Gold, and the settlements that are happy and productive for it."""


class Assign(Struct, frozen=True):
    """A card is laid beside these settlements; none: wherever it earns most."""

    card: str
    areas: tuple[Area, ...]


class Plan(Struct, frozen=True):
    """Which of the settlement cards in hand are happy and which productive."""

    happy: frozenset[Area]
    productive: frozenset[Area]


def symbols(g: World, seat: Seat) -> dict[str, tuple[int, int]]:
    """Smileys and gears of a player's cards."""
    found = {FREE: (1, 0)}
    for name in g.players[seat].improvements:
        found[name] = (IMPROVEMENTS[name].smileys, IMPROVEMENTS[name].gears)
    for name in working(g, seat):
        if WONDERS[name].smileys or WONDERS[name].gears:
            found[name] = (WONDERS[name].smileys, WONDERS[name].gears)
    return found


def earns(g: World, area: Area, happy: bool, productive: bool) -> int:
    """What a settlement card earns (SM-A-PRO-09 to -12)."""
    row = CARDS["with_resource" if resource(g, area) else "without"]
    gold: int = row["happy" if happy else "unhappy"][g.settlements[area].size - 1]
    return gold * CARDS["productive"] if productive else gold


def plan(g: World, seat: Seat) -> Plan:
    """The player's own assignment, and for all other symbols the one that earns most (SM-A-HAP-10, SM-A-HAP-11)."""
    areas = hand(g, seat)
    happy = {area for area in areas if resource(g, area) in ALWAYS_HAPPY}
    productive = {area for area in areas if is_fertile(g, area)}
    smileys = gears = 0
    for card, (smiles, wheels) in symbols(g, seat).items():
        chosen = [area for area in g.players[seat].assigned.get(card, ()) if area in areas]
        (happy if smiles else productive).update(chosen)
        smileys += max(0, smiles - len(chosen)) if smiles else 0
        gears += max(0, wheels - len(chosen)) if wheels else 0
    return _best(g, areas, Plan(frozenset(happy), frozenset(productive)), smileys, gears)


def settlement_gold(g: World, seat: Seat) -> int:
    """The production of all settlement cards in a player's hand (SM-A-PRO-08, SM-A-PRO-13)."""
    chosen = plan(g, seat)
    return sum(earns(g, area, area in chosen.happy, area in chosen.productive) for area in hand(g, seat))


def card_name(card: str) -> Msg:
    if card == FREE:
        return msg("sidmeier-free-smiley")
    return improvement_name(card) if card in IMPROVEMENTS else wonder_name(card)


def ask_assign(g: World, seat: Seat, path: Path) -> Node:
    match path:
        case (_,):
            return One(msg("sidmeier-ask-assign"), tuple(_cards(g, seat)))
        case (_, "auto"):
            return Ready(Assign(AUTO, ()))
        case (_, str(card)):
            smileys, gears = symbols(g, seat)[card]
            areas = hand(g, seat)
            question = "sidmeier-ask-smile" if smileys else "sidmeier-ask-gear"
            most = min(len(areas), smileys or gears)
            return Many(msg(question, most=most), tuple(_settlements(g, seat)), 0, most, ())
        case (_, str(card), areas):
            chosen = keys(areas)
            _demand_free(g, seat, card, chosen)
            return Ready(Assign(card, chosen))
    raise AssertionError(path)


def assign(t: Turn[World], seat: Seat, action: Assign) -> None:
    assigned = t.g.players[seat].assigned
    if action.card == AUTO:
        assigned.clear()
        t.tell(msg("sidmeier-assigned-auto"), to=(seat,))
        return
    assigned.pop(action.card, None)
    if action.areas:
        assigned[action.card] = list(action.areas)
    t.tell(msg("sidmeier-assigned", card=card_name(action.card), number=len(action.areas)), to=(seat,))


def _settlements(g: World, seat: Seat) -> Iterator[Choice]:
    """The settlement cards in hand, with how each stands now."""
    now = plan(g, seat)
    for area in hand(g, seat):
        facts = [size_name(g.settlements[area].size)]
        facts += [face_name(kind)] if (kind := resource(g, area)) else []
        facts.append(msg("sidmeier-told-happy" if area in now.happy else "sidmeier-told-unhappy"))
        facts += [msg("sidmeier-told-productive")] * (area in now.productive)
        yield Choice(area, area_name(area), msg("sidmeier-bundle", things=several(facts)), area)


def _cards(g: World, seat: Seat) -> Iterator[Choice]:
    """Cards with symbols, with where they lie."""
    for card in symbols(g, seat):
        at = g.players[seat].assigned.get(card, ())
        places = msg("sidmeier-bundle", things=several([area_name(area) for area in at]))
        yield Choice(card, described(card_name(card), places if at else None))
    if g.players[seat].assigned:
        yield Choice(AUTO, msg("sidmeier-assign-auto"))


def _demand_free(g: World, seat: Seat, card: str, areas: tuple[Area, ...]) -> None:
    """A settlement holds one happiness improvement and one productivity improvement (SM-A-HAP-07)."""
    if card not in IMPROVEMENTS:
        return
    for other, taken in g.players[seat].assigned.items():
        same = other in IMPROVEMENTS and bool(IMPROVEMENTS[other].gears) == bool(IMPROVEMENTS[card].gears)
        if other != card and same and set(taken) & set(areas):
            raise Illegal(no("SM-A-HAP-07", "sidmeier-no-second-improvement", card=card_name(other)))


def _best(g: World, areas: list[Area], base: Plan, smileys: int, gears: int) -> Plan:
    """Each further symbol on a settlement of its own, so that all together earn most (SM-A-HAP-08)."""
    rows: dict[tuple[int, int], Spread] = {(0, 0): (0, base.happy, base.productive)}
    for area in areas:
        rows = _with(g, area, rows, smileys, gears)
    _, happy, productive = max(rows.values(), key=lambda row: row[0])
    return Plan(happy, productive)


def _with(
    g: World, area: Area, rows: dict[tuple[int, int], Spread], smileys: int, gears: int
) -> dict[tuple[int, int], Spread]:
    """The best spreads of so many smileys and gears when this settlement is counted too."""
    further: dict[tuple[int, int], Spread] = {}
    for ((used, geared), (gold, happy, productive)), smile, gear in product(rows.items(), (0, 1), (0, 1)):
        key = (used + smile, geared + gear)
        if key[0] > smileys or key[1] > gears or (smile and area in happy) or (gear and area in productive):
            continue
        smiling, turning = happy | {area} if smile else happy, productive | {area} if gear else productive
        worth = gold + earns(g, area, area in smiling, area in turning)
        if key not in further or further[key][0] < worth:
            further[key] = (worth, smiling, turning)
    return further
