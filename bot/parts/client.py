"""The client of a part: its own shards, logged in when it is their turn."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import structlog

from bot.inbound.shards import ShardedClient
from bot.inbound.visit import Interaction, Services
from bot.parts.everywhere import Everywhere, is_everywhere
from bot.parts.hub import AwayError, Hub
from bot.parts.identify import Turns

log = structlog.get_logger()

KEPT = 120
"""Seconds for which the agreed number of shards is kept after the last sign of a part."""

_AGREE = """
redis.call('SET', KEYS[1], ARGV[1], 'NX')
redis.call('EXPIRE', KEYS[1], ARGV[2])
return redis.call('GET', KEYS[1])
"""


class PartClient(ShardedClient):
    """The shards k with k % parts == part."""

    def __init__(self, hub: Hub, home: Everywhere | None, *given: Any, **called: Any) -> None:
        """`home`, in the home part, has the results of all servers; the rest is as every client's."""
        super().__init__(*given, **called)
        self._hub, self._home = hub, home
        self.pick = self._picked
        self.turns = Turns(hub)
        self._agree = hub.link.register_script(_AGREE)
        # A shard waits for its turn inside of it, and that may take minutes.
        self.shard_connect_timeout = None

    async def setup_hook(self) -> None:
        wanted, _, limit = await self.http.get_bot_gateway()
        share = self._hub.share
        self.turns.concurrency = int(limit["max_concurrency"])
        self.shard_count = await self._agreed(math.lcm(share.parts, wanted))
        if self.shard_count < wanted:
            log.warning("more shards are wanted: stop all parts for two minutes", wanted=wanted)
        self.shard_ids = list(range(share.part, self.shard_count, share.parts))
        await super().setup_hook()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002  # discord.py's own
        await self.turns.wait(shard_id or 0)

    async def register(self) -> None:
        """One part registers the commands; the others only learn their ids."""
        if self._hub.share.part:
            await self._held()
        else:
            await super().register()

    def _picked(self, interaction: Interaction) -> Services:
        """At home pages about all servers are made from the file that has their results."""
        told = {"data": interaction.data, **({"guild_id": 1} if interaction.guild_id else {})}
        if self._home is None or not is_everywhere(told):
            return self.services
        return replace(self.services, store=self._home.store)

    async def keep_count(self) -> None:
        """Let the hub keep the number of shards on which the parts have agreed."""
        if self.shard_count is not None:
            await self._agreed(self.shard_count)

    async def _agreed(self, count: int) -> int:
        """The number of shards of the first part that asked; without the hub one's own."""
        try:
            told = await self._hub.ask(
                lambda: self._agree(keys=[self._hub.key("shards")], args=[count, KEPT])
            )
        except AwayError:
            return count
        known = int(told)
        # Of a time with another number of parts, which is over.
        return known if known % self._hub.share.parts == 0 else count
