"""The bot was down, or the machine's clock jumped."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.engine.running import outage
from bot.store import entries, lease
from tests.bot.engine.world import ANNA, BRUNO, CARLA, OPENED, World
from tests.contract.reduced import impero, shark

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def test_an_outage_costs_nobody_time(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += 20 * HOUR
    beat = world.now
    world.now += 10 * HOUR
    await world.restart()
    assert await world.tables.recover(beat) == 1
    await world.tables.ring_due()
    sight = await world.tables.sight(table)
    assert sight.deadline == OPENED + DAY + 10 * HOUR
    assert sight.table.number == 0


async def test_it_is_a_line_in_the_next_board_of_each_table_and_no_message(world: World) -> None:
    for _ in range(2):
        await world.begin("shark", ANNA, BRUNO)
    beat = world.now
    world.now += 2 * HOUR
    await world.restart()
    await world.tables.recover(beat)
    told = [(news.table_id, news.kind, news.key, news.facts) for news in await world.heard()]
    assert told == [
        (1, "board", "outage-credit", {"lost": 7200}),
        (2, "board", "outage-credit", {"lost": 7200}),
    ]


async def test_a_short_gap_is_made_good_without_a_word(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    beat = world.now
    world.now += timedelta(seconds=30)
    await world.restart()
    await world.tables.recover(beat)
    assert await world.heard() == []
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + timedelta(seconds=30)


async def test_tables_in_memory_are_put_off_too(world: World) -> None:
    """The machine slept, the process lives."""
    table = await world.begin("shark", ANNA, BRUNO)
    beat = world.now
    world.now += 30 * HOUR
    await world.tables.recover(beat)
    await world.tables.ring_due()
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 30 * HOUR
    await world.restart()
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 30 * HOUR


@pytest.mark.parametrize("restarted", [True, False])
async def test_reminders_are_put_off_with_their_deadline(world: World, *, restarted: bool) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    beat = world.now
    world.now += 13 * HOUR
    if restarted:
        await world.restart()
    await world.tables.recover(beat)
    await world.tables.ring_due()
    await world.pass_time(11.9)
    assert (await world.tables.sight(table)).table.reminded == 0
    await world.pass_time(0.1)
    assert (await world.tables.sight(table)).table.reminded == 50


async def test_votes_are_put_off_too(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.tables.call(table, ANNA, "end")
    beat = world.now
    world.now += 30 * HOUR
    await world.restart()
    await world.tables.recover(beat)
    await world.tables.ring_due()
    sight = await world.tables.sight(table)
    assert sight.ballots[0].closes == OPENED + 4 * DAY + 30 * HOUR
    assert sight.table.stage == "running"


async def test_a_first_start_and_a_clock_that_went_back_give_nothing(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    assert await world.tables.recover(None) == 0
    assert await world.tables.recover(world.now + HOUR) == 0
    assert (await world.tables.sight(table)).deadline == OPENED + DAY


async def test_a_repayment_that_is_cut_off_gives_no_table_its_time_twice_or_not_at_all(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Portions of one table; the disk fails at the second of three, and an hour later it is back."""
    tables = [await world.begin("shark", ANNA, BRUNO) for _ in range(3)]
    monkeypatch.setattr(outage, "PORTION", 1)
    beat = world.now
    await world.store.write(lambda link: lease.take(link, "me", beat))
    world.now += 2 * HOUR
    give = outage._credit_all
    with monkeypatch.context() as failing:
        failing.setattr(outage, "_credit_all", _failing_at(tables[1], give))
        with pytest.raises(OSError, match="full"):
            await world.tables.recover(beat)
    world.now += HOUR
    await world.restart()
    await world.tables.recover(await world.store.write(lambda link: lease.owed(link, None)) or beat)
    deadlines = [(await world.tables.sight(table)).deadline for table in tables]
    assert deadlines == [OPENED + DAY + 3 * HOUR] * 3


async def test_tables_that_have_their_time_are_free_before_the_last_has_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, last = [await world.begin("shark", ANNA, BRUNO) for _ in range(2)]
    monkeypatch.setattr(outage, "PORTION", 1)
    seen: list[tuple[bool, bool]] = []
    give = outage._credit_all

    def noted(*facts: Any, ids: tuple[int, ...], **rest: Any) -> None:
        held = world.tables.repository._locks
        seen.append((held[first].locked() if first in held else False, held[last].locked()))
        give(*facts, ids=ids, **rest)  # type: ignore[misc]

    monkeypatch.setattr(outage, "_credit_all", noted)
    world.now += 2 * HOUR
    await world.tables.recover(OPENED)
    assert seen == [(True, True), (False, True)]


def _failing_at(table: int, give: Any) -> Any:
    def failing(*facts: Any, ids: tuple[int, ...], **rest: Any) -> None:
        if table in ids:
            raise OSError("full")
        give(*facts, ids=ids, **rest)

    return failing


