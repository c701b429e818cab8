"""Tables that go on when something that they wait for, and nobody holds, is there: a computer's answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.engine.keeping.repository import Repository


class Waking:
    """Rings each table whose answer has come, beside whatever else happens."""

    def __init__(self, repository: Repository, ring: Callable[[int], Awaitable[None]]) -> None:
        self._repository, self._ring = repository, ring
        self._work = set[asyncio.Task[None]]()
        self._over = False
        repository.thoughts.woken = self._wake

    async def settled(self) -> None:
        """Wait until no computer thinks, and no table goes on by itself."""
        thoughts = self._repository.thoughts
        while self._work or thoughts.busy:
            await asyncio.gather(*self._work, thoughts.settled())
            await self._repository.settled()

    async def end(self) -> None:
        """Ring nothing more; what is being saved is saved, and the clock finds the rest."""
        self._over = True
        for work in self._work:
            work.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    def _wake(self, table_id: int) -> None:
        if self._over:
            return
        work = asyncio.create_task(self._rung(table_id))
        self._work.add(work)
        work.add_done_callback(self._work.discard)

    async def _rung(self, table_id: int) -> None:
        await self._ring(table_id)
