"""What a player of Impero does. Companies and cells are numbers, money is in cents."""

from __future__ import annotations

from typing import ClassVar

from games.core.orders import Order
from games.core.words import Action, Seat, Secret


class Found(Action, frozen=True):
    """A company of this name, with so much of one's own capital (Founding a company)."""

    name: str
    capital: int


class SetDividend(Action, frozen=True):
    """Per cent of the earnings for the shares; each step of ten costs a company point."""

    company: int
    percent: int


class Issue(Action, frozen=True):
    """New shares, to whoever bids most, from `base` for the lot (Issuing shares)."""

    company: int
    shares: int
    base: int


class Bid(Action, frozen=True):
    """For the lot.

    With `holds` the leader goes higher, since somebody's secret maximum came near: orders alone do
    that, and so two of them are settled by one bid (ruling 31).
    """

    auction: int
    amount: int
    holds: bool = False


class Sell(Action, frozen=True):
    """Own shares at a fixed price for the lot (Selling shares)."""

    company: int
    shares: int
    price: int


class Withdraw(Action, frozen=True):
    """Take own shares off the market again."""

    listing: int


class Buy(Action, frozen=True):
    """The whole lot, at its price."""

    listing: int


class BuyCell(Action, frozen=True):
    """A free cell beside the company's (Buying, renting and developing cells)."""

    company: int
    cell: int


class RentCell(Action, frozen=True):
    """A cell of another company, beside the company's."""

    company: int
    cell: int


class DevelopCell(Action, frozen=True):
    """An own cell to the next higher yield."""

    company: int
    cell: int


class Send(Secret, frozen=True):
    """Money to another player, if they accept it (Transferring funds)."""

    taker: Seat
    amount: int


class Answer(Secret, frozen=True):
    """To money that was sent."""

    transfer: int
    accept: bool


class Ready(Action, frozen=True):
    """Done for this turn."""


class Unready(Action, frozen=True):
    """Not done after all."""


class BidUpTo(Order, frozen=True):
    """Whenever somebody else leads, bid just enough to lead, up to `most`: a secret maximum."""

    page: ClassVar[str] = "market"

    auction: int
    most: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.auction)


action_types: tuple[type[Action], ...] = (
    Found,
    SetDividend,
    Issue,
    Bid,
    Sell,
    Withdraw,
    Buy,
    BuyCell,
    RentCell,
    DevelopCell,
    Send,
    Answer,
    Ready,
    Unready,
)
order_types: tuple[type[Order], ...] = (BidUpTo,)
