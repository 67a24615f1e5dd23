"""What stands on the map: tokens as discs, cities as walls, ships; each with the sign of its nation."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial

from renderers.civilization.geometry import chart
from renderers.civilization.layout import CITY, SHIP, SIGN, TOKEN
from renderers.civilization.lettering import LIMIT, limit
from renderers.look import Point
from renderers.palette import Colour, Seat
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.board import AREAS
from rules.civilization.view import CivView, Harboured, Place

Extent = tuple[Point, float]
"""A centre, and how far something reaches from it."""

CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
REACH = 10.5
"""How far the sign's centre is from the disc's, across and down."""
CRATER = 10.0
FLAG = 9.0
WALLS = "M0 100 V0 H20 V15 H40 V0 H60 V15 H80 V0 H100 V100 Z"


def lay(sheet: Sheet, view: CivView) -> None:
    """Ships first, then cities, then discs, so that numbers are never covered."""
    ashore = [extent for place in view.places for extent in _ashore(place)]
    for place in view.places:
        _ships(sheet, place, ashore)
    for place in view.places:
        if place.city is not None:
            _city(sheet, place.city, _city_at(place.area))
    moving = view.up[0] if view.current == "movement" and view.up else -1
    for place in view.places:
        for (seat, number), n in zip(place.tokens, standing(place), strict=False):
            _token(sheet, place.area, n, seat, number, fresh=place.fresh if seat == moving else 0)
    _limits(sheet, view)
    for place in view.places:
        if place.seceded and view.torn is not None:
            _turned(sheet, place, view.torn)


def standing(place: Place) -> Iterator[int]:
    """The numbers of the places for tokens, best first; a city in an area without a site takes the first."""
    spots = chart().areas[place.area].tokens
    free = [n for n, spot in enumerate(spots) if place.city is None or spot != _city_at(place.area)]
    return (free[i % len(free)] for i in range(len(place.tokens)))


def marker(sheet: Sheet, seat: int, x: float, y: float, size: float) -> None:
    """A player's disc with the sign of the nation."""
    who = sheet.seat(seat)

    def painter(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2 - 1, who.fill, pen.ink.ink, 1.6)
        pen.icon(who.sign, size / 2, size / 2, size * 0.66, who.text)

    sheet.paint(("marker", seat), (size, size), painter, x, y)


def _token(sheet: Sheet, area: str, n: int, seat: int, number: int, fresh: int) -> None:
    (x, y), corner = chart().areas[area].tokens[n], _corner(area, n)
    side = 2 * (REACH + SIGN + 2)
    painter = partial(_disc, sheet.seat(seat), number, corner, bool(fresh))
    sheet.paint(("token", seat, number, corner, bool(fresh)), (side, side), painter, x, y, shadow=1.5)


def _turned(sheet: Sheet, place: Place, torn: int) -> None:
    """How many of the victim's pieces have seceded: at the corner of a city, or at that which a disc's sign leaves."""
    if place.city == torn:
        (x, y), (across, down) = _city_at(place.area), (-1, 1)
    else:
        n = next(n for (seat, _), n in zip(place.tokens, standing(place), strict=True) if seat == torn)
        (x, y), (across, down) = chart().areas[place.area].tokens[n], _corner(place.area, n)
    painter = partial(_flag, str(place.seceded))
    sheet.paint(("turned", place.seceded), (2 * FLAG, 2 * FLAG), painter, x - across * REACH, y - down * REACH)


def _flag(number: str, pen: Pen) -> None:
    pen.circle(FLAG, FLAG, FLAG - 0.5, pen.ink.alarm, pen.ink.white, 1.6)
    pen.text(FLAG, FLAG, number, 15, "number", pen.ink.white, room=2 * FLAG - 4, least=10)


def _disc(who: Seat, number: int, corner: tuple[int, int], fresh: bool, pen: Pen) -> None:
    """The number in the middle, the sign at a corner; tokens that may still move have a golden rim."""
    middle = REACH + SIGN + 2
    pen.circle(middle, middle, TOKEN, who.fill, pen.ink.ink, 1.6)
    if fresh:
        pen.circle(middle, middle, TOKEN - 2, None, pen.ink.white, 2)
    x, y = middle + corner[0] * REACH, middle + corner[1] * REACH
    pen.circle(x, y, SIGN - 0.5, pen.ink.card, pen.ink.ink, 1.2)
    pen.icon(who.sign, x, y, SIGN * 1.45, pen.ink.ink)
    size = 20 if number < 10 else 17
    pen.text(middle - corner[0], middle - corner[1], str(number), size, "number", who.text)


def _city(sheet: Sheet, seat: int, at: Point) -> None:
    sheet.paint(("city", seat), (CITY, CITY), partial(_walls, sheet.seat(seat)), *at, shadow=3)


