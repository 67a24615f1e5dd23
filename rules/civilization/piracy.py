"""Piracy."""

from msgspec import Struct

from rules.civilization.board import AREAS, Area, area_name, at
from rules.civilization.state import Civ, raze
from rules.civilization.volcano import CALAMITY
from rules.kernel import Illegal, Many, Node, One, Path, Ready, Seat, Step, Turn, Who, keys, msg, no, several

RED = "red-sea"


class Sacked(Struct, frozen=True):
    """Coastal cities that are destroyed."""

    cities: tuple[Area, ...]


class Piracy(Step[Civ]):
    """The seller chooses as many coastal cities as he has ships (CIV-52.9-e)."""

    victim: Seat
    seller: Seat

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return (self.seller,)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-piracy"), (CALAMITY,))
            case (_,):
                return _ask_cities(g, self.victim, seat)
            case (_, cities):
                return _ready(g, seat, keys(cities))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Sacked) -> None:
        t.done()
        for city in action.cities:
            raze(t.g, self.victim, city)
        names = several([area_name(city) for city in action.cities])
        t.tell(msg("civilization-sacked", who=Who(seat), whom=Who(self.victim), cities=names))


def piracy(t: Turn[Civ], victim: Seat, seller: Seat) -> None:
    if raids(t.g, victim, seller):
        t.call(Piracy(victim, seller))
    else:
        t.tell(msg("civilization-no-effect", who=Who(victim)))  # CIV-52.9-f


def raids(g: Civ, victim: Seat, seller: Seat) -> int:
    """How many cities the ships can destroy; the Red Sea is reached only from the Red Sea (CIV-52.9-c)."""
    ships, inside = len(g.players[seller].ships), _ships_in_red_sea(g, seller)
    coast = _coastal(g, victim)
    red = sum(AREAS[city].sea == RED for city in coast)
    return max(near + min(len(coast) - red, ships - near) for near in range(min(red, inside) + 1))


def _coastal(g: Civ, seat: Seat) -> list[Area]:
    """Cities in areas that reach into the sea; a lake is none (CIV-52.9-b)."""
    return [city for city in g.players[seat].cities if AREAS[city].sea]


def _ships_in_red_sea(g: Civ, seat: Seat) -> int:
    return sum(AREAS[ship.area].sea == RED for ship in g.players[seat].ships)


def _ask_cities(g: Civ, victim: Seat, seat: Seat) -> Many:
    number, coast = raids(g, victim, seat), _coastal(g, victim)
    far = [city for city in coast if AREAS[city].sea != RED]
    near = [city for city in coast if AREAS[city].sea == RED]
    hint = (far + near)[:number]
    ask = msg("civilization-ask-piracy-cities", number=number, whom=Who(victim))
    return Many(ask, tuple(map(at, coast)), number, number, tuple(city for city in coast if city in hint))


def _ready(g: Civ, seat: Seat, cities: tuple[Area, ...]) -> Ready:
    red = sum(AREAS[city].sea == RED for city in cities)
    if red > _ships_in_red_sea(g, seat):
        raise Illegal(no("CIV-52.9-c", "civilization-no-red-sea", ships=_ships_in_red_sea(g, seat)))
    return Ready(Sacked(cities))
