"""The signs of the tiles, leaders and monuments, and the sentences that they belong to."""

from functools import partial

from renderers.signs import GRID, Sign, on_disc, on_tile
from renderers.tigris import pieces
from renderers.tigris.geometry import ASH, CREAM, DYNASTIES, SPARK, TILES
from rules.tigris.board import LETTERS

OFFICES = {"black": "king", "red": "priest", "blue": "farmer", "green": "trader"}
MONUMENTS = ("black-red", "black-blue", "black-green", "red-blue", "red-green", "blue-green")


def _tile(colour: str) -> Sign:
    names = f"{colour} tiles-{colour} nothing-{colour} points-{colour}"
    return Sign(on_tile(TILES[LETTERS[colour]], f"tigris/{colour}", CREAM), names)


SIGNS = {
    **{colour: _tile(colour) for colour in OFFICES},
    **{office: Sign(f"tigris/disc-{colour}", f"{office} the-{office}") for colour, office in OFFICES.items()},
    **{key: Sign(partial(pieces.monument_on, key=key, size=GRID), f"{key} the-{key}") for key in MONUMENTS},
    "monument": Sign("ziggurat", "verb-monument build-none declined"),
    "catastrophe": Sign(on_tile(ASH, "tigris/catastrophe", SPARK), "verb-catastrophe ruined ruined-tile"),
    "treasure": Sign("tigris/treasure", "verb-treasure treasures"),
    "swap": Sign("tigris/bag", "verb-swap swapped"),
    "union": Sign("tigris/union", "joined", in_help=False),
    "war": Sign("swords", "verb-conflict war"),
    **{name: Sign(on_disc(fill, f"tigris/{name}", CREAM), name) for name, fill in DYNASTIES.items()},
    "pass": Sign("hourglass", "verb-pass passed"),
}
