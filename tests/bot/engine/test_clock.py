"""The clock: every duty at any time, as often as one likes; the scheduler only looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from apscheduler.triggers.interval import IntervalTrigger

from bot.engine.clock import Clock
from bot.engine.tables import RINGERS
from bot.errors import StoreError
from bot.store import lease
from bot.store.backups import Backups, folder_of
from tests.bot.engine.world import ANNA, BRUNO, OPENED, World

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    numbers = count(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    world = World(tmp_path / "bot.sqlite3")
    await world.open()
    await world.store.write(partial(lease.take, me="me", now=world.now))
    yield world
    await world.store.close()


def backups_of(world: World) -> Backups:
    return Backups(world.path, folder_of(world.path))


async def beat_of(world: World) -> datetime | None:
    return await world.store.read(lease.last_beat)


async def test_a_sweep_rings_what_is_due(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    clock = Clock(world.tables, "me")
    world.now += DAY
    await world.store.write(partial(lease.renew, me="me", now=world.now))
    await clock.sweep()
    await clock.sweep()
    assert (await world.tables.sight(table)).table.alarms[0].banked


async def test_a_stop_waits_for_the_table_that_rings_and_for_none_of_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an outage a thousand may be due."""
    for _ in range(8):
        await world.begin("shark", ANNA, BRUNO)
    rung, clock = 0, Clock(world.tables, "me")
    ring = world.tables.ring

    async def noted(*given: Any) -> None:
        nonlocal rung
        rung += 1
        await ring(*given)
        await clock.end()

    monkeypatch.setattr(world.tables, "ring", noted)
    world.now += DAY
    await world.tables.ring_due()
    assert rung == RINGERS


async def test_a_beat_is_a_sign_of_life(world: World) -> None:
    clock = Clock(world.tables, "me")
    world.now += timedelta(seconds=10)
    await clock.beat()
    assert await beat_of(world) == world.now


