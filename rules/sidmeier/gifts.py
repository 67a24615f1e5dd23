"""Free figures and free growth: their owner chooses the place, within the limit of the settlements."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Turn, Who, msg
from rules.sidmeier.board import COAST, EVERYWHERE, Area, area_choice, area_name
from rules.sidmeier.growth import grow, growable
from rules.sidmeier.printed import FLEETS
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import World, homes, put, room, sort_key, sort_name

GROWTH = "growth"


class Gift(Struct, array_like=True):
    """A free figure, or the growth of a settlement."""

    kind: str
    era: int = 1


class Placed(Struct, frozen=True):
    """Where the gift goes; `port` is the settlement whose limit it uses."""

    area: Area
    port: Area


class Place(Phase):
    """Gifts that wait for their places, one after the other."""

    must = True
    places = True
    names = called(assign="gift")
    seat: Seat
    gifts: list[Gift]

    def actors(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,) if self.gifts and len(places(g, self.seat, self.gifts[0])) > 1 else ()

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "grow" if self.gifts[0].kind == GROWTH else "assign"

    def question(self, g: World, seat: Seat) -> Msg:
        if self.gifts[0].kind == GROWTH:
            return msg("sidmeier-ask-free-growth")
        return msg("sidmeier-ask-gift", unit=_name(g, self.gifts[0]))

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        gift = self.gifts[0]
        pairs = places(g, seat, gift)
        match path:
            case ("grow",):
                return One(self.question(g, seat), tuple(area_choice(area) for area, _ in pairs), known=EVERYWHERE)
            case ("grow", str(area)):
                return Ready(Placed(area, area))
            case (_,):
                return One(self.question(g, seat), (Choice(sort_key(gift.kind, gift.era), _name(g, gift)),))
            case (_, _):
                areas = dict.fromkeys(area for area, _ in pairs)
                return One(msg("sidmeier-ask-where"), tuple(map(area_choice, areas)), known=EVERYWHERE)
            case (_, _, str(area)) if gift.kind in FLEETS:
                return One(msg("sidmeier-ask-port"), tuple(area_choice(port) for zone, port in pairs if zone == area))
            case (_, _, str(area)):
                return Ready(Placed(area, area))
            case (_, _, str(area), str(port)):
                return Ready(Placed(area, port))
        raise AssertionError(path)

    def act(self, t: Turn[World], seat: Seat, action: Placed) -> None:
        gift = self.gifts.pop(0)
        if gift.kind == GROWTH:
            grow(t, seat, action.area)
            return
        figure = put(t.g, seat, gift.kind, gift.era, action.area)
        t.g.settlements[action.port].placed += 1  # SM-A-BUY-38
        unit = sort_name(t.g, figure.kind, figure.era)
        t.tell(msg("sidmeier-gift", who=Who(seat), unit=unit, area=area_name(action.area)))

    def proceed(self, t: Turn[World]) -> None:
        if not self.gifts:
            t.done()
            return
        pairs = places(t.g, self.seat, self.gifts[0])
        if pairs:
            self.act(t, self.seat, Placed(*pairs[0]))
            return
        lost = self.gifts.pop(0)  # SM-A-TEC-08
        t.tell(msg("sidmeier-gift-lost", who=Who(self.seat), unit=_name(t.g, lost)))


def places(g: World, seat: Seat, gift: Gift) -> list[tuple[Area, Area]]:
    """Where a gift can go, and the settlement whose limit that uses."""
    if gift.kind == GROWTH:
        return [(area, area) for area in growable(g, seat)]
    free = [area for area in homes(g, seat) if room(g, area)]
    if gift.kind in FLEETS:
        return [(zone, port) for port in free for zone in COAST[port]]
    return [(area, area) for area in free]


def unplaced(g: World, seat: Seat, gifts: list[Gift]) -> int:
    """How many of these figures would be lost for want of room, ships for want of it by the sea (SM-A-TEC-08)."""
    figures = [gift.kind for gift in gifts if gift.kind != GROWTH]
    ashore = {area: room(g, area) for area in homes(g, seat)}
    by_the_sea = sum(free for area, free in ashore.items() if COAST[area])
    ships = sum(kind in FLEETS for kind in figures)
    return max(0, len(figures) - sum(ashore.values()), ships - by_the_sea)


def _name(g: World, gift: Gift) -> Msg:
    return msg("sidmeier-growth") if gift.kind == GROWTH else sort_name(g, gift.kind, gift.era)
