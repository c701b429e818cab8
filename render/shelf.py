"""The drawers of the games on the shelf: each is found in the game's folder here, by its key."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from games import GAMES
from render.lettered import LETTERED
from render.scene import Drawer


def drawer_of(key: str) -> Drawer:
    """The `DRAWER` of `render/<key>`; a game without that folder is drawn in letters."""
    if find_spec(f"render.{key}") is None:
        return LETTERED
    drawer: Drawer | None = getattr(import_module(f"render.{key}"), "DRAWER", None)
    if drawer is None:
        raise LookupError(f"render/{key}/__init__.py has no DRAWER; see render/scene.py.")
    return drawer


DRAWERS: Mapping[str, Drawer] = {key: drawer_of(key) for key in GAMES}
"""By the key of the rules."""


def has_prices(game: str) -> bool:
    """Whether the game has a picture of its printed tables."""
    drawer = DRAWERS.get(game)
    return drawer is not None and drawer.prices is not LETTERED.prices


def check(games: Mapping[str, object], drawers: Mapping[str, Drawer]) -> None:
    """LookupError names the games that have no drawer, and the drawers that have no game."""
    if bare := sorted(games.keys() - drawers.keys()):
        raise LookupError(f"no drawer for: {', '.join(bare)}.")
    if idle := sorted(drawers.keys() - games.keys()):
        raise LookupError(f"drawers for no game in games/: {', '.join(idle)}.")
