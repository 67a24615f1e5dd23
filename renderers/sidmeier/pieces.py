"""What lies and stands on the map: tokens, settlements under their flags, armies, and fleets with what they carry."""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from renderers.fonts import width
from renderers.look import Point
from renderers.palette import Colour, Seat, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier.geometry import chart
from renderers.sidmeier.layout import BACK, PIECE, SETTLEMENT, SMALL, TOKEN, middle, unit_icon
from rules.sidmeier.printed import CLASSES, RESOURCES
from rules.sidmeier.view import HIDDEN, SeenArea, SeenFigures, SeenSettlement, WorldView

SHAPES = (
    "M6 6 H94 V94 H6 Z",
    "M50 3 A47 47 0 1 1 49.9 3 Z",
    "M6 4 H94 V52 C94 78 68 92 50 98 C32 92 6 78 6 52 Z",
    "M50 1 L94 25 V75 L50 99 L6 75 V25 Z",
    "M6 4 H94 V97 L50 82 L6 97 Z",
    "M6 96 V46 C6 -10 94 -10 94 46 V96 Z",
)
"""The players' bases: square, round, shield, hexagon, banner, arch."""
CARGO = 15.0
CORNER = 22.0
"""The signs of a happy and of a productive settlement, at its lower corners."""
QUIET = 0.72
"""How much smaller a token is that nobody has seen."""
TALL = 1.1
"""How high a settlement is with its flag, as against its width."""


class Stack(Struct, frozen=True):
    """Figures of one owner and sort, drawn as one piece. `fresh`: so many of them may still move."""

    owner: int
    kind: str
    era: int
    number: int
    fresh: int = 0
    cargo: tuple[tuple[str, int, int], ...] = ()


def lay(sheet: Sheet, view: WorldView) -> None:
    """Tokens first and armies last: numbers are never covered."""
    for area in view.areas:
        if area.token:
            _token(sheet, area)
    for area in view.areas:
        if area.settlement:
            _settlement(sheet, area.settlement, middle(area.id), view.advanced)
    for area in view.areas:
        _stand(sheet, area, stacks(area, view))
    for area in view.areas:
        if area.battle or area.id == view.asked or (view.battle and area.id == view.battle.area):
            sheet.icon("sidmeier/battle", *free(area, view), PIECE + 4, shadow=3)


def stacks(area: SeenArea, view: WorldView) -> list[Stack]:
    """The pieces of an area, the owner of the settlement first; ships with cargo are pieces of their own."""
    found: dict[Stack, Stack] = {}
    for figures in area.figures:
        plain = Stack(figures.owner, figures.kind, figures.era, 0, cargo=_cargo(figures))
        moving = view.stage == "movement" and figures.owner == view.active and figures.left > 0
        old = found.get(plain, plain)
        number, fresh = old.number + figures.number, old.fresh + figures.number * moving
        found[plain] = Stack(plain.owner, plain.kind, plain.era, number, fresh, plain.cargo)
    host = area.settlement.owner if area.settlement else -1
    return sorted(found.values(), key=lambda s: (s.owner != host, s.owner, CLASSES.index(s.kind), -s.era, s.cargo))


def free(area: SeenArea, view: WorldView) -> Point:
    """A place of the area on which nothing stands; the last where all are taken."""
    places = [*chart().areas[area.id].pieces]
    if area.land and not area.settlement:
        places.append(middle(area.id))
    return places[min(len(stacks(area, view)), len(places) - 1)]


def base(sheet: Sheet, seat: int, x: float, y: float, size: float, shadow: float = 2) -> None:
    """A player's base with the player's sign: how pieces of this player look."""
    sheet.paint(("base", seat), (size, size), partial(_signed, seat, sheet.seat(seat), size), x, y, shadow=shadow)


def token(sheet: Sheet, face: str, known: bool, x: float, y: float, size: float = TOKEN) -> None:
    """An exploration token: its back while it is hidden; `known`: it lies face down, but this viewer knows it."""
    shadow = 0 if face == HIDDEN else size / 15
    sheet.paint(("token", face, known), (size, size), partial(_disc, face, known, size), x, y, shadow=shadow)


def settlement(sheet: Sheet, seat: int, size: int, x: float, y: float, large: float = SETTLEMENT) -> None:
    """A village, town, city or metropolis in its owner's colour, under the flag."""
    painter = partial(_built, sheet.seat(seat), size, large)
    sheet.paint(("settlement", seat, size), (large, large * TALL), painter, x, y, shadow=large / 16)


def _token(sheet: Sheet, area: SeenArea) -> None:
    at = chart().areas[area.id].token
    assert at is not None
    token(sheet, area.token, area.known, *at)


def _disc(face: str, known: bool, size: float, pen: Pen) -> None:
    r = size / 2
    if face == HIDDEN:
        pen.circle(r, r, r * QUIET, mix(BACK, pen.ink.land, 0.55))
        pen.text(r, r, "?", size * 0.5, "title", pen.ink.card)
        return
    ground = mix(BACK, pen.ink.paper, 0.35) if known else pen.ink.card if face in RESOURCES else pen.ink.shade
    rim = pen.ink.ink if not known else mix(BACK, pen.ink.ink, 0.4)
    pen.circle(r, r, r - 1, ground, rim, size / 18)
    pen.icon(f"sidmeier/{face}", r, r, size * (0.64 if face in RESOURCES else 0.68))
    if known:
        pen.icon("sidmeier/eye", r, size * 0.1 + 3, size * 0.42)


