"""One process a part: the fence in the hub and the lease of the file as one."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.errors import HeldError, SetupError
from bot.parts import fence as fences
from bot.parts.fence import Fence
from bot.store import share
from bot.store.database import Database
from bot.store.share import Share
from tests.bot.parts.conftest import Joined
from tests.wire.machines import RedisServer

Opened = Callable[[str], Coroutine[Any, Any, Database]]


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    files: list[Database] = []

    async def database(name: str) -> Database:
        store = await Database.open(tmp_path / name, lambda: datetime.now(UTC))
        await store.write(partial(share.put, share=Share(1, 4)))
        files.append(store)
        return store

    yield database
    for store in files:
        await store.close()


@pytest.fixture
def lost() -> list[str]:
    return []


async def taken(
    join: Joined, store: Database, holder: str, before: str, lost: list[str] | None = None
) -> Fence:
    told = lost if lost is not None else []
    fence = Fence(join(1), store, holder, lambda: told.append(holder))
    await fence.take(before)
    return fence


async def test_a_second_process_of_a_part_is_refused(join: Joined, opened: Opened) -> None:
    await taken(join, await opened("one.sqlite3"), "first", "")
    with pytest.raises(HeldError, match="Another process serves part 1"):
        await taken(join, await opened("other.sqlite3"), "second", "")


async def test_who_takes_over_the_file_of_a_dead_one_has_the_part_at_once(
    join: Joined, opened: Opened
) -> None:
    store = await opened("one.sqlite3")
    await taken(join, store, "first", "")
    await taken(join, store, "second", "first")


async def test_a_copy_of_the_file_does_not_take_over_from_the_living(
    join: Joined, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy names the holder, who has counted on since."""
    store = await opened("one.sqlite3")
    first = await taken(join, store, "first", "")
    with sqlite3.connect(store.path) as link:
        link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(store.path, tmp_path / "copy.sqlite3")
    assert await first._renewed("-", 0)
    copy = await opened("copy.sqlite3")
    for _ in range(3):
        with pytest.raises(HeldError):
            await taken(join, copy, "second", "first")


async def test_a_part_of_another_number_of_parts_is_refused(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch, lost: list[str]
) -> None:
    """Else two would serve the same servers."""
    first = await taken(join, await opened("one.sqlite3"), "first", "")
    wrong = Fence(join(2, 3), await opened("other.sqlite3"), "wrong", lambda: lost.append("wrong"))
    with pytest.raises(SetupError, match=r"BORSA_PARTS is 3, and other parts .* parts of 4"):
        await wrong.take("")
    assert await fences.held(join(0)) == {1}
    monkeypatch.setattr(fences, "BEAT", 0.02)
    keeping = asyncio.create_task(wrong.keep())
    await asyncio.sleep(0.2)
    keeping.cancel()
    assert lost
    # Those that were there first are not troubled, and once they have ended another number is right.
    assert await first._renewed("-", 0)
    await first.leave()
    await wrong.take("")


async def test_a_hub_that_is_emptied_leaves_each_part_to_who_serves_it(
    join: Joined, opened: Opened
) -> None:
    first = await taken(join, await opened("one.sqlite3"), "first", "")
    await join(0).link.flushall()
    assert await first._renewed("-", 0)
    with pytest.raises(HeldError):
        await taken(join, await opened("other.sqlite3"), "second", "")


async def test_a_part_that_has_ended_in_good_order_is_free(join: Joined, opened: Opened) -> None:
    first = await taken(join, await opened("one.sqlite3"), "first", "")
    await first.leave()
    await taken(join, await opened("other.sqlite3"), "second", "")


async def test_who_began_without_a_hub_stops_when_it_turns_out_that_another_serves(
    join: Joined,
    opened: Opened,
    redis: RedisServer,
    lost: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fences, "BEAT", 0.05)
    await redis.kill()
    late = await taken(join, await opened("one.sqlite3"), "late", "", lost)
    await redis.open()
    await taken(join, await opened("other.sqlite3"), "first", "")
    keeping = asyncio.create_task(late.keep())
    async with asyncio.timeout(10):
        while not lost:  # noqa: ASYNC110  # the fence calls once, and no event waits for it
            await asyncio.sleep(0.05)
    keeping.cancel()
    assert lost[0] == "late"


async def test_a_key_without_signs_of_life_runs_out(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fences, "LIFE", 1)
    hub = join(1)
    fence = Fence(hub, await opened("one.sqlite3"), "first", lambda: None)
    await fence.take("")
    assert await fences.held(hub) == {1}
    assert 0 < await hub.link.pttl(fences.key(1)) <= 1000


async def test_a_clock_that_is_far_ahead_does_not_start(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = fences._seconds
    monkeypatch.setattr(fences, "_seconds", lambda link: ahead(link) + 90)
    with pytest.raises(SetupError, match=r"clock is (89|90|91) s ahead of the hub's"):
        await taken(join, await opened("one.sqlite3"), "first", "")


async def test_one_who_was_ousted_leaves_the_key_of_their_successor(
    join: Joined, opened: Opened
) -> None:
    """It ends in good order like any other, and the part is still served."""
    store = await opened("one.sqlite3")
    ousted = await taken(join, store, "first", "")
    await taken(join, store, "second", "first")
    await ousted.leave()
    assert await fences.held(join(0)) == {1}
    with pytest.raises(HeldError):
        await taken(join, await opened("other.sqlite3"), "third", "")
