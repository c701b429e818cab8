"""Who stands where at the end, and the columns of the scoring sheet that follow from it."""

from __future__ import annotations

import msgspec

from games.acquire.state import View
from games.core.seats import ranked
from games.core.words import Seat
from render import names, theme
from render.scene import Scene

MARKET = 110
"""Pixels for what the market held."""
_CROWDED = 4
"""With more players a bonus stands below the money for shares, not beside it."""


class Standing(msgspec.Struct, frozen=True):
    """The columns of the sheet: who stands where, from first to last."""

    seats: tuple[int, ...]
    places: tuple[int, ...]
    """By column: 1 for the winner, and the same number for equal money."""
    market: bool
    """A game of two has a column for what the market held."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s, place in zip(self.seats, self.places, strict=True) if place == 1)

    @property
    def is_crowded(self) -> bool:
        return len(self.seats) > _CROWDED

    @property
    def labels(self) -> int:
        """Pixels for the lines' names, left of the columns."""
        return 210 if self.is_crowded else 272

    @property
    def row(self) -> int:
        return 68 if self.is_crowded else 50

    @property
    def head(self) -> int:
        return 132 if self.is_crowded else 76

    def column(self, place: int) -> tuple[int, int]:
        """Left and right edge of a column."""
        first, last = theme.MARGIN + self.labels, theme.WIDTH - theme.MARGIN - 10
        wide = (last - (MARKET if self.market else 0) - first) / len(self.seats)
        return round(first + place * wide), round(first + (place + 1) * wide)


def standing(view: View) -> Standing:
    scores = {Seat(seat): cash or 0 for seat, cash in enumerate(view.cash)}
    seats: list[int] = []
    places: list[int] = []
    for tied in ranked(scores):
        places += [len(seats) + 1] * len(tied)
        seats += tied
    return Standing(tuple(seats), tuple(places), any(line.market for line in view.sheet))


def victory(scene: Scene, ranking: Standing) -> str:
    """Who has won, with how much."""
    amount = scene.view.cash[ranking.seats[0]]
    key = "picture-wins" if len(ranking.winners) == 1 else "picture-share-the-victory"
    return names.said(scene, key, seats=ranking.winners, amount=amount)
