"""A game in which everything happens at least once that rarely happens at random."""

from __future__ import annotations

from datetime import timedelta

from games.core.chance import Chance
from games.core.orders import Stored
from games.core.words import Action, Seat
from games.impero.actions import (
    Answer,
    Bid,
    BidUpTo,
    Buy,
    DevelopCell,
    Found,
    Issue,
    Ready,
    RentCell,
    Sell,
    Send,
    SetDividend,
    Unready,
    Withdraw,
)
from games.impero.state import Auction
from tests.contract.host import Host

ANNA, BRUNO, CARLA = map(Seat, range(3))
AURORA = 0
HALF_A_MINUTE = timedelta(seconds=30)


def play(host: Host) -> None:
    """Three to the end, at a table whose turns close early or not."""
    _founding(host)
    _late_bid(host, _auction(host))
    _director(host)
    _transfers(host)
    _early(host)
    _onwards(host, Chance(host.head.seed, 0))


def _founding(host: Host) -> None:
    host.act(ANNA, Found("Aurora", 4000))
    host.act(BRUNO, Found("Borea", 3000))
    host.act(CARLA, Found("Corrente", 2500))
    host.act(ANNA, SetDividend(AURORA, 80))
    host.act(ANNA, _offered(host, ANNA, DevelopCell))


def _auction(host: Host) -> Auction:
    """Bruno bids through an order, until the bid is above its limit."""
    host.act(ANNA, Issue(AURORA, 10, 200))
    number = host.state.auctions[0].id
    host.store(Stored(1, BRUNO, BidUpTo(number, 900)))
    host.act(CARLA, Bid(number, 500))
    auction: Auction = host.state.auctions[0]
    return auction


def _late_bid(host: Host, auction: Auction) -> None:
    """In the last minute, which moves the end; where turns close early, their close decides."""
    host.ring_until(auction.ends - HALF_A_MINUTE)
    host.act(CARLA, Bid(auction.id, 1000))
    host.ring_until(auction.ends + timedelta(minutes=2))
    if auction.last is not None:
        for seat in (ANNA, BRUNO, CARLA):
            host.act(seat, Ready())


def _director(host: Host) -> None:
    """Anna sells half of her Aurora to Carla, who has most of it then."""
    host.act(ANNA, Sell(AURORA, 10, 100))
    host.act(CARLA, Buy(host.state.listings[0].id))
    host.act(ANNA, Sell(AURORA, 5, 300))
    host.act(ANNA, Withdraw(host.state.listings[0].id))


def _transfers(host: Host) -> None:
    """Taken, refused, and noticed by the tax police, which never misses all of a capital.

    What Bruno has sent Anna is seized as well.
    """
    for amount, accept in ((100, True), (50, False)):
        host.act(BRUNO, Send(ANNA, amount))
        host.act(ANNA, Answer(host.state.transfers[0].id, accept))
    host.act(BRUNO, Send(ANNA, 10))
    host.act(CARLA, Send(BRUNO, host.state.purses[CARLA]))
    host.act(BRUNO, Answer(host.state.transfers[-1].id, accept=True))


def _early(host: Host) -> None:
    for seat in (ANNA, BRUNO):
        host.act(seat, Ready())
    host.act(ANNA, Unready())
    for seat in (CARLA, ANNA):
        host.act(seat, Ready())


def _onwards(host: Host, chance: Chance) -> None:
    """At random, but that the first cell that can be rented is; in the last turn but one Bruno
    leaves.
    """
    rented = False
    while not host.over:
        if not rented and (rent := _rents(host)) is not None:
            host.act(*rent)
            rented = True
        if host.state.turn == host.head.options.turns - 1 and not host.state.players[BRUNO].left:
            host.leave(BRUNO)
        host.random_step(chance)


def _rents(host: Host) -> tuple[Seat, Action] | None:
    for seat in host.seats:
        for offer in host.offers(seat):
            if isinstance(offer.action, RentCell):
                return seat, offer.action
    return None


def _offered(host: Host, seat: Seat, kind: type[Action]) -> Action:
    return next(one.action for one in host.offers(seat) if isinstance(one.action, kind))