async def test_a_paused_table_gets_its_time_by_the_pause(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.tables.call(table, ANNA, "pause", admin=True)
    beat = world.now
    world.now += 5 * HOUR
    await world.restart()
    await world.tables.recover(beat)
    await world.tables.call(table, ANNA, "resume", admin=True)
    assert (await world.tables.sight(table)).deadline == world.now + DAY


async def test_turns_of_the_calendar_are_played_late_at_their_own_hours(world: World) -> None:
    """Two turns and the auction between them, in order, each at its due time."""
    table = await world.begin("empire", ANNA, BRUNO, zone="Europe/Rome")
    await world.act(table, 0, impero.Found("Eagle", 1000))
    await world.act(table, 0, impero.Issue(0, 10, 100))
    ends = (await world.live(table)).state.auctions[0].ends
    beat = world.now
    world.now += 26 * HOUR
    await world.restart()
    await world.tables.recover(beat)
    await world.tables.ring_due()
    told = await world.tables.log(table, None, 2)
    kinds = [type(event).__name__ for one in told for event in one.events]
    assert [kind for kind in kinds if kind in {"TurnBegan", "AuctionClosed"}] == [
        "TurnBegan",
        "AuctionClosed",
        "TurnBegan",
    ]
    rows = await world.store.read(partial(entries.after, table_id=table, number=2))
    assert [row.at for row in rows] == [
        OPENED.replace(hour=20),
        ends,
        OPENED.replace(hour=8) + DAY,
    ]


async def test_a_table_that_cannot_be_rung_does_not_stop_the_others(world: World) -> None:
    first = await world.begin("shark", ANNA, BRUNO)
    second = await world.begin("shark", ANNA, BRUNO)
    ring = world.tables.ring

    async def broken(table_id: int, *_: object) -> None:
        if table_id == first:
            raise ZeroDivisionError
        await ring(table_id)

    world.tables.ring = broken  # type: ignore[assignment,method-assign]
    await world.pass_time(24)
    assert (await world.tables.sight(first)).table.alarms[0].banked is False
    assert (await world.tables.sight(second)).table.alarms[0].banked is True
    world.tables.ring = ring  # type: ignore[method-assign]
    assert await world.tables.ring_due() == 0
    await world.pass_time(0.1)
    assert (await world.tables.sight(first)).table.alarms[0].banked is True


async def test_several_tables_are_rung_in_order_of_due_time(world: World) -> None:
    tables = [
        await world.begin("shark", ANNA, BRUNO, pace=pace) for pace in ("daily", "live", "fast")
    ]
    order: list[int] = []
    ring = world.tables.ring

    async def noted(table_id: int, *_: object) -> None:
        order.append(table_id)
        await ring(table_id)

    world.tables.ring = noted  # type: ignore[assignment,method-assign]
    world.now += 40 * HOUR
    assert await world.tables.ring_due() == 3
    assert order == [tables[1], tables[2], tables[0]]


async def test_the_next_due_is_the_earliest_of_all_tables(world: World) -> None:
    assert await world.tables.next_due() is None
    await world.begin("shark", ANNA, BRUNO)
    await world.begin("shark", ANNA, BRUNO, pace="fast")
    assert await world.tables.next_due() == OPENED + HOUR / 2


async def test_a_clock_that_goes_back_and_forth_rings_once(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    await world.pass_time(72)
    number = (await world.tables.sight(table)).table.number
    world.now -= 10 * HOUR
    await world.tables.ring_due()
    await world.act(table, 1, shark.Collect())
    world.now += 10 * HOUR
    await world.tables.ring_due()
    sight = await world.tables.sight(table)
    assert sight.table.number == number + 1
    assert sight.deadline == world.now + DAY


async def said_late(world: World) -> list[tuple[int, ...]]:
    return [news.facts["times"] for news in await world.heard() if news.key == "outage-late"]  # type: ignore[misc]


@pytest.mark.parametrize("restarted", [True, False])
async def test_turns_that_are_closed_late_are_told_once(world: World, *, restarted: bool) -> None:
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome")
    due = (await world.tables.sight(table)).deadline
    assert due is not None
    beat = world.now
    world.now = due + 13 * HOUR
    if restarted:
        await world.restart()
    await world.tables.recover(beat)
    await world.tables.ring_due()
    first = int(due.timestamp())
    assert await said_late(world) == [(first, first + 12 * 3600)]
    await world.tables.recover(world.now)
    assert await said_late(world) == []


async def test_turns_after_the_last_are_not_told(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome", turns=2)
    due = (await world.tables.sight(table)).deadline
    assert due is not None
    beat = world.now
    world.now += 30 * DAY
    await world.restart()
    await world.tables.recover(beat)
    first = int(due.timestamp())
    assert await said_late(world) == [(first, first + 12 * 3600)]


async def test_nothing_is_said_where_nothing_fell_due(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome")
    beat = world.now
    world.now += 2 * HOUR
    await world.restart()
    await world.tables.recover(beat)
    assert await said_late(world) == []
    assert (await world.tables.sight(table)).table.number == 0
