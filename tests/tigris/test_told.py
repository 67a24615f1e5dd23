"""Euphrat & Tigris: what is asked, noted and told beside the moves."""

import pytest

from rules import kernel
from rules.kernel import msg
from rules.tigris.course import round_of
from rules.tigris.state import tiles
from tests.clauses import clause
from tests.tigris.table import start, table
from tests.tigris.test_ahead import revolt


@pytest.mark.parametrize(("turn", "number"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_round_is_a_turn_of_everybody(turn: int, number: int) -> None:
    assert round_of(turn, 3) == number


@clause("TE-REV-01", "TE-WAR-01")
def test_the_phase_tells_a_revolt_from_a_war() -> None:
    assert revolt().view(None).phase.key == "tigris-phase-revolt"
    leaders = {"0 priest": "g5", "1 priest": "j5"}
    war = table(red="f5 h5 k5", black="g6", leaders=leaders, hands=("red*6", "red*6")).play("tile red i5")
    assert war.view(None).phase.key == "tigris-phase-war"


def test_who_prepares_a_defence_does_not_know_what_the_attacker_sends() -> None:
    (then,) = kernel.ahead(revolt().p, 0).values()
    assert then.stack[-1].sent == 0


@clause("TE-MON-01")
def test_a_square_is_named_by_its_corners() -> None:
    at = table(black="g5 h5 g6", hands=("black*6",)).play("tile black h6")
    (square,) = at.ask("monument black-red").choices  # type: ignore[union-attr]
    assert square.label == msg("tigris-square", first="g5", last="h6")


@clause("TE-INFO-02")
def test_whether_points_are_open_is_an_option() -> None:
    assert start(scores="open").g.open_scores
    assert not start(scores="hidden").g.open_scores


@clause("TE-TILE-01")
def test_one_tile_is_told_of_when_it_is_laid() -> None:
    at = table(red="h5", leaders={"0 priest": "g5"}, hands=("red*6",)).play("tile red h6")
    assert at.told("laid")[0].args["tile"] == tiles("red", 1)


@clause("TE-WAR-01")
def test_only_where_both_kingdoms_meet_a_war_is_foretold() -> None:
    leaders = {"0 priest": "g5", "1 priest": "j5"}
    at = table(red="f5 h5 k5", leaders=leaders, hands=("green*6", "red*6"))
    notes = {choice.key: choice.note.key for choice in at.ask("tile green").choices if choice.note}  # type: ignore[union-attr]
    assert [cell for cell, key in notes.items() if key == "tigris-note-war"] == ["i5"]


@clause("TE-END-02", "TE-END-05")
def test_a_swap_that_empties_the_bag_is_told_from_one_that_ends_the_game() -> None:
    assert table(hands=("red*6",), bag="blue*6").ask("swap").ask.key == "tigris-ask-swap"  # type: ignore[union-attr]
    assert table(hands=("red*6",), bag="blue*5").ask("swap").ask.key == "tigris-ask-swap-ends"  # type: ignore[union-attr]
