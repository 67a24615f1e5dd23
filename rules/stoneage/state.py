"""The position of Stone Age, and what one asks of it."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct, field

from rules.kernel import Position, Seat
from rules.stoneage.printed import (
    CARDS,
    FOOD,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOL,
    PEOPLE,
    PLACES,
    RESOURCES,
    TOOLS,
)


class Tool(Struct, array_like=True):
    """A tool on a player's board; used ones are turned until the next round."""

    value: int
    used: bool = False


class Player(Struct):
    """A player's board and what lies beside it."""

    people: int = PEOPLE
    at: dict[str, int] = {}
    """People on the board, by place."""
    food: int = FOOD
    resources: list[int] = field(default_factory=lambda: [0] * len(RESOURCES))
    tools: list[Tool] = []
    agriculture: int = 0
    score: int = 0
    cards: list[str] = []
    """Face down, taken openly."""
    drawn: list[str] = []
    """Face down, drawn unseen by the others."""
    kept: list[str] = []
    """Beside the board, open until they are used."""
    buildings: list[str] = []

    def home(self) -> int:
        """People who are not placed."""
        return self.people - sum(self.at.values())


class StoneAge(Struct):
    """Everything on the table."""

    seats: int
    shown: bool
    """Cards that were taken openly stay open to all."""
    players: list[Player]
    round: int = 0
    first: Seat = 0
    deck: list[str] = []
    """The top card is the last."""
    row: list[str] = []
    """The open cards by place, the cheapest first; empty where one was bought."""
    stacks: list[list[str]] = []
    """The buildings; the open one is the last of its stack."""
    box: list[str] = []
    """Buildings that are not in play."""
    ended: str = ""
    """Why the game is over."""


StoneAgePosition = Position[StoneAge, object]


def clockwise(g: StoneAge, seat: Seat) -> Iterator[Seat]:
    """Everybody, beginning with this seat."""
    return ((seat + step) % g.seats for step in range(g.seats))


@cache
def _slot(place: str) -> int:
    """`card3` is the third of its row."""
    return int(place[-1]) - 1


def card_at(g: StoneAge, place: str) -> str:
    """The open card of a card place."""
    return g.row[_slot(place)]


def building_at(g: StoneAge, place: str) -> str:
    """The open building of a building place."""
    return g.stacks[_slot(place)][-1]


def lying_at(g: StoneAge, place: str) -> str:
    """The open card or building of a place; empty where neither belongs."""
    match PLACES[place].kind:
        case "card":
            return card_at(g, place)
        case "building":
            return building_at(g, place)
        case _:
            return ""


def owned_cards(player: Player) -> list[str]:
    """All cards whose lower part counts, used or not."""
    return [*player.cards, *player.drawn, *player.kept]


def tool_sum(player: Player) -> int:
    return sum([tool.value for tool in player.tools])


def gain_tool(player: Player) -> bool:
    """One more tool: a free slot first, then the lowest, an unused one before a used one. False: there is no room."""
    if len(player.tools) < TOOLS:
        player.tools.append(Tool(1))  # SA-TOOL-02
        return True
    lowest = min(player.tools, key=lambda tool: (tool.value, tool.used))  # SA-TOOL-03, SA-TOOL-04
    if lowest.value == MOST_TOOL:
        return False  # SA-VILL-07
    lowest.value += 1
    return True


def gain_person(player: Player) -> bool:
    if player.people == MOST_PEOPLE:
        return False  # SA-VILL-04
    player.people += 1
    return True


def gain_field(player: Player) -> bool:
    if player.agriculture == MOST_AGRICULTURE:
        return False  # SA-VILL-06
    player.agriculture += 1
    return True


def gain(player: Player, kind: str, number: int) -> None:
    """Food or resources from the supply, which never runs out (SA-SETUP-12, SA-SETUP-13)."""
    if kind == "food":
        player.food += number
    else:
        player.resources[RESOURCES.index(kind)] += number


def choice_card(player: Player) -> str | None:
    """The open card of two resources of choice."""
    return next((card for card in player.kept if CARDS[card].top == "choice"), None)


def lay_down(player: Player, card: str) -> None:
    """A kept card is used and lies face down from now on."""
    player.kept.remove(card)
    player.cards.append(card)
