"""Palette PNGs, packed band by band: a band of rows that was packed lately is taken as it is.

From one move to the next most of a board stays the same, and packing is what takes longest. Each band is a piece of the
deflate stream that refers to nothing before it, so that pieces can be joined freely.
"""

import struct
import zlib
from functools import partial, reduce
from typing import NamedTuple

from PIL import Image

from renderers.cache import Lru

ROWS = 32
"""Rows of a band: few enough that a changed piece costs little, enough that packing finds what repeats."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEADER, END = b"\x78\x01", b"\x03\x00"
"""Of a zlib stream; its end is an empty last block."""
PRIME, NOTHING = 65521, 1
"""Of the stream's check sum: what it counts to, and what it is before anything."""
RAW = -15
PALETTE = 3
"""Kinds of a stream without header, and of a picture with a palette."""


class Band(NamedTuple):
    """A packed band, and the check sum of what was packed."""

    data: bytes
    check: int


def pack(flat: Image.Image, level: int) -> bytes:
    """The PNG of a picture with a palette."""
    size = struct.pack(">IIBBBBB", *flat.size, 8, PALETTE, 0, 0, 0)
    colours = bytes(flat.getpalette("RGB") or b"")
    return SIGNATURE + _chunk(b"IHDR", size) + _chunk(b"PLTE", colours) + _pixels(flat, level) + _chunk(b"IEND", b"")


def forget() -> None:
    """Forgets every band."""
    _BANDS.clear()


def _pixels(flat: Image.Image, level: int) -> bytes:
    rows = _rows(flat)
    step = ROWS * (flat.width + 1)
    bands = [rows[start : start + step] for start in range(0, len(rows), step)]
    packed = [_BANDS.get((level, *_digest(band)), partial(_deflate, band, level)) for band in bands]
    total = reduce(_joined, ((piece.check, len(band)) for piece, band in zip(packed, bands, strict=True)), NOTHING)
    return _chunk(b"IDAT", HEADER + b"".join(piece.data for piece in packed) + END + struct.pack(">I", total))


def _rows(flat: Image.Image) -> bytes:
    """Every row behind a zero, which says that it is not filtered."""
    wide = Image.new("P", (flat.width + 1, flat.height))
    wide.paste(flat, (1, 0))
    return wide.tobytes()


def _digest(band: bytes) -> tuple[int, int, int]:
    """Ninety-six bits that tell bands apart within this process, several times faster than a cryptographic hash."""
    return hash(band), zlib.crc32(band), len(band)


def _deflate(band: bytes, level: int) -> Band:
    packer = zlib.compressobj(level, zlib.DEFLATED, RAW, 9)
    return Band(packer.compress(band) + packer.flush(zlib.Z_FULL_FLUSH), zlib.adler32(band))


def _joined(check: int, following: tuple[int, int]) -> int:
    """The check sum (Adler-32) of two pieces from those of each, and from the length of the second."""
    (second, length), first = following, check & 0xFFFF
    low = first + (second & 0xFFFF) - 1
    high = (check >> 16) + (second >> 16) + length * (first - 1)
    return high % PRIME << 16 | low % PRIME


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


_BANDS: Lru[Band] = Lru(32 << 20, lambda band: len(band.data))
