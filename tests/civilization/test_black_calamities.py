"""Phase 11: epidemic, civil disorder, iconoclasm, piracy."""

from tests.civilization.table import Scene, drain, game, lay, own, put, scene
from tests.clauses import clause

SIX = ("crete", "asia", "egypt", "babylon", "thrace", "africa")
SEVEN_CITIES = "attika argolis achaia lakonien kreta-ost kreta-west rhodos"
LAND = "lemnos=4 lesbos=4 troas=2 lydia=2 phrygia=2"


def epidemic(*, medicine: str = "", tokens: str = "lemnos=9 lesbos=9", cities: str = "", seller: int = 1) -> Scene:
    g = game(*SIX)
    put(g, 0, tokens, cities=cities)
    put(g, 1, "hatti=9")
    put(g, 2, "fayum=9 memphis=9")
    for nation in medicine.split():
        own(g, SIX.index(nation), "medicine")
    lay(g, 0, "epidemic", seller)
    return scene(g, "calamities")


@clause("CIV-52.6-a", "CIV-53-k")
def test_the_receiver_loses_sixteen_or_eleven_with_medicine() -> None:
    s = epidemic(tokens="lemnos=9 lesbos=9 troas=9").play(0, "calamity {}")
    assert s.node(0, "lose").hi == 16
    s = epidemic(tokens="lemnos=9 lesbos=9 troas=9", medicine="crete").play(0, "calamity {}")
    assert s.node(0, "lose").hi == 11


@clause("CIV-52.6-b", "CIV-52.6-c", "CIV-52.6-d", "CIV-52.6-e", "CIV-53-k")
def test_others_lose_up_to_ten_each_and_who_drew_the_card_is_immune() -> None:
    s = epidemic(medicine="babylon")
    node = s.node(0, "calamity")
    caps = dict(zip((choice.key for choice in node.choices), node.caps, strict=True))
    assert caps == {"africa": 10, "thrace": 10, "babylon": 5, "egypt": 10}
    assert (node.lo, node.hi) == (0, 25)
    s.play(0, "calamity {egypt*10}")
    assert s.up == (2,)  # crete loses the sixteen that it can, without a choice
    s.play(2, "lose {fayum*8,memphis*2}")
    assert s.over
    assert s.g.players[2].tokens == {"fayum": 1, "memphis": 7}


@clause("CIV-52.6-f", "CIV-52.6-j")
def test_one_token_stays_in_every_area() -> None:
    s = epidemic(tokens="lemnos=3 lesbos=1 troas=2").play(0, "calamity {}")
    assert s.over
    assert s.g.players[0].tokens == {"lemnos": 1, "lesbos": 1, "troas": 1}


@clause("CIV-52.6-g", "CIV-52.6-h")
def test_a_city_leaves_a_token_and_counts_four() -> None:
    s = epidemic(tokens="lemnos=5 lesbos=9", cities="attika argolis rhodos").play(0, "calamity {}")
    assert s.refused(0, "lose {attika,argolis,rhodos,lemnos*3}") == "CIV-52.1-e"
    s.play(0, "lose {attika,argolis,rhodos,lemnos*4}")
    assert s.g.players[0].tokens == {"lemnos": 1, "lesbos": 9, "attika": 1, "argolis": 1, "rhodos": 1}
    assert s.over


@clause("CIV-52.6-i")
def test_a_city_needs_a_token_in_stock_to_be_replaced() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=2 lesbos=2 troas=2", cities="attika argolis achaia lakonien rhodos")
    drain(g, 0, 0)
    lay(g, 0, "epidemic", 1)
    s = scene(g, "calamities").play(0, "calamity {}")
    assert s.refused(0, "lose {attika,argolis,achaia,lakonien}") == "CIV-52.1-e"  # 15: three cities, three tokens
    s.play(0, "lose {attika,argolis,achaia,lemnos,lesbos,troas}")
    assert s.stock(0) == 0
    assert len(s.g.players[0].tokens) == 6


@clause("CIV-52.6-i")
def test_cities_that_no_token_could_replace_are_not_given() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=9", cities="attika argolis achaia lakonien")
    drain(g, 0, 0)
    lay(g, 0, "epidemic", 1)
    s = scene(g, "calamities").play(0, "calamity {}")
    assert s.refused(0, "lose {attika,argolis,achaia,lakonien}") == "CIV-52.6-i"  # sixteen units, and nobody left
    s.play(0, "lose {attika,argolis,achaia,lemnos*4}")  # those who die make room for the survivors
    assert s.g.players[0].tokens == {"lemnos": 5, "attika": 1, "argolis": 1, "achaia": 1}


@clause("CIV-52.6-i", "CIV-52.6-j")
def test_where_no_token_can_replace_a_city_nothing_is_lost() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=1 lesbos=1 troas=1 karia=1", cities="attika argolis")
    drain(g, 0, 0)
    lay(g, 0, "epidemic", 1)
    s = scene(g, "calamities").play(0, "calamity {}")
    assert s.over
    assert s.cities(0) == ["attika", "argolis"]


