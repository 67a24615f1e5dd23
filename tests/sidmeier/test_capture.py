"""Capture and elimination."""

from rules.kernel import Position
from rules.sidmeier.happiness import FREE, plan
from rules.sidmeier.production import income
from rules.sidmeier.scoring import result
from rules.sidmeier.state import World, resource
from rules.sidmeier.technologies import not_for_sale
from tests.clauses import clause
from tests.sidmeier.table import (
    WorldPosition,
    after,
    buying,
    gold,
    home,
    moving,
    offered,
    play,
    there,
    told,
    top,
    trading,
    waiting,
)


def attack(*args: object, dice: tuple[int, ...] = (), **fields: object) -> WorldPosition:
    """A attacks B in mekong."""
    return after(after(moving(*args, **fields), "end"), "declare mekong p2", dice=dice)  # type: ignore[arg-type]


@clause("SM-B-CAP-01", "SM-B-CAP-02", "SM-B-CAP-03", "SM-B-CAP-07")
def test_a_settlement_falls_at_once_when_its_last_defender_is_beaten() -> None:
    homes = {"mekong": "B3", "gobi": "B1"}
    p = attack(homes, ["A infantry mekong", "B infantry mekong"], dice=(6, 1))
    assert home(p, "mekong") == "A3"
    assert top(p) == "Trade"  # nobody is asked
    p = attack(homes, ["A infantry mekong", "B infantry mekong"], dice=(1, 6))
    assert home(p, "mekong") == "B3"


@clause("SM-B-CAP-02")
def test_a_defender_may_capture_the_attackers_settlement() -> None:
    homes = {"mekong": "A2", "gobi": "A1"}
    p = attack(homes, ["A infantry mekong", "B infantry mekong"], dice=(1, 6))
    assert home(p, "mekong") == "B2"


@clause("SM-B-CAP-04", "SM-B-CAP-09")
def test_the_conqueror_takes_the_card_and_earns_with_it_in_this_round() -> None:
    p = attack({"mekong": "B3", "gobi": "B1"}, ["A infantry mekong"], {"mekong": "wine!"})
    assert resource(p.game, "mekong") == "wine"
    assert p.game.tokens["mekong"].up
    assert income(p.game, 0, "wine").settlements == 4
    assert income(p.game, 0, "wine").critical == 4


@clause("SM-B-CAP-05")
def test_an_ally_captures_if_the_controller_has_no_army_left() -> None:
    figures = ["A infantry mekong", "B infantry2 mekong", "C infantry2 mekong", "D infantry2 mekong *2"]
    p = after(moving({"mekong": "B2", "gobi": "B1"}, figures, seats=4), "end", "declare mekong p2", "end")
    p = after(after(p, "join p1", seat=2), "join p1", seat=3)
    lost = after(p, "pick ancient-infantry", dice=(1, 6, 6))
    assert home(after(lost, "pick medieval-infantry/p3", dice=(6, 6, 1, 1)), "mekong") == "D2"
    figures = ["A infantry mekong", "B infantry2 mekong", "C infantry2 mekong", "D infantry2 mekong"]
    p = after(moving({"mekong": "B2", "gobi": "B1"}, figures, seats=4), "end", "declare mekong p2", "end")
    p = after(after(p, "join p1", seat=2), "join p1", seat=3)
    lost = after(p, "pick ancient-infantry", dice=(1, 6, 6))
    tied = after(lost, "pick medieval-infantry/p3", dice=(6, 6, 1, 1, 6, 6, 1, 1))
    assert home(tied, "mekong") == "C2"
    won = after(p, "pick medieval-infantry/p4", dice=(6, 6, 1, 1))
    assert home(won, "mekong") == "A2"


@clause("SM-B-CAP-05")
def test_settlers_do_not_make_a_conqueror() -> None:
    figures = ["A infantry mekong", "A settler mekong", "B infantry2 mekong", "C infantry2 mekong *2"]
    figures += ["D infantry2 mekong", "D settler mekong *3"]
    p = after(moving({"mekong": "B2", "gobi": "B1"}, figures, seats=4), "end", "declare mekong p2", "end")
    p = after(after(p, "join p1", seat=2), "join p1", seat=3)
    p = after(p, "pick ancient-infantry", dice=(1, 6, 6))
    assert home(after(p, "pick medieval-infantry/p4", dice=(6, 6, 1, 1)), "mekong") == "C2"


@clause("SM-B-CAP-02")
def test_the_settlement_of_an_ally_on_the_losing_side_falls_too() -> None:
    figures = ["A infantry2 mekong *2", "B infantry mekong", "C infantry mekong"]
    homes = {"mekong": "C3", "gobi": "C1"}
    p = after(moving(homes, figures), "end", "declare mekong p2", "end")
    assert home(after(p, "end", seat=2, dice=(6, 6, 1)), "mekong") == "C3"  # who stays out keeps it
    p = after(after(p, "join p2", seat=2), "pick ancient-infantry", seat=1, dice=(6, 6, 1, 6, 6, 1))
    assert home(p, "mekong") == "A3"


