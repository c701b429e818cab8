"""9 and 10: open auctions by turn, from the start marker clockwise; passing is final."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from games.core import auctions
from games.core.auctions import BidTerms
from games.core.contract import Step
from games.core.seats import staying
from games.core.words import Seat
from games.greed.components import BOX, COMPANY
from games.greed.events import BidderPassed, BidRaised
from games.greed.state import Board, Raising, State


def opened(state: State, lot: int, barred: Collection[Seat]) -> State:
    """The auction begins; who is barred, has left or cannot pay the base is passed over."""
    board = state.board
    out = tuple(board.left[seat] or seat in barred for seat in range(board.players))
    begun = auctions.opened(Raising(lot, None, out), terms(board, lot), board.start)
    return replace(state, phase=begun)


def unpayable(board: Board, lot: int, barred: Collection[Seat]) -> int:
    """The base, if nobody who may bid has that much; else 0."""
    base = terms(board, lot).base
    able = [seat for seat in staying(board.left) if seat not in barred]
    return base if able and all(board.cash[seat] < base for seat in able) else 0


def bid(state: State, phase: Raising, seat: Seat, amount: int) -> Step[State]:
    """Lead with at least the base, then with a step more than the leader (ruling 20)."""
    why = "company-raise-out-of-range" if phase.lot == COMPANY else "raise-out-of-range"
    raised = auctions.raised(phase, terms(state.board, phase.lot), seat, amount, why)
    told = BidRaised(seat=seat, lot=phase.lot, amount=amount)
    return Step(replace(state, phase=raised), (told,))


def pass_(state: State, phase: Raising, seat: Seat) -> Step[State]:
    passed = auctions.passed(phase, terms(state.board, phase.lot), seat)
    return Step(replace(state, phase=passed), (BidderPassed(seat=seat, lot=phase.lot),))


def terms(board: Board, lot: int) -> BidTerms:
    """A company costs at least as much as the box says; a symbol, as the last one of its pile."""
    if lot == COMPANY:
        return BidTerms(BOX.new_company.least, BOX.new_company.step, board.cash)
    return BidTerms(board.bases[lot], BOX.status_tracks.step, board.cash)


def least(board: Board, phase: Raising) -> int:
    """The least that a bid must be now."""
    return auctions.least(phase, terms(board, phase.lot))
