"""Production in both games; happiness and productivity."""

from itertools import combinations

import pytest

from rules.sidmeier.happiness import earns, plan, settlement_gold
from rules.sidmeier.printed import CRITICAL, IMPROVEMENTS
from rules.sidmeier.production import income
from tests.clauses import clause
from tests.sidmeier.table import (
    WorldPosition,
    after,
    buying,
    gold,
    offered,
    play,
    refused,
    told,
    trading,
    world,
)


def produced(*args: object, dice: tuple[int, int] = (1, 1), **fields: object) -> WorldPosition:
    """Everybody is done trading, the dice fall."""
    p = trading(*args, **fields)
    seats = [seat for seat, others in enumerate(p.stack[-1].near) if others]
    for seat in seats[:-1]:
        p = after(p, "end", seat=seat)
    return after(p, "end", seat=seats[-1], dice=dice)


@clause("SM-S-PRO-01")
def test_settlements_produce_their_size() -> None:
    g = world({"mekong": "A1", "java": "A2", "nile": "A3", "gobi": "A4", "indus": "B4"}, tokens={"indus": "fertile!"})
    assert income(g, 0, "").settlements == 10
    assert income(g, 1, "").settlements == 5


@clause("SM-S-PRO-02")
def test_lending_a_card_does_not_lend_the_settlement() -> None:
    g = world({"mekong": "A4", "java": "B1"}, tokens={"mekong": "wine!"})
    g.settlements["mekong"].holder = 1
    assert income(g, 0, "wine").settlements == 4
    assert income(g, 0, "wine").critical == 0
    assert income(g, 1, "wine").critical == 1


@clause("SM-S-PRO-03", "SM-A-PRO-14")
def test_the_start_players_dice_and_the_era_give_the_critical_resource() -> None:
    p = trading(era=3, first=2)
    for seat in (0, 1):
        p = after(p, "end", seat=seat)
    outcome = play(p, "end", 2, dice=(3, 4))
    assert outcome.position.game.critical == "coal"
    (line,) = told(outcome, "critical")
    assert (line.msg.args["number"], line.msg.args["who"]) == (7, outcome.log[0].msg.args["who"])


@clause("SM-S-PRO-04", "SM-S-PRO-05")
def test_a_critical_resource_doubles_the_settlements_once() -> None:
    tokens = {"mekong": "iron!", "java": "iron!", "nile": "iron!", "gobi": "wine!"}
    g = world({"mekong": "A4", "java": "A2", "nile": "A1", "gobi": "A1"}, tokens=tokens, techs={"masonry": "A"})
    got = income(g, 0, "iron")
    assert (got.settlements, got.critical, got.types, got.monopolies, got.total) == (8, 8, 2, 20, 38)
    assert income(g, 0, "oil").critical == 0


@clause("SM-S-PRO-06", "SM-S-PRO-07")
def test_technologies_times_different_resources() -> None:
    tokens = {"mekong": "iron!", "java": "iron!", "gobi": "wine!"}
    techs = {"masonry": "A", "banking": "A", "physics": "A", "currency": "B"}
    g = world({"mekong": "A1", "java": "A1", "gobi": "A1"}, tokens=tokens, techs=techs)
    got = income(g, 0, "oil")
    assert got.types == 3 * 2
    assert got.total == max(10, 3 + 6)


@clause("SM-A-PRO-08", "SM-A-PRO-09", "SM-A-PRO-10", "SM-A-PRO-11", "SM-A-PRO-12")
@pytest.mark.parametrize(
    ("token", "happy", "productive", "values"),
    [
        ("iron!", True, False, (4, 6, 8, 10)),
        ("iron!", True, True, (8, 12, 16, 20)),
        ("iron!", False, False, (2, 4, 6, 8)),
        ("iron!", False, True, (4, 8, 12, 16)),
        ("", True, False, (2, 3, 4, 5)),
        ("", True, True, (4, 6, 8, 10)),
        ("", False, False, (0, 1, 2, 3)),
        ("", False, True, (0, 2, 4, 6)),
    ],
)
def test_cards_produce_by_size_mood_and_productivity(
    token: str, happy: bool, productive: bool, values: tuple[int, ...]
) -> None:
    for size, value in zip((1, 2, 3, 4), values, strict=True):
        g = world({"mekong": f"A{size}"}, tokens={"mekong": token} if token else {}, advanced=True)
        assert earns(g, "mekong", happy, productive) == value


