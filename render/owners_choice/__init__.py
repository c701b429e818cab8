"""The pictures of Owner's Choice, and the same in words: this package is the game's Drawer."""

from __future__ import annotations

from render.owners_choice.closing import draw as final
from render.owners_choice.film import draw as replay
from render.owners_choice.hand import draw as hand
from render.owners_choice.layout import draw as board
from render.owners_choice.market import draw as page
from render.owners_choice.plain import write as text
from render.owners_choice.spoken import board as alt
from render.owners_choice.spoken import film as alt_replay
from render.owners_choice.spoken import final_sheet as alt_final
from render.owners_choice.spoken import hand_of as alt_hand
from render.owners_choice.spoken import page_of as alt_page
from render.owners_choice.tariff import draw as prices
from render.owners_choice.tariff import tell as alt_prices

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

milestones = frozenset({"company-failed"})
