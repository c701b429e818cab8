"""When the clock has something to do at a table: alarms, reminders, ballots, computers, lobbies."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.engine.table.change import Change
from bot.engine.table.live import Live
from bot.engine.time import deserting, putting_off
from bot.engine.time.starts import LIFE
from bot.engine.time.waiting import busy, pressing, waited_persons
from bot.store.rows import BallotRow
from games.core.timers import Alarm

REMINDERS = (50, 90)
"""Reminders of those waited for, in per cent of their time that is over."""

LOBBY_WARNED, LOBBY_CLOSED = timedelta(days=6), LIFE
"""How long after its opening a lobby is warned, and closed."""


def due_of(live: Live) -> datetime | None:
    """The next instant at which `ring` has something to do here."""
    match live.row.stage:
        case "lobby":
            ends = live.row.created + (LOBBY_CLOSED if live.row.reminded else LOBBY_WARNED)
            return min(ends, live.row.starts or ends)
        case "running" if busy(live):
            # That instant is past: the table is due at once, and the clock rings it in its order.
            return live.row.at
        case "running" | "paused":
            return min(_instants(live), default=None)
        case "over" | "closed":
            return None


def start_due(live: Live, now: datetime) -> datetime | None:
    """The start of a lobby that is due by now, if it lies before the lobby's end."""
    row = live.row
    if row.stage != "lobby" or row.starts is None or row.starts > now:
        return None
    return row.starts if row.starts < row.created + LOBBY_CLOSED else None


def remind(change: Change) -> None:
    """Remind those waited for, if a reminder is due."""
    step = _next_reminder(change.live)
    # After an outage several may be due; only the last is told.
    while step is not None and step[0] <= change.now:
        change.set(reminded=step[1])
        step = _next_reminder(change.live)
    if change.live.row.reminded != change.before.row.reminded:
        seats = waited_persons(change.live)
        if seats:
            change.tell("reminder", seats=seats, percent=change.live.row.reminded)


def first_closing(live: Live) -> BallotRow | None:
    return min(live.ballots, key=lambda ballot: ballot.closes, default=None)


def _instants(live: Live) -> Iterator[datetime]:
    yield from (ballot.closes for ballot in live.ballots)
    if _is_anybody_off(live) and (change := deserting.next_change(live)) is not None:
        yield change
    if live.row.stage == "running":
        yield from (alarm.due for alarm in live.row.alarms)
        if reminder := _next_reminder(live):
            yield reminder[0]


def _is_anybody_off(live: Live) -> bool:
    return bool(live.time_off) or any(row.away_since is not None for row in live.seats)


def _next_reminder(live: Live) -> tuple[datetime, int] | None:
    """Instant and per cent. None in a window: a reminder would tell who has not answered yet."""
    alarm = pressing(live.row.alarms)
    percent = next((one for one in REMINDERS if one > live.row.reminded), None)
    if alarm is None or percent is None or live.waiting.window:
        return None
    moment = _at(live, alarm, percent)
    # Quiet hours may put it off up to the deadline itself, where it would be of no use.
    return (moment, percent) if moment < alarm.due else None


def _at(live: Live, alarm: Alarm, percent: int) -> datetime:
    """Time off is no part of the time to answer, and nobody is reminded in it."""
    assert alarm.since is not None
    whole = (alarm.plain or alarm.due) - alarm.since
    length = whole * percent / 100
    if not live.time_off and not live.row.clock.weekends_off:
        return alarm.since + length
    return putting_off.reckon(live, alarm.since, length)