def _walls(who: Seat, pen: Pen) -> None:
    pen.path(WALLS, who.fill, pen.ink.ink, 2, (1, 1), (CITY - 2) / 100)
    pen.icon(who.sign, CITY / 2, CITY * 0.58, CITY * 0.64, who.text)


def _city_at(area: str) -> Point:
    at = chart().areas[area].city
    assert at is not None
    return at


def _ships(sheet: Sheet, place: Place, ashore: Sequence[Extent]) -> None:
    """A ship for each owner on each coast, with the number of ships and of those aboard; where least hides it."""
    for coast, moorings in chart().areas[place.area].ships.items():
        here = [ship for ship in place.ships if ship.harbour.partition(".")[2] == coast]
        spots = sorted(moorings, key=partial(_hidden, ashore)) if here else moorings
        fleets = Counter(ship.seat for ship in here)
        for n, (seat, ships) in enumerate(fleets.items()):
            x, y = spots[n % len(spots)]
            aboard = _aboard(here, seat)
            painter = partial(_ship, sheet.seat(seat), ships, aboard)
            sheet.paint(("ship", seat, ships, aboard), (SHIP + 8, SHIP + 4), painter, x, y, shadow=2)


def _hidden(ashore: Sequence[Extent], at: Point) -> float:
    """How far other pieces reach over a ship."""
    return sum(max(0.0, reach + SHIP / 2 - math.dist(at, spot)) for spot, reach in ashore)


def _aboard(ships: list[Harboured], seat: int) -> int:
    return sum(ship.cargo for ship in ships if ship.seat == seat)


def _ship(who: Seat, ships: int, aboard: int, pen: Pen) -> None:
    x, y = SHIP / 2 + 4, SHIP / 2 + 2
    pen.icon("civilization/ship", x, y, SHIP, who.fill)
    pen.icon(who.sign, x, y - SHIP * 0.13, SHIP * 0.42, who.text)
    if ships > 1:
        _plate(pen, SHIP + 1, SHIP - 4, str(ships), pen.ink.card)
    if aboard:
        _plate(pen, 7, SHIP - 4, str(aboard), who.fill)


def _plate(pen: Pen, x: float, y: float, text: str, ground: Colour) -> None:
    pen.circle(x, y, 6.5, ground, pen.ink.ink, 1.2)
    pen.text(x, y, text, 11, "number")


def _limits(sheet: Sheet, view: CivView) -> None:
    """Limits that a piece has touched are printed again on top: nothing ever hides them."""
    side = 2 * LIMIT + 3
    touched = {area for place in view.places for extent in _extents(place) for area in _touched(*extent)}
    for area in sorted(touched):
        at, number = chart().areas[area].limit, AREAS[area].limit
        assert at is not None
        sheet.paint(("limit", number), (side, side), partial(limit, at=(side / 2, side / 2), number=number), *at)


def _extents(place: Place) -> Iterator[Extent]:
    """Centre and radius of everything that stands in an area."""
    yield from _ashore(place)
    moorings = chart().areas[place.area].ships
    for ship in place.ships:
        yield from ((spot, SHIP * 0.6) for spot in moorings[ship.harbour.partition(".")[2]])


def _ashore(place: Place) -> Iterator[Extent]:
    """Discs and cities; a disc and its sign are two."""
    own = chart().areas[place.area]
    for n in standing(place):
        (x, y), corner = own.tokens[n], _corner(place.area, n)
        yield (x, y), TOKEN
        yield (x + corner[0] * REACH, y + corner[1] * REACH), SIGN
    if place.city is not None:
        yield _city_at(place.area), CITY * 0.6


@cache
def _touched(at: Point, reach: float) -> tuple[str, ...]:
    """The areas whose limits are nearer than that."""
    limits = ((area, place.limit) for area, place in chart().areas.items() if place.limit)
    return tuple(area for area, spot in limits if math.dist(at, spot) < reach + LIMIT)


@cache
def _corner(area: str, n: int) -> tuple[int, int]:
    """The corner at which a disc's sign is least in the way of what is printed and of other discs."""
    x, y = chart().areas[area].tokens[n]

    def cost(corner: tuple[int, int]) -> float:
        at = (x + corner[0] * REACH, y + corner[1] * REACH)
        return sum(weight * max(0.0, r + SIGN - math.dist(at, other)) for other, r, weight in _marks(area, n))

    return min(CORNERS, key=cost)


def _marks(area: str, n: int) -> Iterator[tuple[Point, float, float]]:
    """What a sign keeps clear of: limits, cities and volcanoes of all areas, discs and the name of its own."""
    for place in chart().areas.values():
        if place.limit and place.city:
            yield place.limit, 10, 4
            yield place.city, CITY / 2, 2
    yield from ((at, CRATER, 1) for at in chart().volcanoes.values())
    own = chart().areas[area]
    for other, spot in enumerate(own.tokens):
        if other != n:
            yield spot, TOKEN, 1
    yield (own.name[0], own.name[1]), own.name[4], 1
