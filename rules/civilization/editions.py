"""Rules that have changed. A match ends under the rules it began with, so each of these asks for its edition."""

from typing import Protocol

NEWEST = 2


class Dated(Protocol):
    """A position that knows under which edition it was dealt."""

    edition: int


def calls_back(g: Dated) -> bool:
    """CIV-43.9-t: since the second edition a new open offer takes back every plain pass."""
    return g.edition >= 2


def names_wishes(g: Dated) -> bool:
    """CIV-43.9-r: since the second edition an offer ends with the goods that are wanted for it."""
    return g.edition >= 2
