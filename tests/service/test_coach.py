"""The coach: suggestions are moves, depend on what their seat may know alone, and are for those who may have them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rules import GAMES, kernel
from rules.kernel import Illegal, Position, Seat, Tape
from service import agents, coach
from service.agents import stoneage
from service.desk import Chair, Match, Table
from tests.lengths import length

ALL = list(GAMES)


def positions(game: str, number: int, every: int) -> Iterator[tuple[Position[Any, Any], Seat]]:
    """Positions of a match between computer players, each with a seat that is asked there."""
    rules, seed = GAMES[game], b"coach of " + game.encode()
    p = kernel.setup(rules, rules.seats[0], {}, Tape(seed)).position
    for n in range(1, number * every + 1):
        if not p.stack:
            return
        seat = kernel.waiting(p)[0]
        if n % every == 0:
            yield p, seat
        path = agents.choose("greedy", rules, p, seat, Tape(b"agent", n))
        p = kernel.apply(rules, p, seat, path, Tape(seed, n)).position


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stoneage, "PLAYOUTS", replace(stoneage.PLAYOUTS, budget=300))


@pytest.mark.parametrize("game", ALL)
def test_a_suggestion_is_a_move_and_knows_nothing_hidden(game: str) -> None:
    rules = GAMES[game]
    for number, (p, seat) in enumerate(positions(game, length(12, 80), 9)):
        idea = coach.suggest(game, rules.encode(p), seat)
        assert isinstance(kernel.ask(p, seat, kernel.read(idea.line)[0]), kernel.Ready)
        other = rules.resample(p, seat, Tape(b"another world", number))
        assert coach.suggest(game, rules.encode(other), seat) == idea
        assert coach.whole_turn(game, rules.encode(other), seat, idea.line) == coach.whole_turn(
            game, rules.encode(p), seat, idea.line
        )


@pytest.mark.parametrize("game", ALL)
def test_a_suggested_turn_can_be_played_without_chance_and_stays_with_its_seat(game: str) -> None:
    rules, longest = GAMES[game], 0
    for p, seat in positions(game, length(14, 90), 8):
        first = coach.suggest(game, rules.encode(p), seat).line
        lines = coach.whole_turn(game, rules.encode(p), seat, first)
        assert lines[0] == first
        longest = max(longest, len(lines))
        for line in lines[1:] and lines:
            assert seat in kernel.waiting(p)
            p = kernel.apply(rules, p, seat, kernel.read(line)[0], Tape(fixed=())).position
    assert 1 < longest <= coach.MOST_MOVES


def table(*users: int | None, **settings: str) -> Table:
    rules = GAMES["ur"]
    match = Match(game="ur", version=1, host=1, options={}, created=0, settings=dict(settings))
    chairs = [Chair(seat=seat, user=user, name="Ada") for seat, user in enumerate(users)]
    return Table(match, chairs, 0, kernel.setup(rules, 2, {}, Tape(b"x")).position)


def test_suggestions_are_for_who_plays_alone_or_where_the_table_says_so() -> None:
    assert coach.is_allowed(table(1, None))
    assert coach.is_allowed(table(1, 1)), "a what-if"
    assert coach.is_allowed(table(1, 2, suggestions="on"))
    for refused in (table(1, 2), table(1, 2, None), table(1, 2, suggestions="off")):
        with pytest.raises(Illegal):
            coach.check_allowed(refused)
