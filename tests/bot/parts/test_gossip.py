"""Facts on their way: over a hub that keeps none of them."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import monotonic, time
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.errors import StoreError
from bot.parts import facts, gossip, numbers
from bot.parts.app import ended
from bot.parts.following import Following
from bot.parts.gossip import Gossip
from bot.store import people, share
from bot.store.database import Database
from bot.store.share import Share
from tests.bot.parts.conftest import Joined
from tests.bot.parts.files import traces
from tests.wire.machines import RedisServer

GIULIA = 700_000_000_000_000_001
PARTS = 3


class Follower:
    """Forgets whom others have forgotten, and nothing else."""

    def __init__(self, store: Database) -> None:
        self.store = store

    async def catch_up(self) -> None:
        await self.store.write(_follow)


def _follow(link: Any) -> None:
    for (user,) in link.execute("SELECT subject FROM follow WHERE kind = 'forgotten'").fetchall():
        people.forget(link, user)
        facts.forgotten(link, user, "Player")
    link.execute("DELETE FROM follow")


class Part:
    """A part that only knows people."""

    def __init__(self, join: Joined, folder: Path, part: int) -> None:
        self.join, self.part = join, part
        self.path = folder / f"part{part}.sqlite3"
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.hub = self.join(self.part, PARTS)
        self.store = await Database.open(self.path, lambda: datetime.now(UTC))
        await self.store.write(partial(share.put, share=Share(self.part, PARTS)))
        follower = cast("Following", Follower(self.store))
        self.gossip = Gossip(self.hub, self.store, follower)
        await self.gossip.open()
        for work in (self._listen(), self.gossip.tell(), self.gossip.follow()):
            self.tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        for task in self.tasks:
            await ended(task)
        self.tasks.clear()
        await self.store.close()

    async def _listen(self) -> None:
        async for _, told in self.hub.listen("facts"):
            with suppress(Exception):
                await self.gossip.take(told)

    async def say(self, user: int, **changes: Any) -> None:
        def work(link: Any) -> None:
            people.save(link, replace(people.get(link, user, "Somebody"), **changes))

        await self.store.write(work)

    async def language(self, user: int) -> str | None:
        return (await self.store.read(partial(people.get, user_id=user))).language

    async def traces(self, user: int) -> list[str]:
        return await self.store.read(partial(traces, user=user))


@pytest.fixture
async def parts(
    join: Joined, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Part]]:
    monkeypatch.setattr(gossip, "SAY", 0.3)
    monkeypatch.setattr(gossip, "AGAIN", 0.2)
    made = [Part(join, tmp_path, part) for part in range(PARTS)]
    for one in made:
        await one.open()
    await asyncio.sleep(0.5)
    yield made
    for one in made:
        await one.close()


async def until(happened: Callable[[], Any], patience: float = 15) -> float:
    """Seconds until it has happened."""
    began = monotonic()
    async with asyncio.timeout(patience):
        while not await happened():  # noqa: ASYNC110  # other processes' files call nobody
            await asyncio.sleep(0.01)
    return monotonic() - began


async def agreed(parts: list[Part], user: int, language: str) -> bool:
    return {await one.language(user) for one in parts} == {language}


async def test_a_choice_holds_in_all_parts_in_a_moment(parts: list[Part]) -> None:
    times = []
    for user in range(1, 12):
        await parts[user % PARTS].say(user, language="it")
        times.append(await until(partial(agreed, parts, user, "it")))
    assert sorted(times)[len(times) // 2] < 0.2


async def test_choices_made_without_a_hub_arrive_when_it_is_back_empty(
    parts: list[Part], redis: RedisServer
) -> None:
    await redis.kill()
    await asyncio.sleep(0.3)
    for user in range(1, 500):
        await parts[user % PARTS].say(user, language="it")
    await parts[0].say(GIULIA, language="it")
    await parts[1].say(GIULIA, language="en")
    await redis.open()

    async def all_agreed() -> bool:
        last = all([await agreed(parts, user, "it") for user in (1, 250, 499)])
        return last and await agreed(parts, GIULIA, "en")

    await until(all_agreed)


async def test_a_part_that_was_away_is_told_all_of_it(parts: list[Part]) -> None:
    await parts[2].close()
    for user in range(1, 450):
        await parts[0].say(user, language="it")
    await parts[2].open()
    await until(partial(agreed, parts, 449, "it"))
    assert await agreed(parts, 1, "it")


async def test_a_restored_part_is_told_what_it_had_told_itself(parts: list[Part]) -> None:
    """And tells what is chosen meanwhile by numbers after those: its clock was an hour ahead."""
    await parts[0].say(1, language="it")
    await until(partial(agreed, parts, 1, "it"))
    await parts[0].close()
    shutil.copy(parts[0].path, parts[0].path.with_suffix(".copy"))
    await parts[0].open()
    ahead = "UPDATE part SET last = last + 3600000"
    await parts[0].store.write(lambda link: link.execute(ahead))
    await parts[0].say(GIULIA, language="it")
    await until(partial(agreed, parts, GIULIA, "it"))
    await parts[0].close()
    for beside in ("-wal", "-shm"):
        parts[0].path.with_name(parts[0].path.name + beside).unlink(missing_ok=True)
    shutil.copy(parts[0].path.with_suffix(".copy"), parts[0].path)
    await parts[0].open()
    await parts[0].say(2, language="it")
    await until(partial(agreed, parts, GIULIA, "it"))
    await until(partial(agreed, parts, 2, "it"))


async def test_who_is_forgotten_leaves_nothing_in_any_part_nor_in_the_hub(
    parts: list[Part], redis: RedisServer
) -> None:
    await parts[0].say(GIULIA, language="it")
    await until(partial(agreed, parts, GIULIA, "it"))

    def forget(link: Any) -> None:
        people.forget(link, GIULIA)
        facts.forgotten(link, GIULIA, "Player")

    await parts[1].store.write(forget)

    async def gone() -> bool:
        return not any([await one.traces(GIULIA) for one in parts])

    await until(gone)
    link = parts[0].hub.link
    for key in await link.keys("*"):
        kind = await link.type(key)
        told = await (link.hgetall(key) if kind == b"hash" else link.get(key))
        assert str(GIULIA) not in f"{key} {told}"


async def test_how_far_others_are_behind_is_known(parts: list[Part]) -> None:
    await parts[0].say(GIULIA, language="it")
    await until(partial(agreed, parts, GIULIA, "it"))

    async def behind(facts: int) -> bool:
        return await parts[0].gossip.behind() == facts

    await until(partial(behind, 0))
    await parts[2].close()
    await parts[0].say(GIULIA, language="en")
    await parts[0].say(1, language="en")
    # A language, and the name of somebody new beside theirs.
    await until(partial(behind, 3))
    await parts[2].open()
    await until(partial(behind, 0))


async def test_what_cannot_be_noted_as_followed_is_followed_again(parts: list[Part]) -> None:
    """On a full disk, or once the lease has ended: a part that is well again follows as before."""
    tried = 0

    async def catch_up() -> None:
        nonlocal tried
        tried += 1
        raise StoreError("The disk is full.")

    parts[0].gossip._following = cast("Following", SimpleNamespace(catch_up=catch_up))

    async def again() -> bool:
        return tried > 1

    await until(again)


async def test_what_a_clock_far_ahead_has_numbered_is_told_once_it_is_right(
    parts: list[Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not where it is the clock that is a day behind: lower numbers would be told to nobody."""
    known = await parts[0].store.read(facts.last)
    with monkeypatch.context() as patched:
        behind = SimpleNamespace(monotonic=monotonic, time=lambda: time() - 90_000)
        patched.setattr(gossip, "time", behind)
        patched.setattr(numbers, "NOW", f"({numbers.NOW} - 90000000)")
        await parts[0].say(GIULIA, language="en")
        await asyncio.sleep(0.3)
        assert await parts[0].store.read(facts.last) > known
    await parts[0].say(GIULIA, language="it")
    await until(partial(agreed, parts, GIULIA, "it"))
    await parts[0].store.write(lambda link: link.execute("UPDATE part SET last = 1 << 52"))
    # It was told, too, and nobody has taken it.
    parts[0].gossip._told = 1 << 52
    await parts[0].say(GIULIA, language="en")
    await until(partial(agreed, parts, GIULIA, "en"))


