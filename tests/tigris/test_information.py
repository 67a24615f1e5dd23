"""Who sees what."""

import msgspec

from rules import kernel
from rules.kernel import Tape
from rules.tigris import RULES
from tests.clauses import clause
from tests.tigris.table import start, table


@clause("TE-INFO-01")
def test_hands_are_seen_by_their_owners_only() -> None:
    at = start(3)
    for viewer in (0, 1, 2, None):
        shown = at.view(viewer).tiles
        assert [tiles is not None for tiles in shown] == [seat == viewer for seat in range(3)]
    assert at.view(None).hands == (6, 6, 6)
    assert RULES.secrets(at.p, 0) == {*at.g.hands[1], *at.g.hands[2], *at.g.bag}


@clause("TE-INFO-02")
def test_points_are_announced_but_totals_stay_behind_the_screen() -> None:
    at = table(red="h5", leaders={"0 priest": "g5"}, hands=("red*6",)).play("tile red h6")
    assert at.told("gains")
    assert at.view(0).points == ((0, 1, 0, 0), None)
    assert at.view(1).points[0] is None
    assert at.view(None).points == (None, None)
    assert at.view(None).jokers == (None, None)


@clause("TE-INFO-02")
def test_the_option_shows_the_totals_to_everybody() -> None:
    at = table(red="h5", leaders={"0 priest": "g5"}, hands=("red*6",), scores="open").play("tile red h6")
    assert at.view(1).points == ((0, 1, 0, 0), (0, 0, 0, 0))
    assert at.view(None).jokers == (0, 0)
    assert at.view(1).tiles[0] is None


@clause("TE-INFO-03")
def test_bag_and_discards_are_hidden_and_the_number_in_the_bag_is_public() -> None:
    at = table(hands=("red*6",), bag="black*20").play("swap {red*3}")
    for viewer in (0, 1, None):
        assert at.view(viewer).bag == 17
        assert {*at.g.bag, *at.g.discards} <= RULES.secrets(at.p, viewer)
        seen = msgspec.json.encode(at.view(viewer)).decode()
        assert not any(tile in seen for tile in (*at.g.bag, *at.g.discards))


@clause("TE-INFO-04")
def test_added_tiles_are_told_with_number_and_colour() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*6")).play("leader king i5", "commit 3")
    said = at.told("commits")[0].args["tiles"]
    assert isinstance(said, kernel.Msg)
    assert (said.key, said.args["number"]) == ("tigris-tiles-red", 3)


@clause("TE-INFO-05")
def test_the_board_and_what_lies_beside_it_are_public() -> None:
    at = table(black="g5 h5 g6 h6", built={"black-red": "g5"}, leaders={"0 king": "j1"}, ruins="a1")
    seen = at.view(None)
    assert seen.board == at.g.board
    assert seen.leaders == tuple(at.g.leaders)
    assert seen.built == (("black-red", 70),)
    assert seen.catastrophes == (1, 2)
    assert set(seen.treasures) == set(at.g.treasures)


@clause("TE-INFO-06")
def test_the_number_of_swapped_tiles_is_public_and_their_colours_are_not() -> None:
    at = table(hands=("red*4 green*2",), bag="black*20")
    outcome = kernel.apply(RULES, at.p, 0, ("swap", (("red", 2), ("green", 1))), Tape(fixed=[]))
    assert outcome.secret
    assert [(event.msg.key, event.msg.args) for event in outcome.log if event.to is None] == [
        ("tigris-swapped", {"who": kernel.Who(0), "number": 3})
    ]
    assert [(event.msg.key, event.to) for event in outcome.log if event.to] == [("tigris-drawn", (0,))]


@clause("TE-OUT-01")
def test_nothing_of_later_editions_is_offered() -> None:
    assert [option.key for option in RULES.options] == ["scores"]
    assert set(RULES.verbs) == {
        "leader", "withdraw", "tile", "catastrophe", "swap", "pass", "conflict", "commit", "monument", "treasure",
    }  # fmt: skip
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*6")).play("leader king i5")
    assert at.play("commit 6", "commit 6").hand(0) == {}  # no limits on added tiles
