"""Stone Age: what is asked, prepared and told beside the moves."""

from typing import Any

from rules.kernel import Msg
from rules.stoneage.cards import Buying
from rules.stoneage.feeding import Feeding, hungry
from rules.stoneage.printed import pieces
from rules.stoneage.view import secrets
from tests.clauses import clause
from tests.stoneage.table import Table
from tests.stoneage.test_cards import bought


def last(t: Table, key: str) -> Msg:
    return next(event.msg for event in reversed(t.log) if event.msg.key == f"stoneage-{key}")


@clause("SA-ROLL-08", "SA-TOOL-11")
def test_tools_that_are_added_are_asked_for_and_told_of() -> None:
    t = Table().own(0, tools=(2, 1)).acting(0, forest=2).play(0, "use forest", 3, 4)
    question = t.ask(0, "tools").ask
    assert (question.args["total"], question.args["missing"]) == (7, 2)
    assert (question.args["pieces"], question.args["next"]) == (pieces("wood", 2), pieces("wood", 3))
    t.play(0, "tools {2}")
    assert last(t, "added").args["total"] == 9


@clause("SA-TOP-04")
def test_the_die_that_somebody_takes_is_told_with_what_it_gives() -> None:
    t = bought("card.02", 1, 6, seats=2).play(0, "take wood")
    assert (last(t, "took-die").args["number"], last(t, "took-die").args["reward"]) == (1, pieces("wood", 1))


@clause("SA-FEED-04", "SA-FEED-05")
def test_who_is_fed_and_who_lacks_food_is_told() -> None:
    t = Table(2).own(0, food=3, people=5, agriculture=0, wood=4).feed()
    assert last(t, "short").args["number"] == 2
    assert last(t, "fed").args["left"] == 12 - 5


@clause("SA-INFO-02")
def test_cards_in_front_of_others_are_secret_unless_they_stay_open() -> None:
    hidden, shown = (Table(cards=cards) for cards in ("hidden", "open"))
    for t in (hidden, shown):
        card = t.g.row[0]
        t.deal_card(1, card)
        assert (card in secrets(t.p, 0)) == (t is hidden)
        assert card not in secrets(t.p, 1)


@clause("SA-FEED-04", "SA-FEED-06")
def test_who_lacks_food_is_told_so_and_can_prepare_the_rest() -> None:
    t = Table()
    t.own(0, food=3, people=5, agriculture=1, wood=4)
    assert hungry(t.g, 0) == [Feeding({0: 1})]
    t.own(0, food=4)
    assert hungry(t.g, 0) == []


def buying(**stock: Any) -> Table:
    t = Table().own(0, **stock).acting(0, card1=1)
    t.p.stack.append(Buying(0, "card2"))
    return t


@clause("SA-CARD-02")
def test_at_the_deadline_a_card_is_paid_with_the_cheapest_that_just_suffice() -> None:
    just: Any = buying(wood=1, clay=1).step
    assert just.default(buying(wood=1, clay=1).g, 0) == ("pay", (("wood", 1), ("clay", 1)))
    assert just.default(buying(wood=1).g, 0) == ("decline",)


@clause("SA-CARD-02")
def test_a_card_that_is_left_and_people_that_are_placed_are_told_of() -> None:
    t = buying(wood=3).play(0, "decline")
    assert last(t, "card-left")
    placed = Table().play(0, "place forest 2")
    assert last(placed, "placed").args["number"] == 2
