"""The client of a bot in many servers: several connections, each of which comes back by itself."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import discord
import structlog
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import ReconnectWebSocket

from bot.inbound.client import Bot
from bot.inbound.guarded import tell

log = structlog.get_logger()

MISREAD = 120.0
"""Seconds before another log-in after one that could not be read: Discord takes a token away after a thousand
a day.
"""

LOGGED_IN = 60.0
"""Seconds for a log-in: a gateway may answer every heartbeat and never say that the bot is there."""

CONNECT_AGAIN = 8.0
"""Seconds in which every shard has tried to connect again."""


class Soon(ExponentialBackoff[Literal[False]]):
    """The waits between tries to connect: discord.py's own, which grow up to a quarter of an hour, but none
    longer than `longest` seconds. No try counts as a log-in while nobody answers.
    """

    def __init__(self, longest: float) -> None:
        super().__init__()
        self._longest = longest
        self.least = 0.0
        """Seconds before the next try, at least."""

    def delay(self) -> float:
        least, self.least = self.least, 0.0
        return max(least, min(super().delay(), self._longest))


class ShardedClient(Bot, discord.AutoShardedClient):
    """As many connections as Discord wants: from 2,500 servers on it refuses a single one.

    How many is asked at each log-in. The bot is cut off when all of them are; while one is, the
    tables of its servers stand still.
    """

    away: set[int]
    """The shards that are cut off."""
    mute: set[int]
    """Those that were connected last without being logged in."""
    logging_in: dict[int, asyncio.TimerHandle]
    """By shard, when it is given up."""

    def __init__(self, *given: Any, **called: Any) -> None:
        super().__init__(*given, **called)
        self.away, self.mute, self.logging_in = set(), set(), {}

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect it, so that it is back soon after an outage of any length."""
        await super().launch_shard(gateway, shard_id, initial=initial)
        info = self.get_shard(shard_id)
        assert info is not None
        shard: Any = info._parent  # noqa: SLF001  # discord.py has no setting for either
        # One shard after the other waits, so that many must wait less.
        waits = shard._backoff = Soon(CONNECT_AGAIN / max(1, len(self._own())))  # noqa: SLF001
        usual = (*shard._handled_exceptions, ReconnectWebSocket)  # noqa: SLF001
        disconnect = shard._handle_disconnect  # noqa: SLF001

        async def handle(error: Exception) -> None:
            if not isinstance(error, usual):
                tell(self.passed_over, "FRAME", error)
                waits.least = MISREAD
                # Nobody has hung up: it would go on beating beside the next one.
                await shard.ws.close()
            await disconnect(error)

        # A gateway that hangs up before it has greeted would end the process, and so would a frame that
        # cannot be read, such as a log-in in which something is missing.
        shard._handled_exceptions = (Exception,)  # noqa: SLF001
        shard._handle_disconnect = handle  # noqa: SLF001
        launch = shard.launch

        def launched() -> None:
            self._watch(shard, waits)
            launch()

        shard.launch = launched
        self._watch(shard, waits)

    def _watch(self, shard: Any, waits: Soon) -> None:
        """Log in again if it is not logged in soon; if that fails again, not at once."""
        number, loop = shard.id, asyncio.get_running_loop()

        def given_up() -> None:
            log.warning("not logged in", shard=number)
            waits.least = MISREAD if number in self.mute else 0.0
            self.mute.add(number)
            # Closed so it does not resume what cannot be resumed.
            self._closing = loop.create_task(shard.ws.close(code=1000))

        self._unwatch(number)
        self.logging_in[number] = loop.call_later(LOGGED_IN, given_up)

    def _unwatch(self, shard_id: int) -> None:
        if (waiting := self.logging_in.pop(shard_id, None)) is not None:
            waiting.cancel()

    def _logged_in(self, shard_id: int) -> None:
        self._unwatch(shard_id)
        self.mute.discard(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        self._logged_in(shard_id)

    async def on_disconnect(self) -> None:
        """Called for any shard: `on_shard_disconnect` says which."""

    async def on_resumed(self) -> None:
        """As above."""

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._unwatch(shard_id)
        self.away.add(shard_id)
        self.cut_off = self.away.issuperset(self._own())
        log.info("shard cut off", shard=shard_id)
        await self.offline(self._of(shard_id))

    def is_offline(self, guild_id: int) -> bool:
        """Also if only the connection that would tell of it is lost."""
        guild = self.get_guild(guild_id)
        alone = guild is not None and guild.shard_id in self.away and not self.cut_off
        return alone or super().is_offline(guild_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        await self._shard_back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._logged_in(shard_id)
        await self._shard_back(shard_id)

    def connections(self) -> Mapping[str, tuple[bool, float]]:
        latencies = dict(self.latencies)
        return {
            f"shard_{number}": (
                number in latencies and number not in self.away,
                latencies.get(number, math.nan),
            )
            for number in self._own()
        }

    def _own(self) -> Sequence[int]:
        """The shards of this process: others may have the rest."""
        return self.shard_ids or range(self.shard_count or 1)

    async def _shard_back(self, shard_id: int) -> None:
        self.away.discard(shard_id)
        if self.cut_off:
            await self._back()
        else:
            for guild in self._of(shard_id):
                await self.on_guild_available(guild)

    def _of(self, shard_id: int) -> list[discord.Guild]:
        return [guild for guild in self.guilds if guild.shard_id == shard_id]
