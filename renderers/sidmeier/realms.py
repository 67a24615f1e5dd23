"""A panel per player: points, gold, settlements, resources, wonders and technologies."""

from collections.abc import Callable, Iterator
from functools import partial

from renderers.fonts import width
from renderers.frame import Panel
from renderers.sheet import Sheet
from renderers.sidmeier import chips
from renderers.sidmeier.layout import ROMAN
from renderers.sidmeier.pieces import base
from rules.kernel import msg
from rules.sidmeier.printed import RESOURCES, SETTLER, TECHNOLOGIES
from rules.sidmeier.view import SeenFigures, SeenPlayer, WorldView
from rules.text import say

Put = Callable[[Sheet, float], None]
Item = str | tuple[float, Put]
"""The number of an era, or a sign with its width as against its height."""
Cell = tuple[str, str]
"""An icon and the number after it."""

LARGE, GAP = 34.0, 4.0
CHIPS = (40.0, 37.0, 34.0, 31.0, 28.0, 25.0, 22.0, 20.0)
ERAS = range(1, len(ROMAN) + 1)
ASIDE = 560.0
"""A panel as wide as this has its cards beside the numbers, not below them."""
CROWDED = 6
"""From so many players on a panel is too narrow for points in its corner."""


def panel(sheet: Sheet, view: WorldView, seat: int) -> Panel:
    player = view.players[seat]
    place = view.result.places[seat] if view.result else 0
    return Panel(
        seat,
        score=player.points if view.seats < CROWDED else None,
        active=seat in view.up or place == 1,
        place=place,
        note=say(msg("sidmeier-board-out"), sheet.lang, ()) if player.out else "",
        extra=None if player.out else partial(_holdings, view, seat),
    )


def figures_of(view: WorldView, seat: int) -> Iterator[SeenFigures]:
    """All figures of a player, those aboard included."""
    for area in view.areas:
        for figures in area.figures:
            if figures.owner == seat:
                yield figures
                yield from figures.cargo


def _holdings(view: WorldView, seat: int, at: Sheet, w: float, h: float) -> None:
    rows = [list(_purse(view, seat)), list(_settlements(view, seat)), list(_resources(view.players[seat]))]
    y, icon = 0.0, min(LARGE, w / 7.2)
    left = w * 0.42 if w > ASIDE else w
    for cells in rows:
        if cells:
            y = _row(at, seat, cells, left, y, icon)
    if w > ASIDE:
        _cards(at.shift(left + 12, 0), view, seat, w - left - 12, h)
    else:
        _cards(at.shift(0, y), view, seat, w, h - y)


def _purse(view: WorldView, seat: int) -> Iterator[Cell]:
    player = view.players[seat]
    if view.seats >= CROWDED:
        yield "points", str(player.points)
    yield "sidmeier/gold", str(player.gold)
    yield "sidmeier/income", f"+{player.income}"
    if view.seats < CROWDED:
        yield "sidmeier/technology", str(len(player.technologies))


def _settlements(view: WorldView, seat: int) -> Iterator[Cell]:
    """By size; then all figures, settlers apart."""
    sizes = [area.settlement.size for area in view.areas if area.settlement and area.settlement.owner == seat]
    for size in sorted(set(sizes)):
        yield f"sidmeier/size-{size}", str(sizes.count(size))
    army = [figures for figures in figures_of(view, seat) if figures.kind != SETTLER]
    yield "", str(sum(figures.number for figures in army))


def _resources(player: SeenPlayer) -> Iterator[Cell]:
    for kind in RESOURCES:
        if number := player.cards.count(kind):
            yield f"sidmeier/{kind}", str(number)


def _row(at: Sheet, seat: int, cells: list[Cell], w: float, y: float, icon: float) -> float:
    """Icons and numbers side by side, smaller where they are many, in two rows where they are too many; their end."""
    size = next((s for s in (icon, icon * 0.88, icon * 0.76) if _wide(cells, s) <= w - 6), 0.0)
    if not size:
        half = -(-len(cells) // 2)
        return _row(at, seat, cells[half:], w, _row(at, seat, cells[:half], w, y, icon * 0.8), icon * 0.8)
    x, middle = 0.0, y + icon / 2
    for name, number in cells:
        if name:
            at.icon(name, x, middle, size, at.seat(seat).fill if "size-" in name else None, "lm")
        else:
            base(at, seat, x + size / 2, middle, size, shadow=0)
        x += size + 3
        x += at.text(x, middle + 1, number, size * 0.82, "number", anchor="lm") + 9
    return y + icon + GAP


def _wide(cells: list[Cell], size: float) -> float:
    return sum(size + 12 + width(number, "number", size * 0.82) for _, number in cells) - 9


def _cards(at: Sheet, view: WorldView, seat: int, w: float, h: float) -> None:
    """Wonders, then technologies era by era, as large as there is room for; where there is none, their numbers."""
    player = view.players[seat]
    wonders: list[Item] = [(1.0, partial(_wonder, name, chips.is_spent(name, view))) for name in player.wonders]
    known = [[name for name in player.technologies if TECHNOLOGIES[name].era == era] for era in ERAS]
    signs: list[Item] = []
    for era, names in zip(ROMAN, known, strict=True):
        if names:
            signs += [era, *((chips.WIDE, partial(_technology, name)) for name in names)]
    counts: list[Item] = [f"{era} {len(names)}  " for era, names in zip(ROMAN, known, strict=True) if names]
    for items in ([*wonders, *signs], [*wonders, *counts]):
        size = next((size for size in CHIPS if _fits(items, size, w, h)), 0.0)
        if size or items[-len(counts) :] == counts:
            _put(at, items, size or CHIPS[-1], w)
            return


def _fits(items: list[Item], size: float, w: float, h: float) -> bool:
    spots = _flow(items, size, w)
    return not spots or spots[-1][1] + size <= h


def _put(at: Sheet, items: list[Item], size: float, w: float) -> None:
    for item, (x, y) in zip(items, _flow(items, size, w), strict=True):
        if isinstance(item, str):
            at.text(x + 2, y + size / 2, item, size * 0.62, "title", at.ink.faint, "lm")
        else:
            item[1](at.shift(x, y + size / 2), size)


def _flow(items: list[Item], size: float, w: float) -> list[tuple[float, float]]:
    """Places in rows; the number of an era never stands alone at the end of one."""
    spots, x, y = list[tuple[float, float]](), 0.0, 0.0
    for item in items:
        wide = width(item, "title", size * 0.62) + 6 if isinstance(item, str) else size * item[0] + 3
        if x and x + wide + (size * chips.WIDE + 3 if isinstance(item, str) else 0) > w + 3:
            x, y = 0.0, y + size + 4
        spots.append((x, y))
        x += wide
    return spots


def _wonder(name: str, spent: bool, at: Sheet, size: float) -> None:
    chips.wonder(at, name, 0, 0, size, spent, "lm")


def _technology(name: str, at: Sheet, size: float) -> None:
    chips.technology(at, name, 0, 0, size, "lm")
