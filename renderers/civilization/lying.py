"""What lies where in Civilization: tokens, cities and ships."""

from collections import Counter

from renderers.changes import Lying, Piece
from rules.civilization.view import CivView, Place


def lying(view: CivView) -> Lying:
    return {place.area: _on(place) for place in view.places}


def _on(place: Place) -> Counter[Piece]:
    pieces: Counter[Piece] = Counter({(seat, "token"): number for seat, number in place.tokens})
    if place.city is not None:
        pieces[place.city, "city"] = 1
    for ship in place.ships:
        pieces[ship.seat, "ship"] += 1
    return pieces
