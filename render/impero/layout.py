"""Where the panels of the map go: at sea if there is room, else below; never on land."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from games.impero.geography import Geography, geography
from render import theme
from render.impero.country import Frame, frame
from render.sheet import Box

RANK, RANK_HEAD = 40, 68
"""Pixels of a player's line in the ranking, and of its head and foot."""
RANKING, MARKET, LEGEND = 392, (312, 282), (490, 212)
ACROSS, FEW = (2, 3), 12
"""Columns of a ranking that has gone below the map, with no more players than this and with more."""
_CLEAR = 10
"""Pixels of water round a panel."""

Size = tuple[int, int]


class Layout(msgspec.Struct, frozen=True):
    """Boxes on the sheet, and how high it is; the ranking in so many columns."""

    height: int
    ranking: Box
    market: Box
    legend: Box
    columns: int = 1


@lru_cache(maxsize=64)
def layout(land: tuple[str, ...], players: int) -> Layout:
    """The same for every turn of a table."""
    country = geography(land)
    lying = frame(country)
    foot = lying.top + country.high * lying.cell + theme.MARGIN
    ranking = (RANKING, RANK_HEAD + players * RANK)
    taken: list[Box] = []
    places: dict[str, Box] = {}
    wanted = (("ranking", ranking, True), ("market", MARKET, False), ("legend", LEGEND, False))
    for name, size, at_right in wanted:
        box = _at_sea(country, lying, size, taken, at_right=at_right)
        if box is not None:
            places[name] = box
            taken.append(box)
    return _completed(places, foot, players)


def _completed(places: dict[str, Box], foot: int, players: int) -> Layout:
    """What found no room at sea goes below the map."""
    columns, top = 1, foot
    if "ranking" not in places:
        columns = ACROSS[players > FEW]
        high = RANK_HEAD + -(-players // columns) * RANK
        places["ranking"] = (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + high)
        top += high + theme.GAP
    left, lowest = theme.MARGIN, top
    for name, (wide, high) in (("market", MARKET), ("legend", LEGEND)):
        if name not in places:
            places[name] = (left, top, left + wide, top + high)
            left, lowest = left + wide + theme.GAP, max(lowest, top + high + theme.GAP)
    bottom = lowest + theme.MARGIN - theme.GAP if lowest > foot else foot
    return Layout(bottom, places["ranking"], places["market"], places["legend"], columns)


def _at_sea(
    country: Geography, lying: Frame, size: Size, taken: list[Box], *, at_right: bool
) -> Box | None:
    """The first free place: from the upper right, or along the left side from above."""
    for left, top in _spots(country, lying, size, at_right=at_right):
        box = (left, top, left + size[0], top + size[1])
        if not any(_meet(box, other) for other in taken) and _is_water(country, lying, box):
            return box
    return None


def _spots(
    country: Geography, lying: Frame, size: Size, *, at_right: bool
) -> Iterator[tuple[int, int]]:
    last_left = theme.WIDTH - theme.MARGIN - size[0]
    last_top = lying.top + country.high * lying.cell - size[1]
    tops = range(lying.top + 8, last_top + 1, 8)
    if at_right:
        yield from ((last_left, top) for top in tops)
        return
    lefts = range(lying.left, last_left + 1, 16)
    yield from ((left, top) for left in lefts for top in tops)


def _is_water(country: Geography, lying: Frame, box: Box) -> bool:
    """No cell of land within the box and a strip around it."""
    left, top, right, bottom = box
    first_x, last_x = _steps(left - lying.left, right - lying.left, lying.cell)
    first_y, last_y = _steps(top - lying.top, bottom - lying.top, lying.cell)
    return not any(
        (x, y) in country.at for y in range(first_y, last_y + 1) for x in range(first_x, last_x + 1)
    )


def _steps(near: int, far: int, cell: int) -> tuple[int, int]:
    return (near - _CLEAR) // cell, (far + _CLEAR) // cell


def _meet(one: Box, other: Box) -> bool:
    return not (
        one[2] + theme.GAP <= other[0]
        or other[2] + theme.GAP <= one[0]
        or one[3] + theme.GAP <= other[1]
        or other[3] + theme.GAP <= one[1]
    )
