"""Auctions: open ones by turn, in which bids rise and passing is final; by the clock; and sealed ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from games.core.offers import Number, Offer
from games.core.orders import Cancelled, Raise, Verdict
from games.core.seats import BySeat, put
from games.core.words import Action, RuleError, Seat


class Ascending(msgspec.Struct, frozen=True):
    """An open auction by turn. A phase of a game is one by inheriting from it.

    The order of turns is clockwise; it is over when nobody is left who could lead.
    """

    lot: int
    """What is sold: a number of the game's own."""
    mover: Seat | None
    """Whose turn it is to raise or to pass; None: all have spoken."""
    out: BySeat[bool]
    leader: Seat | None = None
    amount: int = 0
    """The leader's bid."""


class Led(Protocol):
    """Any auction in which bids rise, also one that ends by the clock."""

    @property
    def leader(self) -> Seat | None: ...
    @property
    def amount(self) -> int: ...


class BidTerms(msgspec.Struct, frozen=True):
    """What may be bid: `base` at first, then `step` more than the leader, out of what each seat has."""

    base: int
    step: int
    cash: BySeat[int] = ()


A = TypeVar("A", bound=Ascending)
K = TypeVar("K")


def opened(auction: A, terms: BidTerms, first: Seat) -> A:
    """It begins with `first`; who is out or cannot pay the base is passed over."""
    return replace(auction, mover=_next(auction, terms, first, inclusive=True))


def least(auction: Led, terms: BidTerms) -> int:
    """The least that a bid must be now."""
    return terms.base if auction.leader is None else auction.amount + terms.step


def raised(auction: A, terms: BidTerms, seat: Seat, amount: int, why: str) -> A:
    """The seat leads. RuleError: not its turn, or with `why` what would be right."""
    _check_mover(auction, seat)
    floor, cash = least(auction, terms), terms.cash[seat]
    if not floor <= amount <= cash or (amount - floor) % terms.step:
        raise RuleError(why, floor=floor, cash=cash, step=terms.step)
    return _moved_on(replace(auction, leader=seat, amount=amount), terms, seat)


def passed(auction: A, terms: BidTerms, seat: Seat) -> A:
    """The seat is out. RuleError: not its turn."""
    _check_mover(auction, seat)
    return _moved_on(replace(auction, out=put(auction.out, seat, True)), terms, seat)


def without(auction: A, terms: BidTerms, seat: Seat) -> A:
    """The seat has left the table: it bids no more, and what it leads with stands."""
    gone = replace(auction, out=put(auction.out, seat, True))
    return _moved_on(gone, terms, seat) if auction.mover == seat else gone


def bid_field(auction: Ascending, terms: BidTerms, seat: Seat, quick: Iterable[int] = ()) -> Number:
    """The amounts that the seat may bid; `quick` are steps above the least with a button each."""
    floor, cash = least(auction, terms), terms.cash[seat]
    buttons = tuple(floor + terms.step * more for more in quick)
    return Number("amount", floor, cash - (cash - floor) % terms.step, terms.step, buttons)


def up_to(
    auction: Ascending,
    terms: BidTerms,
    seat: Seat,
    limit: int,
    lot: str,
    offers: Sequence[Offer],
    kind: type[Action],
) -> Verdict:
    """The verdict of an order that bids up to a limit: void when one is out, or when it costs more."""
    facts: Mapping[str, Any] = {"lot": auction.lot}
    if auction.out[seat]:
        return Cancelled("out-of-the-auction", facts)
    floor, most = least(auction, terms), min(limit, terms.cash[seat])
    if auction.leader != seat and floor > most:
        return Cancelled("outbid", {**facts, "floor": floor})
    action = next((one.action for one in offers if isinstance(one.action, kind)), None)
    return bidding(lot, terms, most, action)


def bidding(
    lot: str, terms: BidTerms, most: int, action: Action | None, holds: Action | None = None
) -> Raise:
    """An order that still competes, with the highest bid on a step up to `most`."""
    return Raise(lot, most - most % terms.step, terms.step, action, holds=holds)


def ranked(bids: Mapping[K, int], tie: Callable[[K], Any]) -> list[K]:
    """The bidders of a sealed auction, the highest bid first; of equal ones the higher `tie`."""
    return sorted(bids, key=lambda one: (bids[one], tie(one)), reverse=True)


def _check_mover(auction: Ascending, seat: Seat) -> None:
    if auction.mover != seat:
        raise RuleError("not-your-turn", seat=auction.mover)


def _moved_on(auction: A, terms: BidTerms, seat: Seat) -> A:
    return replace(auction, mover=_next(auction, terms, seat))


def _next(
    auction: Ascending, terms: BidTerms, after: Seat, *, inclusive: bool = False
) -> Seat | None:
    """The next clockwise who is in, does not lead and can pay; None: it is decided."""
    seats = len(auction.out)
    for step in range(0 if inclusive else 1, seats + 1):
        seat = Seat((after + step) % seats)
        able = not auction.out[seat] and seat != auction.leader
        if able and terms.cash[seat] >= least(auction, terms):
            return seat
    return None
