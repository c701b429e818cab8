"""Deadlines and time off: vacations and weekends stop the clock, quiet hours move its end."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.time import time_off
from bot.engine.time.time_off import LONGEST_QUIET, instant, quiet_until, reckon
from bot.store.rows import Quiet, TimeOff, VacationRow

ROME = "Europe/Rome"
DAY, HOUR = timedelta(days=1), timedelta(hours=1)
ZONES = st.sampled_from(
    [ROME, "UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Santiago"]
)
# Two years around several changes of the hour, in both hemispheres.
MOMENTS = st.datetimes(
    datetime(2026, 1, 1),  # noqa: DTZ001
    datetime(2027, 12, 1),  # noqa: DTZ001
    timezones=st.just(UTC),
)
LENGTHS = st.integers(0, 5 * 24 * 60).map(lambda one: timedelta(minutes=one))


@st.composite
def nights(draw: st.DrawFn) -> Quiet:
    """Quiet hours of a minute to twelve hours."""
    starts, long = draw(st.integers(0, 1439)), draw(st.integers(1, 720))
    return Quiet(starts, (starts + long) % 1440)


def vacation(since: datetime, days: int) -> VacationRow:
    day = since.date().isoformat()
    return VacationRow(user_id=1, first=day, last=day, since=since, until=since + days * DAY)


VACATIONS = st.builds(vacation, MOMENTS, st.integers(1, 14))
PEOPLE = st.builds(TimeOff, ZONES, st.none() | nights(), st.lists(VACATIONS, max_size=3).map(tuple))
WEEKENDS = st.none() | ZONES


@given(since=MOMENTS, length=LENGTHS, off=PEOPLE, weekends=WEEKENDS)
def test_time_off_moves_no_deadline_earlier(
    since: datetime, length: timedelta, off: TimeOff, weekends: str | None
) -> None:
    assert reckon(since, length, off, weekends).due >= since + length


@given(since=MOMENTS, length=LENGTHS, off=PEOPLE, weekends=WEEKENDS)
def test_a_deadline_lies_in_nobodys_time_off(
    since: datetime, length: timedelta, off: TimeOff, weekends: str | None
) -> None:
    due = reckon(since, length, off, weekends).due
    assert quiet_until(off, due) is None
    assert not any(one.since <= due < one.until for one in off.vacations)
    assert weekends is None or due.astimezone(ZoneInfo(weekends)).weekday() < 5


@given(since=MOMENTS, length=LENGTHS, zone=ZONES, quiet=nights())
def test_quiet_hours_put_off_by_twelve_hours_at_most(
    since: datetime, length: timedelta, zone: str, quiet: Quiet
) -> None:
    found = reckon(since, length, TimeOff(zone, quiet))
    assert found.due - (since + length) <= LONGEST_QUIET
    assert (found.causes == ("quiet",)) == (found.due > since + length)


@given(since=MOMENTS, length=LENGTHS, more=LENGTHS, off=PEOPLE, weekends=WEEKENDS)
def test_more_time_or_a_later_start_gives_no_earlier_deadline(
    since: datetime, length: timedelta, more: timedelta, off: TimeOff, weekends: str | None
) -> None:
    due = reckon(since, length, off, weekends).due
    assert reckon(since, length + more, off, weekends).due >= due
    assert reckon(since + more, length, off, weekends).due >= due


@given(since=MOMENTS, length=LENGTHS, off=PEOPLE, weekends=WEEKENDS)
def test_exactly_the_time_given_counts_until_the_deadline(
    since: datetime, length: timedelta, off: TimeOff, weekends: str | None
) -> None:
    """Quiet hours left out: they are time to answer, if a person likes."""
    awake = TimeOff(off.zone, None, off.vacations)
    due = reckon(since, length, awake, weekends).due
    assert time_off.counted(since, due, awake, weekends) == length


@given(moment=MOMENTS, zone=ZONES, quiet=nights())
def test_quiet_hours_are_where_the_persons_clock_shows_them(
    moment: datetime, zone: str, quiet: Quiet
) -> None:
    local = moment.astimezone(ZoneInfo(zone))
    minutes = 60 * local.hour + local.minute
    shown = (minutes - quiet.starts) % 1440 < (quiet.ends - quiet.starts) % 1440
    changes = {
        (local + timedelta(hours=hours)).utcoffset() != local.utcoffset() for hours in (-30, 30)
    }
    if changes == {False}:
        assert (quiet_until(TimeOff(zone, quiet), moment) is not None) == shown


def at(text: str, zone: str = ROME) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


NIGHT = Quiet(23 * 60, 8 * 60)


@pytest.mark.parametrize(
    ("due", "moved"),
    [
        ("2026-03-10 22:59", "2026-03-10 22:59"),
        ("2026-03-10 23:00", "2026-03-11 08:00"),
        ("2026-03-11 03:30", "2026-03-11 08:00"),
        ("2026-03-11 08:00", "2026-03-11 08:00"),
        ("2026-03-29 01:30", "2026-03-29 08:00"),
        ("2026-10-25 01:30", "2026-10-25 08:00"),
    ],
)
def test_a_deadline_in_quiet_hours_moves_to_their_end(due: str, moved: str) -> None:
    """Over midnight, and in the nights of 2026 in which the hour is left out and comes twice."""
    found = reckon(at(due) - DAY, DAY, TimeOff(ROME, NIGHT))
    assert found.due == at(moved)


def test_twelve_hours_on_the_clock_are_thirteen_where_the_hour_comes_twice() -> None:
    """They end after twelve all the same: an hour earlier than the clock says."""
    due = at("2026-10-24 21:00")
    found = reckon(due - DAY, DAY, TimeOff(ROME, Quiet(20 * 60, 8 * 60)))
    assert found.due == at("2026-10-25 07:00")


def test_quiet_hours_that_end_in_the_hour_left_out_end_when_the_clock_jumps() -> None:
    found = reckon(at("2026-03-28 01:00"), DAY, TimeOff(ROME, Quiet(0, 150)))
    assert found.due == datetime(2026, 3, 29, 1, tzinfo=UTC)
    assert instant(date(2026, 3, 29), 150, ROME) == datetime(2026, 3, 29, 1, tzinfo=UTC)


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_end_the_second_time() -> None:
    found = reckon(at("2026-10-24 01:00"), DAY, TimeOff(ROME, Quiet(0, 150)))
    assert found.due == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


def test_a_free_weekend_stops_the_clock_and_fills_nothing_up() -> None:
    """Six hours of Friday are used: eighteen are left on Monday."""
    found = reckon(at("2026-03-06 18:00"), DAY, time_off.NOBODY, ROME)
    assert found.due == at("2026-03-09 18:00")
    assert found.causes == ("weekend",)


def test_a_weekend_with_a_change_of_the_hour_is_an_hour_shorter_or_longer() -> None:
    spring = reckon(at("2026-03-27 18:00"), DAY, time_off.NOBODY, ROME)
    autumn = reckon(at("2026-10-23 18:00"), DAY, time_off.NOBODY, ROME)
    assert (spring.due, autumn.due) == (at("2026-03-30 18:00"), at("2026-10-26 18:00"))


def test_a_vacation_stops_the_clock_and_quiet_hours_come_after_it() -> None:
    off = TimeOff(ROME, NIGHT, (vacation(at("2026-03-10 12:00"), 3),))
    found = reckon(at("2026-03-10 00:30"), DAY, off)
    assert found.due == at("2026-03-14 08:00")
    assert found.causes == ("vacation", "quiet")
