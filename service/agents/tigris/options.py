"""Every action of Euphrat & Tigris with its value: what it brings at once, the weakest colour most."""

from collections.abc import Iterator

from rules.kernel import Path, Split
from rules.tigris.actions import earner, tile_laws
from rules.tigris.board import (
    COLOURS,
    LETTERS,
    NEAR,
    OFF,
    OFFICES,
    PLACES,
    Cell,
    Cells,
    Leader,
    cells_of,
    chart,
    colour,
    fourth,
    put,
    spread,
    third,
)
from rules.tigris.building import corners, four, ready
from service.agents import Ask
from service.agents.tigris.mind import Mind, keys

Option = tuple[float, Path]

ON_BOARD = 1.0
"""What it is worth to have a leader on the board at all."""
RESTLESS = 0.8
"""What a move must bring beyond what the leader has where he stands."""
NEARLY = 0.4
"""What three of the four tiles of a square are worth."""


def options(mind: Mind, ask: Ask, settled: bool = False) -> list[Option]:
    """What could be done, with its value; to pass is worth nothing. Who is settled moves no leader."""
    verbs = keys(ask, ())
    found: list[Option] = [(0.0, ("pass",)), *_leaders(mind, ask, verbs, settled), *_tiles(mind, ask, verbs)]
    return [*found, *_swap(mind, ask, verbs), *_catastrophes(mind, ask, verbs)]


def _leaders(mind: Mind, ask: Ask, verbs: list[str], settled: bool) -> Iterator[Option]:
    for office in keys(ask, ("leader",)) if "leader" in verbs else []:
        leader = mind.seat * len(COLOURS) + OFFICES.index(office)
        now = mind.view.leaders[leader]
        if settled and now != OFF:
            continue
        kept = mind.standing(mind.found, leader) + RESTLESS if now != OFF else -ON_BOARD
        for place in keys(ask, ("leader", office)):
            yield _place(mind, leader, PLACES[place]) - kept, ("leader", office, place)


def _place(mind: Mind, leader: Leader, cell: Cell) -> float:
    leaders = list(mind.view.leaders)
    leaders[leader] = cell
    found = chart(mind.view.board, tuple(leaders))
    kingdom = found.kingdom(cell)
    value = mind.standing(found, leader) + mind.spoils(found, kingdom)
    rivals = [other for other in found.inside(kingdom) if other % 4 == leader % 4 and other != leader]
    if not rivals:
        return value
    chance = mind.revolt(cell, rivals[0])
    return chance * (value + mind.worth["red"] + 0.5) - (1 - chance) * 2.5


def _tiles(mind: Mind, ask: Ask, verbs: list[str]) -> Iterator[Option]:
    near = spread(sum(mind.found.kingdoms))
    for name in keys(ask, ("tile",)) if "tile" in verbs else []:
        laying = Laying(mind, name)
        for place in keys(ask, ("tile", name)):
            if near >> PLACES[place] & 1:
                yield laying.value(PLACES[place]), ("tile", name, place)


class Laying:
    """What tiles of one colour bring."""

    def __init__(self, mind: Mind, name: str) -> None:
        self._mind, self._name = mind, name
        self._points = {kingdom: _point(mind, name, kingdom) for kingdom in mind.found.kingdoms}
        self._soon = NEARLY if mind.hand[name] > 1 and mind.view.left > 1 else 0
        tiles = cells_of(mind.view.board, LETTERS[name])
        self._squared = third(tiles) if self._soon else fourth(tiles)
        """Where squares for a monument may come to something."""

    def value(self, cell: Cell) -> float:
        kingdoms, mine, spoils = self._mind.joined(cell)
        if len(kingdoms) == 2:
            war = self._mind.war(kingdoms[0], kingdoms[1], self._name)
            return war - 0.3 + (spoils if not war else 0)
        return self._points[kingdoms[0]] + spoils + self._shape(cell, mine) + self._squares(cell)

    def _shape(self, cell: Cell, mine: list[Leader]) -> float:
        """Temples beside own leaders, and supporters of own leaders."""
        value = 0.05 * (self._name in [colour(leader) for leader in mine])
        if self._name == "red":
            value += 0.35 * sum([NEAR[cell] >> self._mind.found.leaders[leader] & 1 for leader in mine])
        return value

    def _squares(self, cell: Cell) -> float:
        """A monument at once; or one with the next action, if a tile for it is in hand."""
        if not self._squared >> cell & 1:
            return 0.0
        view = self._mind.view
        board = put(view.board, cell, LETTERS[self._name])
        free = tile_laws(view.board, view.leaders, self._name).open
        value = 0.0
        for corner in corners(cell):
            missing = [other for other in four(corner) if board[other] != board[cell]]
            part = 1 if not missing else self._soon if len(missing) == 1 and free >> missing[0] & 1 else 0
            if part:
                found = chart(board, view.leaders)
                keys = ready([key for key, _ in view.built], board[cell])
                value = max([value, *(part * self._mind.monument(key, corner, found) for key in keys)])
        return value


def _point(mind: Mind, name: str, kingdom: Cells) -> float:
    seat = earner(mind.found, kingdom, name)
    if seat is None:
        return 0
    return mind.worth[name] if seat == mind.seat else -0.6


def _swap(mind: Mind, ask: Ask, verbs: list[str]) -> Iterator[Option]:
    """Colours that earn nothing at present go, but some temples are kept for revolts."""
    if "swap" not in verbs:
        return
    node = ask(("swap",))
    assert isinstance(node, Split)
    serving = {colour(leader) for leader in mind.found.inside(mind.found.standing) if mind.mine(leader)}
    spare = {name: n - 2 if name == "red" else n for name, n in mind.hand.items() if name not in serving}
    chosen = tuple((name, n) for name, n in spare.items() if n > 0) or ((node.choices[0].key, 1),)
    yield 0.3 + 0.1 * sum(n for _, n in chosen), ("swap", chosen)


def _catastrophes(mind: Mind, ask: Ask, verbs: list[str]) -> Iterator[Option]:
    """Strikes a temple that is the only one beside leaders of others."""
    temples = mind.found.temples & ~mind.treasures
    if "catastrophe" not in verbs or not temples:
        return
    for place in keys(ask, ("catastrophe",)):
        cell = 1 << PLACES[place]
        if not temples & cell:
            continue
        lost = mind.found.inside(mind.found.homeless(cell))
        yield sum(_struck(mind, leader) for leader in lost) - 1.2, ("catastrophe", place)


def _struck(mind: Mind, leader: Leader) -> float:
    """What it brings that a leader is sent home."""
    if mind.mine(leader):
        return -2.5
    return 0.9 + 0.6 * mind.lasting * len(
        mind.monuments(mind.found.kingdom(mind.found.leaders[leader]), colour(leader))
    )
