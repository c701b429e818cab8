"""Companies: who directs them, their order, and what moves in and out of their slots."""

from __future__ import annotations

from collections.abc import Iterable
from operator import ge

from msgspec.structs import replace

from games.core.desk import moved
from games.core.money import BANK, pay
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.greed.components import CEO, COMPANIES, DECADE, FREE, NEW, Stock
from games.greed.state import Board, Company


def company_of(board: Board, number: int) -> Company:
    """A company in play; RuleError if there is none of that number."""
    company = board.companies[number] if 0 <= number < COMPANIES else None
    if company is None:
        raise RuleError("no-such-company")
    return company


def alive(board: Board) -> list[int]:
    """The numbers of the companies in play, by number."""
    return [number for number, one in enumerate(board.companies) if one is not None]


def active(board: Board) -> list[int]:
    """Those that play this year: not one that has just been founded (10: Entrepreneurs)."""
    year = board.year
    return [n for n, one in enumerate(board.companies) if one is not None and one.since <= year]


def is_active(board: Board, number: int) -> bool:
    company = board.companies[number] if 0 <= number < COMPANIES else None
    return company is not None and company.since <= board.year


def ceo(board: Board, number: int) -> Seat:
    return company_of(board, number).officers[CEO]


def directed(board: Board, seat: Seat) -> list[int]:
    """The active companies of which the seat is CEO."""
    return [number for number in active(board) if ceo(board, number) == seat]


def check_ceo(board: Board, seat: Seat, number: int) -> None:
    """The CEO alone plays for a company (Phases and ties)."""
    if ceo(board, number) != seat:
        raise RuleError("not-your-company", company=number, seat=ceo(board, number))
    if not is_active(board, number):
        raise RuleError("not-active-yet", company=number)


def rank(board: Board, number: int) -> int:
    """What orders companies: the highest asset, or, below all assets, the company's number."""
    return max(company_of(board, number).assets, default=number - DECADE)


def in_order(board: Board, numbers: Iterable[int]) -> tuple[int, ...]:
    """The highest asset first (Phases and ties; rulings 3 and 13)."""
    return tuple(sorted(numbers, key=lambda number: -rank(board, number)))


def with_company(board: Board, number: int, company: Company | None) -> Board:
    return replace(board, companies=put(board.companies, number, company))


def paid(board: Board, giver: int, taker: int, amount: int) -> Board:
    """Money moves between purses; `BANK` is the bank's."""
    return replace(board, purses=pay(board.purses, giver, taker, amount))


def earned(board: Board, number: int, amount: int) -> Board:
    """The bank pays into the company's New Income."""
    return paid(board, BANK, board.slot(number, NEW), amount)


def spent(board: Board, number: int, amount: int) -> Board:
    """The company pays the bank from its Free Cash."""
    return paid(board, board.slot(number, FREE), BANK, amount)


def exchanged(board: Board, number: int, gone: Stock, come: Stock) -> Board:
    """The company puts goods into the reserve and takes others from it.

    RuleError `company-lacks-goods`: it has fewer than it must put in.
    """
    have, reserve = board.stocks[number], board.stocks[-1]
    check_goods(board, number, gone)
    after = tuple(h - g + c for h, g, c in zip(have, gone, come, strict=True))
    left = tuple(r + g - c for r, g, c in zip(reserve, gone, come, strict=True))
    return replace(board, stocks=(*put(board.stocks, number, after)[:-1], left))


def handed(board: Board, giver: int, taker: int, goods: Stock) -> Board:
    """Goods go from one company to another."""
    check_goods(board, giver, goods)
    return replace(board, stocks=moved(board.stocks, giver, taker, goods))


def check_goods(board: Board, number: int, goods: Stock) -> None:
    held = board.stocks[number]
    if all(map(ge, held, goods)):
        return
    for product, (have, need) in enumerate(zip(held, goods, strict=True)):
        if have < need:
            raise RuleError(
                "company-lacks-goods", company=number, product=product, count=have, needed=need
            )
