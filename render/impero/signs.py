"""Signs on the land: companies' letters at small tables, players' numbers at large ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageFilter

from games.impero.state import View
from render import text, theme
from render.impero import people
from render.impero.country import Frame
from render.impero.figures import first_of
from render.impero.grid import Grid, areas, company_areas
from render.impero.land import blackouts
from render.impero.look import colours, look
from render.palettes import mapped
from render.scene import Scene
from render.sheet import Box, Point, Sheet
from render.text import Pen

LETTERED = 8
"""Players up to which land bears its company's letter; with more, its director's number."""
LETTER, NUMBER = 42, theme.LEAST_FACT
"""Pixels of letters and numbers on the land."""
HALO = 6
"""Pixels of night around them: they stand on any land."""
_LEAST_LETTERED, _LEAST_NUMBERED = 3, 6
"""The least cells of an area with a sign of its own, if its holder has one elsewhere."""
_TRIED = 8
"""Maximum cells of an area that are tried for a sign."""
_AROUND = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, 1), (1, -1), (-1, 1))
_FAR = (1.5, 2.2, 3.0, 4.0)
"""Directions and cells from the land to a sign beside it."""
_ON_SIGN, _ON_BLACKOUT = 5, 1
"""How bad it is to stand on another sign, and on a blackout."""


class Sign(msgspec.Struct, frozen=True):
    """A letter or a number on the map, and the box of its ink."""

    told: str
    seat: int
    """The director of the land."""
    box: Box

    @property
    def middle(self) -> tuple[int, int]:
        return (self.box[0] + self.box[2]) // 2, (self.box[1] + self.box[3]) // 2


def is_lettered(view: View) -> bool:
    return len(view.capital) <= LETTERED


def paint(sheet: Sheet, scene: Scene, found: Sequence[Sign]) -> None:
    """Paint the signs: the sole leader's in brass, those of players who have left in grey."""
    view: View = scene.view
    first, size = first_of(scene), LETTER if is_lettered(view) else NUMBER
    for sign in found:
        ink = theme.BRASS if sign.seat == first else theme.IVORY
        put(sheet, sign.middle, sign.told, size, theme.FAINT if view.left[sign.seat] else ink)


def put(sheet: Sheet, middle: tuple[int, int], told: str, size: int, ink: str) -> None:
    """A sign with its ink centred."""
    drawn, mask = _haloed(told, size, ink)
    at = (middle[0] - drawn.width // 2, middle[1] - drawn.height // 2)
    sheet.image.paste(drawn, at, mask)


def signs(view: View, on: Grid, lying: Frame, panels: Sequence[Box] = ()) -> list[Sign]:
    """The signs: one on each holder's largest area and on every area of some cells, on no other sign and
    no panel; clear of blackouts, on which a player must act, if there is room.
    """
    if not is_lettered(view):
        return numbers(view, on, lying, panels)
    held = [
        (look(company).code, view.companies[company].director, area)
        for company, area in company_areas(on)
    ]
    return _signs(view, on, lying, held, panels)


def numbers(view: View, on: Grid, lying: Frame, panels: Sequence[Box] = ()) -> list[Sign]:
    """Players' numbers in the same way."""
    held = [(str(seat + 1), seat, area) for seat, area in areas(on)]
    return _signs(view, on, lying, held, panels)


def _signs(
    view: View,
    on: Grid,
    lying: Frame,
    held: Sequence[tuple[str, int, tuple[int, ...]]],
    panels: Sequence[Box],
) -> list[Sign]:
    """Signs for areas, the largest first: what is written, the director, the places."""
    least, size = (_LEAST_LETTERED, LETTER) if is_lettered(view) else (_LEAST_NUMBERED, NUMBER)
    dark, found = blackouts(view, lying), list[Sign]()
    taken, having = list(panels), set[str]()
    for told, seat, area in held:
        # Each has at least one sign, however small the land: else nobody could find it.
        is_first = told not in having
        if not is_first and len(area) < least:
            continue
        wide = round(text.width(told, size, "bold"))
        boxes = (_box(middle, wide, size) for middle in _middles(on, lying, area))
        if box := _best(boxes, taken, dark, must=is_first):
            having.add(told)
            taken.append(box)
            found.append(Sign(told, seat, box))
    return found


def _best(
    boxes: Iterator[Box], taken: Sequence[Box], dark: Sequence[Box], *, must: bool
) -> Box | None:
    """The first box that is free, else the one that covers least; none, unless one must stand."""
    best, least = None, 1_000_000
    for box in boxes:
        covers = _ON_SIGN * _count(box, taken)
        covers += _ON_BLACKOUT * _count(box, dark)
        if not covers:
            return box
        if covers < least and (must or covers < _ON_SIGN):
            best, least = box, covers
    return best


def _count(box: Box, others: Sequence[Box]) -> int:
    left, top, right, bottom = box
    return sum(
        left < one[2] and one[0] < right and top < one[3] and one[1] < bottom for one in others
    )


def _box(middle: Point, wide: int, size: int) -> Box:
    x, y = round(middle[0]), round(middle[1])
    half, high = wide // 2 + HALO - 1, round(size * text.CAPITAL) + HALO - 1
    return x - half, y - high, x + half, y + high


def _middles(on: Grid, lying: Frame, area: tuple[int, ...]) -> Iterator[Point]:
    """Possible middles of a sign in pixels: in the area's widest part, then on cells near it, then just
    above, below and beside it.
    """
    _, x, y = widest(on.wide, area)
    yield lying.left + x * lying.cell, lying.top + y * lying.cell
    spots = [(place % on.wide - 0.5, place // on.wide - 0.5) for place in area]
    spots.sort(key=lambda spot: abs(spot[0] - x) + abs(spot[1] - y))
    for column, row in spots[:_TRIED]:
        yield lying.left + column * lying.cell, lying.top + row * lying.cell
    column, row = spots[0]
    for far in _FAR:
        for dx, dy in _AROUND:
            middle = column + dx * far, row + dy * far
            yield lying.left + middle[0] * lying.cell, lying.top + middle[1] * lying.cell


@lru_cache(maxsize=1024)
def _haloed(told: str, size: int, ink: str) -> tuple[Image.Image, Image.Image]:
    """Letters with their halo, and the mask of both."""
    covered, left, top = text.mask(told, "bold", size)
    whole = Image.new("L", (covered.width + 2 * HALO, covered.height + 2 * HALO))
    whole.paste(covered, (HALO, HALO))
    grown = whole.filter(ImageFilter.MaxFilter(2 * HALO - 1)).filter(ImageFilter.GaussianBlur(1))
    sheet = Sheet(colours(), whole.width, whole.height, theme.PAGE)
    # The foot of the letters is as far below the sheet's top as their ink is high.
    sheet.write((HALO - left, HALO - top), told, Pen(size, "bold", ink, theme.PAGE))
    return sheet.image, mapped(grown, people.HALF)


@lru_cache(maxsize=8192)
def widest(wide: int, own: tuple[int, ...]) -> tuple[int, float, float]:
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
