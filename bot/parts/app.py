"""The bot as one of several parts: the app, its hub, and what it does for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from msgspec.structs import replace

from bot.about import VERSION
from bot.app import App
from bot.engine.keeping.above import Above
from bot.errors import HeldError, StoreError
from bot.outbound.sending.marks import Marks
from bot.parts import facts, report
from bot.parts.asking import Asking
from bot.parts.client import PartClient
from bot.parts.everywhere import HOME, Everywhere, Telling
from bot.parts.fence import Fence
from bot.parts.following import Following
from bot.parts.gossip import Gossip
from bot.parts.handing import Handing
from bot.parts.hub import AwayError, Hub, bot_of
from bot.parts.line import SharedLine
from bot.parts.owned import Lease
from bot.process.host_settings import HostSettings
from bot.process.measures import Sample
from bot.store import lease, outbox, share, tables
from bot.store.migrate import version_of
from bot.store.share import Share
from bot.tournaments.records.records import Records
from bot.words.catalogue import Catalogue

log = structlog.get_logger()


class PartApp(App):
    """One part. Its settings name all four of parts, part, shared and requests."""

    share: Share
    client: PartClient

    def __init__(self, settings: HostSettings, **rest: Any) -> None:
        assert settings.parts is not None
        assert settings.part is not None
        assert settings.shared is not None
        assert settings.requests is not None
        own = Share(settings.part, settings.parts)
        bot = bot_of(settings.token.get_secret_value())
        self.hub, self.lease = Hub(settings.shared.get_secret_value(), own, bot), Lease()
        self.asking = Asking(self.hub, Catalogue())
        super().__init__(
            settings, client=self._make_client, share=own, elsewhere=self.asking, **rest
        )
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._closing.push_async_callback(self.hub.close)
        try:
            await super().open()
            await self.gossip.open()
            await self._open_everywhere()
        except BaseException:
            await self.close()
            raise

    async def _take_lease(self) -> str:
        """The file's lease, and then the key of the part: who holds both is the only one."""
        before = await self.store.read(lease.held_by)
        holder = await super()._take_lease()
        await self.store.write(partial(share.put, share=self.share))
        alone, requests = self.settings.alone, self.settings.requests or 0
        self.fence = Fence(
            self.hub,
            self.store,
            holder,
            self._usurped.set,
            self.lease,
            requests=requests,
            alone=None if alone is None else alone == "serve",
        )
        await self.fence.take(before)
        self._closing.push_async_callback(self.fence.leave)
        self._tend(self.fence.keep())
        return holder

    def _assemble(self, holder: str, marks: Marks) -> None:
        at_home = self.share.part == HOME
        self.home = Everywhere(self.hub, self.store, self.games) if at_home else None
        super()._assemble(holder, marks)
        also = self.home.follow if self.home else None
        self.following = Following(self.tables, self.lobbies, self.steps, also)
        self.gossip = Gossip(self.hub, self.store, self.following)
        self.telling = Telling(self.hub, self.store, self.home)
        self.handing = Handing(self.hub, self.client, self.asking, partial(self._spawn, "handed"))

    def _make_client(self, *given: Any, **called: Any) -> PartClient:
        assert self.settings.requests is not None
        line = SharedLine(self.hub, self.settings.requests, self.lease)
        return PartClient(self.hub, self.home, *given, line=line, **called)

    def _above(self, records: Records) -> Above:
        return replace(super()._above(records), at_forget=facts.forgotten)

    async def _open_everywhere(self) -> None:
        """The results of all parts are the home part's."""
        if self.home is not None:
            path = share.everywhere(self.settings.database)
            await self.home.open(path, self.now, self._usurped.set, self.lease.may_write)
            self._keep(self.home.store)
            self._tend(self.home.confirm())
            self._tend(self.home.ratings.anchor(self.now))

    async def begin(self) -> None:
        await super().begin()
        self._tend(self._listen())
        self._tend(self.gossip.tell())
        self._tend(self.telling.run())
        self._tend(self.gossip.follow())
        self._tend(self._report())

    async def _report(self) -> None:
        """Say now and then how this part is; and how many shards there are."""
        while True:
            with suppress(AwayError, StoreError):
                await report.say(self.hub, await self._about())
                await self.client.keep_count()
            await asyncio.sleep(report.LIFE / 3)

    async def _about(self) -> dict[str, Any]:
        counted = await self.store.read(tables.counts)
        return {
            "version": f"{VERSION}, database {await self.store.read(version_of)}",
            "shards": ", ".join(map(str, self.client.shard_ids or ())),
            "servers": len(self.client.guilds),
            "tables": sum(count for stage, _, count in counted if stage in ("running", "paused")),
            "news waiting": await self.store.read(outbox.count),
            "facts behind": await self.gossip.behind(),
            "epoch": self.fence.epoch,
        }

    async def _listen(self) -> None:
        """What other parts tell, one message after the other."""
        async for channel, told in self.hub.listen("facts", "results", "asked", "handed"):
            await _understood(channel, self._take(channel, told))

    async def _take(self, channel: str, told: dict[str, Any]) -> None:
        home = self.home
        match channel, told.get("what"):
            case "facts", _:
                await self.gossip.take(told)
            case "asked", _:
                # An answer reads the database: other messages need not wait for it.
                self._spawn(channel, self.asking.take(told, self.client.services))
            case "handed", _:
                self._spawn(channel, self.handing.take(told))
            case "results", "results" if home is not None and told["from"] != HOME:
                await home.hear(told)
            case "results", "confirmed" if home is None:
                if (number := told["heard"].get(str(self.share.part))) is not None:
                    lives = told.get("lives", {})
                    await self.telling.confirmed(number, lives.get(str(self.share.part)))
            case _:
                pass

    def _spawn(self, channel: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_understood(channel, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def usurped(self) -> None:
        await self._usurped.wait()
        if self.lease.lost:
            # The unit tries again later: it may have been fenced off by mistake.
            raise HeldError(
                f"Another process has taken over part {self.share.part}: this one stops."
            )
        await super().usurped()

    async def _checks(self) -> Mapping[str, bool]:
        return {**await super()._checks(), "lease": self.lease.left > 0}

    async def _samples(self) -> Sequence[Sample]:
        return [
            *await super()._samples(),
            Sample("borsa_hub_connected", not self.hub.away),
            Sample("borsa_part_epoch", self.fence.epoch),
            Sample("borsa_part_lease_seconds", self.lease.left),
            Sample("borsa_part_facts_behind", await self.gossip.behind()),
            *[Sample("borsa_part_log_ins_left", left) async for left in self.client.turns.left()],
        ]

    def _tend(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it until the end."""
        self._closing.push_async_callback(ended, asyncio.create_task(work))


async def _understood(channel: str, work: Coroutine[Any, Any, None]) -> None:
    """One message that nobody understands is no other's trouble."""
    try:
        await work
    except AwayError:
        pass
    except Exception:
        log.exception("a message of another part was not understood", channel=channel)


async def ended(task: asyncio.Task[None]) -> None:
    """Cancel it until it has ended: the library of the hub may take one cancelling for its own."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=0.5)
