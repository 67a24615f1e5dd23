"""UR's picture: the square of clay tiles, the stones on it, and everybody's open hand tile."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from renderers import Look, Spot, frame, icons, material
from renderers.canvas import Stage
from renderers.frame import Count, Headline, Panel
from renderers.look import Box
from renderers.palette import Colour, Palette, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.ur.lying import lying
from rules.kernel import Msg, Who, msg, several
from rules.text import say
from rules.ur.state import POINTS, TILES
from rules.ur.view import Seen, UrView

__all__ = ["describe", "draw", "hand", "lying", "regions", "where"]

KEY = "ur"
icons.load(KEY, Path(__file__).with_name("icons.toml"))

SIDE = 6
TILE = 140.0
GAP = 8.0
LEFT, TOP = 70.0, 52.0
BESIDE = LEFT + SIDE * (TILE + GAP) + 66
PIP = 38.0
STONES = {
    1: ((70, 100),),
    2: ((48, 100), (92, 100)),
    3: ((28, 100), (70, 100), (112, 100)),
    4: ((48, 76), (92, 76), (48, 116), (92, 116)),
    5: ((28, 76), (70, 76), (112, 76), (48, 116), (92, 116)),
}
"""Where so many stones lie on a tile: below the pictures."""
CLAY = {
    "agriculture": "#cfd39a",
    "trade": "#a9c4d6",
    "culture": "#d5bfdc",
    "politics": "#efe0a0",
    "war": "#e3a08c",
}
BROWN, SAND = "#8a5a33", "#ead9b0"
HALF = SIDE * (TILE + GAP) / 2 + LEFT


def draw(view: UrView, look: Look) -> bytes:
    return STAGE.picture(view, look, _pieces)


def hand(view: UrView, look: Look) -> bytes | None:
    """Hands are open: the board shows them."""
    return None


def regions(lang: str) -> dict[str, str]:
    return {key: say(msg(f"ur-region-{key}"), lang, ()) for key in STAGE.regions}


def describe(view: UrView, lang: str, names: Sequence[str]) -> str:
    """The board row by row, then everybody's holdings."""
    lines = [say(view.phase, lang, names) + "."]
    if view.result:
        lines += [say(view.result.reason, lang, names), *(say(note, lang, names) for note in view.result.notes)]
    elif view.up:
        lines.append(say(msg("ur-text-up", who=several([Who(seat) for seat in view.up])), lang, names))
    for row in range(SIDE):
        tiles = [_told(view.board[row * SIDE + column], row, column) for column in range(SIDE)]
        lines.append(say(msg("ur-text-row", row=row + 1, tiles=several(tiles)), lang, names))
    if view.spare:
        lines.append(say(msg("ur-text-spare", tiles=several([_pair(tile) for tile in view.spare])), lang, names))
    lines.append(say(msg("ur-text-pool", number=view.pool), lang, names))
    lines += [say(_holding(view, seat), lang, names) for seat in range(view.seats)]
    return "\n".join(lines)


def _told(tile: Seen, row: int, column: int) -> Msg:
    """A free tile with both sides, for it may be taken; of others what counts."""
    cell = f"{'abcdef'[column]}{row + 1}"
    if tile.owner is None:
        return msg("ur-text-free", cell=cell, tile=_pair(tile))
    if tile.ziggurat:
        return msg("ur-text-ziggurat", cell=cell, who=Who(tile.owner))
    return msg("ur-text-stones", cell=cell, picture=msg(f"ur-{tile.up}"), who=Who(tile.owner), number=tile.stones)


def _pair(tile: Seen) -> Msg:
    return msg("ur-tile", up=msg(f"ur-{tile.up}"), back=msg(f"ur-{tile.back}")) if tile.up else msg("ur-text-no-tile")


def _holding(view: UrView, seat: int) -> Msg:
    return msg(
        "ur-text-seat",
        who=Who(seat),
        tile=_pair(view.hands[seat]),
        stones=view.supply[seat],
        points=view.scores[seat],
    )


def _corner(cell: int) -> tuple[float, float]:
    """A tile's upper left corner; cells from 36 on lie beside the square."""
    if cell >= SIDE * SIDE:
        return BESIDE, TOP + 60 + (cell - SIDE * SIDE) * (TILE + GAP)
    row, column = divmod(cell, SIDE)
    return LEFT + column * (TILE + GAP), TOP + row * (TILE + GAP)


def _where() -> Iterator[tuple[str, Spot]]:
    for cell in range(TILES):
        x, y = _corner(cell)
        row, column = divmod(cell, SIDE)
        name = f"spare{cell - 35}" if cell >= SIDE * SIDE else f"{'abcdef'[column]}{row + 1}"
        yield name, Spot(x + TILE / 2, y + TILE / 2, TILE / 2)


