"""The whole bot: the one module that knows every part.

`open`, log the client in, `begin`, `close`: `bot.process.service` does it on Discord, the sandbox and the
tests on an offline one, the tests with a time of their own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.about import COMMAND
from bot.community.ratings import Ratings
from bot.engine.clock import BEAT, Clock
from bot.engine.keeping.above import Above
from bot.engine.keeping.gate import Gate, TableLimits
from bot.engine.lobbies import Lobbies
from bot.engine.people import forgetting
from bot.engine.table.live import Live
from bot.engine.tables import Tables
from bot.engine.time.timepiece import Timepiece
from bot.errors import SetupError, StoreError
from bot.inbound.client import Bot, Client
from bot.inbound.presses import PRESSES
from bot.inbound.visit import Services
from bot.outbound import Context, Herald
from bot.outbound.drawing.pictures import Pictures
from bot.outbound.sending.marks import Marks
from bot.process.health import Health
from bot.process.host_settings import HostSettings
from bot.process.measures import Sample, feel_lag, kept, thinking
from bot.store import lease, outbox, secret, share, tables
from bot.store.backups import Backups, check_writable, stamp
from bot.store.database import Database
from bot.store.share import Share
from bot.store.sound import TO_DO
from bot.tournaments import joining
from bot.tournaments.commands.hearing import Tournaments
from bot.tournaments.records.records import Records
from bot.tournaments.running.runner import Runner
from bot.tournaments.running.steps import Steps
from bot.ui.elsewhere import NOWHERE, Elsewhere
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.contract import Rules
from render.scene import Drawer
from render.shelf import DRAWERS, check

Games = Mapping[str, Rules[Any, Any, Any]]


class App:
    """All parts of the bot. They exist after `open`; nothing happens by itself before `begin`."""

    store: Database
    tables: Tables
    lobbies: Lobbies
    ratings: Ratings
    steps: Steps
    client: Bot
    herald: Herald
    runner: Runner
    clock: Clock

    def __init__(
        self,
        settings: HostSettings,
        *,
        games: Games = GAMES,
        drawers: Mapping[str, Drawer] = DRAWERS,
        now: Callable[[], datetime] | None = None,
        client: Callable[..., Bot] = Client,
        share: Share | None = None,
        elsewhere: Elsewhere = NOWHERE,
    ) -> None:
        """`client` is the kind of connection: on Discord a `ShardedClient`. `share` is the part of the servers
        that the database holds, None: all; `elsewhere` are the other processes, if there are any.

        LookupError: a game without a drawer.
        """
        # A game that was taken off the shelf may still have its pictures.
        check(games, {key: one for key, one in drawers.items() if key in games})
        self.settings = settings
        self.games, self._drawers = games, drawers
        self._client = client
        self.now = now or Timepiece()
        self.down_since: datetime | None = None
        """The last sign of life of the last process that had begun."""
        self.share, self.elsewhere = share, elsewhere
        self._game_over = self._begun = False
        self._usurped = asyncio.Event()
        self._stores: list[Database] = []
        self._closing = AsyncExitStack()

    async def open(self) -> None:
        """Make every part and take the database's lease. SetupError if one of them fails.

        What would only fail much later is asked now, before a log-in.
        """
        check_writable(self.settings.backups)
        self.store = await Database.open(
            self.settings.database, self.now, self.settings.backups, self._usurped.set
        )
        self._keep(self.store)
        try:
            holder = await self._take_lease()
            self._holding = asyncio.create_task(self._hold(holder))
            self._closing.push_async_callback(_ended, self._holding)
            self._assemble(holder, Marks(await self.store.read(secret.get)))
            await self._serve_health()
        except BaseException:
            await self.close()
            raise

    def _keep(self, store: Database) -> None:
        """Close it at the end."""
        self._stores.append(store)
        self._closing.push_async_callback(store.close)

    async def begin(self) -> None:
        """Start the clock and the dispatcher. The client must be logged in."""
        telling = asyncio.create_task(self.herald.run())
        self._closing.push_async_callback(_ended, telling)
        self._closing.push_async_callback(self.clock.end)
        # Ratings are worked out of people who are there wholly, or not at all.
        await forgetting.finish(self.tables.repository)
        await self.ratings.catch_up()
        self._begun = True
        self._closing.push_async_callback(_ended, asyncio.create_task(feel_lag()))
        # From now on the clock beats, which measures the gaps between its own beats.
        await _ended(self._holding)
        await self.clock.begin(self.down_since)
        healing = asyncio.create_task(self._heal())
        self._closing.push_async_callback(_ended, healing)
        # Time that an outage took is given back before a round ends by the clock.
        running = asyncio.create_task(self.runner.run())
        self._closing.push_async_callback(_ended, running)

    async def _heal(self) -> None:
        """Beside all else: with many results it takes a while."""
        with suppress(StoreError):
            await self.store.look_through()
            await self.ratings.heal()
        await self.ratings.anchor(self.now)

    async def warm_up(self) -> None:
        """Draw for nobody what is slow at the first time."""
        await self._pictures.warm_up(self.games.values(), self.settings.language)

    async def close(self) -> None:
        """Finish what is under way and give the database back. The client is left alone."""
        await self._closing.aclose()

    async def usurped(self) -> None:
        """Wait until the database is not this process's any more, and raise that."""
        await self._usurped.wait()
        lost = next((one for one in self._stores if one.loss is not None), None)
        if lost is None:
            raise SetupError("Another process has taken over the database: this one stops.")
        assert lost.loss is not None
        gone = f"{lost.loss.what}: this process stops."
        if not lost.loss.whole:
            raise SetupError(f"{gone} It has written nothing into it. {TO_DO}")
        kept = lost.path.with_name(f"{lost.path.stem}-rescued-{stamp(self.now())}.sqlite3")
        try:
            await lost.rescue(kept)
        except (OSError, sqlite3.Error, StoreError) as error:
            raise SetupError(f"{gone} What it had could not be kept ({error}).") from error
        raise SetupError(
            f"{gone} All that it had is in {kept}; to go on with it: {COMMAND} restore {kept}"
        )

    async def _take_lease(self) -> str:
        holder = lease.holder()
        await self.store.read(partial(share.check, wanted=self.share))
        self.down_since = await self.store.write(
            lambda link: lease.owed(link, lease.take(link, holder, self.now()))
        )
        await self.store.settle()
        self._closing.push_async_callback(self._release, holder)
        return holder

    async def _hold(self, holder: str) -> None:
        """Renew the lease until the clock does: a log-in may take minutes."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.write(partial(lease.renew, me=holder, now=self.now()))
            except SetupError:
                self._usurped.set()
                return
            except StoreError:
                # The clock tells of a store that fails.
                continue

    async def _release(self, holder: str) -> None:
        with suppress(StoreError):
            await self.store.write(partial(lease.release, me=holder, now=self.now()))

    def _assemble(self, holder: str, marks: Marks) -> None:
        catalogue = Catalogue()
        catalogue.tell_faults(rules.package for rules in self.games.values())
        pictures = self._pictures = Pictures(catalogue, self._drawers)
        self._closing.callback(pictures.close)
        self.ratings = Ratings(self.store, self.games)
        records = Records(self.store, self.now)
        limits = TableLimits(self.settings.tables_per_person, self.settings.tables_per_server)
        gate = Gate(limits, self.elsewhere.hosted)
        above = self._above(records)
        self.tables = Tables(self.store, self.games, self.now, above, gate)
        self._closing.push_async_callback(self.tables.repository.end)
        self._closing.push_async_callback(self.tables.waking.end)
        self.steps = Steps(records, self.tables)
        self.lobbies = Lobbies(self.tables)
        self.client = self._client(
            self._services(catalogue, pictures),
            joining.with_presses(PRESSES),
            joining.add_commands,
            on_back=self._back,
            on_answer=self._answered,
            on_failure=self.tables.repository.contact.failed,
        )
        context = Context(
            self.client,
            self.tables,
            self.store,
            catalogue,
            pictures,
            self.now,
            doubted=self.client.doubted,
            elsewhere=self.elsewhere,
            marks=marks,
        )
        self.herald = Herald(context)
        self.runner = joining.runner(context, self.steps)
        self.clock = Clock(
            self.tables, holder, self._schedule(), self._usurped.set, self.client.look_again
        )

    def _above(self, records: Records) -> Above:
        """What the engine calls; of what is made after it, when it is called."""
        return Above(
            news=self._news,
            gone=self._gone,
            probe=self._probe,
            at_end=self._at_end,
            publish=self.ratings.publish,
            missed=records.credit,
        )

    async def _gone(self, guild_id: int, users: Sequence[int]) -> Collection[int]:
        return await self.client.gone(guild_id, users)

    async def _probe(self) -> None:
        # Before the client is logged in it has nobody to ask.
        if self._begun:
            await self.client.probe()

    async def _back(self) -> None:
        await self.clock.reconnected()

    def _answered(self) -> None:
        self.tables.repository.contact.succeeded()
        self.herald.answers()

    def _news(self) -> None:
        """Wake the dispatcher."""
        self.herald.wake()
        if self._game_over:
            self._game_over = False
            self.runner.wake()

    def _at_end(self, connection: sqlite3.Connection, live: Live) -> None:
        """In the transaction that ends a game; tournaments hear of it when that is saved."""
        self.ratings.at_end(connection, live)
        self._game_over = True

    def _services(self, catalogue: Catalogue, pictures: Pictures) -> Services:
        return Services(
            self.tables,
            self.lobbies,
            self.ratings,
            Tournaments(self.steps, catalogue),
            self.store,
            catalogue,
            pictures,
            self.games,
            self.now,
            self.settings.language,
            self.settings.zone,
            elsewhere=self.elsewhere,
            backup_days=-(-self.settings.backups_keep * self.settings.backup_hours // 24),
        )

    def _schedule(self) -> Backups:
        every = timedelta(hours=self.settings.backup_hours)
        return Backups(
            self.settings.database, self.settings.backups, every, self.settings.backups_keep
        )

    async def _serve_health(self) -> None:
        if self.settings.health_port is not None:
            health = Health(self._checks, self._samples)
            await health.open(self.settings.health_port, str(self.settings.health_host))
            self._closing.push_async_callback(health.close)

    async def _checks(self) -> Mapping[str, bool]:
        """Checks of health: the connection to Discord, and the clock's beat, which needs the database."""
        beat = await self.store.read(lease.last_beat)
        # A beat from the future was made before the clock was set back: it proves nothing.
        ticks = beat is not None and timedelta(seconds=-1) < self.now() - beat < lease.EXPIRY
        shards = {name: there for name, (there, _) in self.client.connections().items()}
        schedule = self._schedule()
        aside = {
            "backups": await asyncio.to_thread(schedule.are_well, self.now()),
            "room": await asyncio.to_thread(schedule.has_room),
        }
        kept = all(store.loss is None for store in self._stores)
        return {
            "connected": self.client.is_ready(),
            "clock": ticks,
            "database": kept,
            **aside,
            **shards,
        }

    async def _samples(self) -> Sequence[Sample]:
        """What is read at each scrape."""
        counted = await self.store.read(tables.counts)
        found = [Sample("borsa_tables", count, (game, stage)) for stage, game, count in counted]
        found.append(Sample("borsa_servers", len(self.client.guilds)))
        found.append(Sample("borsa_database_sound", self.store.is_sound))
        found.append(Sample("borsa_news_waiting", await self.store.read(outbox.count)))
        for name, (there, latency) in self.client.connections().items():
            shard = (name.removeprefix("shard_"),)
            found.append(Sample("borsa_shard_connected", there, shard))
            found.append(Sample("borsa_shard_latency_seconds", latency, shard))
        for kind, times in self.client.passed_over.items():
            found.append(Sample("borsa_passed_over", times, (kind.lower(),)))
        found += thinking(self.tables.repository.thoughts.figures())
        found += await asyncio.to_thread(lambda: [*kept(self._schedule(), self.now())])
        return found


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
