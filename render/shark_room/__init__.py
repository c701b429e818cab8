"""Shark Room's pictures, and the same in words: this package is the game's Drawer."""

from __future__ import annotations

from render.shark_room.closing import draw as final
from render.shark_room.film import draw as replay
from render.shark_room.hand import draw as hand
from render.shark_room.page import draw as board
from render.shark_room.pages import alt as alt_page
from render.shark_room.pages import draw as page
from render.shark_room.plain import write as text
from render.shark_room.spoken import board as alt
from render.shark_room.spoken import final_sheet as alt_final
from render.shark_room.spoken import hand_of as alt_hand
from render.shark_room.tariff import draw as prices

__all__ = [
    "alt",
    "alt_final",
    "alt_hand",
    "alt_page",
    "board",
    "final",
    "hand",
    "milestones",
    "page",
    "prices",
    "replay",
    "text",
]

milestones = frozenset({"closing-turned-up"})
