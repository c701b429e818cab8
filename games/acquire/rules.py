"""Acquire's functions of the contract: setup, turns, offers, actions, time-outs."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import msgspec
from msgspec.structs import replace

from games.acquire import buying, disposal, founding, mergers, playing, preparation, turns
from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    ClaimVictory,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.asks import acting, action_types, kinds, offers, waiting
from games.acquire.commands import commands
from games.acquire.components import CELLS
from games.acquire.ending import outcome, settle, worth
from games.acquire.events import NobodyHeld, PlayerLeft, SharesShown
from games.acquire.forecast import FIRSTS, forecast
from games.acquire.hints import about, compared, hint
from games.acquire.orders import obey, order_forms, order_types
from games.acquire.players import sensible
from games.acquire.players.beginner import BEGINNER
from games.acquire.players.guide import GUIDE
from games.acquire.state import (
    EMPTY,
    Buying,
    Disposing,
    Founding,
    Options,
    Ordering,
    Over,
    Placing,
    State,
    Surviving,
)
from games.acquire.strengths import strengths
from games.acquire.view import imagine, view
from games.core import lengths
from games.core.chance import Chance
from games.core.contract import Rules, Step
from games.core.seats import put, staying
from games.core.words import Action, RuleError, Seat


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    """Deal tiles and money; the first seat begins (Preparation; First player)."""
    dealt = preparation.prepared(seats, options, chance)
    return turns.begin(dealt, preparation.told(dealt), chance)


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    """Check and play an action. Seats that have left then answer as silent ones do."""
    if seat != acting(state):
        raise RuleError("not-your-turn", seat=acting(state))
    match action, state.phase:
        case PlayTile(cell=cell), Placing():
            step = playing.play(state, cell, chance)
        case Found(corporation=corporation), Founding(cell=cell):
            step = founding.found(state, cell, corporation, (), chance)
        case ChooseSurvivor(survivor=survivor), Surviving() as phase:
            step = mergers.choose_survivor(state, phase, survivor, chance)
        case ChooseDefunct(defunct=defunct), Ordering() as phase:
            step = mergers.choose_defunct(state, phase, defunct, chance)
        case Dispose(disposal=wanted), Disposing() as phase:
            step = disposal.dispose(state, phase, wanted, chance)
        case Buy(shares=shares, end=end), Buying():
            step = buying.buy(state, shares, end, chance)
        case DeclareEnd(), Placing() | Buying():
            step = turns.declare(state, chance)
        case ClaimVictory(), Placing() | Buying():
            step = turns.claim(state, chance)
        case _:
            raise RuleError("not-now")
    if any(step.state.left):
        return _passed_over(step, chance)
    return step if step.revealed or step.state.open_holdings else _disclosed(step)


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    """A time-out: the quietest tile, the first corporation offered, all sold, nothing bought."""
    return _passed_over(_silent(state, chance), chance)


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    """Answer for the seat as for a silent one and skip its later turns; its shares still count."""
    gone = replace(state, left=put(state.left, seat, True))
    step = Step(gone, (PlayerLeft(seat=seat),))
    if staying(gone.left):
        return _passed_over(step, chance)
    while isinstance(step.state.phase, Founding | Surviving | Ordering | Disposing):
        step = _and_then(step, _silent(step.state, chance))
    return settle(step.state, step.events, "all-left", chance)


def totals(state: State) -> Mapping[str, int]:
    """Sums that stay the same: dollars and shares with the bank's, and the 108 tiles."""
    on_board = CELLS - state.board.count(EMPTY)
    tiles = on_board + sum(map(len, state.racks)) + len(state.bag) + len(state.aside)
    shares = sum(map(sum, state.shares)) + sum(state.stock)
    return {"money": sum(state.purses), "shares": shares, "tiles": tiles}


def upgrade(shape: int, data: bytes) -> bytes:
    """A state of shape 1 as shape 2, which adds the facts about racks and each seat's turns."""
    if shape != 1:
        raise AssertionError(f"Acquire never had the shape {shape}")
    saved = msgspec.json.decode(data)
    seats, moves = len(saved["racks"]), saved.get("moves", 1)
    saved["lacking"] = [[] for _ in range(seats)]
    saved["begun"] = [(moves - 1 - seat) // seats + 1 for seat in range(seats)]
    return msgspec.json.encode(saved)


def _silent(state: State, chance: Chance) -> Step[State]:
    match state.phase:
        case Placing():
            return playing.by_silence(state, chance)
        case Founding(cell=cell):
            return founding.found(state, cell, founding.free(state.sizes)[0], (), chance)
        case Surviving(tied=tied) as phase:
            return mergers.choose_survivor(state, phase, tied[0], chance)
        case Ordering(tied=tied) as phase:
            return mergers.choose_defunct(state, phase, tied[0], chance)
        case Disposing() as phase:
            return disposal.sell_all(state, phase, chance)
        case Buying():
            return buying.buy(state, buying.NOTHING, False, chance)
        case Over():
            raise AssertionError("nobody is asked after the end")


def _passed_over(step: Step[State], chance: Chance) -> Step[State]:
    while any(step.state.left) and _waits_for_one_who_left(step.state):
        step = _and_then(step, _silent(step.state, chance))
    return step if step.revealed or step.state.open_holdings else _disclosed(step)


def _waits_for_one_who_left(state: State) -> bool:
    seat = acting(state)
    return seat is not None and state.left[seat]


def _and_then(first: Step[State], then: Step[State]) -> Step[State]:
    return Step(then.state, first.events + then.events, revealed=True)


def _disclosed(step: Step[State]) -> Step[State]:
    """The step, marked as revealing if it shows hidden holdings, as settling a corporation does."""
    tells = any(isinstance(event, SharesShown | NobodyHeld) for event in step.events)
    return replace(step, revealed=True) if tells else step


RULES = Rules(
    key="acquire",
    version=3,
    shape=2,
    seats=range(2, 7),
    options_type=Options,
    state_type=State,
    order_types=order_types,
    obey=obey,
    order_forms=order_forms,
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
    upgrade=upgrade,
    hint=hint,
    about=about,
    compared=compared,
    forecast=forecast,
    strengths=strengths,
    firsts=FIRSTS,
    usual=lengths.load("games.acquire"),
    rounds=lengths.rounds("games.acquire"),
    commands=commands,
    players={"sensible": sensible},
    guide=GUIDE,
    beginner=BEGINNER,
)
