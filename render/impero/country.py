"""The country on a picture: where it lies, what each of its cells shows, water and coordinates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageFilter

from games.impero.geography import Geography, Spot, column_name, geography
from games.impero.state import NOBODY, View
from render import areas, headline, shapes, theme
from render.impero.look import colours, look
from render.impero.tiles import Tile, drawn
from render.sheet import Sheet
from render.text import Pen

LABELS = (46, 34)
"""Pixels for the rows' numbers at the left and the columns' letters above."""
TALLEST = 1300
"""Pixels that a map may take downwards."""
_EVERY = 5
"""So many rows and columns from one that is marked to the next."""
_GLOW = 7


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
    glow = mask.filter(ImageFilter.GaussianBlur(_GLOW))
    sheet.stamp(glow.crop((0, headline.TOP, theme.WIDTH, min(height, far[1] + 30))),
                (0, headline.TOP), theme.SHORE, theme.SEA)
    _names(sheet, country, lying)
    return sheet.image


def paint(sheet: Sheet, view: View) -> None:
    """Every cell as it is now, and the companies' letters."""
    country = geography(view.land)
    lying = frame(country)
    for spot, tile in zip(country.spots, tiles(view, lying.cell), strict=True):
        sheet.paste(drawn(tile), lying.at(spot))
    for company in range(len(view.companies)):
        _letter(sheet, view, company, lying)


def tiles(view: View, cell: int) -> Sequence[Tile]:
    """What each cell of the map shows, by cell."""
    country, owners = geography(view.land), view.owners
    tenants, out = tenants_of(view), frozenset(view.out)
    fresh, halved = frozenset(view.fresh), halved_cells(view)
    at = country.at
    return [
        Tile(
            cell=cell,
            yields=view.yields[number],
            owner=None if owner == NOBODY else owner,
            joins=0 if owner == NOBODY else areas.joins(_same(at, owners, spot, owner)),
            phase=(0, 0) if owner == NOBODY else (spot[0] % 2, spot[1] % 2),
            tenant=tenants.get(number),
            is_out=number in out,
            is_halved=number in halved,
            is_fresh=number in fresh,
        )
        for number, (spot, owner) in enumerate(zip(country.spots, owners, strict=True))
    ]


def tenants_of(view: View) -> dict[int, int]:
    """Who rents a cell; of several, the one that came last."""
    return {cell: number for number, one in enumerate(view.companies) for cell in one.rented}


def halved_cells(view: View) -> frozenset[int]:
    """The cells beside a blackout of the last closing (Efficiency and blackout)."""
    around = geography(view.land).around
    return frozenset(cell for out in view.out for cell in around[out]) - frozenset(view.out)


def heart(spots: Sequence[Spot]) -> tuple[float, float]:
    """The middle of the fullest 2 x 2 block near the middle of an area, else of its middle cell."""
    owned = frozenset(spots)
    middle_x = sum(x for x, _ in spots) / len(spots)
    middle_y = sum(y for _, y in spots) / len(spots)
    blocks = [
        (x, y) for x, y in spots if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= owned
    ]
    if blocks:
        x, y = min(blocks, key=lambda at: abs(at[0] + 0.5 - middle_x) + abs(at[1] + 0.5 - middle_y))
        return x + 1, y + 1
    x, y = min(spots, key=lambda at: abs(at[0] - middle_x) + abs(at[1] - middle_y))
    return x + 0.5, y + 0.5


def _same(
    at: dict[Spot, int], owners: tuple[int, ...], spot: Spot, owner: int
) -> Callable[[int, int], bool]:
    column, row = spot

    def same(x: int, y: int) -> bool:
        cell = at.get((column + x, row + y))
        return cell is not None and owners[cell] == owner

    return same


def _letter(sheet: Sheet, view: View, company: int, lying: Frame) -> None:
    country = geography(view.land)
    spots = [country.spots[cell] for cell, owner in enumerate(view.owners) if owner == company]
    if not spots:
        return
    (column, row), (sign, covered) = heart(spots), _sign(company)
    x = round(lying.left + column * lying.cell) - sign.width // 2
    y = round(lying.top + row * lying.cell) - sign.height // 2
    sheet.image.paste(sign, (x, y), covered)


@lru_cache(maxsize=256)
def _sign(company: int) -> tuple[Image.Image, Image.Image]:
    """The plaque with a company's letter, and where it covers the map."""
    one = look(company)
    wide, high = (34 if len(one.code) == 1 else 46), 34
    sheet = Sheet(colours(), wide + 4, high + 4, theme.PAGE)
    shapes.panel(sheet, (2, 2, wide + 2, high + 2), one.fill, theme.PAGE, 8)
    size = theme.BODY if len(one.code) == 1 else theme.SMALL
    pen = Pen(size, "bold", theme.on(one.fill), one.fill)
    sheet.write((wide / 2 + 2, high / 2 + 2), one.code, pen, "mm")
    return sheet.image, shapes.rounded(wide + 4, high + 4, 10).point(_HALF)


_HALF = tuple(255 if coverage > 127 else 0 for coverage in range(256))


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
