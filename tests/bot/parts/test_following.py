"""What follows here from a choice in another part: at the person's tables, once, whatever is cut off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.parts import facts, following
from bot.parts.following import Following
from bot.store import share, time_off
from bot.store.rows import Quiet, VacationRow
from bot.store.share import Share
from bot.tournaments.records.records import Records
from bot.tournaments.running.steps import Steps
from tests.bot.engine.world import ANNA, BRUNO, CARLA, OPENED, World
from tests.bot.parts.files import File

HOUR, DAYS = timedelta(hours=1), 3


class Here:
    """Part 0 with tables in play, and the file of part 1, where people choose."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world = world
        self.there = File(folder, 1, parts=2, name="there.sqlite3")

    async def open(self) -> None:
        store = self.world.store
        await store.write(partial(share.put, share=Share(0, 2)))
        await store.write(facts.prepare)
        repository = self.world.tables.repository
        repository.above = replace(repository.above, at_forget=facts.forgotten)
        steps = Steps(Records(store, lambda: self.world.now), self.world.tables)
        self.following = Following(self.world.tables, self.world.lobbies, steps)

    async def hear(self) -> None:
        """All that part 1 has told; followed only by `catch_up`."""
        known = (await self.world.store.read(facts.heard)).get(1, 0)
        told = facts.since(self.there.link, 1, known, 1000)
        upto = facts.last(self.there.link)
        await self.world.store.write(
            partial(facts.hear, origin=1, after=known, upto=upto, told=told)
        )

    async def catch_up(self) -> None:
        await self.following.catch_up()

    async def left(self) -> list[Any]:
        """What is still to be followed."""
        return list(await self.world.store.read(following._waiting))

    async def deadline(self, table: int) -> datetime:
        found = (await self.world.tables.sight(table)).deadline
        assert found is not None
        return found

    async def lines(self, table: int, key: str) -> int:
        """How often a line of that key waits to be told at the table."""
        query = "SELECT count(*) FROM outbox WHERE table_id = ? AND key = ?"
        return await self.world.store.read(
            lambda link: int(link.execute(query, (table, key)).fetchone()[0])
        )


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "here.sqlite3")
    await world.open()
    yield world
    await world.store.close()


@pytest.fixture
async def here(world: World, tmp_path: Path) -> Here:
    here = Here(world, tmp_path)
    await here.open()
    return here


async def asked(here: Here, table: int) -> int:
    live = await here.world.live(table)
    return await here.world.sit(table, live.waiting.seats[0])


def away(user: int) -> VacationRow:
    until = OPENED + timedelta(days=DAYS)
    return VacationRow(
        user_id=user,
        first=OPENED.date().isoformat(),
        last=until.date().isoformat(),
        since=OPENED,
        until=until,
    )


async def test_a_vacation_announced_elsewhere_stops_the_clock_and_is_told_once(here: Here) -> None:
    table = await here.world.begin("shark", ANNA, BRUNO)
    before, user = await here.deadline(table), await asked(here, table)
    time_off.add(here.there.link, away(user))
    await here.hear()
    assert await here.deadline(table) == before
    await here.catch_up()
    assert await here.deadline(table) == before + timedelta(days=DAYS)
    assert await here.left() == []
    await here.hear()
    await here.catch_up()
    assert await here.lines(table, "vacation-announced") == 1


async def test_one_that_is_cancelled_elsewhere_lets_the_time_run_again(here: Here) -> None:
    table = await here.world.begin("shark", ANNA, BRUNO)
    before, user = await here.deadline(table), await asked(here, table)
    number = time_off.add(here.there.link, away(user))
    await here.hear()
    await here.catch_up()
    time_off.remove(here.there.link, number)
    await here.hear()
    await here.catch_up()
    assert await here.deadline(table) == before
    assert await here.lines(table, "vacation-cancelled") == 1


async def test_one_that_came_and_went_before_it_was_followed_is_not_told(here: Here) -> None:
    table = await here.world.begin("shark", ANNA, BRUNO)
    before, user = await here.deadline(table), await asked(here, table)
    number = time_off.add(here.there.link, away(user))
    time_off.remove(here.there.link, number)
    await here.hear()
    await here.catch_up()
    assert await here.deadline(table) == before
    assert await here.lines(table, "vacation-announced") == 0


async def test_quiet_hours_chosen_elsewhere_move_deadlines_and_a_language_does_not(
    here: Here,
) -> None:
    table = await here.world.begin("shark", ANNA, BRUNO)
    before, user = await here.deadline(table), await asked(here, table)
    here.there.say(user, language="it")
    await here.hear()
    await here.catch_up()
    assert await here.deadline(table) == before
    here.there.say(user, zone="UTC", quiet=Quiet(10 * 60, 14 * 60))
    await here.hear()
    await here.catch_up()
    assert await here.deadline(table) == before + 2 * HOUR


async def test_who_is_forgotten_elsewhere_gives_up_their_seats_here(here: Here) -> None:
    playing = await here.world.begin("shark", ANNA, BRUNO, CARLA)
    waiting = await here.world.lobby("shark", BRUNO, ANNA)
    here.there.say(ANNA, language="it")
    here.there.forget(ANNA)
    await here.hear()
    await here.catch_up()
    live = await here.world.live(playing)
    assert ANNA not in {row.user_id for row in live.seats}
    assert [row.computer is not None for row in live.seats if row.user_id is None] == [True]
    assert [row.user_id for row in (await here.world.live(waiting)).seats] == [BRUNO]
    assert await here.left() == []


@pytest.mark.parametrize("at", range(4))
async def test_a_process_that_ends_at_any_write_follows_it_at_its_next_start(
    here: Here, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut off before the write number `at`, which is then made by the next process."""
    table = await here.world.begin("shark", ANNA, BRUNO)
    before, user = await here.deadline(table), await asked(here, table)
    time_off.add(here.there.link, away(user))
    await here.hear()
    writes, real = 0, type(here.world.store).write

    async def write(store: Any, work: Any) -> Any:
        nonlocal writes
        writes += 1
        if writes > at:
            raise OSError("the process has ended")
        return await real(store, work)

    with monkeypatch.context() as patch:
        patch.setattr(type(here.world.store), "write", write)
        with suppress(OSError):
            await here.catch_up()
        cut = writes > at
    await here.world.restart()
    await here.open()
    await here.catch_up()
    assert cut == (at < 3)
    assert await here.deadline(table) == before + timedelta(days=DAYS)
    assert await here.lines(table, "vacation-announced") == 1
    assert await here.left() == []


async def test_what_fails_is_tried_again_and_holds_up_nothing_else(here: Here) -> None:
    table = await here.world.begin("shark", ANNA, BRUNO)
    before, user = await here.deadline(table), await asked(here, table)
    failing = True

    async def also(step: following.Step) -> None:
        if failing and step.subject == CARLA:
            raise RuntimeError

    here.following._also = also
    here.there.say(CARLA, quiet=Quiet(23 * 60, 7 * 60))
    time_off.add(here.there.link, away(user))
    await here.hear()
    await here.catch_up()
    assert await here.deadline(table) == before + timedelta(days=DAYS)
    assert {one.subject for one in await here.left()} == {CARLA}
    failing = False
    await here.catch_up()
    assert await here.left() == []
