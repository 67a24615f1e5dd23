"""What tests of whole games need: recorded games with all that they show, and matches of computer players."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import Struct

from rules import kernel
from rules.kernel import Msg, Options, Outcome, Position, Result, Rules, Tape
from service import agents, game_file
from tests.lengths import IS_LONG

TESTS = Path(__file__).parent
SHORT = {
    "ur": "two-players",
    "tigris": "two-treasures",
    "stoneage": "two-tie",
    "civilization": "two",
    "sidmeier": "standard-two",
}
"""A recorded game of each, for tests that have no time for all of them."""


class Course(Struct, frozen=True):
    """What a recorded game shows on its way."""

    game: game_file.Game
    steps: set[type]
    lines: list[str]
    told: list[Msg]
    final: Position[Any, Any]

    @property
    def result(self) -> Result:
        return result(self.game.rules, self.final)


class Sights(Struct, frozen=True):
    """What recorded games show together."""

    steps: set[type]
    verbs: set[str]
    told: set[str]
    options: set[tuple[str, str]]


def short(game: str) -> Path:
    """A recorded game that is soon over."""
    return TESTS / game / "games" / f"{SHORT[game]}.game"


def every(game: str) -> list[Path]:
    """All recorded games."""
    return sorted((TESTS / game / "games").glob("*.game"))


def some(game: str) -> list[Path]:
    """A recorded game; by `./test long` all of them."""
    return every(game) if IS_LONG else [short(game)]


def recorded(test: str, results: Collection[str]) -> list[Path]:
    """The games beside a test: each has its result there, each result its game."""
    found = sorted((Path(test).parent / "games").glob("*.game"))
    assert {path.stem for path in found} == set(results), "games and results differ"
    return found


@cache
def course(path: Path) -> Course:
    """A game replayed with the draws of its file."""
    game, steps, lines, told = read(path), set[type](), list[str](), list[Msg]()
    for row, outcome in game_file.replay(game):
        steps |= {type(step) for step in outcome.position.stack}
        lines.append(row.line)
        told += [event.msg for event in outcome.log]
    return Course(game, steps, lines, told, outcome.position)


def read(path: Path) -> game_file.Game:
    return game_file.read(path.read_text(encoding="utf-8"))


def is_honest(path: Path) -> bool:
    """Every draw of the game comes from its seed."""
    return game_file.verify(read(path)).key == "service-verified"


def score(path: Path) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """The points, the places and the reason of the end."""
    end = course(path).result
    return end.points, end.places, end.reason.key


def together(paths: Iterable[Path]) -> Sights:
    courses = [course(path) for path in paths]
    return Sights(
        steps={step for course in courses for step in course.steps},
        verbs={line.split()[0] for course in courses for line in course.lines},
        told={msg.key for course in courses for msg in course.told},
        options={option for course in courses for option in course.game.options.items()},
    )


def match(
    rules: Rules[Any], levels: Sequence[str], seed: bytes, most: int, options: Options | None = None
) -> Iterator[Outcome]:
    """A match between computer players of these levels, from the deal to its end, which so many moves must reach."""
    outcome = kernel.setup(rules, len(levels), options or {}, Tape(seed))
    for number in count(1):
        yield outcome
        p = outcome.position
        if not p.stack:
            return
        assert number < most, "this match does not end"
        seat = kernel.waiting(p)[0]
        path = agents.choose(levels[seat], rules, p, seat, Tape(b"agent" + seed, number))
        outcome = kernel.apply(rules, p, seat, path, Tape(seed, number))


def final(outcomes: Iterable[Outcome]) -> Position[Any, Any]:
    """The position to which a match leads."""
    *_, last = outcomes
    return last.position


def result(rules: Rules[Any], p: Position[Any, Any]) -> Result:
    """The result of a game that is over."""
    found = rules.result(p)
    assert found is not None, "the game is not over"
    return found


def thinkers(seats: int, *thinking: int) -> list[str]:
    """The levels of players of whom these think and the others play at random."""
    return ["greedy" if seat in thinking else "random" for seat in range(seats)]
