"""When the sensible player wants a company of its own to be booted."""

from __future__ import annotations

from games.greed.companies import company_of
from games.greed.components import CEO, FREE, LAST
from games.greed.scapegoats import OFFICES, severance
from games.greed.view import View

WORTH_IT = 160
"""Millions of severance for which it lets a company be booted."""


def wants_a_boot(view: View, number: int) -> bool:
    """In the last year always; before, if its markers would be paid well."""
    board = view.board
    if board.year == board.years:
        return True
    officers = company_of(board, number).officers
    free = board.money(number, FREE) + board.money(number, LAST)
    mine = [at for at, seat in enumerate(officers[:OFFICES]) if seat == view.me]
    stays = view.me in officers[OFFICES:] or len(mine) < len(officers[:OFFICES])
    return stays and CEO in mine and sum(severance(free, at) for at in mine) >= WORTH_IT
