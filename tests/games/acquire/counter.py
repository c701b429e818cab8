"""Somebody who counts tiles at a table of Acquire."""

from __future__ import annotations

from functools import partial

from games.acquire import events as told
from games.acquire.state import State
from games.core.hands import Hands
from tests.contract.counting import CardCounter

TILES = Hands[State](
    hands="racks",
    deck="bag",
    drawn_by={told.TilesSeen: "cells"},
    shown_by={
        told.StartTilesDrawn: "cells",
        told.TilePlayed: "cell",
        told.DeadTilesExchanged: "cells",
    },
)
Counter = partial(CardCounter, TILES)
