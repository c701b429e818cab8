"""Positions of a computer player: the table as it knows it, and after possible acts.

Money and shares follow from the public events; of the racks it knows its own.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.acquire import board, bonuses
from games.acquire.components import COLUMNS, price
from games.acquire.disposal import RATIO, tradable
from games.acquire.state import LONE, View
from games.core.seats import put

MARKET = range(1, COLUMNS + 1)
"""The market's possible share counts in a game of two, all equally likely."""


class Position(msgspec.Struct, frozen=True):
    """Money and shares by seat, and the board."""

    me: int
    cash: tuple[float, ...]
    shares: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    sizes: tuple[int, ...]
    board: bytes
    rack: tuple[int, ...]
    bag: int
    ends: bool
    """Whether the end is declared or may be, so that nothing to come counts."""


def seen(view: View, *, ends: bool) -> Position:
    """The position of the viewer, who sits at the table."""
    assert view.me is not None
    cash, shares = view.known_cash, view.known_shares
    return Position(
        view.me, cash, shares, view.stock, view.sizes, view.board, view.rack, view.bag, ends
    )


def paid(position: Position, corporation: int) -> tuple[float, ...]:
    """The present bonuses of the corporation, with the market's average part."""
    held = [mine[corporation] for mine in position.shares]
    value = price(corporation, position.sizes[corporation])
    if len(held) != 2:
        return bonuses.bonus(held, value).amounts
    if not any(held):
        return (0.0, 0.0)
    draws = [bonuses.bonus([*held, market], value).amounts for market in MARKET]
    return tuple(sum(draw[seat] for draw in draws) / len(draws) for seat in range(2))


def with_bonus(position: Position, corporation: int) -> Position:
    amounts = paid(position, corporation)
    return replace(
        position, cash=tuple(had + new for had, new in zip(position.cash, amounts, strict=True))
    )


def moved(position: Position, seat: int, corporation: int, count: int, cost: float) -> Position:
    """The position after the seat gets shares from the bank for a price."""
    mine = position.shares[seat]
    return replace(
        position,
        cash=put(position.cash, seat, position.cash[seat] - cost),
        shares=put(position.shares, seat, put(mine, corporation, mine[corporation] + count)),
        stock=put(position.stock, corporation, position.stock[corporation] - count),
    )


def disposed(
    position: Position, seat: int, defunct: int, survivor: int, sold: int, traded: int
) -> Position:
    cost = -sold * price(defunct, position.sizes[defunct])
    given = moved(position, seat, defunct, -sold - traded, cost)
    return moved(given, seat, survivor, traded // RATIO, 0) if traded else given


def grown(position: Position, cell: int, corporation: int) -> Position:
    """The position after the tile joins the corporation, or founds it."""
    cells, added = board.joined(position.board, cell, corporation)
    sizes = put(position.sizes, corporation, position.sizes[corporation] + added)
    return replace(position, board=cells, sizes=sizes)


def merged(position: Position, cell: int, survivor: int) -> Position:
    """The position after a merger in which all trade where that pays, and sell the rest."""
    touched = board.touched(position.board, cell)
    defuncts = sorted(
        (one for one in touched if one != survivor), key=lambda one: -position.sizes[one]
    )
    cells, sizes = board.united(position.board, position.sizes, cell, survivor)
    for defunct in defuncts:
        position = with_bonus(position, defunct)
        trades = price(survivor, sizes[survivor]) >= RATIO * price(defunct, position.sizes[defunct])
        for seat, mine in enumerate(position.shares):
            if held := mine[defunct]:
                traded = tradable(held, position.stock[survivor]) if trades else 0
                position = disposed(position, seat, defunct, survivor, held - traded, traded)
    return replace(position, board=cells, sizes=sizes)


def lone(position: Position, cell: int) -> Position:
    cells = position.board[:cell] + bytes((LONE,)) + position.board[cell + 1 :]
    return replace(position, board=cells)
