"""Whole games of UR, with their draws and scores."""

from pathlib import Path

import pytest

from rules.ur import RULES
from tests.games import is_honest, recorded, score, together

RESULTS = {
    "ended-by-a-swap": ((31, 25, 23, 23), (1, 2, 3, 3), "swap"),
    "four-players-literal-anywhere": ((24, 4, 4, 14), (1, 3, 3, 2), "ziggurats"),
    "three-players": ((17, 11, 18), (2, 3, 1), "ziggurats"),
    "three-players-chosen-starving": ((34, 37, 36), (3, 1, 2), "ziggurats"),
    "two-players": ((9, 5), (1, 2), "ziggurats"),
    "two-players-rescue": ((61, 16), (1, 2), "ziggurats"),
}
GAMES = recorded(__file__, RESULTS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    points, places, reason = RESULTS[path.stem]
    assert is_honest(path)
    assert score(path) == (points, places, f"ur-ended-{reason}")


def test_together_they_show_every_step_move_and_option() -> None:
    shown = together(GAMES)
    assert shown.steps == set(RULES.steps)
    assert shown.verbs == {"deal", *RULES.verbs}
    assert shown.options == {(option.key, value) for option in RULES.options for value in option.values}
