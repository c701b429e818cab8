"""Whom the game waits for, and what is played when nobody answers: silence is an answer."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import staying
from games.core.steps import run_on
from games.core.words import Seat
from games.greed import (
    announcements,
    auctions,
    entrepreneurs,
    investments,
    sales,
    scapegoats,
    sealed,
    symbols,
    trade,
)
from games.greed.components import COMPANY
from games.greed.state import (
    Announcing,
    Bidding,
    Discarding,
    Founding,
    Naming,
    Over,
    Picking,
    Raising,
    Selling,
    State,
    Trading,
)


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that have yet to answer; none that has left."""
    asked = _asked(state)
    return tuple(seat for seat in staying(state.board.left) if seat in asked)


def played_on(step: Step[State]) -> Step[State]:
    """What follows of itself, until somebody is asked or the game is over."""
    return run_on(
        step,
        lambda state: (
            None if isinstance(state.phase, Over) or awaited(state) else unanswered(state)
        ),
    )


def unanswered(state: State) -> Step[State]:
    """What comes of what is chosen so far, where nothing is said silence counts.

    Each is a new decision: what was pressed for the one before is stale.
    """
    step = _unanswered(state)
    return replace(step, state=replace(step.state, turn=state.turn + 1))


def _asked(state: State) -> set[Seat | None]:
    board = state.board
    match state.phase:
        case Announcing() | Bidding() | Selling() as choice:
            return {*sealed.SEALED[type(choice)].asked(state)}
        case Picking() as picking:
            return {investments.asked(state, picking)}
        case Trading() as trading:
            return set(trade.asked(board, trading))
        case Naming() as naming:
            return {scapegoats.asked(state, naming)}
        case Discarding() as discarding:
            return {scapegoats.must_choose(state, discarding)}
        case Raising(mover=mover):
            return {mover}
        case Founding(founder=founder):
            return {founder}
        case Over():
            return set()


def _unanswered(state: State) -> Step[State]:
    match state.phase:
        case Announcing():
            return announcements.reveal(state)
        case Bidding() as bidding:
            return investments.open_bids(state, bidding)
        case Picking() as picking:
            return investments.resolve(state, picking)
        case Trading():
            return trade.close(state)
        case Selling() as selling:
            return sales.sell(state, selling)
        case Naming() as naming:
            return scapegoats.resolve(state, naming)
        case Discarding() as discarding:
            return scapegoats.discard_lowest(state, discarding)
        case Raising() as raising:
            return _raised(state, raising)
        case Founding() as founding:
            return entrepreneurs.by_silence(state, founding)
        case Over():
            raise AssertionError("nobody is asked after the end")


def _raised(state: State, phase: Raising) -> Step[State]:
    """Silence passes; where all have spoken the hammer falls."""
    if phase.mover is not None:
        return auctions.pass_(state, phase, phase.mover)
    if phase.lot == COMPANY:
        return entrepreneurs.hammer(state, phase)
    return symbols.hammer(state, phase)
