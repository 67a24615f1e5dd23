"""Phase 11: order and limits of calamities; volcano, flood, famine."""

from rules.civilization.printed import kind
from rules.kernel import msg
from rules.text import say
from tests.civilization.table import drain, game, hold, lay, own, put, scene
from tests.clauses import clause

SIX = ("crete", "asia", "egypt", "babylon", "thrace", "africa")
SEVEN = ("africa", "italy", "illyria", "thrace", "crete", "asia", "egypt")


@clause("CIV-43.11-a", "CIV-43.11-i", "CIV-41-d")
def test_calamities_come_in_the_order_of_their_stacks() -> None:
    g = game(*SIX)
    lay(g, 0, "iconoclasm", 1)
    lay(g, 2, "flood")
    lay(g, 1, "volcano")
    s = scene(g, "calamities")
    assert s.over
    struck = [(line.args["who"].seat, line.args["calamity"].key) for line in s.told("strikes")]  # type: ignore[union-attr]
    assert [(seat, key.removeprefix("civilization-kind-")) for seat, key in struck] == [
        (1, "volcano"), (2, "flood"), (0, "iconoclasm"),
    ]  # fmt: skip
    assert [kind(stack[0]) for stack in s.g.stacks[1:3]] == ["volcano", "flood"]
    assert all(player.laid == [] for player in s.g.players)


@clause("CIV-43.11-c", "CIV-43.11-d")
def test_a_black_calamity_in_hand_does_nothing() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=3")
    hold(g, 0, "epidemic salt")
    s = scene(g, "calamities")
    assert s.over
    assert s.kinds(0) == ["epidemic", "salt"]


@clause("CIV-43.11-e", "CIV-43.11-f")
def test_two_strike_and_the_rest_is_put_away() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=3", cities="attika")
    for calamity, seller in (("volcano", -1), ("flood", -1), ("epidemic", 1), ("disorder", 1)):
        lay(g, 0, calamity, seller)
    s = scene(g, "calamities").play(0, "calamity attika")  # the earthquake; the flood has no effect and counts
    assert s.over
    assert len(s.told("strikes")) == 2
    assert len(s.told("spared")) == 2
    assert s.tokens(0, "kreta-ost") == 3


@clause("CIV-52.1-a", "CIV-52.1-b")
def test_who_chooses_sees_which_pieces_are_cities_and_all_read_what_was_lost() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=3 kreta-west=2", cities="attika lakonien")
    lay(g, 0, "famine")
    s = scene(g, "calamities").play(0, "calamity {}")
    notes = {choice.key: choice.note for choice in s.node(0, "lose").choices}
    assert notes["kreta-ost"] is None
    assert say(notes["attika"], "en", ()) == "A city: 5 unit points."
    s.play(0, "lose {kreta-ost*3,kreta-west,attika}")
    (lost,) = s.told("lost")
    told = (
        "Ada loses: the city of Athens (Attica), 1 token in Phaistos (Western Crete) "
        "and 3 tokens in Knossos (Eastern Crete)."
    )
    assert say(lost, "en", ("Ada",)) == told


@clause("CIV-43.11-g")
def test_secondary_effects_do_not_count() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=3 kreta-west=2 lemnos=9")
    lay(g, 0, "volcano")
    lay(g, 0, "flood")
    lay(g, 1, "famine")
    s = scene(g, "calamities").play(1, "calamity {crete*11}")
    assert s.up == (0,)


@clause("CIV-43.11-h")
def test_support_is_tested_when_all_is_over() -> None:
    g = game(*SIX)
    put(g, 0, "kykladen=2 lemnos=1", cities="attika")
    lay(g, 0, "volcano")
    s = scene(g, "calamities")
    assert s.up == (0,)
    assert s.play(0, "lose {attika}").over
    assert s.tokens(0, "attika") == 2


@clause("CIV-52.2-a", "CIV-52.2-b", "CIV-52.2-c", "CIV-52.1-d")
def test_a_volcano_destroys_all_in_its_areas() -> None:
    g = game(*SEVEN)
    put(g, 0, "sicilia-nord=2 karthago=3")
    put(g, 1, "etruria=2", cities="sicilia-sued", ships="sicilia-sued")
    lay(g, 0, "volcano")
    s = scene(g, "calamities")
    assert s.over
    assert s.g.players[0].tokens == {"karthago": 3}
    assert s.cities(1) == []
    assert s.tokens(1, "sicilia-sued") == 0  # without replacement
    assert len(s.g.players[1].ships) == 1


@clause("CIV-52.2-d", "CIV-52.2-e")
def test_the_victim_chooses_among_his_volcanoes() -> None:
    g = game(*SEVEN)
    put(g, 1, "campania=1 kykladen=2 etruria=2", cities="apulia")
    lay(g, 1, "volcano")
    s = scene(g, "calamities")
    assert s.offered(1, "calamity") == ["vesuvius", "thera"]
    s.play(1, "calamity thera")
    assert s.g.players[1].tokens == {"campania": 1, "etruria": 2}


