"""Figures of a kind that stand together: how they are called in moves."""

from collections.abc import Iterable
from functools import cache

from rules.kernel import Choice, Msg, msg
from rules.sidmeier.printed import FLEETS, described, unit_name
from rules.sidmeier.state import Figure, World, sort_key, unit_of


def group(figures: Iterable[Figure], laden: frozenset[int]) -> dict[str, list[Figure]]:
    """Figures by the word that means them: alike, with the same points left, on the same ship.

    A ship with cargo (`laden`) is a word of its own."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        found.setdefault(_word(figure, laden), []).append(figure)
    return found


def laden(g: World) -> frozenset[int]:
    """Ships that carry something."""
    return frozenset(figure.ship for figure in g.figures if figure.ship)


def group_choice(g: World, word: str, figures: list[Figure], spot: str | None = None) -> Choice:
    """A group to pick, by its name and number."""
    first = figures[0]
    unit = unit_of(g, first.kind, first.era)
    ship = first.ship or (first.id if word.endswith(f"/{first.id}") else 0)
    return _choice(word, unit, len(figures), first.left if first.spent else 0, ship, bool(first.ship), spot)


def _word(figure: Figure, laden: frozenset[int]) -> str:
    word = sort_key(figure.kind, figure.era)
    if figure.spent and not figure.held:
        word += f"+{figure.left}"
    if figure.ship:
        return f"{word}/{figure.ship}"
    return f"{word}/{figure.id}" if figure.kind in FLEETS and figure.id in laden else word


@cache
def _choice(word: str, unit: str, number: int, left: int, ship: int, aboard: bool, spot: str | None) -> Choice:
    return Choice(word, described(unit_name(unit), _note(number, left, ship, aboard)), spot=spot)


def _note(number: int, left: int, ship: int, aboard: bool) -> Msg:
    if aboard:
        return msg("sidmeier-group-aboard", number=number, ship=ship)
    if ship:
        return msg("sidmeier-group-laden", ship=ship)
    return msg("sidmeier-group-left", number=number, left=left) if left else msg("sidmeier-group", number=number)
