"""Refusals name the rule, whatever language a thing was called in; nobody gets a place that he did not name."""

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.kernel import Tape
from rules.text import every_name
from tests import table as tables
from tests.civilization.table import Scene, game, hold, own, put, scene
from tests.clauses import clause


def sailing(harbour: str, *nations: str) -> Scene:
    g = game(*nations)
    put(g, 0, ships=harbour)
    g.order = [0]
    return scene(g, "movement")


def taken(s: Scene, line: str) -> kernel.Path:
    return kernel.resolve(s.p, 0, kernel.read(line)[0], every_name)


@clause("CIV-43.5-i")
@pytest.mark.parametrize(
    "word", ["aetolia", "Ätolien", "aetolien", "aetolia.west", "kilikia.tuz", "Kilikien", "Ninive"]
)
def test_a_harbour_out_of_reach_is_found_by_the_name_of_its_area(word: str) -> None:
    s = sailing("moesia", "crete", "asia", "thrace", "babylon", "assyria", "egypt", "illyria")
    assert s.refused(0, f"sail moesia {word}") == "CIV-43.5-i"


def test_the_one_coast_in_reach_is_meant_by_the_name_of_its_area() -> None:
    s = sailing("korfu", "crete", "asia", "thrace")
    assert "aetolia.east" not in s.offered(0, "sail korfu")
    for word in ("aetolia", "Ätolien", "aetolien", "ätol", "aetolia.west"):
        assert taken(s, f"sail korfu {word}") == ("sail", "korfu", "aetolia.west")


def test_who_names_a_place_never_gets_another_whose_name_begins_so() -> None:
    g = game("crete", "asia", "thrace", "babylon", "assyria")
    put(g, 0, "babylonia=3", ships="atropatene.urmia")
    g.order = [0]
    s = scene(g, "movement")
    assert s.refused(0, "move Babylon") == "CIV-43.5-b"  # the city in Akkad
    assert taken(s, "move babyloni") == ("move", "babylonia")
    assert taken(s, "sail atropatene.urmia urm") == ("sail", "atropatene.urmia", "assyria.urmia")
    assert s.refused(0, "sail atropatene.urmia Ur") == "CIV-43.5-i"


@clause("CIV-43.4-a", "CIV-43.4-i", "CIV-31-i")
def test_shipyards_are_found_by_any_name() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=2")
    s = scene(g, "ships")
    assert s.refused(0, "ship build Rhodes") == "CIV-43.4-a"
    assert s.refused(0, "ship build Ätolien") == "CIV-43.4-a"
    assert s.refused(0, "ship build hattusa") == "CIV-43.4-i"
    assert s.refused(0, "ship build Etrurien") == "CIV-31-i"
    assert s.refused(0, "ship build Aserbaidschan") == "kernel-not-offered"


@clause("CIV-43.7-a")
def test_sites_are_found_by_any_name() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=6 lemnos=2 lesbos=2")
    assert scene(g, "building").refused(0, "build Korinth") == "CIV-43.7-a"


@clause("CIV-43.9-e", "CIV-43.9-g", "CIV-43.9-m")
def test_goods_and_calamities_are_found_by_any_name() -> None:
    g = game("crete", "asia")
    hold(g, 0, "salt*3")
    hold(g, 1, "grain*3")
    s = scene(g, "trade")
    assert s.refused(0, "offer all {Eisen,salt*2}") == "CIV-43.9-e"
    assert s.refused(0, "offer all {Hochwasser,salt*2}") == "CIV-43.9-m"
    for word in ("iron", "says.iron", "Eisen", "IRON"):
        assert s.refused(0, f"offer all {{salt*3}} 27 {word} {{}}") == "CIV-43.9-g"


@clause("CIV-43.10-h", "CIV-43.10-k")
def test_cards_are_found_by_any_name() -> None:
    g = game("crete", "asia")
    own(g, 0, "pottery")
    g.players[0].treasury = 55
    s = scene(g, "purchase")
    assert s.refused(0, "buy {Töpfern}") == "CIV-43.10-h"
    assert s.refused(0, "buy {Philosophie}") == "CIV-43.10-k"


@clause("CIV-42-f", "CIV-42-g")
def test_nations_are_found_by_any_name() -> None:
    p = kernel.setup(RULES, 2, {}, Tape(b"table")).position
    first = kernel.waiting(p)[0]
    assert tables.refused(RULES, p, first, "nation Ägypten").clause == "CIV-42-g"
    after = kernel.apply(RULES, p, first, ("nation", "Kreta"), Tape(b""), every_name).position
    assert tables.refused(RULES, after, kernel.waiting(after)[0], "nation Kreta").clause == "CIV-42-f"
