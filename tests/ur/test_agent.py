"""UR's computer player: legal, deterministic, and better than chance."""

import pytest

from rules import kernel
from rules.kernel import Tape
from rules.ur import RULES
from service import agents


def match(levels: tuple[str, ...], seed: bytes) -> tuple[int, ...]:
    """The places of a whole match between these players."""
    p = kernel.setup(RULES, len(levels), {}, Tape(seed, 0)).position
    moves = 0
    while p.stack:
        moves += 1
        assert moves < 1_000
        seat = kernel.waiting(p)[0]
        path = agents.choose(levels[seat], RULES, p, seat, Tape(b"agent" + seed, moves))
        p = kernel.apply(RULES, p, seat, path, Tape(seed, moves)).position
    result = RULES.result(p)
    assert result is not None
    return result.places


def test_the_greedy_player_beats_chance() -> None:
    wins = sum(match(("greedy", "random"), b"%d" % seed)[0] == 1 for seed in range(3))
    wins += sum(match(("random", "greedy"), b"%d" % seed)[1] == 1 for seed in range(3))
    assert wins >= 5


@pytest.mark.parametrize("seats", RULES.seats)
def test_greedy_players_finish_a_match_among_themselves(seats: int) -> None:
    for seed in range(3):
        assert 1 in match(("greedy",) * seats, b"together%d" % seed)


def test_the_same_chance_gives_the_same_move() -> None:
    p = kernel.setup(RULES, 2, {}, Tape(b"s", 0)).position
    seat = kernel.waiting(p)[0]
    assert len({agents.choose("greedy", RULES, p, seat, Tape(b"t")) for _ in range(3)}) == 1
    assert agents.levels("ur") == ("random", "greedy")
