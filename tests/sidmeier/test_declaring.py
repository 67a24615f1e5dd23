"""Who may declare battles, when, and who joins."""

from rules import kernel
from rules.sidmeier import RULES
from rules.sidmeier.view import view
from tests.clauses import clause
from tests.sidmeier.table import (
    after,
    figure,
    home,
    moving,
    offered,
    play,
    refused,
    there,
    told,
    top,
    waiting,
)


@clause("SM-B-DEC-01")
def test_battles_are_declared_wherever_own_units_stand() -> None:
    figures = ["A infantry mekong", "B infantry mekong", "A fleet coral-sea", "C fleet coral-sea", "A settler gobi"]
    p = moving({"gobi": "B1"}, [*figures, "A infantry yunnan"])
    p = after(p, "end")
    assert offered(p, "declare") == ["mekong", "coral-sea"]
    assert offered(p, "declare mekong") == ["p2"]
    assert refused(p, "declare gobi p2").clause == "SM-B-DEC-01"
    assert refused(p, "declare mekong p3").clause == "SM-B-DEC-01"


@clause("SM-B-DEC-01", "SM-B-RND-03")
def test_who_cannot_move_may_still_fight() -> None:
    """An island without a ship: there is nowhere to go, but an enemy has landed."""
    figures = ["A infantry java", "B infantry java", "C settler gobi"]
    p = after(moving(figures=figures, seat=2, queue=[0]), "end", seat=2)
    assert (top(p), waiting(p)) == ("Declare", (0,))
    assert offered(p, "declare") == ["java"]
    assert top(after(p, "end")) == "Trade"


@clause("SM-B-DEC-02", "SM-B-DEC-08", "SM-B-DEC-12")
def test_entering_asks_those_who_can_fight_there_and_nobody_else() -> None:
    figures = ["A settler mekong", "B infantry yunnan", "C settler yunnan"]
    p = after(moving(figures=figures), "move mekong settler yunnan 1")
    assert (top(p), waiting(p)) == ("Window", (1,))
    q = moving({"yunnan": "B1"}, ["A infantry mekong", "B settler yunnan", "B aircraft yunnan"])
    assert top(after(q, "move mekong ancient-infantry yunnan 1")) == "Move"


@clause("SM-B-DEC-02")
def test_an_entered_player_declares_a_battle() -> None:
    p = after(moving(figures=["A settler mekong", "B infantry yunnan"]), "move mekong settler yunnan 1")
    outcome = play(p, "declare", 1)
    assert told(outcome, "reacted")
    assert [(fight.area, fight.attackers, fight.defender) for fight in outcome.position.game.fights] == [
        ("yunnan", [1], 0),
    ]


@clause("SM-B-DEC-03")
def test_others_declare_only_in_areas_just_entered() -> None:
    p = moving(figures=["A infantry mekong", "B infantry mekong", "A settler gobi"])
    p = after(p, "move gobi settler steppe 1", "end")
    assert top(p) == "Declare"
    assert waiting(p) == (0,)
    assert 1 not in kernel.allowed(p)


@clause("SM-B-DEC-04")
def test_a_ship_does_not_sail_off_with_those_who_were_stopped_boarding_it() -> None:
    figures = ["A fleet sunda-sea", "A settler sunda-sea @1", "A infantry mekong", "B fleet sunda-sea"]
    p = after(moving(figures=figures), "move mekong ancient-infantry sunda-sea 1 1")
    assert offered(after(p, "end", seat=1), "move sunda-sea") == ["ancient-fleet/1", "settler/1"]
    p = after(p, "declare", seat=1)
    assert offered(p, "move sunda-sea") == ["settler/1"]


@clause("SM-B-DEC-04", "SM-B-DEC-05", "SM-B-DEC-06")
def test_after_a_declaration_the_entered_stop_and_the_others_move_on() -> None:
    figures = [
        "A fleet2 sunda-sea",
        "A settler sunda-sea @1",
        "B fleet coral-sea",
        "A settler gobi",
        "A fleet coral-sea",
    ]
    p = after(moving(figures=figures, era=2), "move sunda-sea medieval-fleet/1 coral-sea 1")
    p = after(p, "declare", seat=1)
    assert figure(p, 1).held
    assert figure(p, 2).held
    assert offered(p, "move") == ["gobi", "coral-sea"]
    assert offered(p, "move coral-sea") == ["ancient-fleet"]
    p = after(p, "move gobi settler steppe 1")
    assert there(p, "coral-sea") == ["A fleet", "A fleet", "A settler", "B fleet"]


