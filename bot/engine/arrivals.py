"""Who came when: whatever a person does is judged by its arrival, however slow Discord is then.

The door notes an arrival. Until it has its turn at the table, or is known to want nothing of it,
later ones and the clock let it go first, but nobody waits for it longer than `PATIENCE`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime

PATIENCE = 2.5
"""Seconds after its arrival: Discord itself gives up an interaction after three."""


@dataclass(eq=False)
class Arrival:
    """An interaction at the door."""

    at: datetime
    table: int | None
    """The table that it is about; None: any, since it is not known yet."""
    until: float
    """The time of the loop until which others wait for it."""
    over: asyncio.Event = field(default_factory=asyncio.Event)


_mine: ContextVar[Arrival | None] = ContextVar("arrival", default=None)


def moment(now: datetime) -> datetime:
    """When what is being done here arrived; `now` if it did not come through the door."""
    mine = _mine.get()
    return now if mine is None else min(mine.at, now)


def concerns(table_id: int) -> None:
    """It is known by now which table this is about."""
    mine = _mine.get()
    if mine is not None:
        mine.table = table_id


def passed() -> None:
    """It has its turn, or wants none: nobody need wait for it any more."""
    mine = _mine.get()
    if mine is not None:
        mine.over.set()


class Arrivals:
    """Those on their way from the door to a table, in order."""

    def __init__(self) -> None:
        self._pending: dict[Arrival, None] = {}

    @contextmanager
    def noted(self, now: datetime, table_id: int | None) -> Iterator[None]:
        """An interaction has come, and what is done here is done for it."""
        arrival = Arrival(now, table_id, asyncio.get_running_loop().time() + PATIENCE)
        self._pending[arrival] = None
        token = _mine.set(arrival)
        try:
            yield
        finally:
            arrival.over.set()
            del self._pending[arrival]
            _mine.reset(token)

    async def turn(self, table_id: int) -> None:
        """Wait for those at this table who came before the one that is asking."""
        mine = _mine.get()
        if mine is not None:
            mine.table = table_id
            await _all(self._before(mine, table_id))

    async def before(self, table_id: int, due: datetime) -> None:
        """Wait for those at this table who came before that instant."""
        await _all([one for one in self._pending if one.at < due and one.table in {None, table_id}])

    def _before(self, mine: Arrival, table_id: int) -> list[Arrival]:
        found = []
        for one in self._pending:
            if one is mine:
                break
            if one.table in {None, table_id}:
                found.append(one)
        return found


async def _all(arrivals: Iterable[Arrival]) -> None:
    now = asyncio.get_running_loop().time
    for one in arrivals:
        if not one.over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(one.over.wait(), max(0.0, one.until - now()))
