"""The end: its conditions, and the final settlement (End of the game)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec.structs import replace

from games.acquire import board, bonuses
from games.acquire.components import COUNT, LAST, SAFE, price
from games.acquire.events import GameEnded, SharesSettled
from games.acquire.state import Disposing, Ordering, Over, Settlement, State, View
from games.core.chance import Chance
from games.core.contract import Outcome, Step
from games.core.money import Purses
from games.core.seats import ranked, stayed_first, staying
from games.core.words import Private, Public, RuleError, Seat

Reason = Literal["declared", "stuck", "all-left", "last-standing"]
"""Reasons of the end: announced; a whole round without tile or purchase; nobody is left; the last
player claimed the victory.
"""


def may_end(sizes: tuple[int, ...]) -> bool:
    """Whether a corporation has 41 tiles, or all on the board, at least one, are safe."""
    largest = max(sizes)
    return largest >= LAST or (largest >= SAFE and all(size >= SAFE or not size for size in sizes))


def may_declare(state: State) -> bool:
    return not state.declared and may_end(state.sizes)


def declared(state: State) -> State:
    """The end is announced: this turn is the last (End of the game)."""
    if state.declared:
        raise RuleError("already-declared")
    if not may_end(state.sizes):
        raise RuleError("no-end-yet", largest=max(state.sizes), last=LAST, safe=SAFE)
    return replace(state, declared=True)


def may_claim(state: State) -> bool:
    """Whether the mover is the only one who has not left."""
    return any(state.left) and staying(state.left) == (state.mover,)


def settle(
    state: State, told: tuple[Public | Private, ...], reason: Reason, chance: Chance
) -> Step[State]:
    """Bonuses of every corporation on the board; then the bank buys its shares at their price.

    Shares of corporations that are not on the board are worth nothing.
    """
    lines, events = list[Settlement](), [*told, GameEnded(reason=reason)]
    for corporation in range(COUNT):
        if state.sizes[corporation]:
            line, happened = _line(state, corporation, chance)
            lines.append(line)
            events.extend(happened)
    over = replace(
        state,
        turn=state.turn + 1,
        purses=_paid_out(state.purses, lines),
        shares=tuple(_sold(mine, state.sizes) for mine in state.shares),
        stock=_returned(state),
        phase=Over(reason),
        sheet=tuple(lines),
    )
    return Step(over, tuple(events), revealed=True)


def outcome(state: State) -> Outcome | None:
    """The most money wins; equal money shares the place (ruling 18).

    A player who claims the victory after all others have left comes first.
    """
    if not isinstance(state.phase, Over):
        return None
    scores: Mapping[Seat, int] = {Seat(n): state.purses[n] for n in range(len(state.left))}
    return Outcome(_places(state, scores), scores, state.phase.reason)


def worth(state: State) -> tuple[int, ...]:
    """Each seat's money, shares at their present price, and the bonuses that would be paid now.

    The market of a game of two has no part in it, since its shares are drawn only at the end. During
    a merger a bonus already paid is money, and is not counted twice.
    """
    if isinstance(state.phase, Over):
        return state.purses[:-1]
    return settled(state.purses[:-1], state.shares, state.sizes, paid_out(state))


def settled(
    cash: tuple[int, ...],
    shares: tuple[tuple[int, ...], ...],
    sizes: tuple[int, ...],
    unpaid: Collection[int] = (),
) -> tuple[int, ...]:
    """Dollars by seat if the bank bought all shares now and paid bonuses, but for the `unpaid`."""
    owned = list(cash)
    for corporation, size in enumerate(sizes):
        if size:
            held = [mine[corporation] for mine in shares]
            value = price(corporation, size)
            paid = bonuses.bonus(held, 0 if corporation in unpaid else value).amounts
            owned = [
                money + count * value + extra
                for money, count, extra in zip(owned, held, paid, strict=True)
            ]
    return tuple(owned)


def _places(state: State, scores: Mapping[Seat, int]) -> tuple[tuple[Seat, ...], ...]:
    return stayed_first(ranked(scores), state.left)


def paid_out(state: State | View) -> tuple[int, ...]:
    """The defunct corporations whose bonuses have been paid in the merger under way."""
    match state.phase:
        case Ordering(cell=cell, survivor=survivor) | Disposing(cell=cell, survivor=survivor):
            due = (survivor, *state.phase.waiting)
            return tuple(one for one in board.touched(state.board, cell) if one not in due)
        case _:
            return ()


def _line(state: State, corporation: int, chance: Chance) -> tuple[Settlement, list[Public]]:
    size = state.sizes[corporation]
    value = price(corporation, size)
    held = tuple(mine[corporation] for mine in state.shares)
    paid = bonuses.drawn(state, corporation, chance)
    events = list(bonuses.told(state, corporation, paid))
    events.extend(
        SharesSettled(seat=Seat(seat), corporation=corporation, count=count, amount=count * value)
        for seat, count in enumerate(held)
        if count
    )
    line = Settlement(corporation, size, value, held, paid.amounts)
    if paid.market:
        line = replace(line, market=paid.market.held, cell=paid.market.cell)
    return line, events


def _paid_out(purses: Purses, lines: list[Settlement]) -> Purses:
    after = list(purses)
    for line in lines:
        for seat, (count, extra) in enumerate(zip(line.held, line.bonus, strict=True)):
            after[seat] += count * line.price + extra
            after[-1] -= count * line.price + extra
    return tuple(after)


def _sold(mine: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(0 if size else count for count, size in zip(mine, sizes, strict=True))


def _returned(state: State) -> tuple[int, ...]:
    return tuple(
        left + (sum(mine[corporation] for mine in state.shares) if state.sizes[corporation] else 0)
        for corporation, left in enumerate(state.stock)
    )
