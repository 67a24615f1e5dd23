"""Part 7: nomads and seafarers, farmers and citizens, shortened games."""

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.civilization.course import ROUNDS, phases_of
from rules.civilization.printed import SETUPS
from rules.civilization.state import Civ, chart_of, everything
from rules.kernel import Position, Tape
from tests.civilization.table import game, own, put, scene
from tests.clauses import clause
from tests.table import offered, play


def begun(seats: int, variant: str, *nations: str) -> Position[Civ, object]:
    p = kernel.setup(RULES, seats, {"variant": variant}, Tape(b"variant")).position
    for nation in nations:
        p = play(RULES, p, kernel.waiting(p)[0], f"nation {nation}").position
    return p


@clause("CIV-71-a", "CIV-71-b", "CIV-71-c", "CIV-71-d", "CIV-72-a")
def test_the_small_variants_begin_on_the_whole_board_without_cards() -> None:
    for variant in ("nomads", "farmers"):
        p = begun(2, variant)
        assert set(offered(p, kernel.waiting(p)[0], "nation")) == set(SETUPS["6"].starts)
        assert set(chart_of(p.game).areas) == set(chart_of(game("crete", "asia", variant="nomads")).areas)
        assert len(chart_of(p.game).areas) == 123
        assert p.game.stacks == []
        assert p.game.shop == {}
        assert everything(p.game) == 56
        p = begun(2, variant, "egypt", "africa")
        assert sorted(area for player in p.game.players for area in player.tokens) == ["karthago", "oberaegypten-west"]
        assert all(player.treasury == 0 for player in p.game.players)


@clause("CIV-71-c")
def test_the_order_of_choice_is_drawn_by_lot() -> None:
    firsts = {
        kernel.waiting(kernel.setup(RULES, 4, {"variant": "nomads"}, Tape(bytes([n]))).position) for n in range(30)
    }
    assert len(firsts) == 4


@clause("CIV-71-e", "CIV-71-f", "CIV-71-j")
def test_nomads_grow_build_ships_and_move_in_the_order_of_the_table() -> None:
    assert ROUNDS["nomads"] == ("growth", "order", "ships", "movement", "limits", "count")
    g = game("egypt", "crete", variant="nomads")
    put(g, 0, "fayum=5")
    put(g, 1, "kreta-ost=1")
    assert scene(g, "order").g.order == [1, 0]


@clause("CIV-71-h", "CIV-72-d")
def test_ships_only_by_levy() -> None:
    for variant in ("nomads", "farmers"):
        g = game("egypt", "crete", variant=variant)
        put(g, 1, "kreta-ost=2 lemnos=1", ships="rhodos")
        s = scene(g, "ships")
        assert s.g.players[1].ships == []  # nobody is there to be levied
        assert s.offered(1, "ship build") == ["kreta-ost"]
        put(g, 1, "kreta-ost=2 lemnos=1", ships="rhodos lemnos")
        s = scene(g, "ships")
        assert s.refused(1, "ship keep {rhodos,lemnos}") == "CIV-43.4-c"
        s.play(1, "ship keep {lemnos} {lemnos}")
        assert s.tokens(1, "lemnos") == 0


@clause("CIV-71-i", "CIV-72-d")
def test_open_sea_is_free_but_no_place_to_stay() -> None:
    for variant in ("nomads", "farmers"):
        g = game("egypt", "crete", variant=variant)
        put(g, 1, "kreta-ost=2", ships="kreta-ost")
        g.order = [1, 0]
        s = scene(g, "movement")
        assert "judaea" in s.offered(1, "sail kreta-ost")
        assert s.refused(1, "sail kreta-ost eastern-mediterranean") == "CIV-43.5-q"


@clause("CIV-71-k")
def test_limits_hold_for_nomads_at_the_end_of_the_round() -> None:
    g = game("egypt", "crete", variant="nomads")
    put(g, 1, "kreta-ost=7")
    assert scene(g, "limits").tokens(1, "kreta-ost") == 3


@clause("CIV-71-l", "CIV-71-m", "CIV-71-n")
def test_after_sixteen_rounds_the_most_areas_win_then_the_table() -> None:
    g = game("egypt", "crete", "asia", variant="nomads")
    for player in g.players:
        player.space = 14
    put(g, 0, "fayum=5 memphis=5 siwa=1")
    put(g, 1, "kreta-ost=1 kreta-west=1 rhodos=1 lemnos=1")
    put(g, 2, "hatti=2 phrygia=2 lydia=2 troas=2")
    s = scene(g, "count")
    assert s.p.stack  # round 15
    s = scene(s.g, "count")
    assert not s.p.stack
    result = RULES.result(s.p)
    assert result is not None
    assert result.points == (3, 4, 4)
    assert result.places == (3, 1, 2)


@clause("CIV-72-b", "CIV-72-c")
def test_a_round_of_farmers_and_citizens() -> None:
    assert ROUNDS["farmers"] == ("growth", "census", "ships", "movement", "conflicts", "building", "progress")
    g = game("egypt", "crete", variant="farmers")
    put(g, 0, "rhodos=7 lemnos=9")
    put(g, 1, "kreta-ost=4", cities="rhodos")
    assert scene(g, "census").g.order == [0, 1]
    s = scene(g, "conflicts")
    assert s.cities(1) == []
    assert s.tokens(0, "rhodos") == 2  # seven against six where two can live
    g = game("egypt", "crete", variant="farmers")
    put(g, 1, "lemnos=1", cities="rhodos")
    assert scene(g, "conflicts").up == (1,)  # support


