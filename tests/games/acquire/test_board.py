"""The board by itself."""

from __future__ import annotations

import random

from games.acquire import board
from games.acquire.components import CELLS, COUNT, SAFE
from games.acquire.state import EMPTY, FIRST

RACK = tuple(range(CELLS))


def test_a_tile_is_dead_exactly_where_it_would_merge_safe_corporations() -> None:
    """Safe corporations; Drawing a tile.

    The tiles between are found for the whole board at once, and must be those that the rule for one
    tile names.
    """
    for _ in range(200):
        cells = bytes(random.choices(range(FIRST + COUNT), k=CELLS))
        sizes = tuple(random.choice((2, SAFE - 1, SAFE, SAFE + 9)) for _ in range(COUNT))
        alone = tuple(cell for cell in RACK if board.fit(cells, sizes, cell) == "dead")
        assert board.dead(cells, sizes, RACK) == alone
        unplayed = tuple(cell for cell in alone if cells[cell] == EMPTY and cell != alone[0])
        assert board.unplayed_dead(cells, sizes, alone[:1]) == unplayed
