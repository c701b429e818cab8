"""The judge: what an entry makes of a tournament, and what follows from it."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament import directing, lapses, playing, registration, rulings
from games.league.tournament.effects import Judged, kept_rounds, published, say
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Announce,
    Begin,
    Cancel,
    Change,
    CheckIn,
    Drop,
    EndTable,
    Entry,
    Extend,
    ForgetRoles,
    Join,
    KeepApart,
    Leave,
    Lock,
    Missed,
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


def judge(state: State, entry: Entry) -> Judged:
    """The state after one more entry, any but Undo, and its effects. RuleError: nothing has happened."""
    if entry.at < state.at:
        raise AssertionError("an entry may not be earlier than the one before it")
    if isinstance(state.phase, Finished | CalledOff) and not isinstance(
        entry.action, Rule | Settle | Announce
    ):
        raise RuleError("tournament-over")
    acted = _acted(state, entry)
    found = advanced(acted, entry.at)
    after = replace(found.state, number=state.number + 1, at=entry.at)
    return Judged(after, (*found.effects, *kept_rounds(state, after), *published(state, after)))


def _acted(state: State, entry: Entry) -> Judged:
    at = entry.at
    match entry.action:
        case Join() | Add() | CheckIn() | PlayOn() | Change() | ForgetRoles():
            return registration.acted(state, entry.action, at)
        case Begin():
            return playing.begun(state, at)
        case TimeUp(key=key):
            return playing.rung(state, key, at)
        case Leave(player=player, for_good=for_good):
            said = say("left", player=player)
            return playing.gone(state, player, at, said, for_good=for_good)
        case Drop(player=player, reason=reason, for_good=for_good):
            said = say("dropped", player=player, reason=reason)
            return playing.gone(state, player, at, said, for_good=for_good)
        case Silent():
            return lapses.silenced(state, entry.action)
        case Rule() | Settle():
            return rulings.acted(state, entry.action)
        case EndTable() | Adjudicate() | Replace() | Extend():
            return playing.acted(state, entry.action, at)
        case Pause() | Resume() | Missed() | Cancel() | Penalise() | KeepApart() | Announce():
            return directing.acted(state, entry.action, at)
        case Swap() | Lock() | Redraw():
            return directing.redrawn(state, entry.action, at)
        case Undo():
            raise AssertionError("an undo is judged by `taken_back`, which knows the record")
