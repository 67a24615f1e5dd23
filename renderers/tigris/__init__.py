"""Pictures of Euphrat & Tigris."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from renderers import frame, icons
from renderers.canvas import Stage
from renderers.frame import Count, Headline, Panel
from renderers.look import Look
from renderers.palette import Palette, Seat, clear, mix, readable
from renderers.pen import Pen
from renderers.sheet import Sheet

icons.load("tigris", Path(__file__).with_name("icons.toml"))

from renderers.tigris import hand as screen  # noqa: E402
from renderers.tigris import pieces, words  # noqa: E402
from renderers.tigris.geometry import (  # noqa: E402
    BOTTOM,
    CELL,
    DYNASTIES,
    LEFT,
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
from renderers.tigris.ground import base  # noqa: E402
from rules.kernel import Who, msg, several  # noqa: E402
from rules.text import say  # noqa: E402
from rules.tigris.board import COLOURS, NAMES, PLACES  # noqa: E402
from rules.tigris.state import MONUMENTS  # noqa: E402
from rules.tigris.view import Dispute, TigrisView  # noqa: E402

STAGE = Stage("tigris", base, SIZE, "right", PANEL, regions=REGIONS, swatch=SWATCH)


def draw(view: TigrisView, look: Look) -> bytes:
    return STAGE.picture(view, look, _scene)


def hand(view: TigrisView, look: Look) -> bytes | None:
    return screen.draw(view, look)


def describe(view: TigrisView, lang: str, names: tuple[str, ...]) -> str:
    return words.describe(view, lang, names)


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
    _highlights(sheet, view)
    if view.dispute:
        _dispute(sheet, view.dispute)
    if sheet.whole:
        _shelf(sheet, view)
        frame.headline(sheet, _headline(sheet, view))
        frame.panels(sheet, [_panel(sheet, view, seat) for seat in range(view.seats)])


def _with_dynasties(sheet: Sheet, view: TigrisView) -> Sheet:
    """The same sheet; players are told by the signs of their dynasties, not by those all games share."""
    ink = sheet.ink
    seats = tuple(_seat(ink, seat, dynasty) for seat, dynasty in enumerate(view.dynasties))
    ink = msgspec.structs.replace(ink, name=f"{ink.name} {'-'.join(view.dynasties)}", seats=seats)
    return Sheet(sheet.image, sheet.scale, sheet.look, ink, sheet.origin, sheet.stage)


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


def _highlights(sheet: Sheet, view: TigrisView) -> None:
    """A halo at the last move, and a frame with its letter (or its name) at each cell that can be picked."""
    for place in sheet.look.last:
        if place in WHERE:
            sheet.glow(WHERE[place])
    for place, letter in sheet.look.spots:
        if place in WHERE:
            _pickable(sheet, place, letter or place, free=view.board[PLACES[place]] == ".")


def _pickable(sheet: Sheet, place: str, letter: str, free: bool) -> None:
    """On a free cell the letter stands in the middle, else at the corner of what lies there."""

    def painter(pen: Pen) -> None:
        edge = 5.0
        box = (edge, edge, CELL - edge, CELL - edge)
        pen.rect(box, clear(pen.ink.white, 0.5) if free else None, pen.ink.ink, 7, radius=9)
        pen.rect(box, None, pen.ink.gold, 4, radius=9)
        if free:
            pen.text(CELL / 2, CELL / 2, letter, 30, "number", room=CELL - 22, least=18)
        else:
            pen.circle(19, 19, 17, pen.ink.ink, pen.ink.gold, 2)
            pen.text(19, 19, letter, 22, "number", pen.ink.white, room=28, least=12)

    sheet.paint(("pickable", letter, free), (CELL, CELL), painter, WHERE[place].x, WHERE[place].y)


def _dispute(sheet: Sheet, dispute: Dispute) -> None:
    """What counts for either side, and how strong both are, at their leaders."""
    for side, cells in enumerate(dispute.backing):
        for cell in cells:
            _backed(sheet, *centre(cell), attacks=side == 0)
    for side, cell in enumerate(dispute.leaders):
        number = str(len(dispute.backing[side]))
        if side == 0 and dispute.added:
            number += f" + {dispute.added}"
        _strength(sheet, *centre(cell), number, attacks=side == 0)


def _backed(sheet: Sheet, x: float, y: float, attacks: bool) -> None:
    colour = sheet.ink.gold if attacks else sheet.ink.white

    def painter(pen: Pen) -> None:
        pen.rect((4, 4, CELL - 4, CELL - 4), None, pen.ink.ink, 7, radius=8)
        pen.rect((4, 4, CELL - 4, CELL - 4), None, colour, 4, radius=8)

    sheet.paint(("backed", attacks), (CELL, CELL), painter, x, y)


def _strength(sheet: Sheet, x: float, y: float, number: str, attacks: bool) -> None:
    """A plate above a leader: swords or shield, and the number."""
    w = 66 + 17 * len(number)

    def painter(pen: Pen) -> None:
        pen.rect((2, 2, w - 2, 50), pen.ink.gold if attacks else pen.ink.white, pen.ink.ink, 3, radius=24)
        pen.icon("swords" if attacks else "tigris/shield", 30, 26, 36)
        pen.text(54, 27, number, 40, "number", anchor="lm")

    x = min(max(x, w / 2 + 6), RIGHT - w / 2)
    sheet.paint(("strength", number, attacks), (w, 52), painter, x, max(y - 52, 30), shadow=4)


def _shelf(sheet: Sheet, view: TigrisView) -> None:
    """Below the board: the monuments that are left, the bag, the treasures that still lie on the board."""
    y = BOTTOM + 52
    left = [key for key in MONUMENTS if key not in dict(view.built)]
    for place, key in enumerate(left):
        pieces.monument(sheet, key, LEFT + 36 + place * 84, y, 72)
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
    return Panel(
        seat,
        score=view.result.points[seat] if view.result else None,
        counts=tuple(_counts(view, seat)),
        active=seat in view.up or (view.result is not None and view.result.places[seat] == 1),
        note=say(msg(f"tigris-{view.dynasties[seat]}"), sheet.lang, ()),
        extra=lambda at, w, h: _family(at, view, seat, w, h),
    )


def _counts(view: TigrisView, seat: int) -> Iterator[Count]:
    yield Count("tigris/hand", view.hands[seat])
    yield Count("tigris/catastrophe", view.catastrophes[seat], SPARK)
    points, jokers = view.points[seat], view.jokers[seat]
    if points is not None and jokers is not None:
        yield Count("tigris/treasure", jokers)
        for name, number in zip(COLOURS, points, strict=True):
            yield Count(f"tigris/disc-{name}", number)


def _family(at: Sheet, view: TigrisView, seat: int, w: float, h: float) -> None:
    """The four leaders: those beside the board as discs, of those on it the cell."""
    size = min(66.0, w / 4 - 6, h)
    if size < 20:
        return
    for number, name in enumerate(COLOURS):
        x, y = size / 2 + number * (size + 7), size / 2
        cell = view.leaders[seat * 4 + number]
        if cell < 0:
            pieces.leader(at, view.dynasties[seat], name, x, y, size)
        else:
            pieces.absent(at, name, NAMES[cell], x, y, size)
