"""UR's computer player: legal, deterministic, and better than chance."""

from typing import Any

import pytest

from rules import kernel
from rules.kernel import Position, Tape
from rules.ur import RULES
from rules.ur.act import Act
from rules.ur.scoring import score
from rules.ur.state import PLACES, Tile, Ur
from rules.ur.swap import Swap
from service import agents
from service.agents.ur.prospects import is_stuck
from tests.games import final, match, result
from tests.ur.table import after, table


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


def nearly_full() -> Position[Ur, Any]:
    """The first player holds the last tile that could move stones which lie; one tile is free."""
    p = table(
        "tB1 wB1 tA1 cA1 aA1 wA1",
        "tB1 cA2 pA1 wB1 tB1 aB1",
        "pB1 pB1 wB1 pB1 pB1 cBZ",
        "aA1 cA1 tA1 cB1 aB1 tA1",
        "pA1 aB1 wA1 c wA1 aA1",
        "wA1 cA1 wA1 tA1 aA1 pBZ",
        hands=(("trade", "politics"), ("trade", "culture")),
        spare=(("war", "trade"), ("culture", "war")),
        step=Swap(0),
        turn=49,
        pool=3,
    )
    p.game.board[PLACES["d5"]].tile = Tile("culture", "war")
    return p


@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_no_board_is_left_that_is_full_and_that_nobody_can_change(level: str) -> None:
    """Politics on the free tile would be settled, and then the same four tiles went from hand to hand for ever."""
    p = nearly_full()
    assert is_stuck(after(p, "swap d5 politics").game)
    assert not is_stuck(after(p, "swap spare1 politics").game)
    path = agents.choose(level, RULES, p, 0, Tape(b"full"))
    assert not is_stuck(after(p, kernel.write(path)).game)


def test_only_a_board_that_is_nearly_full_is_stuck_and_only_without_tiles_that_move_stones() -> None:
    p = after(nearly_full(), "swap d5 politics")
    for cell in ("a1", "b1"):
        p.game.board[PLACES[cell]].stones = 0
    assert not is_stuck(p.game)
    p = after(nearly_full(), "swap d5 politics")
    p.game.spare = []
    assert not is_stuck(p.game), "who cannot exchange ends the match"


def test_the_strong_player_does_not_end_a_match_that_somebody_else_would_win() -> None:
    """The last free tile; the fourth player is ahead and will take it, if nobody else does."""
    p = table(
        "cD1 wB1 tA3 pA1 aD1 pD1",
        "wD1 aB1 tA1 pB2 aD1 aA1",
        "tD1 pD1 aC1 pB1 aD1 pD1",
        "pC1 tC2 tB4 cB2 aD1 cA1",
        "wA3 cA2 aA2 cC1 cC5 cD1",
        "tA4 cA2 tBZ wD1 t aB1",
        hands=(("war", "politics"), ("trade", "politics"), ("politics", "war"), ("trade", "war")),
        step=Act(1),
        first=1,
        turn=65,
        pool=4,
    )
    ended = after(p, "settle e6", seat=1)
    assert not ended.stack
    assert result(RULES, ended).places[1] > 1
    assert agents.choose("strong", RULES, p, 1, Tape(b"last")) != ("settle", "e6")


def why(p: Position[Ur, Any], line: str) -> dict[str, int]:
    """What is said for a move, with the numbers."""
    (words,) = kernel.read(line)
    told = agents.reasons(RULES, p, kernel.waiting(p)[0], tuple(words))
    return {reason.key.removeprefix("ur-why-"): int(str(reason.args["number"])) for reason in told}


def grown() -> Position[Ur, Any]:
    """The first player has a tile with five stones and another with four; the second has three kinds."""
    return table(
        "tA5 wA4 p a c t",
        "t w p a c t",
        "t w p a c t",
        "t w p a c t",
        "t w p a c t",
        "tB1 wB1 pB1 a c t",
        hands=(("trade", "politics"), ("trade", "culture")),
        step=Act(0),
        turn=9,
        pool=3,
    )


def test_reasons_say_what_a_move_changes_in_numbers_that_can_be_counted() -> None:
    p = grown()
    assert why(p, "settle e1") == {"points": 4}, "whatever else it brings, the next best brings, too"
    assert why(p, "stone b1")["ripe"] == 1
    assert why(p, "build {a1}")["built"] == 1
    assert score(after(p, "settle e1").game, 0) - score(p.game, 0) == 4


def test_a_war_is_explained_by_what_it_takes_from_the_leader() -> None:
    p = grown()
    p.game.board[PLACES["b2"]].owner, p.game.board[PLACES["b2"]].stones = 1, 1
    before = score(p.game, 1)
    p.game.hands[0] = Tile("war", "politics")
    taken = why(p, "war b1 b2 1")["rivals"]
    assert taken == before - score(after(p, "war b1 b2 1").game, 1) > 0


def test_nothing_is_said_for_a_move_that_changes_nothing() -> None:
    assert why(grown(), "end") == {}