WHERE = dict(_where())


def where(place: str) -> Spot | None:
    """Where a place of the board lies."""
    return WHERE.get(place)


def _base(pen: Pen) -> None:
    """Sand, the square's bed, and the coordinates on its edges."""
    material.paper(pen, mix(pen.ink.land, pen.ink.paper, 0.5))
    right, bottom = LEFT + SIDE * (TILE + GAP) + 6, TOP + SIDE * (TILE + GAP) + 6
    bed = (LEFT - 14, TOP - 14, right, bottom)
    pen.rect(bed, mix(pen.ink.shade, BROWN, 0.35), pen.ink.ink, 4, radius=14)
    for number in range(SIDE):
        middle = TILE / 2 + number * (TILE + GAP)
        pen.text(LEFT + middle, TOP - 32, "abcdef"[number], 30, "title", pen.ink.ink, "mm")
        pen.text(LEFT - 42, TOP + middle, str(number + 1), 30, "title", pen.ink.ink, "mm")


def _pieces(sheet: Sheet, view: UrView) -> None:
    for cell, tile in enumerate(view.board):
        _field(sheet, cell, tile)
    _beside(sheet, view)
    _point(sheet)
    title = say(msg("ur-name"), sheet.lang, ())
    phase = say(view.phase, sheet.lang, sheet.look.names)
    frame.headline(sheet, Headline(title, phase, view.up, _ended(view, sheet), _winners(view)))
    frame.panels(sheet, [_panel(sheet, view, seat) for seat in range(view.seats)])


def _point(sheet: Sheet) -> None:
    """The tiles of the last move, the way of an attack, and what can be picked; names of tiles are on the edges."""
    last = [WHERE[place] for place in sheet.look.last if place in WHERE]
    for spot in last:
        sheet.outline(_box(spot), sheet.ink.white, round_=16)
    for a, b in pairwise(last if sheet.look.route else ()):
        sheet.arrow(Spot(a.x, a.y, 24), Spot(b.x, b.y, 24))
    for place, mark in sheet.look.spots:
        if place in WHERE:
            spot = WHERE[place]
            sheet.outline(_box(spot), sheet.ink.gold, round_=16)
            if mark != place:  # at the left, where no picture is; the back's is at the right
                sheet.disc(
                    spot.x - TILE / 2 + 18, spot.y - TILE / 2 + 18, sheet.mark(20), sheet.ink.ink, mark, sheet.ink.gold
                )


def _box(spot: Spot) -> Box:
    half = TILE / 2 - 6
    return spot.x - half, spot.y - half, spot.x + half, spot.y + half


def _field(sheet: Sheet, cell: int, tile: Seen) -> None:
    x, y = _corner(cell)
    if tile.ziggurat and tile.owner is not None:
        _ziggurat(sheet, x, y, tile.owner)
        return
    _tile(sheet, x, y, TILE, tile, tile.owner)
    if tile.owner is None:
        return
    for right, down in STONES[tile.stones]:
        _stone(sheet, tile.owner, x + right, y + down)


def _ziggurat(sheet: Sheet, x: float, y: float, seat: int) -> None:
    """Its tile's pictures no longer matter to anybody."""

    def painter(pen: Pen) -> None:
        pen.rect((2, 2, TILE - 2, TILE - 2), SAND, pen.ink.ink, 3, radius=12)
        _border(pen, pen.ink.seats[seat].fill)

    sheet.paint(("sand", seat), (TILE, TILE), painter, x, y, "lt", shadow=3)
    sheet.icon("ur/temple", x + TILE / 2, y + TILE / 2 + 12, 112, shadow=4)
    sheet.badge(seat, x + TILE / 2, y + 38, 48, shadow=2)


def _tile(sheet: Sheet, x: float, y: float, size: float, tile: Seen, owner: int | None = None) -> None:
    """Clay with the picture that lies up, and the back's as a small one in the corner; if owned, room for stones."""
    unit = size / TILE

    def painter(pen: Pen) -> None:
        clay = _clay(pen.ink, tile.up)
        pen.rect((2, 2, size - 2, size - 2), clay, pen.ink.ink, 3, radius=12 * unit)
        if owner is None:
            pen.icon(f"ur/{tile.up}", 64 * unit, 78 * unit, 92 * unit)
        else:
            pen.icon(f"ur/{tile.up}", 38 * unit, 37 * unit, 44 * unit)
        pen.circle(113 * unit, 29 * unit, 20 * unit, _clay(pen.ink, tile.back), pen.ink.faint, 1.5)
        pen.icon(f"ur/{tile.back}", 113 * unit, 29 * unit, 27 * unit)
        if owner is not None:
            _border(pen, pen.ink.seats[owner].fill)

    sheet.paint(("tile", tile.up, tile.back, owner), (size, size), painter, x, y, "lt", shadow=3 * unit)