@clause("CIV-52.2-f", "CIV-52.2-g", "CIV-52.1-c")
def test_an_earthquake_dissolves_a_city_and_one_next_to_it_across_water() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=3 lemnos=1", cities="rhodos korfu")
    put(g, 1, "hatti=2 bithynia=2", cities="karia phrygia")
    own(g, 1, "agriculture")
    lay(g, 0, "volcano")
    s = scene(g, "calamities")
    assert s.offered(0, "calamity") == ["korfu", "rhodos"]
    assert s.offered(0, "calamity rhodos") == ["karia", "none"]  # Rhodos and Milet
    s.play(0, "calamity rhodos karia")
    assert s.tokens(0, "rhodos") == 2
    assert s.tokens(1, "karia") == 2
    assert s.cities(1) == ["phrygia"]


@clause("CIV-52.2-g", "CIV-52.2-h")
def test_open_sea_is_no_border_and_the_other_city_is_optional() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=3 lemnos=1", cities="rhodos")
    put(g, 1, "hatti=2", cities="euboea-sued")  # both on the Aegean, which lies between
    lay(g, 0, "volcano")
    s = scene(g, "calamities").play(0, "calamity rhodos")
    assert s.over
    assert s.cities(1) == ["euboea-sued"]
    g = game(*SIX)
    put(g, 0, "lemnos=1")
    lay(g, 0, "volcano")
    s = scene(g, "calamities")
    assert s.over
    assert s.tokens(0, "lemnos") == 1
    assert s.told("no-effect")


@clause("CIV-52.3-a", "CIV-52.3-b", "CIV-52.1-a", "CIV-52.1-b")
def test_a_flood_takes_seventeen_units_of_tokens_and_white_cities() -> None:
    g = game(*SIX)
    put(
        g,
        2,
        "fayum=5 mittelaegypten=4 memphis=3 oberaegypten-ost=3",
        cities="nildelta-ost nildelta-west oberaegypten-west",
    )
    lay(g, 2, "flood")
    s = scene(g, "calamities")
    assert [line.args for line in s.told("flooded")] == [{"plain": msg("civilization-plain-nile")}]
    node = s.node(2, "lose")
    assert {choice.key for choice in node.choices} == {
        "nildelta-west",
        "nildelta-ost",
        "memphis",
        "fayum",
        "mittelaegypten",
    }
    assert s.refused(2, "lose {fayum*5,mittelaegypten*4,memphis*3}") == "CIV-52.1-e"
    s.play(2, "lose {fayum*4,memphis*3,nildelta-ost,nildelta-west}")
    assert s.cities(2) == ["oberaegypten-west"]
    assert s.g.players[2].tokens == {"fayum": 1, "mittelaegypten": 4, "oberaegypten-ost": 3}


@clause("CIV-52.3-b")
def test_black_sites_in_the_plain_are_safe() -> None:
    g = game(*SIX)
    put(g, 3, "zagros=2 luristan=2", cities="elam mesopotamia")
    lay(g, 3, "flood")
    s = scene(g, "calamities")
    assert s.over
    assert s.cities(3) == ["mesopotamia", "elam"]
    assert s.told("no-effect")


@clause("CIV-52.3-c", "CIV-52.1-f")
def test_the_victim_chooses_one_plain_and_loses_all_he_has_there() -> None:
    g = game(*SIX)
    put(g, 0, "memphis=3 moesia=4 lemnos=1")
    lay(g, 0, "flood")
    s = scene(g, "calamities")
    assert s.offered(0, "calamity") == ["danube", "nile"]
    s.play(0, "calamity nile")
    assert s.over
    assert s.g.players[0].tokens == {"moesia": 4, "lemnos": 1}


@clause("CIV-52.3-d")
def test_without_units_in_a_plain_nobody_suffers() -> None:
    g = game(*SIX)
    put(g, 0, "lemnos=1")
    put(g, 1, "memphis=3")
    lay(g, 0, "flood")
    s = scene(g, "calamities")
    assert s.over
    assert s.tokens(1, "memphis") == 3


@clause("CIV-52.3-e", "CIV-52.3-f")
def test_ten_units_of_others_go_with_it_as_the_victim_distributes() -> None:
    g = game(*SIX)
    put(g, 2, "fayum=5")
    put(g, 0, "memphis=3 mittelaegypten=4 lemnos=2")
    put(g, 1, "nildelta-ost=3 nildelta-west=4")
    lay(g, 2, "flood")
    s = scene(g, "calamities")
    node = s.node(2, "calamity nile")
    assert (node.lo, node.hi, node.caps) == (10, 10, (7, 7))
    s.play(2, "calamity nile {crete*6,asia*4}")
    assert s.tokens(2, "fayum") == 0
    assert s.up == (0, 1)  # all at once
    s.play(0, "lose {memphis*3,mittelaegypten*3}").play(1, "lose {nildelta-west*4}")
    assert s.over
    assert s.g.players[0].tokens == {"mittelaegypten": 1, "lemnos": 2}
    assert s.tokens(1, "nildelta-ost") == 3


