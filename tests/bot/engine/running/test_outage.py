"""The bot was down, or the machine's clock jumped."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.engine.running import outage
from bot.store import entries, lease
from games.core.record import Resume, decode_action
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
    missed, repository = AsyncMock(), world.tables.repository
    repository.above = replace(repository.above, missed=missed)
    await world.tables.recover(await world.store.write(lambda link: lease.owed(link, None)) or beat)
    # Tournaments hear of the time that was cut off, too: what they have had they do not take twice.
    assert [(one.args[0], one.args[1]) for one in missed.await_args_list] == [
        (beat, beat + 2 * HOUR),
        (beat + 2 * HOUR, world.now),
    ]
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


async def test_over_an_outage_the_calendar_and_the_rules_instants_move_as_by_a_pause(
    world: World,
) -> None:
    """Two turns and an auction would have ended: nobody could act in them, so none has."""
    table = await world.begin("empire", ANNA, BRUNO, zone="Europe/Rome")
    await world.act(table, 0, impero.Found("Eagle", 1000))
    await world.act(table, 0, impero.Issue(0, 10, 100))
    before = await world.live(table)
    ends, due = before.state.auctions[0].ends, before.row.alarms[-1].due
    beat = world.now
    world.now += 26 * HOUR
    await world.restart()
    await world.tables.recover(beat)
    await world.tables.ring_due()
    live = await world.live(table)
    assert live.state.turn == before.state.turn
    assert live.state.auctions[0].ends == ends + 26 * HOUR
    # The first of its hours that leaves as much time as there was.
    assert live.row.alarms[-1].due == due + 36 * HOUR
    rows = await world.store.read(partial(entries.after, table_id=table, number=2))
    assert [decode_action(live.rules, row.action) for row in rows] == [Resume(26 * HOUR)]
    await world.pass_time(18)
    assert (await world.live(table)).state.turn == before.state.turn + 1


async def test_after_some_minutes_the_turn_closes_with_the_time_that_was_left(
    world: World,
) -> None:
    """And those after it at their own hours."""
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome")
    due = (await world.tables.sight(table)).deadline
    assert due is not None
    world.now = beat = due - timedelta(minutes=5)
    world.now += timedelta(minutes=9)
    await world.tables.recover(beat)
    await world.tables.ring_due()
    assert (await world.live(table)).state.turn == 1
    assert (await world.tables.sight(table)).deadline == due + timedelta(minutes=9)
    await world.pass_time(5 / 60)
    sight = await world.tables.sight(table)
    assert sight.deadline == due + 12 * HOUR
    assert [row.missed for row in (await world.live(table)).seats] == [1, 1]


async def test_hours_that_leave_enough_time_stay(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome")
    due = (await world.tables.sight(table)).deadline
    beat = world.now
    world.now += 2 * HOUR
    await world.restart()
    await world.tables.recover(beat)
    sight = await world.tables.sight(table)
    assert (sight.table.number, sight.deadline) == (0, due)
    assert await world.heard() == []


async def test_a_calendar_that_is_moved_is_told_once_and_given_once(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome", turns=2)
    due = (await world.tables.sight(table)).deadline
    assert due is not None
    beat = world.now
    world.now += 20 * DAY
    await world.restart()
    for _ in range(2):
        await world.tables.recover(beat)
        beat = world.now
    told = [(one.key, one.facts) for one in await world.heard()]
    assert told == [("outage-credit", {"lost": 20 * 86400})]
    assert (await world.tables.sight(table)).deadline == due + 20 * DAY


async def test_a_lobby_that_was_to_start_in_an_outage_starts_at_its_next_hour(
    world: World,
) -> None:
    """Nobody could join, or leave, before; and it lives as much longer."""
    table = await world.lobby("impero", ANNA, BRUNO, zone="Europe/Rome")
    before = (await world.live(table)).row
    beat = world.now
    world.now += 6 * DAY
    await world.restart()
    await world.tables.recover(beat)
    await world.tables.ring_due()
    row = (await world.live(table)).row
    assert (row.stage, row.reminded) == ("lobby", 0)
    assert row.starts is not None
    assert before.starts is not None
    assert world.now < row.starts <= world.now + 13 * HOUR
    assert (
        row.starts.hour == before.starts.hour or row.starts.hour == (before.starts.hour + 12) % 24
    )
    await world.pass_time(13)
    assert (await world.live(table)).row.stage == "running"


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
