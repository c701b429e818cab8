"""Acquire's pictures, and their words: this package is the game's Drawer."""

from __future__ import annotations

from render.acquire.closing import draw as final
from render.acquire.film import draw as replay
from render.acquire.page import draw as board
from render.acquire.plain import write as text
from render.acquire.rack import draw as hand
from render.acquire.spoken import board as alt
from render.acquire.spoken import film as alt_replay
from render.acquire.spoken import final_sheet as alt_final
from render.acquire.spoken import hand_of as alt_hand
from render.acquire.tariff import draw as prices
from render.acquire.tariff import tell as alt_prices
from render.scene import no_alt_page as alt_page
from render.scene import no_page as page

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

milestones = frozenset({"merged"})
