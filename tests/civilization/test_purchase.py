"""Phase 10: civilization cards, prices and credits."""

import pytest

from rules.civilization import RULES
from rules.civilization.credits import best_credits
from rules.civilization.papers import worth
from rules.civilization.printed import CIVILIZATION, GOODS, credit
from tests.civilization.table import Scene, drain, game, hold, lay, own, put, scene
from tests.clauses import clause
from tests.table import play

ORDER = ("africa", "italy", "illyria", "thrace", "crete", "asia", "egypt")


def shop(hand: str = "", treasury: int = 0, cards: str = "") -> Scene:
    g = game("crete", "asia", "babylon", "egypt", "thrace", "africa")
    hold(g, 0, hand)
    own(g, 0, cards)
    g.players[0].treasury = treasury
    return scene(g, "purchase")


@pytest.mark.parametrize(
    ("good", "values"),
    [
        ("hides", [1, 4, 9, 16, 25, 36, 49]),
        ("ochre", [1, 4, 9, 16, 25, 36, 49]),
        ("iron", [2, 8, 18, 32, 50]),
        ("papyrus", [2, 8, 18, 32, 50]),
        ("salt", [3, 12, 27, 48, 75, 108, 147, 192, 243]),
        ("grain", [4, 16, 36, 64, 100, 144, 196, 256]),
        ("cloth", [5, 20, 45, 80, 125, 180, 245]),
        ("bronze", [6, 24, 54, 96, 150, 216]),
        ("spices", [7, 28, 63, 112, 175]),
        ("gems", [8, 32, 72, 128]),
        ("gold", [9, 36, 81]),
    ],
)
@clause("CIV-51-a")
def test_the_table_of_sets(good: str, values: list[int]) -> None:
    assert len(values) == GOODS[good][1]
    assert [worth([f"{good}.{n}" for n in range(1, size + 1)]) for size in range(1, len(values) + 1)] == values


@clause("CIV-51-b", "CIV-51-c", "CIV-51-d")
def test_different_goods_never_combine_and_calamities_are_worth_nothing() -> None:
    assert worth(["hides.1", "ochre.1"]) == 2
    assert worth(["iron.1", "papyrus.1"]) == 4
    assert worth(["epidemic.1", "salt.1", "salt.2"]) == 12
    s = shop("salt*4", treasury=3)  # 48 together, but only 27 if three are paid
    assert s.refused(0, "buy {pottery} {salt*3} 18") == "CIV-43.10-f"
    s.play(0, "buy {pottery} {salt*4}")
    assert s.kinds(0) == []


@clause("CIV-43.10-a", "CIV-41-d")
def test_egypt_buys_first_and_africa_last() -> None:
    g = game(*ORDER)
    for seat in range(7):
        g.players[seat].treasury = 45
    s = scene(g, "purchase")
    for seat in reversed(range(7)):
        assert s.up == (seat,)
        s.play(seat, "end")
    assert s.over


@clause("CIV-43.10-b", "CIV-43.10-c", "CIV-43.10-d", "CIV-43.10-f", "CIV-54-b")
def test_goods_and_treasury_pay_exactly() -> None:
    s = shop("salt*3 grain", treasury=30)
    s.play(0, "buy {pottery} {salt*3} 18", "end")
    assert s.g.players[0].treasury == 12
    assert s.kinds(0) == ["grain"]
    assert s.g.players[0].cards == ["pottery"]
    assert s.stock(0) == 44
    assert shop("salt*3", treasury=30).refused(0, "buy {pottery} {salt*3} 20") == "kernel-out-of-range"
    assert shop("", treasury=10).over


@clause("CIV-43.10-e")
def test_nothing_is_given_back() -> None:
    s = shop("salt*4", treasury=5).play(0, "buy {pottery} {salt*4}")
    assert s.g.players[0].treasury == 5


@clause("CIV-43.10-g")
def test_several_cards_are_paid_jointly() -> None:
    s = shop("grain*5", treasury=5).play(0, "buy {pottery,clothmaking} {grain*5}")
    assert s.g.players[0].cards == ["pottery", "clothmaking"]
    s = shop("grain*4", treasury=5)
    assert s.refused(0, "buy {pottery,clothmaking} {grain*4} 26") == "CIV-43.10-g"


