"""Phase 6: the order of battles, and who may choose it."""

from msgspec import Struct

from rules.civilization.board import AREAS, Area, at
from rules.civilization.combat import GARRISON, battle, siege, yields
from rules.civilization.state import Civ, by_table, city_owner, listed, present, rank, stock
from rules.kernel import Choice, Node, One, Path, Ready, Seat, Step, Turn, msg


class Fight(Struct, frozen=True):
    """This battle now."""

    area: Area


BATTLE = Choice("battle", msg("civilization-verb-battle"))


class Sieges(Step[Civ]):
    """Conflicts at cities. `put_off` are those that wait for another, the last one chosen on top."""

    chooser: Seat = -1
    offered: list[Area] = []
    put_off: list[Area] = []

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return (self.chooser,) if self.offered else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-battle"), (BATTLE,))
            case (_,):
                return One(msg("civilization-ask-battle"), tuple(map(at, self.offered)))
            case (_, str(area)):
                return Ready(Fight(area))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Fight) -> None:
        insisted = bool(self.put_off) and self.put_off[-1] == action.area
        self.offered = []
        if insisted:
            self._fight(t, self.put_off.pop())
        else:
            self._begin(t, action.area)

    def proceed(self, t: Turn[Civ]) -> None:
        if self.put_off:
            self._begin(t, self.put_off.pop())
            return
        open_sieges = sieges(t.g)
        if not open_sieges:
            t.done()
            return
        first = min((seat for area in open_sieges for seat in involved(t.g, area)), key=lambda seat: rank(t.g, seat))
        mine = [area for area in open_sieges if first in involved(t.g, area)]  # CIV-43.64-g
        if len(mine) > 1 and _order_matters(t.g, open_sieges):
            self.chooser, self.offered = first, mine  # CIV-43.64-h
        else:
            self._begin(t, mine[0])

    def _begin(self, t: Turn[Civ], area: Area) -> None:
        """Fights, unless its defender may want another battle first (CIV-43.64-e)."""
        owner = city_owner(t.g, area)
        if owner is None or area not in sieges(t.g):
            return
        rest = [
            other
            for other in sieges(t.g)
            if other != area and other not in self.put_off and owner in involved(t.g, other)
        ]
        if rest and yields(t.g, area):
            self.put_off.append(area)
            self.chooser, self.offered = owner, listed([area, *rest])
        else:
            self._fight(t, area)

    def _fight(self, t: Turn[Civ], area: Area) -> None:
        siege(t, area)


def resolve(t: Turn[Civ]) -> None:
    """Battles between tokens first, then those at cities (CIV-43.64-f)."""
    cities = {city for player in t.g.players for city in player.cities}
    for area, forces in sorted(present(t.g).items()):
        if area not in cities and len(forces) > 1 and sum(forces.values()) > AREAS[area].limit:  # CIV-43.6-a
            battle(t, area)
    t.call(Sieges())


def sieges(g: Civ) -> list[Area]:
    """Cities with foreign tokens (CIV-43.6-c)."""
    return listed(
        city
        for seat, player in enumerate(g.players)
        for city in player.cities
        if any(city in other.tokens for number, other in enumerate(g.players) if number != seat)
    )


def involved(g: Civ, area: Area) -> list[Seat]:
    return by_table(
        g, (seat for seat, player in enumerate(g.players) if area in player.tokens or area in player.cities)
    )


def _order_matters(g: Civ, areas: list[Area]) -> bool:
    """Only if a stock might not replace all the cities that are attacked (CIV-62-b)."""
    owners = [city_owner(g, area) for area in areas]
    return any(owner is not None and stock(g, owner) < GARRISON * owners.count(owner) for owner in owners)
