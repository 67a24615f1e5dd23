"""What a player of Euphrat & Tigris makes of the view.

One unit of value is a point in a colour that is neither strong nor weak.
"""

from functools import cached_property
from typing import NamedTuple

from rules.kernel import One, Path, Seat
from rules.tigris.board import (
    COLOURS,
    LETTERS,
    NEAR,
    Cell,
    Cells,
    Chart,
    Leader,
    cells_of,
    chart,
    colour,
    flood,
    owner,
    spread,
    together,
)
from rules.tigris.building import four
from rules.tigris.state import MONUMENTS
from rules.tigris.view import TigrisView
from service.agents import Ask

GUESS = {"black": 0.2, "red": 0.33, "blue": 0.23, "green": 0.2}
"""How much of a hidden hand is of a colour, as in the bag."""


class Joined(NamedTuple):
    """What a tile would join: kingdoms, own leaders in the whole area, and treasures that somebody would take."""

    kingdoms: list[Cells]
    mine: list[Leader]
    spoils: float


class Mind:
    """What a player makes of the view."""

    def __init__(self, view: TigrisView, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.found = chart(view.board, view.leaders)
        self._joined: dict[Cells, Joined] = {}
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

    def joined(self, cell: Cell) -> Joined:
        """What a tile there would join; on most cells the same as on others."""
        near = NEAR[cell]
        area = sum([area for area in self.found.areas if area & near])
        known = self._joined.get(area)
        if known is None:
            mine = [leader for leader in self.found.inside(area) if self.mine(leader)]
            known = self._joined[area] = Joined(self.found.touched(cell), mine, self.spoils(self.found, area))
        return known

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
        value += 0.5 * min(3, (found.temples & NEAR[cell]).bit_count())
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
        mine = (self.found.temples & NEAR[cell]).bit_count() + self.hand["red"]
        theirs = (self.found.temples & NEAR[self.found.leaders[rival]]).bit_count()
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


class Novice(Mind):
    """A beginner: a point is a point in whatever colour, nobody is feared, and no war is sought."""

    def __init__(self, view: TigrisView, seat: Seat) -> None:
        super().__init__(view, seat)
        self.worth = dict.fromkeys(COLOURS, 1.0)

    def war(self, one: Cells, two: Cells, laid: str) -> float:
        return min(0.0, super().war(one, two, laid))

    def _threat(self, found: Chart, leader: Leader, kingdom: Cells) -> float:
        return 0.0


def _chance(margin: float) -> float:
    return max(0.0, min(1.0, 0.4 + 0.25 * margin))


def keys(ask: Ask, path: Path) -> list[str]:
    node = ask(path)
    assert isinstance(node, One)
    return [choice.key for choice in node.choices]
