"""A hub of one's own, and parts on it without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from bot.parts.hub import Hub
from bot.store.share import Share
from tests.wire.machines import SERVER, RedisServer

Joined = Callable[..., Hub]


@pytest.fixture
async def redis() -> AsyncIterator[RedisServer]:
    if SERVER is None:
        pytest.skip("no redis-server here (Debian: apt-get install redis-server)")
    server = RedisServer()
    await server.open()
    yield server
    await server.kill()


@pytest.fixture
async def join(redis: RedisServer) -> AsyncIterator[Joined]:
    """A new part's connection to the hub."""
    hubs: list[Hub] = []

    def joined(part: int = 0, parts: int = 4, address: str = "") -> Hub:
        hubs.append(Hub(address or redis.url, Share(part, parts)))
        return hubs[-1]

    yield joined
    for hub in hubs:
        await hub.close()
