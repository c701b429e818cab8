"""6: Sales: sealed and together, what is kept; the rest is sold at today's prices."""

from __future__ import annotations

from itertools import accumulate

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.sealed import Sealed
from games.core.words import Public, RuleError, Seat
from games.greed import books
from games.greed.companies import (
    active,
    ceo,
    check_ceo,
    earned,
    exchanged,
    in_order,
    spent,
)
from games.greed.components import BOX, FREE, NOTHING, Stock
from games.greed.events import GoodsKept, GoodsSold
from games.greed.prices import market_value
from games.greed.state import Board, Selling, State

STORAGE = tuple(accumulate(BOX.storage.costs, initial=0))
"""What keeping 0, 1, 2 and more goods costs altogether."""


def begin(state: State) -> Step[State]:
    """Companies with goods say what they keep."""
    board = state.board
    sellers = in_order(board, (one for one in active(board) if any(board.stocks[one])))
    return Step(replace(state, phase=Selling(sellers, (None,) * len(sellers))))


def keep(state: State, phase: Selling, seat: Seat, number: int, goods: Stock) -> Step[State]:
    """Write, or rewrite, what the company keeps; nothing at all is an answer too."""
    board = state.board
    check_ceo(board, seat, number)
    if number not in phase.sellers:
        raise RuleError("nothing-to-sell", company=number)
    if len(goods) != len(NOTHING) or min(goods) < 0:
        raise RuleError("amount-below-nothing", least=0)
    for product, (have, kept) in enumerate(zip(board.stocks[number], goods, strict=True)):
        if kept > have:
            raise RuleError("keeps-what-it-lacks", company=number, product=product, count=have)
    room, cash = most_kept(board, number), board.money(number, FREE)
    if sum(goods) > room:
        raise RuleError("too-much-kept", most=room, cash=cash)
    return Step(KEPT.chosen(state, phase.sellers.index(number), goods))


def most_kept(board: Board, number: int) -> int:
    """How many goods the company can store: four at most, for 0, 5, 15 or 30M in all (ruling 15)."""
    cash = board.money(number, FREE)
    return max(count for count, cost in enumerate(STORAGE) if cost <= cash)


def rest(board: Board, number: int, kept: Stock) -> Stock:
    """The goods that the company sells."""
    return tuple(have - keep for have, keep in zip(board.stocks[number], kept, strict=True))


def sell(state: State, phase: Selling) -> Step[State]:
    """All at once; silence sells everything. Then the books are closed."""
    board, events = state.board, list[Public]()
    for number, kept in zip(phase.sellers, KEPT.opened(state), strict=True):
        board, told = _sold(board, number, kept)
        events += told
    begun = books.close(replace(state, board=board))
    return replace(begun, events=(*events, *begun.events), revealed=True)


def _sold(board: Board, number: int, kept: Stock) -> tuple[Board, list[Public]]:
    sold = rest(board, number, kept)
    amount, storage, events = market_value(board, sold), STORAGE[sum(kept)], list[Public]()
    board = exchanged(board, number, sold, NOTHING)
    board = spent(earned(board, number, amount), number, storage)
    if any(sold):
        events.append(GoodsSold(company=number, goods=sold, amount=amount))
    if any(kept):
        events.append(GoodsKept(company=number, goods=kept, amount=storage))
    return board, events


def _sellers(state: State) -> list[Seat]:
    assert isinstance(state.phase, Selling)
    return [ceo(state.board, number) for number in state.phase.sellers]


def _guess(state: State, place: int, chance: Chance) -> Stock:
    """Some of the goods, as many as the company could store."""
    assert isinstance(state.phase, Selling)
    number, kept = state.phase.sellers[place], list(NOTHING)
    left = chance.below(most_kept(state.board, number) + 1)
    for product in chance.shuffled(range(len(NOTHING))):
        kept[product] = min(left, chance.below(state.board.stocks[number][product] + 1))
        left -= kept[product]
    return tuple(kept)


KEPT = Sealed[State](
    field="kept", owners=_sellers, guess=_guess, silence=lambda _state, _place: NOTHING
)
