"""Text in pictures: the font of each letter, the width of a line, and its cutting."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import msgspec
from PIL import Image, ImageDraw

from render import amounts, faces, theme
from render.theme import Weight

CAPITAL = 0.364
"""Half the height of a capital, as a part of the size: text is centred on its capitals."""
_RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe"
_FIRST = re.compile(r"[ \u00a0-]+")
"""What stands between the words of a name."""
_WORD = f"[{_RIGHT_TO_LEFT}]\\d*"
_BACKWARDS = re.compile(f"{_WORD}(?:[\\s'\u2019.,-]*{_WORD})*…?")
"""Words of Hebrew or Arabic, with what stands between them and the digits that follow a letter at once,
and the sign that they are cut.
"""


_VIRAMA = 9
"""The combining class of the sign that takes its vowel from a letter."""

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
    kept = "".join(letter for letter in _known(words) if _is_drawn(letter))
    # A no-break space stays one: Italian amounts have it before their sign.
    return "\u00a0".join(" ".join(part.split()) for part in kept.split("\u00a0"))


def _is_drawn(letter: str) -> bool:
    """Whether a font has a shape for it, which control and format characters do not have.

    Loose accents would stand beside their letter: the basic layout sets none on top of another. The
    scripts that are shaped have theirs.
    """
    home = faces.home(letter)
    barred = {"Cc", "Cf"} if home in faces.SHAPED else {"Cc", "Cf", "Mn", "Me"}
    return home is not None and unicodedata.category(letter) not in barred


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
    return sum(faces.length(piece, home, weight, size) for piece, home in _pieces(words))


@lru_cache(maxsize=4096)
def fit(
    words: str, size: int, weight: Weight, room: float, least: int = theme.LEAST
) -> tuple[str, int]:
    """The words and their size: shrunk to `least`, then cut with an ellipsis."""
    while size > least and width(words, size, weight) > room:
        size -= 1
    if width(words, size, weight) <= room:
        return words, size
    if (short := amounts.in_place_of_a_cut(words)) != words:
        return fit(short, size, weight, room, least)
    kept = words
    while kept and width(f"{kept.rstrip()}…", size, weight) > room:
        kept = _less(kept)
    return f"{kept.rstrip()}…", size


def fitting(told: str, pen: Pen, room: float) -> str:
    """The longest form of an amount that has room at the pen's size, else the shortest."""
    forms = (told, amounts.whole(told), amounts.brief(amounts.whole(told)))
    return next((one for one in forms if width(one, pen.size, pen.weight) <= room), forms[-1])


def beside(words: Sequence[str], size: int, weight: Weight, room: float) -> list[str]:
    """Words that share a line: the longest are cut until all have room."""
    kept = list(words)
    while sum(width(one, size, weight) for one in kept) > room:
        at = max(range(len(kept)), key=lambda at: width(kept[at], size, weight))
        kept[at] = f"{_less(kept[at].rstrip('…')).rstrip()}…"
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
        first = _less(first)
    return f"{first}."


def _less(words: str) -> str:
    """The words without their last letter and its marks: no mark moves to its neighbour."""
    at = len(words) - 1
    while at > 0 and unicodedata.category(words[at])[0] == "M":
        at -= 1
    kept = words[: max(at, 0)]
    # A virama joins a letter to the next one, which is gone.
    return kept[:-1] if kept and unicodedata.combining(kept[-1]) == _VIRAMA else kept


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

    # A name with the word for God would become one sign, which the fonts do not have.
    joining = arabic_reshaper.ArabicReshaper({"ARABIC LIGATURE ALLAH": False})
    joined = (letter if faces.home(letter) else _plain(letter) for letter in joining.reshape(run))
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
    room = Image.new("L", (round(width(words, size, weight)) + size, 2 * size))
    # Some letters reach over the left of their own box, so a quarter is left free there.
    draw, x, foot = ImageDraw.Draw(room), size / 4, size * 3 // 2
    for piece, home in _pieces(words):
        faces.draw(draw, (x, foot), piece, home, weight, size)
        x += faces.length(piece, home, weight, size)
    # Blanks alone have no ink, and Pillow cannot crop to nothing.
    box = room.getbbox() or (0, 0, 1, 1)
    return room.crop(box), box[0] - size // 4, box[1] - foot


def _known(words: str) -> str:
    """The words with full-width and circled letters, which no font has, in their plain shape."""
    return "".join(
        letter if faces.home(letter) else unicodedata.normalize("NFKC", letter) for letter in words
    )


@lru_cache(maxsize=8192)
def _pieces(words: str) -> tuple[tuple[str, faces.Home], ...]:
    """The printable words in pieces of one font each."""
    runs = groupby(printable(turned(words)), key=faces.home)
    return tuple(("".join(run), home) for home, run in runs if home is not None)
