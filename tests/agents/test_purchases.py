"""Computer players of Civilization pay what is due."""

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.kernel import Tape
from service.agents import choose
from tests.civilization.table import Scene, game, hold, own, scene


def bought_pottery(treasury: int) -> Scene:
    """Pottery gives ten towards clothmaking (45), but only from the next round on (CIV-43.10-t)."""
    g = game("crete", "asia", "thrace")
    own(g, 0, "mysticism agriculture astronomy coinage drama")
    hold(g, 0, "grain*4 salt*2")
    g.players[0].treasury = treasury
    return scene(g, "purchase").play(
        0, "waive {mysticism,agriculture,astronomy,coinage,drama}", "buy {pottery} {grain*4}"
    )


@pytest.mark.parametrize("level", ["easy", "greedy", "strong"])
def test_a_card_of_the_same_turn_gives_no_credit(level: str) -> None:
    """Who counts on pottery pays 35 out of the treasury, which is refused; 45 are due, and there."""
    s = bought_pottery(35)
    path = choose(level, RULES, s.p, 0, Tape(b"pays"))
    assert path == ("buy", ("clothmaking",), (("salt", 2),), 33)
    s.play(0, kernel.write(path))
