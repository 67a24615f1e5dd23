"""Moves typed in German: verbs by their names, by the button's own label, with blanks."""

from pathlib import Path
from typing import Any

import pytest

from rules import GAMES, kernel
from rules.kernel import Illegal, One, Position, Tape
from rules.text import every_name, say
from service import game_file
from tests import games

HERE = Path(__file__).parent
EVERY = 45
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gül")


def fresh(game: str, seats: int = 3) -> Position[Any, Any]:
    return kernel.setup(GAMES[game], seats, {}, Tape(b"typed", 0)).position


def typed(p: Position[Any, Any], line: str) -> str:
    return kernel.write(kernel.resolve(p, kernel.waiting(p)[0], kernel.read(line)[0], every_name))


@pytest.mark.parametrize(
    ("game", "line", "meant"),
    [
        ("tigris", "Plättchen legen rot j7", "tile red j7"),
        ("tigris", "plättchen religion j7", "tile red j7"),
        ("tigris", "tausch {rot}", "swap {red}"),
        ("tigris", "Anführer setzen König j7", "leader king j7"),
        ("tigris", "zug beenden", "pass"),
        ("ur", "Stein setzen c3", "place c3"),
        ("sidmeier", "Startregion wählen mekong", "start mekong"),
    ],
)
def test_what_people_call_it_is_understood(game: str, line: str, meant: str) -> None:
    assert typed(fresh(game), line) == meant


@pytest.mark.parametrize("game", list(GAMES))
def test_the_label_of_every_button_that_begins_a_move_can_be_typed(game: str) -> None:
    seen = set[str]()
    for path in sorted((HERE / game / "games").glob("*.game"))[:3]:
        for number, (_, outcome) in enumerate(game_file.replay(games.read(path))):
            if number % EVERY == 0:
                seen |= {verb for seat in kernel.waiting(outcome.position) for verb in verbs(outcome.position, seat)}
    assert len(seen) > 3


def verbs(p: Position[Any, Any], seat: int) -> set[str]:
    """Those on offer, each typed as its button says it."""
    node = kernel.ask(p, seat, ())
    offered = [choice for choice in node.choices if choice.label] if isinstance(node, One) else []
    for choice in offered:
        assert choice.label is not None
        assert first_word(p, seat, say(choice.label, "de", NAMES)) == choice.key, choice
    return {choice.key for choice in offered}


def first_word(p: Position[Any, Any], seat: int, line: str) -> str:
    """What a line begins with; it need not be a whole move."""
    try:
        return str(kernel.resolve(p, seat, kernel.read(line)[0], every_name)[0])
    except Illegal as refusal:
        told = refusal.msg
    return str(told.args["line"]).split()[0] if told.key == "kernel-unfinished" else say(told, "de", NAMES)
