"""Phase 3: feeding."""

from rules.stoneage.feeding import Feeding
from rules.stoneage.placing import Placing
from tests.clauses import clause
from tests.stoneage.table import Table, goods


@clause("SA-FEED-01")
def test_feeding_begins_when_all_are_home() -> None:
    table = Table(2).on(1, hunt=5).acting(0)
    table.play(0, "end")
    assert table[1].food == 12
    table.play(1, "use hunt; end", 1, 1, 1, 1, 1)
    assert [player.food for player in table.g.players] == [7, 12 + 2 - 5]


@clause("SA-FEED-02", "SA-FEED-03")
def test_the_fields_feed_first() -> None:
    table = Table(2).own(0, agriculture=3, food=2).feed()
    assert isinstance(table.step, Placing)
    assert (table[0].food, table[0].score) == (0, 0)
    assert table[1].food == 12 - 5


@clause("SA-FEED-04")
def test_enough_food_is_paid_unasked() -> None:
    table = Table(2).own(0, food=5, wood=9).feed()
    assert isinstance(table.step, Placing)
    assert (table[0].food, goods(table[0])) == (0, {"wood": 9})


@clause("SA-FEED-05", "SA-FEED-06")
def test_missing_food_is_replaced_by_resources_of_choice() -> None:
    table = Table(2).own(0, food=3, wood=1, gold=2).feed()
    assert isinstance(table.step, Feeding)
    assert table[0].food == 0, "all food goes first"
    assert table.moves(0) == ["feed {gold*2}", "feed {wood,gold}", "decline"]
    table.play(0, "feed {wood,gold}")
    assert (goods(table[0]), table[0].score) == ({"gold": 1}, 0)
    assert table.g.round == 2


@clause("SA-FEED-06")
def test_food_is_replaced_one_for_one() -> None:
    table = Table(2).own(0, food=3, wood=9).feed()
    for wrong in ("{wood}", "{wood*3}"):
        assert table.refused(0, f"feed {wrong}").key == "kernel-at-word"
    assert table.clause(0, "feed {food*2}") == "SA-CARD-03"


@clause("SA-FEED-07", "SA-FEED-09", "SA-FEED-10")
def test_who_does_not_want_to_replace_it_loses_ten_points_and_no_resource() -> None:
    table = Table(2).own(0, food=4, wood=3, score=4).feed().play(0, "decline")
    assert (table[0].score, table[0].food, goods(table[0])) == (-6, 0, {"wood": 3})


@clause("SA-FEED-07", "SA-FEED-08", "SA-FEED-09", "SA-FEED-11", "SA-FEED-14")
def test_who_cannot_replace_all_of_it_loses_ten_points_once() -> None:
    table = Table(2).own(0, food=1, wood=3, people=10).feed()
    assert isinstance(table.step, Placing), "nothing is asked"
    assert (table[0].score, table[0].food, goods(table[0]), table[0].people) == (-10, 0, {"wood": 3}, 10)


@clause("SA-FEED-10")
def test_the_score_may_sink_below_zero_again_and_again() -> None:
    table = Table(2)
    for _ in range(3):
        table.own(0, food=0).own(1, food=5).feed()
    assert table[0].score == -30


@clause("SA-FEED-13")
def test_all_decide_at_the_same_time() -> None:
    for order in ((0, 2), (2, 0)):
        table = Table(3).own(0, food=4, wood=1).own(2, food=4, clay=1).feed()
        assert table.up == (0, 2)
        for seat in order:
            table.play(seat, "decline" if seat else "feed {wood}")
        assert (table[0].score, table[2].score) == (0, -10)
        assert isinstance(table.step, Placing)


@clause("SA-FEED-14", "SA-TOP-26")
def test_the_card_of_two_resources_can_save_from_hunger() -> None:
    table = Table(2).own(0, food=2, wood=1).deal_card(0, "card.08", pile="kept").feed()
    assert isinstance(table.step, Feeding)
    assert table.clause(0, "feed {wood*3}") == "SA-FEED-06"
    table.play(0, "spend {wood,clay}; feed {wood*2,clay}")
    assert (table[0].score, goods(table[0]), table[0].cards) == (0, {}, ["card.08"])


@clause("SA-FEED-14")
def test_too_little_even_with_that_card_is_not_asked() -> None:
    table = Table(2).own(0, food=1, wood=1).deal_card(0, "card.08", pile="kept").feed()
    assert isinstance(table.step, Placing)
    assert table[0].score == -10
    assert table[0].kept == ["card.08"]


def test_a_sleeper_feeds_with_the_cheapest() -> None:
    table = Table(2).own(0, food=3, wood=1, gold=2).feed()
    assert table.step.default(table.g, 0) == ("feed", (("wood", 1), ("gold", 1)))
    table = Table(2).own(0, food=3).deal_card(0, "card.08", pile="kept").feed()
    assert table.step.default(table.g, 0) == ("decline",)
