"""Panels, discs, badges, pills, locks, lines: shapes with smooth edges, drawn once and remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist

from PIL import Image, ImageChops, ImageDraw

from render import condensed, text, theme
from render.palettes import Palette, mapped, ramp
from render.patterns import swatch
from render.sheet import Box, Point, Sheet
from render.text import Pen

SUPER = 4
SMALL = 64
"""Panels up to this height are remembered whole."""
PIECE = 8
"""The steps of a line that are drawn together."""
NOTCHES = 12
"""Notches in the rim of a disc."""
_FILLS = (1.42, 1.16)
"""The size of a disc's number by its digits, as parts of the radius."""
_TALL = 44
"""The least height of a hidden box with a large sign."""
_RIM = 7
"""Pixels of a pattern around the plain ground of a letter."""


@lru_cache(maxsize=512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The coverage of a rectangle with round corners."""
    large = Image.new("L", (width * SUPER, height * SUPER))
    box = (0, 0, width * SUPER - 1, height * SUPER - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, radius * SUPER, fill=255)
    return large.reduce(SUPER)


def panel(
    sheet: Sheet,
    box: Box,
    fill: str = theme.PANEL,
    on: str = theme.PAGE,
    radius: int = theme.RADIUS,
) -> None:
    """A flat rectangle; outside its round corners is `on`."""
    left, top, right, bottom = box
    radius = min(radius, (right - left) // 2, (bottom - top) // 2)
    if bottom - top <= SMALL:
        sheet.paste(
            _small(sheet.palette, right - left, bottom - top, radius, fill, on), (left, top)
        )
        return
    # Large panels are all of different sizes: only their corners are worth remembering.
    sheet.fill(box, fill)
    corners = _corners(sheet.palette, radius, fill, on)
    spots = (
        (left, top),
        (right - radius, top),
        (left, bottom - radius),
        (right - radius, bottom - radius),
    )
    for corner, spot in zip(corners, spots, strict=True):
        sheet.paste(corner, spot)


def framed(sheet: Sheet, box: Box, edge: str, on: str, radius: int, thick: int = 3) -> None:
    """An outline; inside and outside it is `on`."""
    left, top, right, bottom = box
    frame = _frame(sheet.palette, (right - left, bottom - top), edge, on, (radius, thick))
    sheet.paste(frame, (left, top))


def disc(sheet: Sheet, centre: Point, radius: int, fill: str, on: str) -> None:
    x, y = round(centre[0]), round(centre[1])
    panel(sheet, (x - radius, y - radius, x + radius, y + radius), fill, on, radius)


def person(
    sheet: Sheet, centre: Point, radius: int, seat: int, on: str, *, gone: bool = False
) -> None:
    """A player's disc: round, with the colour and number of the seat; grey if the player has left.

    Of players with one colour the second has a notched rim and the third a dark ring.
    """
    x, y = round(centre[0]) - radius, round(centre[1]) - radius
    sheet.paste(_person(sheet.palette, radius, seat, on, gone), (x, y))


def emblem(sheet: Sheet, box: Box, letters: str, fill: str, pattern: str, on: str) -> None:
    """A badge of any shape, its letters as large as it allows; the pattern is only a rim."""
    left, top, right, bottom = box
    size = (right - left, bottom - top)
    sheet.paste(_emblem(sheet.palette, size, letters, fill, pattern, on), (left, top))


def raised(sheet: Sheet, box: Box) -> None:
    """The ground of the line of somebody who is asked: raised, with a brass bar at its left."""
    left, top, _, bottom = box
    panel(sheet, box, theme.RAISED, theme.PANEL, 12)
    panel(sheet, (left, top + 8, left + theme.MARK, bottom - 8), theme.BRASS, theme.RAISED, 4)


def pill(sheet: Sheet, at: Point, words: str, pen: Pen, on: str, anchor: str = "l") -> float:
    """A small label with round ends on the pen's own ground; `at` is the middle of its left end.

    With the anchor r it is the middle of the right end. Returns the other end.
    """
    wide, half = round(text.width(words, pen.size, pen.weight)) + pen.size, round(pen.size * 0.76)
    x, y = round(at[0] - (wide if anchor == "r" else 0)), round(at[1])
    panel(sheet, (x, y - half, x + wide, y + half), pen.on, on, half)
    sheet.write((x + pen.size / 2, y), words, pen, "lm")
    return x if anchor == "r" else x + wide


def hidden(sheet: Sheet, box: Box, on: str, radius: int = theme.RADIUS_SMALL) -> None:
    """A hatched box with a question mark, for a value that the viewer may not know. The box is of one
    size for all values, or it would tell how long they are.
    """
    left, top, right, bottom = box
    sheet.paste(_hidden(sheet.palette, right - left, bottom - top, radius, on), (left, top))


def lock(sheet: Sheet, centre: Point, size: int, ink: str, ground: str) -> None:
    """A small padlock, for corporations that are safe."""
    half = size // 2
    sheet.paste(
        _lock(sheet.palette, size, ink, ground), (round(centre[0]) - half, round(centre[1]) - half)
    )


def line(
    sheet: Sheet,
    points: Sequence[Point],
    ink: str,
    on: str,
    thick: int = 4,
    dash: tuple[int, int] | None = None,
) -> None:
    """A polyline with smooth edges and round ends; `dash` has the pixels of its parts and gaps."""
    left = int(min(x for x, _ in points)) - thick
    top = int(min(y for _, y in points)) - thick
    wide = int(max(x for x, _ in points)) + thick + 2 - left
    high = int(max(y for _, y in points)) + thick + 2 - top
    covered = Image.new("L", (wide, high))
    bends = _bends(points)
    parts = _dashes(bends, *dash) if dash else _pieces(bends)
    for part in parts:
        _draw_piece(covered, [(x - left, y - top) for x, y in part], thick)
    sheet.stamp(covered, (left, top), ink, on)


def polygon(sheet: Sheet, points: Sequence[Point], ink: str, on: str) -> None:
    left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
    wide = int(max(x for x, _ in points)) + 2 - left
    high = int(max(y for _, y in points)) + 2 - top
    large = Image.new("L", (wide * SUPER, high * SUPER))
    scaled = [((x - left) * SUPER, (y - top) * SUPER) for x, y in points]
    ImageDraw.Draw(large).polygon(scaled, fill=255)
    sheet.stamp(large.reduce(SUPER), (left, top), ink, on)


def _bends(points: Sequence[Point]) -> list[Point]:
    """The points without those in the middle of level stretches, which a long game has many of."""
    inner = zip(points, points[1:], points[2:], strict=False)
    kept = [middle for before, middle, after in inner if not before[1] == middle[1] == after[1]]
    return [points[0], *kept, points[-1]]


def _pieces(points: Sequence[Point]) -> Iterator[Sequence[Point]]:
    """The points in short runs: to draw all at once, four times larger, takes ten times longer."""
    for start in range(0, max(1, len(points) - 1), PIECE):
        yield points[start : start + PIECE + 1]


def _dashes(points: Sequence[Point], long: int, gap: int) -> Iterator[Sequence[Point]]:
    """The parts of a dashed polyline."""
    part, left, is_drawn = [points[0]], float(long), True
    for start, end in pairwise(points):
        at, length = 0.0, dist(start, end)
        while length - at > left:
            at += left
            share = at / length
            turn = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if is_drawn:
                yield [*part, turn]
            part, is_drawn = [turn], not is_drawn
            left = long if is_drawn else gap
        left -= length - at
        part.append(end)
    if is_drawn:
        yield part


def _draw_piece(covered: Image.Image, points: Sequence[Point], thick: int) -> None:
    """Add a part of a line to the coverage."""
    left, top = (int(min(one[axis] for one in points)) - thick for axis in (0, 1))
    right, bottom = (int(max(one[axis] for one in points)) + thick + 2 for axis in (0, 1))
    large = Image.new("L", ((right - left) * SUPER, (bottom - top) * SUPER))
    draw, half = ImageDraw.Draw(large), thick * SUPER / 2
    scaled = [((x - left) * SUPER, (y - top) * SUPER) for x, y in points]
    draw.line(scaled, fill=255, width=thick * SUPER)
    for x, y in scaled:
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)
    under = covered.crop((left, top, right, bottom))
    # The lighter of both, because pieces overlap at their round ends.
    covered.paste(ImageChops.lighter(under, large.reduce(SUPER)), (left, top))


@lru_cache(maxsize=1024)
def _person(palette: Palette, radius: int, seat: int, on: str, gone: bool) -> Image.Image:
    fill, side = theme.LINE if gone else palette.player(seat), 2 * radius
    sheet = Sheet(palette, side, side, on)
    sheet.stamp(rounded(side, side, radius), (0, 0), fill, on)
    if lap := palette.lap(seat):
        sheet.stamp(_rim(radius, lap), (0, 0), theme.INK, fill)
    ink = theme.MUTED if gone else theme.on(fill)
    told = str(seat + 1)
    # The number must survive a phone, so it fills the disc.
    share = _FILLS[len(told) - 1] if radius >= theme.DISC else 1.16
    pen = Pen(max(theme.LEAST, round(radius * share)), "bold", ink, fill)
    sheet.write((radius, radius), told, pen, "cm")
    return sheet.image


@lru_cache(maxsize=64)
def _rim(radius: int, lap: int) -> Image.Image:
    """The dark part of a disc's rim: notches, or a ring a little further in."""
    side, thick = 2 * radius * SUPER, max(2, round(radius * 0.12)) * SUPER
    large = Image.new("L", (side, side))
    draw, inset = ImageDraw.Draw(large), (0 if lap == 1 else thick // 2)
    box = (inset, inset, side - 1 - inset, side - 1 - inset)
    if lap > 1:
        draw.ellipse(box, outline=255, width=thick * 2 // 3)
        return large.reduce(SUPER)
    for start in range(0, 360, 360 // NOTCHES):
        draw.arc(box, start, start + 180 / NOTCHES, fill=255, width=thick + SUPER // 2)
    return large.reduce(SUPER)


@lru_cache(maxsize=512)
def _small(
    palette: Palette, width: int, height: int, radius: int, fill: str, on: str
) -> Image.Image:
    return mapped(rounded(width, height, radius), ramp(palette, on, fill))


@lru_cache(maxsize=128)
def _frame(
    palette: Palette, size: tuple[int, int], edge: str, on: str, bend: tuple[int, int]
) -> Image.Image:
    (width, height), (radius, thick) = size, bend
    # The difference of two smooth shapes is smooth on both sides of the frame.
    inside = Image.new("L", size)
    inside.paste(rounded(width - 2 * thick, height - 2 * thick, radius - thick), (thick, thick))
    outline = ImageChops.subtract(rounded(width, height, radius), inside)
    return mapped(outline, ramp(palette, on, edge))


@lru_cache(maxsize=512)
def _corners(palette: Palette, radius: int, fill: str, on: str) -> tuple[Image.Image, ...]:
    inked = mapped(rounded(2 * radius, 2 * radius, radius), ramp(palette, on, fill))
    ends = ((0, radius), (radius, 2 * radius))
    return tuple(inked.crop((x0, y0, x1, y1)) for y0, y1 in ends for x0, x1 in ends)


@lru_cache(maxsize=512)
def _emblem(
    palette: Palette, size: tuple[int, int], letters: str, fill: str, pattern: str, on: str
) -> Image.Image:
    wide, high = size
    sheet = Sheet(palette, wide, high, on)
    shape = rounded(wide, high, max(10, high // 5))
    sheet.stamp(shape, (0, 0), fill, on)
    inked = mapped(swatch(pattern, max(size)), ramp(palette, fill, theme.pattern_ink(fill)))
    inside = mapped(shape, FULL)
    sheet.image.paste(inked.crop((0, 0, wide, high)), (0, 0), inside)
    if pattern != "plain":
        panel(sheet, (_RIM, _RIM, wide - _RIM, high - _RIM), fill, fill, 6)
    pen = Pen(max(theme.LETTER, round(high * 0.7)), "bold", theme.on(fill), fill)
    condensed.write(sheet, (wide / 2, high / 2), letters, pen, wide - 8)
    return sheet.image


FULL = bytes(255 if coverage == 255 else 0 for coverage in range(256))
"""A table for `mapped`: the pixels that a mask covers wholly."""


@lru_cache(maxsize=64)
def _hidden(palette: Palette, width: int, height: int, radius: int, on: str) -> Image.Image:
    sheet = Sheet(palette, width, height, on)
    shape = rounded(width, height, radius)
    # On a raised row a raised box would not be seen.
    ground = theme.PANEL if on == theme.RAISED else theme.RAISED
    sheet.stamp(shape, (0, 0), ground, on)
    hatch = mapped(swatch("rising", 36), ramp(palette, ground, theme.LINE))
    for x in range(0, width, 36):
        for y in range(0, height, 36):
            inside = mapped(shape.crop((x, y, x + 36, y + 36)), FULL)
            sheet.image.paste(hatch, (x, y), inside)
    middle = (width / 2, height / 2)
    size = theme.LEAST_FACT if height >= _TALL else theme.STUDY
    disc(sheet, middle, round(size * 0.52), ground, ground)
    sheet.write(middle, "?", Pen(size, "semibold", theme.FAINT, ground), "mm")
    return sheet.image


@lru_cache(maxsize=64)
def _lock(palette: Palette, size: int, ink: str, ground: str) -> Image.Image:
    large = Image.new("L", (size * SUPER, size * SUPER))
    draw, unit = ImageDraw.Draw(large), size * SUPER
    bow = (unit * 0.28, unit * 0.08, unit * 0.72, unit * 0.7)
    draw.rounded_rectangle(bow, unit * 0.22, outline=255, width=round(unit * 0.1))
    draw.rounded_rectangle(
        (unit * 0.19, unit * 0.42, unit * 0.81, unit * 0.9), unit * 0.1, fill=255
    )
    return mapped(large.reduce(SUPER), ramp(palette, ground, ink))
