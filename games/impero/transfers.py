"""Money from one player to another, and the tax police (Transferring funds)."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK
from games.core.words import RuleError, Seat
from games.impero import spending
from games.impero.actions import Answer, Send
from games.impero.components import BOX, COSTS
from games.impero.deadlines import ends, find, seconds
from games.impero.events import Caught, MoneyAccepted, MoneyRefused, MoneyReturned, MoneySent
from games.impero.state import State, Transfer


def send(state: State, seat: Seat, action: Send, moment: datetime) -> Step[State]:
    """The amount is withheld; its share of what one has is the risk, from now on (ruling 14)."""
    taker, amount = action.taker, action.amount
    _check_taker(state, seat, taker)
    if amount < 1:
        raise RuleError("nothing-to-send", least=1)
    paid = spending.spent(state, seat, COSTS.send)
    paid = spending.moved(paid, seat, spending.escrow(state), amount)
    until = ends(state.options, BOX.transfer.hours, moment)
    risk = risk_of(amount, state.purses[seat])
    transfer = Transfer(state.sent + 1, seat, taker, amount, risk, until)
    told = MoneySent(
        to=(seat, taker),
        seat=seat,
        taker=taker,
        transfer=transfer.id,
        amount=amount,
        risk=risk,
        until=seconds(until),
    )
    after = replace(paid, transfers=(*state.transfers, transfer), sent=transfer.id)
    return Step(after, (told,), revealed=True)


def answer(
    state: State, seat: Seat, action: Answer, moment: datetime, chance: Chance
) -> Step[State]:
    """Accepting costs a point and may be noticed; refusing is free."""
    transfer = find(state.transfers, action.transfer, "nothing-to-answer")
    if seat != transfer.taker or moment >= transfer.ends:
        raise RuleError("nothing-to-answer")
    if not action.accept:
        return _refused(state, transfer)
    paid = spending.spent(state, seat, COSTS.accept)
    if chance.below(100) < transfer.risk:
        return _caught(paid, transfer)
    after = spending.moved(_without(paid, transfer), _held(state), seat, transfer.amount)
    told = MoneyAccepted(
        to=(transfer.giver, seat),
        seat=seat,
        giver=transfer.giver,
        transfer=transfer.id,
        amount=transfer.amount,
    )
    return Step(after, (told,), revealed=True)


def give_back(state: State, transfer: Transfer) -> Step[State]:
    """Unanswered in time, or one of the two leaves, or the game ends."""
    told = MoneyReturned(
        to=(transfer.giver, transfer.taker),
        seat=transfer.giver,
        taker=transfer.taker,
        transfer=transfer.id,
        amount=transfer.amount,
    )
    return Step(_refunded(state, transfer), (told,), revealed=True)


def risk_of(amount: int, capital: int) -> int:
    """Per cent at which the tax police notices so much out of a capital."""
    return 100 * amount // capital if capital else 100


def _check_taker(state: State, seat: Seat, taker: Seat) -> None:
    if not 0 <= taker < len(state.players) or taker == seat:
        raise RuleError("send-to-another")
    if state.players[taker].left:
        raise RuleError("has-left", seat=taker)


def _refused(state: State, transfer: Transfer) -> Step[State]:
    told = MoneyRefused(
        to=(transfer.giver, transfer.taker),
        seat=transfer.taker,
        giver=transfer.giver,
        transfer=transfer.id,
        amount=transfer.amount,
    )
    return Step(_refunded(state, transfer), (told,), revealed=True)


def _caught(state: State, transfer: Transfer) -> Step[State]:
    """What both have is gone, and what was sent; bids that are withheld are not (ruling 15)."""
    pair = (transfer.giver, transfer.taker)
    after = spending.moved(_without(state, transfer), _held(state), BANK, transfer.amount)
    for seat in pair:
        after = spending.moved(after, seat, BANK, after.purses[seat])
    return Step(after, (Caught(seats=pair),), revealed=True)


def _refunded(state: State, transfer: Transfer) -> State:
    return spending.moved(_without(state, transfer), _held(state), transfer.giver, transfer.amount)


def _held(state: State) -> int:
    return spending.escrow(state)


def _without(state: State, transfer: Transfer) -> State:
    return replace(state, transfers=tuple(one for one in state.transfers if one != transfer))
