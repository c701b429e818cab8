"""Vacations and quiet hours at tables: what stops, what moves, who is told, and what a crash leaves."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.engine.people import persons_time, vacations
from bot.engine.running.round_ends import enter_round
from bot.engine.table.live import Change
from bot.errors import HouseError
from bot.store import people, time_off
from bot.store.rows import PersonRow, Quiet, TableRound, TimeOff, VacationRow
from tests.bot.engine.people.test_silence import absent_table, reminders, steal
from tests.bot.engine.world import ANNA, BRUNO, CARLA, OPENED, STRANGER, World
from tests.contract.reduced import greed, shark

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
NIGHT = Quiet(23 * 60, 8 * 60)


async def away(world: World, user: int, days: int, first: date | None = None) -> VacationRow:
    return await persons_time.announce(world.tables.repository, user, first, days)


async def cancel(world: World, user: int) -> None:
    await persons_time.cancel(world.tables.repository, user)


async def sleeps(world: World, user: int, zone: str, quiet: Quiet | None) -> None:
    row = PersonRow(user_id=user, name="", zone=zone, quiet=quiet)
    await world.store.write(lambda link: people.save(link, row))
    await persons_time.follow(world.tables.repository, user)


async def asked(world: World, table: int) -> int:
    """The user for whom the table waits."""
    live = await world.live(table)
    return await world.sit(table, live.waiting.seats[0])


async def other(world: World, table: int) -> int:
    first = await asked(world, table)
    return BRUNO if first == ANNA else ANNA


async def deadline(world: World, table: int) -> datetime:
    found = (await world.tables.sight(table)).deadline
    assert found is not None
    return found


async def test_the_clock_stands_while_a_decision_waits_for_somebody_on_vacation(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(6)
    row = await away(world, await asked(world, table), 3)
    assert row.until == datetime(2026, 3, 5, tzinfo=UTC)
    assert await deadline(world, table) == row.until + 18 * HOUR
    world.now = row.until
    await world.tables.ring_due()
    assert (await world.tables.sight(table)).table.number == 0


async def test_a_vacation_of_somebody_who_is_not_asked_stops_nothing(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    before = await deadline(world, table)
    await away(world, await other(world, table), 3)
    assert await deadline(world, table) == before


async def test_a_decision_that_comes_to_somebody_on_vacation_waits_from_the_start(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    row = await away(world, await other(world, table), 3)
    await world.act(table, (await world.live(table)).waiting.seats[0], shark.Collect())
    assert await deadline(world, table) == row.until + DAY


async def test_all_tables_where_it_counts_are_told_from_when_to_when(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.begin("shark", ANNA, BRUNO, pace="live")
    await world.heard()
    row = await away(world, ANNA, 2)
    told = [news for news in await world.heard() if news.kind == "say"]
    assert [(one.table_id, one.key) for one in told] == [(table, "vacation-announced")]
    assert told[0].facts["until"] == int(row.until.timestamp())
    sight = await world.tables.sight(table)
    seat = next(one.seat for one in sight.seats if one.user_id == ANNA)
    assert sight.vacations[seat] == (row,)


async def test_a_table_whose_round_has_had_one_leaves_the_line_of_the_next_table_alone(
    world: World,
) -> None:
    cup, free = [await world.begin("shark", ANNA, BRUNO) for _ in range(2)]
    repository = world.tables.repository
    async with repository.hold(cup) as live:
        change = Change(live, world.now)
        enter_round(change, TableRound(title="Cup", round=1, number=1, ends=world.now + 20 * DAY))
        await repository.commit(change)
    await away(world, ANNA, 1)
    await world.pass_time(48)
    await world.heard()
    await away(world, ANNA, 1)
    told = {one.table_id: one.key for one in await world.heard() if one.kind == "say"}
    assert told == {cup: "vacation-too-many", free: "vacation-announced"}


@pytest.mark.parametrize("pace", ["live", "fast"])
async def test_quick_tables_wait_for_nobody_on_vacation(world: World, pace: str) -> None:
    table = await world.begin("shark", ANNA, BRUNO, pace=pace)  # type: ignore[arg-type]
    before = await deadline(world, table)
    user = await asked(world, table)
    await sleeps(world, user, "UTC", Quiet(12 * 60, 20 * 60))
    await away(world, user, 3)
    assert await deadline(world, table) == before


async def test_the_host_may_forbid_vacations_at_a_table(world: World) -> None:
    table = await world.lobby("shark", ANNA, BRUNO)
    await world.lobbies.set_term(table, ANNA, "vacations", False)
    await world.lobbies.set_pace(table, ANNA, "slow")
    await world.lobbies.start(table, ANNA)
    before = await deadline(world, table)
    await away(world, await asked(world, table), 3)
    assert await deadline(world, table) == before


async def test_turns_by_the_clock_go_on_without_those_on_vacation(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO)
    await away(world, ANNA, 5)
    await world.pass_time(36)
    assert (await world.tables.sight(table)).turn > 1


async def test_a_vacation_that_ends_early_leaves_a_whole_pace(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    user = await asked(world, table)
    await world.pass_time(20)
    await away(world, user, 10)
    await world.pass_time(48)
    await cancel(world, user)
    assert await deadline(world, table) == world.now + DAY
    await away(world, user, 1, (world.now + 3 * DAY).date())
    await cancel(world, user)
    with pytest.raises(HouseError, match="no-vacation"):
        await cancel(world, user)


async def test_a_bank_that_runs_stands_still_too(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    user = await asked(world, table)
    await world.pass_time(24)
    await world.pass_time(10)
    row = await away(world, user, 3)
    assert await deadline(world, table) == row.until + 3 * DAY - 10 * HOUR
    world.now = row.until + 2 * HOUR
    sight = await world.act(table, 0, shark.Collect())
    assert sight.seats[0].bank == (3 * DAY - 12 * HOUR).total_seconds()


async def test_nobody_is_reminded_in_a_vacation(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    row = await away(world, await asked(world, table), 3)
    await world.heard()
    world.now = row.until
    await world.tables.ring_due()
    assert await reminders(world) == []
    world.now += 12 * HOUR
    await world.tables.ring_due()
    assert await reminders(world) == [50]


async def test_of_several_who_are_asked_the_latest_deadline_counts(world: World) -> None:
    """It stays when its person has answered: a deadline never moves earlier."""
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    row = await away(world, ANNA, 4)
    assert await deadline(world, table) == row.until + DAY
    seat = next(one.seat for one in (await world.live(table)).seats if one.user_id == ANNA)
    await world.act(table, seat, greed.Announce(0))
    assert await deadline(world, table) == row.until + DAY
    reasons = (await world.tables.sight(table)).reasons
    assert {one.due for one in reasons} == {OPENED + DAY}


async def test_in_a_window_everybody_counts_whoever_has_answered(world: World) -> None:
    """Or the deadline would tell who has passed."""
    table = await steal(world)
    live = await world.live(table)
    windowed = live.waiting.seats
    mover = next(row for row in live.seats if row.seat not in windowed)
    assert mover.user_id is not None
    row = await away(world, mover.user_id, 2)
    assert await deadline(world, table) == row.until + DAY / 4
    reasons = (await world.tables.sight(table)).reasons
    assert [(one.seat, one.causes) for one in reasons] == [(None, ("vacation",))]


async def test_a_deadline_in_quiet_hours_moves_to_their_end(world: World) -> None:
    """Opened at 23:30 in Rome, a day before."""
    world.now = datetime(2026, 3, 10, 22, 30, tzinfo=UTC)
    table = await world.begin("shark", ANNA, BRUNO)
    user = await asked(world, table)
    await sleeps(world, user, "Europe/Rome", NIGHT)
    assert await deadline(world, table) == datetime(2026, 3, 12, 7, tzinfo=UTC)
    (reason,) = (await world.tables.sight(table)).reasons
    assert reason.causes == ("quiet",)
    await sleeps(world, user, "Europe/Rome", None)
    assert await deadline(world, table) == datetime(2026, 3, 12, 7, tzinfo=UTC)


async def test_changing_the_hours_again_and_again_puts_off_no_further(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    user = await asked(world, table)
    plain = await deadline(world, table)
    for hour in range(0, 24, 3):
        await sleeps(world, user, "UTC", Quiet(60 * hour, (60 * hour + 720) % 1440))
    assert await deadline(world, table) <= plain + 12 * HOUR


async def test_weekends_stop_the_clock_of_a_table_that_has_them_free(world: World) -> None:
    """Opened on a Friday at noon."""
    world.now = datetime(2026, 3, 6, 12, tzinfo=UTC)
    table = await world.lobby("shark", ANNA, BRUNO)
    await world.lobbies.set_term(table, ANNA, "weekends", True)
    await world.lobbies.start(table, ANNA)
    assert await deadline(world, table) == datetime(2026, 3, 9, 12, tzinfo=UTC)


async def test_a_table_whose_people_are_all_on_vacation_pauses_until_one_is_back(
    world: World,
) -> None:
    table = await world.begin("impero", ANNA, BRUNO)
    await away(world, ANNA, 5)
    await away(world, BRUNO, 2, world.now.date() + DAY)
    assert (await world.tables.sight(table)).table.stage == "running"
    await world.pass_time(13)
    row = (await world.tables.sight(table)).table
    assert (row.stage, row.paused_why) == ("paused", "absent")
    await world.pass_time(48)
    assert (await world.tables.sight(table)).table.stage == "running"


async def test_a_pause_over_vacations_puts_no_deadline_off_by_them_twice(world: World) -> None:
    """All are away for two weeks from tomorrow; then the mover has a whole pace, not two weeks more."""
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(6)
    for user in (ANNA, BRUNO):
        row = await away(world, user, 14, world.now.date() + DAY)
    await world.pass_time(10)
    assert (await world.tables.sight(table)).table.stage == "paused"
    world.now = row.until
    await world.pass_time(0)
    assert (await world.tables.sight(table)).table.stage == "running"
    assert row.until < await deadline(world, table) <= row.until + DAY


async def test_a_vacation_that_ends_early_at_a_table_that_had_stopped_leaves_a_whole_pace(
    world: World,
) -> None:
    """The table stopped since all were away; the one who is asked comes home after two of ten days."""
    table = await world.begin("shark", ANNA, BRUNO)
    user = await asked(world, table)
    for one in (ANNA, BRUNO):
        await away(world, one, 10)
    assert (await world.tables.sight(table)).table.stage == "paused"
    await world.pass_time(48)
    await cancel(world, user)
    assert (await world.tables.sight(table)).table.stage == "running"
    assert await deadline(world, table) == world.now + DAY


async def test_a_pause_within_a_vacation_leaves_the_time_that_was_left(world: World) -> None:
    """Asked at noon, on vacation from one; an administrator pauses the table for a day of the three."""
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(1)
    row = await away(world, await asked(world, table), 3)
    expected = await deadline(world, table)
    await world.pass_time(12)
    await world.tables.call(table, STRANGER, "pause", admin=True)
    await world.pass_time(24)
    await world.tables.call(table, STRANGER, "resume", admin=True)
    assert expected == row.until + 23 * HOUR
    assert expected <= await deadline(world, table) <= row.until + DAY


async def test_with_one_person_left_a_vacation_pauses_the_table(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.tables.leave(table, BRUNO)
    await away(world, ANNA, 3)
    assert (await world.tables.sight(table)).table.stage == "paused"
    await world.tables.back(table, ANNA)
    assert (await world.tables.sight(table)).table.stage == "running"


async def test_those_on_vacation_and_those_away_together_are_everybody(world: World) -> None:
    table = await absent_table(world)
    for seat in (1, 2):
        assert (await world.tables.sight(table)).table.stage == "running"
        await away(world, await world.sit(table, seat), 3)
    assert (await world.tables.sight(table)).table.stage == "paused"


async def test_a_crash_before_the_tables_follow_costs_no_deadline(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The announcement is told all the same; the alarm that rings finds the vacation."""
    table = await world.begin("shark", ANNA, BRUNO)
    user = await asked(world, table)

    async def killed(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(persons_time, "follow", killed)
    with pytest.raises(ConnectionError):
        await away(world, user, 3)
    await world.restart()
    assert await world.keys() == ["vacation-announced"]
    await world.pass_time(24)
    sight = await world.tables.sight(table)
    assert (sight.table.number, sight.seats[0].silences) == (0, 0)
    assert sight.deadline == datetime(2026, 3, 6, tzinfo=UTC)


async def test_what_is_known_of_a_person_survives_a_restart_and_not_their_forgetting(
    world: World,
) -> None:
    await sleeps(world, ANNA, "Europe/Rome", NIGHT)
    row = await away(world, ANNA, 3)
    await world.restart()
    known = await persons_time.of(world.tables.repository, ANNA)
    assert (known.zone, known.quiet, known.vacations) == ("Europe/Rome", NIGHT, (row,))
    await world.store.write(partial(people.forget, user_id=ANNA))
    assert await world.store.read(partial(time_off.of, user_id=ANNA)) == TimeOff()


def taken(*spans: tuple[str, int]) -> TimeOff:
    """Vacations of so many days each."""
    rows = []
    for first, days in spans:
        begins = date.fromisoformat(first)
        now = datetime.combine(begins, datetime.min.time(), tzinfo=UTC)
        rows.append(vacations.planned(TimeOff(), ANNA, begins, days, now))
    return TimeOff(vacations=tuple(rows))


NEW_YEAR = datetime(2026, 12, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("before", "first", "days", "why"),
    [
        (taken(), "2026-12-24", 15, "vacation-days"),
        (taken(), "2026-11-30", 1, "vacation-past"),
        (taken(), "2028-01-01", 1, "vacation-too-early"),
        (taken(("2026-12-20", 5)), "2026-12-24", 2, "vacation-overlaps"),
        (taken(("2026-12-20", 10)), "2026-12-30", 5, "vacation-stretch"),
        (taken(("2026-12-30", 5)), "2026-12-20", 10, "vacation-stretch"),
        (taken(("2026-01-01", 14), ("2026-02-01", 7)), "2026-12-31", 1, "vacation-year"),
        (taken(("2026-01-01", 14), ("2026-02-01", 6)), "2026-12-30", 3, "vacation-year"),
    ],
)
def test_a_vacation_has_14_days_at_a_stretch_and_21_of_a_calendar_year(
    before: TimeOff, first: str, days: int, why: str
) -> None:
    with pytest.raises(HouseError, match=why):
        vacations.planned(before, ANNA, date.fromisoformat(first), days, NEW_YEAR)


def test_each_day_counts_for_the_year_in_which_it_lies() -> None:
    """Fourteen days over New Year: seven of the old year, which had no more, and seven of the new."""
    before = taken(("2026-01-01", 14))
    row = vacations.planned(before, ANNA, date(2026, 12, 25), 14, NEW_YEAR)
    after = TimeOff(vacations=(*before.vacations, row))
    assert (vacations.left_of(after, 2026), vacations.left_of(after, 2027)) == (0, 14)


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland", "Pacific/Honolulu"])
async def test_days_that_were_not_taken_are_given_back(world: World, zone: str) -> None:
    await sleeps(world, ANNA, zone, None)
    world.now = datetime(2026, 3, 2, 4, tzinfo=ZoneInfo(zone)).astimezone(UTC)
    await away(world, ANNA, 14)
    world.now += 1.8 * DAY
    await cancel(world, ANNA)
    off = await persons_time.of(world.tables.repository, ANNA)
    assert vacations.left_of(off, 2026) == 19


def test_a_vacation_begins_and_ends_at_the_persons_own_midnight() -> None:
    off = TimeOff("America/New_York")
    row = vacations.planned(off, ANNA, date(2027, 3, 13), 3, NEW_YEAR)
    assert row.since == datetime(2027, 3, 13, 5, tzinfo=UTC)
    assert row.until == datetime(2027, 3, 16, 4, tzinfo=UTC)
