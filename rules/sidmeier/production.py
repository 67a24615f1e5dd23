"""Phase 3: what everybody earns."""

from collections import Counter

from msgspec import Struct

from rules.kernel import Msg, Seat, Turn, Who, msg, several
from rules.sidmeier.dice import two_dice
from rules.sidmeier.happiness import settlement_gold
from rules.sidmeier.printed import (
    CRITICAL,
    CRITICAL_GOLD,
    MINIMUM,
    MONOPOLY,
    RESOURCE_GOLD,
    WONDERS,
    face_name,
)
from rules.sidmeier.state import NOBODY, World, hand, is_fertile, learned, living, resource, working


class Income(Struct, frozen=True):
    """Where a player's gold comes from."""

    settlements: int
    critical: int
    types: int
    """From different resources: times the technologies in the standard game."""
    monopolies: int
    wonders: int = 0

    @property
    def total(self) -> int:
        """Never less than ten (SM-B-PRO-26)."""
        return max(MINIMUM, self.settlements + self.critical + self.types + self.monopolies + self.wonders)


def produce(t: Turn[World]) -> None:
    """The critical resource, everybody's gold at the same moment, then cards return and debts are paid."""
    g = t.g
    roll = two_dice(t)
    g.critical = CRITICAL[g.era - 1][roll - 2]
    t.tell(msg("sidmeier-critical", who=Who(g.first), number=roll, resource=face_name(g.critical)))
    for seat in living(g):
        earned = income(g, seat, g.critical)
        g.players[seat].gold += earned.total
        t.tell(_told(seat, earned))
    for settlement in g.settlements.values():
        settlement.holder = NOBODY  # SM-B-TRD-03
    for debt in g.debts:
        g.players[debt.debtor].gold -= debt.gold
        g.players[debt.creditor].gold += debt.gold
        t.tell(msg("sidmeier-paid", who=Who(debt.debtor), whom=Who(debt.creditor), gold=debt.gold))
    g.debts = []


def income(g: World, seat: Seat, critical: str) -> Income:
    held = Counter(filter(None, (resource(g, area) for area in hand(g, seat))))
    monopolies = sum(MONOPOLY.get(min(number, max(MONOPOLY)), 0) for number in held.values())
    if not g.advanced:
        gold = sum(_standard_gold(g, area) for area, home in g.settlements.items() if home.owner == seat)
        doubled = gold if critical in held else 0  # SM-S-PRO-04
        return Income(gold, doubled, len(learned(g, seat)) * len(held), monopolies)
    return Income(
        settlements=settlement_gold(g, seat),
        critical=CRITICAL_GOLD if critical in held else 0,
        types=RESOURCE_GOLD * len(held),
        monopolies=monopolies,
        wonders=sum(WONDERS[name].gold for name in working(g, seat)),
    )


def _standard_gold(g: World, area: str) -> int:
    return g.settlements[area].size + is_fertile(g, area)  # SM-S-TOK-33


def _told(seat: Seat, earned: Income) -> Msg:
    names = ("settlements", "critical", "types", "monopolies", "wonders")
    parts = [msg(f"sidmeier-income-{name}", gold=gold) for name in names if (gold := getattr(earned, name))]
    raised = earned.total > sum(getattr(earned, name) for name in names)
    parts = parts or [msg("sidmeier-nothing")]
    key = "sidmeier-income-raised" if raised else "sidmeier-income"
    return msg(key, who=Who(seat), total=earned.total, parts=several(parts))
