"""Three whole games, with their draws and scores."""

from collections import Counter
from pathlib import Path

import pytest

from rules.stoneage import RULES
from rules.stoneage.printed import CARDS
from service import archive

GAMES_OF_OURS = sorted((Path(__file__).parent / "games").glob("*.game"))
RESULTS = {
    "two-tie": ((242, 242), (2, 1), "cards"),
    "three-hunger": ((265, -4, 299), (2, 3, 1), "buildings"),
    "four-buildings": ((137, 173, 166, 126), (3, 1, 2, 4), "buildings"),
}


@pytest.mark.parametrize("path", GAMES_OF_OURS, ids=lambda path: path.stem)
def test_the_game_leads_to_its_scores(path: Path) -> None:
    points, places, reason = RESULTS[path.stem]
    game = archive.read(path.read_text(encoding="utf-8"))
    assert archive.verify(game).key == "service-verified"
    *_, (_, last) = archive.replay(game)
    result = RULES.result(last.position)
    assert result is not None
    assert (result.points, result.places, result.reason.key) == (points, places, f"stoneage-ended-{reason}")


def test_together_they_show_every_step_move_card_and_end() -> None:
    steps, verbs, tops, told = set(), set(), set(), Counter[str]()
    for path in GAMES_OF_OURS:
        for row, outcome in archive.replay(archive.read(path.read_text(encoding="utf-8"))):
            steps |= {type(step) for step in outcome.position.stack}
            verbs |= {row.line.split()[0]}
            told.update(event.msg.key for event in outcome.log)
            for player in outcome.position.game.players:
                tops |= {CARDS[card].top for card in (*player.cards, *player.kept)}
    assert steps == set(RULES.steps)
    assert verbs == {"deal", *RULES.verbs}
    assert tops == {card.top for card in CARDS.values()}
    assert told["stoneage-starved"]
    assert told["stoneage-ended-cards"]
    assert told["stoneage-ended-buildings"]
