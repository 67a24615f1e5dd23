"""A small game of nobody, drawn with everything that the drawing layer offers."""

from msgspec import Struct

from renderers import Look, Spot, frame, labels, material, paths
from renderers.canvas import Stage
from renderers.frame import Count, Headline, Panel
from renderers.labels import Label
from renderers.pen import Pen
from renderers.sheet import Sheet

COAST = paths.wobble(paths.smooth([(90, 140), (560, 90), (1160, 240), (1180, 640), (620, 880), (110, 700)]), 5)
PLACES = ("Uruk", "Nippur", "Eridu", "Lagasch", "Umma", "Kisch", "Sippar", "Larsa", "Isin", "Ninive", "Mari", "Susa")
WHERE = {name.lower(): Spot(300 + i % 4 * 210, 280 + i // 4 * 190, 36) for i, name in enumerate(PLACES)}
LOOK = Look(
    lang="de",
    names=("Anna", "Börge Ångström-Müller", "Ümit", "Konstantinopolitanische Dudelsackpfeiferin", "Eva", "Fred", "Gül"),
    spots=(("eridu", "a"), ("isin", "b")),
    last=("uruk", "kisch"),
    said="Börge legt einen Tempel nach Kisch und bekommt einen Siegpunkt.",
)


class View(Struct, frozen=True):
    """Who holds which place, and in how many seats they play."""

    owners: tuple[int, ...] = (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2)
    seats: int = 3
    winner: int | None = None


def draw(view: View, look: Look, stage: Stage | None = None) -> bytes:
    return (stage or STAGE).picture(view, look, _pieces)


def _base(pen: Pen) -> None:
    material.sea(pen, [COAST])
    pen.shadow(COAST)
    ground = pen.spare()
    material.paper(ground, pen.ink.land)
    pen.clip([COAST], ground)
    pen.line(COAST, pen.ink.ink, 4, closed=True)
    for spot in WHERE.values():
        pen.circle(spot.x, spot.y, spot.r, pen.ink.shade, pen.ink.ink, 2)
    names = [
        Label(name, spot.x, spot.y, 24, gap=spot.r + 10, try_=("b", "t", "r"))
        for name, spot in zip(PLACES, WHERE.values(), strict=True)
    ]
    labels.write(pen, labels.place(names, (0, 0, 1260, 968)), halo=pen.ink.land)


def _pieces(sheet: Sheet, view: View) -> None:
    for i, (owner, spot) in enumerate(zip(view.owners, WHERE.values(), strict=True)):
        match i % 4:
            case 0:
                sheet.sign(owner, spot.x, spot.y, 56, str(i))
            case 1:
                sheet.disc(spot.x, spot.y, 26, sheet.seat(owner).fill, str(i))
            case 2:
                sheet.badge(owner, spot.x, spot.y, 58, shadow=3)
            case _:
                sheet.icon(f"die-{i % 6 + 1}", spot.x, spot.y, 48, shadow=3)
    sheet.highlights(WHERE.get)
    result = "Anna gewinnt mit 34 Punkten." if view.winner is not None else ""
    winners = () if view.winner is None else (view.winner,)
    frame.headline(sheet, Headline("Euphrat & Tigris", "Runde 7", (1,), result, winners))
    counts = (Count("cards", 6), Count("crown", 2), Count("swords", 13))
    frame.panels(sheet, [Panel(i, 30 - i, counts, i == 1, note="Am Zug" if i == 1 else "") for i in range(view.seats)])


STAGE = Stage("demo", _base, regions={"west": (150, 150, 790, 650)})
BOTTOM = Stage("demo-bottom", _base, size=(1600, 1160), panels="bottom", panel=190)
