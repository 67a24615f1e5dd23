"""Civil war."""

from rules import kernel
from rules.kernel import Who
from rules.text import say
from tests.civilization.table import Scene, drain, game, lay, own, put, scene
from tests.clauses import clause

SIX = ("crete", "asia", "egypt", "babylon", "thrace", "africa")
SIX_MORE = "achaia rhodos lakonien korfu euboea-nord kreta-ost"
NINE = "phrygia hatti kappadokia moesia byzantium troas lydia karia chalkidike"


def war(tokens: str = "lemnos=10 lesbos=10 troas=10", cities: str = "attika argolis", cards: str = "") -> Scene:
    g = game(*SIX)
    put(g, 0, tokens, cities=cities)
    put(g, 1, "hatti=2")
    own(g, 0, cards)
    lay(g, 0, "civil-war")
    return scene(g, "calamities")


@clause("CIV-52.5-a")
def test_fewer_than_thirty_five_units_suffer_nothing() -> None:
    s = war("lemnos=10 lesbos=10 troas=4")  # 34
    assert s.over
    assert s.told("no-effect")


@clause("CIV-52.5-b")
def test_the_threshold_is_thirty_five_in_every_case() -> None:
    assert war("lemnos=10 lesbos=10 troas=4", cards="democracy").over
    assert war("lemnos=10 lesbos=10 troas=4", cards="philosophy").over
    assert not war("lemnos=10 lesbos=10 troas=5", cards="democracy").over
    assert not war("lemnos=10 lesbos=10 troas=5", cards="philosophy").over


@clause("CIV-52.5-c", "CIV-52.5-d", "CIV-52.5-e", "CIV-52.5-f", "CIV-52.5-g", "CIV-52.5-m")
def test_fifteen_and_twenty_secede_and_the_victim_chooses_his_side() -> None:
    s = war()  # 40 units
    s.g.players[0].treasury = 5
    assert s.offered(0, "calamity") == ["africa", "thrace", "asia", "babylon", "egypt"]
    s.play(0, "calamity asia")
    assert s.up == (0,)
    s.play(0, "calamity {lemnos*10,attika}")
    assert s.up == (1,)
    assert s.refused(1, "calamity {lesbos*10,troas*9}") == "CIV-52.1-e"
    assert s.refused(1, "calamity {attika,lesbos*10,troas*5}") == "kernel-not-offered"
    s.play(1, "calamity {lesbos*10,troas*10}")
    assert s.up == (0,)
    s.play(0, "calamity seceded")
    assert s.over
    assert s.g.players[0].tokens == {"lemnos": 10, "lesbos": 10, "troas": 10}
    assert s.cities(0) == ["attika"]
    assert s.cities(1) == ["argolis"]
    assert s.g.players[0].treasury == 5


@clause("CIV-52.5-e")
def test_the_victim_reads_what_is_on_either_side() -> None:
    s = war().play(0, "calamity asia", "calamity {lemnos*10,attika}").play(1, "calamity {lesbos*10,troas*10}")
    question = say(s.node(0, "calamity").ask, "en", ())
    assert (
        "Seceded: 10 tokens in Lemnos, the city of Athens (Attica), 10 tokens in Lesbos and 10 tokens in Troy (Troad)."
        in question
    )
    assert "Loyal: the city of Mycenae (Argolis)." in question
    own, named = s.told("seceded")
    assert (
        say(own, "en", ("Ada", "Ben"))
        == "Ada picks own pieces that secede: 10 tokens in Lemnos and the city of Athens (Attica)."
    )
    assert say(named, "en", ("Ada", "Ben")).startswith("Ben picks Ada’s pieces that secede: ")


@clause("CIV-52.5-e", "CIV-52.5-f", "CIV-52.5-r")
def test_the_loyal_side_may_be_kept_and_limits_are_not_enforced() -> None:
    s = war().play(0, "calamity asia", "calamity {lemnos*10,attika}").play(1, "calamity {lesbos*10,troas*10}")
    s.play(0, "calamity loyal")
    assert s.cities(0) == ["argolis"]
    assert s.up == (0,)  # it has no token to support it
    assert s.g.players[1].tokens == {"hatti": 2, "lemnos": 10, "lesbos": 10, "troas": 10}
    assert s.cities(1) == ["attika"]
    assert s.stock(0) == 56


