"""Names on the map: a few places to try for each, and the least overlap wins."""

from collections.abc import Sequence

from msgspec import Struct

from renderers import fonts
from renderers.fonts import Role
from renderers.look import Box
from renderers.palette import Colour
from renderers.pen import Pen

AROUND = ("m", "b", "t", "r", "l", "br", "bl", "tr", "tl")
"""Centred, below, above, right, left, and the corners: in the order of preference."""


class Label(Struct, frozen=True):
    """A name that wants to stand at or near a point, `gap` units away from it where it is not centred on it."""

    text: str
    x: float
    y: float
    size: float = 22
    role: Role = "place"
    gap: float = 0
    try_: tuple[str, ...] = AROUND
    room: float | None = None


class Placed(Struct, frozen=True):
    label: Label
    x: float
    y: float
    """Its centre."""
    box: Box


def place(labels: Sequence[Label], bounds: Box, taken: Sequence[Box] = ()) -> list[Placed]:
    """A place for every label, in the given order: overlapping neither what is taken, nor each other, nor the rim,
    as far as there is room."""
    options = [_options(label) for label in labels]
    hulls = [_hull(candidates) for candidates in options]
    fixed = [[box for box in taken if overlap(box, hull)] for hull in hulls]
    near = [[j for j, other in enumerate(hulls) if j != i and overlap(hull, other)] for i, hull in enumerate(hulls)]
    chosen: dict[int, Placed] = {}
    for _ in range(4):
        for i, candidates in enumerate(options):
            others = [chosen[j].box for j in near[i] if j in chosen]
            chosen[i] = _best(candidates, bounds, [*fixed[i], *others])
    return [chosen[i] for i in range(len(options))]


def write(pen: Pen, placed: Sequence[Placed], fill: Colour | None = None, halo: Colour | None = None) -> None:
    """Draws placed labels on a base layer."""
    for each in placed:
        label = each.label
        pen.text(each.x, each.y, label.text, label.size, label.role, fill, "mm", halo, label.room, label.size * 0.7)


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def _options(label: Label) -> list[Placed]:
    w = fonts.width(label.text, label.role, label.size) + 6
    h = label.size * 1.05
    w = min(w, label.room) if label.room else w
    return [_option(label, where, w, h) for where in label.try_]


def _option(label: Label, where: str, w: float, h: float) -> Placed:
    dx = (w / 2 + label.gap) * (("r" in where) - ("l" in where))
    dy = (h / 2 + label.gap) * (("b" in where) - ("t" in where))
    x, y = label.x + dx, label.y + dy
    return Placed(label, x, y, (x - w / 2, y - h / 2, x + w / 2, y + h / 2))


def _hull(candidates: Sequence[Placed]) -> Box:
    """The box around all places of a label: only what touches it can be in its way."""
    left, top, right, bottom = zip(*(each.box for each in candidates), strict=True)
    return min(left), min(top), max(right), max(bottom)


def _best(candidates: Sequence[Placed], bounds: Box, obstacles: Sequence[Box]) -> Placed:
    def cost(candidate: Placed) -> tuple[float, int]:
        box = candidate.box
        area = (box[2] - box[0]) * (box[3] - box[1])
        covered = sum(overlap(box, each) for each in obstacles)
        return covered + area - overlap(box, bounds), candidates.index(candidate)

    return min(candidates, key=cost)
