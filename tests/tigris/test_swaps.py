"""Swapping tiles."""

import pytest

from rules.kernel import Split
from tests.clauses import clause
from tests.tigris.table import table


@clause("TE-SWAP-01", "TE-SWAP-03")
@pytest.mark.parametrize(("line", "number"), [("swap {red}", 1), ("swap {red*4,green*2}", 6)])
def test_one_to_six_tiles_are_swapped_for_as_many(line: str, number: int) -> None:
    at = table(hands=("red*4 green*2",), bag="black*20").play(line)
    assert at.hand(0)["black"] == number
    assert len(at.g.hands[0]) == 6
    assert len(at.g.bag) == 20 - number


@clause("TE-SWAP-02")
def test_a_swap_of_nothing_is_none() -> None:
    assert table().refused("swap {}") == ("", "kernel-at-word")


@clause("TE-SWAP-01", "TE-SWAP-04")
def test_only_tiles_in_hand_can_be_swapped() -> None:
    at = table(hands=("red*2",), bag="black*20")
    node = at.ask("swap")
    assert isinstance(node, Split)
    assert (node.lo, node.hi, node.caps) == (1, 2, (2,))
    assert at.refused("swap {green}") == ("TE-TILE-01", "tigris-not-in-hand")
    at.play("swap {red*2}")
    assert at.hand(0) == {"black": 2}  # the missing four come at the end of the turn
    assert at.play("pass").hand(0) == {"black": 6}


@clause("TE-SWAP-05")
def test_discarded_tiles_never_return() -> None:
    at = table(hands=("red*6",), bag="black*20").play("swap {red*6}")
    assert len(at.g.discards) == 6
    assert not set(at.g.discards) & set(at.g.bag)


@clause("TE-SWAP-06")
def test_new_tiles_are_good_for_the_second_action() -> None:
    at = table(hands=("red*6",), bag="black*20").play("swap {red*6}", "tile black a6")
    assert at.at("a6") == "k"


@clause("TE-SWAP-07", "TE-SWAP-08", "TE-END-02")
def test_a_swap_that_the_bag_cannot_fill_ends_the_game_at_once() -> None:
    at = table(
        hands=("red*6",),
        bag="black*2",
        black="g5 h5 g6 h6",
        red="f5",
        built={"black-green": "g5"},
        leaders={"0 king": "f4"},
    )
    assert at.ask("swap").ask.key == "tigris-ask-swap-ends"  # type: ignore[union-attr]
    at.play("swap {red*3}")
    assert at.up is None
    assert at.g.ended == "bag"
    assert at.points(0) == {}  # no monument point, no second action, no refill
    assert len(at.g.bag) == 2
