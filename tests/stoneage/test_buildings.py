"""Buildings."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from rules import kernel
from rules.stoneage import RULES
from rules.stoneage.acting import Acting
from rules.stoneage.buildings import Constructing, best_payment, missing
from rules.stoneage.printed import BUILDINGS, RESOURCES, VALUES, Building, building_name
from rules.stoneage.resources import counts, worth
from tests.clauses import clause
from tests.stoneage.table import Table, goods

Counts = tuple[int, ...]

FLEXIBLE = {"building.18": (4, 1), "building.19": (4, 2), "building.20": (4, 3), "building.21": (4, 4),
            "building.22": (5, 1), "building.23": (5, 2), "building.24": (5, 3), "building.25": (5, 4)}  # fmt: skip


def standing(building: str, **own: Any) -> Table:
    """Seat 0 is asked about this building and has these resources."""
    table = Table().lay("building2", building).own(0, **own).acting(0, building2=1)
    return table.play(0, "use building2")


@clause("SA-BLD-01", "SA-BLD-03")
def test_a_building_is_paid_and_scores_at_once() -> None:
    table = standing("building.09", stone=3, gold=1).play(0, "pay {stone*2,gold}")
    assert table[0].score == 16
    assert goods(table[0]) == {"stone": 1}
    assert table[0].buildings == ["building.09"]
    assert table[0].home() == 5


@clause("SA-BLD-02", "SA-END-06")
def test_a_building_may_be_declined() -> None:
    table = standing("building.09", stone=2, gold=1).play(0, "decline")
    assert (table[0].score, table[0].home()) == (0, 5)
    assert table.g.stacks[1][-1] == "building.09"


@clause("SA-BLD-02")
def test_a_building_that_cannot_be_paid_stays_by_itself() -> None:
    table = standing("building.09", stone=1, gold=9)
    assert isinstance(table.step, Acting)
    assert (len(table.g.stacks[1]), table[0].home(), goods(table[0])) == (7, 5, {"stone": 1, "gold": 9})


@clause("SA-BLD-03")
def test_more_than_five_buildings_can_be_kept() -> None:
    mine = [f"building.{number:02}" for number in range(1, 7)]
    table = standing("building.26", wood=1)
    table.deal_building(0, *mine).play(0, "pay {wood}")
    assert len(table[0].buildings) == 7


@clause("SA-BLD-04")
def test_the_next_building_is_turned_up_for_the_next_round() -> None:
    table = standing("building.26", wood=1)
    below = table.g.stacks[1][-2]
    assert below in RULES.secrets(table.p, None)
    table.play(0, "pay {wood}")
    assert table.seen(None).stacks[1] == (below, 6)
    assert below not in RULES.secrets(table.p, None)
    assert table.log[-1].msg.args["building"] == building_name(below)
    assert table.clause(0, "use building2") == "SA-ACT-03"


@clause("SA-BLD-05")
def test_the_last_building_of_a_stack_triggers_the_end() -> None:
    table = standing("building.26", wood=1)
    table[1].buildings = table.g.stacks[1][:-1]
    table.g.stacks[1] = ["building.26"]
    table.play(0, "pay {wood}")
    assert table.g.stacks[1] == []
    assert table.said()[-2:] == ["built", "stack-empty"]
    assert table.seen(None).stacks[1] == ("", 0)
    assert table.p.stack, "the round goes on"


@clause("SA-BLD-06", "SA-BLD-24")
def test_resources_are_worth_three_to_six() -> None:
    for kind, points in (("wood", 3), ("clay", 4), ("stone", 5), ("gold", 6)):
        assert standing("building.26", **{kind: 1}).play(0, f"pay {{{kind}}}")[0].score == points


@clause("SA-BLD-07")
def test_a_fixed_building_takes_exactly_what_it_shows() -> None:
    table = standing("building.01", wood=9, clay=9, stone=9)
    assert table.moves(0) == ["pay {wood*2,clay}", "decline"]
    for wrong in ("{wood*3}", "{wood*2,stone}", "{wood*2,clay*2}", "{wood*2}"):
        table.refused(0, f"pay {wrong}")
    assert sum(bool(building.cost) for building in BUILDINGS.values()) == 17


@clause("SA-BLD-08", "SA-BLD-09", "SA-BLD-10", "SA-BLD-11", "SA-BLD-12", "SA-BLD-13", "SA-BLD-14", "SA-BLD-15")
@clause("SA-BLD-16", "SA-BLD-17", "SA-BLD-18", "SA-BLD-19", "SA-BLD-20")
@pytest.mark.parametrize(
    ("cost", "points", "tiles"),
    [
        ("wood*2,clay", 10, 1), ("wood*2,stone", 11, 1), ("wood*2,gold", 12, 1), ("wood,clay*2", 11, 1),
        ("wood,stone*2", 13, 1), ("clay*2,stone", 13, 1), ("clay*2,gold", 14, 1), ("clay,stone*2", 14, 1),
        ("stone*2,gold", 16, 1), ("wood,clay,stone", 12, 2), ("wood,clay,gold", 13, 2),
        ("wood,stone,gold", 14, 2), ("clay,stone,gold", 15, 2),
    ],
)  # fmt: skip
def test_the_fixed_buildings(cost: str, points: int, tiles: int) -> None:
    payments = {name: table_moves(name) for name, building in BUILDINGS.items() if building.cost}
    those = [name for name, moves in payments.items() if f"pay {{{cost}}}" in moves]
    assert len(those) == tiles
    for name in those:
        table = standing(name, wood=2, clay=2, stone=2, gold=2).play(0, f"pay {{{cost}}}")
        assert table[0].score == points


def table_moves(building: str) -> list[str]:
    return standing(building, wood=2, clay=2, stone=2, gold=2).moves(0)


@clause("SA-BLD-21", "SA-BLD-22", "SA-BLD-23")
@pytest.mark.parametrize("building", FLEXIBLE)
def test_a_building_takes_exactly_so_many_of_so_many_kinds(building: str) -> None:
    number, kinds = FLEXIBLE[building]
    table = standing(building, wood=5, clay=5, stone=5, gold=5)
    payments = [path[1] for path in kernel.legal(table.p, 0) if path[0] == "pay"]
    assert payments
    assert {sum(count for _, count in kernel.parts(paid)) for paid in payments} == {number}
    assert {len(kernel.parts(paid)) for paid in payments} == {kinds}
    paid = kernel.parts(payments[-1])
    table.play(0, f"pay {kernel.write(payments[-1:])}")
    assert table[0].score == sum(VALUES[RESOURCES.index(kind)] * count for kind, count in paid)


@clause("SA-BLD-22")
def test_fewer_or_more_kinds_are_refused() -> None:
    table = standing("building.19", wood=4, clay=4, stone=4)
    assert table.clause(0, "pay {wood*4}") == "SA-BLD-22"
    assert table.clause(0, "pay {wood*2,clay,stone}") == "SA-BLD-22"


@clause("SA-BLD-21")
def test_kinds_that_are_missing_cannot_be_paid() -> None:
    assert isinstance(standing("building.21", wood=9, clay=9, stone=9).step, Acting)
    assert isinstance(standing("building.18", wood=3, clay=3, stone=3, gold=3).step, Acting)


@clause("SA-BLD-24", "SA-BLD-25")
def test_three_buildings_take_one_to_seven() -> None:
    table = standing("building.28", wood=3, gold=6)
    assert table.refused(0, "pay {}").key == "kernel-at-word"
    assert table.refused(0, "pay {wood*2,gold*6}").key == "kernel-at-word"
    assert table.play(0, "pay {wood*2,gold*5}")[0].score == 36
    free = [building for building in BUILDINGS.values() if (building.least, building.most) == (1, 7)]
    assert len(free) == 3
    assert Counter(building.kinds for building in free) == {0: 3}


@clause("SA-BLD-26")
def test_food_pays_for_no_building() -> None:
    table = standing("building.26", wood=1, food=40)
    assert table.clause(0, "pay {food}") == "SA-CARD-03"
    assert table.clause(0, "pay {wood,food}") == "SA-CARD-03"


@clause("SA-TOP-26")
def test_the_card_of_two_resources_helps_to_build() -> None:
    table = Table().lay("building1", "building.09").own(0, stone=1).deal_card(0, "card.08", pile="kept")
    table.acting(0, building1=1).play(0, "use building1")
    assert isinstance(table.step, Constructing)
    assert table.clause(0, "pay {stone*2,gold}") == "SA-BLD-01"
    table.play(0, "spend {stone,gold}; pay {stone*2,gold}")
    assert table[0].score == 16


STOCKS = ((0, 0, 0, 0), (3, 0, 1, 0), (4, 4, 0, 0), (1, 1, 1, 1), (2, 0, 3, 1), (0, 2, 0, 9))


def payments(building: Building, stock: Counts) -> list[Counts]:
    """Every way to pay, found by trying all."""
    ways = list(product(*(range(number + 1) for number in stock)))
    if building.cost:
        return [way for way in ways if way == building.cost]
    enough = [way for way in ways if building.least <= sum(way) <= building.most]
    return [way for way in enough if building.kinds in (0, sum(number > 0 for number in way))]


@pytest.mark.parametrize("stock", STOCKS)
def test_the_best_payment_is_the_dearest_of_all(stock: Counts) -> None:
    for building in BUILDINGS.values():
        ways = payments(building, stock)
        best = best_payment(building, stock)
        assert (best is None) == (not ways)
        if best:
            assert worth(counts(best)) == max(map(worth, ways))
            assert counts(best) in ways


@pytest.mark.parametrize("stock", STOCKS)
def test_what_is_missing_is_the_least_that_helps(stock: Counts) -> None:
    for building in BUILDINGS.values():
        lack = missing(building, stock)
        for more in (lack - 1, lack):
            added = [extra for extra in product(range(more + 1), repeat=4) if sum(extra) == more]
            helps = any(payments(building, tuple(map(sum, zip(stock, extra, strict=True)))) for extra in added)
            assert helps == (more == lack) or more < 0


def test_a_sleeper_builds_for_most_points() -> None:
    table = standing("building.19", wood=4, stone=2, gold=1)
    assert table.step.default(table.g, 0) == ("pay", (("wood", 2), ("stone", 2)))
