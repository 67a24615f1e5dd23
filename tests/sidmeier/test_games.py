"""Whole games, with their draws and scores."""

from pathlib import Path

import pytest

from rules.sidmeier import RULES
from tests.games import is_honest, read, recorded, score, together

RESULTS = {
    "standard-two": ((97, 56), (1, 2), "third"),
    "standard-four": ((33, 103, 8, 59), (3, 1, 4, 2), "third"),
    "standard-six": ((12, 12, 25, 0, 75, 54), (4, 4, 3, 6, 1, 2), "third"),
    "standard-alliance": ((119, 0, 0, 52, 40), (1, 5, 4, 2, 3), "third"),
    "standard-flight": ((77, 19, 0, 25, 47), (1, 4, 5, 3, 2), "third"),
    "standard-founding": ((23, 16, 34, 107, 15), (3, 4, 2, 1, 5), "third"),
    "advanced-short": ((27, 23, 16), (1, 2, 3), "die"),
    "advanced-medium": ((61, 56, 33, 14), (1, 2, 3, 4), "die"),
    "long-conquest": ((79, 0), (1, 2), "conquest"),
    "long-diplomatic": ((76, 154), (2, 1), "diplomatic"),
    "long-magellan": ((17, 114, 81, 22), (4, 1, 2, 3), "diplomatic"),
    "long-military": ((123, 61, 82), (1, 3, 2), "military"),
    "long-space": ((180, 100), (1, 2), "space"),
    "second-edition": ((171, 17, 0), (1, 2, 3), "third"),
}
GAMES = recorded(__file__, RESULTS)
EVENTS = (
    *("minor", "plague", "treasure", "milestone", "captured", "ruined-by", "reacted", "joined", "oracle", "bombed"),
    *("magellan", "launched", "sold", "paid", "fee", "downed", "new-era", "wonder", "free-improvement"),
)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    points, places, reason = RESULTS[path.stem]
    assert is_honest(path)
    assert score(path) == (points, places, f"sidmeier-over-{reason}")


def test_they_were_played_under_every_edition() -> None:
    assert {read(path).version for path in GAMES} == set(RULES.editions)


def test_together_they_show_every_step_verb_event_and_ending() -> None:
    shown = together(GAMES)
    assert shown.steps == set(RULES.steps)
    assert shown.verbs == {"deal", *RULES.verbs}
    assert [event for event in EVENTS if f"sidmeier-{event}" not in shown.told] == []
    endings = {reason for _, _, reason in RESULTS.values()}
    assert endings == {"third", "die", "conquest", "diplomatic", "military", "space"}
