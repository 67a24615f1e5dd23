"""Pictures of positions. This text is the guide for whoever draws a game.

A game's renderer is the module `renderers.<key>` (a file or a folder) with six functions:

    draw(view, look) -> bytes                   the board as PNG, 1600 wide
    hand(view, look) -> bytes | None            what the viewer holds in private; None where nothing is held
    describe(view, lang, names) -> str          the whole board in words, for people who hear it
    regions(lang) -> dict[str, str]             parts that can be seen enlarged: key -> name
    where(place) -> Spot | None                 where a place lies that the rules' choices name (their `spot`)
    lying(view) -> Lying                        what lies at each place, so that changes can be marked (see `changes`)

A whole renderer, in small (`Stage`, `Sheet`, `Pen` and `frame` do the rest):

    KEY = "demo"
    icons.load(KEY, Path(__file__).with_name("icons.toml"))       # then "demo/hut" is an icon
    WHERE = {"a1": Spot(200, 200, 40), "b1": Spot(500, 300, 40)}   # the spots that the rules' choices name

    def _base(pen: Pen) -> None:                                   # drawn once and kept: no position in here
        material.sea(pen, [COAST])
        pen.polygon(COAST, pen.ink.land, pen.ink.ink, 3)
        names = [Label(name(place, pen.lang), spot.x, spot.y, gap=44, try_=("b", "t")) for place, spot in WHERE.items()]
        labels.write(pen, labels.place(names, (0, 0, 1260, 968)), halo=pen.ink.land)

    STAGE = Stage(KEY, _base, size=(1600, 1100), panels="right", panel=340, regions={"west": (0, 0, 800, 600)})

    def draw(view: View, look: Look) -> bytes:
        return STAGE.picture(view, look, _pieces)

    def _pieces(sheet: Sheet, view: View) -> None:
        for hut in view.huts:
            spot = WHERE[hut.place]
            sheet.icon("demo/hut", spot.x, spot.y, 60, sheet.seat(hut.owner).fill, shadow=4)
        sheet.highlights(WHERE.get)                                # after the pieces
        frame.headline(sheet, Headline(title, phase, up=view.waiting))
        frame.panels(sheet, [Panel(p.seat, p.score, (Count("demo/grain", p.grain),), p.seat in view.waiting) ...])

Units. One unit is a pixel of the whole picture. On the board (0, 0) is the board's upper left corner; `stage.board`
tells its box in the picture: the headline takes the upper 132 units, the panels take `panel` units at the right or the
bottom. A region is drawn by the same functions at twice the pixels per unit, without the frame; nothing has to be done
for it. Nor for a panel's picture (`Look.box`, see `crop`): the board cut around what can be picked, 900 pixels wide.
Only letters that a game paints itself take their radius from `sheet.mark`, so that all are of one size in pixels.

Base or sprite. What every position shares goes into the base (`Pen`): terrain, names, printed tracks. What changes is
put on the `Sheet`: `icon`, `text`, `paragraph`, `disc`, `sign`, `badge`, `shape`, `cards.card`, and for a drawing of
one's own `paint(key, size, painter, x, y)`, whose key must tell everything the painter reads beside palette, language
and size. A base that differs by number of players takes `variant=` (the pen has it as `pen.variant`).

Colours. `pen.ink` and `sheet.ink` are the reader's `Palette`; players are `sheet.seat(n)` with fill, sign and letter.
Never let colour alone tell two things apart. Colours of one's own are fine for terrain; those of painted pieces are
named in `Stage.swatch`, for a picture has 256 colours in all.

Highlights need room: names keep 10 units from the rim of a spot, so that a ring does not cover them.

Everything must depend on view and look alone (no clock, no chance): equal views give equal bytes, and tests of secrecy
compare them.
"""

import importlib
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

import msgspec

from renderers.look import Look, Spot

if TYPE_CHECKING:
    from renderers.changes import Lying

__all__ = ["Look", "Renderer", "Spot", "of", "render"]


class Renderer(Protocol):
    """What `renderers.<key>` offers."""

    def draw(self, view: Any, look: Look) -> bytes: ...
    def hand(self, view: Any, look: Look) -> bytes | None: ...
    def describe(self, view: Any, lang: str, names: tuple[str, ...]) -> str: ...
    def regions(self, lang: str) -> dict[str, str]: ...
    def where(self, place: str) -> Spot | None: ...
    def lying(self, view: Any) -> "Lying": ...


@cache
def of(key: str) -> Renderer:
    """The renderer of a game, loaded when first asked for."""
    return cast(Renderer, importlib.import_module(f"renderers.{key}"))


def render(key: str, kind: Literal["draw", "hand"], view: bytes, look: Look) -> bytes | None:
    """A picture from a view in msgpack: a plain function of plain values, to be run in a process of its own."""
    from rules import GAMES

    seen = msgspec.msgpack.decode(view, type=GAMES[key].view_type)
    renderer = of(key)
    return renderer.draw(seen, look) if kind == "draw" else renderer.hand(seen, look)
