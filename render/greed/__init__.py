"""Greed's pictures, and the same in words: this package is the game's Drawer."""

from __future__ import annotations

from render.greed.board import draw as board
from render.greed.closing import draw as final
from render.greed.film import draw as replay
from render.greed.hand import draw as hand
from render.greed.page import draw as page
from render.greed.plain import write as text
from render.greed.spoken import board as alt
from render.greed.spoken import film as alt_replay
from render.greed.spoken import final_sheet as alt_final
from render.greed.spoken_pages import hand_of as alt_hand
from render.greed.spoken_pages import tell as alt_page
from render.greed.tariff import draw as prices
from render.greed.tariff import tell as alt_prices

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

milestones = frozenset({"company-founded"})
