"""Phases 2 and 3: growth and census."""

from rules.kernel import Split
from tests.civilization.table import drain, game, put, scene
from tests.clauses import clause


@clause("CIV-43.2-a", "CIV-43.2-b", "CIV-43.2-c", "CIV-43.2-d", "CIV-43.2-e")
def test_one_joins_one_and_two_join_more() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=1 kreta-ost=2 lemnos=5", cities="attika")
    put(g, 1, "korfu=4")
    s = scene(g, "growth")
    assert s.over
    assert s.g.players[0].tokens == {"korfu": 2, "kreta-ost": 4, "lemnos": 7}
    assert s.tokens(1, "korfu") == 6


@clause("CIV-43.2-f", "CIV-43.2-g", "CIV-43.2-h", "CIV-65-a")
def test_a_short_stock_is_used_up_where_the_owner_wants() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=1 kreta-ost=2 lemnos=5")
    drain(g, 0, 3)
    s = scene(g, "growth")
    assert s.up == (0,)
    node = s.node(0, "grow")
    assert isinstance(node, Split)
    assert (node.lo, node.hi) == (3, 3)
    assert dict(zip((c.key for c in node.choices), node.caps, strict=True)) == {"lemnos": 2, "korfu": 1, "kreta-ost": 2}
    assert s.refused(0, "grow {lemnos*3}") == "kernel-over-cap"
    assert s.refused(0, "grow {lemnos*2}") == "kernel-wrong-total"
    s.play(0, "grow {lemnos*2,kreta-ost}")
    assert s.g.players[0].tokens == {"korfu": 1, "kreta-ost": 3, "lemnos": 7}
    assert s.stock(0) == 0


@clause("CIV-43.2-g")
def test_an_empty_stock_grows_nowhere_and_asks_nobody() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=1")
    drain(g, 0, 0)
    assert scene(g, "growth").over


def test_all_who_are_short_are_asked_at_once() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=2 lemnos=2")
    put(g, 1, "hatti=2 phrygia=2")
    drain(g, 0, 1)
    drain(g, 1, 1)
    assert scene(g, "growth").up == (0, 1)


@clause("CIV-43.3-a", "CIV-43.3-b", "CIV-43.3-c")
def test_most_tokens_on_the_board_move_first_and_the_table_breaks_ties() -> None:
    g = game("asia", "crete", "thrace")
    put(g, 0, "hatti=3", cities="phrygia lydia", ships="korfu")
    put(g, 1, "korfu=3")
    put(g, 2, "moesia=4")
    g.players[0].treasury = 10
    s = scene(g, "census")
    assert s.g.order == [2, 1, 0]
    assert [player.census for player in s.g.players] == [3, 3, 4]


@clause("CIV-43.3-d")
def test_the_order_stays_when_tokens_leave_later() -> None:
    g = game("asia", "crete")
    put(g, 0, "bithynia=4")
    put(g, 1, "korfu=3")
    s = scene(g, "census")
    s = scene(s.g, "ships").play(0, "ship build bithynia", "end").play(1, "end")
    assert s.tokens(0, "bithynia") == 2
    assert scene(s.g, "movement").up == (0,)
