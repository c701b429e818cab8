"""The country on a picture: its frame, water, coast and coordinates."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from games.impero.geography import Geography, Spot, column_name, geography
from games.impero.state import View
from render import question, theme
from render.impero.look import colours
from render.palettes import mapped
from render.sheet import Sheet
from render.text import Pen

LABELS = (56, 44)
"""Pixels for the rows' numbers at the left and the columns' letters above."""
TALLEST = 1090
"""Maximum pixels of a map's height: with its headline it is one piece."""
_EVERY = 10
"""Rows or columns from one line to the next."""
_LINE = 2
_GLOW = 6
_BANDS = bytes(85 * ((coverage + 42) // 85) for coverage in range(256))
"""The shore fades in three steps: more would not be seen, and make the file larger."""
_INVERSE = bytes(255 - coverage for coverage in range(256))
_HALF = bytes(255 if coverage > 127 else 0 for coverage in range(256))
SUPER = 8


class Frame(msgspec.Struct, frozen=True):
    """A map's place on the sheet: the corner of its first cell, and the side of a cell."""

    left: int
    top: int
    cell: int

    def at(self, spot: Spot) -> tuple[int, int]:
        return self.left + spot[0] * self.cell, self.top + spot[1] * self.cell


def frame(country: Geography) -> Frame:
    """The largest frame within the width and the height that a phone can show."""
    wide = theme.WIDTH - 2 * theme.EDGE - LABELS[0]
    cell = min(wide // country.wide, TALLEST // country.high)
    return Frame(theme.EDGE + LABELS[0], question.ALONE + LABELS[1], cell)


def base(land: tuple[str, ...], height: int) -> Image.Image:
    """The part that never changes, as an image of one's own: water, shore, coordinates, lines every ten cells.

    It is cut from one that all pages of a land share: drawing it takes 40 ms.
    """
    whole = _whole(land)
    if height <= whole.height:
        return whole.crop((0, 0, theme.WIDTH, height))
    taller = Sheet(colours(), theme.WIDTH, height, theme.SEA).image
    taller.paste(whole, (0, 0))
    return taller


@lru_cache(maxsize=8)
def _whole(land: tuple[str, ...]) -> Image.Image:
    """As high as the highest usual page."""
    country, sheet = geography(land), Sheet(colours(), theme.WIDTH, theme.TALLEST, theme.SEA)
    lying = frame(country)
    _lines(sheet, country, lying)
    mask = Image.new("L", (theme.WIDTH, theme.TALLEST))
    mask.paste(coast(land), (lying.left, lying.top))
    glow = mapped(mask.filter(ImageFilter.GaussianBlur(_GLOW)), _BANDS)
    sheet.stamp(glow, (0, 0), theme.SHORE, theme.SEA)
    _names(sheet, country, lying)
    return sheet.image


@lru_cache(maxsize=8)
def coast(land: tuple[str, ...]) -> Image.Image:
    """A mask of the land with its outer corners cut a little; one bit a pixel."""
    country = geography(land)
    cell = frame(country).cell
    small = Image.new("L", (country.wide, country.high))
    for spot in country.spots:
        small.putpixel(spot, 255)
    size = (country.wide * cell, country.high * cell)
    whole, cut = small.resize(size, Image.Resampling.NEAREST), max(2, cell // 6)
    for x, y in country.spots:
        for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            if (x + dx, y) not in country.at and (x, y + dy) not in country.at:
                left = x * cell if dx < 0 else (x + 1) * cell - cut
                top = y * cell if dy < 0 else (y + 1) * cell - cut
                whole.paste(_corner(cut, dx, dy), (left, top))
    return mapped(whole, _HALF).convert("1")


def halved_cells(view: View) -> frozenset[int]:
    """The cells beside a blackout of the last closing (Efficiency and blackout)."""
    around = geography(view.land).around
    return frozenset(cell for out in view.out for cell in around[out]) - frozenset(view.out)


def tenants_of(view: View) -> dict[int, int]:
    """The tenant of each rented cell; of several the last one."""
    return {cell: number for number, one in enumerate(view.companies) for cell in one.rented}


@lru_cache(maxsize=64)
def _corner(size: int, dx: int, dy: int) -> Image.Image:
    """A square of which a round corner is left: (-1, -1) is the upper left one."""
    large = Image.new("L", (size * SUPER, size * SUPER), 255)
    far = size * SUPER * 2 - 1
    left, top = (0 if dx < 0 else -size * SUPER), (0 if dy < 0 else -size * SUPER)
    ImageDraw.Draw(large).ellipse((left, top, left + far, top + far), fill=0)
    return mapped(large.reduce(SUPER), _INVERSE)


def _lines(sheet: Sheet, country: Geography, lying: Frame) -> None:
    """A line through every tenth row and column."""
    right, foot = lying.at((country.wide, country.high))
    for column in range(_EVERY - 1, country.wide, _EVERY):
        x = lying.left + column * lying.cell + lying.cell // 2
        sheet.fill((x - 1, lying.top - 4, x - 1 + _LINE, foot + 4), theme.SHORE)
    for row in range(_EVERY - 1, country.high, _EVERY):
        y = lying.top + row * lying.cell + lying.cell // 2
        sheet.fill((lying.left - 4, y - 1, right + 4, y - 1 + _LINE), theme.SHORE)


def _names(sheet: Sheet, country: Geography, lying: Frame) -> None:
    pen = Pen(theme.WORD, "medium", theme.MUTED, theme.SEA)
    for column in range(_EVERY - 1, country.wide, _EVERY):
        x = lying.left + (column + 0.5) * lying.cell
        sheet.write((x, lying.top - 10), column_name(column), pen, "ms")
    for row in range(_EVERY - 1, country.high, _EVERY):
        y = lying.top + (row + 0.5) * lying.cell
        sheet.write((lying.left - 8, y), str(row + 1), pen, "rm")