@clause("SM-A-PRO-13")
def test_a_lent_card_produces_for_its_holder_with_the_holders_means() -> None:
    g = world({"mekong": "A3", "java": "B1"}, tokens={"mekong": "iron!"}, advanced=True)
    g.players[1].improvements = ["granary"]
    g.settlements["mekong"].holder = 1
    assert income(g, 0, "").settlements == 0
    assert plan(g, 1).productive == {"mekong"}
    assert settlement_gold(g, 1) == 16  # the free smiley and the granary of B, and java earns nothing


@clause("SM-A-PRO-15", "SM-A-PRO-16", "SM-A-PRO-17")
def test_critical_resource_and_resource_types_bring_gold_to_the_holder() -> None:
    tokens = {"mekong": "iron!", "java": "iron!", "gobi": "wine!", "nile": "oil!"}
    g = world({"mekong": "A1", "java": "A1", "gobi": "A1", "nile": "B1"}, tokens=tokens, advanced=True)
    assert (income(g, 0, "iron").critical, income(g, 0, "iron").types) == (15, 6)
    assert income(g, 1, "iron").critical == 0
    g.settlements["nile"].holder = 0
    assert (income(g, 0, "oil").critical, income(g, 0, "oil").types) == (15, 9)
    assert (income(g, 1, "oil").critical, income(g, 1, "oil").types) == (0, 0)


@clause("SM-A-PRO-18", "SM-A-PRO-19")
def test_wonder_gold_counts_before_the_minimum_and_nothing_is_doubled() -> None:
    g = world({"mekong": "A1"}, advanced=True, wonders={"colossus": "A", "great-lighthouse": "B"})
    got = income(g, 0, "")
    assert (got.settlements, got.wonders, got.total) == (2, 5, 10)
    g.settlements["mekong"].size = 4
    g.wonders["great-lighthouse"] = 0
    assert income(g, 0, "").total == 5 + 10


@clause("SM-B-PRO-20", "SM-B-PRO-21", "SM-B-PRO-22", "SM-B-PRO-23")
@pytest.mark.parametrize(
    ("era", "rows"),
    [
        (1, {"wine": (2, 3), "horses": (4, 5), "iron": (6, 7, 8), "gems": (9, 10), "spices": (11, 12)}),
        (2, {"wine": (2, 3), "gems": (4, 5), "spices": (6, 7, 8), "iron": (9, 10), "horses": (11, 12)}),
        (3, {"oil": (2, 3), "gems": (4, 5), "coal": (6, 7, 8), "iron": (9, 10), "horses": (11, 12)}),
        (4, {"coal": (2, 3), "rare-metals": (4, 5), "oil": (6, 7, 8, 9, 10), "iron": (11, 12)}),
    ],
)
def test_the_table_of_critical_resources(era: int, rows: dict[str, tuple[int, ...]]) -> None:
    for resource, rolls in rows.items():
        for roll in rolls:
            assert CRITICAL[era - 1][roll - 2] == resource
            dice = (1, roll - 1) if roll < 8 else (6, roll - 6)
            assert produced(era=era, dice=dice).game.critical == resource


@clause("SM-B-PRO-24", "SM-B-PRO-25")
@pytest.mark.parametrize("advanced", [False, True])
def test_monopolies_count_the_cards_in_hand(advanced: bool) -> None:
    areas = ("mekong", "java", "nile", "gobi", "indus", "persia")
    for number, bonus in ((2, 0), (3, 20), (4, 40), (5, 80)):
        homes = dict.fromkeys(areas[:number], "A1")
        g = world(homes, tokens=dict.fromkeys(homes, "iron!"), advanced=advanced)
        assert income(g, 0, "").monopolies == bonus
        g.settlements["mekong"].holder = 1
        assert income(g, 0, "").monopolies == {2: 0, 3: 0, 4: 20, 5: 40}[number]
        g.settlements["mekong"].owner, g.settlements["mekong"].holder = 1, 0
        assert income(g, 0, "").monopolies == bonus
    tokens = {**dict.fromkeys(areas[:3], "iron!"), **dict.fromkeys(areas[3:], "wine!")}
    assert income(world(dict.fromkeys(areas, "A1"), tokens=tokens, advanced=advanced), 0, "").monopolies == 40


