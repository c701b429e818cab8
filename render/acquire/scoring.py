"""The columns of the scoring sheet, in the order of the places."""

from __future__ import annotations

import msgspec

from games.core.words import Seat
from render import theme
from render.scene import Scene
from render.standing import Standing, standing

MARKET = 150
"""Pixels of the market's column."""


class Scoring(msgspec.Struct, frozen=True):
    """The columns of the scoring sheet."""

    ranking: Standing
    market: bool
    """Whether there is a column for the market, as in a game of two."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats by column."""
        return self.ranking.seats

    @property
    def places(self) -> tuple[int, ...]:
        """Places by column."""
        return self.ranking.places

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking.winners

    @property
    def labels(self) -> int:
        """Pixels for the lines' names, left of the columns."""
        return 184

    def column(self, place: int) -> tuple[int, int]:
        """Left and right edge of a column."""
        first, last = theme.EDGE + self.labels, theme.WIDTH - theme.EDGE - 8
        wide = (last - (MARKET if self.market else 0) - first) / len(self.seats)
        return round(first + place * wide), round(first + (place + 1) * wide)


def scoring(scene: Scene) -> Scoring:
    # The market took part only if some corporation was settled with it: an empty column says
    # nothing.
    return Scoring(standing(scene), any(line.market for line in scene.view.sheet))
