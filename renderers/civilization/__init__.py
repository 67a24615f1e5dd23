"""Pictures of Civilization."""

from functools import cache
from pathlib import Path

import msgspec

from renderers import frame, icons
from renderers.canvas import Stage
from renderers.civilization import hand as own
from renderers.civilization import pieces, pointing, shelf, table, terrain
from renderers.civilization.layout import MAP, PANEL, REGIONS, SIZE, STRIP, SWATCH, spot
from renderers.civilization.lying import lying
from renderers.civilization.realms import panel
from renderers.civilization.words import describe
from renderers.frame import Headline
from renderers.look import Look, Spot
from renderers.palette import Palette, mix
from renderers.pen import Pen
from renderers.sheet import Sheet
from rules.civilization.board import AREAS, city_name, land_name
from rules.civilization.state import Civ, setup_of
from rules.civilization.view import CivView
from rules.kernel import msg
from rules.text import say

__all__ = ["describe", "draw", "hand", "lying", "regions", "where"]

KEY = "civilization"
icons.load(KEY, Path(__file__).with_name("icons.toml"))


def draw(view: CivView, look: Look) -> bytes:
    """The board as everybody sees it. The map shows which regions are in play."""
    regions = setup_of(Civ(view.seats, view.variant)).regions
    return STAGE.picture(view, look, _scene, " ".join(regions))


def hand(view: CivView, look: Look) -> bytes | None:
    """Nothing for spectators, in games without cards, and for players who have neither trade nor civilization cards."""
    if view.viewer is None or not view.stacks or not (view.hand or view.realms[view.viewer].cards):
        return None
    return own.STAGE.picture(view, look, lambda sheet, seen: own.paint(_with_nations(sheet, seen), seen))


def where(place: str) -> Spot | None:
    """Where a place of the board lies."""
    return spot(place)


def regions(lang: str) -> dict[str, str]:
    return {region: say(msg(f"civilization-region-{region}"), lang, ()) for region in REGIONS}


def _base(pen: Pen) -> None:
    lands = {area: say(land_name(area), pen.lang, ()) for area in AREAS}
    cities = {area: say(city_name(area), pen.lang, ()) for area, land in AREAS.items() if land.site}
    terrain.paint(pen, AREAS, lands, cities, pen.variant.split())
    w, h = MAP
    pen.rect((0, h, w, h + STRIP), mix(pen.ink.paper, pen.ink.card, 0.5))
    pen.line([(0, h + 2), (w, h + 2)], pen.ink.ink, 4)


STAGE = Stage(KEY, _base, SIZE, "bottom", PANEL, regions=REGIONS, map=MAP, level=4, swatch=SWATCH)


def _scene(plain: Sheet, view: CivView) -> None:
    sheet = _with_nations(plain, view)
    pointing.light(sheet)
    pieces.lay(sheet, view)
    pointing.point(sheet, view)
    table.draw(sheet, view)
    shelf.draw(sheet, view)
    frame.headline(sheet, _headline(sheet, view))
    frame.panels(sheet, [panel(sheet, view, seat) for seat in range(view.seats)])


def _with_nations(sheet: Sheet, view: CivView) -> Sheet:
    """The same sheet; players are told by the signs of their nations, not by those all games share."""
    return sheet.tinted(_ink(sheet.ink, tuple(realm.nation for realm in view.realms)))


@cache
def _ink(ink: Palette, nations: tuple[str, ...]) -> Palette:
    own = tuple(
        msgspec.structs.replace(seat, sign=f"civilization/{nation}") if nation else seat
        for seat, nation in zip(ink.seats, nations, strict=False)
    )
    return msgspec.structs.replace(ink, name=f"{ink.name} {'-'.join(nations)}", seats=own)


def _headline(sheet: Sheet, view: CivView) -> Headline:
    names = tuple(sheet.name(seat) for seat in range(view.seats))
    title, phase = say(msg("civilization-name"), sheet.lang, ()), say(view.phase, sheet.lang, names)
    if view.result is None:
        return Headline(title, phase, view.up)
    winners = tuple(seat for seat, place in enumerate(view.result.places) if place == 1)
    return Headline(title, phase, result=say(view.result.reason, sheet.lang, names), winners=winners)
