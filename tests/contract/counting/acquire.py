"""Somebody who counts tiles at a table of Acquire."""

from __future__ import annotations

from typing import Any

from games.acquire import events as told
from games.acquire.state import State
from games.core.words import Event, Seat


class Counter:
    def __init__(self, viewer: Seat | None, seats: int, options: Any) -> None:
        self.viewer, self.gone, self.rack = viewer, set[int](), set[int]()

    def hears(self, event: Event) -> None:
        match event:
            case told.StartTilesDrawn(cells=cells):
                self.gone |= set(cells)
            case told.TilePlayed(cell=cell):
                self.gone.add(cell)
            case told.DeadTilesExchanged(cells=cells):
                self.gone |= set(cells)
            case told.TilesSeen(cells=cells):
                self.rack |= set(cells)
            case _:
                pass

    def accepts(self, world: State) -> bool:
        """What was seen lies nowhere else, and the own rack is what was drawn and not played."""
        hidden = [cell for rack in world.racks for cell in rack] + list(world.bag)
        own = self.viewer is None or set(world.racks[self.viewer]) == self.rack - self.gone
        return own and not self.gone & set(hidden) and len(set(hidden)) == len(hidden)
