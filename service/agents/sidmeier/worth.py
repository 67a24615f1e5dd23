"""What things are worth, in points at the end of the game."""

from rules.kernel import Seat
from rules.sidmeier.board import LAND, steps_between
from rules.sidmeier.printed import (
    ADVANCED,
    APOLLO,
    ERAS,
    MANHATTAN,
    MINIMUM,
    POINTS,
    SETTLER,
    STANDARD,
    TECHNOLOGIES,
    UNITED_NATIONS,
    WONDERS,
    price_class,
)
from service.agents.sidmeier.mind import Mind

ROUNDS = {False: (12, 9, 6, 3), True: (16, 12, 8, 5)}
"""Rounds that are left in each era of the standard and of the advanced game, more or less."""
OBSOLETE = 0.4
"""What a unit of a past era is worth of its price."""
DANGEROUS = 1.6
"""How much more a unit costs its giver if the receiver lives near."""
NEAR = 3


def tariff(mind: Mind, row: str, era: int | None = None) -> int:
    """The price of something in an era; usually the present one."""
    return (ADVANCED if mind.view.advanced else STANDARD)[row][(era or mind.view.era) - 1]


def later(mind: Mind, gold: float) -> float:
    """What so much more income is worth to the end of the game; the poor earn ten anyway."""
    rounds = ROUNDS[mind.view.advanced][mind.view.era - 1]
    return gold * rounds * mind.temper.gold * (1.0 if mind.me.income > MINIMUM else 0.6) * (not mind.view.ending)


def settlement(mind: Mind, area: str) -> float:
    """Its points and what it earns."""
    home = mind.areas[area].settlement
    if home is None:
        return 0.0
    return home.size + later(mind, home.gold + 3.0 * bool(home.resource))


def technology(mind: Mind, seat: Seat, name: str) -> float:
    """A technology that somebody owns: its points, its share of production, at least half of what was paid."""
    card, owner = TECHNOLOGIES[name], mind.view.players[seat]
    paid = 0.5 * mind.temper.gold * (card.price if mind.view.advanced else 10 + 10 * len(owner.technologies))
    if mind.view.advanced:
        return max(paid, POINTS["advanced"]["seminal"] * card.seminal + 0.5)
    return max(paid, POINTS["standard"]["technology"] + later(mind, len(set(owner.cards))))


def wonder(mind: Mind, name: str) -> float:
    """A wonder: its points, more while it has an effect, most if it can end the game."""
    card = WONDERS[name]
    points = POINTS["advanced" if mind.view.advanced else "standard"]["wonder"]
    if not mind.view.advanced or card.era < mind.view.era:
        return float(points)
    if name in (UNITED_NATIONS, APOLLO) and not mind.view.ending:
        return points + mind.temper.ending
    effect = card.gold + 4 * card.gears + 2 * card.smileys + card.discount // 3
    return points + later(mind, effect) / 2 + 3.0 * (name == MANHATTAN)


def figure(mind: Mind, kind: str, era: int) -> float:
    """A unit or a settler: what it costs to get one again, less if its time is over."""
    price = tariff(mind, price_class(kind), None if kind == SETTLER else era)
    return mind.temper.gold * price * (OBSOLETE if kind != SETTLER and era < mind.view.era else 1.0)


def thing(mind: Mind, seat: Seat, word: str) -> float:
    """A thing of trade, resource cards aside, to who has it or gets it."""
    if word in LAND:
        return settlement(mind, word)
    if word in TECHNOLOGIES:
        return technology(mind, seat, word)
    if word in WONDERS:
        return wonder(mind, word)
    area, _, sort = word.partition("/")
    if "/" not in word or area not in mind.areas:
        return 0.0
    era, _, kind = sort.partition("/")[0].rpartition("-")
    return figure(mind, kind, ERAS.index(era) + 1 if era else mind.view.era) + _load(mind, area, sort)


def lost(mind: Mind, word: str, receiver: Seat) -> float:
    """What the own things are worth when they are given away; units are dangerous in a neighbour's hand."""
    value = thing(mind, mind.seat, word)
    is_unit = "/" in word and not word.endswith(SETTLER)
    return value * (DANGEROUS if is_unit and _is_neighbour(mind, receiver) else 1.0)


def _load(mind: Mind, area: str, sort: str) -> float:
    """What is aboard a ship that is traded."""
    number = sort.rpartition("/")[2]
    ships = [stack for stack in mind.areas[area].figures if stack.ship and str(stack.ship) == number]
    return sum(figure(mind, load.kind, load.era) * load.number for ship in ships for load in ship.cargo)


def _is_neighbour(mind: Mind, other: Seat) -> bool:
    theirs = mind.homes_of(other)
    return any(steps_between(home, far) <= NEAR for home in mind.homes for far in theirs)
