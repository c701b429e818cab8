"""The clock: rings what is due, beats so that an outage can be measured, sees to backups and old records.

Every duty is a plain coroutine that may be called at any time and as often as one likes: what is
due is read from the store, never remembered here. The scheduler only decides when to look.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial

import structlog
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.date import DateTrigger

from bot.engine.keeping import compacting
from bot.engine.running import outage
from bot.engine.tables import Tables
from bot.errors import HouseError, SetupError
from bot.store import lease
from bot.store.backups import Backups

SWEEP = 20
"""Seconds between two looks at all that is due, in case a job was lost."""
BEAT = 10
"""Seconds between two signs of life."""
LOOK_FOR_BACKUPS = 600
SOON = timedelta(seconds=30)
"""Time after the start of the first look at backups and records."""
LOOK_FOR_RECORDS = 600
"""Seconds between two looks at games that ended some days ago."""
LOOK_FOR_PLACES = 300
"""Seconds between two looks at the tables that cannot be reached: Discord does not tell of everything."""
OUTAGE = timedelta(seconds=60)
"""A gap between two beats of one process that counts as an outage, as when the machine slept."""
JUMP = 5
"""Seconds by which wall clock and loop may differ between two beats."""
BREATH = timedelta(seconds=1)
"""A date job is never set sooner: a table that cannot be rung must not keep the loop busy."""

_log = structlog.get_logger()


class Clock:
    """Runs in the bot's event loop, outside Discord's client."""

    def __init__(
        self,
        tables: Tables,
        holder: str,
        backups: Backups | None = None,
        on_usurped: Callable[[], None] = lambda: None,
        regain: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`holder` has the lease; `on_usurped` is called when another process has taken it; `regain` looks at
        the places that are out of reach.

        While people are out of reach nothing rings; then the time is given back as after any other
        outage.
        """
        self._tables = tables
        self._repository = tables.repository
        self._holder = holder
        self._backups = backups
        self._on_usurped = on_usurped
        self._contact = tables.repository.contact
        # Beat and sweep exclude each other: a beat in the middle would hide a gap from the sweep.
        self._at_work = asyncio.Lock()
        self._watching: asyncio.Task[None] | None = None
        self._beaten: datetime | None = None
        """The latest beat of this process."""
        self._regain = regain
        self._unreadable = set[int]()
        """Tables whose records stay as they are: each is named once."""
        self._scheduler = AsyncIOScheduler(
            # A job that was missed still runs, once: what is due does not lapse by being late.
            timezone="UTC",
            job_defaults={"misfire_grace_time": None, "coalesce": True},
        )

    async def begin(self, last_beat: datetime | None) -> None:
        """Give back the time since the last beat, ring what is due, and go on by itself."""
        await self._renew()
        # Time is given back before anything rings: an alarm that rang first would have cost its
        # player.
        await self._tables.recover(last_beat)
        self._scheduler.add_job(self.sweep, "interval", seconds=SWEEP)
        self._scheduler.add_job(self.beat, "interval", seconds=BEAT)
        # A bot that is often started would else have no backup, and no compact record.
        soon = datetime.now(UTC) + SOON
        self._scheduler.add_job(
            self.back_up, "interval", seconds=LOOK_FOR_BACKUPS, next_run_time=soon
        )
        self._scheduler.add_job(
            self.make_compact, "interval", seconds=LOOK_FOR_RECORDS, next_run_time=soon + SOON
        )
        self._scheduler.add_job(self.look_for_places, "interval", seconds=LOOK_FOR_PLACES)
        self._scheduler.start()
        self._watching = asyncio.create_task(self._watch())
        await self.sweep()

    async def sweep(self) -> None:
        """Ring what is due, and set the job for the next."""
        async with self._at_work:
            if not await self._wake():
                return
            try:
                await self._ring()
                await self._aim()
            except HouseError:
                # A disk that is full for a while must not end the clock: the next sweep tries
                # again.
                _log.exception("the clock could not ring")

    async def _ring(self) -> None:
        due = await self._tables.next_due()
        # What somebody had no chance to see does not end: that has to be known before.
        if due is None or due > self._repository.now() or await self._contact.is_sure():
            await self._tables.ring_due()

    async def reconnected(self) -> None:
        """Give back the time without Discord before anybody's press rings an alarm."""
        if self._scheduler.running:
            await self.sweep()

    async def beat(self) -> None:
        """Note a sign of life, by which the next start knows how long the bot was down."""
        async with self._at_work:
            await self._wake()

    async def look_for_places(self) -> None:
        """Whether tables that stand still because of their place can be reached again."""
        try:
            if self._regain is not None:
                await self._regain()
        except HouseError:
            # The next look tries again.
            _log.exception("places not looked for")

    async def make_compact(self) -> None:
        """Some of the records of games that ended days ago become compact."""
        try:
            if count := await compacting.run(self._repository, aside=self._unreadable):
                _log.info("records made compact", count=count)
        except HouseError:
            # The disk is full, or the like: the next look tries again.
            _log.exception("records not made compact")

    async def back_up(self) -> None:
        """Make the backup of the day, if it has not been made."""
        if self._backups is None:
            return
        try:
            made = await self._backups.run_due(self._repository.now())
        except HouseError:
            _log.exception("the backup failed")
        else:
            if made:
                _log.info("backed up", file=made.name)

    async def _watch(self) -> None:
        """Look at all jobs when the wall clock was set.

        The scheduler counts by the wall clock: an hour back would keep it asleep for that hour.
        The loop's own time does not jump.
        """
        loop = asyncio.get_running_loop()
        wall, steady = time.time(), loop.time()
        while True:
            await asyncio.sleep(BEAT)
            jumped = (time.time() - wall) - (loop.time() - steady)
            wall, steady = time.time(), loop.time()
            if abs(jumped) > JUMP:
                _log.warning("the clock was set", seconds=round(jumped))
                self._look_now()

    def _look_now(self) -> None:
        for job in self._scheduler.get_jobs():
            job.modify(next_run_time=datetime.now(UTC))

    async def end(self) -> None:
        """Begin no further job, and wait for the one at work."""
        if self._watching is not None:
            self._watching.cancel()
        self._tables.stop_ringing()
        if self._scheduler.running:
            self._scheduler.remove_all_jobs()
            async with self._at_work:
                # The lock is held: no sweep is cut off in the middle of a table.
                self._scheduler.shutdown(wait=False)

    async def _wake(self) -> bool:
        """Beat, and give back the time if this process has slept or was cut off.

        False if nothing may ring, since nobody would hear of it.
        """
        since = await self._renew()
        if not await self._contact.looked():
            return False
        if since is not None:
            long = self._repository.now() - since > OUTAGE
            await self._tables.recover(since if long else None)
            self._contact.given_back()
        for place, begun in self._contact.returned():
            await outage.repay(self._repository, place, begun)
            self._contact.settled(place)
        return True

    async def _renew(self) -> datetime | None:
        """Renew the lease: since when time is owed to the tables, or None if none is."""
        renew = partial(self._beat, now=self._repository.now(), away=self._contact.since)
        try:
            return await self._repository.store.write(renew)
        except SetupError:
            _log.exception("the lease is lost")
            # Two processes on one file would play every deadline twice, so this one ends.
            self._on_usurped()
        except HouseError:
            _log.exception("the clock could not beat")
        return None

    def _beat(
        self, link: sqlite3.Connection, now: datetime, away: datetime | None
    ) -> datetime | None:
        before = lease.renew(link, self._holder, now)
        # A clock that was set back, and is set right again, has not slept.
        before = max(before, self._beaten or before)
        slept = before if now - before > OUTAGE else None
        self._beaten = max(before, now)
        return lease.owed(link, min(filter(None, (slept, away)), default=None))

    async def _aim(self) -> None:
        """Set a job for the next due table; the sweep finds what became due in between.

        The job's date is the machine's time, even where the tables have a clock of their own.
        """
        due = await self._tables.next_due()
        if due is None or not self._scheduler.running:
            return
        at = datetime.now(UTC) + max(due - self._repository.now(), BREATH)
        self._scheduler.add_job(self.sweep, DateTrigger(at), id="next", replace_existing=True)
