"""Pictures of the tables: functions of a view, in the look of one theme."""

from __future__ import annotations

from collections.abc import Mapping

from render import acquire, impero
from render.scene import Drawer

DRAWERS: Mapping[str, Drawer] = {"acquire": acquire, "impero": impero}
"""By game."""