@clause("CIV-72-c")
def test_farmers_may_enter_areas_of_others_by_land_and_by_sea() -> None:
    g = game("egypt", "crete", variant="farmers")
    put(g, 0, "attika=1", cities="korfu")
    put(g, 1, "achaia=2 epirus=3", ships="epirus")
    g.order = [1, 0]
    s = scene(g, "movement").play(1, "move achaia attika 2", "sail epirus korfu 3 3", "end")
    assert (s.tokens(1, "attika"), s.tokens(1, "korfu")) == (2, 3)


@clause("CIV-72-e", "CIV-72-b")
def test_city_sites_count_and_nobody_is_struck() -> None:
    g = game("egypt", "crete", variant="farmers")
    put(g, 1, "kykladen=6 lemnos=7 kreta-ost=3")
    assert scene(g, "building").offered(1, "build") == ["kykladen"]
    assert "calamities" not in phases_of(g)


@clause("CIV-72-f", "CIV-72-g", "CIV-72-h")
def test_the_second_triangle_is_passed_without_cards_and_wins() -> None:
    g = game("egypt", "crete", variant="farmers")
    put(g, 1, "kreta-ost=3", cities="rhodos")
    g.players[1].space = 4
    assert scene(g, "progress").g.players[1].space == 4  # two cities are needed
    put(g, 1, "kreta-ost=3", cities="rhodos korfu")
    s = scene(g, "progress")
    assert s.g.players[1].space == 5
    g = game("egypt", "crete", variant="farmers")
    g.players[1].space = 7
    assert scene(g, "progress").g.players[1].space == 6  # no city
    put(g, 1, "kreta-ost=3", cities="rhodos")
    g.players[1].space = 8
    s = scene(g, "progress")
    assert not s.p.stack
    assert s.g.winner == 1


@clause("CIV-72-i")
def test_of_several_farmers_the_most_cities_win_then_the_table() -> None:
    for cities, winner in (("attika argolis", 1), ("attika", 0)):
        g = game("thrace", "crete", variant="farmers")
        put(g, 0, "moesia=4", cities="byzantium")
        put(g, 1, "kreta-ost=3", cities=cities)
        g.players[0].space = g.players[1].space = 8
        assert scene(g, "progress").g.winner == winner


@pytest.mark.parametrize(("shorten", "space"), [(0, 8), (1, 7), (2, 6)])
@clause("CIV-72-j")
def test_farmers_may_end_earlier(shorten: int, space: int) -> None:
    for start, over in ((space - 1, False), (space, True)):
        g = game("egypt", "crete", variant="farmers")
        g.shorten = shorten
        put(g, 1, "kreta-ost=3", cities="attika argolis")
        g.players[1].space = start
        assert bool(scene(g, "progress").p.stack) is not over


@clause("CIV-72-j")
def test_options_are_offered_only_where_they_have_an_effect() -> None:
    def offered(variant: str) -> list[str]:
        return [option.key for option, _ in RULES.effective({"variant": variant})]

    assert offered("farmers") == ["variant", "shorten"]
    assert offered("nomads") == ["variant"]
    assert offered("full") == offered("triangle2") == ["variant", "talk"]


@pytest.mark.parametrize(
    ("variant", "space", "cards"),
    [
        ("triangle2", 8, "pottery drama law"),
        ("triangle3", 10, "pottery clothmaking metalworking drama music law coinage"),
        ("triangle4", 13, "agriculture engineering coinage medicine drama music law democracy architecture literacy"),
    ],
)
@clause("CIV-73-a", "CIV-73-b", "CIV-73-d")
def test_shortened_games_end_at_their_triangle(variant: str, space: int, cards: str) -> None:
    g = game("egypt", "crete", variant=variant)
    put(g, 1, "kreta-ost=3", cities="attika argolis")
    g.players[1].space = space
    assert scene(g, "progress").p.stack  # the condition of the epoch holds
    own(g, 1, cards)
    s = scene(g, "progress")
    assert not s.p.stack
    assert s.g.winner == 1
    before = game("egypt", "crete", variant=variant)
    before.players[1].space = 3
    assert scene(before, "progress").p.stack


@clause("CIV-73-d")
def test_several_who_pass_the_triangle_are_compared_by_points_then_the_table() -> None:
    for treasury, winner in ((1, 1), (0, 0)):
        g = game("thrace", "crete", variant="triangle2")
        for seat, city in ((0, "byzantium"), (1, "attika")):
            put(g, seat, "lemnos=1", cities=city)
            own(g, seat, "pottery drama law")
            g.players[seat].space = 8
        g.players[1].treasury = treasury
        assert scene(g, "progress").g.winner == winner


@clause("CIV-73-a", "CIV-73-c")
def test_a_shortened_game_knows_three_ends_and_no_mysticism() -> None:
    (variant,) = [option for option in RULES.options if option.key == "variant"]
    assert [value for value in variant.values if "triangle" in value] == ["triangle4", "triangle3", "triangle2"]
    for value in variant.values:
        if "triangle" in value:
            assert begun(3, value).game.shop["mysticism"] == 0
