"""The position of Euphrat & Tigris, and what one asks of it."""

from functools import cache
from itertools import combinations

from msgspec import Struct, field

from rules.kernel import Choice, Msg, Seat, Several, Turn, Who, msg, several
from rules.tigris.board import (
    COLOURS,
    OFF,
    OFFICES,
    PRINTED,
    START,
    Cell,
    Chart,
    Leader,
    chart,
    members,
    name,
)

ACTIONS: int = PRINTED["actions"]
HAND: int = PRINTED["hand"]
TILES: dict[str, int] = PRINTED["tiles"]
CATASTROPHES: int = PRINTED["catastrophes"]
TREASURES_LEFT: int = PRINTED["treasures_left"]
DYNASTIES: tuple[str, ...] = tuple(PRINTED["dynasties"])
MONUMENTS = {f"{first}-{second}": (first, second) for first, second in combinations(COLOURS, 2)}


class Tigris(Struct):
    """Everything on the table, and behind the screens."""

    seats: int
    open_scores: bool
    first: Seat = 0
    dynasties: list[str] = []
    board: str = START
    leaders: list[Cell] = []
    treasures: list[Cell] = field(default_factory=lambda: [cell for cell, letter in enumerate(START) if letter == "r"])
    built: dict[str, Cell] = {}
    """Monument -> the upper left of its four cells."""
    catastrophes: list[int] = []
    hands: list[list[str]] = []
    bag: list[str] = []
    discards: list[str] = []
    """Tiles put away face down out of a hand."""
    gone: dict[str, int] = {}
    """Tiles out of the game whose colour everybody saw."""
    points: list[list[int]] = []
    jokers: list[int] = []
    """Treasures that each player has taken."""
    ended: str = ""
    """Why the game is over."""


def blank(seats: int, open_scores: bool) -> Tigris:
    return Tigris(
        seats=seats,
        open_scores=open_scores,
        leaders=[OFF] * (seats * len(COLOURS)),
        catastrophes=[CATASTROPHES] * seats,
        points=[[0] * len(COLOURS) for _ in range(seats)],
        jokers=[0] * seats,
    )


def chart_of(g: Tigris) -> Chart:
    return chart(g.board, tuple(g.leaders))


@cache
def leader_of(seat: Seat, colour: str) -> Leader:
    return seat * len(COLOURS) + COLOURS.index(colour)


def office_of(colour: str) -> str:
    return OFFICES[COLOURS.index(colour)]


def colour_of(office: str) -> str:
    return COLOURS[OFFICES.index(office)]


@cache
def family(seat: Seat) -> range:
    """A player's four leaders."""
    return range(seat * len(COLOURS), (seat + 1) * len(COLOURS))


@cache
def kind(tile: str) -> str:
    """The colour of a tile: `red.17` is red."""
    return tile.partition(".")[0]


def in_hand(g: Tigris, seat: Seat) -> dict[str, int]:
    """How many tiles of each colour a player has behind the screen."""
    return counted(g.hands[seat])


def counted(tiles: list[str]) -> dict[str, int]:
    """How many of them are of each colour."""
    kinds = [kind(tile) for tile in tiles]
    return {colour: kinds.count(colour) for colour in COLOURS}


def play_tiles(g: Tigris, seat: Seat, colour: str, number: int) -> None:
    """Tiles leave a hand, for all to see."""
    for _ in range(number):
        g.hands[seat].remove(next(tile for tile in g.hands[seat] if kind(tile) == colour))


def lose(g: Tigris, colour: str, number: int) -> None:
    """Tiles are out of the game."""
    g.gone[colour] = g.gone.get(colour, 0) + number


def award(t: Turn[Tigris], seat: Seat, colour: str, number: int, key: str = "tigris-gains") -> None:
    t.g.points[seat][COLOURS.index(colour)] += number
    t.tell(msg(key, who=Who(seat), points=points(colour, number)))


def evict(t: Turn[Tigris]) -> None:
    """Leaders without a temple beside them go home at once."""
    g = t.g
    for cell in members(chart_of(g).homeless()):
        leader = g.leaders.index(cell)  # TE-LEAD-16, TE-LEAD-17
        g.leaders[leader] = OFF
        t.tell(msg("tigris-evicted", who=Who(leader // len(COLOURS)), office=the(leader), cell=name(cell)))


@cache
def the(leader: Leader) -> Msg:
    """A leader in a sentence."""
    return msg(f"tigris-the-{OFFICES[leader % len(COLOURS)]}")


@cache
def theirs(leader: Leader) -> Msg:
    """A leader in a sentence that names the owner."""
    return msg(f"tigris-their-{OFFICES[leader % len(COLOURS)]}")


@cache
def points(colour: str, number: int) -> Msg:
    return msg(f"tigris-points-{colour}", number=number)


@cache
def tiles(colour: str, number: int) -> Msg:
    return msg(f"tigris-tiles-{colour}", number=number)


def hand_of(hand: dict[str, int]) -> Several:
    """So many tiles of each colour, in a sentence."""
    return several([tiles(colour, hand[colour]) for colour in COLOURS if hand[colour]])


@cache
def verb(word: str) -> Choice:
    return Choice(word, msg(f"tigris-verb-{word}"))


EVERY_VERB = tuple(
    verb(word)
    for word in (
        *("leader", "tile", "swap", "withdraw", "catastrophe", "pass"),
        *("conflict", "commit", "monument", "treasure"),
    )
)
EVERY_LEADER = tuple(Choice(office, msg(f"tigris-{office}")) for office in OFFICES)


@cache
def tile_choice(colour: str) -> Choice:
    return Choice(colour, msg(f"tigris-{colour}"))


EVERY_TILE = tuple(map(tile_choice, COLOURS))
