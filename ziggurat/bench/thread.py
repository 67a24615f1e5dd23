"""How much a match puts into its thread, over the recorded games that lie beside the tests."""

from rules import GAMES
from ziggurat import posts
from ziggurat.bench import Figures, Wanted, progress
from ziggurat.bench.taps import LANG, games


def figures(wanted: Wanted) -> Figures:
    for key in GAMES:
        if wanted(f"thread.{key}.") and (found := list(games(key))):
            progress(f"the thread of {key}")
            yield from ((f"thread.{key}.{name}", value) for name, value in posts.recorded(found, LANG))
