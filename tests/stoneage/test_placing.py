"""Phase 1: placing people."""

import pytest

from rules.stoneage.acting import Acting
from rules.stoneage.placing import Placing
from tests.clauses import clause
from tests.stoneage.table import Table

RESOURCE_PLACES = ("forest", "clay-pit", "quarry", "river")


@pytest.mark.parametrize(("seats", "number"), [(2, 34), (3, 35), (4, 36)])
def test_the_first_player_can_place_in_so_many_ways(seats: int, number: int) -> None:
    assert len(set(Table(seats).moves(0))) == number


@clause("SA-PLACE-01")
def test_people_go_to_exactly_one_place() -> None:
    table = Table().play(0, "place hunt 3")
    assert table[0].at == {"hunt": 3}
    assert table[0].home() == 2
    assert table.up == (1,)
    assert "place hunt 0" not in Table().moves(0)


@clause("SA-PLACE-03")
def test_passing_is_not_allowed() -> None:
    table = Table()
    for word in ("end", "decline", "pass"):
        assert table.clause(0, word) == "SA-PLACE-03"


@clause("SA-PLACE-04", "SA-PLACE-06", "SA-ROUND-03")
def test_who_has_nobody_left_is_skipped_until_the_phase_ends() -> None:
    table = Table(2).play(0, "place hunt 5").play(1, "place card1")
    assert table.up == (1,)
    table.play(1, "place card2").play(1, "place hunt 3")
    assert isinstance(table.step, Acting)
    assert table.up == (0,)


@clause("SA-PLACE-05", "SA-FEED-12")
def test_people_without_a_place_stay_home_and_eat() -> None:
    table = Table(2).on(1, tool_maker=1, field=1, forest=1, clay_pit=1, quarry=1, river=1, hunt=2)
    table.own(1, people=9).own(0, people=10)
    taken = {"card1": 1, "card2": 1, "card3": 1, "card4": 1, "building1": 1, "building2": 1, "hunt": 1}
    table[0].at = taken
    table.start(0)
    assert isinstance(table.step, Acting), "neither of them can place the people who are left"
    assert (table[0].home(), table[1].home()) == (3, 1)
    table.own(0, food=10).own(1, food=9).feed()
    assert (table[0].food, table[1].food) == (0, 0)


@clause("SA-PLACE-07")
def test_nobody_places_twice_on_one_place_though_rings_are_free() -> None:
    table = Table(4).play(0, "place forest 1")
    for seat in (1, 2, 3):
        table.play(seat, f"place card{seat}")
    assert table.clause(0, "place forest 1") == "SA-PLACE-07"


@clause("SA-PLACE-08")
def test_nobody_goes_hunting_twice() -> None:
    table = Table(2).play(0, "place hunt 1").play(1, "place card1")
    assert table.clause(0, "place hunt 1") == "SA-PLACE-08"
    assert not any(move.startswith("place hunt") for move in table.moves(0))


@clause("SA-PLACE-09", "SA-PLACE-10", "SA-PLACE-11", "SA-PLACE-12", "SA-PLACE-16", "SA-PLACE-17")
@pytest.mark.parametrize(
    ("place", "people"), [("tool-maker", 1), ("hut", 2), ("field", 1), ("card3", 1), ("building4", 1)]
)
def test_a_place_of_fixed_number_is_full_at_once(place: str, people: int) -> None:
    table = Table().play(0, f"place {place}")
    assert table[0].at == {place: people}
    assert table.clause(1, f"place {place}") == "SA-PLACE-09"
    assert Table().refused(0, f"place {place} {people + 1}").key == "kernel-too-many-words"


@clause("SA-PLACE-11")
def test_the_hut_takes_two_at_once() -> None:
    table = Table(2).on(0, hunt=4).start(0)
    assert table[0].home() == 1
    assert table.clause(0, "place hut") == "SA-PLACE-11"


@clause("SA-PLACE-13", "SA-COUNT-07")
def test_everybody_may_hunt_with_any_number() -> None:
    for seats in (2, 3, 4):
        table = Table(seats)
        for seat in range(seats):
            table.own(seat, people=10)
        for seat in range(seats):
            table.play(seat, "place hunt 10")
        assert [player.at for player in table.g.players] == [{"hunt": 10}] * seats


