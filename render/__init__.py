"""Pictures of the tables: functions of a view, in the look of one theme."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from render import lettered
from render.scene import Drawer


@cache
def drawer_of(game: str) -> Drawer:
    """The game's pictures from `render.<game>`; without such a package those in letters."""
    name = f"{__name__}.{game}"
    return cast("Drawer", import_module(name) if find_spec(name) else lettered)