@clause("CIV-52.5-e")
def test_a_silent_victim_keeps_the_larger_side() -> None:
    for troas, cities, side in ((10, "", "seceded"), (10, SIX_MORE, "seceded"), (11, SIX_MORE, "loyal")):
        s = war(f"lemnos=10 lesbos=10 troas={troas}", f"attika argolis {cities}")
        s.play(0, "calamity asia", "calamity {lemnos*10,attika}").play(1, "calamity {lesbos*10,troas*10}")
        assert kernel.default(s.p, 0) == ("calamity", side)  # 35 units against 5, 35, 36


@clause("CIV-52.5-h", "CIV-52.5-l", "CIV-53-n")
def test_philosophy_lets_the_largest_stock_pick_fifteen() -> None:
    for cards in ("philosophy", "philosophy democracy"):
        g = game(*SIX)
        put(g, 0, "lemnos=10 lesbos=10 troas=10", cities="attika argolis")
        for seat in (1, 2, 3):
            drain(g, seat, 20)
        own(g, 0, cards)
        lay(g, 0, "civil-war")
        s = scene(g, "calamities")
        assert s.up == (5,)  # africa before thrace: equal stocks
        s.play(5, "calamity {lemnos*10,attika}")
        assert s.up == (0,)
        s.play(0, "calamity loyal")
        assert s.tokens(5, "lemnos") == 10
        assert s.cities(5) == ["attika"]


@clause("CIV-52.5-i")
def test_philosophy_with_the_largest_stock_makes_it_harmless() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=10", cities="attika argolis achaia rhodos lakonien")
    for seat in range(1, 6):
        drain(g, seat, 40)
    own(g, 0, "philosophy")
    lay(g, 0, "civil-war")
    s = scene(g, "calamities")
    assert s.told("no-effect")
    assert s.over


@clause("CIV-52.5-j", "CIV-53-m")
def test_democracy_lets_thirty_be_picked() -> None:
    s = war("lemnos=10 lesbos=10 troas=10 karia=9", cards="democracy")  # 49
    s.play(0, "calamity asia", "calamity {lemnos*10,attika}")
    assert s.node(1, "calamity").hi == 30
    s.play(1, "calamity {lesbos*10,troas*10,karia*5,argolis}")
    s.play(0, "calamity seceded")
    assert s.tokens(1, "karia") == 4


@clause("CIV-52.5-k")
def test_when_all_units_are_picked_the_victim_can_keep_everything() -> None:
    s = war("lemnos=10 lesbos=10 troas=5").play(0, "calamity asia", "calamity {lemnos*10,attika}")
    assert s.up == (0,)  # the other twenty leave no choice
    s.play(0, "calamity seceded")
    assert s.over
    assert sum(s.g.players[0].tokens.values()) == 25
    assert len(s.cities(0)) == 2
    s = war("lemnos=10 lesbos=10 troas=10 karia=5", cards="democracy")  # 45
    s.play(0, "calamity asia", "calamity {lemnos*10,attika}")
    assert s.up == (0,)


@clause("CIV-52.5-m")
def test_a_pick_comes_as_close_as_cities_allow() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=2 lesbos=2", cities="attika argolis achaia lakonien rhodos kreta-ost kreta-west")  # 39
    lay(g, 0, "civil-war")
    s = scene(g, "calamities").play(0, "calamity asia")
    assert s.refused(0, "calamity {attika,argolis,lemnos*2,lesbos*2}") == "CIV-52.1-e"  # 14, but 15 is possible
    s.play(0, "calamity {attika,argolis,achaia}")
    assert s.refused(1, "calamity {lakonien,rhodos,kreta-ost,lemnos*2,lesbos*2}") == "CIV-52.1-e"
    s.play(1, "calamity {lakonien,rhodos,kreta-ost,kreta-west}")


def short_of_tokens(left: int) -> Scene:
    """The beneficiary, asia, has so many tokens in stock; 25 tokens and two cities go over."""
    g = game(*SIX)
    put(g, 0, "lemnos=10 lesbos=10 troas=10", cities="attika argolis")
    for seat, tokens in ((1, left), (2, 3), (3, 5), (4, 2), (5, 2)):
        drain(g, seat, tokens)
    lay(g, 0, "civil-war")
    s = scene(g, "calamities").play(0, "calamity asia", "calamity {troas*10,attika}")
    return s.play(1, "calamity {lemnos*10,lesbos*5,argolis}").play(0, "calamity loyal")


