"""Money from one player to another, and the tax police (Transferring funds).

The effect of a transfer on a seat is noted as a `Dealing`, apart from the public figures.
"""

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
from games.impero.events import (
    Caught,
    MoneyAccepted,
    MoneyRefused,
    MoneyReturned,
    MoneySeized,
    MoneySent,
    MoneyWaits,
)
from games.impero.state import Dealing, State, Transfer


def send(state: State, seat: Seat, action: Send, moment: datetime) -> Step[State]:
    """Hold the amount in escrow. Its part of the giver's capital now is the risk (ruling 14)."""
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
    noted = dealt(after, Dealing(seat, taker, -amount, COSTS.send))
    return Step(noted, (told,), revealed=True)


def answer(
    state: State, seat: Seat, action: Answer, moment: datetime, chance: Chance
) -> Step[State]:
    """Accept, which costs a point and may be noticed, or refuse, which is free."""
    transfer = find(state.transfers, action.transfer, "nothing-to-answer")
    if seat != transfer.taker or moment >= transfer.ends:
        raise RuleError("nothing-to-answer")
    if not action.accept:
        return _refused(state, transfer)
    paid = spending.spent(state, seat, COSTS.accept)
    if chance.below(100) < transfer.risk:
        return _caught(dealt(paid, Dealing(seat, transfer.giver, 0, COSTS.accept)), transfer)
    after = spending.moved(_without(paid, transfer), _held(state), seat, transfer.amount)
    after = dealt(after, Dealing(seat, transfer.giver, transfer.amount, COSTS.accept))
    told = MoneyAccepted(
        to=(transfer.giver, seat),
        seat=seat,
        giver=transfer.giver,
        transfer=transfer.id,
        amount=transfer.amount,
    )
    return Step(after, (told,), revealed=True)


def give_back(state: State, transfer: Transfer) -> Step[State]:
    """Give back money that was not answered in time, or when a seat leaves or the game ends."""
    told = MoneyReturned(
        to=(transfer.giver, transfer.taker),
        seat=transfer.giver,
        taker=transfer.taker,
        transfer=transfer.id,
        amount=transfer.amount,
    )
    return Step(_refunded(state, transfer), (told,), revealed=True)


def waits(transfer: Transfer, turn: int) -> MoneyWaits:
    """The events that remind the takers at each closing."""
    return MoneyWaits(
        to=(transfer.taker,),
        seat=transfer.giver,
        taker=transfer.taker,
        transfer=transfer.id,
        amount=transfer.amount,
        risk=transfer.risk,
        until=seconds(transfer.ends),
        turn=turn,
    )


def risk_of(amount: int, capital: int) -> int:
    """Per cent of the risk that the tax police notices an amount out of a capital.

    Rounded up, so that many small transfers are no safer than one (ruling 14).
    """
    return -(-100 * amount // capital) if capital else 100


def dealt(state: State, *dealings: Dealing) -> State:
    """The state with this dealing noted."""
    return replace(state, dealings=(*state.dealings, *dealings))


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
    """Take all that both have, the money sent, and other money that they have sent.

    Bids in escrow are not touched (rulings 15 and 27).
    """
    pair = (transfer.giver, transfer.taker)
    lapsed = [one for one in state.transfers if one.giver in pair]
    after = state
    for one in lapsed:
        after = spending.moved(_without(after, one), _held(state), BANK, one.amount)
    for seat in pair:
        after = spending.moved(after, seat, BANK, after.purses[seat])
    seized = (_seized(one) for one in lapsed if one != transfer)
    return Step(_known_to_be_poor(after, pair), (Caught(seats=pair), *seized), revealed=True)


def _known_to_be_poor(state: State, pair: tuple[Seat, Seat]) -> State:
    """The dealings without those of the two: all know now that they have nothing."""
    dealings = tuple(replace(one, amount=0) if one.seat in pair else one for one in state.dealings)
    return replace(state, dealings=dealings)


def _seized(transfer: Transfer) -> MoneySeized:
    return MoneySeized(
        to=(transfer.giver, transfer.taker),
        seat=transfer.giver,
        taker=transfer.taker,
        transfer=transfer.id,
        amount=transfer.amount,
    )


def _refunded(state: State, transfer: Transfer) -> State:
    giver, amount = transfer.giver, transfer.amount
    after = spending.moved(_without(state, transfer), _held(state), giver, amount)
    return dealt(after, Dealing(giver, transfer.taker, amount))


def _held(state: State) -> int:
    return spending.escrow(state)


def _without(state: State, transfer: Transfer) -> State:
    return replace(state, transfers=tuple(one for one in state.transfers if one != transfer))
