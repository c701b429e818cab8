"""A session of buying and selling: what the mover holds afterwards (Trading shares)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.seats import put
from games.core.steps import counts_of
from games.core.words import RuleError
from games.owners_choice import preparation, turns
from games.owners_choice.appointing import appoint
from games.owners_choice.components import COUNT, MAX_SHARES
from games.owners_choice.events import NothingTraded, SharesBought, SharesSold, Told
from games.owners_choice.state import Moving, Opening, State, prices


def trade(state: State, shares: object) -> Step[State]:
    """Sales first, then purchases, net for each company (rulings 2 and 3.6.2).

    What changes nothing uses nothing: the session stays open.
    """
    wanted = judged(state, shares)
    if wanted == state.shares[state.mover]:
        return Step(state)
    traded, told = appoint(_traded(state, wanted), _told(state, wanted))
    return _onwards(traded, told)


def decline(state: State) -> Step[State]:
    """Nothing is bought or sold, in the first purchases or after the move: the game goes on."""
    return _onwards(state, (NothingTraded(seat=state.mover),))


def judged(state: State, shares: object) -> tuple[int, ...]:
    """What the mover would hold, or why they cannot."""
    wanted = counts_of(shares, COUNT)
    for company, count in enumerate(wanted):
        least, most = bounds(state, company)
        if count < least:
            raise RuleError("last-holder-keeps-one", company=company)
        if count > most:
            raise RuleError("too-few-shares-left", company=company, most=most)
    if sum(wanted) > MAX_SHARES:
        raise RuleError("too-many-shares", count=sum(wanted), most=MAX_SHARES)
    cost, cash = price(state, wanted), state.purses[state.mover]
    if cost > cash:
        raise RuleError("not-enough-money", cost=cost, cash=cash)
    return wanted


def bounds(state: State, company: int) -> tuple[int, int]:
    """How many the mover may hold at least, as the only holder, and at most (ruling 1)."""
    mine = state.shares[state.mover][company]
    others = sum(held[company] for held in state.shares) - mine
    return min(mine, 1) if not others else 0, mine + state.stock[company]


def price(state: State, wanted: Sequence[int]) -> int:
    """Dollars to pay for the change; below nothing, what it brings."""
    _, _, cost = changes(state.shares[state.mover], wanted, prices(state))
    return cost


def changes(
    held: Sequence[int], wanted: Sequence[int], each: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """What is sold, what is bought, and the dollars to pay for it; below nothing, what it brings."""
    rows = tuple(zip(held, wanted, each, strict=True))
    sold = tuple([max(0, before - after) for before, after, _ in rows])
    bought = tuple([max(0, after - before) for before, after, _ in rows])
    return sold, bought, sum([(after - before) * price for before, after, price in rows])


def _traded(state: State, wanted: tuple[int, ...]) -> State:
    cost, seat = price(state, wanted), state.mover
    giver, taker = (seat, BANK) if cost > 0 else (BANK, seat)
    return replace(
        state,
        purses=pay(state.purses, giver, taker, abs(cost)),
        shares=put(state.shares, seat, wanted),
        stock=_left(state, wanted),
    )


def _left(state: State, wanted: tuple[int, ...]) -> tuple[int, ...]:
    rows = zip(state.stock, state.shares[state.mover], wanted, strict=True)
    return tuple(left + before - after for left, before, after in rows)


def _told(state: State, wanted: tuple[int, ...]) -> Told:
    held, each = state.shares[state.mover], prices(state)
    sold, bought, _ = changes(held, wanted, each)
    told: Told = ()
    for kind, shares in ((SharesSold, sold), (SharesBought, bought)):
        if any(shares):
            amount = sum(count * price for count, price in zip(shares, each, strict=True))
            told = (*told, kind(seat=state.mover, shares=shares, amount=amount))
    return told


def _onwards(state: State, told: Told) -> Step[State]:
    """After the first purchases the next buyer, before the move the move, after it the next turn."""
    match state.phase:
        case Opening() as phase:
            return preparation.next_buyer(state, phase, told)
        case Moving():
            return Step(replace(state, traded=True), told)
        case _:
            return turns.pass_on(state, told)
