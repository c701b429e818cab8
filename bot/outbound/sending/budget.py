"""The requests a second that Discord takes from a bot, kept to before Discord refuses any."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

PER_SECOND = 45
"""Discord takes 50 on all routes together; answers to presses do not count among them."""


class Budget:
    """At most `most` requests within any second, in the order of asking."""

    def __init__(self, most: int = PER_SECOND) -> None:
        # The last `most` grants are enough: the oldest of them says whether this second is full.
        self._granted: deque[float] = deque(maxlen=most)
        self._most = most
        self._turn = asyncio.Lock()

    async def take(self) -> None:
        """Wait until one more request is free."""
        # The lock is fair: without it, all who sleep would wake at once and pass together.
        async with self._turn:
            time = asyncio.get_running_loop().time
            if len(self._granted) == self._most:
                await asyncio.sleep(max(self._granted[0] + 1 - time(), 0))
            self._granted.append(time())


def paced(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The request, sent when the budget allows."""
    budget = Budget()

    async def in_turn(*args: Any, **facts: Any) -> Any:
        await budget.take()
        return await request(*args, **facts)

    return in_turn
