"""Signs on the land: a player's number in their areas, a company's letters in its own land, nothing beyond."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import ceil, floor

import msgspec
from PIL import ImageDraw

from games.impero.geography import geography
from games.impero.state import View
from render import condensed, shapes, text, theme
from render.impero import people, water
from render.impero.country import Frame, frame
from render.impero.grid import FREE, WATER, Grid, areas, company_areas
from render.impero.look import colours, look
from render.sheet import Box, Sheet
from render.text import Pen

LETTERED = 8
"""Players up to which land bears its company's letters, too; with more its cells are too small for them."""
_SIZES = ((60, 52, 44, 38, 32, 26), (48, 40, 34, 30))
"""Pixels of numbers on the map, of few players and of many."""
_LETTERS = 36
"""The most pixels of companies' letters: they are no higher than a cell."""
_LARGE = 8
"""The least cells of an area with a number of its own, if its player has one elsewhere."""
_AIR = 4
"""Pixels between a sign's ink and the border of the land, of both sides together."""
_BADGE, _DIGITS = (60, 46), 38
"""Pixels of a number at sea, for somebody without room for it on their land, and of its digits."""
_AWAY = range(3, 20)
"""Cells from the coast to the middle of such a badge."""
_STEPS = ((-1, 0), (1, 0), (0, 1), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1))

Cells = tuple[int, ...]


class Sign(msgspec.Struct, frozen=True):
    """A number or a company's letters on the map, and the box of their ink. At sea it has a line to a place."""

    told: str
    seat: int
    """The director of the land."""
    box: Box
    size: int
    is_letter: bool = False
    coast: int | None = None

    @property
    def middle(self) -> tuple[int, int]:
        return (self.box[0] + self.box[2]) // 2, (self.box[1] + self.box[3]) // 2


class Room(msgspec.Struct, frozen=True):
    """What a sign needs: width and height of its ink, in a grid of cells of such a side."""

    wide: int
    high: int
    cell: int
    across: int
    """Places in a row of the grid."""


def is_lettered(view: View) -> bool:
    return len(view.capital) <= LETTERED


