"""What changed between two views, place by place; every game tells what lies on its board."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

import renderers
from renderers import Look, changes
from renderers.changes import Piece, change
from rules import GAMES
from service import game_file

GAME_FILES = Path(__file__).resolve().parents[1]
TILE: Piece = (None, "tile")


@pytest.mark.parametrize(
    ("before", "after", "sign"),
    [
        ({}, {}, ""),
        ({TILE: 1}, {TILE: 1}, ""),
        ({}, {(0, "stone"): 2}, "*"),
        ({TILE: 1}, {TILE: 1, (0, "stone"): 2}, "+2"),
        ({(0, "stone"): 3}, {(0, "stone"): 1}, "-2"),
        ({(0, "stone"): 3}, {}, "-3"),
        ({TILE: 1}, {(None, "other tile"): 1}, "*"),
        ({(0, "stone"): 3}, {(1, "stone"): 1}, "x"),
        ({(0, "stone"): 3}, {(0, "stone"): 1, (1, "stone"): 1}, "-1"),
        ({(0, "stone"): 0, (1, "stone"): 1}, {(0, "stone"): 1}, "x"),
    ],
)
def test_a_place_has_one_kind_of_change(before: dict[Piece, int], after: dict[Piece, int], sign: str) -> None:
    assert change(Counter(before), Counter(after)) == sign


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_marks_what_changed_and_nothing_else(game: str) -> None:
    """Between the deal and the fortieth move of a recorded game."""
    file = sorted((GAME_FILES / game / "games").glob("*.game"))[-1]
    played = game_file.read(file.read_text(encoding="utf-8"))
    views = [played.rules.view(outcome.position, None) for _, outcome in islice(game_file.replay(played), 40)]
    renderer = renderers.of(game)
    assert changes.between(renderer, views[0], views[0]) == ()
    marks = changes.between(renderer, views[0], views[-1])
    assert marks
    plain, marked = (renderer.draw(views[-1], Look(marks=shown)) for shown in ((), marks))
    assert plain != marked


@pytest.mark.parametrize("game", list(GAMES))
def test_what_lies_somewhere_lies_where_the_picture_shows_it(game: str) -> None:
    file = sorted((GAME_FILES / game / "games").glob("*.game"))[0]
    played = game_file.read(file.read_text(encoding="utf-8"))
    *_, (_, outcome) = islice(game_file.replay(played), 30)
    renderer = renderers.of(game)
    lying = renderer.lying(played.rules.view(outcome.position, None))
    assert any(lying.values())
    assert [place for place, pieces in lying.items() if pieces and renderer.where(place) is None] == []
