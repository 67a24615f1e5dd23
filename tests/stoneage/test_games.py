"""Three whole games, with their draws and scores."""

from pathlib import Path

import pytest

from rules.stoneage import RULES
from rules.stoneage.printed import CARDS
from tests.games import course, is_honest, recorded, score, together

RESULTS = {
    "two-tie": ((242, 242), (2, 1), "cards"),
    "three-hunger": ((265, -4, 299), (2, 3, 1), "buildings"),
    "four-buildings": ((137, 173, 166, 126), (3, 1, 2, 4), "buildings"),
}
GAMES = recorded(__file__, RESULTS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    points, places, reason = RESULTS[path.stem]
    assert is_honest(path)
    assert score(path) == (points, places, f"stoneage-ended-{reason}")


def test_together_they_show_every_step_move_card_and_end() -> None:
    shown = together(GAMES)
    assert shown.steps == set(RULES.steps)
    assert shown.verbs == {"deal", *RULES.verbs}
    players = [player for path in GAMES for player in course(path).final.game.players]
    tops = {CARDS[card].top for player in players for card in (*player.cards, *player.kept)}
    assert tops == {card.top for card in CARDS.values()}
    assert {"stoneage-starved", "stoneage-ended-cards", "stoneage-ended-buildings"} <= shown.told
