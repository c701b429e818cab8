"""All tables: the store, a lock for each, and those held in memory."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from functools import partial
from weakref import WeakValueDictionary

from structlog.contextvars import bound_contextvars

from bot.engine.keeping import arrivals
from bot.engine.keeping.above import Above
from bot.engine.keeping.arrivals import Arrivals
from bot.engine.keeping.contact import Contact
from bot.engine.keeping.gate import Gate
from bot.engine.keeping.pool import Pool
from bot.engine.keeping.saving import Games, create, load, save
from bot.engine.keeping.thoughts import Thoughts
from bot.engine.table.live import Change, Live, announce
from bot.engine.time import clocks
from bot.engine.time.due import due_of, mover
from bot.store.database import Database

AndAlso = Callable[[sqlite3.Connection, int], None]
"""What is written with a new table, whose id it is given."""


HELD = 2_500
"""Tables kept in memory at most, some 30 kB each; the others are read again when something happens at them."""


class Repository:
    """The tables for every part of the engine. A table is changed only while it is held."""

    def __init__(
        self,
        store: Database,
        games: Games,
        now: Callable[[], datetime],
        above: Above,
        gate: Gate,
        soon: float,
    ) -> None:
        """`soon`: seconds that an answer waits for computers, which then play on without it."""
        self.store = store
        self.soon = soon
        self.games = games
        self.now = now
        self.gate, self.above = gate, above
        self.put_off: dict[int, datetime] = {}
        """Tables at which ringing failed, and when to try again."""
        self.arrivals = Arrivals()
        self.contact = Contact(now, above.probe)
        self.reading = asyncio.Semaphore(1)
        """Records that people bring are replayed one at a time."""
        self.pool = Pool()
        self.thoughts = Thoughts(self.pool)
        self._waiting: Counter[int] = Counter()
        # A lock lives as long as somebody holds it or waits: years of tables leave none behind.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._held: OrderedDict[int, Live] = OrderedDict()
        self._saving: dict[int, asyncio.Future[None]] = {}
        """Tables that are being saved: the store may be ahead of memory."""
        self._going_on: dict[int, asyncio.Task[Live]] = {}
        """Tables locked by background work that outlives the caller's answer."""

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[Live]:
        """Hold the table: nobody else changes it meanwhile. HouseError: no-such-table.

        All log lines of that time carry the table and its newest entry.
        """
        async with self.lock(table_id):
            live = await self._live(table_id)
            with bound_contextvars(table=table_id, entry=live.row.number):
                yield live

    @asynccontextmanager
    async def lock(self, table_id: int) -> AsyncIterator[None]:
        """Lock the table, which need not exist; those who wait get it in the order of coming."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        self._waiting[table_id] += 1
        try:
            await lock.acquire()
        finally:
            self._waiting[table_id] -= 1
            if not self._waiting[table_id]:
                del self._waiting[table_id]
        try:
            yield
        finally:
            if (work := self._going_on.get(table_id)) is None:
                lock.release()
            else:
                work.add_done_callback(partial(self._free, table_id, lock))

    def hand_over(self, table_id: int, work: asyncio.Task[Live]) -> None:
        """The table, which the caller holds, stays held until the work is done."""
        self._going_on[table_id] = work

    def newest(self, live: Live) -> Live:
        """As it was saved last: for one who holds the table, while a work of theirs goes on."""
        return self._held.get(live.row.id, live)

    async def settled(self) -> None:
        """Wait until no table is held by a work that goes on by itself."""
        while self._going_on:
            await asyncio.wait(self._going_on.values())
            await asyncio.sleep(0)

    async def end(self) -> None:
        """Whatever goes on by itself stops after what is being saved; the clock takes it up again."""
        self.thoughts.end()
        for work in self._going_on.values():
            work.cancel()
        await self.settled()
        await self.pool.end()

    def _free(self, table_id: int, lock: asyncio.Lock, _: asyncio.Task[Live]) -> None:
        del self._going_on[table_id]
        lock.release()

    def awaited(self, table_id: int) -> bool:
        """Whether somebody waits for the table to be free."""
        return self._waiting[table_id] > 0

    async def look(self, table_id: int, patience: float | None = None) -> Live:
        """The table to read, never behind the store.

        Between the commit and the change in memory the dispatcher may read the news already. Then it
        would draw the board before the change, and take the news as told. With `patience` no longer
        than so many seconds are waited for what is being saved: another program may hold the file,
        and reading needs no writer.
        """
        while (saving := self._saving.get(table_id)) is not None:
            done, _ = await asyncio.wait([saving], timeout=patience)
            if not done:
                break
        if live := self._held.get(table_id):
            self._held.move_to_end(table_id)
            return live
        if patience is not None and not self.store.idle:
            # Nothing is kept of it: what is being written may be about this table.
            return await self.store.read(partial(load, games=self.games, table_id=table_id))
        async with self.hold(table_id) as live:
            return live

    async def commit(self, change: Change) -> Live:
        """Save the change in one transaction; memory follows only when that has worked."""
        table_id = change.live.row.id
        with self._being_saved(table_id):
            if change.live.time_off or change.live.row.clock.weekends_off:
                clocks.put_off(change)
            following = mover(change.live)
            change.set(due=due_of(change.live))
            announce(change, following)
            try:
                live = await self.store.write(
                    partial(save, change=change, at_end=self.above.at_end)
                )
            except BaseException:
                # Nobody knows whether a failed commit reached the disk: memory must not claim
                # either.
                self.forget(table_id)
                raise
            self._keep(live)
        if change.by_person:
            arrivals.counted()
        # Waking comes after memory has changed, or the dispatcher would have to wait for it.
        if change.news or change.calls:
            self.above.news()
        return live

    @contextmanager
    def _being_saved(self, table_id: int) -> Iterator[None]:
        saving = self._saving[table_id] = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            del self._saving[table_id]
            saving.set_result(None)

    async def check_room(self, guild_id: int, user_id: int) -> None:
        """Whether this person may make a table there, before one is worked out: `create` checks it again.

        HouseError: too-many-tables, too-many-tables-here.
        """
        opener = await self.gate.opener(guild_id, user_id)
        await self.store.read(partial(self.gate.check, opener=opener, now=self.now()))

    async def create(self, change: Change, also: AndAlso | None = None) -> int:
        """A new table from a change; its id. `also` writes in the same transaction.

        HouseError: too-many-tables, too-many-tables-here, unless it is a tournament's.
        """
        row, now = change.live.row, self.now()
        # A tournament's have limits of their own.
        opener = None if row.directed else await self.gate.opener(row.guild_id, row.host_id)

        def written(connection: sqlite3.Connection) -> int:
            if opener is not None:
                self.gate.check(connection, opener, now)
            table_id = create(connection, change)
            if also is not None:
                also(connection, table_id)
            return table_id

        table_id = await self.store.write(written)
        arrivals.counted()
        self.above.news()
        return table_id

    def news_made(self) -> None:
        """Something to tell was saved without a table."""
        self.above.news()

    def forget(self, table_id: int) -> None:
        """Drop the table from memory: it is read from the store again next time."""
        self._held.pop(table_id, None)

    def held(self) -> tuple[int, ...]:
        """The tables in memory."""
        return tuple(self._held)

    async def _live(self, table_id: int) -> Live:
        """Read when what was under way is written: the caller who began it may have gone away meanwhile.

        A long game takes 10 ms, in which the connection that writes serves others.
        """
        if live := self._held.get(table_id):
            self._held.move_to_end(table_id)
            return live
        await self.store.write(_nothing)
        live = await self.store.read(partial(load, games=self.games, table_id=table_id))
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._held[live.row.id] = live
        self._held.move_to_end(live.row.id)
        if len(self._held) > HELD:
            self._held.popitem(last=False)


def _nothing(_: sqlite3.Connection) -> None:
    """Its turn comes after everything that was to be written before."""
