"""Palette PNGs in bands of rows. Each band is a piece of the deflate stream that refers to nothing before it, so that
bands can be kept and joined freely: packing is what takes longest."""

import struct
import zlib
from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from PIL import Image

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
    """A packed band, and check sum and length of what was packed."""

    data: bytes
    check: int
    length: int


def pack(flat: Image.Image, level: int) -> bytes:
    """The PNG of a picture with a palette."""
    return join(flat.size, flat, bands(flat, level))


def bands(flat: Image.Image, level: int) -> list[Band]:
    """The picture in packed bands."""
    rows, step = _rows(flat), ROWS * (flat.width + 1)
    return [_deflate(rows[start : start + step], level) for start in range(0, len(rows), step)]


def join(size: tuple[int, int], colours: Image.Image, pieces: Sequence[Band]) -> bytes:
    """The PNG that these bands make, with the palette of `colours`."""
    total = reduce(_joined, ((piece.check, piece.length) for piece in pieces), NOTHING)
    stream = b"".join([HEADER, *(piece.data for piece in pieces), END, struct.pack(">I", total)])
    header = struct.pack(">IIBBBBB", *size, 8, PALETTE, 0, 0, 0)
    palette = bytes(colours.getpalette("RGB") or b"")
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", stream), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


def _rows(flat: Image.Image) -> bytes:
    """Every row behind a zero, which says that it is not filtered."""
    wide = Image.new("P", (flat.width + 1, flat.height))
    wide.paste(flat, (1, 0))
    return wide.tobytes()


def _deflate(band: bytes, level: int) -> Band:
    packer = zlib.compressobj(level, zlib.DEFLATED, RAW)
    return Band(packer.compress(band) + packer.flush(zlib.Z_FULL_FLUSH), zlib.adler32(band), len(band))


def _joined(check: int, following: tuple[int, int]) -> int:
    """The check sum (Adler-32) of two pieces from those of each, and from the length of the second."""
    (second, length), first = following, check & 0xFFFF
    low = first + (second & 0xFFFF) - 1
    high = (check >> 16) + (second >> 16) + length * (first - 1)
    return high % PRIME << 16 | low % PRIME


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
