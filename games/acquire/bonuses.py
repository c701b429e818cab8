"""Majority and minority bonuses by holder, and their events (Majority and minority bonuses)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.acquire import events
from games.acquire.components import BOX, COLUMNS, price
from games.acquire.state import Market, State
from games.core.chance import Chance
from games.core.words import Public, Seat

MAJORITY, MINORITY = BOX.bonus.majority_multiplier, BOX.bonus.minority_multiplier


class Bonus(msgspec.Struct, frozen=True):
    """The bonuses of a corporation: `amounts` by holder; `first` and `second` share the two bonuses.

    In a game of two the market is the holder after the last seat; its amount is left out.
    """

    amounts: tuple[int, ...]
    first: tuple[int, ...]
    second: tuple[int, ...]
    market: Market | None = None


def bonus(held: Sequence[int], value: int) -> Bonus:
    """The bonuses at a share price, `held` shares by holder.

    A tie for the majority shares both bonuses, one for the minority that bonus, each share rounded
    up to the next $100; the only holder has both.
    """
    most = max(held)
    if not most:
        return Bonus((0,) * len(held), (), ())
    first = tuple(holder for holder, count in enumerate(held) if count == most)
    second = () if len(first) > 1 else _followers(held, most)
    amounts = [0] * len(held)
    for holder in first:
        multiple = MAJORITY if second else MAJORITY + MINORITY
        amounts[holder] = _rounded(multiple * value, len(first))
    for holder in second:
        amounts[holder] = _rounded(MINORITY * value, len(second))
    return Bonus(tuple(amounts), first, second)


def drawn(state: State, corporation: int, chance: Chance) -> Bonus:
    """The bonuses of a corporation now. With two players the market takes part (Two players).

    Its share count is the number of a tile drawn from the reserve, which goes back at once; with an
    empty reserve it is 1 to 12 by chance. If no player holds a share nothing is drawn.
    """
    # Drawn from a random place and left there: nobody knows the place, so the order of the bag is
    # as unknown as if it had been shuffled.
    held = [mine[corporation] for mine in state.shares]
    value = price(corporation, state.sizes[corporation])
    if len(held) != 2 or not any(held):
        return bonus(held, value)
    cell = state.bag[chance.below(len(state.bag))] if state.bag else None
    share = 1 + (chance.below(COLUMNS) if cell is None else cell % COLUMNS)
    paid = bonus([*held, share], value)
    market = Market(corporation, share, cell)
    return msgspec.structs.replace(paid, amounts=paid.amounts[:2], market=market)


def told(state: State, corporation: int, paid: Bonus) -> Iterator[Public]:
    """The events of the bonuses, without the market's, which stays in the bank."""
    if paid.market:
        held, cell = paid.market.held, paid.market.cell
        yield events.MarketDrawn(corporation=corporation, held=held, cell=cell)
    if not paid.first:
        yield events.NobodyHeld(corporation=corporation)
        return
    count = len(state.shares)
    first = tuple(Seat(holder) for holder in paid.first if holder < count)
    second = tuple(Seat(holder) for holder in paid.second if holder < count)
    if first:
        yield _majority(corporation, paid, first)
    if second:
        yield _minority(corporation, paid, second)


def _majority(corporation: int, paid: Bonus, first: tuple[Seat, ...]) -> Public:
    amount = paid.amounts[first[0]]
    if len(paid.first) > 1:
        return events.BonusShared(seats=first, corporation=corporation, amount=amount)
    if paid.second:
        return events.MajorityPaid(seat=first[0], corporation=corporation, amount=amount)
    return events.BothBonusesPaid(seat=first[0], corporation=corporation, amount=amount)


def _minority(corporation: int, paid: Bonus, second: tuple[Seat, ...]) -> Public:
    amount = paid.amounts[second[0]]
    if len(paid.second) > 1:
        return events.MinorityShared(seats=second, corporation=corporation, amount=amount)
    return events.MinorityPaid(seat=second[0], corporation=corporation, amount=amount)


def _followers(held: Sequence[int], most: int) -> tuple[int, ...]:
    next_most = max(count for count in held if count < most) if min(held) < most else 0
    return tuple(holder for holder, count in enumerate(held) if count == next_most and next_most)


def _rounded(amount: int, sharers: int) -> int:
    """An equal part, rounded up to an amount that can be paid in notes."""
    note = BOX.limits.rounding
    return -(-amount // (sharers * note)) * note
