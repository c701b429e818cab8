"""A page of the community, in words already: the picture, its alt text and the text are made of it."""

from __future__ import annotations

import msgspec


class PageFigure(msgspec.Struct, frozen=True):
    """A large figure with its name, and a remark below."""

    value: str
    name: str
    remark: str = ""


class Curve(msgspec.Struct, frozen=True):
    """A rating over its games, in points, with its uncertainty after each of them."""

    title: str
    points: tuple[int, ...]
    margins: tuple[int, ...]
    labels: tuple[tuple[int, str], ...]
    """Values of the scale, with their words; the first and the last are its ends."""
    seasons: tuple[tuple[int, str], ...] = ()
    """The first game of each season, counted from 0, with the season's name."""


class PageColumn(msgspec.Struct, frozen=True):
    """A column of a grid. Words stand left and share the room; numbers stand right."""

    head: str = ""
    number: bool = True
    lead: bool = False
    """Whether it is a large number; without any the first column of numbers is."""


class PageLine(msgspec.Struct, frozen=True):
    """A line of a grid: a cell for each column."""

    cells: tuple[str, ...]
    own: bool = False
    """Whether it is the reader's own."""
    faint: bool = False
    """Whether it counts less: provisional, not rated."""


class PageGrid(msgspec.Struct, frozen=True):
    title: str
    columns: tuple[PageColumn, ...]
    lines: tuple[PageLine, ...]


class CommunityPage(msgspec.Struct, frozen=True):
    """From top to bottom. `empty` is said where there is neither figure nor grid."""

    head: str
    title: str = ""
    note: str = ""
    """In the line below the headline: the game and the server, the season."""
    figures: tuple[PageFigure, ...] = ()
    curve: Curve | None = None
    grids: tuple[PageGrid, ...] = ()
    empty: str = ""
    names: tuple[str, ...] = ()
    """The names in `head`, which may be cut."""
    foot: str = ""
    """A last line: what the signs mean."""
    signs: tuple[tuple[str, str], ...] = ()
    """Signs in cells, with what is said for them in words."""