@clause("SM-B-PRO-24")
def test_more_than_five_cards_of_a_resource_bring_no_more() -> None:
    areas = ("mekong", "java", "nile", "gobi", "indus")
    g = world(dict.fromkeys((*areas, "persia"), "A1"), tokens=dict.fromkeys(areas, "iron!"))
    g.tokens["persia"] = type(g.tokens["mekong"])("iron.9", True)
    assert income(g, 0, "").monopolies == 80


@clause("SM-B-PRO-26", "SM-B-PRO-28")
def test_nobody_earns_less_than_ten_and_gold_is_kept() -> None:
    p = produced({"mekong": "A1"}, gold=[300, 0, 0])
    assert [gold(p, seat) for seat in (0, 1, 2)] == [310, 10, 10]


@clause("SM-B-PRO-26", "SM-B-PRO-27")
def test_the_minimum_comes_before_debts() -> None:
    p = trading(gold=[0, 0, 0])
    p = after(after(p, "offer p2 {} {} pay-later 10"), "accept 1", seat=1)
    p = after(after(p, "end"), "end", seat=1)
    p = after(p, "end", seat=2, dice=(1, 1))
    assert [gold(p, seat) for seat in (0, 1, 2)] == [0, 20, 10]
    assert p.game.debts == []


# Happiness and productivity


@clause("SM-A-HAP-01", "SM-A-HAP-02", "SM-A-HAP-03")
def test_wine_and_gems_are_happy_and_one_more_settlement_is() -> None:
    homes = {"mekong": "A1", "java": "A4", "nile": "A2", "gobi": "A2"}
    g = world(homes, tokens={"mekong": "wine!", "nile": "gems!"}, advanced=True)
    assert plan(g, 0).happy >= {"mekong", "nile"}
    assert len(plan(g, 0).happy) == 3
    assert len({"java", "gobi"} - plan(g, 0).happy) == 1


@clause("SM-A-HAP-03", "SM-A-HAP-10")
def test_the_free_happy_settlement_is_the_owners_choice_at_any_time() -> None:
    p = trading({"mekong": "A1", "java": "A4", "indus": "B1", "deccan": "C1"}, advanced=True)
    p = after(p, "assign free {mekong}")
    assert plan(p.game, 0).happy == {"mekong"}
    p = after(p, "assign free {java}")
    assert plan(p.game, 0).happy == {"java"}
    q = buying({"mekong": "A1", "java": "A1"}, advanced=True, seat=1)
    assert plan(after(q, "assign free {java}").game, 0).happy == {"java"}


@clause("SM-A-HAP-04", "SM-A-HAP-05")
def test_smileys_and_gears_of_improvements_and_valid_wonders_count() -> None:
    homes = {"mekong": "A2", "java": "A2", "nile": "A2", "gobi": "A2"}
    g = world(homes, advanced=True, era=2, wonders={"sistine-chapel": "A", "great-library": "A"})
    g.players[0].improvements = ["castle", "bank"]
    assert len(plan(g, 0).happy) == 3  # the free one, the castle, the chapel
    assert len(plan(g, 0).productive) == 1
    g.era = 3
    g.players[0].improvements = []
    assert len(plan(g, 0).happy) == 1


@clause("SM-A-HAP-06")
def test_two_symbols_serve_two_settlements() -> None:
    homes = {"mekong": "A2", "java": "A2", "nile": "A2", "gobi": "A2"}
    p = buying(homes, advanced=True, era=2)
    p.game.players[0].improvements = ["cathedral"]
    assert len(plan(p.game, 0).happy) == 3
    p = after(p, "assign cathedral {mekong,java}")
    assert plan(p.game, 0).happy >= {"mekong", "java"}
    assert refused(p, "assign cathedral {mekong,java,nile}").key == "kernel-at-word"
    p.game.era = 4
    p.game.players[0].improvements = ["fusion-reactor"]
    assert len(plan(p.game, 0).productive) == 2
    assert {n for n, card in IMPROVEMENTS.items() if card.smileys == 2} == {"cathedral", "television-station"}
    assert {n for n, card in IMPROVEMENTS.items() if card.gears == 2} == {"fusion-reactor"}


