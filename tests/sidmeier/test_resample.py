"""Sid Meier's Civilization as it might be: tokens, sealed answers and prepared purchases are anybody's guess."""

import pytest

from rules import kernel
from rules.kernel import Seat, Tape, Turn, Who, msg
from rules.secrecy import Leak, check_secrets
from rules.sidmeier import RULES
from rules.sidmeier.battle import Fray, Join
from rules.sidmeier.exploring import QUIET
from rules.sidmeier.printed import TOKENS, face
from rules.sidmeier.purchase import Buy
from rules.sidmeier.reaction import Answer, Window
from rules.sidmeier.state import World
from tests.clauses import clause
from tests.imagined import turning_up
from tests.sidmeier.table import WorldPosition, after, at, moving, play, world

ARMY = ["A infantry mekong", "A cavalry mekong", "B infantry mekong", "B artillery mekong", "C settler gobi"]


def faces(p: WorldPosition, viewer: Seat | None, area: str) -> set[str]:
    """All that may lie in a region."""
    return turning_up(RULES, p, viewer, lambda q: face(q.game.tokens[area].id))


@clause("SM-B-TOK-05", "SM-B-COMP-15")
def test_any_token_may_lie_face_down_but_what_was_looked_at_makes_no_noise() -> None:
    p = moving(tokens={"gobi": "oil", "nile": "plague", "mekong": "wine:B", "steppe": "iron:A", "java": "desert!"})
    for viewer in (0, None):
        assert faces(p, viewer, "gobi") == faces(p, viewer, "nile") == set(TOKENS)
        assert faces(p, viewer, "mekong") == set(QUIET)
    assert faces(p, 0, "steppe") == {"iron"}
    assert faces(p, 1, "steppe") == set(QUIET)
    assert faces(p, None, "java") == {"desert"}
    assert {face(name) for name in turning_up(RULES, p, 0, lambda q: q.game.box[0])} == set(TOKENS)


@clause("SM-B-BAT-09", "SM-B-ASY-03")
def test_a_sealed_pick_may_be_any_unit() -> None:
    p = play(at(world(figures=ARMY), Fray("mekong", [0], [1])), "pick ancient-infantry").position
    assert turning_up(RULES, p, 1, lambda q: q.stack[-1].picks[0]) == {("unit.1", ""), ("unit.2", "")}
    assert turning_up(RULES, p, None, lambda q: q.stack[-1].picks[0]) == {("unit.1", ""), ("unit.2", "")}
    assert turning_up(RULES, p, 0, lambda q: q.stack[-1].picks[0]) == {("unit.1", "")}


@clause("SM-A-WON-11")
def test_the_oracle_knows_the_pick_and_nobody_else_does() -> None:
    g = world(figures=ARMY, advanced=True, wonders={"oracle": "B"})
    p = play(at(g, Fray("mekong", [0], [1])), "pick ancient-cavalry").position
    assert turning_up(RULES, p, 1, lambda q: q.stack[-1].picks[0]) == {("unit.2", "")}
    assert len(turning_up(RULES, p, 2, lambda q: q.stack[-1].picks[0])) == 2


@clause("SM-B-DEC-10")
def test_a_sealed_reaction_may_be_either() -> None:
    g = world(figures=["A infantry mekong", "B infantry mekong", "C infantry mekong"])
    for line in ("declare", "end"):
        p = play(at(g, Window(0, "mekong", [1], [1, 2])), line, 1).position
        for viewer in (0, 2, None):
            assert turning_up(RULES, p, viewer, lambda q: q.stack[-1].answers[1]) == {"declare.1", "pass.1"}
        assert len(turning_up(RULES, p, 1, lambda q: q.stack[-1].answers[1])) == 1


@clause("SM-B-DEC-23")
def test_a_sealed_side_may_be_any() -> None:
    figures = [f"{owner} infantry mekong" for owner in "ABCD"]
    p = play(at(world(figures=figures, seats=4), Join("mekong", [0], [1], [2, 3])), "join p1", 2).position
    for viewer in (0, 3, None):
        assert turning_up(RULES, p, viewer, lambda q: q.stack[-1].answers[2]) == {"none.2", "p1.2", "p2.2"}
    assert turning_up(RULES, p, 2, lambda q: q.stack[-1].answers[2]) == {"p1.2"}


def shopping() -> WorldPosition:
    return at(
        world({"gobi": "B1", "nile": "C1"}, ["B settler steppe"], gold=20),
        Buy(0, [1, 2]),
        stage="purchase",
        queue=(1, 2),
    )


def verbs(p: WorldPosition, viewer: Seat | None, seat: Seat) -> set[str]:
    """How the purchases begin that a player may have prepared; empty: none at all."""
    return turning_up(RULES, p, viewer, lambda q: " ".join(q.game.plans.get(seat, [""])[:1]).partition(" ")[0])


@clause("SM-B-RND-02")
@pytest.mark.parametrize("prepared", [(), ("found steppe", "end")])
def test_whoever_buys_later_may_have_prepared_anything_or_nothing(prepared: tuple[str, ...]) -> None:
    p = after(shopping(), *prepared, seat=1) if prepared else shopping()
    for viewer in (0, 2, None):
        assert verbs(p, viewer, 1) == {"", "buy", "found", "grow", "research", "end.1"}
    own = turning_up(RULES, p, 1, lambda q: tuple(q.game.plans.get(1, ())))
    assert own == {tuple(f"{line}.1" for line in prepared)}
    assert verbs(p, 1, 2) == {"", "buy", "grow", "research", "end.2"}
    assert verbs(p, None, 0) == {""}


@clause("SM-B-RND-02")
def test_what_is_imagined_to_be_prepared_can_be_played() -> None:
    p = shopping()
    played = set()
    for number in range(60):
        q = RULES.resample(p, 0, Tape(b"plans", number))
        outcome = kernel.apply(RULES, q, 0, ("end",), Tape(b"play", number))
        RULES.check(outcome.position)
        played |= {event.msg.key for event in outcome.log}
    assert played >= {"sidmeier-founded", "sidmeier-grown", "sidmeier-bought", "sidmeier-acquired"}
    assert "sidmeier-plan-stopped" not in played


def test_a_sealed_answer_in_the_log_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    act = Window.act

    def telling(self: Window, t: Turn[World], seat: Seat, action: Answer) -> None:
        act(self, t, seat, action)
        if action.word == "declare":
            t.tell(msg("sidmeier-done", who=Who(seat)))

    g = world(figures=["A infantry mekong", "B infantry mekong", "C infantry mekong"])
    p = at(g, Window(0, "mekong", [1], [1, 2]))
    check_everything(p)
    monkeypatch.setattr(Window, "act", telling)
    with pytest.raises(Leak, match="the log that"):
        check_everything(p)


def check_everything(p: WorldPosition) -> None:
    outcome = kernel.apply(RULES, p, 1, ("declare",), Tape(fixed=()))
    for number in range(20):
        check_secrets(RULES, p, 1, outcome, Tape(b"proof", number))
