"""Play over days: who is asked, what is silent, what is refused."""

from rules import kernel
from rules.kernel import Ready, Tape
from rules.sidmeier import RULES
from rules.sidmeier.battle import Fray
from rules.sidmeier.gifts import Gift, Place
from rules.text import every_name
from tests.clauses import clause
from tests.sidmeier.table import (
    after,
    allowed,
    at,
    buying,
    figure,
    fresh,
    moving,
    offered,
    play,
    refused,
    trading,
    waiting,
    world,
)


@clause("SM-B-ASY-01")
def test_the_position_names_who_must_act_and_what_they_may_answer() -> None:
    for p in (fresh(), moving(figures=["A settler gobi"]), trading(), buying()):
        seen = RULES.view(p, None)
        assert seen.up == waiting(p) != ()
        for seat in waiting(p):
            assert offered(p, seat=seat)
        for seat in set(range(3)) - set(allowed(p)):
            assert refused(p, "end", seat).key == "kernel-not-you"


@clause("SM-B-ASY-04")
def test_a_game_replays_from_its_moves_and_draws() -> None:
    chance, first = Tape(b"chance"), kernel.setup(RULES, 3, {"rules": "advanced"}, Tape(b"seed"))
    p, record = first.position, []
    for number in range(1, 120):
        seat = waiting(p)[0]
        outcome = kernel.play_random(RULES, p, seat, chance, Tape(b"seed", number))
        record.append((seat, kernel.write(outcome.path), outcome.draws))
        p = outcome.position
    again = kernel.setup(RULES, 3, {"rules": "advanced"}, Tape(fixed=first.draws)).position
    for seat, line, draws in record:
        again = kernel.apply(RULES, again, seat, kernel.read(line)[0], Tape(fixed=draws)).position
    assert RULES.encode(again) == RULES.encode(p)


@clause("SM-B-ASY-05")
def test_assignments_are_open_to_everybody_at_any_time_and_halt_nothing() -> None:
    for p in (moving(figures=["A settler gobi"], advanced=True), buying(advanced=True)):
        assert allowed(p) == (0, 1, 2)
        assert waiting(p) == (0,)
        q = after(p, "assign free {antilles}", seat=1)
        assert waiting(q) == (0,)
        assert q.game.players[1].assigned == {"free": ["antilles"]}
    assert allowed(fresh(rules="advanced")) == waiting(fresh(rules="advanced"))


@clause("SM-B-ASY-08")
def test_moves_end_where_they_are_for_who_sleeps() -> None:
    p = after(moving(figures=["A settler gobi", "A settler nile"]), "move gobi settler steppe 1")
    assert kernel.default(p, 0) == ("end",)
    assert figure(after(p, "end"), 1).area == "steppe"


@clause("SM-B-ASY-08")
def test_what_must_be_chosen_is_left_to_chance() -> None:
    p = at(
        world(figures=["A infantry mekong", "A cavalry mekong", "A artillery mekong", "B infantry mekong *2"]),
        Fray("mekong", [0], [1]),
    )
    assert kernel.default(p, 0) == ("end",)
    assert isinstance(kernel.ask(p, 0, ("end",)), Ready)
    for draw, number in ((0, 1), (1, 2)):
        outcome = kernel.apply(RULES, p, 0, ("end",), Tape(fixed=[draw, 0, 5]))
        assert outcome.secret
        assert figure_ids(outcome.position) == {1, 2, 3, 4, 5} - {number}
    placing = at(world({"java": "A1", "gobi": "A1"}, advanced=True), Place(0, [Gift("cavalry")]))
    placing.stack[0].queue = [1]
    placing.game.figures.append(type(p.game.figures[0])(50, 1, "settler", 1, "nile"))
    moved = kernel.apply(RULES, placing, 0, ("end",), Tape(fixed=[0, 1])).position
    assert [f.area for f in moved.game.figures if f.owner == 0] == ["gobi"]
    start = fresh()
    seat = waiting(start)[0]
    assert kernel.apply(RULES, start, seat, ("end",), Tape(fixed=[3])).position.game.settlements.keys() == {
        "great-plains"
    }


def figure_ids(p: object) -> set[int]:
    return {f.id for f in p.game.figures}  # type: ignore[attr-defined]


@clause("SM-B-ASY-09")
def test_what_is_illegal_is_refused_with_its_reason_and_changes_nothing() -> None:
    p = moving(figures=["A infantry mekong"])
    for line in (
        "move mekong ancient-infantry nile 1",
        "fly mekong aircraft gobi 1",
        "explore mekong",
        "buy settler java 1",
    ):
        refusal = refused(p, line)
        assert refusal.clause.startswith("SM-")
        assert refusal.key.startswith("sidmeier-")
    assert refused(p, "move mekong ancient-infantry himalaya 9").key == "kernel-at-word"
    assert refused(p, "grow mekong").clause == "SM-B-RND-02"
    assert play(p, "end").position.game.round == 1


def test_things_go_by_their_names_in_both_languages() -> None:
    p = moving({"java": "A1"}, ["A infantry mekong", "A fleet sunda-sea", "A aircraft java"], era=4)
    for line in ("move mek schwert himal 1", "move Mekong Swordsman SUNDASEE 1 2", "fly java jäger mekong 1"):
        assert isinstance(kernel.ask(p, 0, kernel.read(line)[0], every_name), Ready)
    q = buying({"java": "A4"}, ["A settler gobi"], gold=100, advanced=True, techs={"pottery-specialization": "A"})
    for line in ("buy getreide", "research bauw", "found gobi", "buy siedler java 2"):
        assert isinstance(kernel.ask(q, 0, kernel.read(line)[0], every_name), Ready)
