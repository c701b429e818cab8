"""The top of every picture: the question over the whole width, and below it a line of state."""

from __future__ import annotations

from render import shapes, text, theme
from render.sheet import Point, Sheet
from render.text import Pen

MIDDLE, STATE = 54, 118
"""The heights of both lines."""
ALONE, BOTH = 104, 150
"""The height of the question alone, and with a line of state."""
TWO_LINES = BOTH + 16
"""The height of a question of two lines, with a line of state."""
_DISC = 32
_MOST = 6
"""Maximum discs: with more players a question names none of them."""
_FIRM = 48
"""The size to which a question shrinks before its names are cut."""
_LEAST = 40
"""The size below which a question needs two lines."""
_SHORTEST = 4
"""The letters of a name that are kept in any case."""
_SPLIT = 44
"""The size of a question of two lines."""


def write(
    sheet: Sheet,
    words: str,
    state: str = "",
    seats: tuple[int, ...] = (),
    names: tuple[str, ...] = (),
    *,
    on: str = theme.PAGE,
    ink: str = "",
    indent: int = 0,
) -> int:
    """Write both; returns the height below. `names` are those in `words`, which may be shortened.

    The question is brass if it names players; `indent` pixels are left free at the left for a badge.
    """
    x = theme.EDGE + 6 + indent
    for seat in seats[:_MOST]:
        shapes.person(sheet, (x + _DISC, MIDDLE), _DISC, seat, on)
        x += 2 * _DISC + 8
    x += 8 if seats else 0
    room = theme.WIDTH - theme.EDGE - x
    # Brass means now: a headline that asks nobody is plain.
    pen = Pen(theme.HEAD, "title", ink or (theme.BRASS if seats else theme.TEXT), on)
    more = _question(sheet, (x, MIDDLE), words, names, pen, room)
    if not state:
        return ALONE + more
    left = theme.EDGE + 8 + indent
    line = Pen(theme.WORD + 2, "medium", theme.MUTED, on)
    sheet.write((left, STATE + more), state, line, "lm", theme.WIDTH - theme.EDGE - left)
    return BOTH + more


def _question(
    sheet: Sheet, at: Point, words: str, names: tuple[str, ...], pen: Pen, room: float
) -> int:
    """Write it, in two lines if it is long; returns the pixels that it needs more than one line."""
    words, size = fitted(words, names, room)
    if text.width(words, size, pen.weight) <= room:
        sheet.write(at, words, pen.but(size=size), "lm")
        return 0
    small = pen.but(size=_SPLIT)
    first, second = text.wrapped(words, _SPLIT, pen.weight, room, 2)
    sheet.write((at[0], at[1] - 18), first, small, "lm", room)
    sheet.write((at[0], at[1] + 34), second, small, "lm", room)
    return TWO_LINES - BOTH


def fitted(words: str, names: tuple[str, ...], room: float) -> tuple[str, int]:
    """The words and their size: shrunk a little, then with short names, then shrunk further."""
    size = theme.HEAD
    while size > _FIRM and text.width(words, size, "title") > room:
        size -= 1
    # A name can be cut and still be recognised; a question cannot.
    words = with_short_names(words, names, Pen(size, "title"), room)
    while size > _LEAST and text.width(words, size, "title") > room:
        size -= 1
    return words, size


def with_short_names(words: str, names: tuple[str, ...], pen: Pen, room: float) -> str:
    """The sentence with its names shortened, the longest first, until it fits."""
    for name in sorted(names, key=len, reverse=True):
        excess = text.width(words, pen.size, pen.weight) - room
        if excess <= 0:
            return words
        if name in words:
            whole = text.width(name, pen.size, pen.weight)
            least = text.width(name[:_SHORTEST], pen.size, pen.weight)
            short = text.shortened(name, pen.size, pen.weight, max(least, whole - excess))
            words = words.replace(name, short)
    return words
