"""The places of the map's panels at sea, never on land; without room there they stand below, on the ranking."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.impero.geography import geography
from render import theme
from render.impero import water
from render.impero.country import frame
from render.sheet import Box

PAD = 10
"""Pixels between a panel's edge and its lines."""
_KEYS = ((8, 1, (56, 50)), (12, 1, (46,)), (20, 2, (46,)), (20, 3, (46,)))
"""Maximum players of each form of the key: columns, pixels of a line from the highest to the lowest."""
_WIDTHS = {1: range(400, 299, -20), 2: range(480, 429, -10), 3: range(700, 639, -20)}
LEGEND = (390, 46)
"""Pixels of the legend's width, and of a line of it."""
_LINES = (4, 2)
"""Lines of the legend: with the tones of free land, and without."""
_GRID = 10
"""Pixels below the land that its lines need."""
_WHERE: tuple[water.Where, ...] = ("right", "bottom", "left")


class Key(msgspec.Struct, frozen=True):
    """The box of who is who, its columns, and pixels of a line."""

    box: Box
    across: int
    line: int


class Layout(msgspec.Struct, frozen=True):
    """The boxes at sea, None where there is no room, and where the ranking below begins."""

    key: Key | None
    legend: Box | None
    has_tones: bool
    """Whether the legend has those of free land."""
    foot: int

    @property
    def boxes(self) -> list[Box]:
        return [box for box in (self.key and self.key.box, self.legend) if box]


@lru_cache(maxsize=64)
def layout(land: tuple[str, ...], players: int) -> Layout:
    """The layout of a table, the same in every turn: panels that move could not be found again."""
    country, lying = geography(land), frame(geography(land))
    key = _key(land, players)
    taken, legend, lines = [key.box] if key else [], None, 0
    for lines in _LINES:
        size = (LEGEND[0], lines * LEGEND[1] + 2 * PAD)
        legend = _place(land, size, taken)
        if legend:
            break
    foot = lying.top + country.high * lying.cell + _GRID + theme.BETWEEN
    return Layout(key, legend, legend is not None and lines == _LINES[0], foot)


def _key(land: tuple[str, ...], players: int) -> Key | None:
    """As high lines and as wide columns as the water allows."""
    for most, across, heights in _KEYS:
        for line in heights if players <= most else ():
            high = -(-players // across) * line + 2 * PAD
            # Most sizes find no place at all: then the narrowest says so for all of them.
            if _place(land, (_WIDTHS[across][-1], high), []):
                boxes = (_place(land, (wide, high), []) for wide in _WIDTHS[across])
                return Key(next(box for box in boxes if box), across, line)
    return None


def _place(land: tuple[str, ...], size: tuple[int, int], taken: list[Box]) -> Box | None:
    found = (water.found(land, size, taken, where) for where in _WHERE)
    return next((box for box in found if box), None)
