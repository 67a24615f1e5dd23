"""Colours: the players' (safe for colour-blind eyes, never without a sign and a letter) and the table's."""

from functools import lru_cache

from msgspec import Struct
from PIL import ImageColor

Colour = str
"""`#rrggbb`, or `#rrggbbaa` where something shines through."""

RGB = tuple[int, int, int]


class Seat(Struct, frozen=True):
    """How a player is told from the others: by colour, by sign (an icon) and by letter."""

    letter: str
    sign: str
    fill: Colour
    text: Colour
    """Readable on the fill."""
    soft: Colour
    """A pale tint of the fill, for the ground behind a panel."""


class Palette(Struct, frozen=True):
    """The colours of one way of seeing; pictures use these names and no others for what all games share."""

    name: str
    paper: Colour
    """The table's ground."""
    card: Colour
    """Panels, cards, labels: lighter than paper."""
    shade: Colour
    """Paper in shadow: strips, empty slots."""
    ink: Colour
    """Outlines and text."""
    faint: Colour
    """Second-rank text and hairlines; still readable on paper."""
    white: Colour
    """Halos and rings."""
    gold: Colour
    """Victory, the lit panel, crowns."""
    alarm: Colour
    """Loss, war, what cannot be overlooked."""
    land: Colour
    coast: Colour
    """Shallow water."""
    sea: Colour
    deep: Colour
    seats: tuple[Seat, ...]


@lru_cache(maxsize=4096)
def mix(a: Colour, b: Colour, part: float) -> Colour:
    """Colour a with the given part of b stirred in."""
    return to_hex(tuple(round(p + (q - p) * part) for p, q in zip(rgb(a), rgb(b), strict=True)))


@lru_cache(maxsize=4096)
def rgb(colour: Colour) -> RGB:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def to_hex(channels: tuple[int, ...]) -> Colour:
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def clear(colour: Colour, alpha: float) -> Colour:
    """The colour with light shining through: 0 is glass, 1 is opaque."""
    return f"{to_hex(rgb(colour))}{round(255 * alpha):02x}"


@lru_cache(maxsize=4096)
def luminance(colour: Colour) -> float:
    """Relative luminance as the web's accessibility guidelines define it."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """From 1 (the same) to 21 (black on white)."""
    bright, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def readable(fill: Colour, ink: Colour = "#2b2118", white: Colour = "#ffffff") -> Colour:
    """Ink or white, whichever reads better on the fill."""
    return max((ink, white), key=lambda text: contrast(text, fill))


SIGNS = ("ziggurat", "crescent", "star", "amphora", "fish", "horns", "wheel")
"""Seven silhouettes, by seat."""

INK = "#2b2118"
# The usual hues, moved apart in lightness: dark and light take turns, so that no two look alike to any eyes.
FILLS = ("#044b96", "#9a1f00", "#8eb878", "#89475e", "#e59e01", "#69caff", "#ffff87")
STRONG = ("#003ba4", "#b73100", "#86af7f", "#8a3b6d", "#ff9d00", "#7dd4ff", "#ffff8d")


def _seats(fills: tuple[Colour, ...], ink: Colour, card: Colour) -> tuple[Seat, ...]:
    return tuple(
        Seat(letter, sign, fill, readable(fill, ink), mix(card, fill, 0.22))
        for letter, sign, fill in zip("ABCDEFG", SIGNS, fills, strict=True)
    )


NORMAL = Palette(
    name="normal",
    paper="#efe4cb",
    card="#fbf5e6",
    shade="#dfd0af",
    ink=INK,
    faint="#6e5c47",
    white="#ffffff",
    gold="#d9a520",
    alarm="#a8321f",
    land="#e6d3a3",
    coast="#b9d6d6",
    sea="#98c0c8",
    deep="#7ba9b6",
    seats=_seats(FILLS, INK, "#fbf5e6"),
)
CONTRAST = Palette(
    name="contrast",
    paper="#ffffff",
    card="#ffffff",
    shade="#e4e4e4",
    ink="#000000",
    faint="#3d3d3d",
    white="#ffffff",
    gold="#ffc400",
    alarm="#c00000",
    land="#fff3c4",
    coast="#cfe8ff",
    sea="#a6d0f5",
    deep="#7db4e6",
    seats=_seats(STRONG, "#000000", "#ffffff"),
)
PALETTES = {palette.name: palette for palette in (NORMAL, CONTRAST)}
