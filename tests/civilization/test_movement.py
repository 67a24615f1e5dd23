"""Phase 5: movement by land and sea."""

from rules import kernel
from rules.civilization.board import area_name, chart
from rules.civilization.printed import SETUPS
from rules.civilization.state import Civ
from rules.kernel import Who
from rules.text import every_name
from tests.civilization.table import Scene, game, own, put, scene
from tests.clauses import clause


def moving(g: Civ, *order: int) -> Scene:
    g.order = list(order) or list(range(g.seats))
    return scene(g, "movement")


@clause("CIV-43.5-a", "CIV-41-d")
def test_one_after_the_other_in_the_order_of_the_census() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "achaia=2")
    put(g, 2, "moesia=2")
    s = moving(g, 2, 1, 0)
    assert s.up == (2,)
    s.play(2, "move moesia thracia 1")
    assert s.up == (2,)
    s.play(2, "end")
    assert s.up == (0,)  # asia has nothing on the board
    assert s.play(0, "end").over


@clause("CIV-43.5-b", "CIV-43.5-c", "CIV-43.5-f")
def test_a_token_crosses_one_land_border_and_no_second_one() -> None:
    g = game("crete", "asia")
    put(g, 0, "achaia=3")
    put(g, 1, "attika=9")
    s = moving(g)
    assert set(s.offered(0, "move achaia")) == {"aetolia", "attika", "argolis", "lakonien"}
    s.play(0, "move achaia attika 2")
    assert s.tokens(0, "attika") == 2
    assert s.refused(0, "move attika argolis 1") == "CIV-43.5-b"
    s.play(0, "move achaia argolis 1")
    assert s.refused(0, "move argolis lakonien 1") == "CIV-43.5-b"
    assert s.refused(0, "move achaia lakonien 1") == "CIV-43.5-b"
    s.play(0, "end")
    assert s.up == (1,)


@clause("CIV-31-f", "CIV-43.5-c", "CIV-31-i")
def test_water_and_regions_out_of_play_are_no_way_by_land() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=1 moesia=1")
    s = moving(g)
    assert s.refused(0, "move korfu epirus 1") == "CIV-43.5-c"
    assert s.refused(0, "move moesia danubius 1") == "CIV-31-i"
    put(g, 0, "karia=1")
    s = moving(g)
    assert s.refused(0, "move karia rhodos 1") == "CIV-31-f"
    assert s.refused(0, "move karia troas 1") == "CIV-43.5-c"


@clause("CIV-43.5-g")
def test_tokens_may_enter_areas_with_cities() -> None:
    g = game("crete", "asia")
    put(g, 0, "achaia=3", cities="attika")
    put(g, 1, "hatti=1", cities="argolis")
    s = moving(g).play(0, "move achaia attika 1", "move achaia argolis 1")
    assert s.tokens(0, "argolis") == s.tokens(0, "attika") == 1


@clause("CIV-43.5-d", "CIV-43.5-e", "CIV-43.5-u")
def test_no_token_moves_by_land_and_by_ship_or_twice_by_ship() -> None:
    g = game("crete", "asia")
    put(g, 0, "epirus=2 aetolia=1", ships="epirus korfu")
    s = moving(g).play(0, "move aetolia epirus 1")
    assert s.node(0, "sail epirus korfu").hi == 2  # the one that came by land stays
    s.play(0, "sail epirus korfu 2 2")
    assert s.refused(0, "move epirus thessalia 1") == "CIV-43.5-b"
    assert s.offered(0, "sail korfu apollonia") == []  # nobody can go aboard again
    s.play(0, "sail korfu apollonia")
    assert s.tokens(0, "korfu") == 2


@clause("CIV-43.5-h", "CIV-43.5-v", "CIV-43.5-j")
def test_one_ship_brings_six_to_korfu_in_two_trips() -> None:
    g = game("crete", "asia")
    put(g, 0, "epirus=6 lemnos=1 lesbos=1", ships="epirus")
    s = moving(g)
    assert s.node(0, "sail epirus korfu").hi == 5
    s.play(0, "sail epirus korfu 5 5", "sail korfu epirus", "sail epirus korfu 1 1")
    assert s.tokens(0, "korfu") == 6
    assert s.g.players[0].ships[0].sailed == 3
    s.play(0, "end")
    assert scene(s.g, "building").offered(0, "build") == ["korfu"]


