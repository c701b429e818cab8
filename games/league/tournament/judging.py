"""The judge: what an entry makes of a tournament, and what follows from it."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament import (
    asking,
    directing,
    helping,
    lapses,
    playing,
    registration,
    rulings,
)
from games.league.tournament.effects import Judged, kept_rounds, published, say
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Announce,
    AnswerCall,
    AnyAction,
    Ask,
    Begin,
    CallDirector,
    Cancel,
    Change,
    CheckIn,
    Drop,
    EndAfter,
    EndTable,
    Entry,
    Extend,
    ForgetRoles,
    Join,
    KeepApart,
    Leave,
    Lock,
    Missed,
    Object,
    Pause,
    Penalise,
    PlayOn,
    Redraw,
    Replace,
    Resume,
    Rule,
    Settle,
    Silent,
    Swap,
    TimeUp,
    Undo,
)
from games.league.tournament.progress import advanced
from games.league.tournament.state import CalledOff, Finished, State

ASKED = "asked:"
"""Begins the timers of what is done in the open."""


def judge(state: State, entry: Entry) -> Judged:
    """The state after one more entry, any but Undo, and its effects. RuleError: nothing has happened."""
    if entry.at < state.at:
        raise AssertionError("an entry may not be earlier than the one before it")
    if isinstance(state.phase, Finished | CalledOff) and not _counts_afterwards(entry.action):
        raise RuleError("tournament-over")
    acted = _acted(state, entry)
    found = advanced(acted, entry.at)
    after = asking.without_moot(replace(found.state, number=state.number + 1, at=entry.at))
    after = helping.of_running(after)
    effects = (*found.effects, *asking.told(state, entry))
    return Judged(after, (*effects, *kept_rounds(state, after), *published(state, after)))


def _counts_afterwards(action: AnyAction) -> bool:
    """Whether it may be done when the tournament is over: results can still be corrected."""
    match action:
        case Ask(step=step):
            return isinstance(step, Rule)
        case TimeUp(key=key):
            return key.startswith(ASKED)
        case _:
            return isinstance(action, Rule | Settle | Object | Announce)


def _gone(state: State, action: Leave | Drop, at: datetime) -> Judged:
    said = say("left", player=action.player)
    if isinstance(action, Drop):
        said = say("dropped", player=action.player, reason=action.reason)
    return playing.gone(state, action.player, at, said, for_good=action.for_good)


def _acted(state: State, entry: Entry) -> Judged:
    at = entry.at
    match entry.action:
        case Join() | Add() | CheckIn() | PlayOn() | Change() | ForgetRoles():
            return registration.acted(state, entry.action, at)
        case Begin():
            return playing.begun(state, at)
        case TimeUp(key=key) if not key.startswith(ASKED):
            return playing.rung(state, key, at)
        case Leave() | Drop():
            return _gone(state, entry.action, at)
        case Silent():
            return lapses.silenced(state, entry.action)
        case Rule():
            return rulings.ruled(state, entry.action)
        case CallDirector() | AnswerCall():
            return helping.acted(state, entry.action)
        case Ask() | Settle() | Object() | TimeUp():
            return asking.acted(state, entry, _acted)
        case EndTable() | Adjudicate() | Replace() | Extend() | EndAfter():
            return playing.acted(state, entry.action, at)
        case Pause() | Resume() | Missed() | Cancel() | Penalise() | KeepApart() | Announce():
            return directing.acted(state, entry.action, at)
        case Swap() | Lock() | Redraw():
            return directing.redrawn(state, entry.action, at)
        case Undo():
            raise AssertionError("an undo is judged by `taken_back`, which knows the record")
