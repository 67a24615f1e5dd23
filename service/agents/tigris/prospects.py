"""What the strong player expects of a position for the turns to come, one number for each thing that promises or
threatens points."""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from math import comb

from rules.kernel import Seat
from rules.tigris.board import (
    ALL,
    COLOURS,
    LETTERS,
    RIVER,
    WIDTH,
    Cell,
    Cells,
    Leader,
    cells_of,
    members,
    spread,
    together,
)
from rules.tigris.building import ready
from rules.tigris.state import HAND, MONUMENTS, TILES, TREASURES_LEFT, Tigris, chart_of, family, kind

BLACK, RED, BLUE, GREEN = range(len(COLOURS))
NUMBER = {name: number for number, name in enumerate(COLOURS)}
PAYS = {key: tuple(NUMBER[name] for name in names) for key, names in MONUMENTS.items()}
SQUARES = together(cell for cell in range(ALL.bit_length() - WIDTH) if cell % WIDTH < WIDTH - 1)
"""The upper left cells of all squares."""
LAST_COLUMN = together(range(WIDTH - 1, ALL.bit_length(), WIDTH))

DRAWN = 2.0
"""Tiles that a player draws in a turn, about."""
FEWER = 4.5
"""Rounds in which a treasure is taken, about."""
SOON, LATER = 3.0, 10.0
"""Rounds for which an income may be held, and for which the best are."""
LATE = 4.0
"""Rounds before the end from which on places are worth less and less."""
ABSENT = 2.0
"""What it costs to lose a leader, in points."""

Tiles = Sequence[float]
"""So many of each colour."""


class Table:
    """What everybody sees, counted once for all seats."""

    def __init__(self, g: Tigris, rounds: float) -> None:
        self.g, self.rounds = g, rounds
        self.found = chart_of(g)
        self.tiles = [cells_of(g.board, letter) for letter in LETTERS.values()]
        self.kingdoms = self.found.kingdoms
        self.near = [spread(kingdom) for kingdom in self.kingdoms]
        self.inside = [self.found.inside(kingdom) for kingdom in self.kingdoms]
        self.home = {leader: n for n, leaders in enumerate(self.inside) for leader in leaders}
        self.support = [[(kingdom & tiles).bit_count() for tiles in self.tiles] for kingdom in self.kingdoms]
        self.temples = {leader: self._temples(g.leaders[leader]) for leader in self.home}
        self.income = {leader: self._income(leader) for leader in self.home}

    @cached_property
    def unseen(self) -> list[int]:
        """Tiles that are neither on the board nor out of the game."""
        lying = self.g.board.lower()
        return [TILES[name] - lying.count(LETTERS[name]) - self.g.gone.get(name, 0) for name in COLOURS]

    @cached_property
    def borders(self) -> list[tuple[int, int, bool]]:
        """Kingdoms that a tile would join, and those that two would."""
        free, found = ~self.found.taken, list[tuple[int, int, bool]]()
        for one in range(len(self.kingdoms)):
            for two in range(one):
                if self.near[one] & self.near[two] & free & ~self.found.borders[1]:
                    found.append((one, two, True))
                elif spread(self.near[one]) & self.near[two] & free:
                    found.append((one, two, False))
        return found

    @cached_property
    def landing(self) -> list[int]:
        """The temples beside the best cell in each kingdom for a leader who comes to it."""
        free = ALL & ~(self.found.taken | RIVER | self.found.borders[0])
        beside = _beside(self.found.temples)
        return [next((n for n in (4, 3, 2, 1) if near & free & beside[n - 1]), 0) for near in self.near]

    @cached_property
    def squares(self) -> list[tuple[int, int, Cells, tuple[str, ...]]]:
        """Squares for monuments that lack one tile or two: colour, tiles lacking, cells, monuments to be had."""
        found = []
        for number, tiles in enumerate(self.tiles):
            keys = tuple(ready(self.g.built, LETTERS[COLOURS[number]]))
            for lacking, corner in _begun(tiles, ~self.found.taken & (RIVER if number == BLUE else ~RIVER)):
                if keys:
                    found.append((number, lacking, 3 << corner | 3 << corner + WIDTH, keys))
        return found

    def _temples(self, cell: Cell) -> int:
        return (self.found.temples & spread(1 << cell)).bit_count()

    def _income(self, leader: Leader) -> int:
        kingdom, number = self.kingdoms[self.home[leader]], leader % len(COLOURS)
        return sum(kingdom >> corner & 1 for key, corner in self.g.built.items() if number in PAYS[key])


