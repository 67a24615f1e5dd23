"""The board in words, in an order that one can follow by ear."""

from collections.abc import Iterator
from functools import reduce

from rules.kernel import Msg, Who, msg, several
from rules.text import say
from rules.tigris.board import COLOURS, CORNERS, LETTERS, OFFICES, Cell, name, owner
from rules.tigris.state import MONUMENTS
from rules.tigris.view import Dispute, TigrisView


def describe(view: TigrisView, lang: str, names: tuple[str, ...]) -> str:
    return "\n".join(say(line, lang, names) for line in _lines(view))


def _lines(view: TigrisView) -> Iterator[Msg]:
    yield msg("tigris-told-phase", phase=view.phase)
    if view.up:
        yield msg("tigris-told-up", number=len(view.up), who=several([Who(seat) for seat in view.up]))
    if view.union is not None:
        yield msg("tigris-joined", cell=name(view.union))
    if view.dispute:
        yield _dispute(view.dispute)
    if view.result:
        yield view.result.reason
        yield from view.result.notes
    for number, kingdom in enumerate(sorted(view.kingdoms), 1):
        yield _kingdom(view, number, kingdom)
    yield from _rest(view)
    for seat in range(view.seats):
        yield from _player(view, seat)


def _dispute(dispute: Dispute) -> Msg:
    attack, defence = map(len, dispute.backing)
    return msg(
        "tigris-told-conflict",
        office=_office(COLOURS.index(dispute.colour)),
        attacker=Who(dispute.seats[0]),
        defender=Who(dispute.seats[1]),
        attack=attack + (dispute.added or 0),
        defence=defence,
    )


def _kingdom(view: TigrisView, number: int, kingdom: tuple[Cell, ...]) -> Msg:
    leaders = [leader for leader, cell in enumerate(view.leaders) if cell in kingdom]
    standing = [
        msg("tigris-told-leader", office=_office(leader % 4), who=Who(owner(leader)), cell=name(view.leaders[leader]))
        for leader in leaders
    ]
    return msg("tigris-told-kingdom", number=number, leaders=several(standing), tiles=_tiles(view, set(kingdom)))


def _tiles(view: TigrisView, cells: set[Cell]) -> Msg:
    """What lies on these cells, by colour, then what is special about them."""
    found: list[Msg] = []
    for tint, letter in LETTERS.items():
        lying = [name(cell) for cell in sorted(cells) if view.board[cell] == letter]
        if lying:
            found.append(msg("tigris-told-tiles", tile=msg(f"tigris-{tint}"), cells=several(lying)))
    for key, cell in view.built:
        if cell in cells:
            found.append(msg("tigris-told-monument", monument=msg(f"tigris-{key}"), cell=name(cell)))
    treasures = [cell for cell in sorted(view.treasures) if cell in cells]
    if treasures:
        lying_there = several([_treasure(cell) for cell in treasures])
        found.append(msg("tigris-told-treasures", number=len(treasures), cells=lying_there))
    return msg("tigris-told-list", items=reduce(_and_more, found) if found else msg("tigris-told-nothing"))


def _and_more(first: Msg, second: Msg) -> Msg:
    return msg("tigris-told-more", first=first, second=second)


def _treasure(cell: Cell) -> Msg:
    corner = CORNERS >> cell & 1
    return msg("tigris-told-corner" if corner else "tigris-told-cell", cell=name(cell))


def _rest(view: TigrisView) -> Iterator[Msg]:
    """Areas without a leader, catastrophes, and what lies beside the board."""
    ruled = {cell for kingdom in view.kingdoms for cell in kingdom}
    yield msg("tigris-told-areas", tiles=_tiles(view, set(range(len(view.board))) - ruled))
    ruins = [name(cell) for cell, letter in enumerate(view.board) if letter == "x"]
    if ruins:
        yield msg("tigris-told-ruins", cells=several(ruins))
    left = [msg(f"tigris-{key}") for key in MONUMENTS if key not in dict(view.built)]
    yield msg("tigris-told-shelf", bag=view.bag, monuments=several(left) if left else msg("tigris-told-nothing"))


def _player(view: TigrisView, seat: int) -> Iterator[Msg]:
    off = [_office(leader % 4) for leader, cell in enumerate(view.leaders) if owner(leader) == seat and cell < 0]
    yield msg(
        "tigris-told-player",
        who=Who(seat),
        dynasty=msg(f"tigris-{view.dynasties[seat]}"),
        hand=view.hands[seat],
        catastrophes=view.catastrophes[seat],
        leaders=several(off) if off else msg("tigris-told-nobody"),
    )
    tiles, points, jokers = view.tiles[seat], view.points[seat], view.jokers[seat]
    if points is not None and jokers is not None:
        yield msg("tigris-told-points", who=Who(seat), jokers=jokers, **dict(zip(COLOURS, points, strict=True)))
    if tiles is not None:
        yield msg("tigris-told-hand", who=Who(seat), **dict(zip(COLOURS, tiles, strict=True)))


def _office(number: int) -> Msg:
    return msg(f"tigris-{OFFICES[number]}")
