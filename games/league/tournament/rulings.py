"""The director's word on a table, also where the director plays at it."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.effects import (
    AnyEffect,
    CloseTable,
    Judged,
    TakeRole,
    check_result,
    player_of,
    round_of,
    say,
    table_of,
    with_table,
)
from games.league.tournament.entries import Rule, Settle
from games.league.tournament.state import Asked, Finished, Playing, Result, State


def acted(state: State, action: Rule | Settle) -> Judged:
    """RuleError: table-not-running, ruling-too-late, reason-missing, result-incomplete, no-ruling-waits,
    ruling-renewed.
    """
    match action:
        case Rule():
            return _ruled(state, action)
        case Settle():
            return _settled(state, action)


def _ruled(state: State, action: Rule) -> Judged:
    """In somebody's own cause it waits for another director, and counts at once if there is none."""
    if not action.reason.strip():
        raise RuleError("reason-missing")
    check_result(table_of(state, action.table), action.places, action.scores)
    _check_time(state, action.table)
    own = action.by is not None
    result = Result(action.places, action.scores, "director", action.reason, own=own)
    if action.by is None or action.alone:
        return _counted(state, action.table, result)
    player = player_of(state, action.by).number
    others = tuple(one for one in state.asked if one.table != action.table)
    entry = state.number + 1
    after = replace(state, asked=(*others, Asked(action.table, result, player, entry)))
    said = say("ruling-asked", table=action.table, player=player, reason=action.reason, entry=entry)
    # With the places, or another director would agree to what they cannot see.
    return Judged(after, (replace(said, result=result),))


def _settled(state: State, action: Settle) -> Judged:
    waiting = next((one for one in state.asked if one.table == action.table), None)
    if waiting is None:
        raise RuleError("no-ruling-waits", table=action.table)
    if action.entry not in {0, waiting.entry}:
        raise RuleError("ruling-renewed", table=action.table)
    if not action.agreed:
        after = _answered(state, action.table)
        return Judged(after, (say("ruling-refused", table=action.table, player=waiting.player),))
    _check_time(state, action.table)
    return _counted(state, action.table, replace(waiting.result, own=False))


def _counted(state: State, number: int, result: Result) -> Judged:
    """A word on a running table closes it; one on an earlier result corrects the standings."""
    table = table_of(state, number)
    ruled = replace(table, result=result, silent=(), scored_at=None, missed=())
    after = with_table(_answered(state, number), ruled)
    undone: tuple[AnyEffect, ...] = () if table.result else (CloseTable(number),)
    if isinstance(state.phase, Finished):
        undone = (TakeRole(state.phase.winners),)
        after = replace(after, phase=Playing())
    said = say("ruled", table=number, reason=result.reason, own=result.own)
    return Judged(after, (*undone, said))


def _check_time(state: State, number: int) -> None:
    one = round_of(state, number)
    if one.opened is None:
        raise RuleError("table-not-running", table=number)
    later = state.rounds[one.number :]
    if any(following.knockout for following in later):
        raise RuleError("ruling-too-late", round=later[0].number)


def _answered(state: State, number: int) -> State:
    return replace(state, asked=tuple(one for one in state.asked if one.table != number))
