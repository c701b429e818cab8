"""The order of arrivals: the time of an act is its arrival, however slow Discord is after that.

The client notes each interaction as it comes. Until it has its turn at the table, or needs none,
later ones and the clock wait for it, but no longer than `PATIENCE`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count

PATIENCE = 2.5
"""Seconds after its arrival: Discord itself gives up an interaction after three."""


@dataclass(eq=False)
class Arrival:
    """An interaction that has come and is not answered yet."""

    at: datetime
    table: int | None
    """The table that it is about; None: any, since it is not known yet."""
    until: float
    """The time of the loop until which others wait for it."""
    number: int
    """In order of arrival."""
    among: dict[Arrival, None]
    """Those that others may have to wait for."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    counted: bool = False
    """Whether what the person did is saved."""

    def end(self) -> None:
        """It has its turn, or needs none."""
        self.over.set()
        # Answering takes longer than waiting: those that are only answered are looked at by nobody.
        self.among.pop(self, None)


_mine: ContextVar[Arrival | None] = ContextVar("arrival", default=None)
_came: ContextVar[datetime | None] = ContextVar("came", default=None)


@contextmanager
def came(at: datetime) -> Iterator[None]:
    """What begins in this context has come at that moment: to another process, which handed it over."""
    token = _came.set(at)
    try:
        yield
    finally:
        _came.reset(token)


def moment(now: datetime) -> datetime:
    """The arrival of the interaction that is served here; `now` outside of one."""
    mine = _mine.get()
    # The wall clock may have been set back since the arrival; nothing happens in the future.
    return now if mine is None else min(mine.at, now)


def concerns(table_id: int) -> None:
    """Note which table this interaction is about: those at other tables stop waiting for it."""
    mine = _mine.get()
    if mine is not None:
        mine.table = table_id


def passed() -> None:
    """Note that it has its turn, or needs none: nobody waits for it any more."""
    mine = _mine.get()
    if mine is not None:
        mine.end()


def counted() -> None:
    """Note that what the person did is saved: whatever fails after that, it is not to be done again."""
    mine = _mine.get()
    if mine is not None:
        mine.counted = True


def has_counted() -> bool:
    mine = _mine.get()
    return mine is not None and mine.counted


class Arrivals:
    """The interactions on their way to a table, in order of arrival."""

    def __init__(self) -> None:
        self._pending: dict[Arrival, None] = {}
        self._numbers = count()

    @contextmanager
    def noted(self, now: datetime, table_id: int | None) -> Iterator[None]:
        """Note an interaction; what runs inside this context is done for it."""
        until = asyncio.get_running_loop().time() + PATIENCE
        at, number = min(_came.get() or now, now), next(self._numbers)
        arrival = Arrival(at, table_id, until, number, self._pending)
        self._pending[arrival] = None
        token = _mine.set(arrival)
        try:
            yield
        finally:
            # A failed interaction must not hold up the table, so this stands in `finally`.
            arrival.end()
            _mine.reset(token)

    async def turn(self, table_id: int, now: datetime) -> datetime:
        """Wait for the interactions at this table that came before this one; the moment of its arrival.

        The caller takes the table's lock next, without a pause in between: so later ones queue behind it
        there, and need not wait for it here any more.
        """
        mine = _mine.get()
        if mine is not None:
            mine.table = table_id
            await _all(self._before(mine, table_id))
            mine.end()
        return moment(now)

    async def before(self, table_id: int, due: datetime) -> None:
        """Wait for the interactions at this table that came before that instant."""
        await _all([one for one in self._pending if one.at < due and one.table in {None, table_id}])

    def _before(self, mine: Arrival, table_id: int) -> list[Arrival]:
        found = []
        for one in self._pending:
            if one.number >= mine.number:
                break
            # Discord tells the table of a press at once, that of a command only once its options
            # are read.
            if one.table in {None, table_id}:
                found.append(one)
        return found


async def _all(arrivals: Iterable[Arrival]) -> None:
    now = asyncio.get_running_loop().time
    for one in arrivals:
        if not one.over.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, one.until - now())):
                    await one.over.wait()
