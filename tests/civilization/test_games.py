"""Whole games, with their draws and scores."""

from pathlib import Path

import pytest

from rules.civilization import RULES
from rules.civilization.printed import CALAMITIES
from tests.games import course, is_honest, recorded, together

RESULTS = {
    "farmers-shorter": (2, "farmers"),
    "farmers": (0, "farmers"),
    "five": (3, "full"),
    "four": (0, "full"),
    "nomads": (0, "nomads"),
    "second-edition": (0, "full"),
    "seven": (0, "full"),
    "six-at-war": (2, "full"),
    "six-in-misfortune": (4, "full"),
    "third-edition": (0, "full"),
    "three": (0, "full"),
    "triangle2": (4, "triangle2"),
    "triangle3": (2, "triangle3"),
    "triangle4": (2, "triangle4"),
    "two": (0, "full"),
}
"""The winner's seat, and how the game ended."""
GAMES = recorded(__file__, RESULTS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    winner, reason = RESULTS[path.stem]
    result = course(path).result
    assert result.points == course(path).game.points
    assert result.places.index(1) == winner
    assert result.reason.key == f"civilization-won-{reason}"


def test_the_draws_of_a_game_come_from_its_seed() -> None:
    for name in ("two", "farmers", "nomads"):
        (path,) = [path for path in GAMES if path.stem == name]
        assert is_honest(path)


def test_they_were_played_under_every_edition() -> None:
    assert {course(path).game.version for path in GAMES} == set(RULES.editions)


def test_there_is_a_game_of_every_number_of_players_and_every_variant() -> None:
    games = [course(path).game for path in GAMES]
    assert {len(game.names) for game in games if game.options["variant"] == "full"} == set(RULES.seats)
    assert {game.options["variant"] for game in games} == set(RULES.options[0].values)


def test_together_they_show_every_step_verb_and_calamity() -> None:
    shown = together(GAMES)
    assert shown.steps == set(RULES.steps)
    assert shown.verbs == {"deal", *RULES.verbs}
    strikes = [msg for path in GAMES for msg in course(path).told if msg.key == "civilization-strikes"]
    struck = {msg.args["calamity"].key for msg in strikes}  # type: ignore[union-attr]
    assert struck == {f"civilization-kind-{calamity}" for calamity in CALAMITIES}
    happenings = "revolted grew census kept ship-built moved sailed fought repelled stormed capitulated dissolved built"
    happenings += " drew-red bought-gold offered answered claimed dealt-with laid withdrew lapsed bought waived spared"
    happenings += " erupted flooded ordered showed demanded seceded took-over sacked discarded progress"
    assert {f"civilization-{happening}" for happening in happenings.split()} <= shown.told
