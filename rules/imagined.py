"""The laws of imagined positions (`Rules.resample`), for every game.

*Same*: the viewer cannot tell it from the true one, and it is a position that could be. *Blind*: it depends on what
the viewer sees and on nothing else. *Wide*: whatever could be at a place turns up there.
"""

import re
from collections.abc import Iterator
from typing import Any

from rules.kernel import Position, Rules, Seat, Tape
from rules.secrecy import Leak, Place, check_same, exchanged, name_of, places, position_of, tree_of

THING = re.compile(r"[a-z0-9/-]+\.\d+")
"""The id of a thing."""
GUESSES = 40
"""So many things are looked for at places where they are not."""
DRAWS = 4_000
"""A thing that has not turned up by then never will."""


def check_imagined(rules: Rules[Any], p: Position[Any, Any], viewer: Seat | None, seed: bytes) -> None:
    """The laws *same* and *blind* for somebody who looks on; raises Leak."""
    before = rules.encode(p)
    other = rules.resample(p, viewer, Tape(seed, 1))
    rules.check(other)
    check_same(rules, p, other, viewer)
    for world in (other, *(world for _, _, world in rivals(rules, p, viewer, Tape(seed, 2), 1))):
        if rules.resample(p, viewer, Tape(seed, 3)) != rules.resample(world, viewer, Tape(seed, 3)):
            raise Leak(f"what is imagined for {name_of(viewer)} depends on what is hidden")
    if rules.encode(p) != before:
        raise Leak("what is imagined changes what is true")


def check_wide(rules: Rules[Any], p: Position[Any, Any], viewer: Seat | None, seed: bytes) -> int:
    """The law *wide*: every rival turns up at the place it could be at; tells how many were looked for, or raises."""
    wanted = {(place, name) for place, name, _ in rivals(rules, p, viewer, Tape(seed), GUESSES)}
    found = len(wanted)
    for number in range(DRAWS):
        if not wanted:
            return found
        tree = tree_of(rules, rules.resample(p, viewer, Tape(seed, number)))
        wanted = {(place, name) for place, name in wanted if at(tree, place) != name}
    place, name = min(wanted, key=str)
    raise Leak(f"{name} could be at {place} for all that {name_of(viewer)} sees, and never is")


def rivals(
    rules: Rules[Any], p: Position[Any, Any], viewer: Seat | None, tape: Tape, most: int
) -> Iterator[tuple[Place, str, Position[Any, Any]]]:
    """Places with hidden things, each with another hidden thing that could as well be there, and the world where they
    have changed places: one that could be, and that the viewer cannot tell from the true one."""
    tree, hidden = tree_of(rules, p), rules.secrets(p, viewer)
    spots = [
        (place, name) for place, name in places(tree["game"], ("game",)) if name in hidden and THING.fullmatch(name)
    ]
    kinds: dict[str, list[str]] = {}
    for _, name in spots:
        kinds.setdefault(name.rpartition(".")[0], []).append(name)
    for _ in range(most if len(spots) > 1 else 0):
        place, name = tape.pick(spots)
        other = tape.pick(tape.pick(list(kinds.values())))  # of what there is little, as often as of what there is much
        world = position_of(rules, exchanged(tree, {name: other, other: name}))
        if other != name and _is_possible(rules, p, world, viewer):
            yield place, other, world


def at(tree: Any, place: Place) -> Any:
    for step in place:
        tree = tree[step]
    return tree


def _is_possible(rules: Rules[Any], p: Position[Any, Any], world: Position[Any, Any], viewer: Seat | None) -> bool:
    try:
        rules.check(world)
        check_same(rules, p, world, viewer)
    except (AssertionError, Leak):
        return False
    return True
