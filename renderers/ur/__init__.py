"""UR's picture: the square of clay tiles, the stones on it, and everybody's open hand tile."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from renderers import Look, Spot, frame, icons, material
from renderers.canvas import Stage
from renderers.frame import Headline
from renderers.look import Box
from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.ur import holdings, tiles
from renderers.ur.lying import lying
from renderers.ur.tiles import BROWN, CLAY, SAND, TILE
from rules.kernel import Msg, Who, msg, several
from rules.text import say
from rules.ur.state import TILES
from rules.ur.view import Seen, UrView

__all__ = ["describe", "draw", "hand", "lying", "regions", "where"]

KEY = "ur"
icons.load(KEY, Path(__file__).with_name("icons.toml"))

SIDE = 6
GAP = 8.0
LEFT, TOP = 70.0, 52.0
BESIDE = LEFT + SIDE * (TILE + GAP) + 36
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
    frame.panels(sheet, [holdings.panel(sheet, view, seat) for seat in range(view.seats)])


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
        tiles.ziggurat(sheet, x, y, tile.owner)
        return
    tiles.tile(sheet, x, y, TILE, tile, tile.owner)
    if tile.owner is None:
        return
    tiles.stones(sheet, tile.owner, tile.stones, x, y)


def _beside(sheet: Sheet, view: UrView) -> None:
    """Spare tiles and the ziggurats that are left."""
    if view.spare:
        label = say(msg("ur-beside"), sheet.lang, ())
        sheet.text(BESIDE, TOP + 24, label, 26, "place", anchor="ls", room=TILE + 40, least=20)
    for number, tile in enumerate(view.spare):
        x, y = _corner(SIDE * SIDE + number)
        tiles.tile(sheet, x, y, TILE, tile)
        sheet.text(x + TILE + 10, y + 24, str(number + 1), 26, "title", sheet.ink.faint, "lm")
    if len(view.spare) <= 2:
        holdings.legend(sheet, BESIDE, _corner(SIDE * SIDE + len(view.spare))[1] + 10, TILE + 82)
    left = say(msg("ur-left", number=view.pool), sheet.lang, ())
    bottom = TOP + SIDE * (TILE + GAP)
    sheet.text(BESIDE, bottom - 212, left, 26, "place", anchor="ls", room=TILE + 40, least=20)
    for number in range(view.pool):
        sheet.icon("ur/temple", BESIDE + 32 + number % 3 * 62, bottom - 156 + number // 3 * 70, 58, shadow=3)


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
