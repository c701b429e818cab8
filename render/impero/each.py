"""Each player's land on a small map of its own, so that no two colours must be told apart."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.impero.geography import Geography, geography
from games.impero.state import View
from render import amounts, headline, names, shapes, text, theme
from render.impero import parts, people
from render.impero.board import write_headline
from render.impero.figures import first_of, holdings, places
from render.impero.grid import Grid, grid
from render.impero.look import colours
from render.palettes import mapped
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_ACROSS = ((4, 2), (9, 3), (12, 4), (20, 5))
"""The most players of each number of columns."""
_GAP, _HEAD = 14, 92
_COUNT = 42
"""Pixels of a number of cells."""
_TALLEST = 1400
"""The most pixels of the height of all maps."""


def draw(scene: Scene) -> Picture:
    """The small maps in order of rank, along the rows."""
    view: View = scene.view
    land, count = geography(view.land), len(view.capital)
    across = next(columns for most, columns in _ACROSS if count <= most)
    rows = -(-count // across)
    wide = (theme.WIDTH - 2 * theme.MARGIN - (across - 1) * _GAP) // across
    dot = _dot(land, wide, rows)
    high = land.high * dot + _HEAD + 10
    foot = headline.TOP + rows * (high + _GAP) + theme.MARGIN - _GAP
    sheet, small = Sheet(colours(), theme.WIDTH, foot, theme.SEA), _small(grid(view), land)
    write_headline(sheet, scene)
    told = _told(scene, wide - 30 - 34 - 10 - _COUNT)
    for number, seat in enumerate(places(scene).seats):
        row, column = divmod(number, across)
        left = theme.MARGIN + column * (wide + _GAP)
        top = headline.TOP + row * (high + _GAP)
        shapes.panel(sheet, (left, top, left + wide, top + high), theme.PANEL, theme.SEA, 12)
        one = mapped(small, _table(seat))
        large = one.resize((land.wide * dot, land.high * dot), Image.Resampling.NEAREST)
        sheet.paste(large, (left + (wide - large.width) // 2, top + _HEAD))
        _head(sheet, scene, seat, (left, top), wide, told[seat])
    return sheet.picture()


def _dot(land: Geography, wide: int, rows: int) -> int:
    """Pixels of a cell."""
    high = (_TALLEST - rows * (_HEAD + 10 + _GAP)) // rows
    return max(2, min((wide - 20) // land.wide, high // land.high))


def _small(on: Grid, land: Geography) -> Image.Image:
    """An image with a pixel for each place: water, free, or its player."""
    # WATER is -2 and FREE -1: two more, and every holder fits a byte.
    size = (on.wide, len(on.directors) // on.wide)
    whole = Image.frombytes("L", size, bytes(director + 2 for director in on.directors))
    # The grid has a rim of one place on every side, which no map shows.
    return whole.crop((1, 1, 1 + land.wide, 1 + land.high))


@lru_cache(maxsize=32)
def _table(seat: int) -> bytes:
    """The colours of `_small` for one player."""
    index = colours().index
    others = [index(theme.LINE)] * 254
    others[seat] = index(colours().player(seat))
    return bytes([index(theme.PANEL), index(theme.POOR), *others])


def _told(scene: Scene, room: int) -> list[str]:
    """Each player's capital, all in the longest form that leaves room for the cells."""
    money = [scene.words.money(cents) for cents in scene.view.capital]
    told = [amounts.whole(one) for one in money]
    has_room = max(text.width(one, theme.BODY, "bold") for one in told) <= room
    return told if has_room else [amounts.brief(one) for one in told]


def _head(sheet: Sheet, scene: Scene, seat: int, at: tuple[int, int], wide: int, told: str) -> None:
    """Disc and name; capital and cells."""
    view: View = scene.view
    (left, top), first = at, first_of(scene)
    ring = theme.BRASS if seat == first else theme.PAGE
    ring = theme.IVORY if seat == view.me else ring
    drawn, mask = people.disc(seat, 38, ring, gone=view.left[seat])
    sheet.image.paste(drawn, (left + 8, top + 8), mask)
    name = Pen(theme.SMALL, "semibold", theme.FAINT if view.left[seat] else theme.TEXT)
    names.write(sheet, scene, seat, (left + 62, top + 31), name, wide - 74)
    note, right = Pen(theme.NOTE, "medium", theme.MUTED), left + wide - 14
    words = str(holdings(view)[seat][1])
    sheet.write((right, top + 72), words, note, "rm")
    right -= round(text.width(words, note.size, note.weight)) + 10
    parts.cells(sheet, (right, top + 72))
    money = Pen(theme.BODY, "bold", theme.BRASS if seat == first else theme.TEXT)
    sheet.write((left + 14, top + 72), told, money, "lm", right - 34 - left - 14)
