"""Three whole games, with their draws and scores."""

from pathlib import Path

import pytest

from rules.tigris import RULES
from rules.tigris.board import COLOURS, OFF
from rules.tigris.conflict import Conflict
from service import game_file
from tests.games import course, is_honest, read, recorded, score, together

RESULTS = {
    "two-treasures": ((38, 15), (1, 2), "treasures"),
    "three-swap": ((8, 7, 17), (2, 3, 1), "bag"),
    "four-bag": ((5, 3, 7, 9), (3, 4, 2, 1), "bag"),
}
GAMES = recorded(__file__, RESULTS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    points, places, reason = RESULTS[path.stem]
    assert is_honest(path)
    assert score(path) == (points, places, f"tigris-ended-{reason}")


def test_together_they_show_every_step_action_conflict_and_end() -> None:
    shown = together(GAMES)
    assert shown.steps == set(RULES.steps)
    assert shown.verbs == {"deal", *RULES.verbs}
    conflicts = {conflict for path in GAMES for conflict in conflicts_of(path)}
    assert conflicts == {(colour, kind) for colour in COLOURS for kind in ("revolt", "war")}
    ends = {(course(path).final.game.ended, course(path).lines[-1].split()[0] == "swap") for path in GAMES}
    assert ends == {("treasures", False), ("bag", False), ("bag", True)}
    happenings = ("moved", "withdrawn", "ruined", "ruined-tile", "evicted", "built", "declined", "joined")
    assert {f"tigris-{happening}" for happening in happenings} <= shown.told


def conflicts_of(path: Path) -> set[tuple[str, str]]:
    return {
        (step.colour, "revolt" if step.union == OFF else "war")
        for _, outcome in game_file.replay(read(path))
        for step in outcome.position.stack
        if isinstance(step, Conflict)
    }
