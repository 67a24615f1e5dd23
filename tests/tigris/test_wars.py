"""War: a tile links two kingdoms."""

from typing import Any

import pytest

from rules.tigris.board import PLACES
from tests.clauses import clause
from tests.tigris.table import Table, table


def front(leaders: dict[str, str], hands: tuple[str, ...] = (), **more: Any) -> Table:
    """Two kingdoms that a tile on h5 will join; temples on e5 and k5, greens on g5 and i5."""
    green = more.pop("green", "g5 i5")
    red = more.pop("red", "e5 k5")
    hands = hands or ("black*2 red green*2 blue", "black*2 red*2 green*2", "red*6", "black*6")[: more.get("seats", 2)]
    return table(green=green, red=red, leaders=leaders, hands=hands, **more)


KINGS = {"0 king": "f5", "1 king": "j5"}
TRADERS = {"0 trader": "f5", "1 trader": "j5"}
BOTH = {"0 trader": "f5", "1 trader": "j5", "0 king": "e4", "1 king": "k4"}


@clause("TE-WAR-01")
def test_only_a_tile_can_join_kingdoms() -> None:
    at = front(KINGS, red="e5 k5 h6")
    assert at.refused("leader priest h5") == ("TE-LEAD-07", "tigris-no-leader-joins")
    assert at.play("tile red h5").told("war")


@clause("TE-WAR-02")
def test_the_union_tile_lies_on_the_joining_tile() -> None:
    at = front(BOTH).play("tile red h5")
    assert at.view(None).union == PLACES["h5"]


@clause("TE-WAR-03")
def test_without_a_colour_twice_there_is_no_conflict() -> None:
    at = front({"0 king": "f5", "1 trader": "j5"}).play("tile red h5")
    assert at.told("joined")
    assert not at.told("war")
    assert at.up == 0


@clause("TE-WAR-04", "TE-WAR-05")
def test_every_colour_that_is_there_twice_is_a_conflict_and_the_active_player_chooses() -> None:
    left, right = ("f5", "e4", "e6", "d5"), ("j5", "k4", "k6", "l5")
    offices = ("king", "priest", "farmer", "trader")
    leaders = {f"0 {office}": cell for office, cell in zip(offices, left, strict=True)}
    leaders |= {f"1 {office}": cell for office, cell in zip(offices, right, strict=True)}
    at = front(leaders).play("tile red h5")
    assert at.offers("conflict") == ["king", "priest", "farmer", "trader"]
    assert at.up == 0


@clause("TE-WAR-05", "TE-WAR-07")
def test_the_active_player_chooses_also_without_a_leader_there() -> None:
    leaders = {"1 trader": "f5", "2 trader": "j5", "1 king": "e4", "2 king": "k4"}
    at = front(leaders, seats=3, active=0).play("tile red h5")
    assert at.up == 0
    assert at.refused("conflict priest") == ("TE-WAR-04", "tigris-no-conflict")
    assert at.refused("withdraw king") == ("TE-LEAD-14", "tigris-no-evading")
    assert at.refused("commit 1") == ("TE-WAR-05", "tigris-choose-first")
    assert at.refused("pass") == ("TE-TURN-05", "tigris-conflict-first")
    at.play("conflict king")
    assert at.view(None).dispute.seats == (1, 2)  # type: ignore[union-attr]
    assert at.up == 1


@clause("TE-WAR-06")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_attacks_when_involved(active: int) -> None:
    at = front(KINGS, active=active).play("tile red h5")
    assert at.view(None).dispute.seats == (active, 1 - active)  # type: ignore[union-attr]


@clause("TE-WAR-07")
@pytest.mark.parametrize(("active", "attacker", "defender"), [(1, 2, 0), (3, 0, 2)])
def test_otherwise_the_next_in_turn_attacks(active: int, attacker: int, defender: int) -> None:
    leaders = {"0 king": "f5", "2 king": "j5"}
    hands = ("black", "red*2", "black", "red*2")
    at = front(leaders, hands, seats=4, active=active).play("tile red h5")
    assert at.view(None).dispute.seats == (attacker, defender)  # type: ignore[union-attr]


@clause("TE-WAR-08", "TE-WAR-11")
def test_all_supporters_of_the_original_kingdom_count_but_not_those_turned_over() -> None:
    at = front(
        TRADERS,
        green="g5 g4 g6 f6 i5 i4 j4 i3 j3",
        built={"black-green": "i3"},
    ).play("tile red h5")
    said = at.told("war")[0].args
    assert (said["attack"], said["defence"]) == (4, 1)