@clause("CIV-52.3-g", "CIV-53-j")
def test_engineering_limits_the_flood_to_seven() -> None:
    g = game(*SIX)
    put(g, 2, "fayum=5 mittelaegypten=4")
    put(g, 0, "memphis=3 nildelta-ost=3 nildelta-west=4")
    own(g, 2, "engineering")
    own(g, 0, "engineering")
    lay(g, 2, "flood")
    s = scene(g, "calamities")
    s.play(2, "lose {fayum*5,mittelaegypten*2}")
    assert s.tokens(2, "mittelaegypten") == 2
    assert s.refused(0, "lose {memphis*3,nildelta-ost*3,nildelta-west*4}") == "kernel-wrong-total"
    s.play(0, "lose {memphis*3,nildelta-west*4}")
    assert s.over


@clause("CIV-52.4-a", "CIV-52.4-b", "CIV-52.4-c")
def test_famine_costs_nine_and_up_to_twenty_of_others() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=6 kreta-west=5", cities="rhodos")
    put(g, 1, "hatti=9 phrygia=9")
    put(g, 2, "fayum=9 memphis=9")
    lay(g, 0, "famine")
    s = scene(g, "calamities")
    node = s.node(0, "calamity")
    assert (node.lo, node.hi, set(node.caps)) == (0, 20, {11})
    assert s.refused(0, "calamity {asia*12}") == "kernel-over-cap"
    s.play(0, "calamity {asia*11,egypt*9}")
    assert s.up == (0, 1, 2)
    s.play(0, "lose {rhodos,kreta-ost*4}").play(1, "lose {hatti*9,phrygia*2}").play(2, "lose {fayum*9}")
    assert s.over
    assert s.g.players[0].tokens == {"kreta-ost": 2, "kreta-west": 5}


@clause("CIV-52.4-b")
def test_the_victim_of_a_famine_need_not_order_anything() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=6 kreta-west=5")
    put(g, 1, "hatti=9")
    lay(g, 0, "famine")
    s = scene(g, "calamities").play(0, "calamity {}", "lose {kreta-ost*6,kreta-west*3}")
    assert s.over
    assert s.tokens(1, "hatti") == 9


@clause("CIV-52.4-d", "CIV-53-b", "CIV-52.4-f")
def test_pottery_saves_four_for_each_grain() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=6 kreta-west=5")
    put(g, 1, "hatti=9 phrygia=9")
    own(g, 0, "pottery")
    own(g, 1, "pottery")
    hold(g, 0, "grain*3")
    hold(g, 1, "grain*2 salt")
    lay(g, 0, "famine")
    s = scene(g, "calamities").play(0, "calamity {asia*11}")
    assert s.up == (0, 1)
    s.play(0, "calamity 3").play(1, "calamity 2")
    assert s.up == (1,)  # crete loses nothing any more
    s.play(1, "lose {hatti*3}")
    assert s.over
    assert s.kinds(1) == ["grain", "grain", "salt"]
    assert s.tokens(0, "kreta-ost") == 6


@clause("CIV-52.4-d")
def test_showing_grain_is_a_choice() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=12")
    own(g, 0, "pottery")
    hold(g, 0, "grain*2")
    lay(g, 0, "famine")
    s = scene(g, "calamities").play(0, "calamity {}")
    assert s.node(0, "calamity").hi == 2
    s.play(0, "calamity 0")
    assert s.node(0, "lose").hi == 9


@clause("CIV-52.4-e")
def test_grain_without_pottery_and_pottery_without_grain_save_nothing() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=12")
    put(g, 1, "hatti=12")
    hold(g, 0, "grain*3")
    own(g, 1, "pottery")
    hold(g, 1, "salt")
    lay(g, 0, "famine")
    s = scene(g, "calamities").play(0, "calamity {asia*5}")
    assert s.up == (1,)  # asked, so that nobody can tell whether there is grain
    assert s.node(1, "calamity").hi == 0
    s.play(1, "calamity 0")
    assert s.node(0, "lose").hi == 9
    assert s.node(1, "lose").hi == 5


@clause("CIV-52.1-e")
def test_losses_come_as_close_as_pieces_allow_and_cities_are_not_split() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=1 lemnos=1", cities="rhodos korfu")
    lay(g, 0, "famine")
    s = scene(g, "calamities").play(0, "calamity {}")
    assert s.refused(0, "lose {rhodos,lemnos}") == "CIV-52.1-e"  # six would leave room for one more
    s.play(0, "lose {rhodos,lemnos,kreta-ost}")
    assert s.cities(0) == ["korfu"]


@clause("CIV-52.1-a")
def test_stock_treasury_and_ships_are_never_touched() -> None:
    g = game(*SIX)
    put(g, 0, "kreta-ost=4", ships="korfu")
    drain(g, 0, 10)
    lay(g, 0, "famine")
    before = g.players[0].treasury
    s = scene(g, "calamities").play(0, "calamity {}")
    assert s.over
    assert s.stock(0) == 14
    assert (s.g.players[0].treasury, len(s.g.players[0].ships)) == (before, 1)
