"""Deadlines and people's time off: the one place where it is reckoned. Pure, and in UTC.

Vacations and free weekends stop the clock: of a decision's time only what lies outside them counts.
Quiet hours do not stop it: a deadline that falls into them moves to their end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from datetime import time as hour_of
from functools import lru_cache
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

from bot.store.rows import Quiet, TimeOff, VacationRow

Cause = Literal["vacation", "weekend", "quiet"]
"""What puts a deadline off."""

LONGEST_QUIET = timedelta(hours=12)
"""The most that quiet hours put off in a day, also in a night whose hour comes twice."""

DAY, WEEK = timedelta(days=1), timedelta(days=7)
SATURDAY = 5
NOBODY = TimeOff()


class Span(msgspec.Struct, frozen=True):
    """From one instant up to another, which is no longer part of it."""

    since: datetime
    until: datetime
    cause: Cause


class Reckoned(msgspec.Struct, frozen=True):
    """A person's deadline, and what put it off, in that order."""

    due: datetime
    causes: tuple[Cause, ...] = ()


def reckon(
    since: datetime, length: timedelta, off: TimeOff, weekends: str | None = None
) -> Reckoned:
    """The deadline of a person who is asked at `since` and has that long to answer.

    `weekends` is the zone in which Saturdays and Sundays do not count; None: they do.
    """
    causes: dict[Cause, None] = {}
    moment, left = _working(since, off, weekends, causes), length
    while (start := _next_stop(moment, off, weekends)) is not None and start - moment <= left:
        left -= start - moment
        moment = _working(start, off, weekends, causes)
    return Reckoned(_waking(moment + left, off, weekends, causes), tuple(causes))


def latest(found: Iterable[Reckoned]) -> Reckoned:
    """The deadline that counts for all who are asked together: that of the last."""
    return max(found, key=lambda one: one.due)


def counted(
    since: datetime, until: datetime, off: TimeOff, weekends: str | None = None
) -> timedelta:
    """How much of the time between counts for the person."""
    moment, total = _working(since, off, weekends, {}), timedelta()
    while moment < until:
        stop = _next_stop(moment, off, weekends)
        end = until if stop is None else min(stop, until)
        total += end - moment
        moment = end if stop is None or end == until else _working(stop, off, weekends, {})
    return total


def quiet_until(off: TimeOff, now: datetime) -> datetime | None:
    """The end of the quiet hours in which `now` lies; None outside them."""
    return next((one.until for one in _quiet(off, now) if one.since <= now < one.until), None)


MORNING = 8 * 60
"""When people hear what waits for them after a vacation, in minutes after midnight."""


def away_until(off: TimeOff, now: datetime) -> datetime | None:
    """The morning after the vacation in which `now` lies; None outside of any."""
    ends = (morning_after(off, one) for one in off.vacations if one.since <= now)
    return max((one for one in ends if one > now), default=None)


def morning_after(off: TimeOff, row: VacationRow) -> datetime:
    """At eight, or with the end of the quiet hours. A vacation that was ended early needs no morning."""
    if row.told:
        return row.until
    day = row.until.astimezone(ZoneInfo(off.zone)).date()
    morning = max(instant(day, MORNING, off.zone), row.until)
    return quiet_until(off, morning) or morning


@lru_cache(maxsize=4096)
def instant(day: date, minutes: int, zone: str, *, last: bool = False) -> datetime:
    """The instant (UTC) at which the zone's clock shows that many minutes after the day's midnight.

    A repeated local time (clocks going back) gives its first or its last instant; a skipped one
    gives the moment of the change.
    """
    local = ZoneInfo(zone)
    shown = datetime.combine(day, hour_of(), tzinfo=local) + timedelta(minutes=minutes)
    found = shown.replace(fold=int(last)).astimezone(UTC)
    if found.astimezone(local).replace(tzinfo=None) == shown.replace(tzinfo=None):
        return found
    early = min(shown.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
    # The clock jumps at a whole minute: the first that shows a later time is the jump.
    wanted = shown.replace(tzinfo=None)
    return next(
        one for one in _minutes(early) if one.astimezone(local).replace(tzinfo=None) > wanted
    )


def _minutes(first: datetime) -> Iterator[datetime]:
    yield from (first + timedelta(minutes=one) for one in range(2 * 24 * 60))


def _working(
    moment: datetime, off: TimeOff, weekends: str | None, causes: dict[Cause, None]
) -> datetime:
    """The first instant from `moment` on at which the clock runs."""
    while (span := _inside(moment, off, weekends)) is not None:
        causes[span.cause] = None
        moment = span.until
    return moment


def _waking(
    moment: datetime, off: TimeOff, weekends: str | None, causes: dict[Cause, None]
) -> datetime:
    """The first instant from `moment` on that lies in no time off at all."""
    while (end := quiet_until(off, moment)) is not None:
        causes["quiet"] = None
        moment = _working(end, off, weekends, causes)
    return moment


def _inside(moment: datetime, off: TimeOff, weekends: str | None) -> Span | None:
    spans = _stops(moment, off, weekends)
    return next((one for one in spans if one.since <= moment < one.until), None)


def _next_stop(moment: datetime, off: TimeOff, weekends: str | None) -> datetime | None:
    spans = _stops(moment, off, weekends)
    return min((one.since for one in spans if one.since > moment), default=None)


def _stops(moment: datetime, off: TimeOff, weekends: str | None) -> Iterator[Span]:
    """The times at which the clock stands, as far as they concern what comes next."""
    for one in off.vacations:
        if one.until > moment:
            yield Span(one.since, one.until, "vacation")
    if weekends is not None:
        today = moment.astimezone(ZoneInfo(weekends)).date()
        saturday = today + timedelta(days=SATURDAY - today.weekday())
        yield from (_weekend(saturday + WEEK * at, weekends) for at in (-1, 0, 1))


def _weekend(saturday: date, zone: str) -> Span:
    return Span(instant(saturday, 0, zone), instant(saturday + 2 * DAY, 0, zone), "weekend")


def _quiet(off: TimeOff, moment: datetime) -> Iterator[Span]:
    """The quiet hours that begin from two days before to the same day."""
    if off.quiet is None:
        return
    today = moment.astimezone(ZoneInfo(off.zone)).date()
    for day in (-2, -1, 0):
        yield _night(today + timedelta(days=day), off.quiet, off.zone)


def _night(day: date, quiet: Quiet, zone: str) -> Span:
    since = instant(day, quiet.starts, zone)
    morning = day if quiet.ends > quiet.starts else day + DAY
    until = instant(morning, quiet.ends, zone, last=True)
    # Where the clock goes back the night has an hour more than it shows.
    return Span(since, min(until, since + LONGEST_QUIET), "quiet")
