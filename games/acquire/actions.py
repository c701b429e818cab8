"""The actions of Acquire, and the orders that can be stored."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.core.orders import Order
from games.core.words import Action

Disposal = Literal["keep", "sell", "trade"]


class PlayTile(Action, frozen=True):
    """Put a tile of the player's rack on its cell (1: Playing a tile)."""

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
    """Sell some shares of the defunct corporation, trade some two for one, keep the rest.

    `disposal` is (sold, traded); traded is even (Keep, sell, trade).
    """

    disposal: tuple[int, int]


class Buy(Action, frozen=True):
    """Buy up to three shares, by corporation, and end the turn (2: Buying shares).

    `end` declares the end of the game in the same action (End of the game).
    """

    shares: tuple[int, ...]
    end: bool = False


class DeclareEnd(Action, frozen=True):
    """Announce the end on the player's own turn, which is then completed (End of the game)."""


class ClaimVictory(Action, frozen=True):
    """End the game on the player's own turn as its winner, when all others have left."""


class BuyNothing(Order, frozen=True):
    """Buy nothing in one turn. It ends with the turn."""

    turn: int = 0
    """The number of its owner's turn, from 1; the order is void after that turn."""


class WhenTakenOver(Order, frozen=True):
    """If `corporation` is taken over, keep, sell or trade all shares; those that cannot be traded are
    sold.
    """

    corporation: int
    disposal: Disposal

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.corporation)


class PlayWhileAway(Order, frozen=True):
    """Play a tile and buy nothing, turn after turn, until cancelled or back."""

    while_away: ClassVar[bool] = True
    turn: int = 0
    """The first of its owner's turns that it plays."""

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self),)
