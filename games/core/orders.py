"""Stored orders: acts that a seat wants done for it when their time comes. Only its owner sees them.

A game gives an order's request as a function of its owner's view. Orders that compete for one lot
are settled at once, as on an auction site, and not one raise at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from games.core.offers import Field
from games.core.words import Action, Facts, Seat, kebab


class Order(msgspec.Struct, frozen=True, tag_field="order", tag=kebab):
    """A stored order of a seat."""

    while_away: ClassVar[bool] = False
    """Whether it ends when its owner says that they are back, or makes a move themselves."""

    page: ClassVar[str] = ""
    """The key of the page on which it is given; by default the hand."""

    @property
    def subject(self) -> tuple[object, ...]:
        """What it is about: a newer order about the same replaces it. By default, its kind."""
        return (type(self),)


class OrderForm(msgspec.Struct, frozen=True):
    """An order that a seat may store now, and the fields in which its owner may vary it."""

    order: Order
    fields: tuple[Field, ...] = ()


class Stored(msgspec.Struct, frozen=True):
    """An order as the bot keeps it; a lower id was stored earlier."""

    id: int
    seat: Seat
    order: Order


class Act(msgspec.Struct, frozen=True):
    """Play this now; with `fallback`, only if no other order acts."""

    action: Action
    fallback: bool = False
    again: bool = False
    """It has acted for a round before. Where nobody else is waited for it acts once round and ends:
    it would play the whole game at once."""


class Raise(msgspec.Struct, frozen=True):
    """Bid for `lot`: `action` is the least bid that leads; its `field` may rise to `most`.

    It is returned also out of turn, with `action` None, as long as the order still competes. A leader
    who may go higher has `holds` for that, a bid of its own.
    """

    lot: str
    most: int
    step: int
    action: Action | None
    field: str = "amount"
    holds: Action | None = None


class Cancelled(msgspec.Struct, frozen=True):
    """The order is void; `why` is a catalogue key."""

    why: str
    facts: Facts = {}


Verdict = Act | Raise | Cancelled | None
"""None: not yet."""

Wish = tuple[Stored, Verdict]


def settle(wishes: Sequence[Wish]) -> tuple[Stored, Action | Cancelled] | None:
    """The next effect of stored orders: void ones first, then the earliest that acts.

    An order that acts as a fallback comes after all others.
    """
    ranked = sorted(wishes, key=_rank)
    for stored, verdict in ranked:
        match verdict:
            case Cancelled():
                return stored, verdict
            case Act(action=action):
                return stored, action
            case Raise(action=Action() as action):
                return _settled(verdict.lot, wishes) or (
                    stored,
                    _bid(stored, verdict, action, wishes),
                )
            case _:
                pass
    return None


def _rank(wish: Wish) -> tuple[bool, bool, int]:
    stored, verdict = wish
    fallback = isinstance(verdict, Act) and verdict.fallback
    return not isinstance(verdict, Cancelled), fallback, stored.id


def _settled(lot: str, wishes: Sequence[Wish]) -> tuple[Stored, Action] | None:
    """The strongest bids a step above the second, at once, if all that compete may bid now.

    Equal limits go to the earlier order. A lone one bids the least that leads.
    """
    rivals = [(one, wish) for one, wish in wishes if isinstance(wish, Raise) and wish.lot == lot]
    if not all(wish.action or wish.holds for _, wish in rivals):
        return None
    rivals.sort(key=lambda rival: (-rival[1].most, rival[0].id))
    first, own = rivals[0]
    action = own.action or own.holds
    assert action is not None
    least: int = getattr(action, own.field)
    second = rivals[1][1].most + own.step if len(rivals) > 1 else least
    amount = max(least, min(own.most, second))
    return first, msgspec.structs.replace(action, **{own.field: amount})


def _bid(stored: Stored, own: Raise, action: Action, wishes: Sequence[Wish]) -> Action:
    """The bid against a stronger order: the limit at once, which the stronger one tops by a step."""
    rivals = [
        (verdict.most, rival.id)
        for rival, verdict in wishes
        if isinstance(verdict, Raise) and verdict.lot == own.lot and rival.seat != stored.seat
    ]
    amount: int = getattr(action, own.field)
    if any(most > own.most for most, _ in rivals):
        amount = own.most
    elif any(most == own.most and earlier < stored.id for most, earlier in rivals):
        amount = max(amount, own.most - own.step)
    return msgspec.structs.replace(action, **{own.field: amount})