@clause("SM-B-CAP-06")
def test_aircraft_and_fleets_never_capture() -> None:
    p = moving({"mekong": "B2", "gobi": "A1"}, ["A aircraft gobi", "A fleet sunda-sea"])
    p = after(p, "fly gobi aircraft mekong 1", "end")
    assert top(p) == "Trade"
    assert home(p, "mekong") == "B2"


@clause("SM-A-CAP-08", "SM-A-IMP-03")
def test_the_loser_keeps_improvements_and_assigns_them_anew() -> None:
    homes = {"mekong": "B3", "gobi": "B1"}
    p = moving(homes, ["A infantry mekong"], advanced=True)
    p.game.players[1].improvements = ["granary"]
    p.game.players[1].assigned = {"granary": ["mekong"], FREE: ["mekong"]}
    p = after(after(p, "end"), "declare mekong p2")
    assert p.game.players[1].improvements == ["granary"]
    assert p.game.players[1].assigned == {}
    assert plan(p.game, 1).productive == {"gobi"}
    assert offered(p, "assign", 1) == ["free", "granary"]


@clause("SM-B-ELI-01", "SM-B-ELI-02", "SM-B-ELI-04", "SM-B-ELI-07")
def test_who_loses_the_last_settlement_is_out_and_the_conqueror_takes_gold_and_wonders() -> None:
    p = moving(
        {"mekong": "B1"},
        ["A infantry mekong", "B infantry gobi *5", "B fleet coral-sea", "B settler coral-sea @7"],
        gold=[1, 30, 5],
        techs={"masonry": "B"},
        wonders={"oracle": "B", "colossus": "C"},
    )
    outcome = play(after(p, "end"), "declare mekong p2")
    p = outcome.position
    assert told(outcome, "ruined-by")
    assert (gold(p, 0), gold(p, 1), p.game.players[1].out) == (31, 0, 1)
    assert p.game.wonders == {"oracle": 0, "colossus": 2}
    assert p.game.techs == {"masonry": -1}
    assert not any(figure.owner == 1 for figure in p.game.figures)
    assert waiting(p) == (0, 2)
    assert not_for_sale(p.game, "masonry")


@clause("SM-A-ELI-03")
def test_received_wonders_keep_their_effect_but_give_no_goods_again() -> None:
    p = moving({"mekong": "B1"}, ["A infantry mekong"], advanced=True, wonders={"pyramids": "B", "colossus": "B"})
    p = after(after(p, "end"), "declare mekong p2")
    assert income(p.game, 0, "").wonders == 5
    assert there(p, "mekong") == ["A infantry"]


@clause("SM-A-ELI-05")
def test_technologies_beside_the_board_still_count_as_in_play() -> None:
    techs = {"the-wheel": "-", "construction": "-", "ceremonial-burial": "-"}
    p = buying({"mekong": "A1", "java": "B1"}, advanced=True, gold=200, techs=techs)
    assert "horseback-riding" in offered(p, "research")
    assert "the-wheel" not in offered(p, "research")
    q = after(p, "buy ancient-cavalry mekong 1", "buy ziggurat", "grow mekong")
    assert gold(q) == 200 - 10 - 10 - 20
    assert [gold(q, seat) for seat in (1, 2)] == [200, 200]
    r = trading({"mekong": "A1", "java": "B1"}, advanced=True, techs={"trade-map-making": "-"})
    assert offered(r, "offer") == ["p2"]


@clause("SM-A-ELI-06")
def test_improvements_of_the_fallen_return() -> None:
    p = moving({"mekong": "B1"}, ["A infantry mekong"], advanced=True)
    p.game.players[1].improvements = ["granary"]
    p = after(after(p, "end"), "declare mekong p2")
    assert p.game.players[1].improvements == []


@clause("SM-B-ELI-08", "SM-A-WON-25", "SM-A-ASY-07")
def test_the_manhattan_project_destroys_a_region_once() -> None:
    p = moving(
        {"mekong": "B4", "gobi": "A1"},
        ["A infantry mekong", "B infantry mekong", "C settler mekong", "A settler gobi"],
        {"mekong": "wine!"},
        advanced=True,
        era=4,
        gold=[1, 30, 5],
        wonders={"manhattan-project": "A", "oracle": "B"},
    )
    assert offered(p, "claim") == ["manhattan-project"]
    p = after(p, "claim manhattan-project mekong")
    assert (home(p, "mekong"), there(p, "mekong")) == ("", [])
    assert p.game.tokens["mekong"].up
    assert p.game.wonders == {"manhattan-project": 0, "oracle": -1}
    assert (p.game.players[1].out, gold(p, 0), gold(p, 1)) == (1, 1, 0)
    assert "claim" not in offered(p)


@clause("SM-B-ELI-09")
def test_the_fallen_take_no_part_and_rank_last() -> None:
    p = moving({"mekong": "B1"}, ["A infantry mekong"])
    p = after(after(p, "end"), "declare mekong p2")
    assert waiting(p) == (0, 2)
    assert offered(p, "offer") == ["p3"]
    g: World = p.game
    g.settlements["madagascar"].owner = 2
    g.settlements["mekong"].owner = 2
    g.players[0].out, g.ending = 2, "third"
    ended = result(Position(g, []))
    assert ended is not None
    assert ended.places == (2, 3, 1)
