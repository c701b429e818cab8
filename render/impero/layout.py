"""The places of the map's panels: at sea if there is room, else below; never on land."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import msgspec

from games.impero.geography import geography
from render import theme
from render.impero import water
from render.impero.country import frame
from render.sheet import Box

HEAD, FOOT = 48, 6
"""Pixels above the first line of the ranking, and below the last."""
LEGENDS = ((492, 164), (442, 138))
MARKETS = ((400, 272), (360, 272), (400, 200), (350, 200))
"""Sizes of legend and market, from the largest to the smallest."""
TRADERS = 13
"""With more players the market is a page only."""
_WIDE, _NARROW = 456, 400
"""Pixels of the ranking's width."""
_LINES = ((6, (64, 60, 56)), (8, (60, 56, 52)), (20, (44, 42, 40, 39, 38, 36)))
"""Pixels of a line of the ranking by the most players, from the highest to the lowest."""
_LOW: tuple[water.Where, ...] = ("bottom", "left")
_MOST, _FEWEST = 13, 4
"""The most players in the first box of the ranking; the fewest in any."""


class Layout(msgspec.Struct, frozen=True):
    """The boxes on the sheet, and its height. `market` is None if it has no room."""

    height: int
    ranking: tuple[tuple[Box, int], ...]
    """The boxes, each with its number of players."""
    line: int
    """Pixels of a player's line."""
    legend: Box
    market: Box | None


@lru_cache(maxsize=64)
def layout(land: tuple[str, ...], players: int) -> Layout:
    """The layout of a table, the same in every turn: panels that move could not be found again."""
    country = geography(land)
    lying = frame(country)
    foot = lying.top + country.high * lying.cell + theme.MARGIN
    lines = next(heights for most, heights in _LINES if players <= most)
    below = (_below(foot, players, lines[0]), lines[0])
    ranking, line = next(_rankings(land, players, lines), below)
    taken = [box for box, _ in ranking]
    lowest = max(foot, *(box[3] + theme.GAP for box in taken))
    legend = next(_legends(land, taken), None)
    if legend is None:
        legend = (theme.MARGIN, lowest, theme.MARGIN + LEGENDS[0][0], lowest + LEGENDS[0][1])
    taken.append(legend)
    market = _market(land, taken) if players <= TRADERS else None
    height = max(foot, *(box[3] + theme.MARGIN for box in taken))
    return Layout(height, ranking, line, legend, market)


Ranking = tuple[tuple[Box, int], ...]


def _rankings(
    land: tuple[str, ...], players: int, lines: tuple[int, ...]
) -> Iterator[tuple[Ranking, int]]:
    """The ranking with as many players as possible at the upper right, the rest at the lower left, and
    the height of a line.
    """
    firsts = range(min(players, _MOST), min(players, _FEWEST) - 1, -1)
    for first, line in product(firsts, lines):
        rest = players - first
        one = _ranked(land, HEAD + first * line + FOOT, [], "right")
        if one is None or 0 < rest < _FEWEST:
            # A second box with fewer players would look like a leftover, and its panel is mostly
            # frame.
            continue
        if not rest:
            yield ((one, first),), line
        for where in _LOW if rest else ():
            other = _ranked(land, rest * line + 2 * FOOT, [one], where)
            if other and next(_legends(land, [one, other]), None):
                yield ((one, first), (other, rest)), line


def _ranked(land: tuple[str, ...], high: int, taken: list[Box], where: water.Where) -> Box | None:
    """The box of a part of the ranking, as wide as the water allows."""
    widths = range(_WIDE, _NARROW - 1, -8)
    boxes = (water.found(land, (wide, high), taken, where) for wide in widths)
    return next((box for box in boxes if box), None)


def _below(foot: int, players: int, line: int) -> Ranking:
    """The panels below the map, side by side, for coasts whose sea has no room."""
    first = -(-players // 2)
    wide = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
    high = HEAD + first * line + FOOT
    left = (theme.MARGIN, foot, theme.MARGIN + wide, foot + high)
    right = (theme.WIDTH - theme.MARGIN - wide, foot, theme.WIDTH - theme.MARGIN, foot + high)
    return ((left, first), (right, players - first))


def _legends(land: tuple[str, ...], taken: list[Box]) -> Iterator[Box]:
    """A place low on the map, or at its left."""
    for size in LEGENDS:
        for where in _LOW:
            if box := water.found(land, size, taken, where):
                yield box


def _market(land: tuple[str, ...], taken: list[Box]) -> Box | None:
    places = product(MARKETS, (*_LOW, "right"))
    boxes = (water.found(land, size, taken, where) for size, where in places)
    return next((box for box in boxes if box), None)
