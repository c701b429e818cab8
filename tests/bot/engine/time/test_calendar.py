"""A table that goes by the clock: silence costs nothing, a clock that jumps closes no turn twice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.store import entries
from games.core.record import TimeUp, decode_action
from games.impero.actions import Ready
from tests.bot.engine.world import ALL, ANNA, BRUNO, OPENED, World

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NINE = OPENED.replace(hour=9) + DAY


async def closings(world: World, table: int) -> list[datetime]:
    rows = await world.store.read(partial(entries.after, table_id=table, number=0))
    done = [(row.at, decode_action(ALL["impero"], row.action)) for row in rows]
    return [at for at, one in done if isinstance(one, TimeUp) and one.key.startswith("turn:")]


async def test_whoever_never_says_that_he_is_ready_is_not_replaced(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO)
    before = (await world.live(table)).seats
    for _ in range(6):
        await world.pass_time(12)
    sight = await world.tables.sight(table)
    kept = tuple(replace(row, asked=0, missed=0, missed_row=0) for row in sight.seats)
    assert kept == before
    assert all(row.lapsed for row in sight.seats)
    assert sight.table.stage == "running"
    assert len(await closings(world, table)) == 5


async def test_computers_do_not_go_on_when_the_last_person_has_left(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO, computers=1)
    await world.tables.leave(table, ANNA)
    assert (await world.tables.sight(table)).table.stage == "running"
    await world.tables.leave(table, BRUNO)
    sight = await world.tables.sight(table)
    assert sight.table.stage == "over"
    assert await world.tables.next_due() is None


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_clock_that_jumps_by_an_hour_and_back_closes_each_turn_once(
    world: World, jump: timedelta
) -> None:
    table = await world.begin("impero", ANNA, BRUNO)
    for seat, now in enumerate((NINE - HOUR / 2, NINE + HOUR / 2)):
        for moment in (now, now + jump, now):
            world.now = moment
            await world.tables.ring_due()
        await world.act(table, seat, Ready())
    assert await closings(world, table) == [NINE]
    assert (await world.tables.sight(table)).deadline == NINE + 12 * HOUR
    await world.pass_time(12)
    assert await closings(world, table) == [NINE, NINE + 12 * HOUR]


@pytest.mark.parametrize(
    ("zone", "start", "nights"),
    [
        ("Europe/Rome", datetime(2026, 3, 27, 20, tzinfo=UTC), [12, 11, 12, 12]),
        ("Europe/Rome", datetime(2026, 10, 23, 19, tzinfo=UTC), [12, 13, 12, 12]),
        ("America/New_York", datetime(2026, 3, 7, 2, tzinfo=UTC), [12, 11, 12, 12]),
        ("Australia/Lord_Howe", datetime(2026, 10, 2, 10, 30, tzinfo=UTC), [12, 11.5, 12, 12]),
    ],
)
async def test_turns_close_at_nine_and_twenty_one_also_when_the_clock_is_changed(
    world: World, zone: str, start: datetime, nights: list[float]
) -> None:
    world.now = start - HOUR
    table = await world.begin("impero", ANNA, BRUNO, zone=zone)
    while len(await closings(world, table)) < 5:
        due = await world.tables.next_due()
        assert due is not None
        world.now = due
        await world.tables.ring_due()
    ends = await closings(world, table)
    lengths = [(after - before) / HOUR for before, after in pairwise(ends)]
    assert ends[0] == start + 12 * HOUR
    assert lengths == nights
