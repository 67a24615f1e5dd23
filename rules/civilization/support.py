"""Cities that cannot be supported, and how a city is dissolved."""

from msgspec import Struct

from rules.civilization.board import Area, area_name, at
from rules.civilization.state import Civ, add, on_board, raze, room, stock
from rules.kernel import Choice, Many, Node, One, Path, Ready, Seat, Step, Turn, Who, keys, msg

PER_CITY = 2
LOSE = Choice("lose", msg("civilization-verb-lose"))


class Lost(Struct, frozen=True):
    """Cities to be dissolved."""

    cities: tuple[Area, ...]


class Support(Step[Civ]):
    """After phases 6 and 11 cities without two tokens each are dissolved, one at a time (CIV-43.65-g); all at once."""

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(g.seats) if shortage(g, seat))

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        return ask_cities(g, seat, path, 1, self._open(g, seat))

    def play(self, t: Turn[Civ], seat: Seat, action: Lost) -> None:
        for city in action.cities:
            dissolve(t, seat, city)

    def _open(self, g: Civ, seat: Seat) -> list[Area]:
        player = g.players[seat]
        return [city for city in player.cities if city not in player.exempt]  # CIV-43.65-f


class Dissolving(Step[Civ]):
    """These players dissolve so many of their cities, all at once."""

    due: dict[Seat, int]

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(seat for seat, number in self.due.items() if number and g.players[seat].cities)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        cities = g.players[seat].cities
        return ask_cities(g, seat, path, _at_once(g, seat, min(self.due[seat], len(cities))), cities)

    def play(self, t: Turn[Civ], seat: Seat, action: Lost) -> None:
        for city in action.cities:
            dissolve(t, seat, city)
        self.due[seat] -= len(action.cities)


def ask_cities(g: Civ, seat: Seat, path: Path, number: int, cities: list[Area]) -> Node:
    match path:
        case ():
            return One(msg("civilization-ask-lose"), (LOSE,))
        case (_,):
            return Many(msg("civilization-ask-dissolve", number=number), tuple(map(at, cities)), number, number)
        case (_, chosen):
            return Ready(Lost(keys(chosen)))
    raise AssertionError(path)


def test_support(t: Turn[Civ]) -> None:
    t.call(Support())


def shortage(g: Civ, seat: Seat) -> bool:
    """Fewer than two tokens on the board for each city that needs support (CIV-43.65-a)."""
    player = g.players[seat]
    return on_board(g, seat) < PER_CITY * (len(player.cities) - len(player.exempt))


def dissolve(t: Turn[Civ], seat: Seat, city: Area) -> None:
    """As many tokens as the area feeds take the city's place; if the stock cannot, none do (CIV-43.65-h)."""
    raze(t.g, seat, city)
    tokens = room(t.g, seat, city)
    if stock(t.g, seat) < tokens:
        tokens = 0
    if tokens:
        add(t.g, seat, city, tokens)
    t.tell(msg("civilization-dissolved", who=Who(seat), city=area_name(city), tokens=tokens))


def _at_once(g: Civ, seat: Seat, number: int) -> int:
    """All together, unless the stock could run out: then their order is the owner's choice."""
    need = sum(room(g, seat, city) for city in g.players[seat].cities)
    return number if stock(g, seat) >= need else 1
