"""Buying shares (2: Buying shares)."""

from __future__ import annotations

from msgspec.structs import replace

from games.acquire import ending, turns
from games.acquire.components import COUNT, MAX_BOUGHT, price
from games.acquire.events import EndDeclared, NothingBought, SharesBought
from games.acquire.state import State
from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.seats import put
from games.core.steps import counts_of
from games.core.words import Public, RuleError

NOTHING = (0,) * COUNT


def buy(state: State, shares: tuple[int, ...], end: bool, chance: Chance) -> Step[State]:
    """Buy up to three shares of corporations on the board with the mover's money; that ends the turn."""
    if type(end) is not bool:
        raise RuleError("malformed")
    cost = judged(state, shares)
    after = _bought(state, shares, cost) if cost else state
    told: tuple[Public, ...] = (_told(state, shares, cost),)
    if end:
        after, told = ending.declared(after), (*told, EndDeclared(seat=state.mover))
    return turns.end_turn(after, told, chance)


def judged(state: State, shares: object) -> int:
    """The cost of a purchase. RuleError: why it cannot be made."""
    wanted = counts_of(shares, COUNT)
    if sum(wanted) > MAX_BOUGHT:
        raise RuleError("too-many-shares", most=MAX_BOUGHT)
    cost = 0
    for corporation, count in enumerate(wanted):
        if count:
            if not state.sizes[corporation]:
                raise RuleError("not-on-the-board", corporation=corporation)
            if count > state.stock[corporation]:
                most = state.stock[corporation]
                raise RuleError("too-few-shares-left", corporation=corporation, most=most)
            cost += count * price(corporation, state.sizes[corporation])
    if cost > state.purses[state.mover]:
        raise RuleError("not-enough-money", cost=cost, cash=state.purses[state.mover])
    return cost


def _bought(state: State, shares: tuple[int, ...], cost: int) -> State:
    seat = state.mover
    mine = tuple(have + new for have, new in zip(state.shares[seat], shares, strict=True))
    return replace(
        state,
        purses=pay(state.purses, seat, BANK, cost),
        shares=put(state.shares, seat, mine),
        stock=tuple(left - new for left, new in zip(state.stock, shares, strict=True)),
        idle=0,
    )


def _told(state: State, shares: tuple[int, ...], cost: int) -> Public:
    if cost:
        return SharesBought(seat=state.mover, shares=shares, amount=cost)
    return NothingBought(seat=state.mover)
