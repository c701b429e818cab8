"""Shark Room as the contract asks for it: set up, whose turn, what is open, judging, silence."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from games.core import lengths
from games.core.chance import Chance
from games.core.contract import Rules, Step
from games.core.desk import Accept, Decline, MakePromise, MarkPromise, Propose, Withdraw
from games.core.steps import check_parts, run_on
from games.core.words import Action, RuleError, Seat
from games.shark_room import cards, dealing, glancing, leaving, reactions, trading, turns
from games.shark_room.actions import (
    Answer,
    Buy,
    Open,
    PlayCard,
    PutBack,
    Sell,
    TakeCash,
    TradeAsset,
)
from games.shark_room.asks import (
    acting,
    action_types,
    computer_offers,
    kinds,
    offers,
    waiting,
)
from games.shark_room.beginner import BEGINNER
from games.shark_room.commands import commands
from games.shark_room.ending import outcome, worth
from games.shark_room.forecast import FIRSTS, forecast
from games.shark_room.guide import GUIDE
from games.shark_room.hints import about, compared, hint, told
from games.shark_room.orders import obey, order_forms, order_types
from games.shark_room.pages import pages, titles
from games.shark_room.players import PLAYERS
from games.shark_room.preparation import prepared
from games.shark_room.state import Deal, Opening, Options, Over, Reaction, State, View
from games.shark_room.strengths import strengths
from games.shark_room.upgrade import upgrade
from games.shark_room.view import imagine, view


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    return _run_on(prepared(seats, options, chance), chance)


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    """The one judge. While an answer is open nothing else happens, but titles may be put back."""
    _check(state, seat, action)
    match action:
        case PutBack(order=order):
            step = glancing.put_back(state, seat, order)
        case Answer(special=special):
            step = _answered(state, seat, special)
        case _ if isinstance(state.phase, Reaction):
            raise _waits_for(reactions.asked(state.phase), seat, "answer-comes-first")
        case Open() | Buy() | Sell() | TakeCash():
            step = _in_turn(state, seat, action, chance)
        case _:
            step = _at_any_time(state, seat, action)
    return _run_on(step, chance)


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    """Silence: no answer, titles as they lay, no discard, 50."""
    return _run_on(_silent(state, chance), chance)


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    return _run_on(leaving.leave(state, seat), chance)


def totals(state: State) -> Mapping[str, int]:
    """Euros with the bank's, cards of the deck of titles, special cards."""
    shares = sum(map(len, state.shares)) + sum(map(len, state.piles))
    piles = (state.hands, state.sharks, state.turned, state.assets)
    specials = sum(sum(map(len, pile)) for pile in piles)
    return {
        "money": sum(state.purses),
        "titles": shares + sum(state.closings) + len(state.titles),
        "specials": specials + len(state.specials) + len(state.discards),
    }


def _check(state: State, seat: Seat, action: Action) -> None:
    """Check that the seat is at the table, and that the action has the parts that it should."""
    if not 0 <= seat < len(state.left) or state.left[seat] or isinstance(state.phase, Over):
        raise RuleError("not-now")
    check_parts(action)


def _answered(state: State, seat: Seat, special: int | None) -> Step[State]:
    if not isinstance(state.phase, Reaction) or reactions.asked(state.phase) != seat:
        raise RuleError("nothing-to-answer")
    return reactions.answer(state, state.phase, seat, special)


def _in_turn(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    if seat != state.mover:
        asked = acting(state)
        assert asked is not None
        raise _waits_for(asked, seat, "not-your-turn")
    match action, state.phase:
        case Open(discard=discard), Opening() as opening:
            return turns.open_turn(state, opening, discard, chance)
        case Buy(lot=lot, turned=turned), Deal() as deal:
            return dealing.buy(state, deal, lot, turned)
        case Sell(sold=sold, turned=turned, at_face=at_face), Deal() as deal:
            return dealing.sell(state, deal, sold, turned, at_face)
        case TakeCash(), Deal():
            return dealing.take_cash(state)
        case Open(), _:
            raise RuleError("opened-already")
        case _:
            raise RuleError("open-first")


def _waits_for(asked: Seat, seat: Seat, why: str) -> RuleError:
    """The refusal of somebody for whom something else comes first; oneself is told what it is."""
    if asked != seat:
        return RuleError(why, seat=asked)
    return RuleError("answer-first" if why == "answer-comes-first" else "put-back-first")


def _at_any_time(state: State, seat: Seat, action: Action) -> Step[State]:
    match action:
        case PlayCard():
            return cards.play(state, seat, action)
        case TradeAsset(asset=asset, deal=deal):
            return cards.trade_asset(state, seat, asset, deal)
        case Propose() | Accept() | Decline() | Withdraw() | MakePromise() | MarkPromise():
            return trading.trade(state, seat, action)
        case _:
            raise RuleError("not-now")


def _silent(state: State, chance: Chance) -> Step[State]:
    match state.phase:
        case Reaction() as reaction:
            return reactions.answer(state, reaction, reactions.asked(reaction), None)
        case Opening() if state.looker is not None:
            return glancing.leave_as_they_lay(state)
        case Opening() as opening:
            return turns.open_turn(state, opening, None, chance)
        case Deal():
            return dealing.take_cash(state)
        case Over():
            raise AssertionError("nobody is asked after the end")


def _run_on(step: Step[State], chance: Chance) -> Step[State]:
    """A seat that has left is passed over; without cards there is nothing to decide in an opening."""
    return run_on(step, lambda state: _by_itself(state, chance))


def _by_itself(state: State, chance: Chance) -> Step[State] | None:
    match state.phase:
        case Opening() | Deal() if state.left[state.mover]:
            return turns.finish(state)
        case Opening() as opening if state.looker is None and not state.hands[state.mover]:
            return turns.open_turn(state, opening, None, chance)
        case _:
            return None


RULES: Rules[State, View, Options] = Rules(
    key="shark_room",
    version=2,
    shape=2,
    seats=range(2, 5),
    windows=True,
    options_type=Options,
    state_type=State,
    action_types=action_types,
    order_types=order_types,
    kinds=kinds,
    tie_break="sharks",
    setup=setup,
    waiting=waiting,
    offers=offers,
    apply=apply,
    time_up=time_up,
    leave=leave,
    view=view,
    imagine=imagine,
    worth=worth,
    totals=totals,
    outcome=outcome,
    pages=pages,
    titles=titles,
    obey=obey,
    order_forms=order_forms,
    hint=hint,
    about=about,
    compared=compared,
    forecast=forecast,
    strengths=strengths,
    firsts=FIRSTS,
    told=told,
    upgrade=upgrade,
    usual=lengths.load("games.shark_room"),
    rounds=lengths.rounds("games.shark_room"),
    commands=commands,
    players=PLAYERS,
    guide=GUIDE,
    beginner=BEGINNER,
    computer_offers=computer_offers,
)
