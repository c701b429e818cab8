"""Pictures as PNG bytes, always the same for the same picture.

The rows are compressed in strips, each by itself, and a strip that was compressed before is taken
from memory: from one turn to the next most of a board stays as it was.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache

from PIL import Image

from render.scene import Picture

STRIP = 32
"""Rows."""
LEVEL = 5
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = b"\x78\x9c"
"""How a zlib stream begins."""
_END = b"\x03\x00"
"""An empty last block."""
_INDEXED = 3
_NO_FILTER = 0


def encode(picture: Picture) -> bytes:
    """The picture with its palette, which is no larger than what its colours need."""
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
    """Every line begins with a byte that says how it is filtered: not at all."""
    lined = Image.new("P", (image.width + 1, image.height), _NO_FILTER)
    lined.paste(image, (1, 0))
    lines, step = lined.tobytes(), STRIP * lined.width
    strips = [_strip(lines[start : start + step]) for start in range(0, len(lines), step)]
    return b"".join((_HEAD, *strips, _END, struct.pack(">I", zlib.adler32(lines))))


@lru_cache(maxsize=256)
def _strip(lines: bytes) -> bytes:
    """A run of whole deflate blocks, which ends on a byte and looks back at nothing before it."""
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -15, 9)
    return deflate.compress(lines) + deflate.flush(zlib.Z_FULL_FLUSH)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
