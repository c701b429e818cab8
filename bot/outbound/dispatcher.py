"""The dispatcher empties the outbox: each table's news in order, tables side by side.

News leaves the outbox only when it has been told. What may have been said before a crash is looked
for on Discord first, so nothing is lost and nothing is said twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord
import structlog

from bot.errors import HouseError, StoreError
from bot.outbound.calls import aside, pings, private_messages, reminders, watching
from bot.outbound.sending import places, post
from bot.outbound.sending.admins import tell_admin
from bot.outbound.sending.codes import FAILURES, Trouble, trouble
from bot.outbound.sending.context import Context, where
from bot.outbound.sending.jobs import Job, jobs
from bot.outbound.sending.places_tried import tried
from bot.outbound.thread import boards, finals, free_seats, lines, lobby_cards
from bot.store import outbox
from bot.store.columns import UNREADABLE

log = structlog.get_logger()

WORKERS, HURRIED = 24, 8
"""Tables told at once: enough to use all that Discord takes in a second, when a request takes a third
of one. `HURRIED` of these workers are kept for tables for which somebody waits: a person's own move
is told at once, however many turns the clock closes."""

ABREAST = 2
"""Tables of one channel posted to at the same time. Discord limits each channel, and a post to a limited one waits
inside the library: more would starve the other channels of workers."""

OPENING = 12
"""Tables of one channel told at once of which each opens a thread of its own: their messages go there,
and a tournament opens hundreds of them."""

EVERY = 5.0
"""Seconds after which the dispatcher looks by itself."""

AT_ONCE = 100
"""News of a table read at once."""

TRIES: dict[Trouble, int] = {"outage": 5000, "access": 30, "thread": 30, "broken": 5}
"""How often news is tried before it is given up; after a trouble not named here: once.
5,000 tries a quarter of a minute apart last 20 hours of an outage."""

TIDIED = 10
"""The most old boards that lose their buttons in one quiet moment."""

_ASIDE_AGAIN = timedelta(seconds=15)
"""The wait before what is told aside is tried again, if Discord or the disk did not answer."""

_LONGEST_WAIT = timedelta(seconds=15)
"""Longer waits would help nobody: Discord may answer again at any moment."""

_LONGEST_LIMIT = timedelta(hours=1)

PROBES = 4
"""Tables told at once while Discord is out of reach. At its first answer all others follow."""

_HURRIED_AGAIN = timedelta(seconds=10)
"""The least time between two answers of Discord that end the waiting of all: it may answer some requests
and not others.
"""

_SHORTEST_WAIT = 0.05
"""The least seconds between two looks, if nothing happens."""

FINISHING = 3.0
"""Seconds that tables which are being told get at the end of the process."""

_PER_TABLE = 0.0001
"""Seconds between two looks for each table that has news: a look reads them all, and with thousands every
worker is busy anyway.
"""

RESTING = {"board": boards.rests, "lobby": lobby_cards.rests}
"""Messages that are not redrawn at each change."""


class Herald:
    """Start `run` as a task; call `wake` whenever there is news."""

    def __init__(self, context: Context, workers: int = WORKERS, every: float = EVERY) -> None:
        self._context = context
        self._every = every
        self._workers = asyncio.Semaphore(workers)
        self._unhurried = asyncio.Semaphore(max(1, workers - HURRIED))
        # Held weakly: a channel for which no task waits is forgotten.
        self._channels: WeakValueDictionary[tuple[int, bool], asyncio.Semaphore] = (
            WeakValueDictionary()
        )
        self._unanswered = False
        """Whether Discord was out of reach at the last try."""
        self._hurried: datetime | None = None
        self._hurrying: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._held: dict[int, datetime] = {}
        self._resting: dict[int, tuple[int, datetime]] = {}
        """Tables whose board is redrawn a little later: the number of their newest news, and when."""
        self._tried: set[int] = set()
        """Ids of news that have failed, also where the store could not note it."""
        self._aside: asyncio.Task[None] | None = None
        """What is told beside the news: digests, and notices whose quiet hours are over."""
        self._aside_from = context.now()
        self._old: int | None = None
        """The newest news at the start: all up to it may have been told already."""

    def wake(self) -> None:
        """Look for news now. The engine calls this after its transactions."""
        self._news.set()

    def answers(self) -> None:
        """Discord has answered something. After an outage all that was put off is tried at once."""
        if self._unanswered and (self._hurrying is None or self._hurrying.done()):
            self._hurrying = asyncio.create_task(self._answered())

    async def run(self) -> None:
        """Tell news until cancelled; tables that are being told then get some seconds to end."""
        await self._context.client.wait_until_ready()
        try:
            while True:
                # The mark is cleared before the look: news that comes during it is seen by the next
                # one.
                self._news.clear()
                await asyncio.sleep(_PER_TABLE * await self._look(patient=True))
                if self._aside is None or self._aside.done():
                    # On its own: at 9:00 many digests are due, and news waits for none of them.
                    self._aside = asyncio.create_task(self._tell_aside())
                try:
                    async with asyncio.timeout(self._pause()):
                        await self._news.wait()
                except TimeoutError:
                    await self._tidied()
        finally:
            await self._finish()

    async def deliver(self) -> None:
        """Tell all that may be told now, and return when it is told or has failed.

        Here no board is put off, as `run` does.
        """
        await self._look(patient=False)
        while self._busy:
            await asyncio.gather(*self._busy.values())
            await self._look(patient=False)
        await self._tell_aside()
        await post.tidy(self._context, len(self._context.outdated))

    async def _tell_aside(self) -> None:
        """Tell what depends on the hour of a person, not on a table."""
        now = self._context.now()
        # The clock may have been set back meanwhile: no wait is longer than the one that was meant.
        if now < self._aside_from <= now + _ASIDE_AGAIN:
            return
        try:
            await aside.tell_due(self._context)
        except FAILURES as error:
            log.warning("put off aside", error=str(error))
            self._aside_from = now + _ASIDE_AGAIN
        except Exception:
            log.exception("not told aside")
            self._aside_from = now + _ASIDE_AGAIN

    async def _look(self, *, patient: bool) -> int:
        """Start a task for each table that has news and no task yet; how many tables have news."""
        now = self._context.now()
        try:
            if self._old is None:
                await self._context.store.write(outbox.set_aside)
                self._old = await self._context.store.read(outbox.newest)
            tables = await self._context.store.read(lambda link: outbox.tables(link, now))
        except Exception:
            # The dispatcher must outlive a store that fails for a moment; the next look tries
            # again.
            log.exception("outbox not read")
            return 0
        known = {waiting.table_id for waiting in tables}
        self._resting = {one: rest for one, rest in self._resting.items() if one in known}
        for waiting in tables:
            table_id = waiting.table_id
            # One task a table keeps its news in order.
            if table_id in self._busy:
                self._again.add(table_id)
            elif self._held.get(table_id, now) <= now and not (
                patient and self._rests(table_id, waiting.newest, now)
            ):
                if self._unanswered and len(self._busy) >= PROBES:
                    continue
                self._held.pop(table_id, None)
                self._resting.pop(table_id, None)
                self._busy[table_id] = asyncio.create_task(self._table(waiting, patient=patient))
        return len(tables)

    def _rests(self, table_id: int, newest: int, now: datetime) -> bool:
        """Whether the table has no other news than a board that is put off."""
        known, until = self._resting.get(table_id, (0, now))
        return known == newest and now < until

    def _pause(self) -> float:
        """Seconds until the next look, if nothing happens."""
        now = self._context.now()
        ends = [*(until for _, until in self._resting.values()), *self._held.values()]
        rest = (min(ends, default=now + timedelta(seconds=self._every)) - now).total_seconds()
        return min(self._every, max(rest, _SHORTEST_WAIT))

    async def _tidied(self) -> None:
        """A quiet moment: nobody has anything to tell, so requests are left for what can wait."""
        if not self._busy:
            await post.tidy(self._context, TIDIED)

    async def _table(self, waiting: outbox.WaitingNews, *, patient: bool) -> None:
        """Tell a table's news until there is none, or something fails."""
        table_id = waiting.table_id
        try:
            async with self._turn(waiting):
                while await self._portion(table_id, patient=patient):
                    pass
        except Exception as error:
            log.exception("news not told", table=table_id)
            if isinstance(error, UNREADABLE):
                await self._set_aside()
            self._held[table_id] = self._context.now() + timedelta(seconds=self._every)
        finally:
            del self._busy[table_id]
            if table_id in self._again:
                self._again.discard(table_id)
                self._news.set()

    @asynccontextmanager
    async def _turn(self, waiting: outbox.WaitingNews) -> AsyncIterator[None]:
        """Wait for the channel, then for a worker: a table that waits for its channel keeps no worker."""
        key, most = (waiting.place_id, waiting.opens), OPENING if waiting.opens else ABREAST
        channel = self._channels.setdefault(key, asyncio.Semaphore(most))
        async with channel, AsyncExitStack() as entered:
            # The unhurried queue first, or they would hold workers while they wait for each other.
            if not waiting.urgent:
                await entered.enter_async_context(self._unhurried)
            await entered.enter_async_context(self._workers)
            yield

    async def _portion(self, table_id: int, *, patient: bool) -> bool:
        """Tell a portion. True if there was news and none of it has to wait."""
        news = await self._context.store.read(lambda link: outbox.at(link, table_id, AT_ONCE))
        for job in jobs(news, self._old or 0, self._tried):
            try:
                if patient and job.kind in RESTING and await self._put_off(job):
                    return False
                async with tried(self._context, job):
                    await _tell(self._context, job)
            except Exception as error:  # noqa: BLE001  # whatever it is, the other tables go on
                self._tried.update(one.id for one in job.news)
                if not await self._failed(job, error):
                    return False
                break
            self._tried.difference_update(one.id for one in job.news)
            await self._answered()
        return bool(news)

    async def _answered(self) -> None:
        """Note that Discord answers. After an outage, try at once all that was put off."""
        now = self._context.now()
        before = self._hurried
        if not self._unanswered or (before is not None and before <= now < before + _HURRIED_AGAIN):
            return
        self._unanswered, self._hurried = False, now
        self._held.clear()
        with suppress(StoreError):
            await self._context.store.write(outbox.hurry)
        self._news.set()

    async def _put_off(self, job: Job) -> bool:
        """Whether the message rests. The oldest news stays for all, or they would fill a portion."""
        until = await RESTING[job.kind](self._context, job.table_id)
        if until is None:
            return False
        self._resting[job.table_id] = (job.id, until)
        if told := tuple(one for one in job.news[1:] if not one.key):
            await self._context.done(told)
        return True

    async def _failed(self, job: Job, error: Exception) -> bool:
        """Whether the table goes on at once: it has moved, or the news was given up."""
        kind: Trouble = "outage" if isinstance(error, StoreError) else trouble(error)
        if isinstance(error, discord.HTTPException) and kind in {"thread", "access"}:
            sight = await self._context.tables.sight(job.table_id)
            if await places.lost(self._context, sight, job, error):
                return True
        gone = isinstance(error, HouseError) and error.why == "no-such-table"
        # News that can never be told must not hold up all later news of its table.
        if gone or job.tries + 1 >= TRIES.get(kind, 1):
            await self._given_up(job, kind, error)
            return True
        limited = isinstance(error, discord.RateLimited)
        self._unanswered = self._unanswered or (kind == "outage" and not limited)
        log.warning(
            "news put off", table=job.table_id, kind=job.kind, error=str(error), tries=job.tries
        )
        later = self._context.now() + _until(error, job.tries)
        self._held[job.table_id] = later
        await self._context.store.write(lambda link: _retry(link, job, later))
        # The next look may be due sooner than was thought.
        self._news.set()
        return False

    async def _given_up(self, job: Job, kind: Trouble, error: Exception) -> None:
        log.error("news given up", table=job.table_id, kind=job.kind, exc_info=error)
        # This comes before the warning: a failure to warn must not bring the news back.
        await self._context.done(job.news)
        self._tried.difference_update(one.id for one in job.news)
        with suppress(Exception):
            sight = await self._context.tables.sight(job.table_id)
            # The clock runs there again: nothing is tried any more.
            self._context.tables.repository.contact.found(where(sight))
            await tell_admin(self._context, sight, where(sight), kind)

    async def _set_aside(self) -> None:
        with suppress(StoreError):
            await self._context.store.write(outbox.set_aside)

    async def _finish(self) -> None:
        aside = [one for one in (self._aside, self._hurrying) if one]
        if working := [*self._busy.values(), *aside]:
            _, late = await asyncio.wait(working, timeout=FINISHING)
            # What is cut short here is looked for on Discord at the next start. Left alone it would go on,
            # without the database.
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