@clause("SM-A-HAP-07")
def test_a_settlement_holds_one_improvement_of_each_sort() -> None:
    p = buying({"mekong": "A2", "java": "A2"}, advanced=True)
    p.game.players[0].improvements = ["granary", "library", "temple"]
    p = after(p, "assign granary {mekong}", "assign temple {mekong}")
    assert refused(p, "assign library {mekong}").clause == "SM-A-HAP-07"
    p = after(p, "assign library {java}")
    assert plan(p.game, 0).productive == {"mekong", "java"}


@clause("SM-A-HAP-08")
def test_a_second_symbol_adds_nothing() -> None:
    g = world({"mekong": "A2"}, tokens={"mekong": "wine!"}, advanced=True)
    g.players[0].improvements = ["temple"]
    assert settlement_gold(g, 0) == 6
    g = world({"mekong": "A2"}, tokens={"mekong": "fertile!"}, advanced=True)
    g.players[0].improvements = ["granary", "library"]
    assert settlement_gold(g, 0) == 6
    g.players[0].assigned = {"granary": ["mekong"]}
    assert settlement_gold(g, 0) == 6


@clause("SM-A-HAP-09")
def test_technologies_make_nobody_happy() -> None:
    g = world({"mekong": "A2", "java": "A2"}, advanced=True, techs={"ceremonial-burial": "A", "currency": "A"})
    assert len(plan(g, 0).happy) == 1
    assert plan(g, 0).productive == frozenset()


@clause("SM-A-HAP-11")
def test_without_an_own_assignment_everything_lies_where_it_earns_most() -> None:
    homes = {"mekong": "A1", "java": "A4", "nile": "A3", "gobi": "A2"}
    p = buying(homes, tokens={"mekong": "wine!", "nile": "iron!"}, advanced=True)
    p.game.players[0].improvements = ["granary"]
    # nile: 6 + 2 happy, doubled 16; java happy instead: 5 + nile doubled 12
    assert plan(p.game, 0).happy == {"mekong", "nile"}
    assert plan(p.game, 0).productive == {"nile"}
    assert settlement_gold(p.game, 0) == 4 + 16 + 3 + 1
    p = after(p, "assign granary {gobi}")
    assert plan(p.game, 0).productive == {"gobi"}
    assert settlement_gold(p.game, 0) == 4 + 6 + 3 + 6  # the free smiley follows the granary
    p = after(p, "assign auto")
    assert plan(p.game, 0).productive == {"nile"}
    assert "auto" not in offered(p, "assign")


def best_by_force(smileys: int, gears: int) -> int:
    """Every way to spread symbols over three settlements."""
    homes = {"mekong": "A1", "java": "A4", "nile": "A3"}
    g = world(homes, tokens={"nile": "iron!"}, advanced=True)
    sets = [set(c) for n in range(4) for c in combinations(homes, n)]
    return max(
        sum(earns(g, area, area in happy, area in productive) for area in homes)
        for happy in sets
        for productive in sets
        if len(happy) <= smileys and len(productive) <= gears
    )


@clause("SM-A-HAP-11")
@pytest.mark.parametrize(("smileys", "gears"), [(1, 0), (1, 1), (2, 1), (1, 2), (2, 2), (3, 3)])
def test_the_automatic_assignment_is_the_best_there_is(smileys: int, gears: int) -> None:
    g = world({"mekong": "A1", "java": "A4", "nile": "A3"}, tokens={"nile": "iron!"}, advanced=True)
    g.players[0].improvements = [*["temple", "courthouse"][: smileys - 1], *["granary", "library", "aqueduct"][:gears]]
    assert settlement_gold(g, 0) == best_by_force(smileys, gears)
