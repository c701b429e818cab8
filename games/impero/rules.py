"""Impero's functions of the contract: setup, waiting, offers, actions, timers."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from games.core import lengths
from games.core.chance import Chance
from games.core.contract import Rules, Step
from games.core.seats import put
from games.core.words import Action, RuleError, Seat
from games.impero import (
    auctions,
    cells,
    closing,
    dividends,
    founding,
    listings,
    preparation,
    spending,
    transfers,
)
from games.impero.actions import (
    Answer,
    Bid,
    Buy,
    BuyCell,
    DevelopCell,
    Found,
    Issue,
    Ready,
    RentCell,
    Sell,
    Send,
    SetDividend,
    Unready,
    Withdraw,
    action_types,
)
from games.impero.asks import computer_offers, offers, waiting
from games.impero.closing import outcome, worth
from games.impero.codes import codes
from games.impero.commands import commands
from games.impero.components import MAX_TAKEN_BACK
from games.impero.deadlines import schedule
from games.impero.events import GameBegan, PlayerReady, PlayerUnready
from games.impero.forecast import FIRSTS, forecast
from games.impero.hints import about, compared, hint, told
from games.impero.imagining import imagine
from games.impero.kinds import kinds
from games.impero.orders import obey, order_forms, order_types
from games.impero.pages import pages, titles
from games.impero.players import sensible
from games.impero.players.beginner import BEGINNER
from games.impero.players.guide import GUIDE
from games.impero.state import Options, State
from games.impero.strengths import strengths
from games.impero.upgrade import upgrade
from games.impero.view import view


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    """Draw the country; all get a capital and points (Beginning)."""
    state = preparation.prepared(seats, options, moment, chance)
    return Step(state, (GameBegan(count=len(state.owners), turns=options.turns),))


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    """Check and play an action. All may act at any time; the last Ready may close the turn."""
    if state.players[seat].left:
        raise RuleError("you-have-left")
    match action:
        case Ready() | Unready():
            step = _ready(state, seat, isinstance(action, Ready))
            return closing.close_if_all_are_ready(step, moment, chance)
        case Issue() | Bid() | Sell() | Buy() | Withdraw():
            return _traded(state, seat, action, moment)
        case Send():
            return transfers.send(state, seat, action, moment)
        case Answer():
            return transfers.answer(state, seat, action, moment, chance)
        case _:
            return _managed(state, seat, action, chance)


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    """End an auction, a sale, a transfer or the turn, as the timer's key says."""
    for auction in state.auctions:
        if auction.key == key:
            return auctions.close(state, auction)
    for listing in state.listings:
        if listing.key == key:
            return listings.expire(state, listing)
    for transfer in state.transfers:
        if transfer.key == key:
            return transfers.give_back(state, transfer)
    return closing.close(state, moment, chance)


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    """The seat leaves: a turn that waited for it alone may close."""
    if state.players[seat].left:
        raise RuleError("you-have-left")
    step = closing.leave(state, seat)
    if outcome(step.state) is not None:
        return step
    return closing.close_if_all_are_ready(step, moment, chance)


def totals(state: State) -> Mapping[str, int]:
    """Sums that stay the same: cents with the bank's, escrow without a bid or transfer, cells."""
    bids = sum(one.amount for one in state.auctions)
    sent = sum(one.amount for one in state.transfers)
    return {
        "cents": sum(state.purses),
        "withheld": state.purses[spending.escrow(state)] - bids - sent,
        "cells": len(state.owners),
    }


def _ready(state: State, seat: Seat, ready: bool) -> Step[State]:
    player = state.players[seat]
    if player.ready == ready:
        raise RuleError("already-ready" if ready else "not-ready-yet")
    if not ready and player.taken_back >= MAX_TAKEN_BACK:
        raise RuleError("ready-for-good", limit=MAX_TAKEN_BACK)
    taken_back = player.taken_back + (not ready)
    after = replace(player, ready=ready, taken_back=taken_back)
    players = put(state.players, seat, after)
    told = PlayerReady(seat=seat) if ready else PlayerUnready(seat=seat)
    return Step(replace(state, players=players), (told,))


def _traded(
    state: State, seat: Seat, action: Issue | Bid | Sell | Buy | Withdraw, moment: datetime
) -> Step[State]:
    match action:
        case Issue():
            return auctions.issue(state, seat, action, moment)
        case Bid():
            return auctions.bid(state, seat, action, moment)
        case Sell():
            return listings.sell(state, seat, action, moment)
        case Buy():
            return listings.buy(state, seat, action, moment)
        case Withdraw():
            return listings.withdraw(state, seat, action)


def _managed(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    match action:
        case Found(name=name, capital=capital):
            return founding.found(state, seat, name, capital, chance)
        case SetDividend(company=company, percent=percent):
            return dividends.set_dividend(state, seat, company, percent)
        case BuyCell(company=company, cell=cell):
            return cells.buy(state, seat, company, cell)
        case RentCell(company=company, cell=cell):
            return cells.rent(state, seat, company, cell)
        case DevelopCell(company=company, cell=cell):
            return cells.develop(state, seat, company, cell)
        case _:
            raise RuleError("not-now")


RULES = Rules(
    key="impero",
    version=4,
    shape=2,
    seats=range(2, 21),
    options_type=Options,
    state_type=State,
    order_types=order_types,
    obey=obey,
    order_forms=order_forms,
    pages=pages,
    titles=titles,
    schedule=schedule,
    action_types=action_types,
    kinds=kinds,
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
    hint=hint,
    about=about,
    compared=compared,
    forecast=forecast,
    strengths=strengths,
    firsts=FIRSTS,
    told=told,
    codes=codes,
    upgrade=upgrade,
    usual=lengths.load("games.impero"),
    tonight={"minutes": 10, "early": True},
    commands=commands,
    players={"sensible": sensible},
    computer_offers=computer_offers,
    guide=GUIDE,
    beginner=BEGINNER,
)
