"""Acquire's pictures, and their words: DRAWER has all of them."""

from __future__ import annotations

from render.acquire import closing, film, icon, page, rack, spoken, tariff
from render.scene import Drawer, no_alt_page, no_page

DRAWER = Drawer(
    board=page.draw,
    alt=spoken.board,
    text=spoken.whole,
    hand=rack.draw,
    alt_hand=spoken.hand_of,
    page=no_page,
    alt_page=no_alt_page,
    final=closing.draw,
    alt_final=spoken.final_sheet,
    replay=film.draw,
    prices=tariff.draw,
    alt_prices=tariff.tell,
    icon=icon.draw,
    milestones=frozenset({"merged"}),
)
