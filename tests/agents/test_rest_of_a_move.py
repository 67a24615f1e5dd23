"""How a computer player ends what a person has begun."""

from pathlib import Path

from rules import GAMES, kernel
from rules.kernel import Tape
from service import agents, game_file
from tests.games import read

RULES = GAMES["civilization"]
RECORD = Path(__file__).parents[1] / "civilization" / "games" / "four.game"


def test_a_packet_that_somebody_has_chosen_is_called_what_it_is() -> None:
    """The dearest good is named and all goods are claimed, whatever the computer itself would have offered."""
    before, ended, told = None, 0, 0
    for row, outcome in game_file.replay(read(RECORD)):
        verb = row.line.split()[0]
        if before is not None and row.seat is not None and verb in ("offer", "counter"):
            whole = agents.finish(RULES, before, row.seat, outcome.path[:3], Tape(b"rest", 0))
            assert whole is not None
            claimed = sorted(f"says.{kind}" for kind, number in kernel.parts(whole[2]) for _ in range(number))
            named = sorted(kind for kind, number in kernel.parts(whole[5]) for _ in range(number))
            told += claimed == named
            ended += 1
        before = outcome.position
    assert ended > 100
    assert told > 0.9 * ended
