"""Gifts, swaps and loans on the desk: money and single shares, only with consent (Notes).

A party is a seat. A bundle is a count, 0 or 1, for each share of `components.SHARES`, then euros.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.core import desk
from games.core.contract import Step
from games.core.desk import (
    Accept,
    Bundle,
    Decline,
    Desk,
    MakePromise,
    MarkPromise,
    Proposal,
    Propose,
    Withdraw,
)
from games.core.money import pay
from games.core.seats import put, staying
from games.core.words import Public, RuleError, Seat
from games.shark_room.components import SHARES, UNIT
from games.shark_room.events import (
    CounterMade,
    DealStruck,
    OfferDeclined,
    OfferMade,
    OffersLapsed,
    OfferWithdrawn,
    PromiseMade,
    PromiseMarked,
    PromiseOffered,
)
from games.shark_room.state import State

Trade = Propose | Accept | Decline | Withdraw | MakePromise | MarkPromise
NOTHING: Bundle = (0,) * (len(SHARES) + 1)


def trade(state: State, seat: Seat, action: Trade) -> Step[State]:
    match action:
        case Propose():
            return _propose(state, seat, action)
        case Accept(proposal=number, party=party):
            return _accept(state, seat, number, party)
        case Decline(proposal=number):
            offer = desk.find(state.desk, number)
            event: Public = OfferDeclined(
                seat=seat, partner=Seat(offer.by), give=offer.give, take=offer.take
            )
            return _laid(state, desk.decline(state.desk, number, seat), event)
        case Withdraw(proposal=number):
            offer = desk.find(state.desk, number)
            if offer.by != seat:
                raise RuleError("offer-of-another", proposal=number)
            event = OfferWithdrawn(seat=seat, give=offer.give, take=offer.take)
            return _laid(state, desk.withdraw(state.desk, number), event)
        case MakePromise(holder=holder, words=words):
            _check_partner(state, seat, holder)
            laid = desk.promise(state.desk, seat, holder, words)
            told = laid.promises[-1].words
            return _laid(state, laid, PromiseMade(seat=seat, holder=holder, words=told))
        case MarkPromise(promise=number, kept=kept):
            known = desk.find_promise(state.desk, number)
            event = PromiseMarked(seat=seat, giver=known.giver, kept=kept, words=known.words)
            return _laid(state, desk.mark(state.desk, number, seat, kept=kept), event)


def lapsed(laid: Desk, seat: Seat) -> tuple[Desk, tuple[Public, ...]]:
    """When a seat's own turn comes, or it leaves, its offers lapse."""
    laid, gone = desk.lapsed(laid, lambda one: one.by == seat)
    return laid, (OffersLapsed(seat=seat, count=len(gone)),) if gone else ()


def without(laid: Desk, seat: Seat) -> tuple[Desk, tuple[Public, ...]]:
    """The desk without a seat, which answers nothing any more."""
    laid, _ = desk.lapsed(laid, lambda one: one.partner == seat)
    return lapsed(laid, seat)


def bundle(shares: tuple[int, ...] = (), money: int = 0) -> Bundle:
    counts = [*NOTHING[:-1], money]
    for share in shares:
        counts[share] = 1
    return tuple(counts)


def shares_of(given: Bundle) -> tuple[int, ...]:
    return tuple(share for share, count in enumerate(given[:-1]) if count)


def _propose(state: State, seat: Seat, offer: Propose) -> Step[State]:
    if offer.by != seat or offer.uses:
        raise RuleError("malformed")
    if offer.partner is not None:
        _check_partner(state, seat, offer.partner)
    for given in (offer.give, offer.take):
        _check_bundle(given)
    if offer.give == offer.take == NOTHING:
        raise RuleError("offer-of-nothing")
    _check_has(state, seat, offer.give)
    _check_to_be_had(state, seat, offer)
    laid = desk.propose(state.desk, offer, state.moves)
    words = laid.open[-1].words
    promised = (PromiseOffered(seat=seat, words=words),) if words else ()
    return Step(replace(state, desk=laid), (_made(seat, offer), *promised))


def _made(seat: Seat, offer: Propose) -> Public:
    partner = None if offer.partner is None else Seat(offer.partner)
    if offer.answers is not None and partner is not None:
        return CounterMade(seat=seat, partner=partner, give=offer.give, take=offer.take)
    return OfferMade(seat=seat, partner=partner, give=offer.give, take=offer.take)


def _accept(state: State, seat: Seat, number: int, party: int) -> Step[State]:
    """The other side goes by it at once, so it is not taken back without consent."""
    if party != seat:
        raise RuleError("malformed")
    laid, traded = desk.accept(state.desk, number, seat, lambda one: _carried_out(state, one))
    offer = desk.find(state.desk, number)
    event = DealStruck(seat=seat, partner=Seat(offer.by), give=offer.give, take=offer.take)
    struck = replace(_laid(traded, laid, event), revealed=True)
    if not offer.words:
        return struck
    promised = desk.promise(laid, Seat(offer.by), seat, offer.words)
    told = PromiseMade(seat=Seat(offer.by), holder=seat, words=offer.words)
    return Step(replace(struck.state, desk=promised), (event, told), revealed=True)


def _carried_out(state: State, offer: Proposal) -> State:
    """Both sides at once, or RuleError: what a party has not, it cannot give."""
    assert offer.partner is not None, "the desk fills it in"
    giver, taker = Seat(offer.by), Seat(offer.partner)
    _check_has(state, giver, offer.give)
    _check_has(state, taker, offer.take)
    return _moved(_moved(state, giver, taker, offer.give), taker, giver, offer.take)


def _moved(state: State, giver: Seat, taker: Seat, given: Bundle) -> State:
    shares = shares_of(given)
    kept = tuple(share for share in state.shares[giver] if share not in shares)
    got = tuple(sorted((*state.shares[taker], *shares)))
    return replace(
        state,
        shares=put(put(state.shares, giver, kept), taker, got),
        purses=pay(state.purses, giver, taker, given[-1]),
    )


def _check_partner(state: State, seat: Seat, partner: int) -> None:
    if partner == seat or partner not in staying(state.left):
        raise RuleError("no-such-partner")


def _check_bundle(given: Bundle) -> None:
    if len(given) != len(NOTHING) or any(count not in {0, 1} for count in given[:-1]):
        raise RuleError("malformed")
    if given[-1] < 0 or given[-1] % UNIT:
        raise RuleError("not-in-notes", unit=UNIT)


def _check_has(state: State, seat: Seat, given: Bundle) -> None:
    for share in shares_of(given):
        if share not in state.shares[seat]:
            raise RuleError("party-has-not-the-share", seat=seat, share=share)
    if given[-1] > state.purses[seat]:
        raise RuleError("party-has-not-the-money", seat=seat, cash=state.purses[seat])


def _check_to_be_had(state: State, seat: Seat, offer: Propose) -> None:
    """What is asked for must be there: with the partner, or with somebody."""
    if offer.partner is not None:
        return _check_has(state, Seat(offer.partner), offer.take)
    others = [one for one in staying(state.left) if one != seat]
    for share in shares_of(offer.take):
        if not any(share in state.shares[one] for one in others):
            raise RuleError("nobody-has-the-share", share=share)
    most = max((state.purses[one] for one in others), default=0)
    if offer.take[-1] > most:
        raise RuleError("nobody-has-the-money", cash=most)
    return None


def _laid(state: State, laid: Desk, event: Public) -> Step[State]:
    return Step(replace(state, desk=laid), (event,))