def _clay(ink: Palette, action: str) -> Colour:
    return mix(CLAY[action], ink.card, 0.0 if ink.name == "normal" else 0.25)


def _border(pen: Pen, fill: Colour) -> None:
    """The owner's colour around the tile, so that realms are seen at once."""
    pen.rect((5, 5, TILE - 5, TILE - 5), None, fill, 9, radius=10)


def _stone(sheet: Sheet, seat: int, x: float, y: float) -> None:
    who = sheet.seat(seat)

    def painter(pen: Pen) -> None:
        half = PIP / 2
        pen.circle(half, half, half - 1.5, who.fill, pen.ink.ink, 2.5)
        pen.icon(who.sign, half, half, PIP * 0.58, pen.ink.card)

    sheet.paint(("stone", seat), (PIP, PIP), painter, x, y, shadow=2)


def _beside(sheet: Sheet, view: UrView) -> None:
    """Spare tiles and the ziggurats that are left."""
    if view.spare:
        label = say(msg("ur-beside"), sheet.lang, ())
        sheet.text(BESIDE, TOP + 24, label, 26, "place", anchor="ls", room=TILE + 40, least=20)
    for number, tile in enumerate(view.spare):
        x, y = _corner(SIDE * SIDE + number)
        _tile(sheet, x, y, TILE, tile)
        sheet.text(x + TILE + 10, y + 24, str(number + 1), 26, "title", sheet.ink.faint, "lm")
    left = say(msg("ur-left", number=view.pool), sheet.lang, ())
    bottom = TOP + SIDE * (TILE + GAP)
    sheet.text(BESIDE, bottom - 212, left, 26, "place", anchor="ls", room=TILE + 40, least=20)
    for number in range(view.pool):
        sheet.icon("ur/temple", BESIDE + 32 + number % 3 * 62, bottom - 156 + number // 3 * 70, 58, shadow=3)


def _panel(sheet: Sheet, view: UrView, seat: int) -> Panel:
    built = sum(tile.ziggurat for tile in view.board if tile.owner == seat)
    held = sum(not tile.ziggurat for tile in view.board if tile.owner == seat)
    stones = Count("ur/stone", view.supply[seat], sheet.seat(seat).fill)
    first = (Count("ur/marker", "1."),) if seat == view.first else ()
    counts = (stones, Count("ur/field", held), Count("ur/temple", built), *first)
    place = view.result.places[seat] if view.result else 0
    lit = seat in view.up or place == 1
    return Panel(seat, view.scores[seat], counts, active=lit, place=place, extra=_hand_tile(view, seat))


def _hand_tile(view: UrView, seat: int) -> Callable[[Sheet, float, float], None]:
    """The hand tile beside its actions, or at the end beside the points of the sets."""
    tile = view.hands[seat]

    def draw_it(sheet: Sheet, w: float, h: float) -> None:
        size = min(h - 4, 118.0)
        if size < 40 or not tile.up:
            return
        _tile(sheet, 4, (h - size) / 2, size, tile)
        if view.result:
            points = " + ".join(str(POINTS[sized]) for sized in view.sets[seat])
            sheet.paragraph(size + 20, h / 2 - 34, points, 28, w - size - 26, "number", lines=2)
            return
        for number, action in enumerate((tile.up, tile.back)):
            name = say(msg(f"ur-{action}"), sheet.lang, ())
            y = h / 2 + (number - 0.5) * min(size * 0.42, 40)
            sheet.text(size + 20, y, name, 26, "text", anchor="lm", room=w - size - 26, least=20)

    return draw_it


def _ended(view: UrView, sheet: Sheet) -> str:
    if view.result is None:
        return ""
    winners = _winners(view)
    who, points = several([Who(seat) for seat in winners]), max(view.result.points)
    return say(msg("ur-text-won", number=len(winners), who=who, points=points), sheet.lang, sheet.look.names)


def _winners(view: UrView) -> tuple[int, ...]:
    return () if view.result is None else tuple(seat for seat, place in enumerate(view.result.places) if place == 1)


STAGE: Stage = Stage(
    KEY,
    _base,
    size=(1600, 1100),
    panel=370,
    regions={
        "north-west": (0, 0, HALF, HALF - LEFT + TOP),
        "north-east": (HALF - 20, 0, HALF + 620, HALF - LEFT + TOP),
        "south-west": (0, HALF - LEFT + TOP - 20, HALF, 968),
        "south-east": (HALF - 20, HALF - LEFT + TOP - 20, HALF + 620, 968),
    },
    swatch=(*CLAY.values(), BROWN, SAND),
)
