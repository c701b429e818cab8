"""A hub of one's own, and parts on it without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from bot.parts.hub import Hub
from bot.parts.owned import Lease, elapsed
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


def lasting() -> Lease:
    """A lease that nobody need renew."""
    lease = Lease()
    lease.renewed(elapsed() + 1e6)
    return lease


@pytest.fixture
async def join(redis: RedisServer) -> AsyncIterator[Joined]:
    """A new part's connection to the hub."""
    hubs: list[Hub] = []

    def joined(part: int = 0, parts: int = 4, address: str = "", bot: str = "") -> Hub:
        hubs.append(Hub(address or redis.url, Share(part, parts), bot))
        return hubs[-1]

    yield joined
    for hub in hubs:
        await hub.close()
