"""How tokens and cities fight: who removes when, and what becomes of a city."""

from collections.abc import Container, Mapping
from itertools import groupby

from rules.civilization.board import AREAS, Area, area_name
from rules.civilization.state import Civ, add, city_owner, city_pieces, found, has, raze, stock
from rules.kernel import Arg, Msg, Seat, Turn, Who, msg, several

STORM = 7
"""Attackers that a city cannot resist."""
GARRISON = 6
"""Tokens that take the place of an attacked city."""

Forces = dict[Seat, int]


def clash(forces: Mapping[Seat, int], limit: int, metal: Container[Seat]) -> Forces:
    """What is left when all remove one by one until the area can feed them or one is alone (CIV-43.61)."""
    left = dict(forces)
    while _fighting(left, limit):
        for group in _cycle(left, metal):
            for seat in group:
                left[seat] -= 1
            left = {seat: number for seat, number in left.items() if number}
            if not _fighting(left, limit):
                break
    return left


def battle(t: Turn[Civ], area: Area) -> None:
    """A conflict between tokens alone."""
    forces = _forces(t.g, area)
    _settle(t, area, forces, clash(forces, AREAS[area].limit, _smiths(t.g)))


def siege(t: Turn[Civ], area: Area) -> None:
    """A conflict at a city: first all tokens fight, then who is left storms the city (CIV-43.63-b)."""
    g = t.g
    owner = city_owner(g, area)
    assert owner is not None
    forces = _forces(g, area)
    left = clash(forces, 0, _smiths(g))
    _settle(t, area, forces, left)
    for seat, number in left.items():
        if seat != owner:
            _storm(t, area, owner, seat, number)


def yields(g: Civ, area: Area) -> bool:
    """Whether the city would capitulate if it were attacked now (CIV-43.64-a)."""
    owner = city_owner(g, area)
    assert owner is not None
    forces = _forces(g, area)
    left = clash(forces, 0, _smiths(g))
    return any(
        seat != owner and number >= needed(g, owner) and stock(g, owner) + forces.get(owner, 0) < GARRISON
        for seat, number in left.items()
    )


def needed(g: Civ, owner: Seat) -> int:
    """Attackers that it takes against a player's cities (CIV-43.62-b)."""
    return STORM + has(g, owner, "engineering")


def _fighting(left: Forces, limit: int) -> bool:
    return len(left) > 1 and sum(left.values()) > limit


def _cycle(left: Forces, metal: Container[Seat]) -> list[list[Seat]]:
    """Those without metalworking first, fewest first, equal ones together (CIV-43.61-k)."""

    def turn(seat: Seat) -> tuple[bool, int]:
        return seat in metal, left[seat]

    return [list(group) for _, group in groupby(sorted(left, key=turn), key=turn)]


def _forces(g: Civ, area: Area) -> Forces:
    return {seat: player.tokens[area] for seat, player in enumerate(g.players) if area in player.tokens}


def _smiths(g: Civ) -> set[Seat]:
    return {seat for seat in range(g.seats) if has(g, seat, "metalworking")}


def _settle(t: Turn[Civ], area: Area, before: Forces, after: Forces) -> None:
    """Tokens that fell go back to stock."""
    for seat in before:
        t.g.players[seat].tokens[area] = after.get(seat, 0)
        if not after.get(seat):
            del t.g.players[seat].tokens[area]
    fallen = [_loss(seat, before[seat] - after.get(seat, 0)) for seat in before if before[seat] != after.get(seat)]
    if fallen:
        t.tell(msg("civilization-fought", area=area_name(area), losses=several(fallen)))


def _loss(seat: Seat, number: int) -> Msg:
    return msg("civilization-fallen", who=Who(seat), number=number)


def _storm(t: Turn[Civ], area: Area, owner: Seat, attacker: Seat, number: int) -> None:
    g = t.g
    names: dict[str, Arg] = {"who": Who(attacker), "owner": Who(owner), "area": area_name(area)}
    if number < needed(g, owner):
        del g.players[attacker].tokens[area]  # CIV-43.62-a
        t.tell(msg("civilization-repelled", number=number, **names))
        return
    raze(g, owner, area)
    if stock(g, owner) >= GARRISON:
        add(g, owner, area, GARRISON)
        t.tell(msg("civilization-stormed", number=number, **names))
        battle(t, area)
    elif city_pieces(g, attacker):
        found(g, attacker, area)
        t.tell(msg("civilization-capitulated", **names))
    else:
        t.tell(msg("civilization-razed", **names))  # CIV-43.64-d
