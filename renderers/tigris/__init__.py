"""Pictures of Euphrat & Tigris."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from renderers import frame, icons
from renderers.canvas import Stage
from renderers.frame import Count, Headline, Panel
from renderers.look import Look, Spot
from renderers.palette import Palette, Seat, mix, readable
from renderers.sheet import Sheet
from renderers.tigris import hand as screen
from renderers.tigris import marks, pieces, words
from renderers.tigris.geometry import (
    BOTTOM,
    DYNASTIES,
    LEFT,
    LINE,
    PANEL,
    REGIONS,
    RIGHT,
    SIZE,
    SPARK,
    SWATCH,
    TILES,
    WHERE,
    centre,
)
from renderers.tigris.ground import base
from renderers.tigris.lying import lying
from rules.kernel import Who, msg, several
from rules.text import say
from rules.tigris.board import COLOURS, NAMES
from rules.tigris.state import MONUMENTS
from rules.tigris.view import TigrisView

__all__ = ["describe", "draw", "hand", "lying", "regions", "where"]

icons.load("tigris", Path(__file__).with_name("icons.toml"))
STAGE = Stage("tigris", base, SIZE, "right", PANEL, regions=REGIONS, swatch=SWATCH)


def draw(view: TigrisView, look: Look) -> bytes:
    return STAGE.picture(view, look, _scene)


def hand(view: TigrisView, look: Look) -> bytes | None:
    return screen.draw(view, look)


def describe(view: TigrisView, lang: str, names: tuple[str, ...]) -> str:
    return words.describe(view, lang, names)


def where(place: str) -> Spot | None:
    """Where a place of the board lies."""
    return WHERE.get(place)


def regions(lang: str) -> dict[str, str]:
    return {key: say(msg(f"tigris-region-{key}"), lang, ()) for key in REGIONS}


def _scene(plain: Sheet, view: TigrisView) -> None:
    sheet = _with_dynasties(plain, view)
    for kingdom in view.kingdoms:
        pieces.realm(sheet, kingdom)
    _tiles(sheet, view)
    pieces.figures(sheet, view.leaders, view.dynasties)
    for cell in view.treasures:
        pieces.treasure(sheet, cell)
    if view.union is not None:
        x, y = centre(view.union)
        sheet.icon("tigris/union", x, y, 60, shadow=3)
    marks.highlights(sheet, view)
    if view.dispute:
        marks.dispute(sheet, view, view.dispute)
    if sheet.whole:
        _shelf(sheet, view)
        frame.headline(sheet, _headline(sheet, view))
        frame.panels(sheet, [_panel(sheet, view, seat) for seat in range(view.seats)])


def _with_dynasties(sheet: Sheet, view: TigrisView) -> Sheet:
    """The same sheet; players are told by the signs of their dynasties, not by those all games share."""
    ink = sheet.ink
    seats = tuple(_seat(ink, seat, dynasty) for seat, dynasty in enumerate(view.dynasties))
    return sheet.tinted(msgspec.structs.replace(ink, name=f"{ink.name} {'-'.join(view.dynasties)}", seats=seats))


def _seat(ink: Palette, seat: int, dynasty: str) -> Seat:
    fill = DYNASTIES[dynasty]
    return Seat(ink.seats[seat].letter, f"tigris/{dynasty}", fill, readable(fill, ink.ink), mix(ink.card, fill, 0.22))


def _tiles(sheet: Sheet, view: TigrisView) -> None:
    for cell, letter in enumerate(view.board):
        if letter in TILES:
            pieces.tile(sheet, letter, *centre(cell))
        elif letter == "x":
            pieces.catastrophe(sheet, *centre(cell))
    for key, cell in view.built:
        pieces.plaza(sheet, key, cell)


def _shelf(sheet: Sheet, view: TigrisView) -> None:
    """Below the board: the monuments that are left, the bag, the treasures that still lie on the board."""
    y = BOTTOM + 52
    left = [key for key in MONUMENTS if key not in dict(view.built)]
    for place, key in enumerate(left):
        pieces.monument(sheet, key, LEFT + 36 + place * 88, y - 2, 78)
    x = RIGHT - 330
    for icon, number in (("tigris/treasure", len(view.treasures)), ("tigris/bag", view.bag)):
        sheet.icon(icon, x, y, 56, shadow=3)
        sheet.text(x + 38, y + 1, str(number), 42, "number", anchor="lm")
        x += 170


def _headline(sheet: Sheet, view: TigrisView) -> Headline:
    lang, names = sheet.lang, tuple(sheet.name(seat) for seat in range(view.seats))
    title = say(msg("tigris-name"), lang, ())
    phase = say(view.phase, lang, names)
    if view.result is None:
        return Headline(title, phase, view.up)
    winners = tuple(seat for seat, place in enumerate(view.result.places) if place == 1)
    best = view.result.points[winners[0]]
    who = several([Who(seat) for seat in winners])
    won = msg("tigris-won", who=who, number=len(winners), points=best, reason=view.result.reason)
    return Headline(title, phase, (), say(won, lang, names), winners)


def _panel(sheet: Sheet, view: TigrisView, seat: int) -> Panel:
    place = view.result.places[seat] if view.result else 0
    return Panel(
        seat,
        score=view.result.points[seat] if view.result else None,
        counts=tuple(_counts(view, seat)),
        active=seat in view.up or place == 1,
        place=place,
        note=say(msg(f"tigris-{view.dynasties[seat]}"), sheet.lang, ()),
        extra=lambda at, w, h: _family(at, view, seat, w, h),
    )


def _counts(view: TigrisView, seat: int) -> Iterator[Count]:
    yield Count("tigris/hand", view.hands[seat])
    yield Count("tigris/catastrophe", view.catastrophes[seat], SPARK)
    jokers = view.jokers[seat]
    if jokers is not None:
        yield Count("tigris/treasure", jokers)


def _family(at: Sheet, view: TigrisView, seat: int, w: float, h: float) -> None:
    """The four leaders: those beside the board as discs, of those on it the cell; below them the points, if seen."""
    points = view.points[seat]
    column = min(73.0, w / 4 + 1)
    size = min(column - 7, h if points is None else h - LINE - 4)
    if size < 20:
        return
    for number, name in enumerate(COLOURS):
        x, cell = column * number + size / 2, view.leaders[seat * 4 + number]
        if cell < 0:
            pieces.leader(at, view.dynasties[seat], name, x, size / 2, size)
        else:
            pieces.absent(at, name, NAMES[cell], x, size / 2, size)
        if points is not None:
            weakest = points[number] == min(points) < max(points)
            pieces.total(at, name, points[number], x, size + 4 + LINE / 2, weakest)
