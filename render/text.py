"""Text in pictures: the font of each letter, the width of a line, and its cutting."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import groupby

import msgspec
from PIL import Image, ImageDraw, ImageFont

from render import theme
from render.theme import Weight

Face = ImageFont.FreeTypeFont

CAPITAL = 0.364
"""Half the height of a capital, as a part of the size: text is centred on its capitals."""
_FONTS = files("render").joinpath("fonts")
_RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe"
_FIRST = re.compile(r"[ \u00a0-]+")
"""What stands between the words of a name."""
_WORD = f"[{_RIGHT_TO_LEFT}]\\d*"
_BACKWARDS = re.compile(f"{_WORD}(?:[\\s'\u2019.,-]*{_WORD})*…?")
"""Words of Hebrew or Arabic, with what stands between them and the digits that follow a letter at once,
and the sign that they are cut.
"""


_ISOLATE, _END = "\u2067", "\u2069"
_TURNING = re.compile(f"[{_ISOLATE}{_RIGHT_TO_LEFT}]")
_STRETCH = re.compile(f"{_ISOLATE}([^{_END}]*){_END}?|{_BACKWARDS.pattern}")
"""A name that is read from right to left as a whole, and may have been cut; or such words."""


class Pen(msgspec.Struct, frozen=True):
    """The style of a text: size, weight, colour, and the colour below it."""

    size: int = theme.WORD
    weight: Weight = "regular"
    ink: str = theme.TEXT
    on: str = theme.PANEL

    def but(
        self,
        size: int | None = None,
        weight: Weight | None = None,
        ink: str | None = None,
        on: str | None = None,
    ) -> Pen:
        return Pen(size or self.size, weight or self.weight, ink or self.ink, on or self.on)


@lru_cache(maxsize=4096)
def printable(words: str) -> str:
    """The letters that the fonts have, in reading order: no emoji, no joiners, no rare scripts."""
    inter, spare = _coverage()
    # Control and format characters have no shape. Loose accents would stand beside their letter:
    # the basic layout sets none on top of another.
    kept = "".join(
        letter
        for letter in _known(words)
        if (ord(letter) in inter or ord(letter) in spare)
        and unicodedata.category(letter) not in {"Cc", "Cf", "Mn", "Me"}
    )
    # A no-break space stays one: Italian amounts have it before their sign.
    return "\u00a0".join(" ".join(part.split()) for part in kept.split("\u00a0"))


@lru_cache(maxsize=1024)
def folded(name: str) -> str:
    """A name as it is drawn: letters of other shapes as plain ones, without those that no font has."""
    return printable(unicodedata.normalize("NFKC", name))


@lru_cache(maxsize=1024)
def is_nameless(words: str) -> bool:
    """Whether no letter or digit of the name can be drawn."""
    return not any(letter.isalnum() for letter in printable(words))


@lru_cache(maxsize=8192)
def width(words: str, size: int, weight: Weight = "regular") -> float:
    return sum(face.getlength(piece) for piece, face in _pieces(words, weight, size))


@lru_cache(maxsize=4096)
def fit(
    words: str, size: int, weight: Weight, room: float, least: int = theme.LEAST
) -> tuple[str, int]:
    """The words and their size: shrunk to `least`, then cut with an ellipsis."""
    while size > least and width(words, size, weight) > room:
        size -= 1
    if width(words, size, weight) <= room:
        return words, size
    kept = words
    while kept and width(f"{kept.rstrip()}…", size, weight) > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…", size


def beside(words: Sequence[str], size: int, weight: Weight, room: float) -> list[str]:
    """Words that share a line: the longest are cut until all have room."""
    kept = list(words)
    while sum(width(one, size, weight) for one in kept) > room:
        at = max(range(len(kept)), key=lambda at: width(kept[at], size, weight))
        kept[at] = f"{kept[at].rstrip('…')[:-1].rstrip()}…"
        if kept[at] == "…":
            break
    return kept


@lru_cache(maxsize=4096)
def shortened(name: str, least: int, weight: Weight, room: float) -> str:
    """A name that has room at the size `least`: whole, its first word, or the beginning of that with a dot.

    There is no sign that words are missing: a disc or a badge beside it says who or what is meant.
    """
    if width(name, least, weight) <= room:
        return name
    first = _FIRST.split(name, maxsplit=1)[0]
    if width(first, least, weight) <= room:
        return first
    while len(first) > 1 and width(f"{first}.", least, weight) > room:
        first = first[:-1]
    return f"{first}."


def lines(words: str, size: int, weight: Weight, room: float) -> list[str]:
    """One or two lines, broken after the last blank or hyphen that fits."""
    if width(words, size, weight) <= room:
        return [words]
    breaks = [place + 1 for place, letter in enumerate(words) if letter in " -"]
    fitting = [place for place in breaks if width(words[:place].rstrip(), size, weight) <= room]
    if not fitting:
        return [words]
    return [words[: fitting[-1]].rstrip(), words[fitting[-1] :]]


@lru_cache(maxsize=1024)
def wrapped(words: str, size: int, weight: Weight, room: float, most: int) -> tuple[str, ...]:
    """Broken between words into a number of lines at most; what is left over is cut in the last."""
    broken = [""]
    for word in words.split(" "):
        longer = f"{broken[-1]} {word}".strip()
        if not broken[-1] or len(broken) == most or width(longer, size, weight) <= room:
            broken[-1] = longer
        else:
            broken.append(word)
    return (*broken[:-1], fit(broken[-1], size, weight, room)[0])


def turned(words: str) -> str:
    """The words in drawing order: what is read from right to left is joined and turned round.

    Each stretch for itself: a number beside an Arabic name is not a part of it, as plain rules for
    a whole line would have it.
    """
    if not _TURNING.search(words):
        return words
    return _STRETCH.sub(lambda run: _turned(run[1] or run.group()), words)


@lru_cache(maxsize=1024)
def isolated(name: str) -> str:
    """A name that begins from right to left and goes on otherwise, marked: its words keep their order."""
    begins = next((letter for letter in name if letter.isalpha()), "")
    if not _BACKWARDS.match(begins) or _BACKWARDS.fullmatch(name):
        return name
    return f"{_ISOLATE}{name}{_END}"


@lru_cache(maxsize=1024)
def _turned(run: str) -> str:
    # Loaded for the first such name: most tables have none, and both take a fifth of a second.
    import arabic_reshaper  # noqa: PLC0415
    import bidi  # noqa: PLC0415

    inter, spare = _coverage()
    # A name with the word for God would become one sign, which the fonts do not have.
    joining = arabic_reshaper.ArabicReshaper({"ARABIC LIGATURE ALLAH": False})
    joined = (
        letter if ord(letter) in inter or ord(letter) in spare else _plain(letter)
        for letter in joining.reshape(run)
    )
    return str(bidi.get_display("".join(joined), base_dir="R"))


def _plain(letter: str) -> str:
    """The letter as it stands alone, in place of a joined shape that no font has."""
    return unicodedata.normalize("NFKC", letter)


@lru_cache(maxsize=2048)
def mask(words: str, weight: Weight, size: int) -> tuple[Image.Image, int, int]:
    """The coverage of a line of text, and its box's corner, counted from the start of the baseline."""
    # Smaller letters cannot be read on a phone, which shows a third of the picture.
    if size < theme.LEAST:
        raise AssertionError(f"text of {size} px: {words}")
    pieces = _pieces(words, weight, size)
    room = Image.new("L", (round(width(words, size, weight)) + size, 2 * size))
    # Some letters reach over the left of their own box, so a quarter is left free there.
    draw, x, foot = ImageDraw.Draw(room), size / 4, size * 3 // 2
    for piece, face in pieces:
        draw.text((round(x), foot), piece, font=face, fill=255, anchor="ls")
        x += face.getlength(piece)
    # Blanks alone have no ink, and Pillow cannot crop to nothing.
    box = room.getbbox() or (0, 0, 1, 1)
    return room.crop(box), box[0] - size // 4, box[1] - foot


