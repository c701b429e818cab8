"""Impero's pictures, and their words: DRAWER has all of them."""

from __future__ import annotations

from render.impero import (
    board,
    closing,
    empire,
    film,
    icon,
    page,
    spoken,
    spoken_pages,
    tariff,
)
from render.scene import Drawer

DRAWER = Drawer(
    board=board.draw,
    alt=spoken.board,
    text=spoken.whole,
    hand=empire.draw,
    alt_hand=spoken.hand_of,
    page=page.draw,
    alt_page=spoken_pages.tell,
    final=closing.draw,
    alt_final=spoken.final_sheet,
    replay=film.draw,
    prices=tariff.draw,
    alt_prices=tariff.tell,
    icon=icon.draw,
    milestones=frozenset({"caught"}),
)
