"""The position of Civilization, and what one asks of it."""

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from rules.civilization.board import AREAS, PLACE, Area, Chart, Harbour, chart
from rules.civilization.printed import (
    CITIES,
    NATIONS,
    ORDER,
    SETUPS,
    TOKENS,
    TOKENS_OF_SEVEN,
    Card,
    Nation,
    Paper,
    Setup,
    nation_name,
)
from rules.kernel import Choice, Msg, Position, Seat, Who, msg

TALK = ("private", "aloud")
VARIANTS = ("full", "farmers", "nomads", "triangle4", "triangle3", "triangle2")
SMALL = ("farmers", "nomads")
"""Variants without cards, on the whole board, for two to four players."""


class Ship(Struct, array_like=True):
    """A ship: where it lies, and during a move how far it has sailed and how many are aboard."""

    harbour: Harbour
    sailed: int = 0
    cargo: int = 0

    @property
    def area(self) -> Area:
        return self.harbour.partition(".")[0]


class Laid(Struct, array_like=True):
    """A calamity that lies open before its victim, and who sold it; -1: the victim drew it."""

    paper: Paper
    seller: Seat = -1


class Player(Struct):
    """All that belongs to one player."""

    nation: str = ""
    tokens: dict[Area, int] = {}
    cities: list[Area] = []
    ships: list[Ship] = []
    treasury: int = 0
    space: int = 0
    census: int = 0
    cards: list[Card] = []
    hand: list[Paper] = []
    laid: list[Laid] = []
    exempt: list[Area] = []
    """Cities taken in a revolt, which need no support until the next growth."""
    dark: bool = False
    """Has drawn from the stacks with black calamities and may still hold one: everybody could see that."""


class Civ(Struct):
    """Everything on the table."""

    seats: int
    variant: str = "full"
    shorten: int = 0
    round: int = 0
    players: list[Player] = []
    stacks: list[list[Paper]] = []
    """Top card last."""
    shop: dict[Card, int] = {}
    order: list[Seat] = []
    """Who moves when, by the census."""
    winner: Seat = -1
    deserted: bool = False
    """The game ended because the board was empty."""
    aloud: bool = False
    """What is said of offers to one player, and of answers, is heard by all."""
    edition: int = 1
    """The rules under which it was dealt: see `editions.py`."""


CivPosition = Position[Civ, object]


def setup_of(g: Civ) -> Setup:
    return _setup(g.variant, g.seats)


def chart_of(g: Civ) -> Chart:
    return _chart(g.variant, g.seats)


@cache
def _setup(variant: str, seats: int) -> Setup:
    return SETUPS["6" if variant in SMALL else str(seats)]  # CIV-71-a, CIV-71-c


@cache
def _chart(variant: str, seats: int) -> Chart:
    return chart(_setup(variant, seats).regions)


def track(g: Civ, seat: Seat) -> Nation:
    return NATIONS[g.players[seat].nation]


def rank(g: Civ, seat: Seat) -> int:
    """The place of a player's nation in the order of the table (CIV-41-c)."""
    return ORDER[g.players[seat].nation]


def by_table(g: Civ, seats: Iterable[Seat] | None = None) -> list[Seat]:
    """Players in the order of the table."""
    return sorted(range(g.seats) if seats is None else seats, key=lambda seat: rank(g, seat))


def everything(g: Civ) -> int:
    """Round tokens of each player."""
    return TOKENS_OF_SEVEN if g.seats == 7 else TOKENS


def on_board(g: Civ, seat: Seat) -> int:
    """Round tokens of a player on the board."""
    player = g.players[seat]
    return sum(player.tokens.values()) + sum(ship.cargo for ship in player.ships)


def stock(g: Civ, seat: Seat) -> int:
    """Round tokens of a player that are neither on the board nor in the treasury (CIV-32-e)."""
    return everything(g) - g.players[seat].treasury - on_board(g, seat)


def city_pieces(g: Civ, seat: Seat) -> int:
    """Cities that a player could still put on the board."""
    return CITIES - len(g.players[seat].cities)


def has(g: Civ, seat: Seat, card: Card) -> bool:
    return card in g.players[seat].cards


def present(g: Civ) -> dict[Area, dict[Seat, int]]:
    """Whose tokens are where."""
    there: dict[Area, dict[Seat, int]] = {}
    for seat, player in enumerate(g.players):
        for area, number in player.tokens.items():
            there.setdefault(area, {})[seat] = number
    return there


def city_owner(g: Civ, area: Area) -> Seat | None:
    for seat, player in enumerate(g.players):
        if area in player.cities:
            return seat
    return None


def closed(g: Civ, seat: Seat, area: Area) -> bool:
    """Nomads keep out of areas where others are (CIV-71-g)."""
    return g.variant == "nomads" and any(area in g.players[other].tokens for other in others(g, seat))


def room(g: Civ, seat: Seat, area: Area) -> int:
    """How many tokens of a player alone an area feeds (CIV-53-g)."""
    return AREAS[area].limit + has(g, seat, "agriculture")


def add(g: Civ, seat: Seat, area: Area, number: int) -> None:
    """Tokens from the stock, or from elsewhere on the board, come into an area."""
    tokens = g.players[seat].tokens
    tokens[area] = tokens.get(area, 0) + number


def remove(g: Civ, seat: Seat, area: Area, number: int) -> None:
    """Tokens leave an area; unless put somewhere else they are back in the stock."""
    tokens = g.players[seat].tokens
    tokens[area] -= number
    if not tokens[area]:
        del tokens[area]


def raze(g: Civ, seat: Seat, area: Area) -> None:
    """A city piece goes back to its owner's stock."""
    player = g.players[seat]
    player.cities.remove(area)
    if area in player.exempt:
        player.exempt.remove(area)


def found(g: Civ, seat: Seat, area: Area) -> None:
    """A city piece of a player comes on the board."""
    g.players[seat].cities.append(area)
    g.players[seat].cities.sort(key=PLACE.__getitem__)


def listed(areas: Iterable[Area]) -> list[Area]:
    """In the order of the board."""
    return sorted(areas, key=PLACE.__getitem__)


def player_name(g: Civ, seat: Seat) -> Msg:
    """`Crete (Anna)`."""
    return msg("civilization-player", nation=nation_name(g.players[seat].nation), who=Who(seat))


def person(g: Civ, seat: Seat) -> Choice:
    """A player to pick."""
    return Choice(g.players[seat].nation, player_name(g, seat))


def people(g: Civ, seats: Iterable[Seat]) -> tuple[Choice, ...]:
    return tuple(person(g, seat) for seat in by_table(g, seats))


def seat_of(g: Civ, nation: str) -> Seat:
    return next(seat for seat, player in enumerate(g.players) if player.nation == nation)


def others(g: Civ, seat: Seat) -> Iterator[Seat]:
    return (other for other in range(g.seats) if other != seat)


def most_stock(g: Civ, seats: Iterable[Seat]) -> list[Seat]:
    """The largest stock first, equal ones in the order of the table (CIV-43.1-h)."""
    return sorted(seats, key=lambda seat: (-stock(g, seat), rank(g, seat)))
