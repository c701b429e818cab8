"""The final places, and the columns of the scoring sheet in their order."""

from __future__ import annotations

import msgspec

from games.acquire.state import View
from games.core.seats import ranked
from games.core.words import Seat
from render import names, theme
from render.scene import Scene

MARKET = 150
"""Pixels of the market's column."""


class SheetOrder(msgspec.Struct, frozen=True):
    """The columns of the scoring sheet: the seats from first to last place."""

    seats: tuple[int, ...]
    places: tuple[int, ...]
    """Places by column; equal money shares a place."""
    market: bool
    """Whether there is a column for the market, as in a game of two."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s, place in zip(self.seats, self.places, strict=True) if place == 1)

    @property
    def labels(self) -> int:
        """Pixels for the lines' names, left of the columns."""
        return 192

    def column(self, place: int) -> tuple[int, int]:
        """Left and right edge of a column."""
        first, last = theme.EDGE + self.labels, theme.WIDTH - theme.EDGE - 8
        wide = (last - (MARKET if self.market else 0) - first) / len(self.seats)
        return round(first + place * wide), round(first + (place + 1) * wide)


def standing(view: View) -> SheetOrder:
    scores = {Seat(seat): cash or 0 for seat, cash in enumerate(view.cash)}
    seats: list[int] = []
    places: list[int] = []
    for tied in ranked(scores):
        places += [len(seats) + 1] * len(tied)
        seats += tied
    # The market took part only if some corporation was settled with it: an empty column says
    # nothing.
    return SheetOrder(tuple(seats), tuple(places), any(line.market for line in view.sheet))


def victory(scene: Scene, ranking: SheetOrder) -> str:
    """The winners and their money in words."""
    amount = scene.view.cash[ranking.seats[0]]
    key = "picture-wins" if len(ranking.winners) == 1 else "picture-share-the-victory"
    return names.said(scene, key, seats=ranking.winners, amount=amount)
