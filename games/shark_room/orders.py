"""Stored orders: never answer, answer what costs more, discard nothing, take 50."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.offers import Number, Offer
from games.core.orders import Act, Order, OrderForm, Verdict
from games.core.words import Action
from games.shark_room.actions import (
    Answer,
    AnswerAbove,
    DiscardNothing,
    NeverAnswer,
    Open,
    TakeCash,
    TakeFifty,
)
from games.shark_room.components import UNIT
from games.shark_room.prospects import at_stake
from games.shark_room.state import Over, View

DEAREST = 600
"""Euros: no card costs its target more, so a higher limit would be `NeverAnswer`."""
order_types: tuple[type[Order], ...] = (NeverAnswer, AnswerAbove, DiscardNothing, TakeFifty)


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    """What the order wants now. An answer that cannot be given is "no answer"."""
    open_now = [offer.action for offer in offers]
    action = next((one for one in _wanted(order, view, open_now) if one in open_now), None)
    if action is None:
        return None
    if isinstance(order, TakeFifty):
        return Act(action, fallback=True, again=view.moves > order.turn)
    return Act(action)


def order_forms(view: View) -> Sequence[OrderForm]:
    """The orders that this seat might store now, one of each kind and subject."""
    if view.me is None or view.left[view.me] or isinstance(view.phase, Over):
        return ()
    above = AnswerAbove(2 * UNIT)
    round_ends = view.moves + view.left.count(False) - 1
    return (
        OrderForm(NeverAnswer()),
        OrderForm(above, (Number("amount", 0, DEAREST, UNIT),)),
        OrderForm(DiscardNothing()),
        OrderForm(TakeFifty(round_ends)),
    )


def _wanted(order: Order, view: View, open_now: Sequence[Action]) -> tuple[Action, ...]:
    """The first of these that is open is done."""
    match order:
        case NeverAnswer():
            return (Answer(),)
        case AnswerAbove(amount=amount):
            return (*_answers(open_now), Answer()) if at_stake(view) > amount else (Answer(),)
        case DiscardNothing():
            return (Open(),)
        case TakeFifty():
            return (Open(), TakeCash())
        case _:
            raise AssertionError(order)


def _answers(open_now: Sequence[Action]) -> tuple[Action, ...]:
    return tuple(one for one in open_now if isinstance(one, Answer) and one.special is not None)
