"""4: Production: compulsory, and without any decision."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.words import Public
from games.greed import trade
from games.greed.companies import active, company_of, exchanged, in_order, with_company
from games.greed.components import MAKES, NOTHING, Stock, transforms
from games.greed.events import Produced
from games.greed.prices import summed
from games.greed.state import Board, State


def begin(state: State) -> Step[State]:
    """All assets are available again, and the producers work at once; then trade begins."""
    board, events = state.board, list[Public]()
    for number in in_order(board, active(board)):
        board, goods = produced(board, number)
        if any(goods):
            events.append(Produced(company=number, goods=goods))
    begun = trade.begin(replace(state, board=board))
    return replace(begun, events=(*events, *begun.events))


def produced(board: Board, number: int) -> tuple[Board, Stock]:
    """The board with what the company's producers make in a year, and that; the other assets are free again."""
    company = company_of(board, number)
    producers = tuple(asset for asset in company.assets if not transforms(asset))
    board = with_company(board, number, replace(company, used=producers, offered=0))
    goods = summed(MAKES[asset] for asset in producers)
    return exchanged(board, number, NOTHING, goods), goods
