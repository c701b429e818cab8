"""Owner's Choice as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from games.core import lengths
from games.core.chance import Chance
from games.core.contract import Rules, Step
from games.core.words import Action, RuleError, Seat
from games.owners_choice import (
    bankruptcy,
    exchanging,
    leaving,
    moving,
    preparation,
    presidents,
    prices,
    silence,
    trading,
)
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.asks import acting, action_types, kinds, offers, waiting
from games.owners_choice.beginner import BEGINNER
from games.owners_choice.commands import commands
from games.owners_choice.ending import outcome, worth
from games.owners_choice.forecast import FIRSTS, forecast
from games.owners_choice.guide import GUIDE
from games.owners_choice.hints import about, compared, hint
from games.owners_choice.orders import obey, order_forms, order_types
from games.owners_choice.pages import pages
from games.owners_choice.players import sensible
from games.owners_choice.state import (
    Exchanging,
    Moving,
    Naming,
    Opening,
    Options,
    Presiding,
    State,
    Steering,
    Trading,
    View,
    gone,
)
from games.owners_choice.strengths import strengths
from games.owners_choice.view import imagine, view


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    """Chance lays the boards and draws who begins (Preparation)."""
    return preparation.prepare(seats, chance)


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    """The one judge. A bankruptcy may be declared in anybody's turn."""
    if gone(state)[seat]:
        raise RuleError("out-of-the-game")
    if isinstance(action, DeclareBankruptcy):
        return bankruptcy.declare(state, seat)
    if seat != acting(state):
        raise RuleError("not-your-turn", seat=acting(state))
    return _judged(state, action, chance)


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    return silence.answer(state, chance)


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    return leaving.leave(state, seat)


def totals(state: State) -> Mapping[str, int]:
    """Dollars with the Fund's and the bank's, and each company's shares."""
    shares = sum(map(sum, state.shares)) + sum(state.stock)
    return {"money": sum(state.purses), "shares": shares}


def _judged(state: State, action: Action, chance: Chance) -> Step[State]:
    match action, state.phase:
        case Trade(), Moving() if state.traded:
            raise RuleError("session-used")
        case Trade(shares=shares), Opening() | Moving() | Trading():
            return trading.trade(state, shares)
        case Pass(), Opening() | Trading():
            return trading.decline(state)
        case Move(steps=steps), Moving():
            return moving.move(state, steps, chance)
        case RollDie(die=die), Presiding() as phase:
            return presidents.roll(state, phase, die, chance)
        case ChooseCompany(company=company), Naming():
            return moving.name_company(state, company)
        case ChooseCompany(company=company), Steering() as phase:
            return prices.steer(state, phase, company)
        case Exchange(seat=other, given=given, taken=taken), Exchanging():
            return exchanging.exchange(state, other, given, taken)
        case ExchangeNothing(), Exchanging():
            return exchanging.decline(state)
        case _:
            raise RuleError("not-now")


RULES: Rules[State, View, Options] = Rules(
    key="owners_choice",
    version=2,
    seats=range(2, 6),
    options_type=Options,
    state_type=State,
    action_types=action_types,
    order_types=order_types,
    kinds=kinds,
    setup=setup,
    waiting=waiting,
    offers=offers,
    apply=apply,
    time_up=time_up,
    leave=leave,
    view=view,
    pages=pages,
    imagine=imagine,
    obey=obey,
    order_forms=order_forms,
    hint=hint,
    about=about,
    compared=compared,
    forecast=forecast,
    strengths=strengths,
    firsts=FIRSTS,
    worth=worth,
    totals=totals,
    outcome=outcome,
    usual=lengths.load("games.owners_choice"),
    rounds=lengths.rounds("games.owners_choice"),
    commands=commands,
    players={"sensible": sensible},
    guide=GUIDE,
    beginner=BEGINNER,
)
