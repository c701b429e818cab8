"""The pictures of Owner's Choice, and the same in words: DRAWER has all of them."""

from __future__ import annotations

from render.owners_choice import closing, film, hand, icon, layout, market, spoken, tariff
from render.scene import Drawer

DRAWER = Drawer(
    board=layout.draw,
    alt=spoken.board,
    text=spoken.whole,
    hand=hand.draw,
    alt_hand=spoken.hand_of,
    page=market.draw,
    alt_page=spoken.page_of,
    final=closing.draw,
    alt_final=spoken.final_sheet,
    replay=film.draw,
    prices=tariff.draw,
    alt_prices=tariff.tell,
    icon=icon.draw,
    milestones=frozenset({"company-failed"}),
)
