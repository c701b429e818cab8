"""Stored orders, played after each entry. Only their owner learns what becomes of them."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.engine.moves.entries import enter
from bot.engine.table.live import Change, Live, persons
from bot.errors import HouseError
from games.core.orders import Cancelled, Order, Stored
from games.core.record import Cause, encode, ordered
from games.core.words import Action, RuleError, Seat

MAX_ORDERS = 30
"""Maximum orders that a seat may have stored."""

MAX_ACTS = 5
"""How often an order may act within one transaction: one that changes nothing would never end."""


def store(change: Change, seat: Seat, order: Order) -> None:
    """Store an order of the seat, in place of its earlier one on the same subject.

    HouseError: too-many-orders; malformed for things that are not in the game.
    """
    live = change.live
    mine = [stored for stored in live.orders if stored.seat == seat]
    earlier = [stored for stored in mine if stored.order.subject == order.subject]
    # Stored again it would lose its place: among equal limits the earlier order goes first.
    if any(stored.order == order for stored in earlier):
        return
    if len(mine) - len(earlier) >= MAX_ORDERS:
        raise HouseError("too-many-orders", most=MAX_ORDERS)
    view, offers = live.rules.view(live.state, seat), live.rules.offers(live.state, seat)
    try:
        # The order is tried once: one that the rules cannot read would fail at every entry from now
        # on.
        live.rules.obey(order, view, offers)
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise HouseError("malformed") from error
    kept = tuple(stored for stored in live.orders if stored not in earlier)
    change.live = replace(live, orders=(*kept, Stored(0, seat, order)))


def settle(change: Change) -> None:
    """Play what the orders ask for, one entry each, until none asks for more."""
    acts: Counter[int] = Counter()
    while caused := _caused(change.live):
        stored, wanted = caused
        if isinstance(wanted, Cancelled):
            cancel(change, stored, f"void-{wanted.why}", wanted)
        elif acts[stored.id] == MAX_ACTS:
            cancel(change, stored, "void-acts-too-often", Cancelled("", {"most": MAX_ACTS}))
        else:
            acts[stored.id] += 1
            _act(change, stored, wanted)


def cancel(change: Change, stored: Stored, key: str, wanted: Cancelled) -> None:
    """Take the order off and tell its owner why; `order` among the facts is the order as JSON."""
    drop(change, stored)
    facts = {**wanted.facts, "order": encode(stored.order).decode()}
    change.tell("private", key, change.live.seats[stored.seat].user_id, **facts)


def drop(change: Change, stored: Stored) -> None:
    kept = tuple(one for one in change.live.orders if one.id != stored.id)
    change.live = replace(change.live, orders=kept)


def drop_all(change: Change, seat: Seat) -> None:
    """Drop the orders of a seat that has left."""
    kept = tuple(one for one in change.live.orders if one.seat != seat)
    change.live = replace(change.live, orders=kept)


def _caused(live: Live) -> tuple[Stored, Action | Cancelled] | None:
    # Most tables have no orders, and this is asked after every entry.
    if not live.orders:
        return None
    return ordered(live.rules, live.state, live.orders, persons(live))


def _act(change: Change, stored: Stored, action: Action) -> None:
    try:
        enter(change, stored.seat, action, Cause("order", stored.id))
    except RuleError as refusal:
        # A refused order is dropped, or it would be tried and refused after each entry.
        cancel(change, stored, refusal.why, Cancelled(refusal.why, refusal.facts))
