"""A recorded state against ours, field by field.

Not compared: the slots of a rack, only its tiles (ours have no slots); what tiles would do while
shares are disposed of (the record does not follow there).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import add
from typing import Any

from msgspec.structs import replace

from games.acquire.asks import acting
from games.acquire.board import AROUND, fit, touched, united
from games.acquire.components import COLUMNS, PRICES, SHARES
from games.acquire.ending import may_end, worth
from games.acquire.founding import free
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
from tests.records.notation import CELL, HIDDEN, LETTERS, Expect, cells

Fields = Iterator[tuple[str, object, object]]
"""A field's name, as it was recorded and as it is here."""

MARKS = {EMPTY: ".", LONE: "o"} | {FIRST + n: letter for n, letter in enumerate(LETTERS)}
GAME_OVER = {"type": "game_over"}


def holdings(expect: Expect, state: State, owed: Sequence[int]) -> Fields:
    """All but the tiles in hands. `owed`, by player: bonuses that the record has paid already."""
    players = len(owed)
    money, shares = _before_settlement(state)
    during = _enlarged(state)
    yield "cash", expect.cash, tuple(map(add, money, owed))
    yield "net", expect.net, worth(replace(state, sizes=during.sizes))[:players]
    yield "board", expect.board and [row.replace("#", ".") for row in expect.board], rows(during)
    yield "shares", expect.shares, shares[:players]
    held = (sum(mine[one] for mine in shares) for one in range(len(LETTERS)))
    yield "available", expect.available, tuple(SHARES - count for count in held)
    yield "size", expect.size, during.sizes
    now = tuple(prices[size] for prices, size in zip(PRICES, during.sizes, strict=True))
    yield "price", expect.price, now


def tiles(expect: Expect, state: State) -> Fields:
    """The known racks, in any order, and what each of their tiles would do."""
    for seat, rack in enumerate(expect.racks or ()):
        if HIDDEN not in rack:
            yield f"rack {seat}", sorted(cells(rack)), sorted(state.racks[seat])
    if expect.racks and expect.kinds and not isinstance(state.phase, Ordering | Disposing):
        for rack, kinds in zip(expect.racks, expect.kinds, strict=True):
            for tile, kind in zip(rack, kinds, strict=True):
                if tile and kind:
                    yield f"kind {tile}", kind, _kind(state, cells(rack), CELL[tile])


def rows(state: State) -> list[str]:
    drawn = "".join(MARKS[mark] for mark in state.board)
    return [drawn[start : start + COLUMNS] for start in range(0, len(drawn), COLUMNS)]


def asked(state: State) -> Mapping[str, Any]:
    """What is asked of whom."""
    who = {"player": acting(state)}
    match state.phase:
        case Over():
            return GAME_OVER
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


def _before_settlement(state: State) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Money and shares; at the end those before the final settlement, which the record keeps."""
    money, shares = list(state.purses[:-1]), [list(mine) for mine in state.shares]
    for line in state.sheet:
        for seat, (held, extra) in enumerate(zip(line.held, line.bonus, strict=True)):
            money[seat] -= held * line.price + extra
            shares[seat][line.corporation] = held
    return tuple(money), tuple(map(tuple, shares))


def _enlarged(state: State) -> State:
    """During a merger the record's survivor has grown already; a defunct one keeps its size."""
    if not isinstance(state.phase, Ordering | Disposing):
        return state
    cell, survivor = state.phase.cell, state.phase.survivor
    board, sizes = united(state.board, state.sizes, cell, survivor)
    return replace(state, board=board, sizes=put(state.sizes, survivor, sizes[survivor]))


def _kind(state: State, rack: Sequence[int], cell: int) -> str:
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


def _letters(corporations: Sequence[int]) -> list[str]:
    return [LETTERS[corporation] for corporation in corporations]
