"""9 and 10: open auctions by turn, from the start marker clockwise; passing is final."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.greed.components import BOX, COMPANY
from games.greed.events import BidderPassed, BidRaised
from games.greed.state import Board, Raising, State


def opened(state: State, lot: int, barred: Collection[Seat]) -> State:
    """The auction begins; who is barred, has left or cannot pay the base is passed over."""
    board = state.board
    out = tuple(board.left[seat] or seat in barred for seat in range(board.players))
    auction = Raising(lot, None, out)
    mover = _next_bidder(board, auction, board.start, inclusive=True)
    return replace(state, phase=replace(auction, mover=mover))


def bid(state: State, phase: Raising, seat: Seat, amount: int) -> Step[State]:
    """Lead with at least the base, then with a step more than the leader (ruling 20)."""
    _check_mover(phase, seat)
    floor, step, cash = least(state.board, phase), step_of(phase), state.board.cash[seat]
    if not floor <= amount <= cash or (amount - floor) % step:
        why = "company-raise-out-of-range" if phase.lot == COMPANY else "raise-out-of-range"
        raise RuleError(why, floor=floor, cash=cash, step=step)
    phase = replace(phase, leader=seat, amount=amount)
    told = BidRaised(seat=seat, lot=phase.lot, amount=amount)
    return Step(_moved_on(state, phase, seat), (told,))


def pass_(state: State, phase: Raising, seat: Seat) -> Step[State]:
    _check_mover(phase, seat)
    phase = replace(phase, out=put(phase.out, seat, True))
    return Step(_moved_on(state, phase, seat), (BidderPassed(seat=seat, lot=phase.lot),))


def least(board: Board, phase: Raising) -> int:
    """The least that a bid must be now."""
    if phase.leader is not None:
        return phase.amount + step_of(phase)
    return BOX.new_company.least if phase.lot == COMPANY else board.bases[phase.lot]


def step_of(phase: Raising) -> int:
    return BOX.new_company.step if phase.lot == COMPANY else BOX.status_tracks.step


def _check_mover(phase: Raising, seat: Seat) -> None:
    if phase.mover != seat:
        raise RuleError("not-your-turn", seat=phase.mover)


def _moved_on(state: State, phase: Raising, seat: Seat) -> State:
    mover = _next_bidder(state.board, phase, seat)
    return replace(state, phase=replace(phase, mover=mover))


def _next_bidder(
    board: Board, phase: Raising, after: Seat, *, inclusive: bool = False
) -> Seat | None:
    """The next clockwise who is in, does not lead and can pay; None: it is decided."""
    for step in range(0 if inclusive else 1, board.players + 1):
        seat = Seat((after + step) % board.players)
        able = not phase.out[seat] and seat != phase.leader
        if able and board.cash[seat] >= least(board, phase):
            return seat
    return None
