"""Phase 4: ships are kept and built."""

from rules.kernel import Ready, Who
from tests.civilization.table import game, put, scene
from tests.clauses import clause


@clause("CIV-43.4-a", "CIV-43.4-f", "CIV-43.4-i")
def test_a_ship_costs_two_of_the_treasury_anywhere_in_play() -> None:
    g = game("crete", "asia")
    put(g, 0, "kreta-ost=1", cities="korfu")
    g.players[0].treasury = 5
    s = scene(g, "ships")
    assert s.up == (0,)
    harbours = s.offered(0, "ship build")
    assert harbours[:2] == ["kreta-ost", "korfu"] or harbours[:2] == ["korfu", "kreta-ost"]  # own coasts first
    assert "rhodos" in harbours
    assert "phrygia" in harbours  # a lake
    assert "hatti" not in harbours
    assert s.refused(0, "ship build hatti") == "CIV-43.4-i"
    assert s.refused(0, "ship build etruria") == "CIV-31-i"
    s.play(0, "ship build rhodos", "end")
    assert s.g.players[0].treasury == 3
    assert s.stock(0) == 52
    assert s.over


@clause("CIV-43.4-c", "CIV-43.4-d", "CIV-43.4-e", "CIV-43.4-f")
def test_treasury_and_levy_may_be_mixed_down_to_the_last_token() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=1 lemnos=2 kreta-ost=1")
    g.players[0].treasury = 1
    s = scene(g, "ships")
    assert s.offered(0, "ship build") == ["lemnos", "korfu", "kreta-ost"]
    node = s.node(0, "ship build lemnos")
    assert (node.lo, node.hi) == (1, 2)
    s.play(0, "ship build korfu")
    assert s.g.players[0].treasury == 0
    assert s.tokens(0, "korfu") == 0
    assert s.offered(0, "ship build") == ["lemnos"]
    s.play(0, "ship build lemnos")  # nothing more can be paid for: no question is left
    assert s.over
    assert s.g.players[0].tokens == {"kreta-ost": 1}
    assert s.stock(0) == 55


@clause("CIV-43.4-b", "CIV-43.4-c", "CIV-43.4-g")
def test_upkeep_of_one_each_from_treasury_or_area() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=2", ships="korfu rhodos troas")
    g.players[0].treasury = 1
    s = scene(g, "ships")
    assert s.refused(0, "end") == "CIV-43.4-b"
    assert s.refused(0, "ship keep {korfu,rhodos,troas}") == "CIV-43.4-c"
    node = s.node(0, "ship keep {korfu,rhodos}")
    assert (node.lo, node.hi, [c.key for c in node.choices]) == (1, 1, ["korfu"])
    s.play(0, "ship keep {korfu,rhodos} {korfu}")
    player = s.g.players[0]
    assert [ship.harbour for ship in player.ships] == ["korfu", "rhodos"]
    assert s.told("kept")[0].args == {"who": Who(0), "kept": 2, "lost": 1, "levied": 1}
    assert (player.treasury, player.tokens) == (0, {"korfu": 1})


@clause("CIV-43.4-b", "CIV-43.4-c")
def test_one_word_keeps_all_ships_from_the_treasury() -> None:
    g = game("crete", "asia")
    put(g, 0, "korfu=2", ships="korfu rhodos")
    g.players[0].treasury = 2
    s = scene(g, "ships").play(0, "ship all")
    player = s.g.players[0]
    assert (len(player.ships), player.treasury, player.tokens) == (2, 0, {"korfu": 2})
    assert s.up == (0,)  # two tokens in korfu could still be a ship
    g = game("crete", "asia")
    put(g, 0, ships="korfu rhodos")
    g.players[0].treasury = 1
    assert scene(g, "ships").offered(0, "ship") == ["keep"]


