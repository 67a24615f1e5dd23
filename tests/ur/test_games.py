"""Whole games of UR, with their draws and scores."""

from pathlib import Path

import pytest

from rules.ur import RULES
from service import archive

GAMES = sorted((Path(__file__).parent / "games").glob("*.game"))
RESULTS = {
    "ended-by-a-swap": ((31, 25, 23, 23), (1, 2, 3, 3), "swap"),
    "four-players-literal-anywhere": ((24, 4, 4, 14), (1, 3, 3, 2), "ziggurats"),
    "three-players": ((17, 11, 18), (2, 3, 1), "ziggurats"),
    "two-players": ((9, 5), (1, 2), "ziggurats"),
    "two-players-rescue": ((61, 16), (1, 2), "ziggurats"),
}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    points, places, reason = RESULTS[path.stem]
    game = archive.read(path.read_text(encoding="utf-8"))
    assert archive.verify(game).key == "service-verified"
    *_, (_, last) = archive.replay(game)
    result = RULES.result(last.position)
    assert result is not None
    assert (result.points, result.places, result.reason.key) == (points, places, f"ur-ended-{reason}")


def test_together_they_show_every_step_move_and_option() -> None:
    steps, verbs, options = set(), set(), set()
    for path in GAMES:
        game = archive.read(path.read_text(encoding="utf-8"))
        options |= set(game.options.items())
        for row, outcome in archive.replay(game):
            steps |= {type(step) for step in outcome.position.stack}
            verbs |= {row.line.split()[0]}
    assert steps == set(RULES.steps)
    assert verbs == {"deal", *RULES.verbs}
    assert options == {(option.key, value) for option in RULES.options for value in option.values}
