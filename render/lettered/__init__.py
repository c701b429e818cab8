"""A game's pictures in letters, for what a game does not draw itself.

They show the view's fields that have words in the game's catalogue. `column-<field>` is the head of a
column, for a field with a value for each seat; `line-<field>` is the name of a line below, for any
other. Fields without such words are not shown.
"""

from __future__ import annotations

from render.lettered import page, spoken
from render.scene import Drawer

LETTERED = Drawer(
    board=page.board,
    alt=spoken.alt,
    text=spoken.text,
    hand=page.hand,
    alt_hand=spoken.alt_hand,
    page=page.page,
    alt_page=spoken.alt_page,
    final=page.final,
    alt_final=spoken.alt_final,
    replay=page.replay,
    prices=page.prices,
    alt_prices=spoken.alt_prices,
)
