"""The holder of each place of the map, with a rim of water, so that every cell has neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise

import msgspec

from games.impero.geography import geography
from games.impero.state import View

FREE, WATER = -1, -2
Area = tuple[int, tuple[int, ...]]
"""A holder, and the places of one of their connected lands."""


class Grid(msgspec.Struct, frozen=True):
    """The holders by place. Places count along the rows from the rim's upper left corner."""

    wide: int
    """With the rim."""
    directors: tuple[int, ...]
    """The director of each place's company, FREE or WATER."""
    companies: tuple[int, ...]
    places: tuple[int, ...]
    """The places of the cells, by their numbers."""


class Edge(msgspec.Struct, frozen=True):
    """A border above a place, or at its left, and its length in places."""

    place: int
    length: int
    is_level: bool
    """Whether it runs from left to right, above the place."""
    is_thick: bool
    """Whether it lies between two players, and not only between companies of one."""


def grid(view: View) -> Grid:
    country = geography(view.land)
    wide, places = country.wide + 2, places_of(view.land)
    directors = [WATER] * (wide * (country.high + 2))
    companies = list(directors)
    known = [*(one.director for one in view.companies), FREE]
    for place, owner in zip(places, view.owners, strict=True):
        companies[place], directors[place] = owner, known[owner]
    return Grid(wide, tuple(directors), tuple(companies), places)


@lru_cache(maxsize=16)
def places_of(land: tuple[str, ...]) -> tuple[int, ...]:
    """The cells' places, by their numbers."""
    country = geography(land)
    return tuple((y + 1) * (country.wide + 2) + x + 1 for x, y in country.spots)


@lru_cache(maxsize=8)
def areas(on: Grid) -> tuple[Area, ...]:
    """The connected lands of each player, the largest first."""
    return _areas(on, on.directors)


@lru_cache(maxsize=8)
def company_areas(on: Grid) -> tuple[Area, ...]:
    """The connected lands of each company, the largest first."""
    return _areas(on, on.companies)


def _areas(on: Grid, holders: Sequence[int]) -> tuple[Area, ...]:
    seen, wide = bytearray(len(holders)), on.wide
    found = []
    for start in on.places:
        holder = holders[start]
        if seen[start] or holder == FREE:
            continue
        seen[start] = 1
        area = [start]
        for place in area:
            for near in (place + 1, place - 1, place + wide, place - wide):
                if holders[near] == holder and not seen[near]:
                    seen[near] = 1
                    area.append(near)
        found.append((holder, tuple(area)))
    return tuple(sorted(found, key=lambda area: -len(area[1])))


def edges(on: Grid) -> Iterator[Edge]:
    """All borders, each as one stretch."""
    directors, companies, wide = on.directors, on.companies, on.wide
    # Director and company make one number, so that a whole line of them is a key to remember.
    holders = [
        (director + 2) * _MANY + company + 2
        for director, company in zip(directors, companies, strict=True)
    ]
    rows = [tuple(holders[start : start + wide]) for start in range(0, len(holders), wide)]
    for number, (before, row) in enumerate(pairwise(rows), 1):
        for start, length, is_thick in _stretches(before, row):
            yield Edge(number * wide + start, length, True, is_thick)
    columns = [tuple(holders[column::wide]) for column in range(wide)]
    for number, (before, column) in enumerate(pairwise(columns), 1):
        for start, length, is_thick in _stretches(before, column):
            yield Edge(start * wide + number, length, False, is_thick)


_MANY = 1 << 16
"""A number above those of all companies."""
_NONE, _THIN, _THICK = range(3)


@lru_cache(maxsize=1024)
def _stretches(before: tuple[int, ...], line: tuple[int, ...]) -> tuple[tuple[int, int, bool], ...]:
    """The stretches along one line of places: start, length, thick or not. They are remembered, since
    most lines do not change from one entry to the next.
    """
    kinds = [_border(one, other) for one, other in zip(before, line, strict=True)]
    found, start = [], 0
    for kind, run in groupby(kinds):
        length = len(list(run))
        if kind:
            found.append((start, length, kind == _THICK))
        start += length
    return tuple(found)


def _border(one: int, other: int) -> int:
    """The border between two holders; free land and water have none of their own."""
    if one == other:
        return _NONE
    first, second = one // _MANY - 2, other // _MANY - 2
    if WATER in (first, second):
        return _NONE
    return _THIN if first == second else _THICK
