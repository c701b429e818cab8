"""Tables whose people are all away, and seats whose people stay away: when that becomes so."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.engine.table.live import Live, schedule_of
from bot.engine.time import round_times
from bot.engine.time.clocks import is_unhurried
from bot.errors import HouseError
from bot.store.rows import ClockTerms, SeatRow, VacationRow
from games.core.timers import Schedule

PACES_OF_TOURNAMENTS = 1
"""The same at a tournament's table, where reserves wait."""
PACES = 2
"""Paces that the computer stands in for a player before the seat is offered."""


def offered_at(live: Live, row: SeatRow, since: datetime) -> datetime:
    """When a seat is offered that the computer has played `since` then."""
    paces = PACES_OF_TOURNAMENTS if live.row.directed else PACES
    if never_came(live, row):
        return since
    return since + paces * timedelta(seconds=live.row.clock.seconds)


def never_came(live: Live, row: SeatRow) -> bool:
    """Whether the seat's person has been asked, where people take days, and has not once answered: nobody waits
    for them any longer.
    """
    unhurried = is_unhurried(live.row.clock) and not live.row.directed
    return unhurried and 0 < row.asked == row.missed


def next_change(live: Live) -> datetime | None:
    """When something of this happens next by itself: a seat is offered, all are away, one is back."""
    return min(_changes(live), default=None)


def everybody_away(live: Live, now: datetime) -> bool:
    """Whether each person at the table is on vacation, or the computer plays in their place."""
    return all(row.computer is not None or is_on_vacation(live, row, now) for row in _people(live))


def is_on_vacation(live: Live, row: SeatRow, now: datetime) -> bool:
    return _until(live, row, now) is not None


def check_no_vacation(live: Live, row: SeatRow, now: datetime) -> None:
    """HouseError: on-vacation, with its end."""
    if until := _until(live, row, now):
        raise HouseError("on-vacation", seat=row.seat, until=int(until.timestamp()))


def vacations_of(live: Live, row: SeatRow) -> tuple[VacationRow, ...]:
    """The vacations of a seat's person that count at this table."""
    if row.user_id not in live.time_off or row.user_id is None or row.left:
        return ()
    if not counts_in(live.row.clock, schedule_of(live)):
        return ()
    return round_times.vacations_in(live.row, live.time_off[row.user_id].vacations)


def to_be_offered(live: Live) -> Iterator[SeatRow]:
    """The seats in which the computer plays for somebody, and that are not offered yet."""
    for row in live.seats:
        if row.away_since is not None and row.offered is None and not row.left:
            yield row


def counts_in(clock: ClockTerms, schedule: Schedule | None) -> bool:
    """Whether vacations count: not at quick tables, nor where the host has forbidden them.

    Where turns close by the clock they stop no turn, but the table pauses if all are away.
    """
    unhurried = is_unhurried(clock) if schedule is None else schedule.length is None
    return clock.vacations and unhurried


def _changes(live: Live) -> Iterator[datetime]:
    deserted = live.row.stage == "paused" and live.row.paused_why == "absent"
    if live.row.stage != "running" and not deserted:
        return
    for row in to_be_offered(live):
        assert row.away_since is not None
        yield offered_at(live, row, row.away_since)
    yield from _returns(live) if deserted else _departures(live)


def _departures(live: Live) -> Iterator[datetime]:
    """The beginnings of vacations, since the newest entry, at which all are away."""
    assert live.row.at is not None
    for row in _people(live):
        for one in vacations_of(live, row):
            if one.since > live.row.at and everybody_away(live, one.since):
                yield one.since


def _returns(live: Live) -> Iterator[datetime]:
    """The ends of vacations, since the pause, at which somebody is back."""
    assert live.row.paused_at is not None
    for row in _people(live):
        for one in vacations_of(live, row):
            if one.until > live.row.paused_at and not everybody_away(live, one.until):
                yield one.until


def _people(live: Live) -> list[SeatRow]:
    return [row for row in live.seats if row.user_id is not None and not row.left]


def _until(live: Live, row: SeatRow, now: datetime) -> datetime | None:
    ends = (one.until for one in vacations_of(live, row) if one.since <= now < one.until)
    return next(ends, None)
