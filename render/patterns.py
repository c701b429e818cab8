"""The patterns of companies: a square swatch each, which continues in its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import pi, sin

from PIL import Image, ImageDraw

SUPER = 8
Polygon = list[tuple[float, float]]


@lru_cache(maxsize=128)
def swatch(pattern: str, size: int) -> Image.Image:
    """The coverage of a square of `size` pixels by the pattern's ink."""
    large = Image.new("L", (size * SUPER, size * SUPER))
    draw = ImageDraw.Draw(large)
    for polygon in PATTERNS[pattern]():
        draw.polygon([(x * size * SUPER, y * size * SUPER) for x, y in polygon], fill=255)
    return large.reduce(SUPER)


def _plain() -> Iterator[Polygon]:
    return iter(())


def _rising(count: int = 3, share: float = 0.38) -> Iterator[Polygon]:
    """Stripes from the lower left to the upper right."""
    step = 1 / count
    # Half of the stripes begin beyond the square: they cross its lower right.
    for number in range(2 * count + 1):
        at = number * step
        low, high = at - share * step / 2, at + share * step / 2
        yield [(low, 0.0), (high, 0.0), (high - 2, 2.0), (low - 2, 2.0)]


def _bars(count: int = 5, share: float = 0.38) -> Iterator[Polygon]:
    for number in range(count):
        middle = (number + 0.5) / count
        half = share / count / 2
        yield [
            (0.0, middle - half),
            (1.0, middle - half),
            (1.0, middle + half),
            (0.0, middle + half),
        ]


def _grid(count: int = 4, share: float = 0.2) -> Iterator[Polygon]:
    for bar in _bars(count, share):
        yield bar
        yield [(y, x) for x, y in bar]


def _checks(count: int = 3) -> Iterator[Polygon]:
    half = 1 / (2 * count)
    for row in range(2 * count):
        for column in range(row % 2, 2 * count, 2):
            x, y = column * half, row * half
            yield [(x, y), (x + half, y), (x + half, y + half), (x, y + half)]


def _dots(count: int = 4, radius: float = 0.25) -> Iterator[Polygon]:
    for row in range(count):
        for column in range(count):
            yield _round((column + 0.5) / count, (row + 0.5) / count, radius / count)


def _zigzag(count: int = 4, share: float = 0.36) -> Iterator[Polygon]:
    step = 1 / count
    for row in range(-1, count + 1):
        top = [
            (number * step / 2, (row + 0.25 + number % 2 / 2) * step)
            for number in range(2 * count + 1)
        ]
        yield top + [(x, y + share * step) for x, y in reversed(top)]


def _falling() -> Iterator[Polygon]:
    for polygon in _rising():
        yield _mirrored(polygon)


def _rings(count: int = 2) -> Iterator[Polygon]:
    """Circles with a hole, each of two halves."""
    for row in range(count):
        for column in range(count):
            x, y = (column + 0.5) / count, (row + 0.5) / count
            outer, inner = _round(x, y, 0.34 / count), _round(x, y, 0.19 / count)
            yield [*outer, outer[0], inner[0], *reversed(inner)]


def _posts() -> Iterator[Polygon]:
    for bar in _bars():
        yield _turned(bar)


def _lattice(count: int = 2, share: float = 0.22) -> Iterator[Polygon]:
    for stripe in _rising(count, share):
        yield stripe
        yield _mirrored(stripe)


def _plus(count: int = 3, arm: float = 0.3, half: float = 0.1) -> Iterator[Polygon]:
    for row in range(count):
        for column in range(count):
            x, y = (column + 0.5) / count, (row + 0.5) / count
            yield _block(x - arm / count, y - half / count, x + arm / count, y + half / count)
            yield _block(x - half / count, y - arm / count, x + half / count, y + arm / count)


def _bricks(rows: int = 4, gap: float = 0.05) -> Iterator[Polygon]:
    high = 1 / rows
    for row in range(rows):
        top = row * high
        yield _block(0, top, 1, top + gap)
        for column in range(2):
            x = column / 2 + (0.25 if row % 2 else 0.0)
            yield _block(x, top, x + gap, top + high)


