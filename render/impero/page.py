"""The page of a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.impero import company, each, key, market, personal, region, report
from render.scene import Picture, Scene


def _mine(scene: Scene) -> Picture:
    """The page's picture. LookupError, also for a spectator's own map."""
    if scene.view.me is None:
        raise LookupError("mine")
    return personal.draw(scene, scene.view.me)


_ALONE: Mapping[str, Callable[[Scene], Picture]] = {
    "market": market.draw,
    "report": report.draw,
    "key": key.draw,
    "mine": _mine,
    "each": each.draw,
}
_SEVERAL: Mapping[str, Callable[[Scene, int], Picture]] = {
    "company": company.draw,
    "player": personal.draw,
    "region": region.draw,
}


def draw(scene: Scene, wanted: str) -> Picture:
    """The picture of a page. LookupError if there is no such page."""
    if wanted in _ALONE:
        return _ALONE[wanted](scene)
    kind, number = numbered(wanted)
    return _SEVERAL[kind](scene, number)


def numbered(key: str) -> tuple[str, int]:
    """Kind and number of a key such as `company:3`. LookupError."""
    kind, _, number = key.partition(":")
    if not number.isdecimal():
        raise LookupError(key)
    return kind, int(number)
