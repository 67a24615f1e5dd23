"""Where a player of Stone Age sets people, as all people stand now."""

from math import ceil, inf

from rules.kernel import Path, Seat
from rules.stoneage.printed import EYES, HUNGER, PLACES, RESOURCES
from rules.stoneage.state import Player, StoneAge
from service.agents.stoneage.offers import Asked
from service.agents.stoneage.outlook import (
    DIE,
    PRICE,
    SLOT,
    Crowded,
    Table,
    bought,
    built,
    chart,
    hunt,
    side_of,
    table_of,
)
from service.agents.stoneage.weights import Weights

Crowd = tuple[str, int]
"""A place, and how many people are set there."""
KIND = {place: spec.kind for place, spec in PLACES.items()}
CROWDED = frozenset(place for place, kind in KIND.items() if kind in ("hunt", "resource"))
"""Where several people can be set."""
YIELDS = {
    place: (RESOURCES.index(spec.yields), EYES[spec.yields])
    for place, spec in PLACES.items()
    if spec.kind == "resource"
}
"""The resource of a place, and how many eyes it takes."""


def as_path(crowd: Crowd) -> Path:
    place, people = crowd
    return ("place", place) if PLACES[place].least == PLACES[place].most else ("place", place, people)


def as_crowd(path: Path) -> Crowd:
    place = str(path[1])
    return place, int(str(path[2])) if len(path) > 2 else PLACES[place].least


class Placements:
    """Every placement of one seat, and what the next player who has people left would make of the place."""

    __slots__ = ("_free", "_hunt", "_mine", "_next", "_rivals", "_weights")

    def __init__(self, g: StoneAge, seat: Seat, weights: Weights) -> None:
        table, me = table_of(g), g.players[seat]
        self._weights, self._mine = weights, Standing(g, me, table, weights)
        rival, self._rivals = _next_up(g, seat)
        self._next = Standing(g, rival, table, weights)
        missing = gap(me)
        spare = 0.0 if self._mine.is_last else max(0.0, weights.larder * me.people - me.food)
        self._hunt = hunt(self._mine.side.tools, missing, spare, weights)
        self._free = me.home()
        """Those of the people at home who need not hunt."""
        if missing and "hunt" not in me.at:
            self._free -= ceil(max(0, missing - max(0, self._mine.purse)) * EYES["food"] / DIE)

    def best(self, offers: Asked) -> Path:
        """The best of all; of each place only the best numbers of people are compared."""
        best, highest = ("", 0), -inf
        for place, (least, most) in offers.places().items():
            if place in CROWDED:
                people, worth = self._best_crowd(place, most)
            else:
                people, worth = least, self._alone(place, least)
            if worth > highest:
                best, highest = (place, people), worth
        return as_path(best)

    def ranked(self, offers: Asked, within: float = inf) -> list[Path]:
        """Those that look no more than so much worse than the best, the best first."""
        worths = {
            (place, people): (self._among if place in CROWDED else self._alone)(place, people)
            for place, (least, most) in offers.places().items()
            for people in range(least, most + 1)
        }
        least = max(worths.values()) - within
        there = [crowd for crowd in worths if worths[crowd] >= least]
        return [as_path(crowd) for crowd in sorted(there, key=lambda crowd: -worths[crowd])]

    def terms(self, path: Path) -> dict[str, float]:
        """What a placement brings and costs, part by part."""
        place, people = as_crowd(path)
        kind, is_crowded = KIND[place], place in CROWDED
        worth = self._crowd(place).worth[people] if is_crowded else self._mine.worth(place)
        return {
            place if kind == "village" else kind: worth,
            "people": -self._weights.person * people,
            "hunger": -self._risk(place, people),
            "denial": 0.0 if is_crowded else self._denied(place),
        }

    def _best_crowd(self, place: str, most: int) -> tuple[int, float]:
        """How many people are best there, with hunger or without, and what they are worth."""
        worths, numbers = self._crowd(place)
        people, free = numbers[most], self._free
        worth = worths[people] - self._weights.person * people
        if people <= free or place == "hunt":
            return people, worth
        if free > 0:
            fewer = worths[numbers[free]] - self._weights.person * numbers[free]
            if fewer > worth - HUNGER:
                return numbers[free], fewer
        return people, worth - HUNGER

    def _among(self, place: str, people: int) -> float:
        """The sum of the terms where many can stand."""
        return self._crowd(place).worth[people] - self._weights.person * people - self._risk(place, people)

    def _alone(self, place: str, people: int) -> float:
        """The sum of the terms where nobody else can come any more."""
        worth = self._mine.worth(place) + self._denied(place) - self._weights.person * people
        return worth - HUNGER if people > self._free else worth

    def _crowd(self, place: str) -> Crowded:
        return self._hunt if place == "hunt" else self._mine.dug[place]

    def _denied(self, place: str) -> float:
        """What the next player would get there, where there is room for one of us only."""
        if PLACES[place].least > self._rivals:
            return 0.0
        worth = self._next.worth(place)
        return self._weights.denial * worth if worth > 0 else 0.0

    def _risk(self, place: str, people: int) -> float:
        """Hunger, if those who stay at home could not bring the missing food any more."""
        return HUNGER if people > self._free and place != "hunt" else 0.0


class Standing:
    """One player, as the own people stand."""

    __slots__ = ("_builders", "_single", "_stacks", "_stock", "_weights", "dug", "is_last", "purse", "side")

    def __init__(self, g: StoneAge, player: Player, table: Table, weights: Weights) -> None:
        self._stacks, self._weights = g.stacks, weights
        self.side, self._stock = side_of(player), stock(player)
        self._single, self.dug, self._builders, self.is_last = chart(table, self.side, weights)
        for place in player.at:
            if place in SLOT:
                self._stock = self._paid(place)
        self.purse = sum(self._stock)
        """Resources to be expected that are not needed where people stand already."""

    def worth(self, place: str) -> float:
        """A place for one player."""
        if place in PRICE:
            return self._single[place] if self.purse >= PRICE[place] else -1.0
        return self._building(place) if place in SLOT else self._single[place]

    def _building(self, place: str) -> float:
        """Points, less what the resources are worth in the hand."""
        there = built(self._stacks[SLOT[place]][-1], self._stock)
        if there is None:
            return -1.0
        return there.points - self._weights.paid * there.paid + self._builders

    def _paid(self, place: str) -> tuple[int, ...]:
        """What is left of the resources when the card or the building there is paid for."""
        if place in PRICE:
            return bought(PRICE[place], self._stock)
        there = built(self._stacks[SLOT[place]][-1], self._stock)
        return there.left if there else self._stock


def _next_up(g: StoneAge, seat: Seat) -> tuple[Player, int]:
    """The next of the others who can still place somebody, and how many; the last of them when nobody can."""
    for further in range(1, g.seats):
        rival = g.players[(seat + further) % g.seats]
        if home := rival.home():
            break
    return rival, home


def gap(player: Player) -> int:
    """Food that is missing this round; those who hunt already are expected to bring theirs."""
    hunted = int(DIE * player.at.get("hunt", 0) / EYES["food"])
    return max(0, player.people + ("hut" in player.at) - player.agriculture - player.food - hunted)


def stock(player: Player) -> tuple[int, ...]:
    """Resources in hand, and those to be expected from people who are placed already."""
    there = list(player.resources)
    for place, people in player.at.items():
        if place in YIELDS:
            kind, eyes = YIELDS[place]
            there[kind] += int(DIE * people / eyes)
    return tuple(there)
