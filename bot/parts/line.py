"""One line of requests for all parts; without the hub each part takes its even share."""

from __future__ import annotations

import asyncio
import time

from bot.outbound.sending.budget import AT_ONCE, Budget
from bot.parts.hub import AwayError, Hub

PATIENCE = 0.4
"""Seconds that a place may take to be given: after that, and a breath, requests go on without."""
BREATH = 0.4
"""Seconds without requests when the hub is away or back, since others may see it a little later."""

_PLACES = """
local t = redis.call('TIME') local now = t[1] * 1000000 + t[2]
local each, many, together = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local first = tonumber(redis.call('GET', KEYS[1]) or now + tonumber(ARGV[4]))
local floor = now - each * (together - 1)
if first < floor then first = floor end
redis.call('SET', KEYS[1], string.format('%.0f', first + many * each))
return string.format('%.0f', first - now)
"""
_REFUSED = """
local t = redis.call('TIME') local until_ = t[1] * 1000000 + t[2] + tonumber(ARGV[1])
if tonumber(redis.call('GET', KEYS[1]) or '0') < until_ then
  redis.call('SET', KEYS[1], string.format('%.0f', until_))
end
"""
_KEY = "borsa:line"
_NEW = 500_000
"""Microseconds of silence at an empty hub: places that it gave before it was emptied may be taken."""


class SharedLine:
    """A `Line` of `most` requests a second over all parts."""

    def __init__(self, hub: Hub, most: int) -> None:
        self._hub = hub
        self._each = 1_000_000 // most
        self._own = Budget(most / hub.share.parts, at_once=1)
        self._places = hub.link.register_script(_PLACES)
        self._refused = hub.link.register_script(_REFUSED)
        self._turn = asyncio.Lock()
        self._got: list[float] = []
        self._waiting = 0
        self.shared = self.alone = 0
        """How many passed with the hub's word, and without."""

    async def take(self) -> None:
        self._waiting += 1
        try:
            async with self._turn:
                at = await self._next()
                if at is None:
                    self.alone += 1
                    await self._own.take()
                else:
                    self.shared += 1
                    await asyncio.sleep(at - time.monotonic())
        finally:
            self._waiting -= 1

    async def refused(self, seconds: float) -> None:
        """No request of any part passes for `seconds`."""
        self._got.clear()
        await self._own.refused(seconds)
        try:
            held = int(seconds * 1_000_000)
            await self._hub.ask(lambda: self._refused(keys=[_KEY], args=[held]), PATIENCE)
        except AwayError:
            return

    async def _next(self) -> float | None:
        """The time of `time.monotonic` of the next place; None: the hub is away."""
        if not self._got:
            many = max(1, min(self._waiting, AT_ONCE))
            facts = [self._each, many, AT_ONCE, _NEW]
            # Places are given from now on: a breath after that would push them into later ones.
            await self._breathe()
            try:
                wait = await self._hub.ask(lambda: self._places(keys=[_KEY], args=facts), PATIENCE)
            except AwayError:
                await self._breathe()
                return None
            first = time.monotonic() + float(wait) / 1e6
            self._got = [first + one * self._each / 1e6 for one in range(many)]
        return self._got.pop(0)

    async def _breathe(self) -> None:
        await asyncio.sleep(self._hub.switched + BREATH - time.monotonic())
