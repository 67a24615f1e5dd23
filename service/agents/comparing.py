"""Why a move is good: what speaks for it more than for the next best."""

from collections.abc import Callable, Mapping

from rules.kernel import Msg

MOST = 3
"""Reasons that are given at most."""
SLIGHT = 0.15
"""What counts less than that is no reason."""

Say = Callable[[str], Msg]


def strongest(mine: Mapping[str, float], other: Mapping[str, float], say: Say) -> tuple[Msg, ...]:
    """The terms of a move that most exceed those of another, the strongest first; its own best where none does."""
    gains = {term: value - other.get(term, 0.0) for term, value in mine.items()}
    return tuple(map(say, _telling(gains)[:MOST] or _telling(mine)[:1]))


def _telling(terms: Mapping[str, float]) -> list[str]:
    return sorted((term for term in terms if terms[term] > SLIGHT), key=lambda term: -terms[term])
