"""Rounds, phase 2 in general, and the village."""

from rules import kernel, text
from rules.kernel import Tape
from rules.stoneage import RULES
from rules.stoneage.acting import Acting
from rules.stoneage.placing import Placing
from rules.stoneage.rolling import Rolled
from tests.clauses import clause
from tests.stoneage.table import Table, goods, values


@clause("SA-ROUND-01", "SA-ROUND-02", "SA-ROUND-03", "SA-ACT-01")
def test_a_round_places_then_acts_then_feeds() -> None:
    table = Table(3).start(1)
    for seat in (1, 2, 0):
        table.play(seat, "place hunt 5")
    for seat in (1, 2, 0):
        assert isinstance(table.step, Acting)
        assert table.up == (seat,)
        table.play(seat, "use hunt; end", 2, 2, 2, 2, 2)
    assert [player.food for player in table.g.players] == [12 + 5 - 5] * 3
    assert isinstance(table.step, Placing)
    assert table.g.round == 2


@clause("SA-ACT-02")
def test_places_are_carried_out_in_any_order() -> None:
    table = Table().acting(0, forest=2, field=1, card1=1)
    assert table.moves(0) == ["use field", "use forest", "use card1"]
    table.play(0, "use forest", 3, 4)
    assert table.moves(0) == ["use field", "use card1"]
    assert table.forced(0) is None


def test_own_places_say_what_lies_or_rolls_there_and_answer_to_their_names() -> None:
    table = Table().lay("card1", "card.24").acting(0, forest=2, field=1, card1=1)
    labels = [text.say(choice.label, "de", ()) for choice in table.ask(0, "use").choices]
    assert labels == ["Acker", "Wald (2 Würfel)", "Karte 1 (4 Nahrung / 1 Hüttenbauer)"]
    for word, place in (("wald", "forest"), ("karte-1", "card1"), ("Card-1", "card1")):
        assert kernel.resolve(table.p, 0, ("use", word), text.every_name) == ("use", place)


@clause("SA-ACT-03", "SA-ACT-05")
def test_every_place_is_carried_out_once_and_its_people_go_home() -> None:
    table = Table().acting(0, forest=2, field=1)
    assert table.clause(0, "end") == "SA-ACT-03"
    table.play(0, "use field")
    assert table[0].at == {"forest": 2}
    assert table.clause(0, "use field") == "SA-ACT-03"
    table.play(0, "use forest", 1, 1)
    assert table[0].home() == 5
    assert table.clause(0, "use forest") == "SA-ACT-03"
    assert table.forced(0) == ("end",)
    assert table.play(0, "end").up == (1,)


@clause("SA-ACT-04")
def test_gains_serve_the_next_place() -> None:
    table = Table().lay("card1", "card.13").acting(0, forest=1, tool_maker=1, river=1, card1=1)
    table.play(0, "use tool-maker").play(0, "use river", 5).play(0, "tools {1}")
    assert goods(table[0]) == {"gold": 1}
    table.play(0, "use card1; pay {gold}")
    assert table[0].cards == ["card.13"]


@clause("SA-ACT-04", "SA-TOP-20")
def test_a_one_use_tool_serves_the_next_roll() -> None:
    table = Table().lay("card1", "card.34").own(0, wood=1).acting(0, card1=1, quarry=1)
    table.play(0, "use card1; pay {wood}").play(0, "use quarry", 1).play(0, "tools {once4}")
    assert goods(table[0]) == {"stone": 1}


@clause("SA-ACT-06", "SA-ROLL-01")
def test_all_people_of_a_place_roll_together() -> None:
    table = Table().acting(0, forest=3).own(0, tools=(1,))
    table.play(0, "use forest", 1, 2, 5)
    assert isinstance(table.step, Rolled)
    assert table.step.dice == [1, 2, 5]


@clause("SA-VILL-01")
def test_the_tool_maker_gives_a_tool() -> None:
    table = Table().acting(0, tool_maker=1).play(0, "use tool-maker")
    assert values(table[0]) == [1]
    assert table[0].home() == 5


@clause("SA-VILL-02", "SA-VILL-03")
def test_the_hut_gives_a_person_who_eats_at_once() -> None:
    table = Table(2).acting(0, hut=2).play(0, "use hut")
    assert (table[0].people, table[0].home()) == (6, 6)
    table.feed()
    assert (table[0].food, table[1].food) == (12 - 6, 12 - 5)
    assert "place hunt 6" in table.start(0).moves(0)


@clause("SA-VILL-04")
def test_the_eleventh_person_does_not_come() -> None:
    table = Table().own(0, people=10).acting(0, hut=2).play(0, "use hut")
    assert table[0].people == 10
    assert table.said()[-1] == "full-person"


@clause("SA-VILL-05")
def test_the_field_moves_up_the_agriculture_track() -> None:
    table = Table().own(0, agriculture=3).acting(0, field=1).play(0, "use field")
    assert table[0].agriculture == 4


@clause("SA-VILL-06")
def test_the_agriculture_track_ends_at_ten() -> None:
    table = Table().own(0, agriculture=10).acting(0, field=1).play(0, "use field")
    assert table[0].agriculture == 10
    assert table[0].home() == 5


@clause("SA-VILL-07", "SA-TOOL-05")
def test_the_tool_maker_has_nothing_above_twelve() -> None:
    table = Table().own(0, tools=(4, 4, 4)).acting(0, tool_maker=1).play(0, "use tool-maker")
    assert values(table[0]) == [4, 4, 4]


def test_a_move_without_dice_can_be_taken_back_and_a_roll_cannot() -> None:
    table = Table().acting(0, field=1, forest=2)
    quiet = kernel.apply(RULES, table.p, 0, ("use", "field"), Tape(fixed=[]))
    assert kernel.undoable(RULES, table.p, 0, quiet)
    loud = kernel.apply(RULES, table.p, 0, ("use", "forest"), Tape(fixed=[0, 0]))
    assert not kernel.undoable(RULES, table.p, 0, loud)


def test_a_sleeper_carries_out_one_place_after_the_other() -> None:
    table = Table().acting(0, field=1, forest=2)
    assert table.step.default(table.g, 0) == ("use", "field")
    table.play(0, "use field").play(0, "use forest", 1, 1)
    assert table.step.default(table.g, 0) == ("end",)
