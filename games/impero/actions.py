"""The actions of Impero. Companies and cells are numbers, money is in cents."""

from __future__ import annotations

from typing import ClassVar

from games.core.orders import Order
from games.core.words import Action, Seat, Secret


class Found(Action, frozen=True):
    """Found a company of this name with some of the player's capital (Founding a company)."""

    name: str
    capital: int


class SetDividend(Action, frozen=True):
    """Set the per cent of earnings for the shares; each step of ten costs a company point."""

    company: int
    percent: int


class Issue(Action, frozen=True):
    """Auction new shares to the highest bid, from `base` for the lot (Issuing shares)."""

    company: int
    shares: int
    base: int


class Bid(Action, frozen=True):
    """Bid for the lot.

    With `holds` the leader raises its own bid, because another secret maximum came near. Only stored
    orders do that, so that one bid settles two of them (ruling 31).
    """

    auction: int
    amount: int
    holds: bool = False


class Sell(Action, frozen=True):
    """Offer own shares at a fixed price for the lot (Selling shares)."""

    company: int
    shares: int
    price: int


class Withdraw(Action, frozen=True):
    """Take own shares off the market."""

    listing: int


class Buy(Action, frozen=True):
    """Buy a whole lot at its price."""

    listing: int


class BuyCell(Action, frozen=True):
    """Buy a free cell beside the company's (Buying, renting and developing cells)."""

    company: int
    cell: int


class RentCell(Action, frozen=True):
    """Rent a cell of another company beside the company's."""

    company: int
    cell: int


class DevelopCell(Action, frozen=True):
    """Develop an own cell to the next higher yield."""

    company: int
    cell: int


class Send(Secret, frozen=True):
    """Send money to another player, who may accept it (Transferring funds)."""

    taker: Seat
    amount: int


class Answer(Secret, frozen=True):
    """Accept or refuse money that was sent."""

    transfer: int
    accept: bool

    @property
    def refuses(self) -> bool:
        return not self.accept


class Ready(Action, frozen=True):
    """Declare to be done for this turn."""


class Unready(Action, frozen=True):
    """Take Ready back."""


class BidUpTo(Order, frozen=True):
    """A secret maximum: whenever another player leads, bid just enough to lead, up to `most`."""

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
