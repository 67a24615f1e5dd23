"""Milestones of the standard game, and the wonders that they bring."""

from functools import cache

from rules.kernel import Seat, Turn, Who, msg
from rules.sidmeier.dice import highest
from rules.sidmeier.printed import ARMIES, METROPOLIS, MILESTONES, WONDERS, milestone_name, wonder_name
from rules.sidmeier.state import World, knows, living


def needed(g: World, name: str) -> int:
    milestone = MILESTONES[name]
    return milestone.corrected if g.corrected and milestone.corrected else milestone.number  # SM-S-MIL-05


def reached(g: World, seat: Seat, name: str) -> int:
    """How far a player is."""
    era = MILESTONES[name].era
    match name.rpartition("-")[2]:
        case "villages":
            return sum([home.owner == seat and home.size == 1 for home in g.settlements.values()])
        case "metropolises":
            return sum([home.owner == seat and home.size == METROPOLIS for home in g.settlements.values()])
        case "technologies":
            return knows(g, seat, era)
        case "armies":
            return sum([f.owner == seat and f.era == era and f.kind in ARMIES for f in g.figures])
        case "fleets":
            return sum([f.owner == seat and f.era == era and f.kind == "fleet" for f in g.figures])
        case _:
            return g.players[seat].gold


def open_milestones(g: World) -> list[str]:
    """Milestones of the era that nobody has claimed (SM-S-MIL-08, SM-S-MIL-09)."""
    if g.advanced:
        return []
    return [name for name in _of_era(g.era) if name not in g.milestones]


@cache
def _of_era(era: int) -> tuple[str, ...]:
    return tuple(name for name, row in MILESTONES.items() if row.era == era)


def claimable(g: World, seat: Seat) -> list[str]:
    """What a player could announce now."""
    if g.automatic:
        return []
    return [name for name in open_milestones(g) if reached(g, seat, name) >= needed(g, name)]


def award(t: Turn[World], seat: Seat, name: str) -> None:
    """The milestone is the player's, with one of the era's wonders (SM-S-MIL-01)."""
    g = t.g
    g.milestones[name] = seat
    wonder = next(w for w, card in WONDERS.items() if card.era == g.era and w not in g.wonders)
    g.wonders[wonder] = seat
    names = {"milestone": milestone_name(name, needed(g, name)), "wonder": wonder_name(wonder)}
    t.tell(msg("sidmeier-milestone", who=Who(seat), **names))


def award_at_once(t: Turn[World]) -> None:
    """With automatic claims: whoever fulfils a milestone first has it, dice decide between several (SM-S-MIL-07)."""
    if not t.g.automatic:
        return
    for name in open_milestones(t.g):
        able = [seat for seat in living(t.g) if reached(t.g, seat, name) >= needed(t.g, name)]
        if able:
            award(t, highest(t, able), name)
