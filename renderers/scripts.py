"""Faces for what our own cannot write: names in any of the world's common scripts.

They are loaded only when such a name comes. Letters that join, stack or run from right to left are set by Raqm, where
the system has what it needs; without it they stand singly, but in the right order."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont, features

_NOTO = "fonts/ofl/notosans{}/NotoSans{}[wdth,wght].ttf"
_PACKS = {
    "justmytype_intl_rtl": ("Hebrew", "Arabic"),
    "justmytype_intl_south_asia": ("Devanagari", "Bengali", "Tamil", "Telugu"),
    "justmytype_intl_sea": ("Thai", "Lao", "Khmer", "Myanmar"),
    "justmytype_intl_africa": ("Ethiopic",),
}
_FILES = {
    "CJK": ("noto_cjk_sans_otc", "NotoSansCJK-Regular.ttc"),
    **{name: (pack, _NOTO.format(name.lower(), name)) for pack, names in _PACKS.items() for name in names},
}
_BLOCKS = (
    (0x0590, 0x05FF, "Hebrew"),
    (0xFB1D, 0xFB4F, "Hebrew"),
    (0x0600, 0x06FF, "Arabic"),
    (0x0750, 0x077F, "Arabic"),
    (0x08A0, 0x08FF, "Arabic"),
    (0xFB50, 0xFEFC, "Arabic"),
    (0x0900, 0x097F, "Devanagari"),
    (0x0980, 0x09FF, "Bengali"),
    (0x0B80, 0x0BFF, "Tamil"),
    (0x0C00, 0x0C7F, "Telugu"),
    (0x0E00, 0x0E7F, "Thai"),
    (0x0E80, 0x0EFF, "Lao"),
    (0x1000, 0x109F, "Myanmar"),
    (0x1200, 0x139F, "Ethiopic"),
    (0x1780, 0x17FF, "Khmer"),
    (0x1100, 0x11FF, "CJK"),
    (0x2E80, 0x9FFF, "CJK"),
    (0xAC00, 0xD7FF, "CJK"),
    (0xF900, 0xFAFF, "CJK"),
    (0xFF00, 0xFFEF, "CJK"),
    (0x20000, 0x323AF, "CJK"),
)
_LEFTWARD = ("R", "AL")
REGULAR, HEAVY = 400, 620
"""The weights of these faces beside our own."""


def of(char: str) -> str:
    """The script to which a letter belongs, if a face for it is here and has it; else nothing."""
    code = ord(char)
    script = next((name for first, last, name in _BLOCKS if first <= code <= last), "")
    return script if script and has(script, char) else ""


@lru_cache(maxsize=128)
def face(script: str, size: float, heavy: bool) -> ImageFont.FreeTypeFont:
    package, name = _FILES[script]
    with as_file(files(package) / name) as path:
        font = ImageFont.truetype(path, size, layout_engine=_layout())
    if name.endswith(".ttf"):
        weight = HEAVY if heavy else REGULAR
        axes = font.get_variation_axes()
        font.set_variation_by_axes([weight if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes])
    return font


def shown(text: str) -> str:
    """The letters in the order in which they stand, for a layout that only knows left to right."""
    if _layout() is ImageFont.Layout.RAQM or not any(unicodedata.bidirectional(c) in _LEFTWARD for c in text):
        return text
    return text[::-1]


@cache
def _layout() -> ImageFont.Layout:
    return ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC


@lru_cache(maxsize=4096)
def has(script: str, char: str) -> bool:
    """Whether the face of a script can draw this."""
    if unicodedata.category(char)[0] == "C":
        return False
    if char == " ":
        return True
    if unicodedata.category(char)[0] == "M":
        return True  # it stands on a letter, and has no shape of its own to be known by
    return _glyph(script, char) != _glyph(script, "\U0010fffe")


def _glyph(script: str, char: str) -> tuple[tuple[int, int], bytes]:
    mask = face(script, 24, heavy=False).getmask(char)
    return mask.size, bytes(mask)
