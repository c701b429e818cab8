"""What a player of Shark Room can do, and the orders that can be stored. Offers: games/core/desk."""

from __future__ import annotations

from typing import ClassVar

from games.core.orders import Order
from games.core.words import Action, Seat, Secret

BUY, SELL = 0, 1


class Open(Action, frozen=True):
    """Begin the turn: phases 1 to 3. `discard` is a card that one does not want to keep."""

    discard: int | None = None


class Buy(Secret, frozen=True):
    """Buy that many shares of a title, the cheapest ones (4). What is turned only the seat knows.

    `lot` is both, as `components.LOTS` has them. `turned` are the cards of one's hand that are
    turned into Sharks, one for each share above two.
    """

    lot: int
    turned: tuple[int, ...] = ()


class Sell(Secret, frozen=True):
    """Sell these shares, all of one title (4). What is turned only the seat knows.

    `at_face` are those that pay their own price, where a card allows it; empty: those that gain
    most.
    """

    sold: tuple[int, ...]
    turned: tuple[int, ...] = ()
    at_face: tuple[int, ...] = ()


class TakeCash(Action, frozen=True):
    """Take 50 instead of buying or selling (4)."""


class PlayCard(Action, frozen=True):
    """Play a special card, in anybody's turn unless it says otherwise (Use of special cards)."""

    special: int
    target: Seat | None = None
    title: int | None = None
    share: int | None = None


class Answer(Action, frozen=True):
    """Answer the card that is aimed at oneself; without a special: no answer."""

    special: int | None = None


class PutBack(Secret, frozen=True):
    """Put the titles that one looks at back, the next one first."""

    order: tuple[int, ...]


class TradeAsset(Action, frozen=True):
    """Buy an asset of one's hand, or sell one that lies open, for its price (Asset)."""

    asset: int
    deal: int
    """BUY or SELL."""


class NeverAnswer(Order, frozen=True):
    """Never answer a card."""


class AnswerAbove(Order, frozen=True):
    """Answer if the card would cost more than `amount`, else do not."""

    amount: int

    @property
    def subject(self) -> tuple[object, ...]:
        """It replaces `NeverAnswer`, and is replaced by it."""
        return (NeverAnswer,)


class DiscardNothing(Order, frozen=True):
    """Open every turn without discarding."""


class TakeFifty(Order, frozen=True):
    """Take 50 in every turn, until cancelled or back."""

    while_away: ClassVar[bool] = True
    turn: int = 0
    """The last turn of the table's first round with it."""
