"""The greedy player of Euphrat & Tigris: values every action by what it brings at once, its weakest colour most.

One unit of value is a point in a colour that is neither strong nor weak.
"""

from collections.abc import Iterator
from functools import cached_property

from rules.kernel import Count, Many, One, Path, Seat, Split, Tape
from rules.tigris.actions import earner, tile_laws
from rules.tigris.board import (
    COLOURS,
    LETTERS,
    OFF,
    OFFICES,
    PLACES,
    Cell,
    Cells,
    Chart,
    Leader,
    cells_of,
    chart,
    colour,
    flood,
    owner,
    put,
    spread,
    together,
)
from rules.tigris.building import corners, four, ready
from rules.tigris.state import MONUMENTS
from rules.tigris.view import TigrisView
from service.agents import Ask

Option = tuple[float, Path]

ON_BOARD = 1.0
"""What it is worth to have a leader on the board at all."""
RESTLESS = 0.8
"""What a move must bring beyond what the leader has where he stands."""
CAUTION = 0.8
"""So many tiles more than expected an attacker fears behind the other screen."""
NEARLY = 0.4
"""What three of the four tiles of a square are worth."""
GUESS = {"black": 0.2, "red": 0.33, "blue": 0.23, "green": 0.2}
"""How much of a hidden hand is of a colour, as in the bag."""


