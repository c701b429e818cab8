"""What drawing and encoding a picture costs, as a row of figures."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter

import msgspec

from render import png
from render.scene import Picture, Scene

Row = tuple[str, str, str, str]
"""Figure, measured, wanted, peer."""


class Cost(msgspec.Struct, frozen=True):
    """Milliseconds and bytes of one picture."""

    ms: float
    size: int


def cost(draw: Callable[[Scene], Picture], drawn: Scene) -> Cost:
    before = perf_counter()
    data = png.encode(draw(drawn))
    return Cost((perf_counter() - before) * 1000, len(data))


def row(figure: str, costs: list[Cost], wanted: str, peer: str) -> Row:
    times = [cost.ms for cost in costs]
    worst = quantiles(times, n=20)[-1]
    size = median(cost.size for cost in costs) / 1000
    measured = f"median {median(times):.1f} ms, p95 {worst:.1f} ms, {size:.0f} KB"
    return (figure, measured, wanted, peer)
