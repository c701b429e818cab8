"""The director's word on a table."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.asking import put
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
from games.league.tournament.entries import Rule
from games.league.tournament.state import Asked, Finished, Playing, Result, State


def ruled(state: State, action: Rule) -> Judged:
    """RuleError: table-not-running, ruling-too-late, reason-missing, result-incomplete."""
    if not action.reason.strip():
        raise RuleError("reason-missing")
    check_result(table_of(state, action.table), action.places, action.scores)
    _check_time(state, action.table)
    own = action.by is not None
    if action.by is not None and not action.alone:
        player = player_of(state, action.by).number
        ruling = Rule(action.table, action.places, action.scores, action.reason)
        return put(state, ruling, player, action.reason, None)
    result = Result(action.places, action.scores, "director", action.reason, own=own)
    return _counted(state, action.table, result)


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
    """No ruling on this table waits any more."""
    left = (one for one in state.asked if not _is_about(one, number))
    return replace(state, asked=tuple(left))


def _is_about(one: Asked, number: int) -> bool:
    return isinstance(one.step, Rule) and one.step.table == number
