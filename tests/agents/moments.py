"""Positions of recorded games at which somebody has to decide: a few for every kind of step."""

from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from rules.kernel import Position, Step
from service import game_file

EACH = 2
"""So many positions of each kind."""


@cache
def moments(game: str) -> list[Position[Any, Any]]:
    """From the shortest recorded games on, until every kind has been seen."""
    found: dict[str, list[Position[Any, Any]]] = defaultdict(list)
    folder = Path(__file__).parents[1] / game / "games"
    for path in sorted(folder.glob("*.game"), key=lambda path: path.stat().st_size):
        for _, outcome in game_file.replay(game_file.read(path.read_text(encoding="utf-8"))):
            if outcome.position.stack:
                found[type(outcome.position.stack[-1]).__name__].append(outcome.position)
        if kinds(game) <= set(found):
            break
    return [p for there in found.values() for p in there[:: max(1, len(there) // EACH)][:EACH]]


def kinds(game: str) -> set[str]:
    """The steps of a game that ask somebody."""
    package = import_module(f"rules.{game}")
    modules = [import_module(f"rules.{game}.{part.name}") for part in iter_modules(package.__path__)]
    steps = [step for module in modules for step in vars(module).values() if _asks(step, module.__name__)]
    return {step.__name__ for step in steps if not step.__subclasses__()}


def _asks(step: Any, module: str) -> bool:
    return isinstance(step, type) and issubclass(step, Step) and step.__module__ == module and step.ask is not Step.ask
