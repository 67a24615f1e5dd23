"""Positions of recorded games at which somebody has to decide: a few for every kind of step."""

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from rules.kernel import Position
from service import game_file

FILES, EACH = 3, 2
"""So many of the shortest recorded games, and so many positions of each kind."""


@cache
def moments(game: str) -> list[Position[Any, Any]]:
    found: dict[str, list[Position[Any, Any]]] = defaultdict(list)
    folder = Path(__file__).parents[1] / game / "games"
    for path in sorted(folder.glob("*.game"), key=lambda path: path.stat().st_size)[:FILES]:
        for _, outcome in game_file.replay(game_file.read(path.read_text(encoding="utf-8"))):
            if outcome.position.stack:
                found[type(outcome.position.stack[-1]).__name__].append(outcome.position)
    return [p for there in found.values() for p in there[:: max(1, len(there) // EACH)][:EACH]]
