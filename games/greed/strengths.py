"""What speaks for a position in Greed: symbols, offices, companies without a boot, money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.contract import Strength
from games.core.words import Seat
from games.greed.companies import alive, company_of, directed
from games.greed.components import CEO, FREE, LAST, NEW
from games.greed.view import View


def strengths(view: View) -> Sequence[Strength]:
    """None for a spectator."""
    me = view.me
    if me is None:
        return ()
    own = Strength("cash", value=view.board.cash[me], by="amount")
    return (Strength("points", value=view.points[me], by="points"), *_offices(view, me), own)


def _offices(view: View, me: Seat) -> Iterator[Strength]:
    board = view.board
    for number in alive(board):
        company = company_of(board, number)
        if me in company.officers:
            first = company.officers.index(me) == CEO
            yield Strength("ceo" if first else "office", {"company": number})
    for number in directed(board, me):
        if not company_of(board, number).boot:
            yield Strength("no-boot", {"company": number})
        money = sum(board.money(number, slot) for slot in (FREE, LAST, NEW))
        yield Strength("funds", {"company": number}, value=money, by="amount")
