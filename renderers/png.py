"""Palette PNGs, packed band by band: a band of rows that was packed lately is taken as it is.

From one move to the next most of a board stays the same, and packing is what takes longest. Each band is a piece of the
deflate stream that refers to nothing before it, so that pieces can be joined freely.
"""

import hashlib
import struct
import zlib
from functools import partial

from PIL import Image

from renderers.cache import Lru

ROWS = 32
"""Rows of a band: few enough that a changed piece costs little, enough that packing finds what repeats."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEADER, END = b"\x78\x01", b"\x03\x00"
"""Of a zlib stream; its end is an empty last block."""
RAW = -15
PALETTE = 3
"""Kinds of a stream without header, and of a picture with a palette."""


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
    packed = b"".join(_BANDS.get((level, _digest(band)), partial(_deflate, band, level)) for band in bands)
    return _chunk(b"IDAT", HEADER + packed + END + struct.pack(">I", zlib.adler32(rows)))


def _rows(flat: Image.Image) -> bytes:
    """Every row behind a zero, which says that it is not filtered."""
    wide = Image.new("P", (flat.width + 1, flat.height))
    wide.paste(flat, (1, 0))
    return wide.tobytes()


def _digest(band: bytes) -> bytes:
    return hashlib.blake2b(band, digest_size=16).digest()


def _deflate(band: bytes, level: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, RAW, 9)
    return packer.compress(band) + packer.flush(zlib.Z_FULL_FLUSH)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


_BANDS: Lru[bytes] = Lru(32 << 20, len)