@clause("SM-B-DEC-05")
def test_after_a_declaration_only_figures_that_have_not_moved_move_on() -> None:
    """A settler halfway, a ship with its load and one that was boarded stay; what has not moved goes all its way."""
    figures = [
        "A settler gobi *2",
        "A settler nile",
        "B infantry sahara",
        "A fleet2 coral-sea",
        "A settler coral-sea @5",
    ]
    figures += ["A infantry java", "A fleet2 sunda-sea", "A settler sunda-sea @8", "A cavalry atlas"]
    p = after(
        moving({"java": "A1"}, figures, era=2),
        "move gobi settler steppe 1",
        "move coral-sea medieval-fleet/5 tasman-sea 1",
        "move java ancient-infantry sunda-sea 1 8",
        "move nile settler sahara 1",
    )
    peace, war = after(p, "end", seat=1), after(p, "declare", seat=1)
    assert offered(peace, "move") == ["steppe", "gobi", "sahara", "tasman-sea", "sunda-sea", "atlas"]
    assert offered(war, "move") == ["gobi", "sunda-sea", "atlas"]
    assert offered(war, "move sunda-sea") == ["settler/8"]
    war = after(war, "move gobi settler steppe 1")
    assert offered(war, "move steppe") == ["settler+1"]
    first = after(
        moving({"java": "A1"}, figures, era=2, edition=1), "move gobi settler steppe 1", "move nile settler sahara 1"
    )
    assert "steppe" in offered(after(first, "declare", seat=1), "move")  # as it was in the first edition


@clause("SM-B-DEC-05", "SM-B-AIR-09")
def test_an_aircraft_in_the_air_has_moved_too() -> None:
    figures = ["A aircraft java", "A settler nile", "B infantry sahara"]
    p = after(moving({"java": "A1"}, figures), "fly java aircraft sunda-sea 1", "move nile settler sahara 1")
    assert "end" not in offered(after(p, "end", seat=1))
    p = after(p, "declare", seat=1)
    assert offered(p) == ["end"]
    assert there(after(p, "end"), "sunda-sea") == []


@clause("SM-B-DEC-07")
def test_fleets_and_armies_do_not_fight_each_other() -> None:
    figures = ["A fleet sunda-sea", "B infantry java", "B infantry sunda-sea @4", "B fleet sunda-sea"]
    p = after(moving(figures=[*figures, "A infantry java"]), "end")
    assert offered(p, "declare") == ["sunda-sea", "java"]
    q = moving(figures=["A fleet sunda-sea", "B infantry java"])
    assert top(after(q, "end")) == "Trade"


@clause("SM-B-DEC-09")
def test_a_unit_waits_in_a_crossed_area_and_goes_on_if_nobody_declares() -> None:
    figures = ["A settler mekong", *(f"B infantry {area}" for area in ("himalaya", "yunnan"))]
    p = after(moving(figures=figures), "move mekong settler gobi 1")
    assert (top(p), figure(p, 1).area) == ("Window", "himalaya")
    assert figure(after(p, "end", seat=1), 1).area == "gobi"
    assert figure(after(p, "declare", seat=1), 1).area == "himalaya"
    q = moving(figures=["A settler mekong", "B infantry himalaya"])
    assert top(after(q, "move mekong settler gobi 1")) == "Move"  # another way was free


