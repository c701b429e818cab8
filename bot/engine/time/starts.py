"""The start of a lobby by itself: a game that goes by the clock begins at one of its hours."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.store.rows import TableRow
from games.core.contract import AnyRules
from games.core.record import decode_options
from games.core.timers import next_at

NOTICE = timedelta(hours=1)
"""The least time that a new lobby has to fill."""

LIFE = timedelta(days=7)
"""How long after its opening a lobby that has not started is closed."""

_INSTANT = timedelta(microseconds=1)


def hours_of(rules: AnyRules, row: TableRow) -> tuple[int, ...]:
    """The hours at which turns close; none if the game goes at a pace, or live."""
    schedule = rules.schedule(decode_options(rules, row.options))
    return () if schedule is None or schedule.length is not None else schedule.hours


def first_start(rules: AnyRules, row: TableRow, now: datetime) -> datetime | None:
    """The next deadline, at least `NOTICE` away; None if the game does not go by the clock."""
    hours = hours_of(rules, row)
    # `next_at` finds what comes after an instant: less by one, a deadline exactly then counts.
    return next_at(now + NOTICE - _INSTANT, row.clock.zone, hours) if hours else None


def later_start(rules: AnyRules, row: TableRow, moment: datetime) -> datetime | None:
    """The first deadline after that moment, for a lobby that had too few players."""
    hours = hours_of(rules, row)
    return next_at(moment, row.clock.zone, hours) if hours else None


def kept_start(rules: AnyRules, row: TableRow, now: datetime) -> datetime | None:
    """The start agreed on, if after a change of the options it is still a deadline; else the first."""
    hours, agreed = hours_of(rules, row), row.starts
    if agreed and hours and next_at(agreed - _INSTANT, row.clock.zone, hours) == agreed:
        return agreed
    return first_start(rules, row, now)


def possible_starts(rules: AnyRules, row: TableRow, now: datetime) -> Iterator[datetime]:
    """The deadlines that the host may choose from: all to come within the lobby's life."""
    moment = later_start(rules, row, now)
    while moment is not None and moment < row.created + LIFE:
        yield moment
        moment = later_start(rules, row, moment)