def _waves(count: int = 3, share: float = 0.32) -> Iterator[Polygon]:
    """Waves: a round zigzag."""
    step, points = 1 / count, 24
    for row in range(-1, count + 1):
        top = [
            (at / points, (row + 0.5 + 0.24 * sin(at / points * 4 * pi)) * step)
            for at in range(points + 1)
        ]
        yield top + [(x, y + share * step) for x, y in reversed(top)]


def _chevrons(count: int = 3, share: float = 0.36) -> Iterator[Polygon]:
    """Arrows that point upwards, side by side."""
    step = 1 / count
    for row in range(count + 1):
        for column in range(2):
            left, low = column / 2, row * step
            middle, right, thick = left + 0.25, left + 0.5, share * step
            yield [
                (left, low), (middle, low - step * 0.7), (right, low),
                (right, low + thick), (middle, low - step * 0.7 + thick), (left, low + thick),
            ]  # fmt: skip


def _hexdots(count: int = 4, radius: float = 0.3) -> Iterator[Polygon]:
    """Dots, every other row moved by half a step."""
    for row in range(count):
        # A dot on the left edge has its other half on the right one.
        for column in range(count + 1):
            x = (column + (0.5 if row % 2 else 0.0)) / count
            yield _round(x, (row + 0.5) / count, radius / count)


def _dashes(rows: int = 4, share: float = 0.38) -> Iterator[Polygon]:
    high = 1 / rows
    for row in range(rows):
        top, shift = (row + 0.3) * high, (0.25 if row % 2 else 0.0)
        # In moved rows the dash before the square reaches into it.
        for column in range(-1, 2):
            left = column / 2 + shift
            yield _block(left, top, left + 0.3, top + share * high)


def _triangles(count: int = 3) -> Iterator[Polygon]:
    step = 1 / count
    for row in range(count):
        for column in range(count):
            x, y = column * step, row * step
            yield [
                (x + 0.12 * step, y + 0.86 * step),
                (x + 0.5 * step, y + 0.16 * step),
                (x + 0.88 * step, y + 0.86 * step),
            ]


def _stairs(count: int = 3, share: float = 0.4) -> Iterator[Polygon]:
    """Stairs that rise to the right."""
    step = 1 / count
    half, thick = step / 2, share * step
    for row in range(2 * count + 1):
        for column in range(2 * count):
            x, y = column * half, row * step - column * half
            yield _block(x, y, x + half, y + thick)
            yield _block(x, y, x + thick / 2, y + half + thick)


def _twin(count: int = 2) -> Iterator[Polygon]:
    """Thin upright lines in pairs."""
    for number in range(count):
        left = number / count
        for shift in (0.18, 0.52):
            yield _block(left + shift / count, 0, left + (shift + 0.16) / count, 1)


def _block(left: float, top: float, right: float, bottom: float) -> Polygon:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _mirrored(polygon: Polygon) -> Polygon:
    return [(1 - x, y) for x, y in polygon]


def _turned(polygon: Polygon) -> Polygon:
    return [(y, x) for x, y in polygon]


def _round(x: float, y: float, radius: float) -> Polygon:
    """A circle as a polygon of sixteen corners, which looks round at this size."""
    turns = ((1, 0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924))
    quarter = [(radius * c, radius * s) for c, s in turns]
    half = quarter + [(-s, c) for c, s in quarter]
    return [(x + a, y + b) for a, b in half + [(-a, -b) for a, b in half]]


PATTERNS: Mapping[str, Callable[[], Iterator[Polygon]]] = {
    "plain": _plain,
    "rising": _rising,
    "dots": _dots,
    "bars": _bars,
    "checks": _checks,
    "zigzag": _zigzag,
    "grid": _grid,
    "falling": _falling,
    "rings": _rings,
    "posts": _posts,
    "lattice": _lattice,
    "plus": _plus,
    "bricks": _bricks,
    "waves": _waves,
    "chevrons": _chevrons,
    "hexdots": _hexdots,
    "dashes": _dashes,
    "triangles": _triangles,
    "stairs": _stairs,
    "twin": _twin,
}
