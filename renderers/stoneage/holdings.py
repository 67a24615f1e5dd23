"""A panel per player: resources, food, people, fields, buildings, tools and cards."""

from functools import partial

from renderers.frame import Panel
from renderers.palette import Colour, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.stoneage.printed import CARDS, FOLK, RESOURCES, TOOLS
from rules.stoneage.scoring import Sheet as Scores
from rules.stoneage.view import SeenPlayer, StoneAgeView

WIDEST = 680.0
EVEN = (0.0, 0.25, 0.5, 0.75, 1.0)
PLACING = (0.0, 0.242, 0.56, 0.785, 1.0)
"""Where the columns of a row begin; while people are placed they need most room, for those at home and for all."""
SCORING = (0.0, 0.36, 0.69, 1.0)
"""The score track, resources and culture."""
SLOT, OPEN = 56.0, 32.0
ICON, FIGURE = 39.0, 36.0


Cell = tuple[str, int | str, Colour | None]


def panel(view: StoneAgeView, seat: int, score: int, note: str) -> Panel:
    place = view.result.places[seat] if view.result else 0
    lit = seat in view.up or place == 1
    return Panel(seat, score, active=lit, place=place, note=note, extra=partial(_holdings, view, seat))


def _holdings(view: StoneAgeView, seat: int, at: Sheet, w: float, h: float) -> None:
    player = view.players[seat]
    wide, row = min(w, WIDEST), h / 3
    scored = player.sheet if view.result else None
    rows = _scoring(scored) if scored else _goods(view, player, at.seat(seat).fill)
    upper, lower = SCORING if scored else EVEN, PLACING if view.stage == "place" else EVEN
    for i, (cells, columns) in enumerate(zip(rows, (upper, lower), strict=True)):
        for (icon, number, body), left, right in zip(cells, columns, columns[1:], strict=False):
            _cell(at, icon, number, body, (wide * left, row * (i + 0.5)), wide * (right - left))
    _belongings(at, player, w, row * 2.5)


def _cell(
    at: Sheet, icon: str, number: int | str, body: Colour | None, where: tuple[float, float], wide: float
) -> None:
    """An icon and how many."""
    x, y = where
    at.icon(icon, x, y, ICON, body, "lm")
    tone = at.ink.ink if number else mix(at.ink.faint, at.ink.card, 0.4)
    at.text(x + ICON + 5, y + 1, str(number), FIGURE, "number", tone, "lm", room=wide - ICON - 8, least=20)


def _goods(view: StoneAgeView, player: SeenPlayer, colour: Colour) -> tuple[list[Cell], list[Cell]]:
    """What lies on the player's board."""
    return (
        [(f"stoneage/{kind}", number, None) for kind, number in zip(RESOURCES, player.resources, strict=True)],
        [
            ("stoneage/food", player.food, None),
            ("stoneage/people", _people(view, player), colour),
            ("stoneage/field", player.agriculture, None),
            ("stoneage/building", len(player.buildings), None),
        ],
    )


def _scoring(sheet: Scores) -> tuple[list[Cell], list[Cell]]:
    """How the final score came about."""
    return (
        [
            ("points", sheet.track, None),
            ("stoneage/any", sheet.resources, None),
            ("stoneage/sundial", sheet.culture, None),
        ],
        [(f"stoneage/{kind}", figures * times, None) for kind, (figures, times) in zip(FOLK, sheet.folk, strict=True)],
    )


def _people(view: StoneAgeView, player: SeenPlayer) -> int | str:
    """All, and while they are being placed those who still are at home."""
    return f"{player.home}/{player.people}" if view.stage == "place" else player.people


def _belongings(at: Sheet, player: SeenPlayer, w: float, y: float) -> None:
    """Tools in their slots, used ones turned; the number of face-down cards; cards that lie open."""
    for slot in range(TOOLS):
        tool = player.tools[slot] if slot < len(player.tools) else None
        value, used = (tool.value, tool.used) if tool else (0, False)
        at.paint(("slot", value, used), (SLOT, SLOT), partial(_slot, value, used), SLOT * (0.5 + slot), y)
    x = SLOT * TOOLS + 6
    at.icon("card", x, y, 42, "#8a6543", "lm")
    x += 42 + at.text(x + 42, y + 1, str(player.face_down), 34, "number", anchor="lm") + 12
    step = min(OPEN + 4, (w - x - OPEN) / max(1, len(player.kept) - 1))
    for i, card in enumerate(player.kept):
        face = CARDS[card]
        icon = "stoneage/tool" if face.top == "once" else "stoneage/any"
        painter = partial(_kept, icon, str(face.amount))
        at.paint(("kept", icon, face.amount), (OPEN, 54), painter, x + step * i, y, "lm", shadow=2)


def _slot(value: int, used: bool, pen: Pen) -> None:
    """An empty slot, a tool, or a tool lying on its side."""
    if not value:
        pen.rect(
            (5, 5, 51, 51), mix(pen.ink.card, pen.ink.shade, 0.8), mix(pen.ink.faint, pen.ink.card, 0.4), 2, radius=6
        )
    elif used:
        pen.rect((3, 10, 53, 46), mix(pen.ink.shade, pen.ink.faint, 0.25), pen.ink.ink, 2.4, radius=6)
        pen.icon("stoneage/tool", 18, 28, 26)
        pen.text(40, 29, str(value), 29, "number")
    else:
        pen.rect((9, 1, 47, 55), "#e3c88c", pen.ink.ink, 2.4, radius=6)
        pen.icon("stoneage/tool", 28, 16, 28)
        pen.text(28, 40, str(value), 30, "number")


def _kept(icon: str, figure: str, pen: Pen) -> None:
    """A card beside the player's board."""
    pen.rect((1, 1, OPEN - 1, 53), "#f3e6c4", pen.ink.ink, 2.4, radius=5)
    pen.icon(icon, OPEN / 2, 17, 26)
    pen.text(OPEN / 2, 40, figure, 24, "number")
