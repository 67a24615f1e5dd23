"""What lies where in Sid Meier's Civilization: figures, settlements and tokens."""

from collections import Counter

from renderers.changes import Lying, Piece
from rules.sidmeier.view import SeenArea, SeenFigures, WorldView


def lying(view: WorldView) -> Lying:
    return {area.id: _on(area) for area in view.areas}


def _on(area: SeenArea) -> Counter[Piece]:
    pieces: Counter[Piece] = Counter()
    for figures in area.figures:
        _count(figures, pieces)
    if area.settlement is not None:
        pieces[area.settlement.owner, "settlement"] = area.settlement.size
    if area.token:
        pieces[None, "token"] = 1
    return pieces


def _count(figures: SeenFigures, pieces: Counter[Piece]) -> None:
    """With what is aboard."""
    pieces[figures.owner, figures.kind] += figures.number
    for aboard in figures.cargo:
        _count(aboard, pieces)
