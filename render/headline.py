"""The first lines of every picture: who must do what, and which table and turn it is."""

from __future__ import annotations

import msgspec

from render import shapes, text, theme
from render.sheet import Sheet
from render.text import Pen

TOP = 104
"""Pixels the headline takes."""
_MIDDLE = 62
_SIDE_GAP = 30
_DISC = 28
_FIRM = 34
"""A headline is not shrunk below this as long as its names can be cut."""
_SHORTEST_NAME = 8


class Headline(msgspec.Struct, frozen=True):
    """What stands above a picture. `seats` get their discs; `title` and `note` stand at the right."""

    words: str
    title: str
    note: str
    seats: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    """As they may occur in `words`, to be cut where room is short."""
    last_turn: str = ""
    """The words for it, if it is."""
    indent: int = 0
    """Pixels left free before it, for a badge."""


def write(
    sheet: Sheet,
    headline: Headline,
    *,
    has_second_line: bool = False,
    on: str = theme.PAGE,
    ink: str = "",
) -> int:
    """Returns where a second line would start. Brass, where it names who must act, or `ink`."""
    x = theme.MARGIN + headline.indent
    for seat in headline.seats:
        shapes.person(sheet, (x + _DISC, _MIDDLE), _DISC, seat, on)
        x += 2 * _DISC + 8
    x += 8 if headline.seats else 0
    room = theme.WIDTH - theme.MARGIN - x - _beside(sheet, headline, on) - _SIDE_GAP
    words, size = fitted(headline.words, headline.names, room)
    ink = ink or (theme.BRASS if headline.seats else theme.TEXT)
    y = _MIDDLE - (21 if has_second_line else 0)
    sheet.write((x, y), words, Pen(size, "title", ink, on), "lm", room)
    return x


def fitted(words: str, names: tuple[str, ...], room: float) -> tuple[str, int]:
    """Shrink a little, then cut the names in it, and only then shrink more."""
    size = theme.TITLE
    while size > _FIRM and text.width(words, size, "title") > room:
        size -= 1
    words = shortened(words, names, Pen(size, "title"), room)
    return text.fit(words, size, "title", room)


def shortened(words: str, names: tuple[str, ...], pen: Pen, room: float) -> str:
    """The names in a sentence are cut, the longest first, until there is room for it."""
    for name in sorted(names, key=len, reverse=True):
        longest = len(name)
        cut = words
        while longest > _SHORTEST_NAME and text.width(cut, pen.size, pen.weight) > room:
            longest -= 1
            cut = words.replace(name, f"{name[:longest].rstrip()}…")
        words = cut
    return words


def _beside(sheet: Sheet, headline: Headline, on: str) -> float:
    """Table and turn at the right; returns how much room they take."""
    right = theme.WIDTH - theme.MARGIN
    title = Pen(theme.SMALL, "medium", theme.TEXT, on)
    note = title.but(weight="regular", ink=theme.MUTED)
    sheet.write((right, _MIDDLE - 8), headline.title, title, "rs")
    sheet.write((right, _MIDDLE + 26), headline.note, note, "rs")
    taken = text.width(headline.note, note.size, note.weight)
    if headline.last_turn:
        pen = Pen(theme.NOTE, "semibold", theme.INK, theme.DANGER)
        at = (right - taken - 14, _MIDDLE + 17)
        taken = right - shapes.pill(sheet, at, headline.last_turn, pen, on, "r")
    return max(taken, text.width(headline.title, title.size, title.weight))