@clause("SM-B-DEC-10", "SM-B-ASY-02")
def test_answers_are_sealed_until_the_window_closes() -> None:
    p = after(
        moving(figures=["A settler mekong", "B infantry yunnan", "C infantry yunnan"]), "move mekong settler yunnan 1"
    )
    assert waiting(p) == (1, 2)
    yes, no = play(p, "declare", 1), play(p, "end", 1)
    assert yes.log == no.log == ()
    assert yes.secret
    for viewer in (0, 2, None):
        assert view(yes.position, viewer) == view(no.position, viewer)
    assert RULES.secrets(yes.position, 2) - RULES.secrets(yes.position, 1) == {"declare.1"}
    assert waiting(yes.position) == (2,)
    closed = play(yes.position, "end", 2)
    assert told(closed, "reacted")
    assert told(play(no.position, "end", 2), "no-reaction")


@clause("SM-B-DEC-10", "SM-B-ASY-08")
def test_silence_is_a_pass() -> None:
    p = after(moving(figures=["A settler mekong", "B infantry yunnan"]), "move mekong settler yunnan 1")
    assert kernel.default(p, 1) == ("end",)
    assert after(p, "end", seat=1).game.fights == []


@clause("SM-B-DEC-11")
def test_who_passed_is_asked_again_only_when_more_units_enter() -> None:
    p = after(moving(figures=["A settler mekong *2", "B infantry yunnan"]), "move mekong settler yunnan 1")
    p = after(p, "end", seat=1)
    assert top(p) == "Move"
    p = after(p, "move mekong settler yunnan 1")
    assert (top(p), waiting(p)) == ("Window", (1,))


@clause("SM-B-DEC-13")
def test_a_declared_battle_cannot_be_withdrawn() -> None:
    p = after(
        moving(figures=["A settler mekong", "B infantry yunnan", "A settler gobi"]), "move mekong settler yunnan 1"
    )
    p = after(p, "declare", seat=1)
    assert offered(p) == ["move", "end"]
    assert 1 not in kernel.allowed(p)
    assert there(after(p, "end"), "yunnan") == ["B infantry"]


def three_way() -> list[str]:
    return ["A infantry mekong *2", "B infantry mekong", "C cavalry mekong *2", "D settler mekong"]


@clause("SM-B-DEC-14", "SM-B-DEC-15", "SM-B-DEC-16", "SM-B-DEC-23")
def test_others_with_units_there_join_a_side_with_all_of_them() -> None:
    p = moving(figures=three_way(), seats=4)
    p = after(p, "end", "declare mekong p2", "end")
    assert (top(p), waiting(p)) == ("Join", (2,))
    assert offered(p, "join", 2) == ["p1", "p2"]
    q = after(p, "join p2", seat=2)
    assert top(q) == "Fray"
    assert q.stack[-1].defenders == [1, 2]
    assert waiting(q) == (1,)  # A has one kind of unit only, B controls C's units
    assert offered(q, "pick", 1) == ["ancient-infantry", "ancient-cavalry/p3"]


@clause("SM-B-DEC-14", "SM-B-BAT-03")
def test_who_has_only_aircraft_there_joins_with_them() -> None:
    """They are military units, and fight together with an ally's."""
    figures = ["A infantry mekong", "A cavalry mekong", "B infantry mekong", "C aircraft mekong", "D settler mekong"]
    p = after(moving({"mekong": "C1"}, figures, seats=4), "end", "declare mekong p2")
    p = after(p, "end") if top(p) == "Declare" else p
    assert (top(p), waiting(p)) == ("Join", (2,))
    p = after(p, "join p1", seat=2)
    assert offered(p, "pick ancient-infantry") == ["none", "aircraft/p3"]
    won = after(p, "pick ancient-infantry aircraft/p3", dice=(1, 1, 1))
    assert there(won, "mekong") == ["A cavalry", "A infantry", "C aircraft", "D settler"]
    first = moving({"mekong": "C1"}, figures, seats=4, edition=1)
    assert top(after(first, "end", "declare mekong p2", "end")) == "Fray"  # as it was in the first edition


@clause("SM-B-DEC-17")
def test_of_several_declarers_the_one_with_most_units_controls() -> None:
    figures = ["A settler mekong", "A infantry mekong", "B infantry yunnan", "C cavalry yunnan", "C infantry yunnan"]
    p = after(moving(figures=figures), "move mekong ancient-infantry yunnan 1")
    p = after(after(p, "declare", seat=1), "declare", seat=2)
    p = after(p, "end")
    assert p.stack[-1].attackers == [2, 1]
    assert waiting(p) == (2,)
    assert offered(p, "pick", 2) == ["ancient-cavalry", "ancient-infantry", "ancient-infantry/p2"]