def delay(tries: int) -> timedelta:
    """The wait after the first failure, the second, and so on: 2 s, 6 s, 15 s."""
    # Without the bound on the power, hundreds of tries would overflow the timedelta.
    return min(timedelta(seconds=2 * 3 ** min(tries, 10)), _LONGEST_WAIT)


def _until(error: Exception, tries: int) -> timedelta:
    """Discord says itself how long it refuses a route; a clock that it has lost says nothing."""
    if isinstance(error, discord.RateLimited):
        return min(timedelta(seconds=error.retry_after), _LONGEST_LIMIT)
    return delay(tries)


async def _tell(context: Context, job: Job) -> None:
    if await places.is_unheard(context, job):
        await context.done(job.news)
        return
    match job.kind:
        case "lobby":
            await lobby_cards.show(context, job)
        case "board":
            await boards.draw(context, job)
        case "reminder":
            await reminders.remind(context, job)
        case "say":
            await lines.say(context, job)
        case "call":
            await pings.call(context, job)
        case "private":
            await private_messages.whisper(context, job)
        case "seat":
            await free_seats.tell(context, job)
        case "ended":
            await finals.finish(context, job)
        case "watch":
            await watching.tell(context, job)


def _retry(link: sqlite3.Connection, job: Job, later: datetime) -> None:
    for one in job.news:
        outbox.retry(link, one.id, later)
