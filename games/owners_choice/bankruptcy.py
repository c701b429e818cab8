"""A player's bankruptcy, which may follow a company's (Bankruptcy; rulings 13, 3.6.3, 3.6.11)."""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.seats import put, staying
from games.core.words import RuleError, Seat
from games.owners_choice import ending, turns
from games.owners_choice.appointing import appoint
from games.owners_choice.components import COUNT
from games.owners_choice.events import PlayerBankrupt, Told
from games.owners_choice.state import State, gone


def declare(state: State, seat: Seat) -> Step[State]:
    """Shares and money go back and the seat is out; the last player left wins at once."""
    if seat not in state.ruined:
        raise RuleError("no-reason-for-bankruptcy")
    bankrupt, told = appoint(_given_back(state, seat), _told(state, seat))
    if len(staying(gone(bankrupt))) == 1:
        return ending.end(bankrupt, "last-player", told)
    if seat == state.mover:
        return turns.pass_on(bankrupt, told)
    return Step(bankrupt, told)


def _told(state: State, seat: Seat) -> Told:
    return (PlayerBankrupt(seat=seat, shares=state.shares[seat]),)


def _given_back(state: State, seat: Seat) -> State:
    return replace(
        state,
        purses=pay(state.purses, seat, BANK, state.purses[seat]),
        shares=put(state.shares, seat, (0,) * COUNT),
        stock=tuple(map(add, state.stock, state.shares[seat])),
        bankrupt=(*state.bankrupt, seat),
        ruined=tuple(one for one in state.ruined if one != seat),
    )
