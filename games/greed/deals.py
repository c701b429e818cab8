"""5: Deals between two companies, carried out whole or not at all."""

from __future__ import annotations

import msgspec

from games.core.desk import Bundle, Proposal
from games.core.words import RuleError, Seat
from games.greed.companies import active, ceo, check_goods, company_of, handed, is_active, paid
from games.greed.components import FREE, NEW, Stock
from games.greed.processing import available, best_use, worked
from games.greed.state import Board

MAX_GOODS = 30
"""Units of one product in an offer: more than any company ever has."""


class After(msgspec.Struct, frozen=True):
    """How a company would stand. Money received is income of this year, not to be spent in it."""

    company: int
    goods: Stock
    free: int
    income: int
    uses: tuple[int, ...]
    """The best use of its goods then."""
    value: int
    """What the market would pay for the goods after that use."""
    gain: int
    """How much better it stands than without the deal: goods at their best use, and money."""


def carried_out(board: Board, deal: Proposal) -> Board:
    """The board after the deal; RuleError says which side lacks what, and nothing has happened.

    The side that processes gets first, works its assets, then gives; it may add goods of its own and
    give back some that it received. Without processing each side gives what it has (rulings 18, 19).
    """
    assert deal.partner is not None
    by, partner = deal.by, deal.partner
    if not is_active(board, partner) or not is_active(board, by):
        raise RuleError("no-such-company")
    if not deal.uses:
        check_goods(board, partner, deal.take[:-1])
        return _given(_given(board, by, partner, deal.give), partner, by, deal.take)
    if processor(board, deal) == by:
        board = worked(_given(board, partner, by, deal.take), by, deal.uses)
        return _given(board, by, partner, deal.give)
    board = worked(_given(board, by, partner, deal.give), partner, deal.uses)
    return _given(board, partner, by, deal.take)


def processor(board: Board, deal: Proposal) -> int | None:
    """The side whose assets work in between; RuleError if they are not all of one side."""
    sides = [deal.by] if deal.partner is None else [deal.by, deal.partner]
    for side in sides:
        if deal.uses and set(deal.uses) <= set(company_of(board, side).assets):
            return side
    if deal.uses:
        raise RuleError("one-side-processes", companies=tuple(sides))
    return None


def tried(board: Board, deal: Proposal) -> Board | RuleError:
    """The board after the deal, or why it cannot be carried out now."""
    try:
        return carried_out(board, deal)
    except RuleError as error:
        return error


def refusal(board: Board, deal: Proposal) -> RuleError | None:
    """Why the deal cannot be carried out now; None if it can."""
    then = tried(board, deal)
    return then if isinstance(then, RuleError) else None


def after(board: Board, deal: Proposal, company: int) -> After | None:
    """How one of the sides would stand after the deal; None if it cannot be carried out."""
    then = tried(board, deal)
    return None if isinstance(then, RuleError) else stands(board, then, company)


def stands(board: Board, then: Board, company: int) -> After:
    """How a company stands on the board `then`, against the board of now."""
    use, before = best_use(then, company), best_use(board, company).value
    free, income = then.money(company, FREE), then.money(company, NEW)
    gain = use.value - before + free + income
    gain -= board.money(company, FREE) + board.money(company, NEW)
    return After(company, then.stocks[company], free, income, use.uses, use.value, gain)


def speaks_for(board: Board, seat: Seat) -> list[int]:
    """The companies for which the seat may trade: it is there, and their CEO."""
    if board.left[seat]:
        return []
    return [number for number in active(board) if ceo(board, number) == seat]


def tradable(board: Board) -> list[int]:
    """Companies that trade: whose CEO has left trades no more."""
    return [number for number in active(board) if not board.left[ceo(board, number)]]


def has_something(board: Board, number: int) -> bool:
    """Whether the company has anything to give: money, goods, or work."""
    has = any(board.stocks[number]) or board.money(number, FREE)
    return bool(has or available(board, number))


def _given(board: Board, giver: int, taker: int, bundle: Bundle) -> Board:
    """Goods, and money from the giver's Free Cash into the taker's New Income (ruling 16)."""
    *goods, money = bundle
    if money > board.money(giver, FREE):
        raise RuleError(
            "company-lacks-money", company=giver, cash=board.money(giver, FREE), cost=money
        )
    board = paid(board, board.slot(giver, FREE), board.slot(taker, NEW), money)
    return handed(board, giver, taker, tuple(goods))
