"""What units and improvements cost, where they may be placed, and to whom the fee goes."""

from functools import cache

from msgspec import Struct

from rules.kernel import Msg, Seat, no
from rules.sidmeier.board import COAST, Area
from rules.sidmeier.printed import (
    ADVANCED,
    AIRCRAFT,
    ARMIES,
    COLONY_SHIP,
    COLONY_SHIP_PRICE,
    FLEETS,
    FUSION,
    IMPROVEMENTS,
    MODERN,
    SETTLER,
    STANDARD,
    UNITS,
    era_name,
    improvement_name,
    levels,
    price_class,
    technology_name,
)
from rules.sidmeier.state import NOBODY, World, homes, room, sort_key, unit_of

KINDS = (*ARMIES, *FLEETS, AIRCRAFT, SETTLER)
SALE = 5
"""A fifth of the price of its own era is paid for an old unit (SM-A-BUY-41)."""


class Ware(Struct, frozen=True):
    """Something for sale. `kind`: the class of a figure; `technology`: whose owner gets the fee."""

    word: str
    kind: str
    price: int
    technology: str = ""


def tariff(g: World) -> dict[str, list[int]]:
    return ADVANCED if g.advanced else STANDARD


def wares(g: World, seat: Seat) -> dict[str, Ware]:
    """What a player can buy and pay, growth, villages and technologies aside."""
    found, homes_with_room, gold = {}, _with_room(g, seat), g.players[seat].gold
    has_port = any(COAST[home] for home in homes_with_room)
    for kind in KINDS:
        ware = figure_ware(g, kind)
        if ware and ware.price <= gold and (has_port if kind in FLEETS else homes_with_room):
            found[ware.word] = ware
    if g.advanced:
        found |= {
            name: Ware(name, "", improvement_price(g), IMPROVEMENTS[name].technology)
            for name in IMPROVEMENTS
            if no_improvement(g, seat, name) is None and improvement_price(g) <= g.players[seat].gold
        }
        if no_colony_ship(g) is None and g.players[seat].gold >= COLONY_SHIP_PRICE:
            found[COLONY_SHIP] = Ware(COLONY_SHIP, "", COLONY_SHIP_PRICE)
    return found


def figure_ware(g: World, kind: str) -> Ware | None:
    """A figure of the current era, if its class can be bought (SM-S-BUY-09, SM-A-BUY-27, SM-A-BUY-28)."""
    if not g.advanced:
        return _standard_ware(kind, g.era)
    price = tariff(g)[price_class(kind)][g.era - 1]
    word = sort_key(kind, g.era)
    if kind == SETTLER:
        return Ware(word, kind, price)
    if not levels(kind, g.era):
        return None
    technology = UNITS[unit_of(g, kind, g.era)].technology
    return Ware(word, kind, price, technology) if technology in g.techs else None


@cache
def _standard_ware(kind: str, era: int) -> Ware | None:
    exists = kind != "carrier" and (kind != AIRCRAFT or era == MODERN)
    return Ware(sort_key(kind, era), kind, STANDARD[price_class(kind)][era - 1]) if exists else None


def spots(g: World, seat: Seat, kind: str) -> dict[Area, list[Area]]:
    """Where a new figure may be placed, and the settlements whose limit that may use (SM-B-BUY-13, SM-A-BUY-37)."""
    return _spots(_with_room(g, seat), kind)


def _with_room(g: World, seat: Seat) -> list[Area]:
    """A player's settlements where a new figure may still be placed."""
    return [area for area in homes(g, seat) if not g.advanced or room(g, area)]


def _spots(homes_with_room: list[Area], kind: str) -> dict[Area, list[Area]]:
    if kind not in FLEETS:
        return {area: [area] for area in homes_with_room}
    found: dict[Area, list[Area]] = {}
    for port in homes_with_room:
        for zone in COAST[port]:
            found.setdefault(zone, []).append(port)
    return found


def improvement_price(g: World) -> int:
    return ADVANCED["improvement"][g.era - 1]


def no_improvement(g: World, seat: Seat, name: str) -> Msg | None:
    """What forbids to buy an improvement (SM-A-IMP-01, SM-A-IMP-02)."""
    card = IMPROVEMENTS[name]
    if card.era != g.era:
        return no("SM-A-IMP-01", "sidmeier-no-improvement-era", era=era_name(card.era))
    if card.technology not in g.techs:
        return no("SM-A-IMP-01", "sidmeier-no-improvement-technology", technology=technology_name(card.technology))
    if name in g.players[seat].improvements:
        return no("SM-A-IMP-02", "sidmeier-no-improvement-twice", improvement=improvement_name(name))
    return None


def no_colony_ship(g: World) -> Msg | None:
    if FUSION not in g.techs:
        return no("SM-A-WON-31", "sidmeier-no-fusion", technology=technology_name(FUSION))
    return no("SM-A-WON-31", "sidmeier-no-second-ship") if COLONY_SHIP in g.wonders else None


def pay(g: World, seat: Seat, ware: Ware, number: int = 1) -> tuple[Seat, int]:
    """The price is paid; who owns the technology gets the fee out of it (SM-A-BUY-30 to -34)."""
    owner, gold = fee(g, seat, ware)
    g.players[seat].gold -= ware.price * number
    if owner != NOBODY:
        g.players[owner].gold += gold * number
    return owner, gold * number


def fee(g: World, seat: Seat, ware: Ware) -> tuple[Seat, int]:
    """Who gets how much of a ware's price: the owner of its technology, unless that is the buyer."""
    owner = g.techs.get(ware.technology, NOBODY)
    return (NOBODY, 0) if owner in (NOBODY, seat) else (owner, ADVANCED["fee"][g.era - 1])


def sale_price(kind: str, era: int) -> int:
    return ADVANCED[price_class(kind)][era - 1] // SALE


def village_price(g: World) -> int:
    return tariff(g)["village"][g.era - 1]


def growth_price(g: World, area: Area) -> int:
    return tariff(g)["growth"][g.settlements[area].size - 1]