def _settlement(sheet: Sheet, home: SeenSettlement, at: Point, advanced: bool) -> None:
    settlement(sheet, home.owner, home.size, *at)
    if advanced:
        for name, shown, side in (("smiley", home.happy, -1), ("gear", home.productive, 1)):
            if shown:
                x, y = at[0] + side * (SETTLEMENT - CORNER / 2) / 2, at[1] + SETTLEMENT * TALL / 2 - CORNER * 0.4
                sheet.icon(f"sidmeier/{name}", x, y, CORNER)
    if home.holder not in (home.owner, -1):
        base(sheet, home.holder, at[0] + SETTLEMENT / 2 - 4, at[1] + SETTLEMENT / 2 - 4, 20)


def _built(who: Seat, size: int, large: float, pen: Pen) -> None:
    """The flag flies above the right half of the roofs."""
    h, flag, house = large * TALL, large * 0.46, large * 0.86
    pole = large - flag - 1
    pen.line([(pole, 2), (pole, h - house * 0.4)], pen.ink.ink, large * 0.06)
    cloth = [(pole, 1.5), (large - 1, 1.5), (large - flag * 0.2, flag * 0.5), (large - 1, flag), (pole, flag)]
    pen.polygon(cloth, who.fill, pen.ink.ink, large * 0.035)
    pen.icon(who.sign, pole + flag * 0.44, flag * 0.53, flag * 0.76, pen.ink.card)
    pen.icon(f"sidmeier/size-{size}", house / 2 + 1, h - house / 2 - 1, house, who.fill)


def _cargo(figures: SeenFigures) -> tuple[tuple[str, int, int], ...]:
    return tuple(sorted((load.kind, load.era, load.number) for load in figures.cargo))


def _stand(sheet: Sheet, area: SeenArea, here: list[Stack]) -> None:
    """One stack on each place; two small ones where there are more stacks than places, and a number for the rest."""
    places = chart().areas[area.id].pieces
    if len(here) <= len(places):
        for stack, at in zip(here, places, strict=False):
            _piece(sheet, stack, at, PIECE)
        return
    halves = [(x + side * SMALL / 2, y) for x, y in places for side in (-1, 1)]
    for stack, at in zip(here, halves, strict=False):
        _piece(sheet, stack, at, SMALL)
    if rest := sum(stack.number for stack in here[len(halves) :]):
        sheet.disc(halves[-1][0] + SMALL, halves[-1][1], SMALL / 2, sheet.ink.card, f"+{rest}")


def _piece(sheet: Sheet, stack: Stack, at: Point, size: float) -> None:
    who = sheet.seat(stack.owner)
    box = (size * 1.34, size * 1.3 + (CARGO if stack.cargo else 0))
    x, y = at[0], at[1] + (CARGO / 2 if stack.cargo else 0)
    sheet.paint(("stack", stack, size), box, partial(_draw, stack, who, size), x, y, shadow=2)


def _draw(stack: Stack, who: Seat, size: float, pen: Pen) -> None:
    """The unit on its owner's base, the number at its foot; below it what a ship carries."""
    left, top = size * 0.17, size * 0.15
    if stack.cargo:
        _hold(pen, list(_aboard(stack)), who, size)
    _ground(pen, stack.owner, who.fill, left, top, size, pen.ink.white if stack.fresh else None)
    pen.icon(unit_icon(stack.kind, stack.era), left + size / 2, top + size * 0.48, size * 0.68, pen.ink.card)
    if stack.number > 1:
        some = f"{stack.fresh}/{stack.number}" if 0 < stack.fresh < stack.number else str(stack.number)
        _number(pen, some, left + size, top, size)


def _number(pen: Pen, text: str, right: float, top: float, size: float) -> None:
    """How many, at the upper right: `2/5` where only two of five may still move."""
    r = size * 0.27
    w = max(2 * r, width(text, "number", r * 1.75) + r * 0.8)
    x1, y0 = right + size * 0.15, max(0.0, top - size * 0.12)
    pen.rect((x1 - w, y0 + 0.5, x1, y0 + 2 * r), pen.ink.card, pen.ink.ink, size * 0.045, radius=r)
    pen.text(x1 - w / 2, y0 + r, text, r * 1.75, "number")


def _ground(pen: Pen, seat: int, fill: Colour, x: float, y: float, size: float, rim: Colour | None = None) -> None:
    scale = size / 100
    if rim:
        pen.path(SHAPES[seat], None, rim, size * 0.17, (x, y), scale)
    pen.path(SHAPES[seat], fill, pen.ink.ink, size * 0.05, (x, y), scale)


def _aboard(stack: Stack) -> Iterator[tuple[str, int]]:
    for kind, era, number in stack.cargo:
        for _ in range(number):
            yield kind, era


def _hold(pen: Pen, load: list[tuple[str, int]], who: Seat, size: float) -> None:
    w, top = CARGO * len(load) + 4, size * 1.1
    left = (size * 1.34 - w) / 2
    pen.rect((left, top - 6, left + w, top + CARGO + 1), mix(pen.ink.card, who.fill, 0.3), pen.ink.ink, 1.5, radius=4)
    for n, (kind, era) in enumerate(load):
        pen.icon(unit_icon(kind, era), left + 2 + CARGO * (n + 0.5), top + CARGO / 2 - 0.5, CARGO - 1, pen.ink.card)


def _signed(seat: int, who: Seat, size: float, pen: Pen) -> None:
    _ground(pen, seat, who.fill, 1, 1, size - 2)
    pen.icon(who.sign, size / 2, size / 2, size * 0.66, pen.ink.card)
