"""Refusals name the rule, whatever language a thing was called in."""

import pytest

from tests.clauses import clause
from tests.tigris.table import table


@clause("TE-LEAD-13")
@pytest.mark.parametrize("word", ["trader", "Händler", "haendler", "grün", "green"])
def test_leaders_are_found_by_any_name(word: str) -> None:
    assert table(leaders={"0 king": "b1"}).refused(f"withdraw {word}") == ("TE-LEAD-13", "tigris-not-standing")


@clause("TE-TILE-01")
@pytest.mark.parametrize("word", ["red", "Tempel", "rot", "temple"])
def test_tiles_are_found_by_any_name(word: str) -> None:
    at = table(hands=("blue*6",))
    assert at.refused(f"tile {word} a6") == ("TE-TILE-01", "tigris-not-in-hand")
    assert at.refused(f"swap {{{word}}}") == ("TE-TILE-01", "tigris-not-in-hand")


@clause("TE-LEAD-13", "TE-TREA-01")
def test_actions_are_found_by_any_name() -> None:
    at = table()
    assert at.refused("Anführer-zurückziehen") == ("TE-LEAD-13", "tigris-none-standing")
    assert at.refused("schaetze") == ("TE-TREA-01", "tigris-no-treasure")


@clause("TE-LEAD-14")
def test_evading_is_seen_through_in_any_language() -> None:
    at = table(red="h5", leaders={"1 king": "g5"}, hands=("red*6", "red*6")).play("leader king i5")
    assert at.refused("Anführer-zurückziehen") == ("TE-LEAD-14", "tigris-no-evading")


@clause("TE-MON-04")
def test_monuments_are_found_by_any_name() -> None:
    at = table(black="g5 h5 g6", hands=("black*6",)).play("tile black h6")
    for word in ("red-green", "Rot-grünes-Monument", "rot-gruen"):
        assert at.refused(f"monument {word} g5") == ("TE-MON-04", "tigris-no-monument")