def greedy(view: TigrisView, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The best action by its own lights; chance decides between equals."""
    mind = Mind(view, seat)
    verbs = _keys(ask, ())
    match verbs:
        case ["commit"]:
            return ("commit", _commit(mind, ask))
        case ["conflict"]:
            return ("conflict", max(_keys(ask, ("conflict",)), key=lambda office: _odds(mind, office)))
        case ["monument", "pass"]:
            return _monument(mind, ask)
        case ["treasure"]:
            return ("treasure", _treasures(ask))
    options = [(0.0, ("pass",)), *_leaders(mind, ask, verbs), *_tiles(mind, ask, verbs)]
    options += [*_swap(mind, ask, verbs), *_catastrophes(mind, ask, verbs)]
    best = max(value for value, _ in options)
    return tape.pick([path for value, path in options if value > best - 1e-9])


class Mind:
    """What a player makes of the view."""

    def __init__(self, view: TigrisView, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.found = chart(view.board, view.leaders)
        tiles, points = view.tiles[seat], view.points[seat]
        assert tiles is not None
        assert points is not None
        self.hand = dict(zip(COLOURS, tiles, strict=True))
        self.worth = {name: 2 / (1 + (n - min(points)) / 3) for name, n in zip(COLOURS, points, strict=True)}

    @cached_property
    def treasures(self) -> Cells:
        return together(self.view.treasures)

    @cached_property
    def lasting(self) -> float:
        """What a point at the end of every turn comes to, for as long as the bag may last and the place be held."""
        return min(3.0, 0.35 * self.view.bag / (2.3 * self.view.seats))

    def monument(self, key: str, corner: Cell, found: Chart) -> float:
        """What a monument on a square is worth: income for own leaders and for others, and who loses his temples."""
        square = four(corner)
        fallen = found.homeless(together(square))
        here = found.inside(flood(1 << corner, found.links) & ~fallen)
        paid = [leader for leader in here if colour(leader) in MONUMENTS[key]]
        value = sum(self.worth[colour(leader)] if self.mine(leader) else -0.8 for leader in paid)
        return self.lasting * value - sum(2.0 if self.mine(leader) else -0.8 for leader in found.inside(fallen))

    def mine(self, leader: Leader) -> bool:
        return owner(leader) == self.seat

    def hidden(self, other: Seat, arms: str) -> float:
        """How many tiles of a colour another player may have in hand."""
        return self.view.hands[other] * GUESS[arms]

    def standing(self, found: Chart, leader: Leader) -> float:
        """What a leader's place is worth: monuments, safety from revolts, and who threatens the kingdom."""
        cell = found.leaders[leader]
        kingdom = found.kingdom(cell)
        office = colour(leader)
        value = self.worth[office] * (1 + self.lasting * len(self.monuments(kingdom, office)))
        value += 0.5 * min(3, (found.temples & spread(1 << cell)).bit_count())
        if office == "black":
            value += 0.3 * (4 - len(found.colours_inside(kingdom)))
        return value - self._threat(found, leader, kingdom)

    def spoils(self, found: Chart, area: Cells) -> float:
        """Treasures that an area's trader would take."""
        number = (self.treasures & area).bit_count() - 1
        traders = [leader for leader in found.inside(area) if colour(leader) == "green"]
        if number < 1 or not traders:
            return 0
        return 1.8 * number if self.mine(traders[0]) else -1.5 * number

    def revolt(self, cell: Cell, rival: Leader) -> float:
        """The chance to win a revolt from a cell."""
        mine = (self.found.temples & spread(1 << cell)).bit_count() + self.hand["red"]
        theirs = (self.found.temples & spread(1 << self.found.leaders[rival])).bit_count()
        return _chance(mine - theirs - self.hidden(owner(rival), "red"))

    def war(self, one: Cells, two: Cells, laid: str) -> float:
        """What joining two kingdoms would bring."""
        rivals = {leader % 4: leader for leader in self.found.inside(one)}
        value = 0.0
        for other in self.found.inside(two):
            leader = rivals.get(other % 4)
            if leader is not None and self.mine(leader):
                value += self._battle(leader, one, other, two, laid)
            elif leader is not None and self.mine(other):
                value += self._battle(other, two, leader, one, laid)
        return value

    def _battle(self, leader: Leader, home: Cells, rival: Leader, abroad: Cells, laid: str) -> float:
        arms = colour(leader)
        tiles = cells_of(self.view.board, LETTERS[arms])
        mine, theirs = (home & tiles).bit_count(), (abroad & tiles).bit_count()
        hand = self.hand[arms] - (laid == arms)
        chance = _chance(mine + hand - theirs - self.hidden(owner(rival), arms))
        booty = 1 + (abroad & tiles & ~self._safe(rival)).bit_count()
        stake = 3 + self.lasting * len(self.monuments(home, arms)) + (home & tiles & ~self._safe(leader)).bit_count()
        return chance * booty * self.worth[arms] - (1 - chance) * stake

    def _safe(self, loser: Leader) -> Cells:
        """What a beaten leader does not lose: some of a priest's temples."""
        if colour(loser) != "red":
            return 0
        return self.treasures | spread(self.found.standing & ~(1 << self.found.leaders[loser]))

    def monuments(self, kingdom: Cells, office: str) -> list[str]:
        return [key for key, cell in self.view.built if kingdom >> cell & 1 and office in MONUMENTS[key]]

    def _threat(self, found: Chart, leader: Leader, kingdom: Cells) -> float:
        """Kingdoms within one tile's reach whose leader of this colour is stronger."""
        tiles, near = cells_of(self.view.board, LETTERS[colour(leader)]), spread(kingdom)
        mine, worst = (kingdom & tiles).bit_count(), 0
        for other in found.kingdoms:
            if other == kingdom or not spread(other) & near:
                continue
            if any(rival % 4 == leader % 4 for rival in found.inside(other)):
                worst = max(worst, (other & tiles).bit_count() - mine)
        return 0.4 * worst


def _leaders(mind: Mind, ask: Ask, verbs: list[str]) -> Iterator[Option]:
    for office in _keys(ask, ("leader",)) if "leader" in verbs else []:
        leader = mind.seat * len(COLOURS) + OFFICES.index(office)
        now = mind.view.leaders[leader]
        kept = mind.standing(mind.found, leader) + RESTLESS if now != OFF else -ON_BOARD
        for place in _keys(ask, ("leader", office)):
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
    for name in _keys(ask, ("tile",)) if "tile" in verbs else []:
        for place in _keys(ask, ("tile", name)):
            if near >> PLACES[place] & 1:
                yield _lay(mind, name, PLACES[place]), ("tile", name, place)


def _lay(mind: Mind, name: str, cell: Cell) -> float:
    kingdoms = mind.found.touched(cell)
    area = flood(1 << cell, mind.found.links | 1 << cell)
    if len(kingdoms) == 2:
        war = mind.war(kingdoms[0], kingdoms[1], name)
        return war - 0.3 + (mind.spoils(mind.found, area) if not war else 0)
    return _point(mind, name, kingdoms[0]) + mind.spoils(mind.found, area) + _shape(mind, name, cell, area)


def _point(mind: Mind, name: str, kingdom: Cells) -> float:
    seat = earner(mind.found, kingdom, name)
    if seat is None:
        return 0
    return mind.worth[name] if seat == mind.seat else -0.6


def _shape(mind: Mind, name: str, cell: Cell, area: Cells) -> float:
    """Temples beside own leaders, supporters of own leaders, and squares for a monument."""
    here = [leader for leader in mind.found.inside(area) if mind.mine(leader)]
    value = 0.05 * any(colour(leader) == name for leader in here)
    if name == "red":
        value += 0.35 * sum(_adjacent(cell, mind.found.leaders[leader]) for leader in here)
    return value + _squares(mind, name, cell)


def _squares(mind: Mind, name: str, cell: Cell) -> float:
    """A monument at once; or one with the next action, if a tile for it is in hand."""
    board = put(mind.view.board, cell, LETTERS[name])
    free = tile_laws(mind.view.board, mind.view.leaders, name).open
    soon = NEARLY if mind.hand[name] > 1 and mind.view.left > 1 else 0
    value = 0.0
    for corner in corners(cell):
        missing = [other for other in four(corner) if board[other] != board[cell]]
        part = 1 if not missing else soon if len(missing) == 1 and free >> missing[0] & 1 else 0
        if part:
            found = chart(board, mind.view.leaders)
            keys = ready([key for key, _ in mind.view.built], board[cell])
            value = max([value, *(part * mind.monument(key, corner, found) for key in keys)])
    return value


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
    for place in _keys(ask, ("catastrophe",)):
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
    options: list[Option] = [(0.0, ("pass",))]
    for key in _keys(ask, ("monument",)):
        places = _keys(ask, ("monument", key))
        options += [(mind.monument(key, PLACES[place], mind.found), ("monument", key, place)) for place in places]
    return max(options, key=lambda option: option[0])[1]


def _treasures(ask: Ask) -> tuple[str, ...]:
    node = ask(("treasure",))
    assert isinstance(node, Many)
    return tuple(choice.key for choice in node.choices[: node.lo])


def _adjacent(one: Cell, two: Cell) -> bool:
    return bool(spread(1 << one) >> two & 1)


def _chance(margin: float) -> float:
    return max(0.0, min(1.0, 0.4 + 0.25 * margin))


def _keys(ask: Ask, path: Path) -> list[str]:
    node = ask(path)
    assert isinstance(node, One)
    return [choice.key for choice in node.choices]
