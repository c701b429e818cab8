"""9: Work hard, play hard: one gold and one silver status symbol a year, for personal money."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK
from games.core.seats import put
from games.core.words import Public, Seat
from games.greed import auctions, entrepreneurs
from games.greed.companies import paid
from games.greed.components import GOLD, PILE, SILVER, SYMBOL_ARROWS, SYMBOLS
from games.greed.events import SymbolBought, SymbolUnsold
from games.greed.prices import falling, rising, trend_moved
from games.greed.state import Board, Raising, State


def begin(state: State) -> Step[State]:
    """Gold first."""
    return _open(replace(state, board=replace(state.board, gold_buyer=None)), GOLD)


def hammer(state: State, phase: Raising) -> Step[State]:
    """The leader pays and has the card; without a bid it stays. Then silver, then phase 10."""
    symbol = on_top(state.board, phase.lot)
    assert symbol is not None
    if phase.leader is None:
        floor = auctions.unpayable(state.board, phase.lot, _barred(state.board))
        return _go_on(state, phase.lot, (SymbolUnsold(symbol=symbol, floor=floor),))
    board = _sold(state.board, symbol, phase.lot, phase.leader, phase.amount)
    arrows = SYMBOL_ARROWS[symbol]
    told = SymbolBought(
        seat=phase.leader, symbol=symbol, amount=phase.amount, points=SYMBOLS[symbol].points,
        rising=rising(arrows), falling=falling(arrows),
    )  # fmt: skip
    return _go_on(replace(state, board=board), phase.lot, (told,))


def on_top(board: Board, pile: int) -> int | None:
    """The symbol that is sold next; None: the pile is empty."""
    sold = board.piles[pile]
    return PILE * pile + sold if sold < PILE else None


def _open(state: State, pile: int) -> Step[State]:
    """An empty pile has no auction; who has bought gold may not bid for silver."""
    if on_top(state.board, pile) is None:
        return _go_on(state, pile, ())
    return Step(auctions.opened(state, pile, _barred(state.board)))


def _barred(board: Board) -> tuple[Seat, ...]:
    return () if board.gold_buyer is None else (board.gold_buyer,)


def _sold(board: Board, symbol: int, pile: int, seat: Seat, amount: int) -> Board:
    """The price is the new base, the trend moves at once; after gold the marker goes on (22)."""
    board = trend_moved(paid(board, seat, BANK, amount), SYMBOL_ARROWS[symbol])
    owned = put(board.symbols, seat, (*board.symbols[seat], symbol))
    gold, silver = board.piles
    piles = (gold + (pile == GOLD), silver + (pile == SILVER))
    bases = (amount, board.bases[SILVER]) if pile == GOLD else (board.bases[GOLD], amount)
    board = replace(board, symbols=owned, piles=piles, bases=bases)
    if pile == SILVER:
        return board
    return replace(board, gold_buyer=seat, start=Seat((seat + 1) % board.players))


def _go_on(state: State, pile: int, events: tuple[Public, ...]) -> Step[State]:
    step = _open(state, SILVER) if pile == GOLD else entrepreneurs.begin(state)
    return replace(step, events=(*events, *step.events))