@clause("CIV-43.10-h", "CIV-43.10-j", "CIV-43.10-i")
def test_no_card_twice_none_that_is_gone_and_no_more_than_eleven() -> None:
    s = shop("", treasury=45, cards="pottery")
    assert s.refused(0, "buy {pottery} {} 45") == "CIV-43.10-h"
    g = game("crete", "asia", "babylon")
    g.players[0].treasury = 45
    g.shop["clothmaking"] = 0
    assert scene(g, "purchase").refused(0, "buy {clothmaking} {} 45") == "CIV-43.10-j"
    eleven = (
        "pottery clothmaking metalworking agriculture engineering astronomy coinage medicine drama music architecture"
    )
    assert shop("", treasury=50, cards=eleven).over
    ten = shop("salt*9 grain*8", treasury=50, cards=eleven.removesuffix(" architecture"))
    assert ten.node(0, "buy").hi == 1


@clause("CIV-43.10-k", "CIV-53-l")
def test_democracy_and_philosophy_need_law_from_an_earlier_round() -> None:
    s = shop("salt*9 grain*8")  # 243 + 256
    assert s.refused(0, "buy {democracy} {salt*9}") == "CIV-43.10-k"
    assert s.refused(0, "buy {law,democracy} {salt*9,grain*8}") == "CIV-43.10-k"
    s.play(0, "buy {law} {salt*9}")
    assert s.refused(0, "buy {philosophy} {grain*8}") == "CIV-43.10-k"
    assert shop("salt*9", cards="law").play(0, "buy {democracy} {salt*9}").g.players[0].cards[-1] == "democracy"


@pytest.mark.parametrize(
    ("owned", "bought", "points"),
    [
        ("music", "drama", 5),
        ("music", "law", 5),
        ("pottery", "agriculture", 10),
        ("pottery", "democracy", 10),
        ("astronomy", "medicine", 20),
        ("astronomy", "philosophy", 20),
        ("law", "democracy", 0),
        ("democracy", "philosophy", 0),
        ("philosophy", "law", 0),
        ("drama", "literacy", 20),
        ("music", "philosophy", 30),
        ("architecture", "literacy", 15),
        ("architecture", "law", 15),
        ("architecture", "democracy", 15),
        ("architecture", "philosophy", 15),
        ("architecture", "music", 5),
        ("literacy", "law", 25),
        ("literacy", "democracy", 25),
        ("literacy", "philosophy", 25),
        ("literacy", "architecture", 5),
        ("mysticism", "drama", 5),
        ("mysticism", "coinage", 20),
        ("engineering", "pottery", 10),
        ("engineering", "coinage", 20),
        ("pottery", "law", 0),
        ("medicine", "pottery", 0),
    ],
)
@clause(
    "CIV-43.10-l", "CIV-43.10-m", "CIV-43.10-n", "CIV-43.10-o", "CIV-43.10-p", "CIV-43.10-q", "CIV-53-c", "CIV-53-d",
    "CIV-54-c",
)  # fmt: skip
def test_credits_of_one_card(owned: str, bought: str, points: int) -> None:
    assert credit(owned, bought) == points


@clause("CIV-43.10-r")
def test_printed_examples_of_credits_that_add_up() -> None:
    three = ("mysticism", "music", "architecture")
    assert best_credits(three, ("law",)).points == 25
    assert best_credits(three, ("philosophy",)).points == 65


@clause("CIV-43.10-s", "CIV-43.10-z")
def test_each_credit_serves_one_card_a_round_across_purchases() -> None:
    s = shop("grain*8", treasury=50, cards="pottery")
    s.play(0, "buy {clothmaking} {} 35")
    assert (
        s.node(0, "buy").choices[[c.key for c in s.node(0, "buy").choices].index("metalworking")].note.args["price"]
        == 80
    )
    assert best_credits(("pottery",), ("clothmaking", "metalworking")).points == 10
    assert best_credits(("mysticism",), ("drama", "astronomy")).points == 20  # the better use


