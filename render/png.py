"""Pictures as PNG bytes, always the same for the same picture.

Each strip of rows is compressed by itself, and strips compressed before are taken from memory: from
one turn to the next most of a board does not change.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache, reduce

import msgspec
from PIL import Image

from render.scene import Picture

STRIP = 48
"""Rows of a strip."""
LEVEL, FAST = 5, 3
"""Levels of compression. A turn's end changes every row of a map, so maps are packed less: half the
time for a sixth more bytes.
"""
LARGE = 1_500_000
"""The least pixels of a map."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = b"\x78\x9c"
"""The first bytes of a zlib stream."""
_END = b"\x03\x00"
"""An empty last block of deflate."""
_INDEXED = 3
_NO_FILTER = b"\0"
_PRIME = 65521
"""The modulus of Adler-32."""


def encode(picture: Picture) -> bytes:
    """The PNG file of the picture with its own palette."""
    width, height = picture.image.size
    header = struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)
    colours = bytes(picture.palette.getpalette() or ())
    parts = (
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", colours),
        _chunk(b"IDAT", _compressed(picture.image)),
        _chunk(b"IEND", b""),
    )
    return _SIGNATURE + b"".join(parts)


def _compressed(image: Image.Image) -> bytes:
    """A zlib stream of all strips, with a checksum combined from theirs."""
    pixels, step = image.tobytes(), STRIP * image.width
    level = FAST if len(pixels) >= LARGE else LEVEL
    strips = [
        _strip(pixels[start : start + step], image.width, level)
        for start in range(0, len(pixels), step)
    ]
    check = reduce(_joined, ((one.check, one.length) for one in strips), (1, 0))[0]
    return b"".join((_HEAD, *(one.data for one in strips), _END, struct.pack(">I", check)))


class Strip(msgspec.Struct, frozen=True):
    """Compressed rows, their length before that, and their Adler-32."""

    data: bytes
    length: int
    check: int


@lru_cache(maxsize=256)
def _strip(pixels: bytes, width: int, level: int) -> Strip:
    """Rows as whole deflate blocks that end on a byte and refer to nothing before them.

    Every row begins with a byte for its filter, which is none.
    """
    starts = range(0, len(pixels), width)
    # Indices have no order, so the filters, which work on differences, would only cost time.
    lines = b"".join(_NO_FILTER + pixels[start : start + width] for start in starts)
    # Minus 15 is a stream without head and checksum: the picture has those of the whole.
    deflate = zlib.compressobj(level, zlib.DEFLATED, -15, 9)
    # A full flush forgets what came before: only so a strip can stand in any stream.
    data = deflate.compress(lines) + deflate.flush(zlib.Z_FULL_FLUSH)
    return Strip(data, len(lines), zlib.adler32(lines))


def _joined(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Adler-32 and length of two byte strings together (RFC 1950, chapter 9)."""
    (first, before), (second, length) = one, other
    low = ((first & 0xFFFF) + (second & 0xFFFF) - 1) % _PRIME
    high = ((first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)) % _PRIME
    return high << 16 | low, before + length


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
