"""The empty world map: water, ice, land in watercolour, borders, names. Drawn once as the base layer."""

from collections.abc import Iterator, Mapping, Sequence

from PIL import Image, ImageDraw, ImageFilter

from renderers.look import Point
from renderers.palette import Colour, mix, rgb
from renderers.pen import Pen
from renderers.sidmeier import lettering, ornament
from renderers.sidmeier.geometry import Area, Chart, chart

WASH = 9.0
"""How far, in units, the watercolour along a region's border reaches inwards."""
SHALLOWS = 13.0
TINTS = {
    "north-america": "#8f9a4a",
    "south-america": "#6c9a5e",
    "europe": "#a8788c",
    "africa": "#d89a34",
    "asia": "#c8704a",
    "oceania": "#b0803c",
}


def paint(pen: Pen, names: Mapping[str, str], title: str) -> None:
    """Draws the whole map, its upper left corner at the pen's zero.

    `names` gives the name of each area in the reader's language, `title` the word on the cartouche."""
    world = chart()
    _water(pen, world)
    _ice(pen, world)
    _land(pen, world)
    _lakes(pen, world)
    ornament.rivers(pen, world)
    ornament.signs(pen, world)
    _lines(pen, world)
    ornament.rose(pen, world)
    ornament.cartouche(pen, world, title)
    ornament.seams(pen, world, names)
    _names(pen, world, names)
    ornament.rim(pen, world)


def _outlines(world: Chart, *kinds: str) -> Iterator[list[Point]]:
    for name, area in world.areas.items():
        if area.kind in kinds:
            yield from world.shapes(name)


def _water(pen: Pen, world: Chart) -> None:
    """Quiet water, pale along the coasts. Few tones cost few bytes."""
    deep, coast = pen.ink.deep, pen.ink.coast
    pen.image.paste(rgb(deep), (0, 0, *pen.image.size))
    coarse = max(1, round(pen.scale * 1.5))
    mask = Image.new("L", (pen.image.width // coarse + 1, pen.image.height // coarse + 1))
    draw = ImageDraw.Draw(mask)
    for points in _outlines(world, "land", "wild"):
        draw.polygon([(x / coarse, y / coarse) for x, y in pen.pixels(points)], fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(SHALLOWS * pen.scale / coarse))
    near = soft.resize((mask.width * coarse, mask.height * coarse), Image.Resampling.BICUBIC).crop(
        (0, 0, *pen.image.size)
    )
    pen.image.paste(rgb(mix(deep, coast, 0.75)), (0, 0), near.point([255 * (value >= 50) for value in range(256)]))


def _ice(pen: Pen, world: Chart) -> None:
    """Pack ice and the frozen lands: pale, and nobody goes there."""
    pale = mix(pen.ink.coast, pen.ink.white, 0.72)
    for points in _outlines(world, "ice"):
        pen.polygon(points, pale)
    for coast in world.far:
        pen.polygon(coast, mix(pale, pen.ink.white, 0.6), mix(pale, pen.ink.deep, 0.45), 1.2)


def _land(pen: Pen, world: Chart) -> None:
    for name, area in world.areas.items():
        if area.kind == "land":
            _watercolour(pen, world.shapes(name), ground(pen, area), _wash(pen, area))
    for points in _outlines(world, "wild"):
        pen.polygon(points, mix(pen.ink.land, pen.ink.ink, 0.28))


def ground(pen: Pen, area: Area) -> Colour:
    """The colour of a region's inside: parchment with a breath of its continent."""
    if pen.ink.name == "contrast":
        return pen.ink.land
    return mix(mix(pen.ink.paper, pen.ink.land, 0.5), TINTS[area.tint], 0.22)


def _wash(pen: Pen, area: Area) -> Colour | None:
    return None if pen.ink.name == "contrast" else TINTS[area.tint]


def _watercolour(pen: Pen, shapes: Sequence[Sequence[Point]], inside: Colour, edge: Colour | None) -> None:
    """Fills a region, darker towards its border, in two steps as if painted twice."""
    for points in shapes:
        box = _pixel_box(pen, points)
        if box is None:
            continue
        mask = Image.new("L", (box[2] - box[0], box[3] - box[1]))
        spots = [(x - box[0], y - box[1]) for x, y in pen.pixels(points)]
        ImageDraw.Draw(mask).polygon(spots, fill=255)
        pen.image.paste(rgb(inside), box[:2], mask)
        if edge:
            deep = mask.filter(ImageFilter.GaussianBlur(WASH * pen.scale * 0.5))
            for level, part in ((196, 0.3),):
                ring = Image.composite(
                    deep.point([255 if v < level else 0 for v in range(256)]), Image.new("L", mask.size), mask
                )
                pen.image.paste(rgb(mix(inside, edge, part)), box[:2], ring)


def _pixel_box(pen: Pen, points: Sequence[Point]) -> tuple[int, int, int, int] | None:
    """The outline's box in pixels with room for the wash; None where it lies outside the picture."""
    xs, ys = zip(*pen.pixels(points), strict=True)
    pad = round(WASH * 2 * pen.scale)
    left, top, right, bottom = int(min(xs)) - pad, int(min(ys)) - pad, int(max(xs)) + pad, int(max(ys)) + pad
    if right < 0 or bottom < 0 or left > pen.image.width or top > pen.image.height:
        return None
    return left, top, right, bottom


def _lakes(pen: Pen, world: Chart) -> None:
    for points in _outlines(world, "lake"):
        pen.polygon(points, pen.ink.coast)


def _lines(pen: Pen, world: Chart) -> None:
    """Every line once, by what it parts; coasts last, for they are the strongest."""
    ink, sea = pen.ink.ink, pen.ink.deep
    styles: dict[str, tuple[Colour, float, float]] = {
        "zone": (mix(sea, ink, 0.55), 1.8, 6),
        "floe": (mix(sea, pen.ink.white, 0.5), 1.6, 0),
        "shore": (mix(sea, ink, 0.5), 1.4, 0),
        "border": (mix(pen.ink.land, ink, 0.66), 1.7, 0),
        "wild": (mix(pen.ink.land, ink, 0.66), 1.7, 0),
        "coast": (mix(pen.ink.land, ink, 0.86), 2.3, 0),
    }
    for kind, (colour, width, dash) in styles.items():
        for arc in world.arcs:
            if arc.kind == kind:
                pen.line(arc.line, colour, width, dash=dash)


def _names(pen: Pen, world: Chart, names: Mapping[str, str]) -> None:
    for key, area in world.areas.items():
        land = area.kind == "land"
        fill = mix(pen.ink.ink, pen.ink.land, 0.08) if land else mix(pen.ink.deep, pen.ink.ink, 0.78)
        halo = ground(pen, area) if land else pen.ink.deep
        for label in area.labels:
            lettering.write(pen, names[key], area.kind, (label.x, label.y), label.room, label.rows, fill, halo)