@clause("TE-WAR-09", "TE-WAR-28")
def test_the_joining_tile_counts_for_nobody_and_stays() -> None:
    at = front(TRADERS, ("green*6", "blue*6")).play("tile green h5")
    said = at.told("war")[0].args
    assert (said["attack"], said["defence"]) == (1, 1)
    at.play("commit 1", "commit 0")
    assert at.at("h5") == "g"
    assert at.points(0) == {"green": 2}
    at.play("tile green h4")  # it is an ordinary tile of the kingdom now
    assert at.points(0) == {"green": 3}


@clause("TE-WAR-10")
def test_areas_joined_at_the_same_time_belong_to_neither_side() -> None:
    at = front(TRADERS, green="g5 i5 h6").play("tile red h5")
    said = at.told("war")[0].args
    assert (said["attack"], said["defence"]) == (1, 1)
    at.play("commit 1", "commit 0")
    assert at.at("h6") == "g"
    assert at.at("i5") == "."
    assert at.points(0) == {"green": 2}


@clause("TE-WAR-12")
def test_only_tiles_of_the_conflicts_colour_are_added() -> None:
    at = front(TRADERS, ("red*4 green", "red*5 green")).play("tile red h5")
    assert at.refused("commit 2")[1] == "kernel-at-word"
    at.play("commit 1")
    assert at.hand(0) == {"red": 3}


@clause("TE-WAR-13", "TE-WAR-14", "TE-WAR-15", "TE-WAR-16", "TE-WAR-17")
def test_the_loser_loses_leader_and_supporters_and_the_winner_counts_them() -> None:
    at = front(TRADERS, ("green*4 red", "green*2 blue*4"), green="g5 i5 i4 j4", black="j6")
    gone = at.g.gone["green"]
    at.play("tile red h5", "commit 4", "commit 1")
    assert at.leader("1 trader") is None
    assert [at.at(cell) for cell in ("i5", "i4", "j4")] == [".", ".", "."]
    assert at.at("g5") == "g"  # the winner loses nothing from the board
    assert at.points(0) == {"green": 4}  # three supporters and the leader; tiles out of hands bring nothing
    assert at.g.gone["green"] == gone + 3 + 5
    assert at.at("j6") == "k"
    assert at.told("scattered")


@clause("TE-CONF-06", "TE-WAR-15")
def test_the_defender_wins_a_tied_war() -> None:
    at = front(TRADERS).play("tile red h5", "commit 1", "commit 1")
    assert at.points(1) == {"green": 2}
    assert at.leader("0 trader") is None
    assert at.at("g5") == "."


def priests(**more: Any) -> Table:
    """Seat 1's priest is on j5 with temples k5, j4, i5, i4, l5."""
    leaders = {"0 priest": "f5", "1 priest": "j5"} | more.pop("leaders", {})
    red = more.pop("red", "e5 g5 i5 i4 j4 k5 l5")
    return front(leaders, ("red*5 black", "blue*6"), red=red, green="", **more)


@clause("TE-WAR-18", "TE-WAR-20", "TE-WAR-21")
def test_in_a_war_of_priests_temples_with_a_treasure_stay() -> None:
    at = table(
        red="e7 g7",
        leaders={"0 priest": "f7", "1 priest": "j7"},
        hands=("red*5 black", "blue*6"),
    ).play("tile black h7")
    assert at.told("war")[0].args["defence"] == 1  # it counts
    at.play("commit 1", "commit 0")
    assert at.at("i7") == "r"
    assert at.points(0) == {"red": 1}  # for the leader alone


@clause("TE-WAR-19", "TE-WAR-20", "TE-WAR-21")
@pytest.mark.parametrize("other", ["1 king", "0 trader", "1 farmer"])
def test_in_a_war_of_priests_temples_beside_other_leaders_stay(other: str) -> None:
    at = priests(leaders={other: "l4"}).play("tile black h5")
    assert at.told("war")[0].args["defence"] == 5
    at.play("commit 5", "commit 0")
    assert [at.at(cell) for cell in ("i5", "i4", "j4", "k5")] == [".", ".", ".", "."]
    assert at.at("l5") == "r"  # beside the other leader
    assert at.leader(other) == "l4"
    assert at.points(0) == {"red": 5}


@clause("TE-WAR-19")
def test_temples_beside_the_beaten_priest_alone_go() -> None:
    at = priests().play("tile black h5", "commit 5", "commit 0")
    assert all(at.at(cell) == "." for cell in ("i5", "i4", "j4", "k5", "l5"))
    assert at.points(0) == {"red": 6}


