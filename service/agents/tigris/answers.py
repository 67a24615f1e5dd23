"""What is asked beside the two actions: tiles for a conflict, which conflict first, monuments, treasures."""

from rules.kernel import Count, Many, Path
from rules.tigris.board import COLOURS, LETTERS, OFFICES, PLACES, cells_of, colour, flood
from service.agents import Ask
from service.agents.tigris.mind import Mind, keys

CAUTION = 0.8
"""So many tiles more than expected an attacker fears behind the other screen."""


def answer(mind: Mind, ask: Ask) -> Path | None:
    """The answer to such a question; None where an action is asked."""
    match keys(ask, ()):
        case ["commit"]:
            return ("commit", _commit(mind, ask))
        case ["conflict"]:
            return ("conflict", max(keys(ask, ("conflict",)), key=lambda office: _odds(mind, office)))
        case ["monument", "pass"]:
            return _monument(mind, ask)
        case ["treasure"]:
            return ("treasure", _treasures(ask))
    return None


def _commit(mind: Mind, ask: Ask) -> int:
    """Enough to win if that can be, by a guess when the other side has not answered yet."""
    dispute = mind.view.dispute
    node = ask(("commit",))
    assert dispute is not None
    assert isinstance(node, Count)
    attack, defence = map(len, dispute.backing)
    if dispute.added is not None:
        need = attack + dispute.added - defence
        return need if 0 < need <= node.hi else 0
    if attack + node.hi <= defence:
        return 0
    guess = round(mind.hidden(dispute.seats[1], dispute.arms) + CAUTION)
    return max(0, min(node.hi, defence + guess + 1 - attack))


def _odds(mind: Mind, office: str) -> float:
    """How well a conflict would go for the own leader."""
    name = COLOURS[OFFICES.index(office)]
    tiles = cells_of(mind.view.board, LETTERS[name])
    assert mind.view.union is not None
    cut = mind.found.links & ~(1 << mind.view.union)
    whole = mind.found.kingdom(mind.view.union)
    sides = [leader for leader in mind.found.inside(whole) if colour(leader) == name]
    sizes = [(flood(1 << mind.found.leaders[leader], cut) & tiles).bit_count() for leader in sides]
    if not any(map(mind.mine, sides)):
        return 0
    mine = sizes[0] if mind.mine(sides[0]) else sizes[1]
    return 2 * mine - sum(sizes) + mind.hand[name] + 0.1 * mind.worth[name]


def _monument(mind: Mind, ask: Ask) -> Path:
    """Builds where own leaders profit more than others."""
    options: list[tuple[float, Path]] = [(0.0, ("pass",))]
    for key in keys(ask, ("monument",)):
        places = keys(ask, ("monument", key))
        options += [(mind.monument(key, PLACES[place], mind.found), ("monument", key, place)) for place in places]
    return max(options, key=lambda option: option[0])[1]


def _treasures(ask: Ask) -> tuple[str, ...]:
    node = ask(("treasure",))
    assert isinstance(node, Many)
    return tuple(choice.key for choice in node.choices[: node.lo])
