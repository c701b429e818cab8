"""Vacations: announced by the day, 21 days of a calendar year and 14 at a stretch at most.

A vacation is announced to all tables where it counts in the transaction that saves it. The deadlines
follow table by table; where a crash comes between, the clock finds them when they ring.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.engine.keeping.saving import Games
from bot.engine.time import round_times
from bot.engine.time.absence import counts_in
from bot.engine.time.time_off import DAY, instant
from bot.errors import HouseError
from bot.store import outbox, seats, tables, time_off
from bot.store.rows import News, TableRow, TimeOff, VacationRow
from games.core.record import decode_options
from games.core.timers import Schedule

LONGEST, OF_A_YEAR = 14, 21
"""Days at a stretch, and of a calendar year."""

AHEAD = timedelta(days=366)
"""How long before it begins a vacation may be announced."""


def planned(
    off: TimeOff, user_id: int, first: date | None, days: int, now: datetime
) -> VacationRow:
    """The vacation, from today where no day is named. HouseError: vacation-days, vacation-past,
    vacation-too-early, vacation-overlaps, vacation-stretch, vacation-year.
    """
    today = _day(now, off.zone)
    begins = first or today
    if not 1 <= days <= LONGEST:
        raise HouseError("vacation-days", most=LONGEST)
    if begins < today:
        raise HouseError("vacation-past")
    if begins > today + AHEAD:
        raise HouseError("vacation-too-early", most=AHEAD.days)
    wanted = {begins + DAY * at for at in range(days)}
    _check(wanted, set(days_of(off.vacations)))
    last = max(wanted)
    return VacationRow(
        user_id=user_id,
        first=begins.isoformat(),
        last=last.isoformat(),
        since=now if begins == today else instant(begins, 0, off.zone),
        until=instant(last + DAY, 0, off.zone),
    )


def days_of(vacations: Iterable[VacationRow]) -> Iterator[date]:
    """Every day of these vacations."""
    for one in vacations:
        first, last = date.fromisoformat(one.first), date.fromisoformat(one.last)
        yield from (first + DAY * at for at in range((last - first).days + 1))


def left_of(off: TimeOff, year: int) -> int:
    """The days of a year that the person may still take."""
    return OF_A_YEAR - sum(day.year == year for day in set(days_of(off.vacations)))


def announce(
    connection: sqlite3.Connection,
    games: Games,
    user_id: int,
    first: date | None,
    days: int,
    now: datetime,
    there: str = "UTC",
) -> VacationRow:
    """Save a vacation and tell the person's tables. HouseError: as for `planned`."""
    row = planned(time_off.of(connection, user_id, there), user_id, first, days, now)
    number = time_off.add(connection, row)
    tell(connection, games, row, "vacation-announced")
    return replace(row, id=number)


def cancel(
    connection: sqlite3.Connection, games: Games, user_id: int, now: datetime
) -> VacationRow:
    """End the vacation that runs, else take back the next one; its unused days are given back.

    HouseError: no-vacation.
    """
    off = time_off.of(connection, user_id)
    row = next((one for one in off.vacations if one.until > now), None)
    if row is None:
        raise HouseError("no-vacation")
    if row.since > now:
        time_off.remove(connection, row.id)
    else:
        last = min(row.last, _day(now, off.zone).isoformat())
        time_off.save(connection, replace(row, until=now, last=max(last, row.first), told=True))
    tell(connection, games, row, "vacation-cancelled")
    return row


def _check(wanted: set[date], taken: set[date]) -> None:
    if common := wanted & taken:
        raise HouseError("vacation-overlaps", day=min(common).isoformat())
    days = wanted | taken
    if _stretch(min(wanted), days) > LONGEST:
        raise HouseError("vacation-stretch", most=LONGEST)
    for year, count in sorted(Counter(day.year for day in days).items()):
        if count > OF_A_YEAR and any(day.year == year for day in wanted):
            left = OF_A_YEAR - sum(day.year == year for day in taken)
            raise HouseError("vacation-year", year=str(year), most=OF_A_YEAR, left=max(0, left))


def _stretch(day: date, days: set[date]) -> int:
    """How many of the days lie next to each other around this one."""
    before, after = day, day
    while before - DAY in days:
        before -= DAY
    while after + DAY in days:
        after += DAY
    return (after - before).days + 1


def _day(now: datetime, zone: str) -> date:
    return now.astimezone(ZoneInfo(zone)).date()


def tell(connection: sqlite3.Connection, games: Games, row: VacationRow, key: str) -> None:
    """A line at each table where the vacation counts: vacation-announced or -cancelled."""
    since, until = int(row.since.timestamp()), int(row.until.timestamp())
    for table in tables.open_of(connection, row.user_id):
        if table.game not in games or table.stage == "lobby":
            continue
        schedule = _schedule(games, table)
        if not counts_in(table.clock, schedule):
            continue
        for seat in seats.at(connection, table.id):
            if seat.user_id == row.user_id:
                facts = {"seat": seat.seat, "since": since, "until": until}
                facts["clocked"] = schedule is not None
                own = time_off.of(connection, row.user_id).vacations
                said = key
                if key == "vacation-announced" and not _counts(table, row, own):
                    said, facts = "vacation-too-many", {"seat": seat.seat}
                news = News(table_id=table.id, kind="say", key=said, facts=facts)
                outbox.put(connection, news)


def _counts(table: TableRow, row: VacationRow, own: Sequence[VacationRow]) -> bool:
    """Whether it puts anything off there: in a tournament's round only the first one does."""
    counted = round_times.vacations_in(table, own)
    return table.round is None or any(one.since == row.since for one in counted)


def _schedule(games: Games, table: TableRow) -> Schedule | None:
    rules = games[table.game]
    return rules.schedule(decode_options(rules, table.options))
