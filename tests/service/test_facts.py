"""Every game tells what somebody wants to know before playing, and what a first match is like."""

import pytest

from rules import GAMES, kernel
from rules.kernel import Tape
from service import agents
from service.facts import facts, first_level

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_the_facts_can_be_true(game: str) -> None:
    known = facts(game)
    assert 0 < known.minutes[0] < known.minutes[1]
    assert 0 < known.days[0] < known.days[1]
    assert 1 <= known.weight <= 5


@every_game
def test_a_first_match_can_be_dealt(game: str) -> None:
    first, rules = facts(game).first, GAMES[game]
    dealt = kernel.setup(rules, first.seats, rules.choose(first.options), Tape(b"first", 0))
    assert dealt.position.stack


@every_game
def test_a_first_match_is_against_a_level_that_the_game_has(game: str) -> None:
    assert first_level(game) in agents.levels(game)


def test_a_first_match_is_gentle_where_that_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "levels", lambda _: ("random", "easy", "greedy"))
    assert first_level("any") == "easy"
    monkeypatch.setattr(agents, "levels", lambda _: ("random", "greedy"))
    assert first_level("any") == "greedy"
