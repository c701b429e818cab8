"""Deadlines of a table later by its people's time off; who is asked together shares the latest.

In a window everybody at the table counts, so the deadline tells nobody who has answered.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.engine.table.change import Change
from bot.engine.table.live import Live, persons
from bot.engine.time import time_off
from bot.engine.time.paces import DAY
from bot.engine.time.time_off import NOBODY, Reckoned
from bot.engine.time.waiting import waited_persons
from bot.store.rows import Clock, TimeOff
from games.core.timers import Alarm
from games.core.words import Seat


def is_unhurried(clock: Clock) -> bool:
    """Whether people's time off counts: at the daily and the slow pace, or one as long."""
    return clock.pace in {"daily", "slow"} or (clock.pace == "own" and clock.seconds >= DAY)


def put_off(change: Change) -> None:
    """Reckon the deadlines anew; none of them moves earlier."""
    live = change.live
    if live.row.stage != "running" or not _has_time_off(live):
        return
    alarms = tuple(_later(live, one) if one.paced else one for one in live.row.alarms)
    if alarms != live.row.alarms:
        change.set(alarms=alarms)


def after_pause(live: Live, before: Alarm, after: Alarm, now: datetime) -> Alarm:
    """The alarm `after` a pause that ends now, not later by the same time off once more.

    Time off that was in the deadline already may have passed during the pause. Everybody has what
    they had left at its beginning.
    """
    paused_at = live.row.paused_at
    if before.plain is None or before.since is None or after.since is None or paused_at is None:
        return after
    length, due = before.plain - before.since, before.due
    for seat in asked(live):
        used = time_off.counted(before.since, paused_at, off_of(live, seat), weekends(live))
        left = max(timedelta(), length - used)
        due = max(due, reckoned(live, seat, now, left).due)
        due = max(due, reckoned(live, seat, after.since, length).due)
    return replace(after, due=min(after.due, due))


def bring_forward(change: Change) -> None:
    """A vacation has ended early: deadlines that stood for it run again.

    Everybody who is asked has at least a whole pace from now on, or what they had.
    """
    live = change.live
    pace = timedelta(seconds=live.row.clock.seconds)
    for alarm in live.row.alarms:
        if alarm.paced and alarm.plain is not None and alarm.since is not None:
            own = reckon(live, alarm.since, alarm.plain - alarm.since)
            due = min(alarm.due, max(own, reckon(live, change.now, pace)))
            moved = replace(alarm, due=due)
            change.set(alarms=tuple(moved if one == alarm else one for one in live.row.alarms))
            live = change.live


def reckon(live: Live, since: datetime, length: timedelta) -> datetime:
    """The end of so much time for all who are asked."""
    if not _has_time_off(live):
        return since + length
    found = [reckoned(live, seat, since, length) for seat in asked(live)]
    return time_off.latest(found).due if found else since + length


def reckoned(live: Live, seat: Seat, since: datetime, length: timedelta) -> Reckoned:
    """The end of so much time for one seat, and what puts it off."""
    return time_off.reckon(since, length, off_of(live, seat), weekends(live))


def asked(live: Live) -> tuple[Seat, ...]:
    return persons(live) if live.waiting.window else waited_persons(live)


def off_of(live: Live, seat: Seat) -> TimeOff:
    """The time off of a seat's person, as far as it counts at this table."""
    user = live.seats[seat].user_id
    if user is None or not is_unhurried(live.row.clock):
        return NOBODY
    off, clock = live.time_off.get(user, NOBODY), live.row.clock
    off = off if clock.vacations else replace(off, vacations=())
    return off if clock.quiet else replace(off, quiet=None)


def weekends(live: Live) -> str | None:
    """The zone of the weekends that do not count."""
    clock = live.row.clock
    return clock.zone if clock.weekends_off and is_unhurried(clock) else None


def _has_time_off(live: Live) -> bool:
    clock = live.row.clock
    return is_unhurried(clock) and (clock.weekends_off or bool(live.time_off))


def _later(live: Live, alarm: Alarm) -> Alarm:
    assert alarm.since is not None
    plain = alarm.plain or alarm.due
    due = reckon(live, alarm.since, plain - alarm.since)
    return replace(alarm, due=due, plain=plain) if due > alarm.due else alarm
