"""The calendar of a game that goes by the clock: which turns still close, and when."""

from __future__ import annotations

from datetime import datetime

from bot.sight import Sight
from games.core.timers import Schedule, calendar


def closings(sight: Sight) -> list[tuple[int, datetime]]:
    """The number of each turn to come, from 1, and its closing. What is not known yet is left out.

    After a pause the hours that are left are read anew, so the calendar of the beginning is void.
    """
    schedule, start = sight.schedule, _start(sight)
    if schedule is None or start is None or schedule.length is not None:
        return []
    numbered = list(enumerate(calendar(schedule, start, sight.table.clock.zone), 1))
    if sight.deadline is None:
        return numbered if sight.table.stage == "lobby" else []
    if (sight.turn, sight.deadline) not in numbered:
        return _anew(sight, schedule, sight.deadline)
    return [(turn, closing) for turn, closing in numbered if closing >= sight.deadline]


def _start(sight: Sight) -> datetime | None:
    return sight.table.starts if sight.table.stage == "lobby" else sight.table.opened


def _anew(sight: Sight, schedule: Schedule, deadline: datetime) -> list[tuple[int, datetime]]:
    """From the turn that runs to the last."""
    left = Schedule(schedule.turns - sight.turn, schedule.hours)
    if left.turns < 1:
        return [(sight.turn, deadline)]
    return [
        (sight.turn, deadline),
        *enumerate(calendar(left, deadline, sight.table.clock.zone), sight.turn + 1),
    ]
