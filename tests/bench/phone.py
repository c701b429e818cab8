"""What pictures cost and how they read on a phone: `python -m tests.bench phone`.

By kind, over the moments of `tests.render.kinds` at the usual number of players: work and bytes, the share of the
facts that are lower than 7 and 9 pixels there, the smallest text, the height. For another state of the code,
copy `ink.py`, `rules.py` and `kinds.py` of tests/render and this file there.
"""

from __future__ import annotations

from statistics import median, quantiles
from time import thread_time

from render import png
from tests.render.ink import Inks, watched
from tests.render.kinds import KINDS
from tests.render.moments import Kind, Moment
from tests.render.rules import capital, small

Row = tuple[str, str, str, str]
WANTED = {
    "board": "<= 15 ms, 110 kB, 0 % < 7, <= 50 % < 9",
    "final": "p95 <= 60 ms, 0 % < 7",
    "hand": "0 % < 7",
    "page": "0 % < 7",
    "study": "",
}


def main() -> list[Row]:
    return [row(name, kind) for name, kind in KINDS.items()]


def row(name: str, kind: Kind) -> Row:
    usual = [moment for moment in kind.moments() if moment.usual]
    work, sizes, ratios = _cost(usual)
    with watched() as inks:
        for moment in usual:
            moment.draw()
        told = _read(inks)
    late = quantiles(work, n=20)[-1] if len(work) > 1 else work[0]
    cost = f"median {median(work):.1f} ms, p95 {late:.1f} ms, {median(sizes) / 1000:.0f} kB"
    return (name, f"{cost}; {told}; h:w {max(ratios):.2f}", WANTED[kind.shape], "")


def _cost(usual: list[Moment]) -> tuple[list[float], list[int], list[float]]:
    """Milliseconds of work, bytes, height by width. The first round fills what is remembered."""
    for moment in usual[:3]:
        png.encode(moment.draw())
    work, sizes, ratios = list[float](), list[int](), list[float]()
    for moment in usual:
        before = thread_time()
        picture = moment.draw()
        data = png.encode(picture)
        work.append((thread_time() - before) * 1000)
        sizes.append(len(data))
        ratios.append(picture.image.height / picture.image.width)
    return work, sizes, ratios


def _read(inks: Inks) -> str:
    """The shares of the facts that are too low, and the smallest text, in pixels of a phone."""
    texts = [ink.size for ink in inks if ink.role in {"fact", "word", "title"}]
    least = capital(min(texts))
    return f"facts < 7: {small(inks, 7):.0%}, < 9: {small(inks, 9):.0%}, least {least:.1f} px"
