"""The part of a board that a panel shows: what can be picked, large enough for a phone."""

from collections.abc import Iterable

from renderers.look import Box, Point, Spot

PIXELS = 900
"""The width of such a picture."""
MARGIN = 60
WIDTHS = (360, 450, 600, 720, 900, 1200, 1600)
"""Board units across: few, so that pieces are painted in few sizes."""
FLATTEST, TALLEST = 3 / 2, 10 / 9
"""Width to height."""


def around(spots: Iterable[Spot]) -> Box | None:
    """The box that holds these places with their rings."""
    found = list(spots)
    if not found:
        return None
    left, top = min(spot.x - spot.r for spot in found), min(spot.y - spot.r for spot in found)
    return left, top, max(spot.x + spot.r for spot in found), max(spot.y + spot.r for spot in found)


def window(box: Box, board: Point) -> Box:
    """What is shown so that the box is seen: with a margin, in a shape that fits a phone, within the board."""
    wide, high = box[2] - box[0] + 2 * MARGIN, box[3] - box[1] + 2 * MARGIN
    width = min(board[0], next((w for w in WIDTHS if w >= wide and w / TALLEST >= high), WIDTHS[-1]))
    height = min(board[1], max(high, width / FLATTEST))
    left, top = _inside((box[0] + box[2]) / 2, width, board[0]), _inside((box[1] + box[3]) / 2, height, board[1])
    return left, top, left + width, top + height


def _inside(middle: float, length: float, whole: float) -> float:
    """Where a stretch around the middle begins without leaving the whole."""
    return round(max(0.0, min(middle - length / 2, whole - length)))
