"""Whole games, with their draws and scores."""

from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from rules.civilization import RULES
from rules.civilization.printed import CALAMITIES
from rules.kernel import Result
from service import archive

GAMES_OF_OURS = sorted((Path(__file__).parent / "games").glob("*.game"))
RESULTS = {
    "farmers-shorter": (2, "farmers"),
    "farmers": (0, "farmers"),
    "five": (3, "full"),
    "four": (0, "full"),
    "nomads": (0, "nomads"),
    "seven": (0, "full"),
    "six-at-war": (2, "full"),
    "six-in-misfortune": (4, "full"),
    "three": (0, "full"),
    "triangle2": (4, "triangle2"),
    "triangle3": (2, "triangle3"),
    "triangle4": (2, "triangle4"),
    "two": (0, "full"),
}
"""The winner's seat, and how the game ended."""


class Shown(Struct):
    """What a game shows."""

    game: archive.Game
    result: Result | None = None
    steps: set[type] = set()
    verbs: set[str] = set()
    told: set[str] = set()
    struck: set[str] = set()


@cache
def shown(path: Path) -> Shown:
    """A game replayed with the draws of its file."""
    seen = Shown(archive.read(path.read_text(encoding="utf-8")))
    for row, outcome in archive.replay(seen.game):
        seen.verbs.add(row.line.split()[0] if row.line else "deal")
        seen.steps |= {type(step) for step in outcome.position.stack}
        for event in outcome.log:
            seen.told.add(event.msg.key.removeprefix("civilization-"))
            if event.msg.key == "civilization-strikes":
                seen.struck.add(event.msg.args["calamity"].key.removeprefix("civilization-kind-"))  # type: ignore[union-attr]
        seen.result = RULES.result(outcome.position)
    return seen


@pytest.mark.parametrize("path", GAMES_OF_OURS, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    result = shown(path).result
    assert result is not None
    winner, reason = RESULTS[path.stem]
    assert result.points == shown(path).game.points
    assert result.places.index(1) == winner
    assert result.reason.key == f"civilization-won-{reason}"


def test_the_draws_of_a_game_come_from_its_seed() -> None:
    for name in ("two", "farmers", "nomads"):
        (path,) = [path for path in GAMES_OF_OURS if path.stem == name]
        assert archive.verify(shown(path).game).key == "service-verified"


def test_there_is_a_game_of_every_number_of_players_and_every_variant() -> None:
    games = [shown(path).game for path in GAMES_OF_OURS]
    assert {len(game.names) for game in games if game.options["variant"] == "full"} == set(RULES.seats)
    assert {game.options["variant"] for game in games} == set(RULES.options[0].values)


def test_together_they_show_every_step_verb_and_calamity() -> None:
    games = [shown(path) for path in GAMES_OF_OURS]
    assert set().union(*(game.steps for game in games)) == set(RULES.steps)
    assert set().union(*(game.verbs for game in games)) == {"deal", *RULES.verbs}
    assert set().union(*(game.struck for game in games)) == set(CALAMITIES)
    happenings = "revolted grew census kept ship-built moved sailed fought repelled stormed capitulated dissolved built"
    happenings += " drew-red bought-gold offered answered claimed dealt-with laid withdrew lapsed bought waived spared"
    happenings += " erupted flooded ordered showed demanded seceded took-over sacked discarded progress"
    assert set(happenings.split()) <= set().union(*(game.told for game in games))
