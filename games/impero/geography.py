"""A map read once: places, names and neighbours of its cells (The map)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

CELL = "#"
Spot = tuple[int, int]
"""Column and row, from 0."""


class Geography(msgspec.Struct, frozen=True):
    """Per-cell data are tuples by cell; cells count along the rows, from left to right."""

    wide: int
    high: int
    spots: tuple[Spot, ...]
    names: tuple[str, ...]
    """A1, AX41: the column's letters, the row's number."""
    around: tuple[tuple[int, ...], ...]
    """The cells that touch it by a side or a corner."""
    beyond: tuple[tuple[int, ...], ...]
    """The other cells of the 5 x 5 around it."""
    at: dict[Spot, int]
    """The cell of each spot on land."""


@lru_cache(maxsize=64)
def geography(land: tuple[str, ...]) -> Geography:
    """The geography of a map, from its rows."""
    spots = tuple(
        (column, row)
        for row, line in enumerate(land)
        for column, mark in enumerate(line)
        if mark == CELL
    )
    at = {spot: cell for cell, spot in enumerate(spots)}
    return Geography(
        wide=max(map(len, land)),
        high=len(land),
        spots=spots,
        names=tuple(f"{column_name(column)}{row + 1}" for column, row in spots),
        around=tuple(_around(spot, at, 1) for spot in spots),
        beyond=tuple(_around(spot, at, 2) for spot in spots),
        at=at,
    )


def column_name(column: int) -> str:
    """A to Z, then AA to ZZ."""
    first, last = divmod(column, 26)
    return (chr(64 + first) if first else "") + chr(65 + last)


def _around(spot: Spot, at: dict[Spot, int], far: int) -> tuple[int, ...]:
    column, row = spot
    steps = range(-far, far + 1)
    near = (at.get((column + x, row + y)) for y in steps for x in steps if x or y)
    return tuple(cell for cell in near if cell is not None)
