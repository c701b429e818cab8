"""A share for a share of another player, without asking them (Exchange stock)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.owners_choice import turns
from games.owners_choice.appointing import appoint
from games.owners_choice.components import COUNT
from games.owners_choice.events import NothingExchanged, NothingToExchange, SharesExchanged, Told
from games.owners_choice.state import Exchanging, State, View


def arrive(state: State, told: Told) -> Step[State]:
    """The mover is asked, if there is anything to exchange (ruling 15)."""
    if not held(state, state.mover) or next(partners(state), None) is None:
        return turns.moved(state, (*told, NothingToExchange()))
    return Step(replace(state, turn=state.turn + 1, phase=Exchanging()), told)


def held(state: State | View, seat: Seat) -> tuple[int, ...]:
    """The companies of which the seat has shares."""
    return tuple(company for company, count in enumerate(state.shares[seat]) if count)


def partners(state: State | View) -> Iterator[Seat]:
    """The others who hold anything, also those who have left (ruling 3.6.10)."""
    for seat, shares in enumerate(state.shares):
        if seat != state.mover and any(shares):
            yield Seat(seat)


def exchange(state: State, other: object, given: object, taken: object) -> Step[State]:
    """Two shares of one company are the same as no exchange (ruling 3.6.9)."""
    seat = _partner(state, other)
    mine, theirs = _held(state, state.mover, given), _held(state, seat, taken)
    if mine == theirs:
        return decline(state)
    shares = put(state.shares, state.mover, _swapped(state.shares[state.mover], mine, theirs))
    shares = put(shares, seat, _swapped(shares[seat], theirs, mine))
    told = SharesExchanged(seat=state.mover, other=seat, given=mine, taken=theirs)
    return turns.moved(*appoint(replace(state, shares=shares), (told,)))


def decline(state: State) -> Step[State]:
    return turns.moved(state, (NothingExchanged(seat=state.mover),))


def _partner(state: State, other: object) -> Seat:
    for seat in partners(state):
        if type(other) is int and seat == other:
            return seat
    raise RuleError("no-such-partner", seats=tuple(partners(state)))


def _held(state: State, seat: Seat, company: object) -> int:
    if type(company) is not int or company not in held(state, seat):
        raise RuleError("holds-none-of-it", seat=seat, companies=held(state, seat))
    return company


def _swapped(shares: tuple[int, ...], given: int, taken: int) -> tuple[int, ...]:
    change = [(one == taken) - (one == given) for one in range(COUNT)]
    return tuple(count + more for count, more in zip(shares, change, strict=True))
