"""The computer player."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules import kernel
from rules.kernel import Path, Seat, Tape
from rules.sidmeier import RULES
from rules.sidmeier.board import COAST, SHORE
from rules.sidmeier.exploring import Discovery
from rules.sidmeier.movement import Move
from service.agents import choose
from service.agents.sidmeier import greedy
from tests.games import final, match, result, thinkers
from tests.sidmeier.table import WorldPosition, after, at, buying, moving, offered, there, top, trading, waiting, world


def think(p: WorldPosition, seat: Seat = 0) -> Path:
    """What the computer player does; it gets its own view and the questions, nothing else."""
    return greedy(RULES.view(p, seat), seat, lambda path: kernel.ask(p, seat, path), Tape(b""))


def think_hard(p: WorldPosition) -> Path:
    """What the strong one does."""
    return choose("strong", RULES, p, 0, Tape(b""))


@pytest.mark.parametrize("options", [{}, {"rules": "advanced", "length": "short"}])
def test_it_clearly_beats_random_players(options: dict[str, str]) -> None:
    won = 0
    for seed in range(4):
        p = final(match(RULES, thinkers(3, seed % 3), b"%d" % seed, 4_000, options))
        won += result(RULES, p).places[seed % 3] == 1
    assert won >= 3


def test_a_game_of_six_ends() -> None:
    p = final(match(RULES, thinkers(6, *range(6)), b"1", most=4_000))
    assert 1 in result(RULES, p).places


def test_it_explores_settles_and_takes_the_resource() -> None:
    p = moving({"java": "A1"}, ["A settler gobi"], {"gobi": "iron"})
    assert think(p) == ("explore", "gobi")
    p = buying({"java": "A1"}, ["A settler gobi", "A settler nile"], {"gobi": "iron:A", "nile": "mountains!"})
    assert think(p) == ("found", "gobi")


def test_it_goes_to_a_resource_it_knows() -> None:
    p = moving({"java": "A1"}, ["A settler gobi"], {"gobi": "desert!", "yunnan": "iron:A", "steppe": "mountains!"})
    assert think(p) == ("move", "gobi", "settler", "yunnan", 1)


def test_it_attacks_with_superiority_only() -> None:
    homes = {"mekong": "B2", "yunnan": "A1"}
    strong = moving(homes, ["A infantry yunnan *4", "B infantry mekong"])
    assert think(strong) == ("move", "yunnan", "ancient-infantry", "mekong", 3)  # one stays at home
    weak = moving(homes, ["A infantry yunnan *2", "B infantry mekong *3"])
    assert think(weak) == ("end",)


def test_it_takes_what_nobody_guards_and_looks_for_weak_neighbours_further_away() -> None:
    p = moving({"mekong": "B2", "yunnan": "A1"}, ["A infantry yunnan"])
    assert think(p) == ("move", "yunnan", "ancient-infantry", "mekong", 1)
    p = after(p, "move yunnan ancient-infantry mekong 1", "end")
    assert think(p) == ("declare", "mekong", "p2")
    p = moving({"mekong": "B2", "gobi": "A1"}, ["A infantry gobi *3", "B infantry mekong"])
    assert think(p)[:4] == ("move", "gobi", "ancient-infantry", "himalaya")


def test_numbers_do_not_frighten_better_weapons() -> None:
    """Three swordsmen have three dice, as one musketeer has; they lose to him one by one."""
    homes = {"mekong": "B2", "yunnan": "A1", "java": "A1"}
    p = moving(homes, ["A infantry3 yunnan *2", "B infantry mekong *3"], era=3)
    assert think(p)[:4] == ("move", "yunnan", "industrial-infantry", "mekong")
    p = moving(homes, ["A infantry yunnan *6", "B infantry3 mekong"], era=3)
    assert think(p) == ("end",)


LEARNED = {"masonry": "A", "currency": "A", "mysticism": "A"}
"""So much that another technology is dear."""


def test_it_arms_against_a_weak_neighbour_when_there_is_nothing_better() -> None:
    homes = {"tasmania": "A4", "tanami": "B4", "java": "B1"}
    p = buying(homes, ["A infantry tasmania *2", "B infantry tanami *2"], gold=30, techs=LEARNED)
    p.game.milestones = {"ancient-armies": 2, "ancient-technologies": 2}
    assert think(p)[:3] == ("buy", "ancient-cavalry", "tasmania")
    bought = kernel.apply(RULES, p, 0, think(p), Tape(b"")).position
    assert think(at(bought.game, Move(0)))[3] == "tanami"


def test_it_guards_a_threatened_settlement() -> None:
    p = buying({"mekong": "A4", "java": "A4"}, ["B infantry yunnan"], era=1, gold=6)
    assert think(p) == ("buy", "ancient-cavalry", "mekong", 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_strong_player_guards_a_village_before_it_lets_it_grow(seats: int) -> None:
    """A single rider would walk in, and from there into the next."""
    homes = {"mekong": "A1", "java": "A1", "gobi": "B1"}
    assert think_hard(buying(homes, ["B cavalry yunnan"], gold=6, seats=seats)) == (
        "buy",
        "ancient-cavalry",
        "mekong",
        1,
    )
    assert think_hard(buying(homes, ["B cavalry bahia"], gold=6, seats=seats))[0] == "grow"


def test_it_does_not_arm_without_end() -> None:
    """An empty village lies next door, but whoever is raised here would have to stay: twelve stand beside."""
    homes = {"yunnan": "A1", "java": "A1", "mekong": "B1", "himalaya": "B1"}
    p = buying(homes, ["A infantry yunnan *5", "B infantry himalaya *12"], gold=60, techs=LEARNED)
    p.game.milestones = {"ancient-armies": 2, "ancient-technologies": 2, "villages": 2}
    assert not any("cavalry" in kernel.write(path) for path in purchases(p))
    p = buying({"yunnan": "A1", "java": "A1", "mekong": "B1"}, gold=60, techs=LEARNED)
    p.game.milestones = {"ancient-armies": 2, "ancient-technologies": 2, "villages": 2}
    assert ("buy", "ancient-cavalry", "yunnan", 1) in purchases(p)


def test_its_armies_stay_where_they_are_needed() -> None:
    """Two threatened settlements do not send each other their guards to and fro."""
    homes = {"mekong": "A2", "yunnan": "A2"}
    p = moving(homes, ["A infantry mekong *2", "A infantry yunnan *2", "B infantry himalaya *3"])
    assert think(p) == ("end",)


def test_a_joint_attack_is_joined_by_all_whom_it_needs() -> None:
    """Two groups of which each alone would do with the other's help: both go."""
    homes = {"mekong": "B2", "yunnan": "A1", "himalaya": "A1"}
    p = moving(homes, ["A infantry yunnan *2", "A infantry himalaya *2", "B infantry mekong *2"])
    sent = 0
    while (path := think(p))[0] == "move":
        sent += int(str(path[-1]))
        p = kernel.apply(RULES, p, 0, path, Tape(b"")).position
        while waiting(p) == (1,):
            p = after(p, "end", seat=1)
    assert sent == 4
    p = after(p, "end")
    assert think(p) == ("declare", "mekong", "p2")