class Eyes:
    """The table as a seat sees it that has these tiles, for whom points have these prices."""

    def __init__(self, table: Table, seat: Seat, hand: Tiles | None, prices: Tiles) -> None:
        self.table, self.seat, self.prices = table, seat, prices
        total = sum(table.unseen) - (sum(hand) if hand else 0)
        self.part = [
            round((unseen - (hand[n] if hand else 0)) / total, 2) if total else 0.25
            for n, unseen in enumerate(table.unseen)
        ]
        self.hand = hand or [round(HAND * part) for part in self.part]
        self.soon = min(table.rounds, SOON)
        self.stay = min(1.0, table.rounds / LATE)
        self.mine = [leader for leader in family(seat) if leader in table.home]
        self.absent = [leader for leader in family(seat) if leader not in table.home]

    def prospects(self) -> tuple[float, ...]:
        """In the order of the weights."""
        stay = self.stay
        return (
            *(stay * one for one in (*self._leaders(), *self._hand())),
            *self._income(),
            *(stay * one for one in (*self._wars(), *self._revolts())),
            stay * self._treasures(),
            *self._squares(),
        )

    def _leaders(self) -> tuple[float, ...]:
        """How many there are, temples beside them, supporters, and what a king gets for others."""
        table, prices = self.table, self.prices
        temples = support = regency = 0.0
        for leader in self.mine:
            number, home = leader % len(COLOURS), table.home[leader]
            temples += min(3, table.temples[leader])
            support += prices[number] * min(4, table.support[home][number])
            if number == BLACK:
                there = {other % len(COLOURS) for other in table.inside[home]}
                regency = sum(price for other, price in enumerate(prices) if other not in there)
        return len(self.mine), temples, support, regency

    def _hand(self) -> tuple[float, ...]:
        """Tiles that earn points at once, more of them, tiles that do not, and temples for revolts."""
        served = [leader % len(COLOURS) for leader in self.mine]
        first = sum(self.prices[number] * min(2, self.hand[number]) for number in served)
        more = sum(self.prices[number] * max(0, self.hand[number] - 2) for number in served)
        idle = sum(min(2, self.hand[leader % len(COLOURS)]) for leader in self.absent)
        return first, more, idle, min(3, self.hand[RED])

    def _income(self) -> tuple[float, float]:
        """Points at the end of every turn, for a while and for long."""
        paid = sum(self.prices[leader % len(COLOURS)] * self.table.income[leader] for leader in self.mine)
        return self.soon * paid, min(self.table.rounds, LATER) * paid

    def _wars(self) -> tuple[float, float, float, float]:
        """What a war over one tile may cost at worst, or over two, and what it may bring at best."""
        worst, best = [0.0, 0.0], [0.0, 0.0]
        for one, two, direct in self.table.borders:
            loss, gain = map(sum, zip((0.0, 0.0), *self._battles(one, two), *self._battles(two, one), strict=True))
            worst[direct], best[direct] = max(worst[direct], loss), max(best[direct], gain)
        return worst[1], worst[0], best[1], best[0]

    def _battles(self, home: int, abroad: int) -> Iterator[tuple[float, float]]:
        """What each own leader may lose when he is attacked, and win when he attacks."""
        table = self.table
        theirs = {leader % len(COLOURS): leader for leader in table.inside[abroad]}
        for leader in table.inside[home]:
            number = leader % len(COLOURS)
            rival = theirs.get(number)
            if leader // len(COLOURS) != self.seat or rival is None:
                continue
            lead = table.support[home][number] - table.support[abroad][number] + self.hand[number]
            stake = ABSENT + table.support[home][number] + self.soon * table.income[leader]
            won = 1 - self._has(rival, number, lead)
            booty = (1 + table.support[abroad][number]) * self.prices[number]
            yield self._has(rival, number, lead + 1) * stake, won * booty - (1 - won) * 0.8 * stake

    def _revolts(self) -> tuple[float, float, float]:
        """Own leaders whom an absent rival may drive out, or one from elsewhere, and the best revolt of an own. Who
        stands elsewhere may come for an income, too: else it would be a gain to lose him."""
        threats, best = [0.0, 0.0], 0.0
        for leader in self.mine:
            for absent, chance in enumerate(self._driven_out(leader)):
                threats[absent] += chance * (1 + 0.7 * self.soon * self.table.income[leader])
        for leader in (*self.absent, *self.mine):
            for rival in self._rivals(leader):
                prize = self._prize(leader, rival)
                best = max(best, prize * self._drives_out(rival) if prize else 0.0)
        return threats[1], threats[0], best

    def _prize(self, leader: Leader, rival: Leader) -> float:
        """What it would bring to stand where a rival stands."""
        income = self.table.income
        if rival not in income:
            return 0.0
        more = income[rival] - income.get(leader, 0)
        if leader in income and more <= 0:
            return 0.0
        return 1 + self.prices[leader % len(COLOURS)] * self.soon * more

    def _driven_out(self, leader: Leader) -> tuple[float, float]:
        """The chances of rivals on the board, and of those beside it."""
        landing = self.table.landing[self.table.home[leader]]
        need = self.table.temples[leader] + self.hand[RED] - landing + 1
        found = [0.0, 0.0]
        for rival in self._rivals(leader) if landing else ():
            absent = rival not in self.table.home
            found[absent] = max(found[absent], self._has(rival, RED, need))
        return found[0], found[1]

    def _drives_out(self, rival: Leader) -> float:
        landing = self.table.landing[self.table.home[rival]]
        return 1 - self._has(rival, RED, landing + self.hand[RED] - self.table.temples[rival]) if landing else 0.0

    def _rivals(self, leader: Leader) -> Iterator[Leader]:
        return (
            other for other in range(leader % len(COLOURS), len(self.table.g.leaders), len(COLOURS)) if other != leader
        )

    def _has(self, rival: Leader, number: int, need: float) -> float:
        """The chance that a rival has so many tiles in hand."""
        return at_least(len(self.table.g.hands[rival // len(COLOURS)]), self.part[number], round(need))

    def _treasures(self) -> float:
        """Treasures that two more tiles would bring to the own trader."""
        table = self.table
        home = table.home.get(self.seat * len(COLOURS) + GREEN)
        if home is None:
            return 0.0
        treasures, kingdom = together(table.g.treasures), table.kingdoms[home]
        reach = spread(table.near[home]) & ~kingdom
        return min(2.0, (treasures & reach).bit_count()) if treasures & kingdom else 0.0

    def _squares(self) -> tuple[float, float]:
        """The best monument that one tile would make, and that two would."""
        best = [0.0, 0.0]
        for number, lacking, cells, keys in self.table.squares:
            if self.hand[number] >= lacking:
                best[lacking - 1] = max(best[lacking - 1], self._monument(cells, keys))
        return self.soon * best[0], self.soon * best[1]

    def _monument(self, cells: Cells, keys: Sequence[str]) -> float:
        there = [leader for n, near in enumerate(self.table.near) if near & cells for leader in self.table.inside[n]]
        return max(sum(self._paid(leader) for leader in there if leader % len(COLOURS) in PAYS[key]) for key in keys)

    def _paid(self, leader: Leader) -> float:
        return self.prices[leader % len(COLOURS)] if leader // len(COLOURS) == self.seat else -0.8


def rounds_left(g: Tigris) -> float:
    """How long the match may last."""
    return max(0.0, min(len(g.bag) / (DRAWN * g.seats), FEWER * (len(g.treasures) - TREASURES_LEFT)))


def tiles_of(g: Tigris, seat: Seat) -> list[int]:
    kinds = [kind(tile) for tile in g.hands[seat]]
    return [kinds.count(name) for name in COLOURS]


@lru_cache(maxsize=20_000)
def at_least(hand: int, part: float, need: int) -> float:
    """The chance that so many tiles of a hidden hand are of a colour that is such a part of all."""
    if need <= 0:
        return 1.0
    return sum(comb(hand, k) * part**k * (1 - part) ** (hand - k) for k in range(need, hand + 1))


def _beside(temples: Cells) -> list[Cells]:
    """The cells with one temple beside them or more, with two or more, and so on."""
    found = [0, 0, 0, 0]
    for way in _sides(temples):
        for n in (3, 2, 1):
            found[n] |= found[n - 1] & way
        found[0] |= way
    return found


def _sides(cells: Cells) -> tuple[Cells, ...]:
    """The cells below these, above, to the right and to the left."""
    return cells << WIDTH & ALL, cells >> WIDTH, (cells & ~LAST_COLUMN) << 1, (cells & ~(LAST_COLUMN >> WIDTH - 1)) >> 1


def _begun(tiles: Cells, free: Cells) -> Iterator[tuple[int, Cell]]:
    """Squares with one tile lacking or two, whose other cells are free."""
    corners = [tiles >> shift for shift in (0, 1, WIDTH, WIDTH + 1)]
    whole = tiles | free
    fit = SQUARES & whole & whole >> 1 & whole >> WIDTH & whole >> WIDTH + 1
    one = two = three = 0
    for corner in corners:
        three |= two & corner
        two |= one & corner
        one |= corner
    four = corners[0] & corners[1] & corners[2] & corners[3]
    yield from ((1, corner) for corner in members(fit & three & ~four))
    yield from ((2, corner) for corner in members(fit & two & ~three))
