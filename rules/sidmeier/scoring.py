"""Victory points and places."""

from msgspec import Struct

from rules.kernel import Position, Result, Seat, Who, msg
from rules.sidmeier.printed import MILITARY, POINTS, TECHNOLOGIES, UNITED_NATIONS
from rules.sidmeier.state import World, learned, living


class Points(Struct, frozen=True):
    """Where a player's points come from. `bonus`: what the ending brings."""

    settlements: int
    technologies: int
    wonders: int
    bonus: int = 0

    @property
    def total(self) -> int:
        return self.settlements + self.technologies + self.wonders + self.bonus


def points(g: World, seat: Seat) -> Points:
    """The points if the game ended now, with the bonus of the ending that is fixed."""
    known = learned(g, seat)
    sizes = sum(home.size for home in g.settlements.values() if home.owner == seat)  # SM-B-VP-01
    wonders = sum(owner == seat for owner in g.wonders.values())
    if not g.advanced:
        row = POINTS["standard"]
        return Points(sizes, row["technology"] * len(known), row["wonder"] * wonders)
    row = POINTS["advanced"]
    seminal = sum(TECHNOLOGIES[name].seminal for name in known)
    return Points(sizes, row["seminal"] * seminal, row["wonder"] * wonders, _bonus(g, seat, len(known)))


def result(p: Position[World, object]) -> Result | None:
    """Total conquest wins without counting; the fallen rank behind all survivors (SM-B-ELI-09)."""
    g = p.game
    if p.stack or not g.ending:
        return None
    rows = [points(g, seat) for seat in range(g.seats)]
    ranks = [(not g.players[seat].out, g.players[seat].out, rows[seat].total) for seat in range(g.seats)]
    notes = [
        msg(
            "sidmeier-score",
            who=Who(seat),
            settlements=rows[seat].settlements,
            technologies=rows[seat].technologies,
            wonders=rows[seat].wonders,
            bonus=rows[seat].bonus,
            total=rows[seat].total,
        )
        for seat in living(g)
    ]
    return Result(
        points=tuple(row.total for row in rows),
        places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
        reason=msg(f"sidmeier-over-{g.ending}"),
        notes=tuple(notes),
    )


def _bonus(g: World, seat: Seat, technologies: int) -> int:
    """Only the ending that took place brings a bonus (SM-A-VP-07 to -10)."""
    match g.ending:
        case "diplomatic":
            return POINTS["advanced"]["nations"] if g.wonders.get(UNITED_NATIONS) == seat else 0
        case "military":
            return sum(figure.owner == seat and figure.kind in MILITARY for figure in g.figures)
        case "space":
            return technologies
    return 0
