"""How much a match puts into its thread, over the recorded games that lie beside the tests."""

from collections.abc import Iterator

from rules import GAMES
from service import game_file
from ziggurat import posts
from ziggurat.bench import Figures, Wanted, progress
from ziggurat.bench.taps import LANG, games

ROWS = 1_200
"""So many lines of records are told for each game, in whole games, the shortest first."""


def figures(wanted: Wanted) -> Figures:
    for key in GAMES:
        if wanted(f"thread.{key}.") and (found := list(shortest(key))):
            progress(f"the thread of {key}")
            yield from ((f"thread.{key}.{name}", value) for name, value in posts.recorded(found, LANG))


def shortest(key: str) -> Iterator[game_file.Game]:
    rows = 0
    for game in games(key):
        rows += len(game.rows)
        if rows > ROWS:
            return
        yield game
