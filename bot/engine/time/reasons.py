"""Why a deadline is what it is, for each who is asked."""

from __future__ import annotations

from datetime import datetime

import msgspec

from bot.engine.table.live import Live, schedule_of
from bot.engine.time import putting_off
from bot.engine.time.time_off import Cause
from bot.engine.time.waiting import pressing
from games.core.words import Seat


class Reason(msgspec.Struct, frozen=True):
    """A person's own deadline and what put it off."""

    seat: Seat | None
    """None in a window: everybody is asked alike and nobody is named."""
    due: datetime
    causes: tuple[Cause, ...]
    banked: bool
    """Whether the time bank is part of it."""


def reasons(live: Live) -> tuple[Reason, ...]:
    """One for each who is asked, the earliest first; none where turns close by the clock."""
    alarm = pressing(live.row.alarms)
    if live.row.stage != "running" or alarm is None or alarm.since is None:
        return ()
    if schedule_of(live) is not None:
        return ()
    length = (alarm.plain or alarm.due) - alarm.since
    found = []
    for seat in putting_off.asked(live):
        one = putting_off.reckoned(live, seat, alarm.since, length)
        found.append(Reason(seat, one.due, one.causes, alarm.banked))
    if not live.waiting.window:
        return tuple(sorted(found, key=lambda one: one.due))
    causes = dict.fromkeys(cause for one in found for cause in one.causes)
    return (Reason(None, alarm.due, tuple(causes), alarm.banked),)
