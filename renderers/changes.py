"""What has changed on a board between two views: for every place whether something came, left, changed hands or is new.

A game's renderer tells what lies where (`lying`); everything else is the same for all games. The marks are drawn by the
stage, so that a catching-up, a replay and a film show them alike.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from renderers.look import Mark, Where

Piece = tuple[int | None, str]
"""Whose it is (nobody's: None), and what."""
Lying = Mapping[str, Counter[Piece]]
"""What lies at each place."""


def marks(before: Lying, after: Lying, where: Where) -> tuple[Mark, ...]:
    """The changes that the picture can show."""
    found = []
    for place in dict.fromkeys((*before, *after)):
        sign = change(before.get(place, Counter()), after.get(place, Counter()))
        if sign and (spot := where(place)):
            found.append(Mark(spot, sign))
    return tuple(found)


def change(before: Counter[Piece], after: Counter[Piece]) -> str:
    """How a place has changed: `+2` came, `-1` left, `x` changed hands, `*` is new; nothing if it has not."""
    if before == after:
        return ""
    were, are = _owners(before), _owners(after)
    if were and are and not were & are:
        return "x"
    more = after.total() - before.total()
    if more == 0 or (more > 0 and not before):
        return "*"
    return f"{more:+d}"


def between(renderer: Any, before: object, after: object) -> tuple[Mark, ...]:
    """From one view to another."""
    return marks(renderer.lying(before), renderer.lying(after), renderer.where)


def _owners(pieces: Counter[Piece]) -> set[int]:
    return {owner for (owner, _), number in pieces.items() if owner is not None and number > 0}
