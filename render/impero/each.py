"""Each player's land on a small map of its own, so that no two colours must be told apart."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.impero.geography import Geography, geography
from games.impero.state import View
from render import amounts, names, question, shapes, text, theme
from render.impero import parts, ranking
from render.impero.board import write_headline
from render.impero.figures import first_of, holdings, places
from render.impero.grid import Grid, grid
from render.impero.look import colours
from render.palettes import mapped
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_ACROSS = ((4, 2), (12, 3), (20, 4))
"""Maximum players of each number of columns."""
_GAP, _HEAD = 12, 112
_SWATCH = 56
_TALLEST = 1500
"""Maximum pixels of the height of all maps."""
_MONEY, _NOTE = Pen(theme.NAME, "bold"), Pen(theme.WORD, "medium", theme.MUTED)


def draw(scene: Scene) -> Picture:
    """The small maps in order of rank, along the rows."""
    view: View = scene.view
    land, count = geography(view.land), len(view.capital)
    across = columns_of(count)
    rows = -(-count // across)
    wide = (theme.WIDTH - 2 * theme.EDGE - (across - 1) * _GAP) // across
    dot = _dot(land, wide, rows)
    high = land.high * dot + _HEAD + 12
    foot = question.ALONE + rows * (high + _GAP) + theme.EDGE - _GAP
    sheet, small = Sheet(colours(), theme.WIDTH, foot, theme.SEA), _small(grid(view), land)
    write_headline(sheet, scene)
    for number, seat in enumerate(places(scene).seats):
        row, column = divmod(number, across)
        left = theme.EDGE + column * (wide + _GAP)
        top = question.ALONE + row * (high + _GAP)
        if row and not column:
            sheet.seam(top, f"row-{row}")
        shapes.panel(sheet, (left, top, left + wide, top + high), theme.PANEL, theme.SEA, 12)
        one = mapped(small, _table(seat))
        large = one.resize((land.wide * dot, land.high * dot), Image.Resampling.NEAREST)
        sheet.paste(large, (left + (wide - large.width) // 2, top + _HEAD))
        _head(sheet, scene, seat, (left, top), wide)
    return sheet.picture()


def columns_of(count: int) -> int:
    """How many maps of that many players stand beside one another."""
    return next(columns for most, columns in _ACROSS if count <= most)


def _dot(land: Geography, wide: int, rows: int) -> int:
    """Pixels of a cell."""
    high = (_TALLEST - rows * (_HEAD + 12 + _GAP)) // rows
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


def _head(sheet: Sheet, scene: Scene, seat: int, at: tuple[int, int], wide: int) -> None:
    """The look and the name; capital and number of cells."""
    view: View = scene.view
    (left, top), first = at, first_of(scene)
    ranking.swatch(sheet, view, seat, (left + 12, top + 34), (_SWATCH, 48))
    x, right = left + 12 + _SWATCH + 12, left + wide - 14
    ink = theme.FAINT if view.left[seat] else theme.TEXT
    name = Pen(theme.LEAST_FACT, "semibold", ink)
    names.sign(sheet, scene, seat, (x, top + 34), name, right - x)
    words = f"{holdings(view)[seat][1]} {parts.CELLS}"
    sheet.write((right, top + 84), words, _NOTE, "rm")
    room = right - text.width(words, _NOTE.size, _NOTE.weight) - 14 - left - 14
    money = _MONEY.but(ink=theme.BRASS if seat == first else theme.TEXT)
    told = text.fitting(scene.words.money(view.capital[seat]), money, room)
    if text.width(told, theme.WORD, money.weight) > room:
        told = amounts.bare(told)
    sheet.write((left + 14, top + 84), told, money, "lm", room)
