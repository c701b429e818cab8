"""Turns of log-ins: Discord takes one IDENTIFY in five seconds of each bucket, from all machines together.

discord.py answers a refused one with the next at once, and a thousand in a day cost the token. So,
whatever the hub says, no two leave one process within `FLOOR`.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import suppress

import structlog

from bot.parts.hub import AwayError, Hub

log = structlog.get_logger()

WINDOW = 5.0
"""Discord's seconds."""
FLOOR = 5.1
MARGIN = 0.15
"""Seconds more between two turns, for the way to Discord."""
MAX_LOGINS = 900
"""Log-ins of all parts in 24 hours; Discord allows 1,000."""
DAY = 86_400
IN_ORDER = 0.002
"""Seconds by which each later shard of a bucket asks later for the same turn."""
WHOLE = 5.3
"""Seconds of a turn by the clock, when the hub is away."""
EARLY = 0.1
"""Seconds from its beginning in which such a turn is used."""

_TURN = """
local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000)
local most, whole, day = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('SET', KEYS[3], now + whole, 'NX')
local first = tonumber(redis.call('GET', KEYS[3]))
if now < first then return {0, first - now} end
local left = redis.call('PTTL', KEYS[1])
if left > 0 then return {0, left} end
if tonumber(redis.call('GET', KEYS[2]) or '0') >= most then
  return {-1, redis.call('PTTL', KEYS[2])}
end
if redis.call('INCR', KEYS[2]) == 1 then redis.call('EXPIRE', KEYS[2], day) end
redis.call('SET', KEYS[1], 1, 'PX', whole)
return {1, 0}
"""
"""A turn is given now or not at all: one that was promised would hold, too, when the hub has lost it.
An empty hub gives none in its first seconds, since it may have given some before.
"""


class Turns:
    """The turns of one process. `concurrency` is the number of buckets that Discord allows."""

    def __init__(self, hub: Hub, concurrency: int = 1) -> None:
        self.concurrency = concurrency
        self._hub = hub
        self._script = hub.link.register_script(_TURN)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._last: dict[int, float] = {}
        self._today: list[float] = []
        self._slack = 0.1
        """Seconds that an answer of the hub may be late."""
        self._slots: dict[int, int] = {}
        """The last turn by the clock of each bucket."""

    async def wait(self, shard: int) -> None:
        """Wait until this shard may log in."""
        bucket = shard % self.concurrency
        async with self._locks[bucket]:
            while not await self._given(bucket):  # noqa: ASYNC110  # the hub gives turns, no event
                await asyncio.sleep(IN_ORDER * (shard // self.concurrency))
            floor = self._last.get(bucket, -FLOOR) + FLOOR
            await asyncio.sleep(floor - time.monotonic())
            self._last[bucket] = time.monotonic()
            self._today.append(self._last[bucket])

    async def left(self) -> AsyncIterator[int]:
        """The log-ins of all parts that are left today, if the hub says so."""
        with suppress(AwayError):
            told = await self._hub.ask(lambda: self._hub.link.get(self._hub.key("logins")))
            yield MAX_LOGINS - int(told or 0)

    async def _given(self, bucket: int) -> bool:
        """Whether the turn has come; if not, some time has passed."""
        # After a change between hub and clock others may have had a turn of the other kind.
        quiet = self._hub.switched + WINDOW + MARGIN - time.monotonic()
        if quiet > 0 and self._last.get(bucket, 0) < self._hub.switched:
            await asyncio.sleep(min(quiet, 1.0))
            return False
        asked = time.monotonic()
        whole = int((WINDOW + MARGIN + self._slack) * 1000)
        keys = [self._hub.key(one) for one in (f"turn:{bucket}", "logins", "turns")]
        facts = [MAX_LOGINS, whole, DAY]
        try:
            kind, wait = await self._hub.ask(lambda: self._script(keys=keys, args=facts))
        except AwayError:
            return await self._by_clock(bucket)
        took = time.monotonic() - asked
        if kind == 1 and took > self._slack:
            # The turn was dated at the hub, and may be over by as much as the answer was late.
            self._slack = min(1.0, 1.5 * took)
            return False
        if kind < 0:
            log.error("too many log-ins today: the next waits", seconds=wait // 1000)
            wait = min(wait, 60_000)
        await asyncio.sleep(wait / 1000)
        return bool(kind == 1)

    async def _by_clock(self, bucket: int) -> bool:
        """Each turn by the clock is one part's, and for one shard at its beginning."""
        share, now = self._hub.share, time.time()
        slot, late = divmod(now, WHOLE)
        mine = int(slot) % share.parts == share.part
        if mine and late < EARLY and int(slot) != self._slots.get(bucket) and self._may_today():
            self._slots[bucket] = int(slot)
            return True
        next_mine = slot + 1
        next_mine += (share.part - int(next_mine)) % share.parts
        await asyncio.sleep(min(1.0, max(0.005, next_mine * WHOLE - now)))
        return False

    def _may_today(self) -> bool:
        now, share = time.monotonic(), self._hub.share
        self._today = [one for one in self._today if now - one < DAY]
        return len(self._today) < max(1, MAX_LOGINS // share.parts)
