"""The computer player."""

import pytest

from rules import kernel
from rules.kernel import Path, Seat, Tape
from rules.sidmeier import RULES
from rules.sidmeier.exploring import Discovery
from service.agents.sidmeier import greedy
from tests.games import final, match, result, thinkers
from tests.sidmeier.table import WorldPosition, at, buying, moving, top, trading, world


def think(p: WorldPosition, seat: Seat = 0) -> Path:
    """What the computer player does; it gets its own view and the questions, nothing else."""
    return greedy(RULES.view(p, seat), seat, lambda path: kernel.ask(p, seat, path), Tape(b""))


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
    assert think(strong) == ("move", "yunnan", "ancient-infantry", "mekong", 3)
    weak = moving(homes, ["A infantry yunnan *2", "B infantry mekong *3"])
    assert think(weak) == ("end",)


def test_it_guards_a_threatened_settlement() -> None:
    p = buying({"mekong": "A4", "java": "A4"}, ["B infantry yunnan *2"], era=1, gold=6)
    assert think(p) == ("buy", "ancient-cavalry", "mekong", 1)


def test_its_armies_stay_where_they_are_needed() -> None:
    """Two threatened settlements do not send each other their guards to and fro."""
    homes = {"mekong": "A2", "yunnan": "A2"}
    p = moving(homes, ["A infantry mekong *2", "A infantry yunnan *2", "B infantry himalaya *3"])
    assert think(p) == ("end",)


def test_its_settlers_keep_away_from_foreign_armies() -> None:
    tokens = {"gobi": "desert!", "yunnan": "iron:A", "steppe": "mountains!"}
    p = moving({"java": "A1"}, ["A settler gobi", "B infantry yunnan"], tokens)
    assert think(p) not in (("move", "gobi", "settler", "yunnan", 1), ("end",))
    walled = dict.fromkeys(("siberia", "manchuria", "steppe", "himalaya", "yunnan"), "B1")
    p = moving(walled | {"java": "A1"}, ["A settler gobi", *(f"B infantry {area}" for area in walled)])
    assert think(p) == ("end",)


def test_it_takes_settlers_ashore_that_somebody_else_has_shipped() -> None:
    p = moving({"mekong": "A1"}, ["A fleet sunda-sea", "A settler sunda-sea @1"], {"java": "iron:A"})
    assert think(p)[:3] == ("move", "sunda-sea", "settler/1")


def test_it_swaps_cards_from_which_both_gain_and_feeds_no_monopoly() -> None:
    """With a technology each, a new kind of resource is worth a gold."""
    homes = {"mekong": "A1", "indus": "A1", "atlas": "B1", "nile": "B1"}
    tokens = {"mekong": "wine!", "indus": "wine!", "atlas": "iron!", "nile": "iron!"}
    p = trading(homes, tokens=tokens, techs={"masonry": "A", "currency": "B"})
    path = think(p)
    assert path[:2] == ("offer", "p2")
    p = kernel.apply(RULES, p, 0, path, Tape(fixed=())).position
    assert think(p) == ("end",)
    assert think(p, 1) == ("accept", "1")
    p = trading(homes | {"gobi": "B1"}, tokens=tokens | {"gobi": "wine!", "nile": "wine!"}, techs={"masonry": "A"})
    assert think(p) == ("end",)


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
