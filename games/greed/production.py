"""4: Production: compulsory, and without any decision."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from games.core.contract import Step
from games.core.words import Public
from games.greed import trade
from games.greed.companies import active, company_of, exchanged, in_order, with_company
from games.greed.components import MAKES, NOTHING, Stock, transforms
from games.greed.events import Produced
from games.greed.prices import summed
from games.greed.state import State


def begin(state: State) -> Step[State]:
    """All assets are available again, and the producers work at once; then trade begins."""
    board, events = state.board, list[Public]()
    for number in in_order(board, active(board)):
        company = company_of(board, number)
        producers = producers_of(company.assets)
        goods = goods_of(company.assets)
        board = with_company(board, number, replace(company, used=producers, offered=0))
        if any(goods):
            board = exchanged(board, number, NOTHING, goods)
            events.append(Produced(company=number, goods=goods))
    begun = trade.begin(replace(state, board=board))
    return replace(begun, events=(*events, *begun.events))


def producers_of(assets: Iterable[int]) -> tuple[int, ...]:
    return tuple(asset for asset in assets if not transforms(asset))


def goods_of(assets: Iterable[int]) -> Stock:
    """What these assets produce in a year, without transformations."""
    return summed(MAKES[asset] for asset in producers_of(assets))