def paint(sheet: Sheet, view: View, on: Grid, lying: Frame, found: Sequence[Sign]) -> None:
    """Paint the signs, dark on light land and light on dark; at sea with a line to their land."""
    draw = ImageDraw.Draw(sheet.image)
    for sign in found:
        fill = colours().player(sign.seat)
        if sign.coast is not None:
            row, column = divmod(sign.coast, on.wide)
            x, y = lying.at((column - 1, row - 1))
            end = (x + lying.cell // 2, y + lying.cell // 2)
            draw.line((sign.middle, end), sheet.palette.index(theme.IVORY), 3)
            shapes.disc(sheet, end, 6, theme.IVORY, fill)
            left, top, right, foot = sign.box
            shapes.panel(
                sheet, (left - 3, top - 3, right + 3, foot + 3), theme.IVORY, theme.SEA, 12
            )
            shapes.panel(sheet, sign.box, fill, theme.IVORY, 9)
        ink = people.soft(sign.seat) if sign.is_letter else theme.on(fill)
        put(sheet, sign, Pen(sign.size, "semibold" if sign.is_letter else "bold", ink, fill))


def put(sheet: Sheet, sign: Sign, pen: Pen) -> None:
    """Write a sign with its ink in the middle of its box, two digits a little narrower."""
    room = sign.box[2] - sign.box[0] - (_AIR if sign.coast is None else 8)
    condensed.write(sheet, sign.middle, sign.told, pen, room)


def signs(view: View, on: Grid, lying: Frame, panels: Sequence[Box] = ()) -> list[Sign]:
    """Everybody's numbers, letters of companies at small tables, and numbers at sea of those with none on land."""
    found = numbers(view, on, lying)
    having = {sign.seat for sign in found}
    if is_lettered(view):
        found += _letters(view, on, lying, found)
    outside = dict.fromkeys(seat for seat, _ in areas(on) if seat not in having)
    return [*found, *_at_sea(view.land, on, tuple(outside), tuple(panels))]


def numbers(view: View, on: Grid, lying: Frame) -> list[Sign]:
    """Everybody's number in each area of some cells, and in the largest that has room for it."""
    found, having = list[Sign](), set[int]()
    dark = frozenset(on.places[cell] for cell in view.out)
    fresh = frozenset(on.places[cell] for cell in view.fresh)
    for seat, area in areas(on):
        # The largest areas come first.
        if len(area) < _LARGE and seat in having:
            continue
        told = str(seat + 1)
        for size in _SIZES[not is_lettered(view)]:
            wide = people.digits(told, text.width(told, size, "bold"))
            if box := _within(on, lying, area, (wide, size), dark, fresh):
                found.append(Sign(told, seat, box, size))
                having.add(seat)
                break
    return found


def _letters(view: View, on: Grid, lying: Frame, taken: Sequence[Sign]) -> Iterator[Sign]:
    """Each company's letters once, in the largest of its areas that has room beside the numbers."""
    size = min(_LETTERS, floor((lying.cell - _AIR) / (2 * text.CAPITAL)))
    barred = frozenset(place for sign in taken for place in under(on, lying, sign.box))
    barred |= {on.places[cell] for cell in view.out}
    fresh = frozenset(on.places[cell] for cell in view.fresh)
    having = set[int]()
    for company, area in company_areas(on):
        if company not in having:
            told = look(company).code
            wide = round(text.width(told, size, "semibold"))
            if box := _within(on, lying, area, (wide, size), barred, fresh):
                having.add(company)
                yield Sign(told, view.companies[company].director, box, size, is_letter=True)


def _within(
    on: Grid,
    lying: Frame,
    area: Cells,
    ink: tuple[int, int],
    barred: frozenset[int],
    shy: frozenset[int],
) -> Box | None:
    """The box of a sign wholly on an area; None if it has no room there."""
    wide, high = ink[0] + _AIR, round(ink[1] * 2 * text.CAPITAL) + _AIR
    room, own = Room(wide, high, lying.cell, on.wide), frozenset(area)
    middle = _deepest(area, room, barred & own, shy & own)
    if middle is None:
        return None
    # Rounded up: a box within its cells stays so, to the pixel.
    x = lying.left + ceil((middle[0] - 1) * lying.cell - wide / 2)
    y = lying.top + ceil((middle[1] - 1) * lying.cell - high / 2)
    return x, y, x + wide, y + high


def under(on: Grid, lying: Frame, box: Box) -> Iterator[int]:
    """The places that a box touches."""
    left, top = (box[0] - lying.left) // lying.cell, (box[1] - lying.top) // lying.cell
    right, foot = (box[2] - lying.left) / lying.cell, (box[3] - lying.top) / lying.cell
    for row in range(top, ceil(foot)):
        for column in range(left, ceil(right)):
            yield (row + 1) * on.wide + column + 1


@lru_cache(maxsize=8192)
def _deepest(
    area: Cells, room: Room, barred: frozenset[int], shy: frozenset[int]
) -> tuple[float, float] | None:
    """The middle, in cells of the grid, of the place that lies deepest in an area, then nearest to its middle.

    No `barred` cell is touched, and one of `shy` only if there is no other way. It is remembered, since few
    areas change from one entry to the next.
    """
    across, depth = room.across, _depths(area, room.across)
    middle_x = sum(place % across for place in area) / len(area) + 0.5
    middle_y = sum(place // across for place in area) / len(area) + 0.5
    best, found = None, None
    for dx, dy, steps in _touched(room):
        for place in area:
            least = min([depth.get(place + step, 0) for step in steps])
            if not least or (barred and any(place + step in barred for step in steps)):
                continue
            x, y = place % across + dx, place // across + dy
            is_shy = bool(shy) and any(place + step in shy for step in steps)
            rank = (is_shy, -least, abs(x - middle_x) + abs(y - middle_y))
            if best is None or rank < best:
                best, found = rank, (x, y)
    return found


@lru_cache(maxsize=64)
def _touched(room: Room) -> tuple[tuple[float, float, Cells], ...]:
    """Middles within a cell, by halves, and the steps to the places that the sign then touches."""
    found = []
    for dx in (0.5, 1.0):
        for dy in (0.5, 1.0):
            half_x, half_y = room.wide / room.cell / 2, room.high / room.cell / 2
            columns = range(floor(dx - half_x), ceil(dx + half_x))
            rows = range(floor(dy - half_y), ceil(dy + half_y))
            steps = tuple(row * room.across + column for row in rows for column in columns)
            found.append((dx, dy, steps))
    return tuple(found)


@lru_cache(maxsize=4096)
def _depths(area: Cells, across: int) -> dict[int, int]:
    """For each cell of an area how far it lies from the edge; 1 is at the edge."""
    left, depth, found = set(area), 1, dict[int, int]()
    while left:
        rim = [
            place
            for place in left
            if not {place - 1, place + 1, place - across, place + across} <= left
        ]
        found.update(dict.fromkeys(rim, depth))
        left.difference_update(rim)
        depth += 1
    return found


@lru_cache(maxsize=64)
def _at_sea(
    land: tuple[str, ...], on: Grid, seats: tuple[int, ...], panels: tuple[Box, ...]
) -> tuple[Sign, ...]:
    """A badge in the water for each of these, if a line from there to their land crosses nobody else's: only
    water if it can, else free land, too.
    """
    taken, found = list(panels), list[Sign]()
    for over, seat in product(((WATER,), (WATER, FREE)), seats):
        if any(one.seat == seat for one in found):
            continue
        for coast, box in _berths(land, on, seat, over):
            if not any(water.meet(box, one) for one in taken):
                taken.append(box)
                found.append(Sign(str(seat + 1), seat, box, _DIGITS, coast=coast))
                break
    return tuple(found)


def _berths(
    land: tuple[str, ...], on: Grid, seat: int, over: tuple[int, ...]
) -> Iterator[tuple[int, Box]]:
    """Places of a player, and boxes in the water before them, in sight over cells of such holders."""
    (wide, high), country, lying = _BADGE, geography(land), frame(geography(land))
    own = [place for holder, area in areas(on) if holder == seat for place in area]
    shut = set[tuple[int, int, int]]()
    for away in _AWAY:
        for place in own:
            row, column = divmod(place, on.wide)
            for dx, dy in _STEPS:
                x, y = column + dx * away, row + dy * away
                inside = 0 < x <= country.wide and 0 < y <= country.high
                way = place, dx, dy
                # What is no water has no badge; what is not in sight from here is not from farther away.
                if not inside or way in shut or on.directors[y * on.wide + x] != WATER:
                    continue
                if not _is_open(on, place, (dx, dy), away, over):
                    shut.add(way)
                    continue
                left, top = lying.at((x - 1, y - 1))
                left, top = left + (lying.cell - wide) // 2, top + (lying.cell - high) // 2
                box = (left, top, left + wide, top + high)
                # Below the land the next piece begins.
                if y < country.high and water.is_wet(land, box, 3):
                    yield place, box


def _is_open(on: Grid, place: int, way: tuple[int, int], away: int, over: tuple[int, ...]) -> bool:
    """Whether a line so far from there crosses only such cells and the same player's land, corners too."""
    dx, dy = way
    open_to = (*over, on.directors[place])
    corners = (dx, dy * on.wide) if dx and dy else ()
    for step in range(away):
        here = place + step * (dy * on.wide + dx)
        nexts = (here + dy * on.wide + dx, *(here + one for one in corners))
        if any(on.directors[one] not in open_to for one in nexts):
            return False
    return True