@clause("CIV-43.5-h")
def test_a_second_loading_fills_the_ship_up_to_five() -> None:
    g = game("crete", "asia")
    put(g, 0, "epirus=3 aetolia=4", ships="epirus")
    s = moving(g).play(0, "sail epirus aetolia.west 3 0")
    assert s.node(0, "sail aetolia.west achaia").hi == 2
    assert s.refused(0, "sail aetolia.west achaia 3") == "kernel-out-of-range"
    assert s.play(0, "sail aetolia.west achaia 2 5").tokens(0, "achaia") == 5


@clause("CIV-43.5-i")
def test_a_ship_has_its_whole_range_again_in_the_next_round() -> None:
    g = game("crete", "asia")
    put(g, 0, "epirus=3", ships="korfu epirus")
    s = moving(g).play(0, "sail korfu achaia", "sail achaia korfu", "end")
    assert [ship.sailed for ship in s.g.players[0].ships] == [0, 0]
    assert "kreta-west" in moving(s.g).offered(0, "sail korfu")  # four areas off


@clause("CIV-43.5-i", "CIV-53-a", "CIV-43.5-k")
def test_four_areas_or_five_with_clothmaking_also_on_the_way_back() -> None:
    g = game("crete", "asia")
    put(g, 0, ships="korfu")
    s = moving(g)
    assert "lakonien" in s.offered(0, "sail korfu")
    assert "kreta-west" in s.offered(0, "sail korfu")
    assert "kreta-ost" not in s.offered(0, "sail korfu")
    assert s.refused(0, "sail korfu kreta-ost") == "CIV-43.5-i"
    s.play(0, "sail korfu achaia", "sail achaia korfu")
    assert s.refused(0, "sail korfu epirus") == "CIV-43.5-i"
    own(g, 0, "clothmaking")
    assert "kreta-ost" in moving(g).offered(0, "sail korfu")


@clause("CIV-43.5-j")
def test_printed_example_of_loading_and_landing_at_several_places() -> None:
    g = game("crete", "asia")
    put(g, 0, "epirus=3 aetolia=2", ships="epirus")
    s = moving(g).play(0, "sail epirus aetolia.west 3 0", "sail aetolia.west achaia 2 2", "sail achaia lakonien 3")
    assert s.tokens(0, "achaia") == 2
    assert s.tokens(0, "lakonien") == 3


@clause("CIV-43.5-l")
def test_nobody_stays_aboard() -> None:
    g = game("crete", "asia")
    put(g, 0, "epirus=3", ships="epirus")
    s = moving(g).play(0, "sail epirus korfu 3 1")
    assert s.g.players[0].ships[0].cargo == 2
    assert s.stock(0) == 53
    s.play(0, "end")
    assert [line.args for line in s.told("landed")] == [{"who": Who(0), "tokens": 2, "area": area_name("korfu")}]
    assert s.tokens(0, "korfu") == 3
    assert s.g.players[0].ships[0].cargo == 0


@clause("CIV-43.5-l")
def test_those_aboard_may_land_where_the_ship_lies() -> None:
    g = game("crete", "asia")
    put(g, 0, "epirus=3", ships="epirus")
    s = moving(g).play(0, "sail epirus kreta-west 3 0")
    assert s.offered(0, "sail kreta-west") == ["kreta-west"]
    s.play(0, "sail kreta-west kreta-west 2")
    assert s.tokens(0, "kreta-west") == 2


@clause("CIV-43.5-m", "CIV-43.5-t")
def test_a_ship_carries_only_its_owners_tokens_and_nothing_stops_it() -> None:
    g = game("crete", "asia")
    put(g, 0, ships="epirus")
    put(g, 1, "epirus=5", cities="korfu", ships="korfu epirus")
    s = moving(g)
    assert s.offered(0, "sail epirus korfu") == []  # no question about tokens: there are none of his
    s.play(0, "sail epirus korfu")
    assert s.g.players[0].ships[0].harbour == "korfu"


@clause("CIV-43.5-n")
def test_ships_move_only_over_water() -> None:
    g = game("crete", "asia")
    put(g, 0, ships="phrygia")
    s = moving(g)
    assert set(s.offered(0, "sail phrygia")) == {"kappadokia", "kilikia.tuz"}
    assert s.refused(0, "sail phrygia hatti") == "CIV-43.5-n"


