"""Stored orders: nothing bought this turn, what to do with shares, playing while away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from games.acquire.actions import (
    Buy,
    BuyNothing,
    ChooseDefunct,
    ChooseSurvivor,
    ClaimVictory,
    DeclareEnd,
    Disposal,
    Dispose,
    Found,
    PlayTile,
    PlayWhileAway,
    WhenTakenOver,
)
from games.acquire.buying import NOTHING
from games.acquire.components import COUNT, SAFE
from games.acquire.disposal import tradable
from games.acquire.founding import known
from games.acquire.playing import quietest
from games.acquire.state import Disposing, Over, View
from games.core.offers import Offer
from games.core.orders import Act, Cancelled, Order, OrderForm, Verdict
from games.core.words import Action, Seat

order_types: tuple[type[Order], ...] = (BuyNothing, WhenTakenOver, PlayWhileAway)


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    """The order's request now, from its owner's view.

    RuleError: it names a corporation that does not exist.
    """
    match order:
        case BuyNothing(turn=turn):
            return _buy_nothing(turn, view, offers)
        case WhenTakenOver(corporation=corporation, disposal=disposal):
            return _when_taken_over(corporation, disposal, view, offers)
        case PlayWhileAway(turn=turn):
            wanted = next(filter(None, (_by_silence(offer, view) for offer in offers)), None)
            again = _begun(view) > turn
            return Act(wanted, fallback=True, again=again) if wanted else None
        case _:
            raise AssertionError(order)


def order_forms(view: View) -> Sequence[OrderForm]:
    """The orders that this seat may store now, one of each kind and subject."""
    if view.me is None or view.left[view.me] or isinstance(view.phase, Over):
        return ()
    turn = _begun(view) + (view.mover != view.me)
    orders = (BuyNothing(turn), *_takeovers(view, view.me), PlayWhileAway(turn))
    return tuple(OrderForm(order) for order in orders)


def _buy_nothing(turn: int, view: View, offers: Sequence[Offer]) -> Verdict:
    """The order's request to buy nothing. It is void if its owner may declare the end: that choice came
    later, and is theirs.
    """
    begun = _begun(view)
    if begun > turn or (begun == turn and view.mover != view.me):
        return Cancelled("turn-is-over")
    if not any(isinstance(offer.action, Buy) for offer in offers):
        return None
    return Cancelled("end-can-be-declared") if view.can_declare else Act(Buy(NOTHING))


def _when_taken_over(
    corporation: int, disposal: Disposal, view: View, offers: Sequence[Offer]
) -> Verdict:
    held = _held(view, known(corporation))
    if not held:
        return Cancelled("no-shares-of-it", {"corporation": corporation})
    if not view.sizes[corporation]:
        return Cancelled("corporation-is-gone", {"corporation": corporation})
    if view.sizes[corporation] >= SAFE:
        return Cancelled("corporation-is-safe", {"corporation": corporation})
    phase = view.phase
    if not isinstance(phase, Disposing) or phase.defunct != corporation or not offers:
        return None
    match disposal:
        case "keep":
            return Act(Dispose((0, 0)))
        case "sell":
            return Act(Dispose((held, 0)))
        case "trade":
            traded = tradable(held, view.stock[phase.survivor])
            return Act(Dispose((held - traded, traded)))


def _by_silence(offer: Offer, view: View) -> Action | None:
    """The action of a silent player; never the end, which needs a player's own choice."""
    match offer.action:
        case PlayTile():
            return PlayTile(quietest(view.board, view.sizes, view.rack))
        case Buy():
            return Buy(NOTHING)
        case Dispose():
            assert isinstance(view.phase, Disposing)
            return Dispose((_held(view, view.phase.defunct), 0))
        case Found() | ChooseSurvivor() | ChooseDefunct():
            return offer.action
        case DeclareEnd() | ClaimVictory():
            return None
        case _:
            raise AssertionError(offer)


def _takeovers(view: View, me: Seat) -> Iterator[Order]:
    for corporation in range(COUNT):
        if _held(view, corporation) and 0 < view.sizes[corporation] < SAFE:
            for disposal in get_args(Disposal):
                yield WhenTakenOver(corporation, disposal)


def _held(view: View, corporation: int) -> int:
    mine = None if view.me is None else view.shares[view.me]
    return mine[corporation] if mine else 0


def _begun(view: View) -> int:
    """How many turns the owner has begun."""
    assert view.me is not None
    return view.begun[view.me]
