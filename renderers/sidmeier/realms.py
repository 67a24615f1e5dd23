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
Cell = tuple[str, str]
"""An icon and the number after it."""

LARGE, GAP = 34.0, 4.0
CHIPS = (40.0, 37.0, 34.0, 31.0, 28.0, 25.0, 22.0, 19.0)
ASIDE = 560.0
"""A panel as wide as this has its cards beside the numbers, not below them."""
CROWDED = 6
"""From so many players on a panel is too narrow for points in its corner."""


def panel(sheet: Sheet, view: WorldView, seat: int) -> Panel:
    player = view.players[seat]
    won = view.result is not None and view.result.places[seat] == 1
    return Panel(
        seat,
        score=player.points if view.seats < CROWDED else None,
        active=seat in view.up or won,
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
    """Icons and numbers side by side, smaller where they are many; where the row ends."""
    size = next((s for s in (icon, icon * 0.88, icon * 0.76, icon * 0.66) if _wide(cells, s) <= w), icon * 0.58)
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
    """Wonders, then technologies era by era; as large as there is room for all."""
    player = view.players[seat]
    items: list[Put | str] = [partial(_wonder, name, chips.is_spent(name, view)) for name in player.wonders]
    for era in range(1, len(ROMAN) + 1):
        known = [name for name in player.technologies if TECHNOLOGIES[name].era == era]
        if known:
            items += [ROMAN[era - 1], *(partial(_technology, name) for name in known)]
    for size in CHIPS:
        spots = _flow(items, size, w)
        if not spots or spots[-1][1] + size <= h or size == CHIPS[-1]:
            break
    for item, (x, y) in zip(items, spots, strict=True):
        if isinstance(item, str):
            at.text(x + 2, y + size / 2, item, size * 0.62, "title", at.ink.faint, "lm")
        else:
            item(at.shift(x + size / 2, y + size / 2), size)


def _flow(items: list[Put | str], size: float, w: float) -> list[tuple[float, float]]:
    """Places in rows; the number of an era never stands alone at the end of one."""
    spots, x, y = list[tuple[float, float]](), 0.0, 0.0
    for item in items:
        wide = width(item, "title", size * 0.62) + 6 if isinstance(item, str) else size + 3
        if x and x + wide + (size + 3 if isinstance(item, str) else 0) > w + 3:
            x, y = 0.0, y + size + 4
        spots.append((x, y))
        x += wide
    return spots


def _wonder(name: str, spent: bool, at: Sheet, size: float) -> None:
    chips.wonder(at, name, 0, 0, size, spent)


def _technology(name: str, at: Sheet, size: float) -> None:
    chips.technology(at, name, 0, 0, size)
