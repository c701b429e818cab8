"""Which page a key means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.greed import company, desk, market, symbols
from render.scene import Picture, Scene

_PAGES: Mapping[str, Callable[[Scene], Picture]] = {
    "market": market.draw,
    "desk": desk.draw,
    "symbols": symbols.draw,
}


def draw(scene: Scene, key: str) -> Picture:
    """LookupError for what is no page."""
    if key in _PAGES:
        return _PAGES[key](scene)
    return company.draw(scene, number_of(key))


def number_of(key: str) -> int:
    """The number in `company:3`. LookupError."""
    kind, _, number = key.partition(":")
    if kind != "company" or not number.isdecimal():
        raise LookupError(key)
    return int(number)