@pytest.mark.parametrize(
    ("riders", "bought"), [("A cavalry nile *5", "settler"), ("B cavalry arabia *5", "ancient-cavalry")]
)
def test_no_settler_is_bought_where_the_settlement_is_about_to_fall(riders: str, bought: str) -> None:
    """It would fall with the rest: guards go before."""
    p = buying({"nile": "A1", "arabia": "B1"}, [riders], gold=10, seats=2, techs=LEARNED)
    p.game.milestones = {"ancient-armies": 1, "ancient-technologies": 1}
    assert think_hard(p)[:3] == ("buy", bought, "nile")


def test_two_settlers_do_not_go_to_one_place() -> None:
    tokens = {"yunnan": "iron:A", "gobi": "desert!", "steppe": "mountains!"}
    p = moving({"java": "A1"}, ["A settler gobi *2"], tokens)
    p = after(p, kernel.write(think(p)))
    assert there(p, "yunnan") == ["A settler"]
    assert think(p)[3] != "yunnan"


def test_its_settlers_keep_away_from_foreign_armies() -> None:
    tokens = {"gobi": "desert!", "yunnan": "iron:A", "steppe": "mountains!"}
    p = moving({"java": "A1"}, ["A settler gobi", "B infantry yunnan"], tokens)
    assert think(p) not in (("move", "gobi", "settler", "yunnan", 1), ("end",))
    walled = dict.fromkeys(("siberia", "manchuria", "steppe", "himalaya", "yunnan"), "B1")
    p = moving(walled | {"java": "A1"}, ["A settler gobi", *(f"B infantry {area}" for area in walled)])
    assert think(p) == ("end",)


