"""One line of requests for all parts; without the hub each part takes its even share."""

from __future__ import annotations

import asyncio
import time

from bot.outbound.sending.budget import AT_ONCE, Budget
from bot.parts.hub import AwayError, Hub
from bot.parts.owned import Lease

PATIENCE = 0.4
"""Seconds that a place may take to be given: after that, and a breath, requests go on without."""
BREATH = 0.4
"""Seconds without requests when the hub is away or back, since others may see it a little later."""

LATE = 0.5
"""Seconds for which a place may still be taken."""

_PLACES = """
local t = redis.call('TIME') local now = t[1] * 1000000 + t[2]
local each, many, together = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local first = tonumber(redis.call('GET', KEYS[1]) or now + tonumber(ARGV[4]))
local floor = now + tonumber(ARGV[5]) - each * (together - 1)
if first < floor then first = floor end
redis.call('SET', KEYS[1], string.format('%.0f', first + many * each))
return {string.format('%.0f', first), string.format('%.0f', now)}
"""
_REFUSED = """
local t = redis.call('TIME') local until_ = t[1] * 1000000 + t[2] + tonumber(ARGV[1])
if tonumber(redis.call('GET', KEYS[1]) or '0') < until_ then
  redis.call('SET', KEYS[1], string.format('%.0f', until_))
end
"""
_FREE = 11.25
"""The line takes nine in ten of what Discord does. The tenth is shared by those who do not reach the hub, but for
a request of each that was about to leave as its process fell asleep.
"""
TOGETHER = 2
"""Requests that may leave at once after a pause."""
_NEW = 500_000
"""Microseconds of silence at an empty hub: places that it gave before it was emptied may be taken."""


class SharedLine:
    """A `Line` of `most` requests a second over all parts."""

    def __init__(self, hub: Hub, most: int, lease: Lease) -> None:
        self._hub, self._lease = hub, lease
        self._each = 1_000_000 // most
        self._own = Budget(most / hub.share.parts, at_once=1)
        self._little = Budget(most / _FREE / hub.share.parts, at_once=1)
        self._places = hub.link.register_script(_PLACES)
        self._refused = hub.link.register_script(_REFUSED)
        self._turn = asyncio.Lock()
        self._got: list[float] = []
        self._ahead: float | None = None
        """Seconds by which this clock is ahead of the hub's, as far as its answers let one know."""
        self._under_way = 0.0
        """Seconds that the last one took to come."""
        self._waiting = 0
        self.shared = self.alone = 0
        """How many passed with the hub's word, and without."""

    async def take(self) -> None:
        self._waiting += 1
        try:
            async with self._turn:
                await self._lease.held()
                at = await self._next()
                if at is None:
                    self.alone += 1
                    # Nobody has a hub that is dead; one that this part alone does not reach serves the others.
                    dead = self._hub.is_here and self._hub.refuses
                    if not dead:
                        await self._little.take()
                    await self._own.take()
                else:
                    self.shared += 1
                    await asyncio.sleep(at - time.monotonic())
        finally:
            self._waiting -= 1

    def leaves(self) -> None:
        self._lease.may_ask()

    async def refused(self, seconds: float) -> None:
        """No request of any part passes for `seconds`."""
        self._got.clear()
        for budget in (self._own, self._little):
            await budget.refused(seconds)
        try:
            held = int(seconds * 1_000_000)
            await self._hub.ask(
                lambda: self._refused(keys=[self._hub.key("line")], args=[held]), PATIENCE
            )
        except AwayError:
            return

    async def _next(self) -> float | None:
        """The time of `time.monotonic` of the next place; None: the hub is away."""
        # Of a process that has slept, others have sent in the meantime.
        self._got = [one for one in self._got if one > time.monotonic() - LATE]
        if not self._got:
            many = max(1, min(self._waiting, AT_ONCE))
            # Places are given from now on: a breath after that would push them into later ones.
            await self._breathe()
            # What was sent without the hub a moment ago is not in its line.
            quiet = time.monotonic() - self._hub.switched > 1 + BREATH
            # A place that is over as it comes would be taken late, and the next one, if that comes quickly, with it.
            late = int(self._under_way * 1e6)
            facts = [self._each, many, TOGETHER if quiet else 1, _NEW, late]
            try:
                keys = [self._hub.key("line")]
                asked = time.monotonic()
                told = await self._hub.ask(lambda: self._places(keys=keys, args=facts), PATIENCE)
                first, now = (float(one) / 1e6 for one in told)
            except (AwayError, TypeError, ValueError):
                await self._breathe()
                return None
            least, most = asked - now, time.monotonic() - now
            guess = (least + most) / 2 if self._ahead is None else self._ahead
            self._ahead = min(max(guess, least), most)
            self._under_way = most - self._ahead
            first += self._ahead
            self._got = [first + one * self._each / 1e6 for one in range(many)]
        return self._got.pop(0)

    async def _breathe(self) -> None:
        await asyncio.sleep(self._hub.switched + BREATH - time.monotonic())