def test_the_question_is_the_same_whatever_the_treasury_so_that_standing_orders_hold() -> None:
    asked = []
    for treasury in (2, 9):
        g = game("crete", "asia")
        put(g, 0, ships="korfu")
        g.players[0].treasury = g.players[1].treasury = treasury
        s = scene(g, "ships")
        asked.append([(s.node(0).ask, s.node(0, "ship").choices), (s.node(1).ask, s.node(1).choices)])
    assert asked[0] == asked[1]


@clause("CIV-43.4-g", "CIV-41-b")
def test_ships_that_nothing_can_pay_are_lost_without_a_question() -> None:
    g = game("crete", "asia")
    put(g, 0, "hatti=3", ships="korfu rhodos")
    s = scene(g, "ships")
    assert s.over
    assert s.g.players[0].ships == []
    assert s.told("kept")[0].args["lost"] == 2


@clause("CIV-43.4-g", "CIV-43.4-h", "CIV-43.4-b")
def test_a_ship_given_up_can_be_built_again_and_pays_no_upkeep_then() -> None:
    g = game("crete", "asia")
    put(g, 0, ships="korfu")
    g.players[0].treasury = 3
    s = scene(g, "ships")
    assert s.offered(0, "ship") == ["all", "keep"]
    s.play(0, "ship keep {}", "ship build rhodos")
    assert [ship.harbour for ship in s.g.players[0].ships] == ["rhodos"]
    assert s.g.players[0].treasury == 1
    assert s.over


@clause("CIV-43.4-j")
def test_the_coast_is_stated_where_there_are_two() -> None:
    g = game("crete", "asia")
    g.players[0].treasury = 4
    s = scene(g, "ships")
    assert {"aetolia.west", "aetolia.east", "kilikia.sea", "kilikia.tuz"} <= set(s.offered(0, "ship build"))
    assert s.play(0, "ship build aetolia.west").g.players[0].ships[0].harbour == "aetolia.west"


@clause("CIV-43.4-k", "CIV-32-c")
def test_no_more_than_four_ships() -> None:
    g = game("crete", "asia")
    put(g, 0, ships="korfu korfu rhodos")
    g.players[0].treasury = g.players[1].treasury = 20
    s = scene(g, "ships").play(0, "ship keep {korfu,korfu.2,rhodos}", "ship build troas")
    assert s.up == (1,)
    assert len(s.g.players[0].ships) == 4
    assert s.refused(0, "ship build troas") == "CIV-43.4-k"


@clause("CIV-43.4-a")
def test_who_cannot_pay_for_another_ship_hears_its_price() -> None:
    g = game("crete", "asia")
    put(g, 0, ships="korfu")
    g.players[0].treasury, g.players[1].treasury = 2, 20
    s = scene(g, "ships").play(0, "ship all")
    assert s.refused(0, "ship build troas") == "CIV-43.4-a"


@clause("CIV-43.4-l")
def test_ships_of_several_players_lie_together() -> None:
    g = game("crete", "asia")
    put(g, 1, "korfu=1", cities="rhodos", ships="korfu")
    put(g, 0, ships="korfu korfu")
    g.players[0].treasury = g.players[1].treasury = 6
    s = scene(g, "ships").play(1, "ship keep {korfu} {}")
    s.play(0, "ship keep {korfu,korfu.2}", "ship build korfu")
    assert len(s.g.players[0].ships) == 3


@clause("CIV-41-b", "CIV-65-d")
def test_who_can_do_nothing_is_not_asked() -> None:
    g = game("crete", "asia")
    put(g, 0, "hatti=3 korfu=1")
    assert scene(g, "ships").over


def test_everybody_is_asked_at_once_and_the_default_keeps_what_is_paid() -> None:
    g = game("crete", "asia")
    for seat, harbour in ((0, "korfu"), (1, "rhodos")):
        put(g, seat, ships=f"{harbour} {harbour}")
        g.players[seat].treasury = 1
    s = scene(g, "ships")
    assert s.up == (0, 1)
    step = s.p.stack[-1]
    assert step.default(s.g, 0) == ("ship", "keep", ("korfu",))
    assert isinstance(step.ask(s.g, 0, step.default(s.g, 0)), Ready)