def test_its_settlers_leave_a_region_to_those_who_are_there() -> None:
    """Three players know of the same iron; the second and the third find something else."""
    tokens = {"yunnan": "iron:ABC", "gobi": "desert!", "steppe": "mountains!", "manchuria": "nothing:ABC"}
    figures = ["A settler gobi", "B settler gobi", "C settler gobi"]
    first = moving({"java": "A1"}, figures, tokens)
    assert think(first) == ("move", "gobi", "settler", "yunnan", 1)
    second = moving({"java": "A1"}, ["B settler yunnan", *figures], tokens)
    assert think(second)[3] not in ("yunnan", "gobi")
    late = moving({"java": "B1"}, ["A settler yunnan", "C settler yunnan", "B settler yunnan"], tokens, seat=1, first=2)
    assert think(late, 1)[:2] == ("move", "yunnan")  # C founds first


def test_it_takes_settlers_ashore_that_somebody_else_has_shipped() -> None:
    p = moving({"mekong": "A1"}, ["A fleet sunda-sea", "A settler sunda-sea @1"], {"java": "iron:A"})
    assert think(p)[:3] == ("move", "sunda-sea", "settler/1")


ISLANDS = {"nippon": "A4", "tanami": "B1", "tasmania": "B1", "mekong": "C1"}


def test_it_buys_a_ship_where_no_land_is_left() -> None:
    p = buying(ISLANDS, ["A settler nippon"], {"java": "iron:A"}, gold=15, techs=LEARNED)
    p.game.milestones = {"ancient-technologies": 2}
    verb, word, zone, number = think(p)
    assert (verb, word, number) == ("buy", "ancient-fleet", 1)
    assert zone in COAST["nippon"]


def test_it_ships_its_settlers_to_an_island() -> None:
    """Alone at the board: a ship is fetched, settlers go aboard, it sails, they land, explore and found."""
    p = moving(ISLANDS, ["A settler nippon", "A fleet2 coral-sea"], {"java": "iron:A"}, era=2)
    lines = []
    while top(p) == "Move":
        path = think(p)
        lines.append(kernel.write(path))
        p = kernel.apply(RULES, p, 0, path, Tape(b"")).position
    assert lines[0] == "move coral-sea medieval-fleet west-pacific 1"
    assert lines[1] == "move nippon settler west-pacific 1 2"
    assert lines[2] == "move west-pacific settler+1/2 java 1"
    assert there(p, "java") == ["A settler"]


def test_a_ship_with_settlers_sails_to_free_land() -> None:
    taken = dict.fromkeys(SHORE["west-mediterranean"], "B1")
    p = moving(ISLANDS | taken, ["A fleet west-mediterranean", "A settler west-mediterranean @1"])
    verb, source, word, zone, number = think(p)
    assert (verb, source, word, number) == ("move", "west-mediterranean", "ancient-fleet/1", 1)
    assert any(area not in p.game.settlements for area in SHORE[str(zone)])


