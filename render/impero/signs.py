"""Signs on the land: players' numbers in discs and, on large cells, companies' codes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from games.impero.state import View
from render import text, theme
from render.impero import people
from render.impero.country import Frame
from render.impero.figures import first_of, owned
from render.impero.grid import Grid, areas
from render.impero.look import colours, look
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

ROOMY = 26
"""The least pixels of a cell with companies' codes, as in games of up to eight players."""
SMALLEST, SMALL, LARGEST = 30, 36, 46
"""Pixels of a disc: in a lane of single cells, elsewhere at least, and at most."""
_LEAST = 4
"""The least cells of an area with a disc of its own, if cells are large."""
_APART, _OWN_APART = 6, 66
"""Pixels between two discs, and between two of one player."""
_CODE = Pen(theme.NOTE, "semibold", theme.INK)


class Sign(msgspec.Struct, frozen=True):
    """A player's number on the map: its middle in pixels, its diameter."""

    seat: int
    x: int
    y: int
    size: int


def paint(sheet: Sheet, scene: Scene, on: Grid, lying: Frame) -> None:
    """Paint codes, then discs. A brass ring is the sole leader's, an ivory one the viewer's."""
    view: View = scene.view
    numbers = signs(view, on, lying)
    if lying.cell >= ROOMY:
        for company, spot in codes(view, on, lying, numbers):
            _write(sheet, company, view.companies[company].director, spot)
    first = first_of(scene)
    for sign in numbers:
        ring = theme.BRASS if sign.seat == first else theme.PAGE
        ring = theme.IVORY if sign.seat == view.me else ring
        put(sheet, sign, ring, gone=view.left[sign.seat])


def put(sheet: Sheet, sign: Sign, ring: str = theme.PAGE, *, gone: bool = False) -> None:
    drawn, mask = people.disc(sign.seat, sign.size, ring, gone=gone)
    sheet.image.paste(drawn, (sign.x - drawn.width // 2, sign.y - drawn.height // 2), mask)


def signs(view: View, on: Grid, lying: Frame) -> list[Sign]:
    """The discs: one on each player's largest area, and on others with room, clear of blackouts."""
    out = frozenset(on.places[cell] for cell in view.out)
    least = _LEAST if lying.cell >= SMALLEST else max(5, round(120 / lying.cell))
    found: list[Sign] = []
    having: set[int] = set()
    for director, area in areas(on):
        # Every player has at least one disc, however small the land: else nobody could find it.
        is_first = director not in having
        if not is_first and len(area) < least:
            continue
        # A disc over a blackout would hide the one thing that the player must act on.
        lit = tuple(place for place in area if place not in out) or area
        side, x, y = _widest(on.wide, lit)
        if not is_first and side == 1 and lying.cell < SMALLEST:
            continue
        size = min(LARGEST, max(SMALLEST if side == 1 else SMALL, side * lying.cell - 2))
        left, top = lying.left + x * lying.cell, lying.top + y * lying.cell
        sign = Sign(director, round(left), round(top), size)
        if is_first or not any(_meet(sign, other) for other in found):
            having.add(director)
            found.append(sign)
    return found


def codes(
    view: View, on: Grid, lying: Frame, taken: Sequence[Sign]
) -> Iterator[tuple[int, tuple[int, int]]]:
    """The places of companies' codes, on free cells of theirs."""
    out = {on.places[cell] for cell in view.out}
    for company, cells in enumerate(owned(view)):
        own = {on.places[cell] for cell in cells} - out
        span = -(-(round(_wide(company)) + 4) // lying.cell)
        fits = [place for place in own if all(place + n in own for n in range(span))]
        spots = (_middle(on, lying, place, span) for place in _nearest(on, own, fits, span))
        free = (
            spot for spot in spots if not any(_under(one, spot, span * lying.cell) for one in taken)
        )
        if spot := next(free, None):
            yield company, spot


def _nearest(on: Grid, own: set[int], fits: Sequence[int], span: int) -> list[int]:
    """The places in order of distance from the middle of all cells."""
    if not fits:
        return []
    x = sum(place % on.wide for place in own) / len(own) - (span - 1) / 2
    y = sum(place // on.wide for place in own) / len(own)
    return sorted(
        fits, key=lambda place: (abs(place % on.wide - x) + abs(place // on.wide - y), place)
    )


def _middle(on: Grid, lying: Frame, place: int, span: int) -> tuple[int, int]:
    row, column = divmod(place, on.wide)
    left, top = lying.at((column - 1, row - 1))
    return left + span * lying.cell // 2, top + lying.cell // 2


def _under(sign: Sign, spot: tuple[int, int], wide: int) -> bool:
    """Whether a disc would cover a code."""
    half = sign.size / 2
    return abs(spot[0] - sign.x) < half + wide / 2 and abs(spot[1] - sign.y) < half + 14


def _write(sheet: Sheet, company: int, seat: int, spot: tuple[int, int]) -> None:
    """Write a code; on woven ground a plain strip below keeps it readable."""
    (x, y), fill = spot, colours().player(seat)
    half = round(_wide(company)) // 2 + 2
    if people.weave_of(seat):
        sheet.fill((x - half, y - 9, x + half, y + 10), fill)
    sheet.write(spot, look(company).code, _CODE.but(on=fill), "cm")


def _wide(company: int) -> float:
    return text.width(look(company).code, _CODE.size, _CODE.weight)


def _meet(one: Sign, other: Sign) -> bool:
    room = (one.size + other.size) // 2
    room += _OWN_APART if one.seat == other.seat else _APART
    return abs(one.x - other.x) < room and abs(one.y - other.y) < room


@lru_cache(maxsize=8192)
def _widest(wide: int, own: tuple[int, ...]) -> tuple[int, float, float]:
    """The largest square within an area nearest to its middle: its side and its middle in cells."""
    side = dict[int, int]()
    for place in sorted(own):
        near = (place - 1, place - wide, place - wide - 1)
        side[place] = 1 + min(side.get(one, 0) for one in near)
    middle_x = sum(place % wide for place in own) / len(own)
    middle_y = sum(place // wide for place in own) / len(own)
    most = max(side.values())

    def far(place: int) -> float:
        x, y = place % wide - (most - 1) / 2, place // wide - (most - 1) / 2
        return abs(x - middle_x) + abs(y - middle_y)

    best = min((place for place, length in side.items() if length == most), key=far)
    return most, best % wide - most / 2, best // wide - most / 2
