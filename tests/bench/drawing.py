"""What drawing and encoding a picture costs, as a row of figures."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter, thread_time

import msgspec
from msgspec.structs import astuple

from render import png
from render.scene import Picture, Scene

Row = tuple[str, str, str, str]
"""Figure, measured, wanted, peer."""


class Cost(msgspec.Struct, frozen=True):
    """Milliseconds by the clock and of work, and bytes, of one picture."""

    ms: float
    work: float
    """What the processor did for it: on a busy machine the clock says much more."""
    size: int


def cost(draw: Callable[[Scene], Picture], drawn: Scene) -> Cost:
    before, worked = perf_counter(), thread_time()
    data = png.encode(draw(drawn))
    work = (thread_time() - worked) * 1000
    return Cost((perf_counter() - before) * 1000, work, len(data))


def row(figure: str, costs: list[Cost], wanted: str, peer: str) -> Row:
    clock, work = (_told([one[part] for one in map(astuple, costs)]) for part in (0, 1))
    size = median(cost.size for cost in costs) / 1000
    measured = f"{clock}, work {work}, {size:.0f} KB"
    return (figure, measured, wanted, peer)


def _told(times: list[float]) -> str:
    return f"median {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms"
