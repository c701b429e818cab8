"""A game's pictures in letters, for a game that has none of its own: this package is a Drawer.

They show the view's fields that have words in the game's catalogue. `column-<field>` is the head of a
column, for a field with a value for each seat; `line-<field>` is the name of a line below, for any
other. Fields without such words are not shown.
"""

from __future__ import annotations

from render.lettered.page import board, final, hand, page, prices, replay
from render.lettered.spoken import (
    alt,
    alt_final,
    alt_hand,
    alt_page,
    alt_prices,
    alt_replay,
    text,
)

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

milestones: frozenset[str] = frozenset()
