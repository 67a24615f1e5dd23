"""UR's computer player: legal, deterministic, and better than chance."""

import pytest

from rules import kernel
from rules.kernel import Tape
from rules.ur import RULES
from rules.ur.state import Tile
from service import agents
from tests.games import final, match, result


def places(levels: tuple[str, ...], seed: bytes) -> tuple[int, ...]:
    """The places of a whole match between these players."""
    return result(RULES, final(match(RULES, levels, seed, most=1_000))).places


def test_the_greedy_player_beats_chance() -> None:
    wins = sum(places(("greedy", "random"), b"%d" % seed)[0] == 1 for seed in range(3))
    wins += sum(places(("random", "greedy"), b"%d" % seed)[1] == 1 for seed in range(3))
    assert wins >= 5


@pytest.mark.parametrize("seats", RULES.seats)
def test_greedy_players_finish_a_match_among_themselves(seats: int) -> None:
    for seed in range(3):
        assert 1 in places(("greedy",) * seats, b"together%d" % seed)


def test_the_greedy_player_takes_a_tile_that_grows() -> None:
    p = kernel.setup(RULES, 2, {"hands": "chosen"}, Tape(b"s", 0)).position
    p.game.spare = [Tile(*sides) for sides in (("politics", "war"), ("trade", "agriculture"), ("culture", "war"))]
    assert agents.choose("greedy", RULES, p, kernel.waiting(p)[0], Tape(b"t")) == ("take", "spare2")


def test_the_greedy_player_finishes_with_every_option_by_the_letter() -> None:
    options = {"hands": "chosen", "hunger": "literal"}
    assert 1 in result(RULES, final(match(RULES, ("greedy", "greedy"), b"letter", 1_000, options))).places


def test_the_same_chance_gives_the_same_move() -> None:
    p = kernel.setup(RULES, 2, {}, Tape(b"s", 0)).position
    seat = kernel.waiting(p)[0]
    assert len({agents.choose("greedy", RULES, p, seat, Tape(b"t")) for _ in range(3)}) == 1
    assert agents.levels("ur") == ("random", "easy", "greedy", "strong")
