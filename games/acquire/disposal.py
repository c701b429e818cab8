"""A holder's disposal of shares in a defunct corporation (Keep, sell, trade)."""

from __future__ import annotations

from msgspec.structs import replace

from games.acquire import mergers
from games.acquire.components import BOX, price
from games.acquire.events import SharesDisposed
from games.acquire.holdings import moved
from games.acquire.state import Disposing, State
from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.steps import counts_of
from games.core.words import RuleError, Seat

RATIO = BOX.limits.trade_ratio
"""Shares of the defunct corporation for one of the survivor."""


def tradable(held: int, left: int) -> int:
    """The most of `held` shares that can be traded if the bank has `left` of the survivor's."""
    return min(held // RATIO, left) * RATIO


def dispose(state: State, phase: Disposing, wanted: tuple[int, int], chance: Chance) -> Step[State]:
    """Sell at the price before the merger, trade while the bank has shares, keep the rest."""
    seat = phase.queue[0]
    held = state.shares[seat][phase.defunct]
    sold, traded = judged(wanted, held, state.stock[phase.survivor])
    disposed = replace(
        _exchanged(state, phase, seat, sold, traded),
        turn=state.turn + 1,
        purses=pay(state.purses, BANK, seat, amount := sold * _price(state, phase)),
        phase=replace(phase, queue=phase.queue[1:]),
    )
    told = SharesDisposed(
        seat=seat,
        corporation=phase.defunct,
        survivor=phase.survivor,
        sold=sold,
        amount=amount,
        traded=traded,
        taken=traded // RATIO,
        kept=held - sold - traded,
    )
    if phase.queue[1:]:
        return Step(disposed, (told,))
    return mergers.go_on(disposed, phase.cell, phase.survivor, phase.waiting, (told,), chance)


def sell_all(state: State, phase: Disposing, chance: Chance) -> Step[State]:
    """The disposal of a silent holder: sell all, since kept shares are worth nothing unless the
    corporation is founded again.
    """
    held = state.shares[phase.queue[0]][phase.defunct]
    return dispose(state, phase, (held, 0), chance)


def judged(wanted: object, held: int, left: int) -> tuple[int, int]:
    """(sold, traded). RuleError: why that cannot be."""
    sold, traded = counts_of(wanted, 2)
    if traded % RATIO:
        raise RuleError("trade-in-pairs", most=tradable(held, left))
    if sold + traded > held:
        raise RuleError("more-than-you-hold", most=held)
    if traded > tradable(held, left):
        raise RuleError("too-few-left-to-trade", most=tradable(held, left), left=left)
    return sold, traded


def _price(state: State, phase: Disposing) -> int:
    return price(phase.defunct, state.sizes[phase.defunct])


def _exchanged(state: State, phase: Disposing, seat: Seat, sold: int, traded: int) -> State:
    given = moved(state, seat, phase.defunct, -sold - traded) if sold + traded else state
    return moved(given, seat, phase.survivor, traded // RATIO) if traded else given
