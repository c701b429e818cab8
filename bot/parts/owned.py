"""How long this process owns its part, by its own clock: past that it writes nothing and asks Discord nothing."""

from __future__ import annotations

import asyncio
import time

import aiohttp

from bot.errors import StoreError

LIFE, BEAT, MARGIN = 60.0, 10.0, 5.0
"""Seconds for which the hub keeps a part for who serves it, between two signs of life, and by which one's own
lease ends earlier: a clock runs a little slow, and what was asked for takes a moment to leave.
"""
_LOOK = 0.1

_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def elapsed() -> float:
    """Seconds on a clock that nobody sets, and that goes on while the machine sleeps."""
    return time.clock_gettime(_CLOCK)


class Lease:
    """The gate for writes and requests. A lease that ended may be renewed; a lost one is lost for good."""

    def __init__(self) -> None:
        self._until = 0.0
        self.lost = False

    @property
    def left(self) -> float:
        """Seconds for which the part is surely this process's."""
        return 0.0 if self.lost else max(0.0, self._until - elapsed())

    def renewed(self, asked: float) -> None:
        """The hub has agreed to what it was asked at that time."""
        self._until = max(self._until, asked + LIFE - MARGIN)

    def may_write(self) -> None:
        """StoreError: another process may own the part by now."""
        if not self.left:
            raise StoreError("The lease of this part has ended: nothing is written.")

    def may_ask(self) -> None:
        """The same of a request that is about to leave. It fails like one without a network."""
        if not self.left:
            raise aiohttp.ClientConnectionError("the lease of this part has ended")

    async def held(self) -> None:
        """Wait until it may be asked again."""
        while not (self.left or self.lost):  # noqa: ASYNC110  # it ends by a clock, which calls nobody
            await asyncio.sleep(_LOOK)
        self.may_ask()
