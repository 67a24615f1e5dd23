"""What stands on the map: stacks of tokens, cities as walls, ships; each with the sign of its nation."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial

from renderers.civilization.geometry import chart
from renderers.civilization.layout import CITY, SHIP, STACK
from renderers.look import Point
from renderers.palette import Colour, Seat
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.board import AREAS
from rules.civilization.view import CivView, Harboured, Place

Extent = tuple[Point, float]
"""A centre, and how far something reaches from it."""

FLAG = 9.0
WITH_FLAG = (STACK[0] + FLAG, STACK[1] + FLAG)
NEAR = 80.0
"""How far from a stack limits may be in the way of its line."""
WALLS = "M0 100 V0 H20 V15 H40 V0 H60 V15 H80 V0 H100 V100 Z"


def lay(sheet: Sheet, view: CivView) -> None:
    """Ships first, then cities, then stacks, so that numbers are never covered."""
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
    """The numbers of the places for tokens, best first; those come last on which a city stands."""
    spots = chart().areas[place.area].tokens
    free = sorted(range(len(spots)), key=lambda n: place.city is not None and _is_on(spots[n], _city_at(place.area)))
    return (free[i % len(free)] for i in range(len(place.tokens)))


def _is_on(stack: Point, city: Point) -> bool:
    return abs(stack[0] - city[0]) < (STACK[0] + CITY) / 2 and abs(stack[1] - city[1]) < (STACK[1] + CITY) / 2


def marker(sheet: Sheet, seat: int, x: float, y: float, size: float) -> None:
    """A player's disc with the sign of the nation."""
    who = sheet.seat(seat)

    def painter(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2 - 1, who.fill, pen.ink.ink, 1.6)
        pen.icon(who.sign, size / 2, size / 2, size * 0.66, who.text)

    sheet.paint(("marker", seat), (size, size), painter, x, y)


def _token(sheet: Sheet, area: str, n: int, seat: int, number: int, fresh: int) -> None:
    x, y = chart().areas[area].tokens[n]
    if (root := _root(area, n)) is not None:
        sheet.shape(((x, y), root), None, sheet.seat(seat).fill, 3.5, closed=False)
    painter = partial(_stack, sheet.seat(seat), number, min(fresh, number))
    sheet.paint(("token", seat, number, min(fresh, number)), WITH_FLAG, painter, x, y, shadow=1.5)


def _turned(sheet: Sheet, place: Place, torn: int) -> None:
    """How many of the victim's pieces have seceded, at the upper right corner of a city or of a stack."""
    if place.city == torn:
        (x, y), (w, h) = _city_at(place.area), (CITY, CITY)
    else:
        n = next(n for (seat, _), n in zip(place.tokens, standing(place), strict=True) if seat == torn)
        (x, y), (w, h) = chart().areas[place.area].tokens[n], STACK
    painter = partial(_flag, str(place.seceded), sheet.ink.alarm, sheet.ink.white)
    sheet.paint(("turned", place.seceded), (2 * FLAG, 2 * FLAG), painter, x + w / 2 - 4, y - h / 2 + 4)


def _flag(number: str, ground: Colour, ink: Colour, pen: Pen) -> None:
    pen.circle(FLAG, FLAG, FLAG - 0.5, ground, ink, 1.6)
    pen.text(FLAG, FLAG, number, 15, "number", ink, room=2 * FLAG - 4, least=10)


def _stack(who: Seat, number: int, fresh: int, pen: Pen) -> None:
    """The nation's sign and the number of tokens; how many may still move stands at the corner, with a bright rim."""
    left, top = (side / 2 - own / 2 for side, own in zip(WITH_FLAG, STACK, strict=True))
    box = (left + 1, top + 1, left + STACK[0] - 1, top + STACK[1] - 1)
    pen.rect(box, who.fill, pen.ink.ink, 4.6 if fresh else 1.8, radius=9)
    if fresh:
        pen.rect(box, None, pen.ink.white, 2.6, radius=9)
    middle = top + STACK[1] / 2
    pen.icon(who.sign, left + 11.5, middle, 19, who.text)
    pen.text(left + 26.5, middle, str(number), 22, "number", who.text, room=18, least=13)
    if 0 < fresh < number:
        _flag(str(fresh), pen.ink.white, pen.ink.ink, pen.shift(WITH_FLAG[0] - 2 * FLAG, 0))


@cache
def _root(area: str, n: int) -> Point | None:
    """Where a stack that stands in the water holds on to its land; None where it stands on it."""
    at = chart().areas[area].tokens[n]
    shapes = chart().land(area)
    if sum(_inside(at, shape) for shape in shapes) % 2:
        return None
    limits = [other.limit for other in chart().areas.values() if other.limit and math.dist(other.limit, at) < NEAR]
    coast = [spot for shape in shapes for spot in shape]
    ends = [_along(at, spot, part) for part in (1.15, 1.0, 0.6) for spot in sorted(coast, key=partial(math.dist, at))]
    return next((end for end in ends if not _crosses(at, end, limits)), None)


def _along(at: Point, coast: Point, part: float) -> Point:
    return at[0] + (coast[0] - at[0]) * part, at[1] + (coast[1] - at[1]) * part


def _crosses(a: Point, b: Point, limits: Sequence[Point]) -> bool:
    """Whether a line would cross out a limit."""
    passed = [_along(a, b, n / 8) for n in range(9)]
    return any(math.dist(spot, limit) < 9 for spot in passed for limit in limits)


def _inside(at: Point, shape: Sequence[Point]) -> bool:
    x, y = at
    crossed = False
    for (x0, y0), (x1, y1) in zip(shape, (*shape[1:], shape[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            crossed = not crossed
    return crossed


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


def _ashore(place: Place) -> Iterator[Extent]:
    """Where stacks and cities stand, and how far they reach."""
    own = chart().areas[place.area]
    for n in standing(place):
        yield own.tokens[n], STACK[0] / 2
    if place.city is not None:
        yield _city_at(place.area), CITY * 0.6


def _limits(sheet: Sheet, view: CivView) -> None:
    """Limits that a piece has touched are printed again on top, on a plate: nothing ever hides them."""
    touched = {area for place in view.places for at, reach in _boxes(place) for area in _touched(at, reach)}
    for area in sorted(touched):
        at, number = chart().areas[area].limit, AREAS[area].limit
        assert at is not None
        sheet.paint(("limit", number), (2 * FLAG, 2 * FLAG), partial(_figure, str(number)), *at)


def _figure(number: str, pen: Pen) -> None:
    pen.circle(FLAG, FLAG, FLAG - 1, pen.ink.card, pen.ink.faint, 1.2)
    pen.text(FLAG, FLAG, number, 15, "number", room=2 * FLAG - 4, least=10)


def _boxes(place: Place) -> Iterator[tuple[Point, Point]]:
    """Centre and half size of everything that stands in an area."""
    own = chart().areas[place.area]
    for n in standing(place):
        yield own.tokens[n], (STACK[0] / 2, STACK[1] / 2)
    if place.city is not None:
        yield _city_at(place.area), (CITY / 2, CITY / 2)
    for ship in place.ships:
        yield from ((spot, (SHIP / 2, SHIP / 2)) for spot in own.ships[ship.harbour.partition(".")[2]])


@cache
def _touched(at: Point, reach: Point) -> tuple[str, ...]:
    """The areas whose limits a piece of this size hides."""
    limits = ((area, place.limit) for area, place in chart().areas.items() if place.limit)
    return tuple(area for area, (x, y) in limits if abs(x - at[0]) < reach[0] + 4 and abs(y - at[1]) < reach[1] + 5)
