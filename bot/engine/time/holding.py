"""The seats that hold a table up: asked for longer than the decision's own time, bank and vacation aside."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from msgspec.structs import replace

from bot.engine.table.live import Live
from bot.engine.time import clocks, time_off
from games.core.record import Leave
from games.core.words import Seat


def holding(live: Live, moment: datetime) -> tuple[Seat, ...]:
    """Seats whose people let the others wait, or for whom a computer answers, at that moment."""
    return tuple(dict.fromkeys((*_away(live), *_late(live, moment))))


def unmoved(live: Live, moment: datetime) -> tuple[Seat, ...]:
    """Those of them who were asked, and have never made a move of their own."""
    own = {line.seat for line in live.lines if _is_own(line.cause, line.action)}
    waits = {*holding(live, moment), *(row.seat for row in live.seats if row.missed)}
    found = (row for row in live.seats if row.user_id is not None and not row.left)
    return tuple(row.seat for row in found if row.seat in waits and row.seat not in own)


def _is_own(cause: object, action: object) -> bool:
    by = getattr(cause, "by", None)
    return (cause is None or by == "order") and not isinstance(action, Leave)


def _away(live: Live) -> Iterator[Seat]:
    """Their last decision was answered for them, and they have not come back since."""
    for row in live.seats:
        if row.user_id is not None and (row.silences or row.computer is not None):
            yield row.seat


def _late(live: Live, moment: datetime) -> Iterator[Seat]:
    """The table's own hours count, such as free weekends and the quiet hours of a night."""
    alarm = clocks.pressing(live.row.alarms)
    if alarm is None or alarm.since is None or live.schedule is not None:
        return
    paused = live.row.paused_at if live.row.stage == "paused" else None
    until = moment if paused is None else min(moment, paused)
    length = (alarm.plain or alarm.due) - alarm.since
    for seat in clocks.waited_persons(live):
        off = replace(clocks.off_of(live, seat), vacations=())
        own = time_off.reckon(alarm.since, length, off, clocks.weekends(live)).due
        if alarm.banked or own <= until:
            yield seat
