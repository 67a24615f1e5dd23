"""The succession table: a track for each nation with its epochs, the points printed on it, and the markers."""

from collections.abc import Iterator
from functools import partial

from renderers.civilization.layout import EPOCHS as TINTS
from renderers.civilization.layout import TABLE
from renderers.civilization.pieces import marker
from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.printed import EPOCHS, FINISH, NATIONS, ORDER, Nation, nation_name
from rules.civilization.state import Civ, setup_of
from rules.civilization.view import CivView
from rules.kernel import msg
from rules.text import say

HEAD = 50.0
NAME = 150.0
TALLEST = 56.0
ROMAN = ("I", "II", "III", "IV", "V")
STEP = (TABLE[2] - TABLE[0] - NAME) // (FINISH + 1)


def draw(sheet: Sheet, view: CivView) -> None:
    x0, y0, _, y1 = TABLE
    end = x0 + sheet.text(x0, y0 + 17, say(msg("civilization-board-table"), sheet.lang, ()), 26, "title", anchor="lm")
    if view.variant == "nomads":
        _rounds(sheet, view, (y0 + HEAD + y1) / 2)
        return
    _demands(sheet, view, end + 26, y0 + 17)
    nations = _nations(view)
    height = min(TALLEST, (y1 - y0 - HEAD) // len(nations))
    top = y0 + HEAD + (y1 - y0 - HEAD - height * len(nations)) / 2
    for space in range(1, FINISH + 1):
        sheet.text(x0 + NAME + (space + 0.5) * STEP, top - 7, str(space), 16, "text", sheet.ink.faint)
    for n, (nation, seat) in enumerate(nations.items()):
        _track(sheet, view, nation, seat, top + (n + 0.5) * height, height - 3)


def _nations(view: CivView) -> dict[str, int | None]:
    """The nations of the players in the order of the table; while they are being chosen, all that may be chosen."""
    chosen = {realm.nation: seat for seat, realm in enumerate(view.realms) if realm.nation}
    open_ = setup_of(Civ(view.seats, view.variant)).starts if len(chosen) < view.seats else {}
    return {nation: chosen.get(nation) for nation in ORDER if nation in chosen or nation in open_}


def _demands(sheet: Sheet, view: CivView, x: float, y: float) -> None:
    """What it takes to enter each epoch."""
    for epoch, (number, icon) in enumerate(_needed(view), 2):
        sheet.paint(("epoch", epoch), (40, 24), partial(_epoch, epoch), x, y, "lm")
        x += 46 + sheet.text(x + 46, y, str(number), 24, "number", anchor="lm")
        sheet.icon(icon, x + 3, y, 28, anchor="lm")
        x += 56


def _needed(view: CivView) -> Iterator[tuple[int, str]]:
    yield EPOCHS["cities"], "civilization/city"
    if view.variant != "farmers":
        yield EPOCHS["groups"], "civilization/groups"
        yield EPOCHS["cards"], "cards"
        yield EPOCHS["points"], "points"


def _epoch(epoch: int, pen: Pen) -> None:
    pen.rect((1, 1, 39, 23), TINTS[epoch - 1], pen.ink.ink, 1.5, radius=4)
    pen.text(20, 12.5, ROMAN[epoch - 1], 18, "title")


def _track(sheet: Sheet, view: CivView, nation: str, seat: int | None, y: float, height: float) -> None:
    x = TABLE[0]
    space, goal = (view.realms[seat].space, view.realms[seat].goal) if seat is not None else (-1, FINISH)
    if seat is not None:
        marker(sheet, seat, x + 15, y, min(30, height + 1))
    else:
        sheet.icon(f"civilization/{nation}", x + 15, y, height * 0.75, sheet.ink.faint)
    name = say(nation_name(nation), sheet.lang, ())
    sheet.text(x + 36, y, name, 23, "bold", anchor="lm", room=NAME - 42, least=20)
    painter = partial(_cells, NATIONS[nation], goal, height)
    sheet.paint(("track", nation, goal), (STEP * (FINISH + 1), height), painter, x + NAME, y, "lm")
    if seat is not None:
        marker(sheet, seat, x + NAME + (space + 0.5) * STEP, y, min(38, height + 7))


def _rounds(sheet: Sheet, view: CivView, y: float) -> None:
    """Nomads and seafarers: the top track counts rounds."""
    x = TABLE[0] + NAME
    plain = Nation((FINISH + 1,) * 4, ())
    sheet.icon("hourglass", TABLE[0] + 15, y, 30)
    sheet.text(TABLE[0] + 36, y, say(msg("civilization-board-rounds"), sheet.lang, ()), 23, "bold", anchor="lm")
    painter = partial(_cells, plain, FINISH, TALLEST)
    sheet.paint("rounds", (STEP * (FINISH + 1), TALLEST), painter, x, y, "lm")
    space = max(realm.space for realm in view.realms)
    sheet.disc(x + (space + 0.5) * STEP, y, 19, sheet.ink.gold, str(space))


def _cells(nation: Nation, goal: int, height: float, pen: Pen) -> None:
    """Start arrow, spaces in the colours of their epochs, finish circle; beyond the goal of a short game they fade."""
    for space in range(FINISH + 1):
        x, tint = space * STEP, TINTS[nation.epoch(space) - 1]
        fill = tint if space <= goal else mix(tint, pen.ink.paper, 0.75)
        _cell(pen, space, x, height, fill, lit=space == goal)
        first = space and nation.epoch(space) != nation.epoch(space - 1)
        if first and space <= goal:
            pen.polygon([(x - 1, 0), (x + 9, height / 2), (x - 1, height)], pen.ink.ink)
        text = str(nation.demand(space) or "") or (ROMAN[nation.epoch(space) - 1] if first else "")
        pen.text(x + STEP / 2 + (3 if first else 0), height / 2, text, 16, "number", room=STEP - 10, least=12)


def _cell(pen: Pen, space: int, x: float, height: float, fill: str, lit: bool) -> None:
    rim, width = (pen.ink.gold, 4.0) if lit else (pen.ink.ink, 1.5)
    if space == 0:
        arrow = [(x + 4, 2), (x + STEP - 14, 2), (x + STEP - 2, height / 2), (x + STEP - 14, height - 2)]
        pen.polygon([*arrow, (x + 4, height - 2)], fill, rim, width)
    elif space == FINISH:
        r = height / 2 - 2
        pen.rect((x + 2, 2, x + STEP - 2, height - 2), fill, rim, width, radius=r)
    else:
        pen.rect((x, 1, x + STEP, height - 1), fill, rim, width)