async def test_a_mark_stays_until_the_last_part_has_followed(parts: list[Part]) -> None:
    """Who is forgotten in two of three parts is told to the third for as long as it takes."""
    for one in parts[2].tasks:
        await ended(one)

    def forget(link: Any) -> None:
        people.forget(link, GIULIA)
        facts.forgotten(link, GIULIA, "Player")

    await parts[0].say(GIULIA, language="it")
    await parts[0].store.write(forget)
    number = await parts[0].store.read(facts.last)

    async def followed(part: int) -> bool:
        known = parts[0].gossip._known.get(part, {})
        return known.get(0, 0) >= number

    await until(partial(followed, 1))
    await parts[0].gossip._say()
    assert not await followed(2)
    assert await parts[0].traces(GIULIA) == ["fact"]
    await parts[2].gossip._say()
    await parts[0].gossip._say()
    assert await parts[0].traces(GIULIA) == ["fact"]


async def test_a_mark_stays_while_a_part_has_said_nothing_of_itself() -> None:
    """It may be away, and has not followed then."""
    store: Any = SimpleNamespace(write=AsyncMock())
    hub: Any = SimpleNamespace(share=Share(0, 3))
    one = Gossip(hub, store, cast("Any", None))
    one._known = {1: {0: 9}}
    await one._settle({0: 9})
    store.write.assert_not_called()
    one._known[2] = {0: 8}
    await one._settle({0: 9})
    assert store.write.call_args.args[0].keywords == {"known": {0: 8, 1: 0, 2: 0}}
