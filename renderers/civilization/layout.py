"""Sizes and colours of the picture, and where the places of the board lie in it."""

from functools import cache

from renderers.civilization.geometry import chart
from renderers.look import Box, Spot

MAP = chart().size
STRIP = 268.0
"""Below the map: the succession table at the left, census, stacks and cards for sale at the right."""
PANEL = 250.0
SIZE = (MAP[0], round(132 + MAP[1] + STRIP + PANEL))
TOP = MAP[1] + 8.0
TABLE: Box = (16.0, TOP, 1006.0, MAP[1] + STRIP - 8)
SHELF: Box = (1030.0, TOP, 1584.0, MAP[1] + STRIP - 8)
REGIONS: dict[str, Box] = {**chart().zooms, "table": (0.0, MAP[1] + 4.0, 1018.0, MAP[1] + STRIP)}

STACK = (37.0, 23.0)
"""A stack of tokens: the nation's sign and the number, side by side."""
CITY, SHIP = 28.0, 30.0
"""Sides of a city and of a ship."""
NEAR = 16.0

GROUPS = {"arts": "#7fb2e5", "crafts": "#f0ae62", "sciences": "#8cc67f", "civics": "#e9a6c8"}
EPOCHS = ("#e9e0cb", "#e6c89b", "#cfa06a", "#b7bcbc", "#8fa7b5")
"""Stone, early and late bronze, early and late iron."""
BACK = "#8a5a3a"
LIT, DULL = "#fff3cf", "#e9e2d2"
"""Cards that can be bought, and cards that cannot."""
SWATCH = (*GROUPS.values(), *EPOCHS, BACK, LIT, DULL)


@cache
def spot(area: str) -> Spot | None:
    """Where arrows begin and end: at the first stack, which stands on its land; on the open sea at its name."""
    place = chart().areas.get(area)
    if place is None:
        return None
    x, y = place.tokens[0] if place.tokens else place.name[:2]
    return Spot(x, y, NEAR)
