"""Positions of Stone Age for lessons, put on the table in a few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules import kernel
from rules.kernel import Position, Step, Tape
from rules.stoneage import RULES
from rules.stoneage.acting import Acting
from rules.stoneage.course import Course
from rules.stoneage.feeding import Feeding
from rules.stoneage.placing import Placing
from rules.stoneage.printed import RESOURCES
from rules.stoneage.state import StoneAge, Tool

SEATS = 2


def lay(
    phase: str,
    at: Mapping[str, int] | None = None,
    resources: Mapping[str, int] | None = None,
    tools: Sequence[int] = (),
    row: Sequence[str] = (),
    building: str = "",
    cards: Sequence[str] = (),
    lacks: int = 0,
    **own: int,
) -> Position[StoneAge, Any]:
    """The first player places, acts or feeds, and after that it is the other's turn. `at`: where that player's people
    stand; `row`: the open cards; `building`: the first open one; `cards`: the player's own; `lacks`: missing food;
    `own`: numbers on the player's board."""
    g: StoneAge = kernel.setup(RULES, SEATS, {}, Tape(b"lesson")).position.game
    player = g.players[0]
    g.first, player.at = 0, dict(at or {})
    player.resources = [(resources or {}).get(kind, 0) for kind in RESOURCES]
    player.tools = [Tool(value) for value in tools]
    for key, number in own.items():
        setattr(player, key, number)
    other = g.players[1]
    other.at, other.resources = {} if phase != "act" else {"hunt": 3, "clay-pit": 2}, [1] * len(RESOURCES)
    _deal(g, row, building, cards)
    steps: dict[str, list[Step[StoneAge]]] = {
        "place": [Course("act"), Placing(0)],
        "act": [Course("act", 1), Acting(0)],
        "feed": [Course("feed", SEATS), Feeding({0: lacks, 1: 1})],
    }
    return Position(g, steps[phase])


def _deal(g: StoneAge, row: Sequence[str], building: str, cards: Sequence[str]) -> None:
    """What is named changes places with what was dealt; the player's own cards come from the deck."""
    piles = [g.row, g.deck, g.box, *g.stacks]
    for place, card in enumerate(row):
        _exchange(piles, g.row[place], card)
    if building:
        _exchange(piles, g.stacks[0][-1], building)
    for card in cards:
        _exchange(piles, g.deck[-1], card)
        g.players[0].cards.append(g.deck.pop())


def _exchange(piles: Sequence[list[str]], one: str, other: str) -> None:
    swapped = {one: other, other: one}
    for pile in piles:
        pile[:] = [swapped.get(thing, thing) for thing in pile]
