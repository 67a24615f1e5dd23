"""How many taps moves and turns cost on the private panel, over the recorded games that lie beside the tests."""

from collections.abc import Iterator
from pathlib import Path

from rules import GAMES
from service import game_file
from ziggurat import taps
from ziggurat.bench import Figures, Wanted, progress

TESTS = Path(__file__).parents[2] / "tests"
LANG = "de"
"""The language with the longer words."""
ROWS = 2_400
"""So many lines of records are looked at for each game, spread over all its turns."""


def figures(wanted: Wanted) -> Figures:
    for key in GAMES:
        if wanted(f"taps.{key}.") and (found := list(games(key))):
            progress(f"taps of {key}")
            every = 1 + sum(len(game.rows) for game in found) // ROWS
            yield from ((f"taps.{key}.{name}", value) for name, value in taps.recorded(found, LANG, every))


def games(key: str) -> Iterator[game_file.Game]:
    """The shortest first; none where the records are not installed."""
    for path in sorted((TESTS / key / "games").glob("*.game"), key=lambda path: path.stat().st_size):
        yield game_file.read(path.read_text(encoding="utf-8"))
