"""The country on a picture: where it lies, what each of its cells shows, water and coordinates."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageFilter

from games.impero.geography import Geography, Spot, column_name, geography
from games.impero.state import View
from render import areas, headline, theme
from render.impero import letters, tiles
from render.impero.figures import owned
from render.impero.look import colours
from render.palettes import mapped
from render.sheet import Sheet
from render.text import Pen

LABELS = (46, 34)
"""Pixels for the rows' numbers at the left and the columns' letters above."""
TALLEST = 1300
"""Pixels that a map may take downwards."""
_EVERY = 5
"""So many rows and columns from one that is marked to the next."""
_GLOW = 6
_BANDS = bytes(85 * ((coverage + 42) // 85) for coverage in range(256))
"""The coast fades in three steps: more are not seen, but weigh."""


class Frame(msgspec.Struct, frozen=True):
    """Where a map lies on the sheet: the corner of its first cell, the side of a cell."""

    left: int
    top: int
    cell: int

    def at(self, spot: Spot) -> tuple[int, int]:
        return self.left + spot[0] * self.cell, self.top + spot[1] * self.cell


def frame(country: Geography) -> Frame:
    """As large as the width, and a height that a phone can bear, allow."""
    wide = theme.WIDTH - 2 * theme.MARGIN - LABELS[0]
    cell = min(wide // country.wide, TALLEST // country.high)
    return Frame(theme.MARGIN + LABELS[0], headline.TOP + LABELS[1], cell)


@lru_cache(maxsize=8)
def base(land: tuple[str, ...], height: int) -> Image.Image:
    """What never changes: water, coast, coordinates, a hairline every five cells."""
    country, sheet = geography(land), Sheet(colours(), theme.WIDTH, height, theme.SEA)
    lying = frame(country)
    _lines(sheet, country, lying)
    far = (lying.left + country.wide * lying.cell, lying.top + country.high * lying.cell)
    mask = Image.new("L", (theme.WIDTH, height))
    for spot in country.spots:
        x, y = lying.at(spot)
        mask.paste(255, (x, y, x + lying.cell, y + lying.cell))
    glow = mapped(mask.filter(ImageFilter.GaussianBlur(_GLOW)), _BANDS)
    sheet.stamp(
        glow.crop((0, headline.TOP, theme.WIDTH, min(height, far[1] + 30))),
        (0, headline.TOP),
        theme.SHORE,
        theme.SEA,
    )
    _names(sheet, country, lying)
    return sheet.image


def paint(sheet: Sheet, view: View) -> None:
    """Every cell as it is now, and the companies' letters."""
    country = geography(view.land)
    lying, codes = frame(country), cell_codes(view)
    for spot, first, last in _runs(view.land):
        cells = tiles.run(lying.cell, tuple(codes[first:last]), (spot[0] % 2, spot[1] % 2))
        sheet.paste(cells, lying.at(spot))
    for company, (x, y) in letters.places(view.land, owned(view), lying.cell):
        sign, covered = letters.plaque(company)
        left = round(lying.left + x * lying.cell) - sign.width // 2
        top = round(lying.top + y * lying.cell) - sign.height // 2
        sheet.image.paste(sign, (left, top), covered)


def cell_codes(view: View) -> list[int]:
    """What each cell of the map shows, by cell, as `tiles.code` has it."""
    codes = [tiles.CODES[dollars] for dollars in view.yields]
    for company, cells in enumerate(owned(view)):
        for cell, joins in zip(cells, _joins(view.land, cells), strict=True):
            codes[cell] |= tiles.owned(company, joins)
    for cell, tenant in tenants_of(view).items():
        codes[cell] |= tiles.rented(tenant)
    for cell in view.out:
        codes[cell] |= tiles.OUT
    for cell, beside in fresh_cells(view).items():
        codes[cell] |= tiles.fresh(beside)
    for cell in halved_cells(view):
        codes[cell] |= tiles.HALF
    return codes


def tenants_of(view: View) -> dict[int, int]:
    """Who rents a cell; of several, the one that came last."""
    return {cell: number for number, one in enumerate(view.companies) for cell in one.rented}


def halved_cells(view: View) -> frozenset[int]:
    """The cells beside a blackout of the last closing (Efficiency and blackout)."""
    around = geography(view.land).around
    return frozenset(cell for out in view.out for cell in around[out]) - frozenset(view.out)


def fresh_cells(view: View) -> dict[int, int]:
    """What is new this turn, and on which sides of it (`areas.LEFT` and so on) the same owner has
    more that is new.
    """
    country, owners, fresh = geography(view.land), view.owners, frozenset(view.fresh)

    def beside(cell: int) -> int:
        column, row = country.spots[cell]
        near = ((bit, country.at.get((column + x, row + y))) for bit, x, y in areas.SIDES)
        return sum(bit for bit, one in near if one in fresh and owners[one] == owners[cell])

    return {cell: beside(cell) for cell in view.fresh}


@lru_cache(maxsize=16)
def _runs(land: tuple[str, ...]) -> tuple[tuple[Spot, int, int], ...]:
    """Cells that lie side by side: the spot of the first, its number, the number after the last."""
    found: list[tuple[Spot, int, int]] = []
    for cell, (column, row) in enumerate(geography(land).spots):
        if found and found[-1][0][1] == row and found[-1][0][0] + cell - found[-1][1] == column:
            found[-1] = (*found[-1][:2], cell + 1)
        else:
            found.append(((column, row), cell, cell + 1))
    return tuple(found)


@lru_cache(maxsize=2048)
def _joins(land: tuple[str, ...], cells: tuple[int, ...]) -> tuple[int, ...]:
    """Of each cell of an area which neighbours belong to it."""
    country, own = geography(land), frozenset(cells)

    def bits(cell: int) -> int:
        column, row = country.spots[cell]
        return areas.joins(lambda x, y: country.at.get((column + x, row + y)) in own)

    return tuple(bits(cell) for cell in cells)


def _lines(sheet: Sheet, country: Geography, lying: Frame) -> None:
    """A hairline through every fifth row and column."""
    right, foot = lying.at((country.wide, country.high))
    for column in range(_EVERY - 1, country.wide, _EVERY):
        x = lying.left + column * lying.cell + lying.cell // 2
        sheet.fill((x, lying.top - 4, x + 1, foot + 4), theme.SHORE)
    for row in range(_EVERY - 1, country.high, _EVERY):
        y = lying.top + row * lying.cell + lying.cell // 2
        sheet.fill((lying.left - 4, y, right + 4, y + 1), theme.SHORE)


def _names(sheet: Sheet, country: Geography, lying: Frame) -> None:
    pen = Pen(theme.NOTE, "medium", theme.MUTED, theme.SEA)
    for column in range(_EVERY - 1, country.wide, _EVERY):
        x = lying.left + (column + 0.5) * lying.cell
        sheet.write((x, lying.top - 12), column_name(column), pen, "ms")
    for row in range(_EVERY - 1, country.high, _EVERY):
        y = lying.top + (row + 0.5) * lying.cell
        sheet.write((lying.left - 12, y), str(row + 1), pen, "rm")
