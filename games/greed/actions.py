"""What a player of Greed does. Companies, assets and products are indexes, money is in millions."""

from __future__ import annotations

from typing import ClassVar

from games.core.desk import (
    Accept,
    Decline,
    MakePromise,
    MarkPromise,
    Propose,
    Withdraw,
)
from games.core.orders import Order
from games.core.words import Action, Seat, Secret
from games.greed.components import Stock


class Announce(Secret, frozen=True):
    """One of the two cards in hand (1: Announcements)."""

    card: int


class Invest(Secret, frozen=True):
    """A company's sealed bid; `wishes` are the cards it would take, the dearest wish first."""

    company: int
    amount: int
    wishes: tuple[int, ...] = ()


class Abstain(Secret, frozen=True):
    """The company makes no bid."""

    company: int


class TakeAsset(Action, frozen=True):
    """Buy this card for the bid, or for double the bid if the CEO's own marker lies on it."""

    company: int
    card: int


class TakeNothing(Action, frozen=True):
    """Decline: the bid costs nothing."""

    company: int


class Transform(Action, frozen=True):
    """Work these assets of a company, in this order (5: Trade and process)."""

    company: int
    uses: tuple[int, ...]


class Done(Action, frozen=True):
    """No more trade this year; what is offered to one is declined."""


class NotDone(Action, frozen=True):
    """Not done after all."""


class Keep(Secret, frozen=True):
    """Goods that a company does not sell; none: everything is sold (6: Sales)."""

    company: int
    goods: Stock


class Name(Action, frozen=True):
    """Say who is to be fired: an office of the company (8: Scapegoats)."""

    company: int
    office: int


class Discard(Action, frozen=True):
    """An asset of the company, after a boot."""

    company: int
    card: int


class RaiseTo(Action, frozen=True):
    """A bid in an open auction, by turn (9: Work hard, play hard; 10: Entrepreneurs)."""

    amount: int


class Pass(Action, frozen=True):
    """Out of this auction."""


class Found(Action, frozen=True):
    """Start a company with up to four assets from the discards (10: Entrepreneurs)."""

    company: int
    assets: tuple[int, ...]


class BidUpTo(Order, frozen=True):
    """In the year's auction of `lot`, whenever somebody else leads, bid just enough to lead."""

    year: int
    lot: int
    limit: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.lot)


class NameOfficer(Order, frozen=True):
    """If the company is booted this year, name this player, or oneself if they hold no office."""

    year: int
    company: int
    officer: Seat

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.company)


class KeepGoods(Order, frozen=True):
    """Keep these goods of the company in this year's sales, as far as they are there."""

    page: ClassVar[str] = "desk"

    year: int
    company: int
    goods: Stock

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.company)


class DiscardAsset(Order, frozen=True):
    """If the company must discard an asset this year, this one."""

    year: int
    company: int
    card: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.company)


action_types: tuple[type[Action], ...] = (
    Announce,
    Invest,
    Abstain,
    TakeAsset,
    TakeNothing,
    Transform,
    Propose,
    Accept,
    Decline,
    Withdraw,
    MakePromise,
    MarkPromise,
    Done,
    NotDone,
    Keep,
    Name,
    Discard,
    RaiseTo,
    Pass,
    Found,
)
order_types: tuple[type[Order], ...] = (BidUpTo, NameOfficer, KeepGoods, DiscardAsset)
