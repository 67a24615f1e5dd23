"""From shapes to pictures in which each pixel holds the number of its area."""

from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from PIL import Image, ImageDraw
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from tools.sidmeier_chart import trace
from tools.sidmeier_chart.plan import FINE, HEIGHT, PLAN, WIDTH, Grid, Numbers, pieces, project
from tools.sidmeier_chart.warp import Warp


def flat_labels(shapes: dict[str, Any], number: Numbers) -> Grid:
    """The area of each pixel of the flat map, a first time: enough to know how much room each area has."""

    def flat(shape: BaseGeometry) -> Grid:
        return paint(shapely.transform(shape, project), 1)

    y, x = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    points = np.stack([x, y], -1).reshape(-1, 2)
    land = flat(shapes["land"])
    labels = np.where(land.ravel(), nearest("land", points, number), nearest("sea", points, number)).reshape(land.shape)
    return scenery(labels, land, shapes, number, flat)


def final_labels(shapes: dict[str, Any], warp: Warp, number: Numbers) -> Grid:
    """The area of each pixel of the finished map."""

    def bent(shape: BaseGeometry) -> BaseGeometry:
        return shapely.transform(shapely.segmentize(shape, 0.4), lambda p: warp.forward(project(p)))

    def drawn(shape: BaseGeometry) -> Grid:
        return paint(bent(shape), FINE)

    land_shape = tidy(bent(shapes["land"]))
    for change in PLAN["bridge"]:
        land_shape = land_shape.union(bent(LineString(change["path"])).buffer(change["width"] / 2))
    for change in PLAN["strait"]:
        land_shape = land_shape.difference(bent(LineString(change["path"])).buffer(change["width"] / 2))
    land = paint(land_shape, FINE)
    y, x = (np.mgrid[0 : HEIGHT * FINE, 0 : WIDTH * FINE] + 0.5) / FINE
    points = np.stack([x, y], -1)
    labels = np.zeros(land.shape, int)
    labels[land] = nearest("land", warp.inverse(points[land] + ripple(points[land], 2.2, 17)), number)
    labels[~land] = nearest("sea", warp.inverse(points[~land] + ripple(points[~land], 5, 60)), number)
    labels = scenery(labels, land, shapes, number, drawn)
    for cape in PLAN["cape"]:
        round_cape(labels, warp.forward(project([cape["tip"]]))[0], cape, number)
    rose = Point(warp.forward(project([PLAN["rose"]["at"]]))[0])
    labels[paint(rose.buffer(PLAN["rose"]["radius"]), FINE)] = number["rose"]
    labels = trace.drop_crumbs(labels, 150)
    return trace.rejoin(labels, range(min(number[zone] for zone in PLAN["sea"])))


def tidy(land: BaseGeometry) -> BaseGeometry:
    """The land without needles and fjords too fine to draw."""
    return land.buffer(0.9).buffer(-1.8).buffer(0.9)


def scenery(
    labels: Grid, land: Grid, shapes: dict[str, Any], number: Numbers, drawn: Callable[[BaseGeometry], Grid]
) -> Grid:
    """Lays islands, lakes, wilderness and ice over the labels."""
    for area, shape in shapes["islands"].items():
        labels[drawn(shape.buffer(0.3)) & land] = number[area]
    labels[drawn(shapes["ice"]) & ~land] = number["ice"]
    labels[drawn(shapes["frozen"])] = number["ice"]
    labels[drawn(shapes["wild"])] = np.where(land, number["wild"], labels)[drawn(shapes["wild"])]
    labels[drawn(shapes["lake"]) & land] = number["lake"]
    return labels


def paint(shape: BaseGeometry, scale: int) -> Grid:
    """Which pixels the shape covers."""
    image = Image.new("1", (WIDTH * scale, HEIGHT * scale))
    draw = ImageDraw.Draw(image)
    for part in pieces(shape):
        draw.polygon([(x * scale, y * scale) for x, y in part.exterior.coords], fill=1)
        for hole in part.interiors:
            draw.polygon([(x * scale, y * scale) for x, y in hole.coords], fill=0)
    return np.array(image)


def nearest(kind: str, points: Grid, number: Numbers) -> Grid:
    """For each point of the flat map the area of the nearest mark of this kind."""
    marks = [(number[area], mark) for area, marks in PLAN[kind].items() for mark in marks]
    places = project([mark for _, mark in marks])
    owner = np.array([area for area, _ in marks])
    parts = np.array_split(points.astype("f4"), len(points) // 20_000 + 1)
    return np.asarray(owner[np.concatenate([_closest(part, places.astype("f4")) for part in parts])])


def _closest(points: Grid, places: Grid) -> Grid:
    return np.asarray((-2 * points @ places.T + (places**2).sum(1)).argmin(1))


def ripple(points: Grid, by: float, length: float) -> Grid:
    """A gentle irregular shift, so that borders look drawn by rivers and not by a ruler."""
    x, y = points[..., 0] / length, points[..., 1] / length
    across = np.sin(x * 1.3 + 2.1 * y) + np.sin(2.3 * y - 0.9 * x + 1) + 0.6 * np.sin(3.9 * x + 3.1 * y + 2)
    down = np.sin(y * 1.2 - 1.9 * x + 4) + np.sin(2.5 * x + 0.7 * y + 2) + 0.6 * np.sin(4.3 * y - 2.7 * x)
    return by * np.stack([across, down], -1) / 2


def round_cape(labels: Grid, tip: Grid, cape: dict[str, Any], number: Numbers) -> None:
    """Gives the sea around a cape to the zone of the nearer of its two shores."""
    reach = cape["reach"] * FINE
    cx, cy = (tip * FINE).astype(int)
    window = labels[cy - reach : cy + reach, cx - reach : cx + reach]
    zones = [number[zone] for zone in cape["shores"].values()]
    shores = [np.argwhere(window == number[area])[:, ::-1].astype(float) for area in cape["shores"]]
    sea = np.argwhere(np.isin(window, zones))
    spots = sea[:, ::-1].astype(float)
    gaps = [shapely.distance(shapely.points(spots), shapely.MultiPoint(shore)) for shore in shores]
    ring = np.hypot(*(spots - reach).T) < reach
    window[tuple(sea[ring].T)] = np.array(zones)[np.argmin(gaps, 0)][ring]


def lookup(labels: Grid, points: Grid) -> Grid:
    x, y = points.astype(int).T
    return np.asarray(labels[y.clip(0, HEIGHT - 1), x.clip(0, WIDTH - 1)])


def room(number: Numbers) -> Grid:
    """The square pixels that each area shall have."""
    wishes = PLAN["room"]
    kinds = {
        **dict.fromkeys(PLAN["land"], "land"),
        **dict.fromkeys(PLAN["islands"], "land"),
        **dict.fromkeys(PLAN["sea"], "sea"),
    }
    return np.array([wishes["areas"].get(name, wishes.get(kinds.get(name, name), 1)) for name in number], float)
