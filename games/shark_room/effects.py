"""What special cards do, each as it is written on the card."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.seats import put
from games.core.words import Public, Seat
from games.shark_room import glancing, hands
from games.shark_room.components import (
    Collect,
    Effect,
    Extend,
    Force,
    Gain,
    Inflate,
    Look,
    Paint,
    Report,
    Steal,
    Tax,
    dividends,
    effect_of,
)
from games.shark_room.events import MoneyGained, MoneyStolen, ShareForced, ShareReported, TaxPaid
from games.shark_room.market import held, returned, selling_price
from games.shark_room.state import Deal, Opening, Played, State


def at_once(state: State, seat: Seat, effect: Effect, title: int | None) -> Step[State]:
    """A card that is aimed at nobody."""
    match effect, state.phase:
        case Gain(amount=amount), _:
            return _gained(state, seat, amount)
        case Collect(), _:
            assert title is not None
            mine = len(held(state.shares[seat], title))
            return _gained(state, seat, dividends(title, mine))
        case Look(count=count), _:
            return glancing.look(state, seat, count)
        case Extend(count=count), Deal(more=more) as deal:
            return Step(replace(state, phase=replace(deal, more=more + count)))
        case Paint(count=count), Deal(painted=painted) as deal:
            return Step(replace(state, phase=replace(deal, painted=painted + count)))
        case Inflate(count=count), Opening(inflated=inflated) as opening:
            assert title is not None
            counted = (*inflated, *(title,) * count)
            return Step(replace(state, phase=replace(opening, inflated=counted)))
        case _:
            raise AssertionError(effect)


def on_target(state: State, played: Played) -> Step[State]:
    """A card that its target did not cancel: it takes what there is, and never an asset."""
    target = played.target
    match effect_of(played.special):
        case Tax() as tax:
            sharks = hands.sharks(state, target)
            amount = taken(tax, sharks, state.purses[target])
            paid = replace(state, purses=pay(state.purses, target, BANK, amount))
            return Step(paid, (TaxPaid(seat=target, amount=amount, sharks=sharks),))
        case Steal() as steal:
            amount = taken(steal, hands.sharks(state, target), state.purses[target])
            stolen = replace(state, purses=pay(state.purses, target, played.seat, amount))
            return Step(stolen, (MoneyStolen(seat=played.seat, target=target, amount=amount),))
        case Report():
            assert played.share is not None
            lost = returned(state, target, (played.share,))
            return Step(lost, (ShareReported(seat=target, share=played.share),))
        case Force():
            return _forced(state, played)
        case effect:
            raise AssertionError(effect)


def taken(effect: Tax | Steal, sharks: int, cash: int) -> int:
    """Euros that it takes from somebody with so many Sharks and so much money."""
    match effect:
        case Tax(amount=each, most=most):
            return min(each * sharks, most, cash)
        case Steal(amount=amount, per_shark=each, most=most):
            return min(amount + each * sharks, most, cash)


def _gained(state: State, seat: Seat, amount: int) -> Step[State]:
    paid = replace(state, purses=pay(state.purses, BANK, seat, amount))
    return Step(paid, (MoneyGained(seat=seat, amount=amount),))


def _forced(state: State, played: Played) -> Step[State]:
    target, share, deal = played.target, played.share, state.phase
    assert share is not None
    assert isinstance(deal, Deal), "a forced sale outside a deal"
    price, shares = selling_price(deal, share), state.shares
    shares = put(shares, target, tuple(one for one in shares[target] if one != share))
    shares = put(shares, played.seat, tuple(sorted((*shares[played.seat], share))))
    purses = pay(state.purses, played.seat, target, price)
    event: Public = ShareForced(seat=played.seat, target=target, share=share, amount=price)
    return Step(replace(state, shares=shares, purses=purses), (event,))
