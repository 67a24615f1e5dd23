"""Phase 7: building and surplus."""

from tests.civilization.table import game, own, put, scene
from tests.clauses import clause


@clause("CIV-43.7-a", "CIV-43.7-c", "CIV-43.7-d", "CIV-43.7-g")
def test_six_on_a_site_may_become_a_city() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=6 kreta-ost=3")
    s = scene(g, "building")
    assert s.up == (0,)
    assert s.play(0, "build argolis").cities(0) == ["argolis"]
    assert s.over
    assert s.stock(0) == 53
    put(g, 0, "argolis=6 kreta-ost=3")
    g.players[0].cities = []
    s = scene(g, "building").play(0, "end")
    assert s.cities(0) == []
    assert s.tokens(0, "argolis") == 1  # the limit holds after building


@clause("CIV-43.7-b", "CIV-53-h")
def test_elsewhere_it_takes_twelve() -> None:
    g = game("crete", "asia")
    own(g, 0, "agriculture")
    put(g, 0, "lemnos=11 kreta-ost=3 argolis=5")
    assert scene(g, "building").over
    put(g, 0, "lemnos=12 argolis=5 kreta-ost=6")
    s = scene(g, "building")
    assert s.offered(0, "build") == ["lemnos", "kreta-ost"]
    assert s.refused(0, "build argolis") == "CIV-43.7-a"


@clause("CIV-43.7-e", "CIV-43.7-f", "CIV-64-a", "CIV-32-b")
def test_one_city_in_an_area_and_nine_in_all() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=6 kreta-ost=3", cities="argolis")
    assert scene(g, "building").over
    g = game("crete", "asia")
    nine = "rhodos karia troas lydia phrygia hatti kappadokia moesia byzantium"
    put(g, 0, "argolis=6 kreta-ost=12 kreta-west=12 attika=12", cities=nine)
    assert scene(g, "building").over


@clause("CIV-43.7-h", "CIV-43.7-i")
def test_no_city_beyond_support_counted_after_building_and_surplus() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=6 lemnos=5")  # only one of the five will be fed
    assert scene(g, "building").over
    put(g, 0, "argolis=6 lemnos=5 lesbos=1")
    s = scene(g, "building")
    assert s.offered(0, "build") == ["argolis"]
    put(g, 0, "argolis=6 achaia=6 lemnos=1 lesbos=1 kreta-ost=1")
    s = scene(g, "building")
    assert s.offered(0, "build") == ["achaia", "argolis"]
    s.play(0, "build argolis")  # now five tokens are left and achaia would leave three for two cities
    assert s.over
    assert s.cities(0) == ["argolis"]


@clause("CIV-43.7-i", "CIV-43.7-j")
def test_a_player_already_short_may_not_build_and_suffers_nothing_yet() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=6 lemnos=1", cities="rhodos karia")
    s = scene(g, "building")
    assert s.over
    assert s.cities(0) == ["karia", "rhodos"]


@clause("CIV-43.7-k", "CIV-43.7-l", "CIV-53-g")
def test_surplus_goes_and_agriculture_keeps_one_more_where_alone() -> None:
    g = game("crete", "asia")
    put(g, 0, "kreta-ost=5 attika=1 argolis=4")
    put(g, 1, "attika=1 moesia=9")
    own(g, 0, "agriculture")
    s = scene(g, "building")
    assert s.over
    assert s.g.players[0].tokens == {"kreta-ost": 4, "attika": 1, "argolis": 2}
    assert s.g.players[1].tokens == {"attika": 1, "moesia": 4}


@clause("CIV-43.7-m", "CIV-43.7-n")
def test_no_token_stays_with_a_city_but_ships_do() -> None:
    g = game("crete", "asia")
    put(g, 0, "attika=3 kreta-ost=3", cities="attika", ships="attika")
    s = scene(g, "building")
    assert s.tokens(0, "attika") == 0
    assert len(s.g.players[0].ships) == 1


def everything_near(area: str, *others: str, g_tokens: str, cities: str = "") -> list[str]:
    """Growth, all move into the area, and what can then be built."""
    g = game("crete", "asia")
    put(g, 0, g_tokens, cities=cities)
    s = scene(g, "growth")
    s.g.order = [0, 1]
    s = scene(s.g, "movement")
    for other in others:
        s.play(0, f"move {other} {area} {s.tokens(0, other)}")
    s = scene(s.play(0, "end").g, "building")
    return s.offered(0, "build") if s.up else []


@clause("CIV-43.7-o")
def test_figure_f_sparta() -> None:
    assert everything_near("lakonien", "argolis", "achaia", g_tokens="lakonien argolis achaia lemnos lesbos") == [
        "lakonien"
    ]
    with_mycenae = everything_near(
        "lakonien", "achaia", g_tokens="lakonien achaia=2 lemnos lesbos kreta-ost=2", cities="argolis"
    )
    assert with_mycenae == ["lakonien"]
    with_corinth = everything_near(
        "lakonien", "argolis", g_tokens="lakonien argolis kreta-ost=3 lesbos", cities="achaia"
    )
    assert with_corinth == []


def test_all_builders_are_asked_at_once() -> None:
    g = game("crete", "asia")
    put(g, 0, "argolis=6 kreta-ost=3")
    put(g, 1, "rhodos=6 moesia=3")
    assert scene(g, "building").up == (0, 1)
