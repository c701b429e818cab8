"""Which page a key means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.shark_room.events import DESK
from games.shark_room.pages import MARKET
from render.scene import Picture, Scene
from render.shark_room import desk, market, spoken

_PICTURES: Mapping[str, Callable[[Scene], Picture]] = {MARKET: market.draw, DESK: desk.draw}
_WORDS: Mapping[str, Callable[[Scene], str]] = {MARKET: spoken.market_of, DESK: spoken.desk_of}


def draw(scene: Scene, key: str) -> Picture:
    """LookupError for what is no page."""
    return _PICTURES[key](scene)


def alt(scene: Scene, key: str) -> str:
    """LookupError for what is no page."""
    return _WORDS[key](scene)