def test_it_sells_units_of_the_past_where_newer_ones_stand() -> None:
    homes, figures = {"java": "A1", "mekong": "B1"}, ["A infantry java *2", "A infantry2 java", "A infantry nippon"]
    p = buying(homes, figures, advanced=True, era=2, gold=0)
    assert think(p) == ("sell", "java", "ancient-infantry", 2)
    assert think(after(p, "sell java ancient-infantry 2")) == ("end",)  # the guard of Nippon stays
    modern = buying(homes, ["A infantry java", "A infantry4 java"], advanced=True, era=4, gold=0)
    assert think(modern) == ("end",)  # a military triumph would count it


def test_its_aircraft_land_where_they_are_needed() -> None:
    homes = {"mekong": "A1", "gobi": "A3", "yunnan": "C1"}
    p = moving(homes, ["A aircraft yunnan", "B infantry himalaya"])
    assert think(p) == ("fly", "yunnan", "aircraft", "gobi", 1)
    p = after(p, "fly yunnan aircraft gobi 1")
    assert "end" in offered(p)


# Trade


def test_it_swaps_cards_from_which_both_gain_and_sells_what_makes_a_monopoly() -> None:
    """With a technology each, a new kind of resource is worth a gold."""
    homes = {"mekong": "A1", "indus": "A1", "atlas": "B1", "nile": "B1"}
    tokens = {"mekong": "wine!", "indus": "wine!", "atlas": "iron!", "nile": "iron!"}
    p = trading(homes, tokens=tokens, techs={"masonry": "A", "currency": "B"})
    path = think(p)
    assert path[:2] == ("offer", "p2")
    assert path[-1] == "none"
    p = kernel.apply(RULES, p, 0, path, Tape(fixed=())).position
    assert think(p) == ("end",)
    assert think(p, 1) == ("accept", "1")
    p = trading(homes | {"gobi": "B1"}, tokens=tokens | {"gobi": "wine!", "nile": "wine!"}, techs={"masonry": "A"})
    *_, money, gold = think(p)
    assert money == "get-later"
    assert 5 < int(str(gold)) < 20


def test_it_answers_an_offer_after_it_was_done() -> None:
    p = after(after(trading(), "end"), "end", seat=2)
    assert waiting(p) == (1,)
    p = after(p, "offer p1 {} {} pay 5", seat=1)
    assert 0 in waiting(p)
    assert think(p) == ("accept", "1")


def bid(p: WorldPosition, line: str) -> Path:
    """The answer of seat 0 to an offer of seat 1."""
    return think(after(p, line, seat=1))


def test_it_does_not_sell_its_weapons_for_a_song() -> None:
    """Three tanks cost sixty gold to buy again, and are turned against it by a neighbour."""
    near = trading({"mekong": "A2", "yunnan": "B2"}, ["A cavalry4 mekong *3"], era=4, gold=[0, 400, 0])
    far = trading({"mekong": "A2", "patagonia": "B2"}, ["A cavalry4 mekong *3"], era=4, gold=[0, 400, 0])
    tanks = "offer p1 {} {mekong/modern-cavalry*3} pay"
    assert bid(near, f"{tanks} 30") == bid(near, f"{tanks} 80") == bid(far, f"{tanks} 60") == ("end",)
    assert bid(far, f"{tanks} 80") == bid(near, f"{tanks} 130") == ("accept", "1")
    old = trading({"mekong": "A2", "patagonia": "B2"}, ["A cavalry mekong *3"], era=4, gold=[0, 400, 0])
    assert bid(old, "offer p1 {} {mekong/ancient-cavalry*3} pay 30") == ("accept", "1")


@pytest.mark.parametrize("wonder", ["united-nations", "apollo-program"])
def test_it_keeps_the_power_to_end_the_game(wonder: str) -> None:
    """Even while somebody else would win."""
    homes = {"mekong": "A2", "yunnan": "B2", "gobi": "C4", "steppe": "C4", "persia": "C4"}
    p = trading(homes, advanced=True, era=4, gold=[0, 900, 0], wonders={wonder: "A"}, techs={"fusion": "C"})
    offer = f"offer p1 {{}} {{{wonder}}} pay"
    assert bid(p, f"{offer} 37") == bid(p, f"{offer} 200") == ("end",)
    assert bid(p, f"{offer} 500") == ("accept", "1")


