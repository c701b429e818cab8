"""Quiet hours: nobody is called in them at a slow table; what was to be told waits for their end."""

from __future__ import annotations

from datetime import datetime

from bot.engine import time_off
from bot.engine.putting_off import is_unhurried
from bot.engine.sight import Sight
from bot.outbound.context import Context
from bot.store.rows import News, PersonRow, TimeOff


def quiet_until(person: PersonRow, now: datetime) -> datetime | None:
    """The end of the quiet hours in which `now` lies; None outside them."""
    return time_off.quiet_until(TimeOff(person.zone or "UTC", person.quiet), now)


def asleep_until(context: Context, sight: Sight, person: PersonRow) -> datetime | None:
    """The same where the table's pace lets a notice wait; None at quick tables."""
    schedule = sight.schedule
    slow = is_unhurried(sight.table.clock) if schedule is None else schedule.length is None
    return quiet_until(person, context.now()) if slow else None


def later(context: Context, sight: Sight, person: PersonRow) -> News:
    """The call to the open decision, for the end of the person's quiet hours."""
    until = asleep_until(context, sight, person)
    return News(table_id=sight.table.id, kind="reminder", to=person.user_id, not_before=until)
