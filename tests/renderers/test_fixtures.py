"""Recorded games, drawn: nothing is written over anything, nothing is cut, nothing is too large to load."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import renderers
from renderers import Look, canvas
from renderers.palette import PALETTES
from rules import GAMES
from rules.kernel import Outcome, Rules
from rules.text import LANGUAGES, say
from service import game_file
from tests import games
from tests.lengths import length
from tests.renderers.traced import Trace, tracing

HERE = Path(__file__).parent.parent
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gül")
LONG = (
    "Maximiliane Sandström",
    "山田太郎左衛門尉",
    "שלמה בן יהודה",
    "محمد عبد الرحمن",
    "अनिल कुमार",
    "🦊",
    "Wojciech Szczęsny",
)
EVERY = length(1, 10_000)
"""So many positions of each recorded game, spread over it."""


class Sight:
    """A position of a recorded game, as it was left by a move."""

    def __init__(self, rules: Rules[Any], path: Path, number: int, line: str, outcome: Outcome) -> None:
        self.rules, self.name, self.line, self.outcome = rules, f"{path.stem}@{number}", line, outcome

    def look(self, n: int, names: tuple[str, ...] = NAMES, **more: Any) -> Look:
        lang = LANGUAGES[n % len(LANGUAGES)]
        said = [say(event.msg, lang, names) for event in self.outcome.log if event.to is None]
        palette = list(PALETTES)[n // 2 % len(PALETTES)]
        return Look(lang, palette, names, said=said[-1][:120] if said else "", **more)

    def board(self, look: Look) -> bytes:
        return renderers.of(self.rules.key).draw(self.rules.view(self.outcome.position, None), look)

    def hand(self, look: Look, n: int) -> bytes | None:
        view = self.rules.view(self.outcome.position, None)
        return renderers.of(self.rules.key).hand(self.rules.view(self.outcome.position, n % view.seats), look)


def sights(game: str, every: int = EVERY) -> Iterator[Sight]:
    """Positions of all recorded games of this kind, spread over each; of different games at different times."""
    for turn, path in enumerate(sorted((HERE / game / "games").glob("*.game"))):
        recorded = games.read(path)
        moves = list(game_file.replay(recorded))
        step = max(1, len(moves) // every)
        begin = len(moves) - 1 if turn == 0 else turn * 997 % step
        yield from (Sight(recorded.rules, path, n, *_played(moves[n])) for n in range(begin, len(moves), step))


def _played(move: tuple[game_file.Row, Outcome]) -> tuple[str, Outcome]:
    return move[0].line, move[1]


def is_piece_on_its_field(collision: str) -> bool:
    """Stone Age's markers stand on the fields of the score track, whose numbers the panels tell; Civilization's
    limits are printed again on what hides them."""
    return any(sign in collision for sign in ("'badge'", "'lap'", "'limit'"))


def found(trace: Trace) -> list[str]:
    return [each for each in trace.collisions() if not is_piece_on_its_field(each)]


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_written_over_anything_nothing_is_cut_and_all_is_small(game: str) -> None:
    with tracing() as trace:
        for n, sight in zip(count(), sights(game), strict=False):
            sight.board(sight.look(n))
            assert found(trace) == [], sight.name
            hand = sight.hand(sight.look(n), n) or b""
            assert not hand or found(trace) == [], f"{sight.name}, the hand"
            assert trace.cuts == set(), sight.name
            way = sight.rules.is_way(sight.line)
            pointed = sight.board(sight.look(n, last=sight.outcome.spots, route=way))
            assert max(map(len, (hand, pointed))) < canvas.LARGEST, sight.name


@pytest.mark.parametrize("game", list(GAMES))
def test_names_of_any_script_and_length_stay_in_their_place(game: str) -> None:
    with tracing() as trace:
        sight = next(sights(game))
        for n in range(length(1, 4)):
            sight.board(sight.look(n, LONG))
            assert found(trace) == [], sight.name