def test_it_sells_a_technology_or_a_settlement_for_what_it_brings() -> None:
    homes = {"mekong": "A2", "gobi": "A1", "yunnan": "B2"}
    p = trading(homes, gold=[0, 400, 0], techs={"masonry": "A"})
    for thing, little, enough in (("masonry", 30, 90), ("mekong", 40, 150)):
        assert bid(p, f"offer p1 {{}} {{{thing}}} pay {little}") == ("end",)
        assert bid(p, f"offer p1 {{}} {{{thing}}} pay {enough}") == ("accept", "1")


def test_between_two_players_one_gains_what_the_other_loses() -> None:
    homes = {"mekong": "A1", "indus": "A1", "atlas": "B1", "nile": "B1"}
    tokens = {"mekong": "wine!", "indus": "wine!", "atlas": "iron!", "nile": "iron!"}
    p = trading(homes, tokens=tokens, techs={"masonry": "A", "currency": "B"}, seats=2)
    assert think(p) == ("end",)


def test_a_clear_leader_is_not_helped() -> None:
    """The third wine would be a monopoly; to one of its equals the seller is glad to sell it."""
    homes = {"mekong": "A1", "indus": "A1", "atlas": "B1", "nile": "B1", "gobi": "B1"}
    tokens = {"mekong": "wine!", "indus": "wine!", "atlas": "iron!", "nile": "wine!", "gobi": "wine!"}
    assert think(trading(homes, tokens=tokens, techs={"masonry": "A"}))[:2] == ("offer", "p2")
    rich = homes | dict.fromkeys(("sahara", "funa", "persia"), "B4")
    assert think(trading(rich, tokens=tokens, techs={"masonry": "A"})) == ("end",)


# Everything else


MODERN_TWO = {"computers": "A", "fusion": "A"}


def test_only_who_is_ahead_ends_the_match() -> None:
    """The third modern technology ends it with this round."""
    rich: dict[str, Any] = {"era": 4, "gold": 300, "techs": MODERN_TWO}
    behind = buying({"java": "A1", "mekong": "B4", "nile": "B4", "gobi": "B4"}, **rich)
    assert all(path[0] != "research" for path in purchases(behind))
    ahead = buying({"java": "A4", "mekong": "A4", "nile": "B4"}, **rich)
    assert any(path[0] == "research" for path in purchases(ahead))
    many = dict.fromkeys(("gobi", "steppe", "persia", "sahara"), "B4")
    close = buying({"java": "A4", "mekong": "A4", "nile": "B2", **many}, **rich)
    assert all(path[0] != "research" for path in purchases(close))  # B still buys, and can grow


def purchases(p: WorldPosition) -> Iterator[Path]:
    while (path := think(p)) != ("end",):
        yield path
        p = kernel.apply(RULES, p, 0, path, Tape(b"")).position


def test_nobody_arms_in_the_last_round() -> None:
    p = buying({"mekong": "A4", "java": "A4"}, ["B infantry yunnan"], era=4, gold=60)
    p.game.ending = "third"
    assert all(path[:2] != ("buy", "modern-cavalry") for path in purchases(p))


def test_it_takes_the_best_free_technology() -> None:
    p = at(world(advanced=True), Discovery(0))
    assert think(p) == ("research", "alphabet-writing")


def test_it_claims_milestones_and_accepts_gifts() -> None:
    assert think(buying(techs={"masonry": "A", "currency": "A"}, gold=0)) == ("claim", "ancient-technologies")
    p = trading()
    p = kernel.apply(RULES, p, 1, ["offer", "p1", "{}", "{}", "pay", "5"], Tape(fixed=())).position
    assert think(p) == ("accept", "1")
    p = trading()
    p = kernel.apply(RULES, p, 1, ["offer", "p1", "{}", "{}", "get", "5"], Tape(fixed=())).position
    assert think(p) == ("end",)
    assert top(p) == "Trade"
