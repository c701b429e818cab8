"""Hours of the wall clock: nights in which it is changed, hours that are not there or come twice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from games.core.timers import (
    Alarm,
    At,
    Daily,
    House,
    Pace,
    Schedule,
    Timer,
    arm,
    calendar,
    next_at,
    resumed,
)

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ROME, NEW_YORK, LORD_HOWE = "Europe/Rome", "America/New_York", "Australia/Lord_Howe"
TABLE = (9, 21)


def local(zone: str, *when: int) -> datetime:
    """An instant as a wall clock there shows it."""
    return datetime(*when, tzinfo=ZoneInfo(zone)).astimezone(UTC)  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("zone", "evening", "length"),
    [
        (ROME, (2026, 3, 28), 11 * HOUR),
        (ROME, (2026, 10, 24), 13 * HOUR),
        (NEW_YORK, (2026, 3, 7), 11 * HOUR),
        (NEW_YORK, (2026, 10, 31), 13 * HOUR),
        (LORD_HOWE, (2026, 10, 3), 11.5 * HOUR),
        (LORD_HOWE, (2026, 4, 4), 12.5 * HOUR),
    ],
)
def test_the_night_turn_is_longer_or_shorter_by_what_the_clock_is_set(
    zone: str, evening: tuple[int, int, int], length: timedelta
) -> None:
    begun = local(zone, *evening, 21)
    ends = next_at(begun, zone, TABLE)
    assert ends - begun == length
    assert ends.astimezone(ZoneInfo(zone)).hour == 9
    assert next_at(ends, zone, TABLE) - ends == 12 * HOUR


@pytest.mark.parametrize(
    ("zone", "day", "hours", "shown"),
    [
        (ROME, (2026, 3, 29), (2, 3), [(3, 0)]),
        (ROME, (2026, 3, 29), (2,), [(3, 0)]),
        (ROME, (2026, 10, 25), (2, 3), [(2, 0), (3, 0)]),
        (NEW_YORK, (2026, 3, 8), (2, 3), [(3, 0)]),
        (NEW_YORK, (2026, 11, 1), (1, 2), [(1, 0), (2, 0)]),
        (LORD_HOWE, (2026, 10, 4), (2, 3), [(2, 30), (3, 0)]),
        (LORD_HOWE, (2026, 4, 5), (1, 2), [(1, 0), (2, 0)]),
        ("America/Havana", (2026, 3, 8), (0, 1), [(1, 0)]),
        ("America/Havana", (2026, 11, 1), (0, 1), [(0, 0), (1, 0)]),
    ],
)
def test_an_hour_that_is_left_out_ends_at_once_and_one_that_comes_twice_ends_once(
    zone: str, day: tuple[int, int, int], hours: tuple[int, ...], shown: list[tuple[int, int]]
) -> None:
    place, found = ZoneInfo(zone), []
    moment = local(zone, *day, 0) - timedelta(microseconds=1)
    while True:
        moment = next_at(moment, zone, hours)
        clock = moment.astimezone(place)
        if (clock.year, clock.month, clock.day) != day:
            break
        found.append((clock.hour, clock.minute))
    assert found == shown


@pytest.mark.parametrize("zone", [ROME, NEW_YORK, LORD_HOWE, "Asia/Kolkata", "America/Santiago"])
@pytest.mark.parametrize("hours", [TABLE, (2,), (2, 3), (0, 23), (0, 1, 2, 3, 23)])
def test_there_is_a_deadline_for_each_hour_of_each_day_of_the_year(
    zone: str, hours: tuple[int, ...]
) -> None:
    """But for the one or two that a change of the clock leaves out."""
    moment, end, count = datetime(2026, 1, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC), 0
    while (after := next_at(moment, zone, hours)) < end:
        assert moment < after
        clock = after.astimezone(ZoneInfo(zone))
        assert clock.hour in hours or (clock - 2 * HOUR).dst() != clock.dst()
        moment, count = after, count + 1
    assert 0 <= 365 * len(hours) - count <= 2


def test_the_calendar_is_what_the_alarms_do() -> None:
    house = House(ROME, seconds=86_400, window=3_600)
    start = datetime(2026, 3, 27, 11, 30, tzinfo=UTC)
    alarms = arm((), [Timer("turn:1", Daily(TABLE, whole=True))], start, house)
    found = [alarms[0].due]
    for turn in range(2, 9):
        timer = Timer(f"turn:{turn}", Daily(TABLE, after=f"turn:{turn - 1}"))
        alarms = arm(alarms, [timer], found[-1], house)
        found.append(alarms[0].due)
    assert tuple(found) == calendar(Schedule(8, TABLE), start, ROME)
    assert len(set(found)) == 8


def test_a_turn_that_ends_early_moves_none_that_follows() -> None:
    house, start = House(ROME, seconds=86_400, window=3_600), datetime(2026, 3, 27, 20, tzinfo=UTC)
    first = arm((), [Timer("turn:1", Daily(TABLE, whole=True))], start, house)
    early = arm(first, [Timer("turn:2", Daily(TABLE, after="turn:1"))], start + HOUR, house)
    assert early[0].due == next_at(first[0].due, ROME, TABLE)


def test_after_a_pause_a_turn_has_at_least_what_was_left() -> None:
    house, due = House(ROME, seconds=86_400, window=3_600), local(ROME, 2026, 3, 2, 21)
    timers = [
        Timer("auction:1", At(due)),
        Timer("pace", Pace()),
        Timer("turn:3", Daily(TABLE, after="turn:2")),
        Timer("turn:9", Daily(TABLE)),
    ]
    alarms = (
        Alarm("auction:1", due),
        Alarm("pace", due, paced=True, since=due - HOUR),
        Alarm("turn:3", due),
    )
    for lost in (HOUR, 12 * HOUR, 13 * HOUR, timedelta(minutes=11)):
        later = resumed(alarms, timers, lost, house)
        assert [alarm.key for alarm in later] == ["pace", "turn:3"]
        assert later[0] == Alarm("pace", due + lost, paced=True, since=due - HOUR + lost)
        assert timedelta() <= later[1].due - (due + lost) < 12 * HOUR
        assert later[1].due.astimezone(ZoneInfo(ROME)).hour in TABLE
    assert resumed(alarms, timers, timedelta(minutes=10), house)[1] == alarms[2]
