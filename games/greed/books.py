"""7: Closing the books: who has not earned more than last year gets a boot."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.words import Public
from games.greed import scapegoats
from games.greed.companies import active, company_of, in_order, paid, with_company
from games.greed.components import FREE, LAST, NEW
from games.greed.events import BooksClosed
from games.greed.state import Board, State


def close(state: State) -> Step[State]:
    """For each company; then the boots are dealt with (8: Scapegoats)."""
    board, events = state.board, list[Public]()
    for number in in_order(board, active(board)):
        board, told = _closed(board, number)
        events.append(told)
    begun = scapegoats.begin(replace(state, board=board))
    return replace(begun, events=(*events, *begun.events))


def is_boot(board: Board, number: int, income: int) -> bool:
    """Whether that income of this year is a boot; never in a company's first year (ruling 14)."""
    return income <= board.money(number, LAST) and company_of(board, number).since < board.year


def _closed(board: Board, number: int) -> tuple[Board, Public]:
    """Last year's income becomes Free Cash, this year's last year's."""
    company = company_of(board, number)
    income, before = board.money(number, NEW), board.money(number, LAST)
    boot = is_boot(board, number, income)
    board = paid(board, board.slot(number, LAST), board.slot(number, FREE), before)
    board = paid(board, board.slot(number, NEW), board.slot(number, LAST), income)
    board = with_company(board, number, replace(company, boot=boot))
    return board, BooksClosed(company=number, amount=income, before=before, boot=boot)
