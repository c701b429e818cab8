"""The patterns of companies: one square swatch each, that runs on into its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

SUPER = 8
Polygon = list[tuple[float, float]]


@lru_cache(maxsize=128)
def swatch(pattern: str, size: int) -> Image.Image:
    """Where the pattern's ink covers a square of `size` pixels."""
    large = Image.new("L", (size * SUPER, size * SUPER))
    draw = ImageDraw.Draw(large)
    for polygon in PATTERNS[pattern]():
        draw.polygon([(x * size * SUPER, y * size * SUPER) for x, y in polygon], fill=255)
    return large.reduce(SUPER)


def _plain() -> Iterator[Polygon]:
    return iter(())


def _rising(count: int = 3, share: float = 0.38) -> Iterator[Polygon]:
    """Stripes from below left to above right."""
    step = 1 / count
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


def _round(x: float, y: float, radius: float) -> Polygon:
    """A circle, near enough, with sixteen corners."""
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
}
