"""What tests of imagined positions need: positions of recorded games, and everything that turns up at a place."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from rules.kernel import Position, Rules, Seat, Tape
from service import game_file

T = TypeVar("T")
DRAWS = 300


def imagined(
    rules: Rules[Any], p: Position[Any, Any], viewer: Seat | None, draws: int = DRAWS
) -> Iterator[Position[Any, Any]]:
    """Many positions as they might be, each one that could be and that the viewer cannot tell from the true one."""
    seen = rules.view(p, viewer)
    for number in range(draws):
        q = rules.resample(p, viewer, Tape(b"imagined", number))
        rules.check(q)
        assert rules.view(q, viewer) == seen
        yield q


def turning_up(
    rules: Rules[Any], p: Position[Any, Any], viewer: Seat | None, what: Callable[..., T], *more: Any
) -> set[T]:
    """All that something turns out to be; `more` are further arguments of what is asked."""
    return {what(q, *more) for q in imagined(rules, p, viewer)}


def recorded(game: str, files: int, most: int) -> list[Position[Any, Any]]:
    """Positions out of the shortest recorded games in which something is hidden, spread over them."""
    found: list[Position[Any, Any]] = []
    for path in sorted((Path(__file__).parent / game / "games").glob("*.game"), key=lambda path: path.stat().st_size):
        read = game_file.read(path.read_text(encoding="utf-8"))
        deal = next(iter(game_file.replay(read)))[1].position
        if files and (read.rules.secrets(deal, None)):
            files -= 1
            found += [outcome.position for _, outcome in game_file.replay(read) if outcome.position.stack]
    return found[:: max(1, len(found) // most)]
