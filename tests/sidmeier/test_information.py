"""What is hidden stays hidden, in roundabout ways too."""

import pytest

from rules import kernel
from rules.kernel import Tape
from rules.sidmeier import RULES
from rules.sidmeier.movement import Move
from tests.clauses import clause
from tests.sidmeier.table import after, at, fresh, play, waiting, world


@clause("SM-B-COMP-15", "SM-B-ASY-03")
def test_whether_a_turn_is_asked_for_tells_nothing_about_a_token() -> None:
    """A settler on an island, its token seen: an empty one could be taken away, a resource not."""
    for face in ("nothing:B", "wine:B"):
        g = world({"gobi": "A1"}, ["A settler gobi", "B settler madagascar"], {"madagascar": face})
        p = after(at(g, Move(0), queue=(1,)), "end")
        assert waiting(p) == (1,)


@clause("SM-B-COMP-15")
@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_hidden_tokens_may_change_places_unnoticed(rules: str) -> None:
    p = fresh(3, rules=rules)
    chance = Tape(b"walk")
    for number in range(1, 60):
        seat = waiting(p)[0]
        p = kernel.play_random(RULES, p, seat, chance, Tape(b"walk", number)).position
    for viewer in kernel.viewers(3):
        other = RULES.resample(p, viewer, chance)
        assert sum(token != other.game.tokens[area] for area, token in p.game.tokens.items()) > 10
        assert RULES.view(other, viewer) == RULES.view(p, viewer)


def test_a_view_names_no_token_of_its_own() -> None:
    p = fresh()
    for viewer in kernel.viewers(3):
        seen = repr(RULES.view(p, viewer))
        assert not any(repr(token) in seen for token in RULES.secrets(p, viewer))


@clause("SM-B-TOK-05")
def test_looking_at_a_token_cannot_be_taken_back() -> None:
    p = at(world(figures=["A settler gobi"], tokens={"gobi": "oil"}), Move(0), queue=(1,))
    outcome = play(p, "explore gobi")
    assert not kernel.undoable(RULES, p, 0, outcome)
    assert kernel.undoable(RULES, p, 0, play(p, "move gobi settler steppe 1"))
