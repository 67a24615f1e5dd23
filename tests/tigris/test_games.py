"""Three whole games, with their draws and scores."""

from collections import Counter
from pathlib import Path

import pytest

from rules.tigris import RULES
from rules.tigris.board import COLOURS, OFF
from rules.tigris.conflict import Conflict
from service import archive

GAMES_OF_OURS = sorted((Path(__file__).parent / "games").glob("*.game"))
RESULTS: dict[str, tuple[tuple[int, ...], tuple[int, ...], str]] = {
    "two-treasures": ((38, 15), (1, 2), "treasures"),
    "three-swap": ((8, 7, 17), (2, 3, 1), "bag"),
    "four-bag": ((5, 3, 7, 9), (3, 4, 2, 1), "bag"),
}


@pytest.mark.parametrize("path", GAMES_OF_OURS, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    points, places, reason = RESULTS[path.stem]
    game = archive.read(path.read_text(encoding="utf-8"))
    assert archive.verify(game).key == "service-verified"
    *_, (_, last) = archive.replay(game)
    result = RULES.result(last.position)
    assert result is not None
    assert (result.points, result.places, result.reason.key) == (points, places, f"tigris-ended-{reason}")


def test_together_they_show_every_step_action_conflict_and_end() -> None:
    steps, verbs, conflicts, told = set(), set(), set(), Counter[str]()
    last = ""
    ends = set()
    for path in GAMES_OF_OURS:
        for row, outcome in archive.replay(archive.read(path.read_text(encoding="utf-8"))):
            last = row.line.split()[0]
            steps |= {type(step) for step in outcome.position.stack}
            verbs |= {last}
            told.update(event.msg.key for event in outcome.log)
            conflicts |= {
                (step.colour, "revolt" if step.union == OFF else "war")
                for step in outcome.position.stack
                if isinstance(step, Conflict)
            }
        ends |= {(outcome.position.game.ended, last == "swap")}
    assert steps == set(RULES.steps)
    assert verbs == {"deal", *RULES.verbs}
    assert conflicts == {(colour, kind) for colour in COLOURS for kind in ("revolt", "war")}
    assert ends == {("treasures", False), ("bag", False), ("bag", True)}
    for happening in ("moved", "withdrawn", "ruined", "ruined-tile", "evicted", "built", "declined", "joined"):
        assert told[f"tigris-{happening}"], happening
