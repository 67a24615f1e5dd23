"""What a cell would bring: the remarks beside the cells that can be picked."""

from functools import lru_cache
from itertools import combinations

from rules.kernel import Choice, Msg, Who, msg, several
from rules.tigris.actions import catastrophe_laws, earner, leader_laws, lifted, rivals, tile_laws
from rules.tigris.board import (
    COLOURS,
    LETTERS,
    OFFICES,
    Cell,
    Cells,
    Chart,
    Leader,
    cells_of,
    chart,
    fourth,
    members,
    owner,
    places,
    spread,
)
from rules.tigris.building import ready
from rules.tigris.state import points, theirs, tiles

Notes = dict[Cell, Msg]


@lru_cache(maxsize=1024)
def for_tile(board: str, leaders: tuple[Cell, ...], colour: str, built: tuple[str, ...]) -> tuple[Choice, ...]:
    """Who earns the point, who goes to war, and where a square would be complete."""
    found, cells = chart(board, leaders), tile_laws(board, leaders, colour).open
    notes = _points(found, cells, colour) | _unions(board, found, cells)
    if ready(built, LETTERS[colour]):
        notes |= {cell: _square(notes.get(cell)) for cell in _completing(board, cells, LETTERS[colour])}
    return places(cells, notes)


@lru_cache(maxsize=1024)
def for_leader(board: str, leaders: tuple[Cell, ...], leader: Leader) -> tuple[Choice, ...]:
    """Against whom a revolt would be, and how it would stand."""
    found, cells = chart(board, lifted(leaders, leader)), leader_laws(board, leaders, leader).open
    notes: Notes = {}
    for rival in rivals(found, leader):
        home = found.leaders[rival]
        sides = {cell: _temples(found, cell) for cell in members(cells & spread(found.kingdom(home)))}
        whom, defence = Who(owner(rival)), _temples(found, home)
        notes |= {
            cell: msg("tigris-note-revolt", whom=whom, attack=attack, defence=defence) for cell, attack in sides.items()
        }
    return places(cells, notes)


@lru_cache(maxsize=1024)
def for_catastrophe(board: str, leaders: tuple[Cell, ...], treasures: tuple[Cell, ...]) -> tuple[Choice, ...]:
    """Which tile it destroys, and whom it sends home."""
    found, cells = chart(board, leaders), catastrophe_laws(board, leaders, treasures).open
    notes: Notes = {}
    for colour, letter in LETTERS.items():
        for cell in members(cells & cells_of(board, letter)):
            notes[cell] = _ruin(found, cell, tiles(colour, 1))
    return places(cells, notes)


def _points(found: Chart, cells: Cells, colour: str) -> Notes:
    notes: Notes = {}
    for kingdom in found.kingdoms:
        seat = earner(found, kingdom, colour)
        if seat is not None:
            note = msg("tigris-note-point", who=Who(seat), points=points(colour, 1))
            notes |= dict.fromkeys(members(cells & spread(kingdom)), note)
    return notes


def _unions(board: str, found: Chart, cells: Cells) -> Notes:
    notes: Notes = {}
    for one, two in combinations(found.kingdoms, 2):
        meeting = cells & spread(one) & spread(two)
        if meeting:
            notes |= dict.fromkeys(members(meeting), _union(board, found, one, two))
    return notes


def _union(board: str, found: Chart, one: Cells, two: Cells) -> Msg:
    """Peace, or who would fight whom and how it would stand on the board."""
    twice = found.colours_inside(one) & found.colours_inside(two)
    if not twice:
        return msg("tigris-note-joins")
    return msg("tigris-note-war", odds=several([_odds(board, found, number, one, two) for number in sorted(twice)]))


def _odds(board: str, found: Chart, number: int, one: Cells, two: Cells) -> Msg:
    mine, theirs = (next(x for x in found.inside(side) if x % len(COLOURS) == number) for side in (one, two))
    backing = cells_of(board, LETTERS[COLOURS[number]])
    return msg(
        "tigris-note-odds",
        office=msg(f"tigris-{OFFICES[number]}"),
        who=Who(owner(mine)),
        whom=Who(owner(theirs)),
        one=(one & backing).bit_count(),
        two=(two & backing).bit_count(),
    )


def _completing(board: str, cells: Cells, letter: str) -> tuple[Cell, ...]:
    return members(cells & fourth(cells_of(board, letter)))


def _square(note: Msg | None) -> Msg:
    return msg("tigris-note-also-square", note=note) if note else msg("tigris-note-square")


def _temples(found: Chart, cell: Cell) -> int:
    return (found.temples & spread(1 << cell)).bit_count()


def _ruin(found: Chart, cell: Cell, tile: Msg) -> Msg:
    fallen = found.homeless(1 << cell)
    if not fallen:
        return msg("tigris-note-ruin", tile=tile)
    leaders = [msg("tigris-whose", office=theirs(leader), who=Who(owner(leader))) for leader in found.inside(fallen)]
    return msg("tigris-note-ruin-evicts", tile=tile, leaders=several(leaders))
