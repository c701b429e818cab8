"""How many requests a second Discord takes from a bot: it is kept to before Discord has to say so."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

PER_SECOND = 45
"""Discord takes 50 on all routes together; answers to presses do not count among them."""


class Budget:
    """At most so many within any second, in the order in which they are asked for."""

    def __init__(self, most: int = PER_SECOND) -> None:
        self._granted: deque[float] = deque(maxlen=most)
        self._most = most
        self._turn = asyncio.Lock()

    async def take(self) -> None:
        """Wait until one more is free."""
        async with self._turn:
            time = asyncio.get_running_loop().time
            if len(self._granted) == self._most:
                await asyncio.sleep(max(self._granted[0] + 1 - time(), 0))
            self._granted.append(time())


def paced(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The same request, sent when the budget allows."""
    budget = Budget()

    async def in_turn(*args: Any, **facts: Any) -> Any:
        await budget.take()
        return await request(*args, **facts)

    return in_turn
