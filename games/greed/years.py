"""Phases and ties: one year after another, and the end of the game."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Outcome, Step
from games.core.seats import ranked, stayed_first, staying
from games.core.words import Seat
from games.greed.components import NOTHING, SYMBOLS
from games.greed.events import GameEnded, YearBegun
from games.greed.state import Announcing, Board, Over, State


def begin(state: State) -> Step[State]:
    """A new year: everybody chooses a card; a last one is chosen already (ruling 1)."""
    chosen = tuple(hand[0] if len(hand) == 1 else None for hand in state.hands)
    board = state.board
    told = YearBegun(year=board.year, years=board.years, seat=board.start)
    return Step(replace(state, phase=Announcing(chosen)), (told,))


def end(state: State) -> Step[State]:
    """The game ends with the year in which the last cards were played."""
    board = state.board
    board = replace(board, history=(*board.history, board.cash))
    if board.year == board.years:
        return over(replace(state, board=board), "years")
    board = replace(board, year=board.year + 1, arrows=NOTHING, gold_buyer=None)
    return begin(replace(state, board=board))


def over(state: State, reason: str) -> Step[State]:
    return Step(replace(state, phase=Over(reason)), (GameEnded(reason=reason),))


def outcome(state: State) -> Outcome | None:
    """Points, then personal money, then shared (ruling 30)."""
    if not isinstance(state.phase, Over):
        return None
    scores, money = points(state.board), state.board.cash
    seats = [Seat(seat) for seat in range(state.board.players)]
    found = {seat: (scores[seat], money[seat]) for seat in seats}
    return Outcome(
        stayed_first(ranked(found), state.board.left),
        {seat: scores[seat] for seat in seats},
        state.phase.reason,
        {seat: money[seat] for seat in seats},
    )


def points(board: Board) -> tuple[int, ...]:
    """By seat, of its status symbols."""
    return tuple(sum(SYMBOLS[one].points for one in owned) for owned in board.symbols)


def all_have_left(board: Board) -> bool:
    return not staying(board.left)
