"""Many tables due at the same moment, many computers at one table."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial
from time import perf_counter

import pytest
from msgspec.structs import replace

from bot.engine.moves import computers
from bot.engine.time import due
from bot.store import entries
from games.core.record import TimeUp, decode_action, decode_events
from games.core.words import Public
from games.impero.actions import Ready
from games.impero.rules import RULES as impero
from tests.bot.engine.world import ALL, ANNA, BRUNO, OPENED, World

NINE = OPENED.replace(hour=9) + timedelta(days=1)


async def closings(world: World, table: int) -> list[object]:
    """When turns ended."""
    rows = await world.store.read(partial(entries.after, table_id=table, number=0))
    done = [(row.at, decode_action(ALL["impero"], row.action)) for row in rows]
    return [at for at, one in done if isinstance(one, TimeUp) and one.key.startswith("turn:")]


async def test_five_hundred_tables_due_at_once_are_all_closed_none_twice(world: World) -> None:
    """The first is announced at once, and the loop stays free for presses."""
    tables = [await world.begin("impero", ANNA, BRUNO) for _ in range(500)]
    world.now = NINE
    told: list[float] = []
    repository = world.tables.repository
    repository.above = replace(repository.above, news=lambda: told.append(perf_counter()))
    start, lags = perf_counter(), list[float]()

    async def watch() -> None:
        while True:
            before = perf_counter()
            await asyncio.sleep(0.005)
            lags.append(perf_counter() - before)

    watching = asyncio.create_task(watch())
    await asyncio.gather(world.tables.ring_due(), world.tables.ring_due())
    watching.cancel()
    assert told[0] - start < 1
    assert max(lags) < 0.25
    for table in tables:
        assert await closings(world, table) == [NINE]
    assert await world.tables.ring_due() == 0


async def test_every_turn_closes_before_computers_play_the_next(world: World) -> None:
    tables = [await world.begin("impero", ANNA, BRUNO, computers=1) for _ in range(6)]
    world.now = NINE
    order: list[tuple[int, bool]] = []
    commit = world.tables.repository.commit

    async def noted(change: object) -> object:
        order.extend((row.table_id, row.seat is None) for row in change.entries)  # type: ignore[attr-defined]
        return await commit(change)  # type: ignore[arg-type]

    world.tables.repository.commit = noted  # type: ignore[assignment,method-assign]
    await world.tables.ring_due()
    by_clock = [clock for _, clock in order]
    first = by_clock.index(False)
    assert first >= len(tables)
    assert not any(by_clock[first:])
    for table in tables:
        live = await world.live(table)
        assert all(live.seats[seat].person for seat in live.waiting.seats)


async def test_a_turn_that_closed_is_news_before_the_computers_have_played(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO, computers=1)
    world.now = NINE
    await world.tables.ring_due()
    boards = [news for news in await world.heard() if news.kind == "board"]
    rows = await world.store.read(partial(entries.after, table_id=table, number=0))
    rung = [decode_events(impero, row.events) for row in rows if row.seat is None]
    seen = [told for told in rung if any(isinstance(event, Public) for event in told)]
    assert len(boards) == len(seen) + 1


async def test_computers_stand_back_for_a_person_who_waits_for_the_table(world: World) -> None:
    """The person is not the slower for what they think."""
    table = await world.begin("impero", ANNA, BRUNO, computers=4)
    live = await world.live(table)
    seat = next(row.seat for row in live.seats if row.user_id == ANNA)
    world.now = NINE
    ringing = asyncio.create_task(world.tables.ring(table))
    while (await world.live(table)).row.number < live.row.number + 3:  # noqa: ASYNC110
        await asyncio.sleep(0)
    await world.act(table, seat, Ready())
    await ringing
    rows = await world.store.read(partial(entries.after, table_id=table, number=live.row.number))
    place = next(number for number, row in enumerate(rows) if row.seat == seat)
    assert place < len(rows) - 3
    after = await world.live(table)
    assert all(after.seats[one].person for one in after.waiting.seats)


async def test_a_computer_that_is_never_ready_does_not_hang_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due, "MAX_ACTS", 7)
    table = await world.begin("impero", ANNA, BRUNO)
    await world.tables.repository.store.write(
        lambda link: link.execute(
            "UPDATE seat SET user_id = NULL, computer = 'random' WHERE seat = 1"
        )
    )
    world.tables.repository.forget(table)

    def restless(*_: object) -> object:
        return lambda view, offers, chance: next(
            offer.action for offer in offers if not isinstance(offer.action, Ready)
        )

    monkeypatch.setattr(computers, "player_of", restless)
    world.now = NINE
    await world.tables.ring_due()
    rows = await world.store.read(partial(entries.after, table_id=table, number=0))
    assert 0 < sum(row.seat == 1 for row in rows) <= 14
    assert (await world.live(table)).row.due is not None
    world.now += timedelta(hours=12)
    await world.tables.ring_due()
    assert await closings(world, table) == [NINE, world.now]