@clause("SM-B-DEC-17")
def test_command_is_counted_without_settlers_and_with_aircraft() -> None:
    figures = ["A infantry mekong", "B infantry yunnan", "B settler yunnan *4", "C infantry yunnan *2"]
    p = after(moving(figures=figures), "move mekong ancient-infantry yunnan 1")
    p = after(after(p, "declare", seat=1), "declare", seat=2)
    assert after(p, "end").stack[-1].attackers == [2, 1]
    figures = ["A infantry mekong", "B infantry yunnan", "B aircraft yunnan *2", "C infantry yunnan *2"]
    p = after(moving(figures=figures), "move mekong ancient-infantry yunnan 1")
    p = after(after(p, "declare", seat=1), "declare", seat=2)
    assert after(p, "end").stack[-1].attackers == [1, 2]


@clause("SM-B-DEC-18")
def test_declarers_with_equally_many_units_roll() -> None:
    figures = ["A infantry mekong", "B cavalry yunnan", "C infantry yunnan"]
    p = after(moving(figures=figures), "move mekong ancient-infantry yunnan 1")
    p = after(after(p, "declare", seat=1), "declare", seat=2)
    assert after(p, "end", dice=(6, 6, 1, 1)).stack[-1].attackers == [1, 2]
    assert after(p, "end", dice=(3, 3, 3, 3, 1, 1, 2, 1)).stack[-1].attackers == [2, 1]


@clause("SM-B-DEC-19")
def test_who_stays_out_loses_nothing() -> None:
    p = moving({"mekong": "C2"}, [*three_way(), "C settler mekong"], seats=4)
    p = after(p, "end", "declare mekong p2", "end")
    p = after(p, "end", seat=2, dice=(6, 1))
    assert there(p, "mekong") == ["A infantry"] * 2 + ["C cavalry"] * 2 + ["C settler", "D settler"]
    assert home(p, "mekong") == "C2"


@clause("SM-B-DEC-20", "SM-B-DEC-21")
def test_several_battles_are_fought_in_the_order_the_active_player_chooses() -> None:
    figures = ["A infantry mekong *3", "B settler mekong", "C settler mekong", "A infantry gobi", "C settler gobi"]
    p = after(moving(figures=figures), "end", "declare mekong p2", "declare gobi p3", "declare mekong p3")
    assert (top(p), waiting(p)) == ("Battles", (0,))
    assert offered(p, "pick") == ["mekong/p2", "gobi/p3", "mekong/p3"]
    outcome = play(p, "pick mekong/p3")
    assert there(outcome.position, "mekong") == ["A infantry"] * 3 + ["B settler"]
    assert offered(outcome.position, "pick") == ["mekong/p2", "gobi/p3"]


@clause("SM-B-DEC-22")
def test_an_undefended_settlement_falls_without_dice() -> None:
    p = after(moving({"mekong": "B3", "gobi": "B1"}, ["A infantry mekong"]), "end")
    assert offered(p, "declare mekong") == ["p2"]
    assert home(after(p, "declare mekong p2"), "mekong") == "A3"


@clause("SM-B-DEC-23", "SM-B-ASY-08")
def test_joining_is_asked_once_and_silence_stays_out() -> None:
    p = moving(figures=three_way(), seats=4)
    p = after(p, "end", "declare mekong p2", "end")
    assert kernel.default(p, 2) == ("end",)
    q = play(p, "end", 2, dice=(6, 1))
    assert told(q, "stayed-out")
    assert top(q.position) == "Trade"
    sealed = play(
        after(moving(figures=[*three_way(), "D infantry mekong"], seats=4), "end", "declare mekong p2", "end"),
        "join p1",
        2,
    )
    assert sealed.secret
    assert sealed.log == ()
    assert "p1.2" in RULES.secrets(sealed.position, 3)