@clause("CIV-43.10-b", "CIV-43.10-s")
def test_at_least_one_card_is_bought_or_waived_and_the_cheapest_suggested() -> None:
    s = shop("salt*6", treasury=0, cards="pottery")
    cheapest = min(s.offered(0, "buy"), key=lambda card: s.p.stack[-1].price((card,)))
    assert s.node(0, "buy").hint == (cheapest,)
    assert [s.refused(0, f"{verb} {{}}") for verb in ("buy", "waive")] == ["kernel-wrong-total"] * 2


@clause("CIV-43.10-s")
def test_a_credit_may_be_left_unused() -> None:
    s = shop("", treasury=50, cards="pottery").play(0, "waive {pottery}", "buy {clothmaking} {} 45")
    assert s.g.players[0].treasury == 5


@clause("CIV-43.10-t", "CIV-43.10-v")
def test_a_new_card_gives_no_credit_before_the_next_round() -> None:
    s = shop("grain*8 salt*9", treasury=50).play(0, "buy {pottery} {} 45")
    assert s.refused(0, "buy {clothmaking} {} 35") == "kernel-wrong-total"
    s.play(0, "end")
    s.g.players[0].treasury = 35
    again = scene(s.g, "purchase").play(0, "buy {clothmaking} {} 35")
    assert again.g.players[0].cards == ["pottery", "clothmaking"]


@clause("CIV-43.10-u")
def test_credit_above_the_price_is_lost_and_not_all_cards_are_used() -> None:
    sciences = ("engineering", "astronomy", "coinage", "medicine")
    assert best_credits(sciences, ("mysticism",)).points == CIVILIZATION["mysticism"].price
    both = best_credits(sciences, ("mysticism", "philosophy"))
    assert both.points == 80  # three for philosophy, one for mysticism, or two and two: never more than 30 of it
    assert best_credits((*sciences, "music"), ("mysticism",)).points == 30


@clause("CIV-43.10-w")
def test_paid_cards_go_under_their_stacks_in_random_order() -> None:
    s = shop("hides*2 ochre*3 grain*5")
    ochre = [paper for paper in s.g.players[0].hand if paper.startswith("ochre")]
    for draws, order in (((2, 1, 2, 1), (0, 1, 2)), ((0, 0, 2, 1), (1, 2, 0))):
        stack = play(RULES, s.p, 0, "buy {pottery} {ochre*3,grain*3}", *draws).position.game.stacks[0]
        assert stack[3:] == s.g.stacks[0]
        assert stack[:3] == [ochre[place] for place in order]


@clause("CIV-43.10-x")
def test_a_civilization_card_is_never_lost() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "kreta-ost=3")
    own(g, 0, "pottery law")
    for calamity, seller in (("volcano", -1), ("epidemic", 1)):
        lay(g, 0, calamity, seller)
    s = scene(g, "calamities").play(0, "calamity {}")
    assert s.over
    assert s.g.players[0].cards == ["pottery", "law"]


@clause("CIV-43.10-y")
def test_a_card_works_from_the_moment_of_purchase() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "kreta-ost=3 kreta-west=2 lemnos=1 lesbos=1", cities="attika argolis achaia lakonien karia")
    lay(g, 0, "disorder", 1)
    hold(g, 0, "salt*8")
    s = scene(g, "purchase").play(0, "buy {law} {salt*8}", "end")
    assert len(scene(s.g, "calamities").cities(0)) == 5


@clause("CIV-43.10-b")
def test_no_question_betrays_a_poor_hand() -> None:
    g = game("crete", "asia", "thrace")
    hold(g, 0, "hides ochre iron")  # 4 points, but others see three cards, which could be 81
    hold(g, 1, "hides")  # whatever it is, one card buys nothing
    s = scene(g, "purchase")
    assert s.up == (0,)
    assert s.offered(0) == ["end"]
    assert s.refused(0, "buy {pottery} {}") == "CIV-43.10-b"
    drain(g, 1, 0)
    assert s.play(0, "end").over
