"""The map: the national territory or a random coast, and the yields and stability of its cells."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import isqrt

from games.core.chance import Chance
from games.impero.components import BOX, YIELDS
from games.impero.geography import CELL, Spot
from games.impero.state import Options

SEA = "."
MAP, CELLS = BOX.map, BOX.cells


def cells_for(seats: int) -> int:
    """The number of cells for a number of players."""
    return max(MAP.least_cells, MAP.cells_per_player * seats)


def territory(options: Options, seats: int, chance: Chance) -> tuple[str, ...]:
    """The rows of the map."""
    match options.country:
        case "italy":
            return italy(cells_for(seats))
        case "coast":
            return coast(cells_for(seats), chance)


@cache
def italy(cells: int) -> tuple[str, ...]:
    """Italy with its islands, in that many cells; see `italy/README.md`."""
    name = f"{cells}.txt"
    text = files("games.impero").joinpath("italy", name).read_text("ascii")
    return tuple(text.split())


def coast(cells: int, chance: Chance) -> tuple[str, ...]:
    """A random coast: land grows from the middle of the sea, sooner beside more land."""
    high = isqrt(10_000 * cells // (MAP.land_per_cent * MAP.aspect_per_cent)) + 1
    wide = high * MAP.aspect_per_cent // 100 + 1
    middle = (wide // 2, high // 2)
    land, frontier = {middle}, _beside(*middle, wide, high)
    seen = {middle, *frontier}
    while len(land) < cells:
        place = chance.below(len(frontier))
        around = _beside(*frontier[place], wide, high)
        touched = sum(one in land for one in around)
        if chance.below(100) >= _ACCEPTED + _MORE * touched:
            continue
        land.add(frontier[place])
        frontier[place] = frontier[-1]
        frontier.pop()
        frontier += [one for one in around if one not in seen]
        seen.update(around)
    return _rows(land)


_ACCEPTED, _MORE = 15, 10
"""Per cent: a spot of the frontier becomes land, and more for each land beside it."""


def yields_of(cells: int, chance: Chance) -> tuple[int, ...]:
    """Dollars by cell, in the printed proportions; the remaining cells yield three."""
    dealt = [
        dollars
        for dollars, share in zip(YIELDS, CELLS.per_cent, strict=True)
        for _ in range(cells * share // 100)
    ]
    dealt += [CELLS.left_over] * (cells - len(dealt))
    return chance.shuffled(dealt)


def stability_of(cells: int, chance: Chance) -> tuple[int, ...]:
    """Levels by cell, from 0, drawn evenly."""
    return tuple(chance.below(BOX.stability.levels) for _ in range(cells))


def _beside(column: int, row: int, wide: int, high: int) -> list[Spot]:
    return [
        (x, y)
        for y in range(max(0, row - 1), min(high, row + 2))
        for x in range(max(0, column - 1), min(wide, column + 2))
        if (x, y) != (column, row)
    ]


def _rows(land: set[Spot]) -> tuple[str, ...]:
    """The rows without empty columns and rows at the edges."""
    columns, rows = [x for x, _ in land], [y for _, y in land]
    return tuple(
        "".join(CELL if (x, y) in land else SEA for x in range(min(columns), max(columns) + 1))
        for y in range(min(rows), max(rows) + 1)
    )
