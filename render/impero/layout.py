"""The places of the map's panels: at sea if there is room, else below; never on land."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.impero.geography import geography
from render import theme
from render.impero import water
from render.impero.country import frame
from render.impero.signs import LETTERED
from render.sheet import Box

HEAD, FOOT = 56, 10
"""Pixels above the first line of the ranking, and above and below the others."""
LEGEND, MARKET = 64, 150
"""Pixels of the legend's height, and of the market's."""
_LINES = ((92, 88, 84), (58, 55, 52))
"""Pixels of a player's line, from the highest to the lowest: with companies' letters, and without."""
_WIDTHS = (range(480, 379, -10), range(452, 381, -10))
_ACROSS = (2, 3)
"""Players beside one another below the map."""
_GAP = 12
_PLACES: tuple[tuple[water.Where, ...], ...] = (("right",), ("bottom", "left"), ("bottom", "left"))
"""Where the first box is looked for, the second and the third."""
_FEWEST = 2
"""The fewest players in a box at sea."""


Ranking = tuple[tuple[Box, int], ...]
"""Boxes, each with its number of players."""


class Layout(msgspec.Struct, frozen=True):
    """The boxes on the sheet, and its height. `market` is None if it has no room."""

    height: int
    ranking: Ranking
    """The boxes at sea, each with its number of players."""
    below: tuple[Box, int] | None
    """The box of the others, below the map."""
    across: int
    line: int
    """Pixels of a player's line."""
    legend: Box
    market: Box | None
    foot: int
    """Where what stands below the map begins."""

    @property
    def boxes(self) -> list[Box]:
        """All panels but the market, which stands lower than any land."""
        below = [self.below[0]] if self.below else []
        return [*(box for box, _ in self.ranking), *below, self.legend]


@lru_cache(maxsize=64)
def layout(land: tuple[str, ...], players: int) -> Layout:
    """The layout of a table, the same in every turn: panels that move could not be found again."""
    country, kind = geography(land), int(players > LETTERED)
    lying = frame(country)
    # The highest lines with which all find room at sea, else those with which the most do.
    ranking: Ranking = ()
    line = _LINES[kind][0]
    for high in _LINES[kind]:
        tried = _at_sea(land, players, high, kind)
        if _count(tried) > _count(ranking) or high == line:
            ranking, line = tried, high
        if _count(ranking) == players:
            break
    y = lying.top + country.high * lying.cell + 16
    rest, under = players - _count(ranking), y
    left, right, below = theme.EDGE, theme.WIDTH - theme.EDGE, None
    if rest:
        head = FOOT if ranking else HEAD
        high = head + -(-rest // _ACROSS[kind]) * line + FOOT
        below = ((left, y, right, y + high), rest)
        y += high + _GAP
    legend = (left, y, right, y + LEGEND)
    foot = y + LEGEND + _GAP // 2
    market = (
        (left, foot, right, foot + MARKET) if foot + MARKET + theme.EDGE <= theme.TALLEST else None
    )
    height = (market or legend)[3] + theme.EDGE
    return Layout(height, ranking, below, _ACROSS[kind], line, legend, market, under)


def _count(ranking: Ranking) -> int:
    return sum(count for _, count in ranking)


def _at_sea(land: tuple[str, ...], players: int, line: int, kind: int) -> Ranking:
    """The ranking with as many players as possible at the upper right, then low or at the left."""
    found: list[tuple[Box, int]] = []
    left = players
    for wheres in _PLACES:
        # The last box takes all who are left, or none: a fourth one stands below.
        fewest = (_FEWEST, _FEWEST, left)[len(found)] if left else 1
        for count in range(left, min(left, fewest) - 1, -1):
            high = (FOOT if found else HEAD) + count * line + FOOT
            box = _box(land, high, [box for box, _ in found], wheres, _WIDTHS[kind])
            if box and count:
                found.append((box, count))
                left -= count
                break
        if not found:
            return ()
    # Ranks go downwards, whichever box was found first.
    return (found[0], *sorted(found[1:], key=lambda one: one[0][1]))


def _box(
    land: tuple[str, ...],
    high: int,
    taken: list[Box],
    wheres: tuple[water.Where, ...],
    widths: range,
) -> Box | None:
    """A box as wide as the water allows."""
    # Most sizes find no place at all: then the narrowest says so for all of them.
    if not _place(land, (widths[-1], high), taken, wheres):
        return None
    boxes = (_place(land, (wide, high), taken, wheres) for wide in widths)
    return next(box for box in boxes if box)


def _place(
    land: tuple[str, ...],
    size: tuple[int, int],
    taken: list[Box],
    wheres: tuple[water.Where, ...],
) -> Box | None:
    found = (water.found(land, size, taken, where) for where in wheres)
    return next((box for box in found if box), None)
