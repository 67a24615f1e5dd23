"""Rules that have changed. A match ends under the rules it began with, so each of these asks for its edition."""

from typing import Protocol

NEWEST = 3


class Dated(Protocol):
    """A position that knows under which edition it was dealt."""

    edition: int


def calls_back(g: Dated) -> bool:
    """CIV-43.9-t: since the second edition a new open offer takes back every plain pass."""
    return g.edition >= 2


def names_wishes(g: Dated) -> bool:
    """CIV-43.9-r: since the second edition an offer ends with the goods that are wanted for it."""
    return g.edition >= 2


def counts_apart(g: Dated) -> bool:
    """CIV-41-g: since the third edition what two say in private is counted for these two alone."""
    return g.edition >= 3
