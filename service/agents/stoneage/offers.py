"""What a player of Stone Age is offered: heard from the questions that are asked, or read off an imagined position."""

from collections.abc import Collection, Sequence

from rules.kernel import Count, Many, Node, One, Path, Position, Seat, Split, Step
from rules.stoneage.acting import Acting
from rules.stoneage.cards import DiceForAll
from rules.stoneage.placing import Placing, crowds
from rules.stoneage.printed import PLACES
from rules.stoneage.rolling import Rolled
from rules.stoneage.state import StoneAge
from service.agents import Ask


class Asked:
    """Heard from questions."""

    __slots__ = ("_source",)

    def __init__(self, ask: Ask) -> None:
        self._source = ask

    def verbs(self) -> Sequence[str]:
        return _offered(self._ask(()))

    def places(self) -> dict[str, tuple[int, int]]:
        """Where people can be set, and how few and how many."""
        return {place: self._crowd(place) for place in _offered(self._ask(("place",)))}

    def uses(self) -> Collection[str]:
        return _offered(self._ask(("use",)))

    def tools(self) -> dict[str, int]:
        """The words for tools, with their values."""
        node = self._ask(("tools",))
        assert isinstance(node, Many)
        return {choice.key: int(choice.key.removeprefix("once")[0]) for choice in node.choices}

    def dice(self) -> Collection[str]:
        return _offered(self._ask(("take",)))

    def missing(self) -> int:
        """Food that resources have to stand for."""
        node = self._ask(("feed",))
        assert isinstance(node, Split)
        return node.lo

    def _ask(self, path: Path) -> Node:
        return self._source(path)

    def _crowd(self, place: str) -> tuple[int, int]:
        node = self._ask(("place", place))
        return (node.lo, node.hi) if isinstance(node, Count) else (PLACES[place].least, PLACES[place].least)


class Known(Asked):
    """The same, without questions where thousands would be asked."""

    __slots__ = ("_g", "_seat", "_step")

    def __init__(self, p: Position[StoneAge, Step[StoneAge]], seat: Seat) -> None:
        self._step, self._g, self._seat = p.stack[-1], p.game, seat

    def verbs(self) -> Sequence[str]:
        match self._step:
            case Placing():
                return ("place",)
            case Acting():
                return ("use",) if self._g.players[self._seat].at else ("end",)
            case Rolled():
                return ("tools",)
            case DiceForAll():
                return ("take",)
            case _:
                return super().verbs()

    def places(self) -> dict[str, tuple[int, int]]:
        return crowds(self._g, self._seat)

    def uses(self) -> Collection[str]:
        return self._g.players[self._seat].at.keys()

    def tools(self) -> dict[str, int]:
        assert isinstance(self._step, Rolled)
        return self._step.helpful(self._g.players[self._seat])

    def _ask(self, path: Path) -> Node:
        return self._step.ask(self._g, self._seat, path)


def _offered(node: Node) -> list[str]:
    assert isinstance(node, One)
    return [choice.key for choice in node.choices]
