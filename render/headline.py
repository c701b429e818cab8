"""The headline of every picture: the question and its players, table and turn."""

from __future__ import annotations

import msgspec

from render import shapes, text, theme
from render.sheet import Sheet
from render.text import Pen

TOP = 104
"""Pixels of the headline's height."""
_MIDDLE = 62
_SIDE_GAP = 30
_DISC = 28
_FIRM = 34
"""The size to which a headline shrinks before its names are cut."""
_SHORTEST_NAME = 8
_BESIDE = 440
"""The least pixels for the title at the right."""


class Headline(msgspec.Struct, frozen=True):
    """The text above a picture. `seats` get their discs; `title` and `note` stand at the right."""

    words: str
    title: str
    note: str
    seats: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    """The names in `words`, which may be cut."""
    last_turn: str = ""
    """The words for the last turn; empty in others."""
    indent: int = 0
    """Pixels left free at the left, for a badge."""


def write(
    sheet: Sheet,
    headline: Headline,
    *,
    has_second_line: bool = False,
    on: str = theme.PAGE,
    ink: str = "",
) -> int:
    """Write it in `ink`, by default brass if it names players. Returns the left end of a second line."""
    x = theme.MARGIN + headline.indent
    for seat in headline.seats:
        shapes.person(sheet, (x + _DISC, _MIDDLE), _DISC, seat, on)
        x += 2 * _DISC + 8
    x += 8 if headline.seats else 0
    whole = theme.WIDTH - theme.MARGIN - x - _SIDE_GAP
    wanted = text.width(headline.words, theme.TITLE, "title")
    # A long title, such as a server's name, gives way before the names in the headline do.
    room = whole - _beside(sheet, headline, on, max(_BESIDE, whole - wanted))
    words, size = fitted(headline.words, headline.names, room)
    # Brass means now: a headline that asks nobody is plain.
    ink = ink or (theme.BRASS if headline.seats else theme.TEXT)
    y = _MIDDLE - (21 if has_second_line else 0)
    sheet.write((x, y), words, Pen(size, "title", ink, on), "lm", room)
    return x


def fitted(words: str, names: tuple[str, ...], room: float) -> tuple[str, int]:
    """The words and their size: shrunk a little, then with names cut, then shrunk further."""
    size = theme.TITLE
    while size > _FIRM and text.width(words, size, "title") > room:
        size -= 1
    # A name is still known by its beginning, but a question without its end is none.
    words = shortened(words, names, Pen(size, "title"), room)
    return text.fit(words, size, "title", room)


def shortened(words: str, names: tuple[str, ...], pen: Pen, room: float) -> str:
    """The sentence with its names cut, the longest first, until it fits."""
    for name in sorted(names, key=len, reverse=True):
        longest = len(name)
        cut = words
        while longest > _SHORTEST_NAME and text.width(cut, pen.size, pen.weight) > room:
            longest -= 1
            cut = words.replace(name, f"{name[:longest].rstrip()}…")
        words = cut
    return words


def _beside(sheet: Sheet, headline: Headline, on: str, room: float) -> float:
    """Write table and turn at the right; returns the pixels that they take."""
    right = theme.WIDTH - theme.MARGIN
    title = Pen(theme.SMALL, "medium", theme.TEXT, on)
    note = title.but(weight="regular", ink=theme.MUTED)
    named, size = text.fit(headline.title, title.size, title.weight, room, theme.NOTE)
    sheet.write((right, _MIDDLE - 8), named, title.but(size=size), "rs")
    sheet.write((right, _MIDDLE + 26), headline.note, note, "rs")
    taken = text.width(headline.note, note.size, note.weight)
    if headline.last_turn:
        pen = Pen(theme.NOTE, "semibold", theme.INK, theme.DANGER)
        at = (right - taken - 14, _MIDDLE + 17)
        taken = right - shapes.pill(sheet, at, headline.last_turn, pen, on, "r")
    return max(taken, text.width(named, size, title.weight))
