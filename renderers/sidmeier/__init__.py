"""Pictures of Sid Meier's Civilization: The Boardgame."""

from pathlib import Path

from renderers import frame, icons
from renderers.canvas import Stage
from renderers.frame import Headline
from renderers.look import Look, Spot
from renderers.palette import mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from renderers.sidmeier import hand as table
from renderers.sidmeier import pieces, pointing, strip, terrain, words
from renderers.sidmeier.layout import MAP, PANEL, REGIONS, SIZE, STRIP, SWATCH, spot
from renderers.sidmeier.lying import lying
from renderers.sidmeier.realms import panel
from rules.kernel import Msg, Who, msg, several
from rules.sidmeier.board import AREAS, area_name
from rules.sidmeier.course import PHASES
from rules.sidmeier.view import WorldView
from rules.text import say

__all__ = ["describe", "draw", "hand", "lying", "regions", "where"]

KEY = "sidmeier"
icons.load(KEY, Path(__file__).with_name("icons.toml"))


def draw(view: WorldView, look: Look) -> bytes:
    return STAGE.picture(view, look, _scene)


def hand(view: WorldView, look: Look) -> bytes | None:
    return table.draw(view, look)


def describe(view: WorldView, lang: str, names: tuple[str, ...]) -> str:
    return words.describe(view, lang, names)


def where(place: str) -> Spot | None:
    """Where a place of the board lies, with the land around it."""
    found = spot(place)
    return Spot(found.x, found.y, max(found.r, AROUND)) if found else None


def regions(lang: str) -> dict[str, str]:
    return {region: say(msg(f"sidmeier-region-{region}"), lang, ()) for region in REGIONS}


def _base(pen: Pen) -> None:
    names = {area: say(area_name(area), pen.lang, ()) for area in AREAS}
    terrain.paint(pen, names, say(msg("sidmeier-board-world"), pen.lang, ()))
    w, h = MAP
    pen.rect((0, h, w, h + STRIP), mix(pen.ink.paper, pen.ink.card, 0.5))
    pen.line([(0, h + 2), (w, h + 2)], pen.ink.ink, 4)


AROUND = 90
"""Units from the middle of a region that a picture of it must show: its name, its pieces and its letter."""
STAGE = Stage(KEY, _base, SIZE, "bottom", PANEL, regions=REGIONS, map=MAP, level=4, swatch=SWATCH)


def _scene(sheet: Sheet, view: WorldView) -> None:
    pointing.light(sheet)
    pieces.lay(sheet, view)
    pointing.point(sheet, view)
    if sheet.whole:
        strip.draw(sheet, view)
        frame.headline(sheet, _headline(sheet, view))
        frame.panels(sheet, [panel(sheet, view, seat) for seat in range(view.seats)])


def _headline(sheet: Sheet, view: WorldView) -> Headline:
    names = tuple(sheet.name(seat) for seat in range(view.seats))
    title, phase = say(msg("sidmeier-board-title"), sheet.lang, ()), say(_phase(view), sheet.lang, names)
    if view.result is None:
        return Headline(title, phase, view.up)
    winners = tuple(seat for seat, place in enumerate(view.result.places) if place == 1)
    won = msg(
        "sidmeier-board-won",
        who=several([Who(seat) for seat in winners]),
        number=len(winners),
        points=view.result.points[winners[0]],
        reason=view.result.reason,
    )
    return Headline(title, phase, result=say(won, sheet.lang, names), winners=winners)


def _phase(view: WorldView) -> Msg:
    """Without the era, for which the strip has its own place."""
    return msg(f"sidmeier-board-{view.stage}", round=view.round) if view.stage in PHASES else view.phase
