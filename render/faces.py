"""The fonts of the pictures: which one has a letter, and how a run of letters of one font is drawn.

Inter comes first, then DejaVu Sans. Names in other scripts are drawn in Noto Sans: Chinese, Japanese and
Korean letter by letter; Thai and Devanagari by HarfBuzz, which sets marks and joins letters. It comes as a
pinned wheel, so a picture is the same on every machine.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Literal, NamedTuple

from PIL import ImageDraw, ImageFont

from render import theme
from render.theme import Weight

Home = Literal["inter", "dejavu", "thai", "devanagari", "cjk"]
"""A font that has a letter, as `coverage.json` calls it; the first that has it draws it."""

_NAMES: dict[Home, str] = {
    "cjk": "NotoSansCJK-Bold.otf",
    "thai": "NotoSansThai-Bold.ttf",
    "devanagari": "NotoSansDevanagari-Bold.ttf",
}
SHAPED = frozenset[Home]({"thai", "devanagari"})
_PART = 0.94
"""The size of the Noto faces beside Inter: their letters fill more of the line."""
_GLYPHS = 0xF0000
"""Glyph n of a shaped font stands at this code point + n: so Pillow draws what HarfBuzz has chosen."""
_FOLDER = files("render").joinpath("fonts")


class Glyph(NamedTuple):
    """A letter to draw at a place, in pixels from the run's start and above its baseline."""

    letter: str
    right: float
    up: float


def home(letter: str) -> Home | None:
    """The font that draws the letter; None: no font has it."""
    return _homes().get(ord(letter))


def missing() -> tuple[str, ...]:
    """The font files that are not there: without them no picture, or no name, can be drawn."""
    known = [f"{name}.ttf" for name in (*theme.FACES.values(), theme.SPARE, theme.SPARE_BOLD)]
    wanted = dict.fromkeys([*known, *_NAMES.values(), "coverage.json"])
    return tuple(name for name in wanted if not _FOLDER.joinpath(name).is_file())


def length(words: str, of: Home, weight: Weight, size: int) -> float:
    """The width in pixels of letters that one font has."""
    if of in SHAPED:
        return _shaped(words, of, size)[1]
    return float(_face(_file(of, weight), _size(of, size)).getlength(words))


def draw(
    sheet: ImageDraw.ImageDraw,
    at: tuple[float, int],
    words: str,
    of: Home,
    weight: Weight,
    size: int,
) -> None:
    """Draw letters that one font has in white, from `at` on: the start of their baseline."""
    x, foot = at
    face = _face(_file(of, weight), _size(of, size))
    run = _shaped(words, of, size)[0] if of in SHAPED else (Glyph(words, 0, 0),)
    for glyph in run:
        place = round(x + glyph.right), round(foot - glyph.up)
        sheet.text(place, glyph.letter, font=face, fill=255, anchor="ls")


@lru_cache(maxsize=2048)
def _shaped(words: str, of: Home, size: int) -> tuple[tuple[Glyph, ...], float]:
    """The glyphs of a run, and its width."""
    # Loaded for the first such name: most tables have none.
    import uharfbuzz  # noqa: PLC0415

    buffer = uharfbuzz.Buffer()
    # Compatibility forms take this Thai vowel apart; a mark of tone belongs between its parts.
    buffer.add_str(words.replace("\u0e4d\u0e32", "\u0e33"))
    buffer.guess_segment_properties()
    font, units = _shaper(of)
    uharfbuzz.shape(font, buffer)
    scale, x, found = _size(of, size) / units, 0.0, list[Glyph]()
    for glyph, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        letter = chr(_GLYPHS + glyph.codepoint)
        found.append(Glyph(letter, x + place.x_offset * scale, place.y_offset * scale))
        x += place.x_advance * scale
    return tuple(found), x


@cache
def _shaper(of: Home) -> tuple[Any, int]:
    import uharfbuzz  # noqa: PLC0415

    face = uharfbuzz.Face(_FOLDER.joinpath(_NAMES[of]).read_bytes())
    return uharfbuzz.Font(face), face.upem


def _size(of: Home, size: int) -> int:
    return round(_PART * size) if of in _NAMES else size


def _file(of: Home, weight: Weight) -> str:
    if of in _NAMES:
        return _NAMES[of]
    if of == "inter":
        return f"{theme.FACES[weight]}.ttf"
    return f"{theme.SPARE if weight in {'regular', 'medium'} else theme.SPARE_BOLD}.ttf"


@lru_cache(maxsize=96)
def _face(file: str, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout is the same on every machine; Raqm, where it is installed, would shift
    # letters and with them every approved picture.
    # Pillow copies what it is given for each size, which the largest file is too large for.
    source = str(_FOLDER.joinpath(file)) if file == _NAMES["cjk"] else BytesIO(_bytes(file))
    return ImageFont.truetype(source, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _bytes(file: str) -> bytes:
    return _FOLDER.joinpath(file).read_bytes()


@cache
def _homes() -> dict[int, Home]:
    stored = json.loads(_FOLDER.joinpath("coverage.json").read_text("utf-8"))
    order: tuple[Home, ...] = ("inter", "dejavu", "thai", "devanagari", "cjk")
    return {
        code: key
        for key in reversed(order)
        for first, last in stored[key]
        for code in range(first, last + 1)
    }