@clause("TE-WAR-22")
@pytest.mark.parametrize(("office", "colour"), [("king", "black"), ("trader", "green")])
def test_in_other_wars_nothing_is_protected(office: str, colour: str) -> None:
    at = table(
        red="e5 g5 k5 j3",
        leaders={f"0 {office}": "f5", f"1 {office}": "j5", "1 farmer": "i3"},
        hands=(f"{colour}*5 red", "blue*6"),
        **{colour: "i5 i4"},  # type: ignore[arg-type]
    )
    at.play("tile red h5", "commit 3", "commit 0")
    assert [at.at("i5"), at.at("i4")] == [".", "."]  # i4 lies beside the farmer
    assert at.points(0) == {colour: 3}


@clause("TE-WAR-22")
def test_in_a_war_of_farmers_nothing_is_protected() -> None:
    at = table(
        red="f7 h10",
        blue="f8 g9 h9",
        leaders={"0 farmer": "e7", "1 farmer": "i10", "1 king": "g10"},
        hands=("blue*6", "red*6"),
        free="f10",
    )
    at.play("tile blue g8", "commit 2", "commit 0")
    assert [at.at("g9"), at.at("h9")] == [".", "."]  # g9 lies beside the king
    assert at.points(0) == {"blue": 3}


@clause("TE-WAR-23", "TE-WAR-27", "TE-WAR-29")
def test_leaders_who_are_parted_by_a_conflict_fight_no_more() -> None:
    at = front(BOTH, black="g6").play("tile red h5")
    assert at.offers("conflict") == ["king", "trader"]
    at.play("conflict trader", "commit 1", "commit 0")  # i5 goes, and with it the link
    assert at.up == 0
    assert at.view(None).union is None
    assert at.leader("0 king") == "e4"
    assert at.leader("1 king") == "k4"
    assert len(at.told("war")) == 1
    assert at.points(0) == {"green": 2}  # and nothing for the joining tile


@clause("TE-WAR-23")
def test_a_beaten_leader_may_have_been_the_link_himself() -> None:
    at = front(BOTH, ("black*2 red green*3", "blue*6"), green="g5", black="i5 j6 f6")
    at.play("tile red h5", "conflict trader", "commit 2", "commit 0")
    assert [at.leader("0 king"), at.leader("1 king")] == ["e4", "k4"]
    assert [at.at("i5"), at.at("j6")] == ["k", "k"]
    assert len(at.told("war")) == 1


@clause("TE-WAR-24", "TE-WAR-25", "TE-WAR-26")
def test_later_conflicts_are_counted_anew_and_chosen_again() -> None:
    leaders = {"0 trader": "f5", "1 trader": "l5", "0 king": "e4", "1 king": "k4", "0 priest": "e6", "1 priest": "k6"}
    at = front(
        leaders,
        ("black*2 green*3 red", "blue*6"),
        red="e5 k5",
        black="i5 j5 m6 g4",
        green="g5 l6",
    )
    at.play("tile red h5")
    assert at.offers("conflict") == ["king", "priest", "trader"]
    kings = [choice.label for choice in at.ask("conflict").choices if choice.key == "king"]  # type: ignore[union-attr]
    assert (kings[0].args["attack"], kings[0].args["defence"]) == (1, 3)  # type: ignore[union-attr]
    at.play("conflict trader", "commit 1", "commit 0")  # l5 and l6 go: m6 is cut off
    assert at.offers("conflict") == ["king", "priest"]
    at.play("conflict king")
    said = at.told("war")[1].args
    assert (said["attack"], said["defence"]) == (1, 2)
    at.play("commit 2", "commit 0")
    assert at.at("m6") == "k"
    assert at.points(0) == {"green": 2, "black": 3}


@clause("TE-WAR-30", "TE-MON-07")
def test_monument_and_treasures_come_after_the_last_conflict() -> None:
    at = front(
        BOTH,
        ("black*2 red*2 green*2", "blue*6"),
        red="e5 k5 h4 g4 g5",
        green="i5",
        treasures="b2 p2 f3 b8",
    )
    at.play("tile red h5")
    assert at.offers() == ["conflict"]
    at.play("conflict trader", "commit 2", "commit 0")
    assert at.offers() == ["monument", "pass"]


@clause("TE-WAR-30")
def test_a_trader_beaten_in_the_war_takes_no_treasure_of_the_joined_kingdom() -> None:
    at = table(
        red="e7 g7",
        green="j6",
        leaders={"0 trader": "f7", "1 trader": "j7"},
        hands=("black*6", "green*6"),
        treasures="i7 g7 b2 p2",
    ).play("tile black h7")
    assert at.treasures() == {"i7", "g7", "b2", "p2"}  # two in one kingdom, but the war comes first
    at.play("commit 0", "commit 0", "treasure {g7}")
    assert at.g.jokers == [0, 6 + 1]
