"""Impero's pictures, and their words: this package is the game's Drawer."""

from __future__ import annotations

from render.impero.board import draw as board
from render.impero.closing import draw as final
from render.impero.empire import draw as hand
from render.impero.film import draw as replay
from render.impero.page import draw as page
from render.impero.plain import write as text
from render.impero.spoken import board as alt
from render.impero.spoken import film as alt_replay
from render.impero.spoken import final_sheet as alt_final
from render.impero.spoken import hand_of as alt_hand
from render.impero.spoken_pages import tell as alt_page
from render.impero.tariff import draw as prices
from render.impero.tariff import tell as alt_prices

__all__ = [
    "alt",
    "alt_final",
    "alt_hand",
    "alt_page",
    "alt_prices",
    "alt_replay",
    "board",
    "final",
    "hand",
    "milestones",
    "page",
    "prices",
    "replay",
    "text",
]

milestones = frozenset({"caught"})