@clause("CIV-52.5-n", "CIV-52.5-p", "CIV-65-c", "CIV-65-b")
def test_missing_tokens_pass_to_the_largest_stock_the_victim_included() -> None:
    s = short_of_tokens(4)
    assert s.up == (1,)
    node = s.node(1, "take")
    assert (node.lo, node.hi, sum(node.caps)) == (4, 4, 25)
    s.play(1, "take {troas*4}")
    # crete has the largest stock by now (30 of its own) and so keeps the rest
    assert s.over
    (kept,) = s.told("kept-rest")
    assert kept.args["who"] == Who(0)
    assert s.tokens(1, "troas") == 4
    assert s.g.players[0].tokens == {"lemnos": 10, "lesbos": 10, "troas": 6}
    assert s.cities(1) == ["attika", "argolis"]


@clause("CIV-52.5-n", "CIV-52.5-p", "CIV-63-a")
def test_other_takers_follow_by_stock() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=10 lesbos=10 troas=10", cities="attika argolis")
    drain(g, 0, 0)
    for seat, tokens in ((1, 4), (2, 9), (3, 7), (4, 2), (5, 2)):
        drain(g, seat, tokens)
    lay(g, 0, "civil-war")
    s = scene(g, "calamities").play(0, "calamity asia", "calamity {troas*10,attika}")
    s.play(1, "calamity {lemnos*10,lesbos*5,argolis}").play(0, "calamity loyal").play(1, "take {troas*4}")
    assert s.up == (2,)  # egypt 9, babylon 7, crete 4: stocks are compared once
    s.play(2, "take {troas*6,lesbos*3}")
    assert s.up == (3,)
    s.play(3, "take {lemnos*7}")
    assert s.told("kept-rest")  # then crete, with four in stock, keeps what is left; thrace and africa have two
    assert s.g.players[0].tokens == {"lemnos": 3, "lesbos": 7}
    assert s.tokens(2, "troas") == 6
    assert s.tokens(3, "lemnos") == 7


@clause("CIV-52.5-o", "CIV-52.5-p", "CIV-64-b", "CIV-43.1-p")
def test_missing_city_pieces_are_a_revolt() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=10 lesbos=10 troas=5", cities="attika argolis achaia")
    put(g, 1, "bithynia=20", cities=" ".join(NINE.split()[:8]))
    lay(g, 0, "civil-war")
    s = scene(g, "calamities").play(0, "calamity asia", "calamity {attika,argolis,achaia}")
    s.play(1, "calamity {lemnos*10,lesbos*10}").play(0, "calamity loyal")
    assert s.up == (1,)
    assert s.node(1, "take").hi == 1
    s.play(1, "take {argolis}")
    # africa, thrace, babylon and egypt have 56 in stock: africa is first of the table
    assert s.cities(5) == ["attika", "achaia"]
    assert s.g.players[5].exempt == ["attika", "achaia"]
    assert s.over  # no support is asked of africa, which has no token


@clause("CIV-52.5-o", "CIV-52.5-p", "CIV-64-b")
def test_the_victim_with_the_largest_stock_gets_revolting_cities_back() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=2 lesbos=2", cities="attika argolis achaia lakonien rhodos kreta-ost kreta-west")  # 39
    put(g, 1, "bithynia=20", cities=" ".join(NINE.split()[:8]))
    for seat in range(1, 6):
        drain(g, seat, 10)
    lay(g, 0, "civil-war")
    s = scene(g, "calamities").play(0, "calamity asia", "calamity {attika,argolis,achaia}")
    s.play(1, "calamity {lakonien,rhodos,kreta-ost,kreta-west}").play(0, "calamity loyal").play(1, "take {argolis}")
    assert s.told("kept-rest")
    assert set(s.cities(0)) == {"attika", "achaia", "lakonien", "rhodos", "kreta-ost", "kreta-west"}
    assert s.over  # and need not support them


@clause("CIV-52.5-q")
def test_what_nobody_can_take_stays_with_the_victim() -> None:
    g = game("crete", "asia")
    put(g, 0, "lemnos=20 lesbos=10", cities="attika argolis")
    put(g, 1, "bithynia=20", cities=NINE)
    drain(g, 1, 5)
    lay(g, 0, "civil-war")
    s = scene(g, "calamities").play(0, "calamity asia", "calamity {attika,argolis,lesbos*5}")
    s.play(1, "calamity {lemnos*20}").play(0, "calamity loyal")
    s.play(1, "take {lemnos*5}")
    assert s.cities(0) == ["attika", "argolis"]
    assert s.tokens(0, "lemnos") == 15
