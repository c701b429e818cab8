"""Greed's pictures, and the same in words: DRAWER has all of them."""

from __future__ import annotations

from render.greed import board, closing, film, hand, icon, page, spoken, spoken_pages, tariff
from render.scene import Drawer

DRAWER = Drawer(
    board=board.draw,
    alt=spoken.board,
    text=spoken_pages.whole,
    hand=hand.draw,
    alt_hand=spoken_pages.hand_of,
    page=page.draw,
    alt_page=spoken_pages.tell,
    final=closing.draw,
    alt_final=spoken.final_sheet,
    replay=film.draw,
    prices=tariff.draw,
    alt_prices=tariff.tell,
    icon=icon.draw,
    milestones=frozenset({"company-founded"}),
)