def _known(words: str) -> str:
    """The words with full-width and circled letters, which no font has, in their plain shape."""
    inter, spare = _coverage()
    return "".join(
        letter
        if ord(letter) in inter or ord(letter) in spare
        else unicodedata.normalize("NFKC", letter)
        for letter in words
    )


@lru_cache(maxsize=8192)
def _pieces(words: str, weight: Weight, size: int) -> tuple[tuple[str, Face], ...]:
    """The printable words in pieces of one font each."""
    inter, _ = _coverage()
    spare = theme.SPARE if weight in {"regular", "medium"} else theme.SPARE_BOLD
    runs = groupby(printable(turned(words)), key=lambda letter: ord(letter) in inter)
    return tuple(
        ("".join(run), _face(theme.FACES[weight] if own else spare, size)) for own, run in runs
    )


@lru_cache(maxsize=96)
def _face(file: str, size: int) -> Face:
    # The basic layout is the same on every machine; Raqm, where it is installed, would shift
    # letters and with them every approved picture.
    return ImageFont.truetype(BytesIO(_bytes(file)), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _bytes(file: str) -> bytes:
    return _FONTS.joinpath(f"{file}.ttf").read_bytes()


@cache
def _coverage() -> tuple[frozenset[int], frozenset[int]]:
    """The code points of Inter, and those of the spare font."""
    stored = json.loads(_FONTS.joinpath("coverage.json").read_text("utf-8"))
    inter, spare = (
        frozenset(code for first, last in stored[face] for code in range(first, last + 1))
        for face in ("inter", "dejavu")
    )
    return inter, spare
