"""A hub that is a wrong one, or another bot's, too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.errors import SetupError, UnreachableError
from bot.parts import hub as hubs
from bot.parts import owned as leases
from bot.parts.fence import Fence
from bot.parts.owned import Lease
from tests.bot.parts.conftest import Joined
from tests.bot.parts.fenced import Opened, Part, opened, soon
from tests.wire.machines import RedisServer, free_port

__all__ = ["opened", "soon"]  # fixtures


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not happened():  # noqa: ASYNC110  # a lease ends by a clock, which calls nobody
            await asyncio.sleep(0.02)


async def test_a_hub_that_was_never_reached_is_a_wrong_one(
    join: Joined, opened: Opened, redis: RedisServer
) -> None:
    store = await opened("one.sqlite3")
    await redis.kill()
    with pytest.raises(SetupError, match="does not answer") as said:
        await Part(join, store, "first").begin()
    assert type(said.value) is SetupError
    await redis.open()
    first = await Part(join, store, "first").begin()
    await first.stand_still()
    await redis.kill()
    with pytest.raises(UnreachableError):
        await Part(join, store, "second").begin("first")


async def test_a_wrong_hub_is_named(join: Joined, redis: RedisServer, opened: Opened) -> None:
    """Password, name, encryption, shapes of another version, replica: no other try would mend it."""
    store, link = await opened("one.sqlite3"), join(0).link
    port = redis.port
    said: dict[str, str] = {}

    async def wrong(name: str, address: str) -> None:
        with pytest.raises(SetupError) as error:
            await Fence(join(address=address), store, "first", lambda: None, Lease()).take("")
        said[name] = str(error.value)
        assert type(error.value) is SetupError

    await link.config_set("requirepass", "right")
    await wrong("password", f"redis://:s3cret@127.0.0.1:{port}/0")
    await wrong("none", f"redis://127.0.0.1:{port}/0")
    await join(address=f"redis://:right@127.0.0.1:{port}/0").link.config_set("requirepass", "")
    await wrong("name", "redis://no-such-host.invalid:6379/0")
    await wrong("database", f"redis://127.0.0.1:{port}/99")
    await wrong("encryption", f"rediss://127.0.0.1:{port}/0")
    await link.set("borsa:mark:0", "of another shape")
    await wrong("shape", redis.url)
    await link.replicaof("127.0.0.1", free_port())
    await wrong("replica", redis.url)
    assert "does not accept this password" in said["password"]
    assert "does not accept this password" in said["none"]
    assert "name that nobody knows" in said["name"]
    assert "refuses what is asked" in said["database"]
    assert "does not answer what is asked encrypted (rediss://)" in said["encryption"]
    assert "refuses what is asked (WRONGTYPE" in said["shape"]
    assert "is a replica" in said["replica"]
    assert "s3cret" not in "".join(said.values())


async def test_a_hub_that_has_become_a_replica_is_left(join: Joined, opened: Opened) -> None:
    """After a failover the name stands for another server; the old connection is not kept."""
    hub = join(1)
    await hub.ask(lambda: hub.link.set("any", 1))
    await hub.link.replicaof("127.0.0.1", free_port())
    with pytest.raises(hubs.AwayError):
        await hub.ask(lambda: hub.link.set("any", 1))
    await asyncio.sleep(5 * hubs.REST)
    assert hub.away
    await join(0).link.replicaof("NO", "ONE")
    await until(lambda: not hub.away)


async def test_two_bots_on_one_hub_know_nothing_of_each_other(join: Joined, opened: Opened) -> None:
    anna, bob = hubs.bot_of("MTExMQ.x.y"), hubs.bot_of("MjIyMg.x.y")
    assert (anna, bob) == ("1111", "2222")
    assert hubs.bot_of("a-token") == hubs.bot_of("a-token") != hubs.bot_of("another")
    store = await opened("one.sqlite3")
    first = await Part(join, store, "first", bot=anna).begin()
    second = Part(join, await opened("other.sqlite3"), "second", bot=bob, parts=2, requests=90)
    await second.begin()
    heard: list[Any] = []

    async def hear() -> None:
        async for _, told in second.hub.listen("facts"):
            heard.append(told)

    listening = asyncio.create_task(hear())
    while not heard:
        # Nothing says when it listens: what is told before is heard by nobody.
        await first.hub.tell("facts", "of the first")
        await second.hub.tell("facts", "of the second")
        await asyncio.sleep(0.05)
    listening.cancel()
    assert set(heard) == {"of the second"}
    await first.stand_still()
    await first.fence.leave()
    with pytest.raises(SetupError, match="database is of the bot 1111"):
        await Part(join, store, "third", bot=bob).begin()


async def test_new_parts_join_old_ones_under_their_keys(join: Joined, opened: Opened) -> None:
    """As in a rolling upgrade: one line of requests, one fence. Later ones follow the first."""
    link = join(0).link
    await link.hset("borsa:part:3", mapping={"holder": "old", "count": 9, "parts": 4})
    first = await Part(join, await opened("one.sqlite3"), "first", bot="7").begin()
    assert first.hub.prefix == "borsa:"
    await link.delete("borsa:part:3")
    await asyncio.sleep(2 * leases.BEAT)
    later = await Part(join, await opened("part3.sqlite3", 3), "later", 3, bot="7").begin()
    assert later.hub.prefix == "borsa:"
    stranger = await Part(join, await opened("part2.sqlite3", 2), "stranger", 2, bot="8").begin()
    assert stranger.hub.prefix == "borsa:8:"


async def test_old_parts_do_not_start_beside_new_ones(join: Joined, opened: Opened) -> None:
    """They would have a line of requests of their own. They look for other numbers of parts."""
    await Part(join, await opened("one.sqlite3"), "first", bot="7").begin()
    link = join(0).link
    assert await link.hget("borsa:part:new", "parts") == b"a newer version"
    assert 0 < await link.ttl("borsa:part:new") <= hubs.KEPT
