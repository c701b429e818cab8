"""Shark Room's pictures, and the same in words: DRAWER has all of them."""

from __future__ import annotations

from render.scene import Drawer
from render.shark_room import closing, film, hand, icon, page, pages, spoken, tariff

DRAWER = Drawer(
    board=page.draw,
    alt=spoken.board,
    text=spoken.whole,
    hand=hand.draw,
    alt_hand=spoken.hand_of,
    page=pages.draw,
    alt_page=pages.alt,
    final=closing.draw,
    alt_final=spoken.final_sheet,
    replay=film.draw,
    prices=tariff.draw,
    alt_prices=tariff.tell,
    icon=icon.draw,
    milestones=frozenset({"closing-turned-up"}),
)
