"""The worked examples of the rulebook."""

from rules.kernel import Position
from rules.tigris import RULES
from rules.tigris.state import blank
from tests.clauses import clause
from tests.tigris.table import table


@clause("TE-REV-03", "TE-CONF-06", "TE-CONF-07")
def test_the_revolt_that_stands_four_to_four() -> None:
    at = table(red="h5 i4 e5", leaders={"1 king": "g5"}, hands=("red*2 blue*4", "red*3 blue*3"))
    gone = at.g.gone["red"]
    at.play("leader king i5", "commit 2", "commit 3")
    assert at.told("revolt")[0].args["attack"] == 2
    assert at.told("revolt")[0].args["defence"] == 1
    won = at.told("holds")[0].args
    assert (won["high"], won["low"]) == (4, 4)
    assert at.leader("0 king") is None
    assert at.leader("1 king") == "g5"
    assert at.points(1) == {"red": 1}
    assert at.g.gone["red"] == gone + 5


@clause("TE-WAR-05", "TE-WAR-15", "TE-WAR-23", "TE-CONF-05")
def test_the_war_over_markets_after_which_the_kings_are_parted() -> None:
    at = table(
        red="e5 k5",
        green="g5 i5 i4",
        black="f6 j6",
        leaders={"0 trader": "f5", "0 king": "e4", "1 trader": "j5", "1 king": "k4"},
        hands=("red green*4 blue", "green blue*5"),
    )
    gone = at.g.gone["green"]
    at.play("tile red h5")
    assert at.offers("conflict") == ["king", "trader"]
    at.play("conflict trader", "commit 4", "commit 1")
    won = at.told("wins")[0].args
    assert (won["high"], won["low"]) == (5, 3)
    assert at.points(0) == {"green": 3}
    assert at.leader("1 trader") is None
    assert at.g.gone["green"] == gone + 2 + 5
    assert len(at.kingdoms()) == 2
    assert [at.leader("0 king"), at.leader("1 king")] == ["e4", "k4"]
    assert at.view(None).union is None
    assert at.up == 0
    at.play("pass")
    assert [len(hand) for hand in at.g.hands] == [6, 6]


@clause("TE-MON-16", "TE-MON-19", "TE-MON-22")
def test_the_monument_that_evicts_a_leader_and_pays_two_dynasties() -> None:
    bull, archer = 0, 1
    at = table(
        red="g5 h5 g6 e6 j5",
        green="i6 f6 i5",
        leaders={"0 king": "e5", "1 priest": "j6", "1 trader": "f5"},
        hands=("red*6", "red*6"),
    )
    at.play("tile red h6", "monument black-red g5")
    assert at.leader("1 trader") is None  # his only temple was g5
    assert at.leader("0 king") == "e5"
    assert at.leader("1 priest") == "j6"
    at.play("pass")
    assert at.points(bull) == {"black": 1}
    assert at.points(archer) == {"red": 1}  # the temple just laid
    at.play("pass")
    assert at.points(archer) == {"red": 2}


@clause("TE-TREA-06", "TE-TILE-09", "TE-TURN-06")
def test_the_treasure_in_the_corner() -> None:
    lion, bull = 0, 1
    at = table(
        green="c2 d2",
        leaders={"0 trader": "f2", "1 farmer": "g3"},
        hands=("blue*6", "red*6"),
    ).play("tile blue e2")
    assert [msg.key for msg in at.log] == ["tigris-laid", "tigris-gains", "tigris-treasures"]
    assert at.points(bull) == {"blue": 1}
    assert at.g.jokers[lion] == 1
    assert "b2" not in at.treasures()


@clause("TE-TURN-01", "TE-TILE-08", "TE-TILE-10", "TE-REV-04", "TE-REV-09")
def test_the_example_of_a_first_round() -> None:
    andreas, barbara, dieter, karen = range(4)
    hands = ("red*2 blue*4", "blue*6", "red*2 black*4", "red*4 green*2")
    at = table(seats=4, hands=hands, bag="black*20 blue*10")
    at.play("leader king f2", "leader priest h7")
    assert len(at.kingdoms()) == 2
    at.play("leader farmer g3", "tile blue e2")
    assert len(at.kingdoms()) == 2
    assert at.points(barbara) == {"blue": 1}
    at.play("leader king j1", "tile red j2")
    assert len(at.kingdoms()) == 3
    assert at.points(dieter) == {"red": 1}
    assert at.up == karen
    at.play("leader priest j7")
    assert at.told("revolt")[0].args["attack"] == at.told("revolt")[0].args["defence"] == 1
    at.play("commit 3", "commit 0")
    won = at.told("wins")[0].args
    assert (won["high"], won["low"]) == (4, 1)
    assert at.leader("0 priest") is None
    assert at.points(karen) == {"red": 1}
    at.play("tile red i6")
    assert at.points(karen) == {"red": 2}
    assert at.up == andreas
    assert [len(hand) for hand in at.g.hands] == [6, 6, 6, 6]
    assert at.points(andreas) == {}


@clause("TE-SCORE-02", "TE-SCORE-03", "TE-SCORE-04")
def test_the_example_of_scoring() -> None:
    """Archer 9, bull 10-10-11, potter 11, lion 10-10-12: the potter wins before lion, bull and archer."""
    g = blank(4, open_scores=False)
    g.points = [[22, 6, 14, 12], [10, 10, 11, 15], [12, 8, 13, 11], [12, 10, 7, 14]]
    g.jokers = [3, 0, 3, 3]
    g.ended = "treasures"
    result = RULES.result(Position(g, []))
    assert result is not None
    assert result.points == (9, 10, 11, 10)
    assert result.places == (4, 3, 1, 2)