@clause("CIV-43.5-o", "CIV-43.5-p", "CIV-43.5-q", "CIV-53-e")
def test_open_sea_is_crossed_with_astronomy_and_never_a_place_to_stay() -> None:
    g = game("crete", "asia")
    put(g, 0, "kreta-ost=2", ships="kreta-ost")
    s = moving(g)
    assert chart(SETUPS["2"].regions).reach("kreta-ost", 4, False)["zypern-west"] == 3  # along the coast
    assert s.refused(0, "sail kreta-ost aegean-sea") == "CIV-43.5-q"
    own(g, 0, "astronomy")
    s = moving(g)
    assert "zypern-west" in s.offered(0, "sail kreta-ost")
    assert s.refused(0, "sail kreta-ost aegean-sea") == "CIV-43.5-q"
    s.play(0, "sail kreta-ost zypern-west 2 2")
    assert s.g.players[0].ships[0].sailed == 2  # the open sea counts one


@clause("CIV-43.5-r", "CIV-43.5-s")
def test_a_ship_leaves_a_two_coast_area_by_its_own_water() -> None:
    regions = chart(SETUPS["7"].regions)
    assert set(regions.reach("aetolia.west", 1, False)) == {"aetolia.west", "epirus", "korfu", "achaia"}
    assert set(regions.reach("aetolia.east", 1, False)) == {"aetolia.east", "thessalia", "euboea-nord", "attika"}
    assert "aetolia.east" not in regions.reach("korfu", 1, False)
    assert {"scythia.azov", "scythia.west"} <= set(regions.reach("taurica", 1, False))  # the owner says which
    assert set(regions.reach("armenia.van", 5, True)) == {"armenia.van", "assyria.van", "melitene"}
    assert set(regions.reach("kappadokia", 5, True)) == {"kappadokia", "phrygia", "kilikia.tuz"}


@clause("CIV-43.5-r")
def test_the_coast_is_remembered_between_rounds() -> None:
    g = game("crete", "asia")
    put(g, 0, ships="korfu")
    s = moving(g).play(0, "sail korfu aetolia.west", "end")
    again = moving(s.g)
    assert "thessalia" not in again.offered(0, "sail aetolia.west")


@clause("CIV-31-i")
def test_ships_do_not_even_pass_through_regions_out_of_play() -> None:
    small, large = chart(SETUPS["2"].regions), chart(SETUPS["3"].regions)
    assert "apulia" in large.reach("korfu", 1, False)
    assert "apulia" not in small.reach("korfu", 4, True)
    assert large.reach("apollonia", 2, False)["apulia"] == 1


@clause("CIV-43.5-k")
def test_nobody_has_to_move() -> None:
    g = game("crete", "asia")
    put(g, 0, "achaia=3", ships="korfu")
    s = moving(g).play(0, "end")
    assert s.tokens(0, "achaia") == 3


def test_a_typed_name_in_either_language_is_understood() -> None:
    g = game("crete", "asia")
    put(g, 0, "lakonien=3")
    p = moving(g).p
    for line in ("move sparta korinth 2", "move lakonien corinth 2", "move spa kor 2"):
        (words,) = kernel.read(line)
        assert kernel.resolve(p, 0, words, every_name) == ("move", "lakonien", "achaia", 2)


@clause("CIV-71-g")
def test_nomads_keep_out_of_areas_of_others() -> None:
    g = game("crete", "asia", variant="nomads")
    put(g, 0, "achaia=3 epirus=2", ships="epirus")
    put(g, 1, "attika=1 korfu=1")
    s = moving(g)
    assert "attika" not in s.offered(0, "move achaia")
    assert s.refused(0, "move achaia attika 1") == "CIV-71-g"
    s.play(0, "sail epirus korfu")  # an empty ship may lie there
    assert s.tokens(0, "korfu") == 0


@clause("CIV-43.5-c", "CIV-43.5-q", "CIV-31-i", "CIV-31-f")
def test_a_refusal_knows_every_name_of_an_area() -> None:
    g = game("crete", "asia", "thrace")
    put(g, 0, "lakonien=2 attika=1", ships="lakonien")
    g.order = [0, 1, 2]
    s = scene(g, "movement")
    for name in ("rhodos", "Rhodes", "knossos", "Ostkreta", "Ätolien", "aetolien", "atol"):
        assert s.refused(0, f"move lakonien {name}") == "CIV-43.5-c"
    assert s.refused(0, "move attika Chalkis") == "CIV-31-f"
    assert s.refused(0, "sail lakonien Ägäis") == "CIV-43.5-q"
    assert s.refused(0, "sail lakonien Colchis") == "CIV-31-i"
    assert s.refused(0, "move hattusa") == "CIV-43.5-b"
    assert s.refused(0, "move lakonien nowhere") == "kernel-not-offered"