@clause("CIV-52.7-a", "CIV-52.7-b", "CIV-52.7-c", "CIV-52.7-d", "CIV-53-l", "CIV-53-m")
def test_civil_disorder_leaves_four_five_or_six_cities() -> None:
    for cards, lost in (("", 3), ("law", 2), ("law democracy", 1), ("democracy", 1)):
        g = game(*SIX)
        put(g, 0, LAND, cities=SEVEN_CITIES)
        put(g, 1, "hatti=9", cities="karia")
        own(g, 0, cards)
        lay(g, 0, "disorder", 1)
        s = scene(g, "calamities")
        node = s.node(0, "lose")
        assert (node.lo, node.hi) == (lost, lost)
        s.play(0, "lose {" + ",".join(s.cities(0)[:lost]) + "}")
        assert s.over
        assert len(s.cities(0)) == 7 - lost
        assert s.cities(1) == ["karia"]
    g = game(*SIX)
    put(g, 0, LAND, cities="attika argolis achaia lakonien")
    lay(g, 0, "disorder", 1)
    assert scene(g, "calamities").over


@clause("CIV-52.8-a", "CIV-52.8-b", "CIV-53-l", "CIV-53-n")
def test_iconoclasm_dissolves_four_three_or_two() -> None:
    for cards, lost in (("", 4), ("law", 3), ("philosophy", 2), ("law philosophy", 2)):
        g = game(*SIX)
        put(g, 0, LAND, cities=SEVEN_CITIES)
        own(g, 0, cards)
        lay(g, 0, "iconoclasm", 1)
        s = scene(g, "calamities")
        assert s.node(0, "lose").lo == lost
    g = game(*SIX)
    put(g, 0, LAND, cities="attika argolis")
    lay(g, 0, "iconoclasm", 1)
    s = scene(g, "calamities").play(0, "lose {attika,argolis}")
    assert s.over
    assert s.tokens(0, "attika") == 2


@clause("CIV-52.8-c", "CIV-52.8-d", "CIV-52.8-e", "CIV-52.8-f", "CIV-52.8-g", "CIV-53-l", "CIV-53-n")
def test_two_cities_of_others_may_be_demanded() -> None:
    g = game(*SIX)
    put(g, 0, LAND, cities=SEVEN_CITIES)
    put(g, 1, "hatti=9", cities="karia troas lydia")
    put(g, 2, "fayum=9", cities="memphis nildelta-ost")
    put(g, 3, "zagros=9", cities="akkad")
    put(g, 4, "moesia=9", cities="byzantium scythia-minor")
    own(g, 2, "law")
    own(g, 4, "law philosophy")
    lay(g, 0, "iconoclasm", 1)
    s = scene(g, "calamities")
    node = s.node(0, "calamity")
    caps = dict(zip((choice.key for choice in node.choices), node.caps, strict=True))
    assert caps == {"asia": 2, "egypt": 1, "babylon": 1}  # the seller is not immune, thrace is
    assert (node.lo, node.hi) == (0, 2)
    s.play(0, "calamity {asia,egypt}")
    assert s.up == (0, 1, 2)
    assert s.offered(1, "lose") == ["troas", "lydia", "karia"]
    s.play(1, "lose {lydia}").play(2, "lose {memphis}").play(0, "lose {attika,argolis,achaia,lakonien}")
    assert s.over
    assert s.tokens(1, "lydia") == 2


@clause("CIV-52.8-a", "CIV-65-b")
def test_with_a_short_stock_cities_are_dissolved_one_at_a_time() -> None:
    g = game(*SIX)
    put(g, 0, LAND, cities="attika argolis achaia lakonien kreta-ost")
    drain(g, 0, 3)
    lay(g, 0, "iconoclasm", 1)
    s = scene(g, "calamities")
    assert s.node(0, "lose").hi == 1
    s.play(0, "lose {attika}", "lose {achaia}", "lose {lakonien}", "lose {argolis}")
    assert (s.tokens(0, "attika"), s.tokens(0, "achaia"), s.tokens(0, "lakonien")) == (2, 0, 1)
    assert s.tokens(0, "argolis") == 0


def piracy(ships: str, cities: str) -> Scene:
    g = game(*SIX)
    put(g, 0, LAND, cities=cities)
    put(g, 1, "hatti=2", ships=ships)
    lay(g, 0, "piracy", 1)
    return scene(g, "calamities")


@clause("CIV-52.9-a", "CIV-52.9-e", "CIV-52.9-f")
def test_each_ship_of_the_seller_destroys_a_coastal_city_of_his_choice() -> None:
    s = piracy("korfu rhodos", "attika argolis achaia hatti")
    assert s.up == (1,)
    node = s.node(1, "calamity")
    assert (node.lo, node.hi) == (2, 2)
    s.play(1, "calamity {attika,achaia}")
    assert s.cities(0) == ["argolis", "hatti"]
    assert s.tokens(0, "attika") == 0
    assert len(s.g.players[1].ships) == 2


@clause("CIV-52.9-b", "CIV-52.9-f")
def test_inland_and_lake_cities_are_safe_and_no_ships_do_nothing() -> None:
    assert piracy("korfu", "hatti phrygia kappadokia").over  # two of them on a lake
    assert piracy("", "attika").over


@clause("CIV-52.9-c", "CIV-52.9-d", "CIV-52.9-e")
def test_the_red_sea_is_raided_only_from_the_red_sea() -> None:
    assert piracy("korfu", "edom").over
    s = piracy("midian korfu", "edom attika sumer")
    assert s.node(1, "calamity").hi == 2
    s.play(1, "calamity {edom,attika}")
    assert s.cities(0) == ["sumer"]
    s = piracy("korfu rhodos", "edom attika sumer")  # the Persian Gulf is open to any ship
    assert s.refused(1, "calamity {edom,attika}") == "CIV-52.9-c"
    assert s.play(1, "calamity {attika,sumer}").cities(0) == ["edom"]
    assert piracy("midian midian", "attika argolis").node(1, "calamity").hi == 2