async def test_a_process_that_has_slept_gives_the_time_back(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    clock = Clock(world.tables, "me")
    world.now += 9 * HOUR
    await clock.beat()
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 9 * HOUR
    world.now += timedelta(seconds=10)
    await clock.beat()
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 9 * HOUR


async def test_while_discord_is_not_there_nothing_rings_and_the_time_is_given_back(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    contact, clock = world.tables.repository.contact, Clock(world.tables, "me")
    contact.connected(there=False)
    for _ in range(30):
        world.now += HOUR
        await world.store.write(partial(lease.renew, me="me", now=world.now))
        await clock.sweep()
        await clock.beat()
    assert (await world.tables.sight(table)).table.number == 0
    contact.connected(there=True)
    await clock.beat()
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 30 * HOUR
    await clock.sweep()
    assert (await world.tables.sight(table)).table.number == 0


async def test_the_time_is_given_back_before_anything_rings(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += 30 * HOUR
    await Clock(world.tables, "me").sweep()
    sight = await world.tables.sight(table)
    assert sight.deadline == OPENED + DAY + 30 * HOUR
    assert not sight.table.alarms[0].banked


async def test_a_beat_that_is_a_little_late_is_no_outage(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += timedelta(seconds=40)
    await Clock(world.tables, "me").beat()
    assert (await world.tables.sight(table)).deadline == OPENED + DAY


async def test_the_start_gives_back_the_time_since_the_last_beat(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    beat = world.now
    world.now += 30 * HOUR
    await world.restart()
    clock = Clock(world.tables, "me")
    await clock.begin(beat)
    await clock.end()
    sight = await world.tables.sight(table)
    assert sight.deadline == OPENED + DAY + 30 * HOUR
    assert sight.table.number == 0


async def test_at_the_start_the_gap_is_given_back_once(world: World) -> None:
    """The first beat must not take the outage for another one."""
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += 30 * HOUR
    await world.restart()
    before = await world.store.write(partial(lease.take, me="me", now=world.now))
    clock = Clock(world.tables, "me")
    await clock.begin(before)
    await clock.end()
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 30 * HOUR


async def test_who_has_lost_the_lease_is_told(world: World) -> None:
    lost: list[bool] = []
    world.now += 5 * HOUR
    await world.store.write(partial(lease.take, me="another", now=world.now))
    await Clock(world.tables, "me", on_usurped=lambda: lost.append(True)).beat()
    assert lost == [True]


async def test_the_first_backup_is_looked_for_within_a_minute_of_a_start(world: World) -> None:
    """A bot that is often started would else have none."""
    clock = Clock(world.tables, "me", backups_of(world))
    await world.store.write(lambda link: lease.take(link, "me", world.now))
    await clock.begin(None)
    jobs = {job.func.__name__: job.next_run_time for job in clock._scheduler.get_jobs()}
    await clock.end()
    assert jobs["back_up"] - datetime.now(UTC) < timedelta(minutes=1)
    assert jobs["make_compact"] - datetime.now(UTC) < timedelta(minutes=2)


async def test_a_backup_is_made_once_a_day(world: World) -> None:
    backups = backups_of(world)
    clock = Clock(world.tables, "me", backups)
    await clock.back_up()
    await clock.back_up()
    assert len(list(backups.folder.iterdir())) == 1
    world.now += DAY
    await clock.back_up()
    assert len(list(backups.folder.iterdir())) == 2


async def test_without_a_schedule_there_are_no_backups(world: World) -> None:
    await Clock(world.tables, "me").back_up()
    assert not folder_of(world.path).exists()


async def test_trouble_with_the_disk_does_not_stop_the_clock(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(world.tables, "me", backups_of(world))

    async def trouble(*_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(world.store, "read", trouble)
    monkeypatch.setattr(world.store, "write", trouble)
    monkeypatch.setattr("bot.store.backups.Backups.run_due", trouble)
    await clock.sweep()
    await clock.beat()
    await clock.back_up()


async def test_the_scheduler_rings_by_itself(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In real time: a deadline a moment from now."""
    monkeypatch.setattr("bot.engine.clock.BREATH", timedelta(0))
    world.tables.repository.now = lambda: datetime.now(OPENED.tzinfo)
    table = await world.begin("shark", ANNA, BRUNO, pace="live")
    live = await world.live(table)
    started = live.begun[0].opened
    world.tables.repository.now = lambda: datetime.now(OPENED.tzinfo) + timedelta(seconds=89.7)
    await world.store.write(partial(lease.take, me="me", now=world.tables.repository.now()))
    clock = Clock(world.tables, "me")
    await clock.begin(None)
    for _ in range(60):
        await asyncio.sleep(0.1)
        if (await world.tables.sight(table)).table.reminded:
            break
    await clock.end()
    assert (await world.tables.sight(table)).table.reminded == 50
    assert started is not None


async def test_time_is_given_back_once_also_by_a_process_that_is_killed_before_it_is_repaid(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a portion has got is noted with it: the next start goes on behind it."""
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += 30 * HOUR
    since = await world.store.write(partial(lease.owed, before=OPENED))

    def killed(_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(lease, "repaid", killed)
        await world.tables.recover(since)
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 30 * HOUR
    again = await world.store.write(partial(lease.owed, before=world.now))
    await world.tables.recover(again)
    assert (await world.tables.sight(table)).deadline == OPENED + DAY + 30 * HOUR
    assert await world.store.write(partial(lease.owed, before=None)) is None


async def test_time_without_discord_is_owed_also_if_the_process_is_killed_then(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    clock = Clock(world.tables, "me")
    world.tables.repository.contact.connected(there=False)
    for _ in range(3):
        world.now += timedelta(seconds=10)
        await clock.beat()
    world.now += HOUR
    await world.restart()
    taken = partial(lease.take, me="another", now=world.now)
    before = await world.store.write(lambda link: lease.owed(link, taken(link)))
    assert before == OPENED
    await world.tables.recover(before)
    assert (await world.tables.sight(table)).deadline == world.now + DAY


async def test_a_clock_that_is_set_back_puts_no_look_off(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scheduler's next looks lie an hour away then: they are taken at once."""
    monkeypatch.setattr("bot.engine.clock.BEAT", 0.05)
    clock = Clock(world.tables, "me")
    await clock.begin(None)
    real = time.time
    monkeypatch.setattr("bot.engine.clock.time.time", lambda: real() - 3600)
    looked = asyncio.Event()

    async def ring_due() -> int:
        looked.set()
        return 0

    monkeypatch.setattr(world.tables, "ring_due", ring_due)
    async with asyncio.timeout(30):
        await looked.wait()
    await clock.end()


async def test_the_clock_looks_at_everything_soon_enough(world: World) -> None:
    """At what is due, so that no lost job holds a table up; at places, since Discord does not tell that a
    refusal has passed, but not so often that it would be asked without end.
    """
    clock = Clock(world.tables, "me", backups_of(world))
    await clock.begin(None)
    every = {
        job.func: job.trigger.interval
        for job in clock._scheduler.get_jobs()
        if isinstance(job.trigger, IntervalTrigger)
    }
    await clock.end()
    assert every[clock.sweep] <= timedelta(seconds=20)
    assert every[clock.beat] < lease.EXPIRY / 3
    assert every[clock.back_up] <= timedelta(minutes=10)
    assert timedelta(minutes=1) <= every[clock.look_for_places] <= timedelta(minutes=5)


async def test_the_first_backup_of_a_day_comes_within_a_minute_of_the_start(world: World) -> None:
    """It came after ten: a bot that was started more often had none."""
    await world.store.write(lambda link: lease.take(link, "me", world.now))
    clock = Clock(world.tables, "me")
    began = datetime.now(UTC)
    await clock.begin(None)
    first = {job.func.__name__: job.next_run_time - began for job in clock._scheduler.get_jobs()}
    await clock.end()
    assert first["back_up"] < timedelta(minutes=1)
