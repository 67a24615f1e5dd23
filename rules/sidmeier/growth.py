"""Settlements: how they arise, grow, change hands, and what becomes of a player who has none."""

from rules.kernel import Msg, Seat, Turn, Who, msg, no
from rules.sidmeier.board import Area, area_name
from rules.sidmeier.milestones import award_at_once
from rules.sidmeier.printed import METROPOLIS, RESOURCES, face, face_name, growth_technology, size_name, technology_name
from rules.sidmeier.state import NOBODY, Settlement, World, forget, homes, largest, turn_up


def settle(t: Turn[World], seat: Seat, area: Area) -> None:
    """A new village; a resource is turned up with it, an empty token leaves (SM-B-TOK-07)."""
    g = t.g
    g.settlements[area] = Settlement(seat, new=g.round > 0)
    if (token := g.tokens.get(area)) and not token.up:
        kind = face(token.id)
        if kind in RESOURCES:
            turn_up(g, area)
            t.tell(msg("sidmeier-resource", who=Who(seat), area=area_name(area), resource=face_name(kind)))
        else:
            g.gone.append(g.tokens.pop(area).id)
    award_at_once(t)


def no_growth(g: World, area: Area) -> Msg | None:
    """What forbids a settlement to grow by one size."""
    settlement = g.settlements[area]
    size = settlement.size + 1
    if settlement.size == METROPOLIS:
        return no("SM-B-COMP-07", "sidmeier-no-growth-metropolis", area=area_name(area))
    if settlement.grown:
        return no("SM-B-BUY-17", "sidmeier-no-growth-twice", area=area_name(area))
    if size > largest(g, area):
        return no("SM-B-BUY-18", "sidmeier-no-growth-terrain", area=area_name(area))
    if not g.advanced:
        return None
    if settlement.new:
        return no("SM-A-BUY-40", "sidmeier-no-growth-new", area=area_name(area))
    technology = growth_technology(size)
    if technology not in g.techs:
        return no("SM-A-BUY-39", "sidmeier-no-growth-technology", technology=technology_name(technology))
    return None


def growable(g: World, seat: Seat) -> list[Area]:
    return [area for area in homes(g, seat) if no_growth(g, area) is None]


def grow(t: Turn[World], seat: Seat, area: Area) -> None:
    settlement = t.g.settlements[area]
    settlement.size += 1
    settlement.grown = True
    t.tell(msg("sidmeier-grown", who=Who(seat), area=area_name(area), size=size_name(settlement.size)))


def capture(t: Turn[World], area: Area, seat: Seat) -> None:
    """The settlement falls with its size and its card (SM-B-CAP-03, SM-B-CAP-04)."""
    settlement = t.g.settlements[area]
    loser = settlement.owner
    settlement.owner = seat
    forget(t.g, area)
    t.tell(msg("sidmeier-captured", who=Who(seat), whom=Who(loser), area=area_name(area)))
    if not homes(t.g, loser):
        ruin(t, loser, seat)
    award_at_once(t)


def raze(t: Turn[World], area: Area) -> None:
    """The settlement vanishes (Manhattan Project)."""
    loser = t.g.settlements.pop(area).owner
    forget(t.g, area)
    if not homes(t.g, loser):
        ruin(t, loser, NOBODY)


def ruin(t: Turn[World], seat: Seat, conqueror: Seat) -> None:
    """A player without a settlement is out at once (SM-B-ELI-01)."""
    g, player = t.g, t.g.players[seat]
    player.out = 1 + sum(bool(other.out) for other in g.players)
    if conqueror != NOBODY:
        g.players[conqueror].gold += player.gold  # SM-B-ELI-02
    player.gold = 0
    player.improvements, player.assigned = [], {}  # SM-A-ELI-06
    g.wonders = {name: conqueror if owner == seat else owner for name, owner in g.wonders.items()}
    g.techs = {name: NOBODY if owner == seat else owner for name, owner in g.techs.items()}  # SM-B-ELI-04
    g.figures = [figure for figure in g.figures if figure.owner != seat]  # SM-B-ELI-07
    if conqueror == NOBODY:
        t.tell(msg("sidmeier-ruined", who=Who(seat)))
    else:
        t.tell(msg("sidmeier-ruined-by", who=Who(conqueror), whom=Who(seat)))