@clause("SA-PLACE-14", "SA-PLACE-15", "SA-PLACE-09")
@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_a_resource_place_has_seven_rings_for_all_together(place: str) -> None:
    table = Table().own(1, people=10)
    assert [f"place {place} {n}" in table.moves(0) for n in (1, 5, 6)] == [True, True, False]
    table.play(0, f"place {place} 4")
    assert [move for move in table.moves(1) if place in move] == [f"place {place} {n}" for n in (1, 2, 3)]
    table.play(1, f"place {place} 3")
    assert table.clause(2, f"place {place} 1") == "SA-PLACE-09"
    others = [other for other in RESOURCE_PLACES if other != place]
    assert all(f"place {other} 5" in table.moves(2) for other in others)


@clause("SA-PLACE-18")
def test_several_cards_and_buildings_in_any_order_one_in_each_turn() -> None:
    table = Table(2)
    for mine, theirs in (("card3", "card2"), ("building2", "card4"), ("card1", "hut"), ("building1", "field")):
        table.play(0, f"place {mine}").play(1, f"place {theirs}")
    assert list(table[0].at) == ["card3", "building2", "card1", "building1"]


@clause("SA-PLACE-19")
def test_a_card_may_be_occupied_without_means() -> None:
    table = Table()
    assert table[0].resources == [0, 0, 0, 0]
    assert {"place card4", "place building1"} <= set(table.moves(0))


@clause("SA-PLACE-20")
def test_the_village_may_be_used_without_effect() -> None:
    table = Table().own(0, people=10, agriculture=10, tools=(4, 4, 4))
    assert {"place hut", "place field", "place tool-maker"} <= set(table.moves(0))


@clause("SA-PLACE-21")
def test_placed_people_stay() -> None:
    table = Table(2).play(0, "place hunt 2").play(1, "place card1")
    assert isinstance(table.step, Placing)
    assert all(move.startswith("place ") for move in table.moves(0))
    table.acting(0, hunt=2, card1=1)
    assert table.clause(0, "place forest 1") == "SA-PLACE-21"


@clause("SA-COUNT-01", "SA-COUNT-02", "SA-COUNT-06")
@pytest.mark.parametrize("seats", [2, 3])
def test_only_two_village_places_are_used(seats: int) -> None:
    table = Table(seats).play(0, "place hut").play(1, "place field")
    assert table.clause(table.up[0], "place tool-maker") == "SA-COUNT-02"
    table = Table(seats).play(0, "place hut").play(1, "place hunt 1")
    assert "place tool-maker" in table.moves(table.up[0])


@clause("SA-COUNT-03")
def test_another_place_may_stay_empty_in_the_next_round() -> None:
    table = Table(2).play(0, "place hut").play(1, "place field")
    assert "place tool-maker" not in table.moves(0)
    table.feed()
    assert table.g.round == 2
    assert {"place tool-maker", "place hut", "place field"} <= set(table.moves(table.up[0]))


@clause("SA-COUNT-04", "SA-COUNT-06")
@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_with_three_players_two_share_a_resource_place(place: str) -> None:
    table = Table(3).play(0, f"place {place} 1").play(1, f"place {place} 1")
    assert table.clause(2, f"place {place} 1") == "SA-COUNT-04"


@clause("SA-COUNT-05", "SA-COUNT-06")
@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_with_two_players_a_resource_place_is_for_one(place: str) -> None:
    table = Table(2).play(0, f"place {place} 1")
    assert table.clause(1, f"place {place} 1") == "SA-COUNT-05"


@clause("SA-COUNT-08")
def test_four_players_know_no_such_limits() -> None:
    table = Table(4).play(0, "place hut").play(1, "place field").play(2, "place tool-maker")
    table.play(3, "place forest 1").play(0, "place forest 1").play(1, "place forest 1").play(2, "place forest 1")
    assert sum(player.at["forest"] for player in table.g.players) == 4


def test_words_that_mean_nothing_are_explained() -> None:
    table = Table(2)
    assert table.refused(0, "place building3").key == "kernel-at-word"
    assert table.refused(0, "place hunt 6").key == "kernel-at-word"
    assert table.refused(1, "place hunt 1").key == "kernel-not-you"
    assert table.clause(0, "use hunt") == "SA-ROUND-03"


def test_a_sleeper_goes_hunting() -> None:
    table = Table(2)
    assert table.step.default(table.g, 0) == ("place", "hunt", 5)
    table.play(0, "place hunt 1").play(1, "place card1")
    assert table.step.default(table.g, 0) == ("place", "tool-maker")
