"""Catastrophes that cut a kingdom in two: leaders from their supporters, or from a monument."""

from collections.abc import Iterator

from rules.kernel import Path
from rules.tigris.board import Cells, flood, members, name, spread
from service.agents.tigris.mind import Mind


def strikes(mind: Mind) -> Iterator[Path]:
    """Where others have a leader."""
    if not mind.view.catastrophes[mind.seat]:
        return
    found, safe = mind.found, mind.treasures
    for kingdom in found.kingdoms:
        if all(map(mind.mine, found.inside(kingdom))):
            continue
        for cell in members(kingdom & found.tiles & ~safe):
            if is_cut(kingdom, 1 << cell):
                yield ("catastrophe", name(cell))


def is_cut(kingdom: Cells, cell: Cells) -> bool:
    """Whether a kingdom falls apart without this cell."""
    rest = kingdom & ~cell
    beside = spread(cell) & rest
    return beside.bit_count() > 1 and bool(beside & ~flood(beside & -beside, rest))
