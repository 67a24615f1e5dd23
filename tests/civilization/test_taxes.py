"""Phase 1: taxes and revolts."""

from rules.civilization.support import shortage
from tests.civilization.table import drain, game, own, put, scene
from tests.clauses import clause

NINE = "attika argolis achaia lakonien kreta-ost kreta-west rhodos karia troas"


@clause("CIV-43.1-a", "CIV-43.1-d")
def test_two_tokens_for_each_city_go_from_stock_to_treasury() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=4", cities="attika argolis")
    s = scene(g, "taxes")
    assert s.over
    assert s.g.players[0].treasury == 4
    assert s.tokens(0, "korfu") == 4
    assert s.g.players[1].treasury == 0


@clause("CIV-43.1-b", "CIV-53-i")
def test_coinage_sets_one_rate_for_all_cities() -> None:
    for rate in (1, 2, 3):
        g = game("crete", "asia")
        put(g, 0, cities="attika argolis")
        own(g, 0, "coinage")
        s = scene(g, "taxes")
        assert s.up == (0,)
        assert s.refused(0, "tax 4") == "kernel-out-of-range"
        assert s.play(0, f"tax {rate}").g.players[0].treasury == 2 * rate


@clause("CIV-43.1-c", "CIV-43.1-e", "CIV-43.1-f", "CIV-43.1-d")
def test_a_rate_that_cannot_be_paid_leads_to_revolt() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="attika argolis achaia")
    own(g, 0, "coinage")
    drain(g, 0, 7)
    before = g.players[0].treasury
    s = scene(g, "taxes").play(0, "tax 3")
    assert s.g.players[0].treasury == before + 6
    assert s.stock(0) == 1
    assert s.up == (1,)
    assert s.node(1, "take").lo == s.node(1, "take").hi == 1


@clause("CIV-43.1-g", "CIV-43.1-h", "CIV-43.1-i", "CIV-43.1-j", "CIV-65-a")
def test_the_largest_stock_after_taxes_selects_and_takes() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, cities="attika argolis")
    put(g, 1, cities="rhodos karia")  # 56 - 4 after taxes
    put(g, 2, "moesia=3")  # 53, no taxes
    drain(g, 0, 0)
    s = scene(g, "taxes")
    assert s.up == (2,)
    s.play(2, "take {attika,argolis}")
    assert s.over
    assert s.cities(2) == ["attika", "argolis"]
    assert s.cities(0) == []
    assert s.stock(2) == 53


@clause("CIV-43.1-h", "CIV-41-f", "CIV-62-a")
def test_equal_stocks_go_by_the_order_of_the_table() -> None:
    g = game("asia", "crete", "thrace")
    put(g, 0, cities="attika")
    drain(g, 0, 1)
    s = scene(g, "taxes")
    assert s.up == (2,)  # thrace before crete
    assert s.stock(0) == 1  # the remainder stays


@clause("CIV-43.1-k", "CIV-64-b")
def test_without_city_pieces_the_right_passes_on() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, cities="attika argolis achaia")
    put(g, 1, cities="rhodos karia troas lydia phrygia hatti kappadokia moesia")
    drain(g, 0, 0)
    drain(g, 2, 20)
    s = scene(g, "taxes")
    assert s.up == (1,)
    assert s.node(1, "take").hi == 1
    s.play(1, "take {argolis}")
    assert s.up == (2,)
    s.play(2, "take {achaia,attika}")
    assert s.over
    assert len(s.cities(1)) == 9


@clause("CIV-43.1-l", "CIV-43.1-m")
def test_the_owner_never_takes_his_own_city_and_keeps_what_nobody_can_take() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="attika argolis")
    put(g, 1, cities="rhodos karia troas lydia phrygia hatti kappadokia moesia byzantium")
    drain(g, 0, 0)
    s = scene(g, "taxes")
    assert s.over
    assert s.cities(0) == ["attika", "argolis"]
    assert s.told("no-taker")


@clause("CIV-43.1-n", "CIV-41-e", "CIV-63-a")
def test_several_revolts_follow_the_table_and_look_at_stocks_anew() -> None:
    g = game("asia", "crete", "thrace")
    put(g, 0, cities="attika")
    put(g, 1, cities="rhodos")
    put(g, 2, cities="karia troas lydia phrygia hatti kappadokia moesia byzantium")
    drain(g, 0, 0)
    drain(g, 1, 1)
    s = scene(g, "taxes")
    assert s.up == (2,)
    assert s.offered(2, "take") == ["rhodos"]  # crete is treated before asia
    s.play(2, "take {rhodos}")
    assert s.up == (1,)  # thrace has no city piece left
    assert s.offered(1, "take") == ["attika"]


@clause("CIV-43.1-o")
def test_a_city_just_taken_owes_no_taxes_and_cannot_revolt_again() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, cities="attika")
    put(g, 1, cities="rhodos karia")
    put(g, 2, cities="moesia")
    drain(g, 0, 0)
    drain(g, 1, 3)  # pays for one of two, and with one token left has the largest stock
    drain(g, 2, 2)
    s = scene(g, "taxes").play(1, "take {attika}")
    assert s.up == (2,)
    assert s.offered(2, "take") == ["rhodos", "karia"] or s.offered(2, "take") == ["karia", "rhodos"]


@clause("CIV-43.1-e")
def test_the_log_tells_what_was_paid_and_what_revolts() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, cities="attika argolis achaia")
    drain(g, 0, 5)
    s = scene(g, "taxes")
    (paid,), (unpaid,) = s.told("paid"), s.told("unpaid")
    assert (paid.args["tokens"], paid.args["cities"]) == (4, 2)
    assert unpaid.args["cities"] == 1


@clause("CIV-43.1-o", "CIV-43.1-p")
def test_a_city_taken_in_a_revolt_is_untaxed_and_needs_no_support_till_growth() -> None:
    g = game("crete", "asia")
    put(g, 0, cities="attika")
    put(g, 1, "hatti=1")
    drain(g, 0, 0)
    s = scene(g, "taxes").play(1, "take {attika}")
    assert s.g.players[1].treasury == 0
    assert not shortage(s.g, 1)
    assert scene(s.g, "conflicts").cities(1) == ["attika"]
    grown = scene(s.g, "growth")
    assert grown.g.players[1].exempt == []
