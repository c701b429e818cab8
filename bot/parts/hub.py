"""The hub that parts share: a Redis or Valkey. It may be away, and nobody waits for it long.

It keeps nothing that is not in a file: places in the line of requests, turns of log-ins, who serves
which part. Killed and started empty it serves as before.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as Broken
from redis.exceptions import RedisError

from bot.about import COMMAND
from bot.errors import SetupError
from bot.store.share import Share

log = structlog.get_logger()

PATIENCE = 1.0
"""Seconds that an answer may take."""
REST = 0.5
"""Seconds between two looks at a hub that is away."""
BACK = 0.25
"""Maximum seconds of an answer with which it counts as back: one that is slow stays away."""
SETTLING = 1.5
"""Seconds after which all parts have seen that it is back; together they use it again."""
SILENCE = 6.0
"""Seconds without a message of one's own after which one listens again."""

_RESUME = """
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('SET', KEYS[1], ms + tonumber(ARGV[1]), 'NX', 'PX', 4 * tonumber(ARGV[1]))
return redis.call('GET', KEYS[1]) - ms
"""

TROUBLES = (RedisError, OSError, TimeoutError)


class AwayError(Exception):
    """The hub does not answer now."""


class Hub:
    """The connection of one part. Its keys begin with `borsa:`. SetupError for a wrong address."""

    def __init__(self, address: str, share: Share) -> None:
        self.share = share
        self.link: Any = Redis.from_url(
            address,
            socket_connect_timeout=PATIENCE,
            socket_timeout=None,
            max_connections=64,
            retry=Retry(NoBackoff(), 0),
        )
        try:
            # It reads the options now, and would take wrong ones amiss only at the first question.
            self.link.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # the library has no types there
        except (TypeError, ValueError, RedisError):
            raise SetupError(
                "Borsa cannot start: BORSA_SHARED has options that the hub's library does not know"
                f" (`{COMMAND} settings` explains them)."
            ) from None
        self._resume = self.link.register_script(_RESUME)
        self._probing: asyncio.Task[None] | None = None
        self.switched = -PATIENCE
        """The time of `time.monotonic` at which it was away or back last."""

    @property
    def away(self) -> bool:
        return self._probing is not None

    async def ask(self, what: Callable[[], Awaitable[Any]], patience: float = PATIENCE) -> Any:
        """The answer. AwayError if it does not come in time, or did not a moment ago."""
        if self.away:
            raise AwayError
        try:
            try:
                return await asyncio.wait_for(what(), patience)
            except Broken:
                # A kept connection may be older than its restart: that alone is no absence.
                await self.link.connection_pool.disconnect(inuse_connections=False)
                return await asyncio.wait_for(what(), patience)
        except TROUBLES as error:
            self._gone(error)
            raise AwayError from error

    async def tell(self, channel: str, message: Any) -> None:
        """Publish a message as JSON. AwayError."""
        text = json.dumps(message, separators=(",", ":"))
        await self.ask(lambda: self.link.publish(f"borsa:{channel}", text))

    async def listen(self, *channels: str) -> AsyncIterator[tuple[str, Any]]:
        """What is published on these channels, for ever; what comes while it is away is lost."""
        names = [f"borsa:{channel}" for channel in channels]
        while True:
            with suppress(*TROUBLES):
                async with self.link.pubsub(ignore_subscribe_messages=True) as ear:
                    await ear.subscribe(*names)
                    heard = time.monotonic()
                    # Each part hears itself, too: without that the line is dead.
                    while time.monotonic() - heard < SILENCE:
                        message = await ear.get_message(timeout=1.0)
                        if message is not None:
                            heard = time.monotonic()
                            channel = message["channel"].decode().removeprefix("borsa:")
                            try:
                                told = json.loads(message["data"])
                            except ValueError:
                                log.exception("a message in the hub is not JSON", channel=channel)
                            else:
                                yield channel, told
            await asyncio.sleep(REST)

    async def close(self) -> None:
        if self._probing is not None:
            self._probing.cancel()
        with suppress(*TROUBLES):
            await self.link.aclose()

    def _gone(self, error: Exception) -> None:
        if self._probing is None:
            log.warning("the hub is away", error=repr(error))
            self.switched = time.monotonic()
            self._probing = asyncio.create_task(self._probe())

    async def _probe(self) -> None:
        """Look beside all others until it answers: nobody waits for a hub that hangs."""
        while True:
            await asyncio.sleep(REST)
            with suppress(*TROUBLES):
                await asyncio.wait_for(self.link.ping(), BACK)
                wait = await asyncio.wait_for(
                    self._resume(keys=["borsa:resume"], args=[int(SETTLING * 1000)]), PATIENCE
                )
                # One that used it earlier than the others would come on top of their shares.
                await asyncio.sleep(max(0, int(wait)) / 1000)
                break
        log.warning("the hub is back")
        self._probing, self.switched = None, time.monotonic()
