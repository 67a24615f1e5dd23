"""What lies where in Stone Age: people at the places, cards and buildings on offer."""

from collections import Counter

from renderers.changes import Lying, Piece
from renderers.stoneage.geometry import CARD_BOXES, OUTLINES, TILE_BOXES
from rules.stoneage.view import StoneAgeView


def lying(view: StoneAgeView) -> Lying:
    found: dict[str, Counter[Piece]] = {place: Counter() for place in OUTLINES}
    for place, card in zip(CARD_BOXES, view.row, strict=False):
        found[place].update([(None, card)] if card else [])
    for place, (building, _) in zip(TILE_BOXES, view.stacks, strict=False):
        found[place].update([(None, building)] if building else [])
    for seat, player in enumerate(view.players):
        for place, people in player.at:
            found[place][seat, "people"] += people
    return found
