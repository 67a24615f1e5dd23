"""Technologies: what is for sale, and what happens when somebody acquires one."""

from functools import cache

from rules.kernel import Msg, Seat, Turn, Who, msg, no
from rules.sidmeier.gifts import GROWTH, Gift, Place
from rules.sidmeier.milestones import award_at_once
from rules.sidmeier.printed import (
    ENGINEERING,
    IMPROVEMENTS,
    MODERN,
    SETTLER,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
    era_name,
    improvement_name,
    technology_name,
    wonder_name,
)
from rules.sidmeier.state import World, knows, learned, working

LAST_ERA = {"short": 2, "medium": 3, "long": MODERN}
"""The last era whose technologies are for sale in the advanced game (SM-A-TEC-13)."""
ENOUGH = 3
"""Own technologies of an era that end it in the standard game (SM-S-ERA-01)."""


def price(g: World, seat: Seat, name: str) -> int:
    card = TECHNOLOGIES[name]
    if not g.advanced:
        return 10 + 10 * len(learned(g, seat))  # SM-S-BUY-08
    if card.era < g.era:
        return (card.price + 1) // 2  # SM-A-TEC-04
    saved = sum(WONDERS[wonder].discount for wonder in working(g, seat) if WONDERS[wonder].era == card.era)
    return max(0, card.price - saved)


def not_for_sale(g: World, name: str) -> Msg | None:
    """Why nobody can acquire a technology now."""
    card = TECHNOLOGIES[name]
    if name in g.techs:
        return _no("SM-A-TEC-01", "sidmeier-no-technology-taken", name)
    if not g.advanced:
        return None if card.era == g.era else _no("SM-S-BUY-11", "sidmeier-no-technology-era")
    if card.era > LAST_ERA[g.length]:
        return _no("SM-A-TEC-13", "sidmeier-no-technology-length")
    if card.era > g.era + 1:
        return _no("SM-A-TEC-03", "sidmeier-no-technology-era")
    for needed in card.needs:
        if needed not in g.techs:
            return _no("SM-A-TEC-02", "sidmeier-no-technology-needs", needed)
    return None


@cache
def _no(clause: str, key: str, technology: str = "") -> Msg:
    return no(clause, key, technology=technology_name(technology)) if technology else no(clause, key)


def for_sale(g: World) -> list[str]:
    if not g.advanced:
        return [name for name in _of_era(g.era) if name not in g.techs]
    return [name for name in TECHNOLOGIES if not_for_sale(g, name) is None]


@cache
def _of_era(era: int) -> tuple[str, ...]:
    return tuple(name for name, card in TECHNOLOGIES.items() if card.era == era)


def findable(g: World, seat: Seat) -> list[str]:
    """Technologies that a free-technology token may bring (SM-S-TOK-10, SM-A-TOK-11)."""
    own = set(learned(g, seat))
    return [
        name
        for name, card in TECHNOLOGIES.items()
        if card.era == g.era and name not in g.techs and (not g.advanced or own.issuperset(card.needs))
    ]


def gifts_of(g: World, name: str) -> list[Gift]:
    """What the first acquirer places on the board: goods of its wonders, a unit, growth."""
    card = TECHNOLOGIES[name]
    gifts = [gift for wonder in card.wonders for gift in _goods(g, wonder)]
    if card.unit:
        gifts.append(Gift(UNITS[card.unit].kind, UNITS[card.unit].era))
    if card.growth:
        gifts.append(Gift(GROWTH))
    return gifts


def acquire(t: Turn[World], seat: Seat, name: str, bonus: bool = True) -> None:
    """A technology from the supply: owner bonus, end of an era, end of the game."""
    g = t.g
    g.techs[name] = seat
    t.tell(msg("sidmeier-acquired", who=Who(seat), technology=technology_name(name)))
    if g.advanced:
        _rise(t, name)
        _roll_for_the_end(t, seat, name)
        if TECHNOLOGIES[name].era == g.era + 1:
            _end_era(t)  # SM-A-ERA-08
        if bonus:
            _give_bonus(t, seat, name)
        return
    award_at_once(t)
    if knows(g, seat, g.era) < ENOUGH and for_sale(g):
        return
    if g.era < MODERN:
        _end_era(t)  # SM-S-ERA-01, SM-S-ERA-02
    elif not g.ending and knows(g, seat, g.era) >= ENOUGH:
        g.ending = "third"  # SM-S-END-01
        t.tell(msg("sidmeier-ends-third", who=Who(seat)))


def _rise(t: Turn[World], name: str) -> None:
    """Catapults become trebuchets; other levels rise by themselves (SM-A-UNI-08, SM-A-UNI-09)."""
    if name == ENGINEERING:
        for figure in t.g.figures:
            if figure.kind == "artillery" and figure.era == 1:
                figure.era = 2


def _roll_for_the_end(t: Turn[World], seat: Seat, name: str) -> None:
    """The short game ends in the Middle Ages, the medium one in the Industrial Age (SM-A-END-02 to -06)."""
    g, era = t.g, TECHNOLOGIES[name].era
    if g.length == "long" or era != LAST_ERA[g.length] or g.ending:
        return
    number = sum(owner >= 0 and TECHNOLOGIES[other].era == era for other, owner in g.techs.items())
    die = t.tape.die()
    t.tell(msg("sidmeier-end-die", who=Who(seat), die=die, number=number))
    if die <= number:
        g.ending = "die"
        t.tell(msg("sidmeier-ends-die"))


def _end_era(t: Turn[World]) -> None:
    if not t.g.dawn:
        t.g.dawn = True
        t.tell(msg("sidmeier-era-ends", era=era_name(t.g.era)))


def _give_bonus(t: Turn[World], seat: Seat, name: str) -> None:
    """The owner's bonus of the first acquirer (SM-A-TEC-07)."""
    card, gifts = TECHNOLOGIES[name], gifts_of(t.g, name)
    for wonder in card.wonders:
        t.g.wonders[wonder] = seat
        t.tell(msg("sidmeier-wonder", who=Who(seat), wonder=wonder_name(wonder)))
    if card.improvement:
        _give_improvement(t, seat, card.improvement)
    if gifts:
        t.call(Place(seat, gifts))


def _goods(g: World, wonder: str) -> list[Gift]:
    """The figures that come with a wonder, unless its era is past (SM-A-TEC-10)."""
    card = WONDERS[wonder]
    if card.goods is None or card.era < g.era:
        return []
    kind, number = card.goods
    return [Gift(kind, card.era if kind != SETTLER else 1)] * number


def _give_improvement(t: Turn[World], seat: Seat, name: str) -> None:
    own = t.g.players[seat].improvements
    if name not in own and IMPROVEMENTS[name].era >= t.g.era:  # SM-A-IMP-09
        own.append(name)
        t.tell(msg("sidmeier-free-improvement", who=Who(seat), improvement=improvement_name(name)))
