"""What a player of Acquire can do, and the orders that can be stored."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.core.orders import Order
from games.core.words import Action

Disposal = Literal["keep", "sell", "trade"]


class PlayTile(Action, frozen=True):
    """Put a tile of one's rack on its cell (1: Playing a tile)."""

    cell: int


class Found(Action, frozen=True):
    """Choose the corporation that the tile founds (Founding a corporation)."""

    corporation: int


class ChooseSurvivor(Action, frozen=True):
    """Choose among the largest of a merger, when they are tied (Mergers)."""

    survivor: int


class ChooseDefunct(Action, frozen=True):
    """Choose which of equally large defunct corporations is settled next (Multiple mergers)."""

    defunct: int


class Dispose(Action, frozen=True):
    """Sell so many shares of the defunct corporation, give so many for half; keep the rest.

    `disposal` is (sold, traded); traded is even (Keep, sell, trade).
    """

    disposal: tuple[int, int]


class Buy(Action, frozen=True):
    """Buy up to three shares, by corporation, and end the turn (2: Buying shares).

    `end` declares the end of the game in the same breath (End of the game).
    """

    shares: tuple[int, ...]
    end: bool = False


class DeclareEnd(Action, frozen=True):
    """Announce the end on one's own turn; the turn is then completed (End of the game)."""


class ClaimVictory(Action, frozen=True):
    """Everybody else has left: end the game on one's own turn, in the first place."""


class BuyNothing(Order, frozen=True):
    """Buy nothing in one turn. It ends with the turn."""

    turn: int = 0
    """Which of its owner's turns, from 1; it is void once that turn is over."""


class WhenTakenOver(Order, frozen=True):
    """If `corporation` is taken over, keep, sell or trade all; what cannot be traded is sold."""

    corporation: int
    disposal: Disposal

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.corporation)


class PlayWhileAway(Order, frozen=True):
    """Play a tile and buy nothing, turn after turn, until cancelled or back."""

    while_away: ClassVar[bool] = True
    turn: int = 0
    """The first of its owner's turns for which it is meant."""

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self),)
