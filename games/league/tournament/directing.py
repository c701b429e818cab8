"""The director's tools: pause, cancel, penalties, and the draw before it opens."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.drawing import draw
from games.league.tournament.effects import (
    AnyEffect,
    CloseTable,
    HaltTable,
    Judged,
    ResumeTable,
    player_of,
    say,
    table_of,
    with_player,
    with_round,
    with_table,
)
from games.league.tournament.entries import (
    Announce,
    Cancel,
    KeepApart,
    Lock,
    Missed,
    Pause,
    Penalise,
    Redraw,
    Resume,
    Swap,
)
from games.league.tournament.formats.shelf import format_of
from games.league.tournament.history import measured
from games.league.tournament.state import (
    CalledOff,
    CheckingIn,
    Pausing,
    Playing,
    Registering,
    Round,
    State,
    Table,
    timer,
)


def acted(
    state: State,
    action: Pause | Resume | Missed | Cancel | Penalise | KeepApart | Announce,
    at: datetime,
) -> Judged:
    match action:
        case Pause():
            return _paused(state, action, at)
        case Resume():
            return _resumed(state, at)
        case Missed():
            return Judged(credited(state, action))
        case Cancel(reason=reason):
            closed: list[AnyEffect] = [CloseTable(table) for table in running_tables(state)]
            after = replace(state, phase=CalledOff("cancelled", reason), pausing=None)
            return Judged(after, (*closed, say("cancelled", calls=state.entered, reason=reason)))
        case Penalise(player=number, points=points, reason=reason):
            player = player_of(state, number)
            after = with_player(state, replace(player, penalty=player.penalty + points))
            return Judged(after, (say("penalised", player=number, points=points, reason=reason),))
        case KeepApart(players=players):
            for number in players:
                player_of(state, number)
            if len(set(players)) < 2:
                raise RuleError("apart-needs-two", least=2)
            after = replace(state, apart=(*state.apart, players))
            form = format_of(state.settings)
            return Judged(form.planned(after) if isinstance(state.phase, Playing) else after)
        case Announce(text=text):
            return Judged(state, (say("announcement", text=text),))


def redrawn(state: State, action: Swap | Lock | Redraw, at: datetime) -> Judged:
    """Only a round that is drawn and not opened can be changed so. RuleError: round-not-drawn."""
    if not isinstance(state.phase, Playing) or state.rounds[-1].opened:
        raise RuleError("round-not-drawn")
    drawn = state.rounds[-1]
    match action:
        case Swap():
            return _swapped(state, action)
        case Lock(table=number, locked=locked):
            table = _drawn_table(drawn, number)
            return Judged(with_table(state, replace(table, locked=locked)))
        case Redraw(softness=softness):
            keep = tuple(table for table in drawn.tables if table.locked)
            if keep and drawn.knockout:
                raise RuleError("knockout-seeded")
            earlier = replace(state, rounds=state.rounds[:-1])
            earlier = format_of(state.settings).planned(earlier, keep)
            after = draw(earlier, at, keep, softness)
            return Judged(after, (say("redrawn", round=drawn.number),))


def running_tables(state: State) -> tuple[int, ...]:
    """The numbers of the tables at which a game runs."""
    if not isinstance(state.phase, Playing) or not state.rounds[-1].opened:
        return ()
    return tuple(table.number for table in state.rounds[-1].running)


def postponed(state: State, by: timedelta) -> State:
    """All instants of the tournament's own clock, later."""
    match state.phase:
        case Registering(until=datetime() as until):
            return replace(state, phase=Registering(until + by))
        case CheckingIn(until=until):
            return replace(state, phase=CheckingIn(until + by))
        case Playing():
            return with_round(state, _later(state.rounds[-1], by))
        case _:
            return state


def credited(state: State, action: Missed) -> State:
    """No moment is given back twice, nor one of a pause, which gives its own length back."""
    running = timer(state)
    since = max(action.since, state.missed or action.since)
    if running is None or running.at <= since or action.until <= since:
        return state
    return replace(postponed(state, action.until - since), missed=action.until)


def _paused(state: State, action: Pause, at: datetime) -> Judged:
    if state.pausing:
        raise RuleError("already-paused")
    after = replace(state, pausing=Pausing(at, action.tables, action.reason, action.unreachable))
    halted = map(HaltTable, running_tables(state)) if action.tables else ()
    return Judged(after, (*halted, say("paused", reason=action.reason)))


def _resumed(state: State, at: datetime) -> Judged:
    pausing = state.pausing
    if pausing is None:
        raise RuleError("not-paused")
    after = postponed(replace(state, pausing=None), at - pausing.since)
    going = map(ResumeTable, running_tables(state)) if pausing.tables else ()
    return Judged(after, (*going, say("resumed")))


def _later(one: Round, by: timedelta) -> Round:
    due = one.due + by if one.due else None
    return replace(one, due=due, drawn=one.drawn if one.opened else one.drawn + by)


def _drawn_table(drawn: Round, number: int) -> Table:
    for table in drawn.tables:
        if table.number == number:
            return table
    raise RuleError("table-not-drawn", table=number)


def _swapped(state: State, action: Swap) -> Judged:
    """The figures of the round are measured again."""
    drawn = state.rounds[-1]
    one, other = _drawn_table(drawn, action.table), _drawn_table(drawn, action.other_table)
    for table, seat in ((one, action.seat), (other, action.other_seat)):
        if not 0 <= seat < len(table.seats):
            raise RuleError("no-such-seat", most=len(table.seats))
    first, second = one.seats[action.seat], other.seats[action.other_seat]
    after = _seated(state, action.table, action.seat, second)
    after = _seated(after, action.other_table, action.other_seat, first)
    earlier = replace(after, rounds=after.rounds[:-1])
    now = replace(after.rounds[-1], figures=measured(earlier, after.rounds[-1].tables))
    after = with_round(after, now)
    return Judged(after, (say("swapped", round=drawn.number, repeats=now.figures.repeats),))


def _seated(state: State, number: int, seat: int, player: int | None) -> State:
    table = table_of(state, number)
    seats = (*table.seats[:seat], player, *table.seats[seat + 1 :])
    return with_table(state, replace(table, seats=seats))
