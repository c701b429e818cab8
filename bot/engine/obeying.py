"""Stored orders, settled after each entry. Only their owner learns what becomes of them."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.engine.draft import Draft
from bot.engine.judge import enter
from bot.errors import HouseError
from games.core.orders import Cancelled, Order, Stored
from games.core.record import encode, ordered
from games.core.words import Action, RuleError, Seat

MOST_ORDERS = 30
"""Of a seat."""

MOST_ACTS = 5
"""How often an order may act within one transaction: one that changes nothing would never end."""


def store(draft: Draft, seat: Seat, order: Order) -> None:
    """Keep an order of the seat in the place of its earlier one about the same, if it has one.

    HouseError: too-many-orders, malformed (it speaks of what is not in the game).
    """
    live = draft.live
    mine = [stored for stored in live.orders if stored.seat == seat]
    earlier = [stored for stored in mine if stored.order.subject == order.subject]
    if any(stored.order == order for stored in earlier):
        return
    if len(mine) - len(earlier) >= MOST_ORDERS:
        raise HouseError("too-many-orders", most=MOST_ORDERS)
    view, offers = live.rules.view(live.state, seat), live.rules.offers(live.state, seat)
    try:
        live.rules.obey(order, view, offers)
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise HouseError("malformed") from error
    kept = tuple(stored for stored in live.orders if stored not in earlier)
    draft.live = replace(live, orders=(*kept, Stored(0, seat, order)))


def settle(draft: Draft) -> None:
    """Play what the orders want, one entry each, until none wants anything more."""
    acts: Counter[int] = Counter()
    while caused := ordered(draft.live.rules, draft.live.state, draft.live.orders):
        stored, wanted = caused
        if isinstance(wanted, Cancelled):
            cancel(draft, stored, f"void-{wanted.why}", wanted)
        elif acts[stored.id] == MOST_ACTS:
            cancel(draft, stored, "void-acts-too-often", Cancelled("", {"most": MOST_ACTS}))
        else:
            acts[stored.id] += 1
            _act(draft, stored, wanted)


def cancel(draft: Draft, stored: Stored, key: str, wanted: Cancelled) -> None:
    """Take the order off and tell its owner why; `order` among the facts is the order as JSON."""
    drop(draft, stored)
    facts = {**wanted.facts, "order": encode(stored.order).decode()}
    draft.tell("private", key, draft.live.seats[stored.seat].user_id, **facts)


def drop(draft: Draft, stored: Stored) -> None:
    kept = tuple(one for one in draft.live.orders if one.id != stored.id)
    draft.live = replace(draft.live, orders=kept)


def drop_all(draft: Draft, seat: Seat) -> None:
    """The seat has left: nobody may act for it."""
    kept = tuple(one for one in draft.live.orders if one.seat != seat)
    draft.live = replace(draft.live, orders=kept)


def _act(draft: Draft, stored: Stored, action: Action) -> None:
    try:
        enter(draft, stored.seat, action, f"order:{stored.id}")
    except RuleError as refusal:
        cancel(draft, stored, refusal.why, Cancelled(refusal.why, refusal.facts))
