"""A recorded state against ours, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.acquire import bonuses
from games.acquire.asks import acting
from games.acquire.board import AROUND, fit, joined, touched
from games.acquire.components import COLUMNS, PRICES, SHARES, price
from games.acquire.ending import may_end, worth
from games.acquire.founding import free
from games.acquire.recorded.notation import CELL, HIDDEN, LETTERS, Expect, cells
from games.acquire.state import (
    EMPTY,
    FIRST,
    LONE,
    Buying,
    Disposing,
    Founding,
    Ordering,
    Over,
    Placing,
    State,
    Surviving,
)
from games.core.seats import put

Fields = Iterator[tuple[str, object, object]]
"""A field's name, as it was recorded and as it is here."""


def holdings(expect: Expect, state: State) -> Fields:
    """Everything on the table but the tiles in hands: it never depends on whose turn is next."""
    money, shares = before_settlement(state)
    during = _enlarged(state)
    yield "board", expect.board and [row.replace("#", ".") for row in expect.board], rows(during)
    yield "cash", expect.cash, tuple(a + b for a, b in zip(money, _due(state), strict=True))
    yield "net", expect.net, worth(during)
    yield "shares", expect.shares, shares
    held = (sum(mine[one] for mine in shares) for one in range(len(LETTERS)))
    yield "available", expect.available, tuple(SHARES - count for count in held)
    yield "size", expect.size, during.sizes
    now = tuple(prices[size] for prices, size in zip(PRICES, during.sizes, strict=True))
    yield "price", expect.price, now


def turn(expect: Expect, state: State) -> Fields:
    """Whose turn it is, and what is asked of whom."""
    over = isinstance(state.phase, Over)
    yield "turn", expect.turn, None if over else state.mover
    if expect.ask is not None:
        ours = asked(state)
        yield "ask", dict(expect.ask), {key: ours[key] for key in ours if key in expect.ask}


def tiles(expect: Expect, state: State) -> Fields:
    """The known racks, in any order, and what each of their tiles would do."""
    if isinstance(state.phase, Over):
        return
    for seat, rack in enumerate(expect.racks or ()):
        if HIDDEN not in rack:
            yield f"rack {seat}", sorted(cells(rack)), sorted(state.racks[seat])
    if expect.racks and expect.kinds and not isinstance(state.phase, Ordering | Disposing):
        for rack, kinds in zip(expect.racks, expect.kinds, strict=True):
            for tile, kind in zip(rack, kinds, strict=True):
                if tile and kind:
                    yield f"kind {tile}", kind, kind_of(state, cells(rack), CELL[tile])


def rows(state: State) -> list[str]:
    """The board as it is recorded; during a merger already with the survivor's mark."""
    marks = {EMPTY: ".", LONE: "o"} | {FIRST + n: letter for n, letter in enumerate(LETTERS)}
    board = state.board
    if isinstance(state.phase, Ordering | Disposing):
        cell, survivor = state.phase.cell, state.phase.survivor
        board, _ = joined(board, cell, survivor, touched(board, cell))
    drawn = "".join(marks[mark] for mark in board)
    return [drawn[start : start + COLUMNS] for start in range(0, len(drawn), COLUMNS)]


def before_settlement(state: State) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Money and shares; at the end those before the final settlement, which the record keeps."""
    money, shares = list(state.purses[:-1]), [list(mine) for mine in state.shares]
    for line in state.sheet:
        for seat, (held, extra) in enumerate(zip(line.held, line.bonus, strict=True)):
            money[seat] -= held * line.price + extra
            shares[seat][line.corporation] = held
    return tuple(money), tuple(map(tuple, shares))


def kind_of(state: State, rack: Sequence[int], cell: int) -> str:
    match fit(state.board, state.sizes, cell):
        case "alone":
            near = [one for one in AROUND[cell] if one in rack]
            own = any(fit(state.board, state.sizes, one) == "alone" for one in near)
            return "lonely_own_neighbour" if own and 0 in state.sizes else "lonely"
        case "grows":
            return LETTERS[touched(state.board, cell)[0]]
        case "founds":
            return "found"
        case "merges":
            return "merge"
        case "eighth":
            return "blocked_eighth"
        case "dead":
            return "dead"


def asked(state: State) -> Mapping[str, Any]:
    who = {"player": acting(state)}
    match state.phase:
        case Over():
            return {"type": "game_over"}
        case Placing():
            return {**who, "type": "play_tile"}
        case Founding():
            return {**who, "type": "found", "options": _letters(free(state.sizes))}
        case Surviving(tied=tied):
            return {**who, "type": "pick_survivor", "options": _letters(tied)}
        case Ordering(tied=tied):
            return {**who, "type": "pick_defunct", "options": _letters(tied)}
        case Disposing(defunct=defunct, survivor=survivor):
            one, other = LETTERS[defunct], LETTERS[survivor]
            return {**who, "type": "dispose", "corp": one, "survivor": other}
        case Buying():
            return {**who, "type": "buy", "can_end": may_end(state.sizes)}


def _letters(corporations: Sequence[int]) -> list[str]:
    return [LETTERS[corporation] for corporation in corporations]


def _due(state: State) -> tuple[int, ...]:
    """Bonuses of the defunct corporations still to be settled: the record's were paid at once."""
    due = (0,) * len(state.left)
    if isinstance(state.phase, Ordering | Disposing):
        for one in state.phase.waiting:
            held = [mine[one] for mine in state.shares]
            amounts = bonuses.bonus(held, price(one, state.sizes[one])).amounts
            due = tuple(a + b for a, b in zip(due, amounts, strict=True))
    return due


def _enlarged(state: State) -> State:
    """During a merger the record's survivor has its new size; a defunct one keeps its own."""
    if not isinstance(state.phase, Ordering | Disposing):
        return state
    cell, survivor = state.phase.cell, state.phase.survivor
    _, added = joined(state.board, cell, survivor)
    size = added + sum(state.sizes[one] for one in touched(state.board, cell))
    return replace(state, sizes=put(state.sizes, survivor, size))
