"""One process a part, on whatever machine: a key in the hub that its holder renews, beside the file's lease.

Who holds the file's lease takes over the key of its dead holder. A copy of the file names the same
holder, who lives on: its key has counted further than the copy knows, and refuses it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial

import structlog

from bot.errors import HeldError, SetupError
from bot.parts.hub import AwayError, Hub
from bot.store import lease
from bot.store.database import Database

log = structlog.get_logger()

LIFE, BEAT = 60, 10
"""Seconds after which a holder counts as dead, and between two signs of life."""
AHEAD = 60
"""Seconds by which the clock of a part may be ahead of the hub's: facts are ordered by clocks."""

_RENEW = """
local held = redis.call('HMGET', KEYS[1], 'holder', 'count')
local mine = not held[1] or held[1] == ARGV[1]
if not mine and held[1] == ARGV[3] then mine = tonumber(held[2]) <= tonumber(ARGV[4]) end
if not mine then return {0, ''} end
if held[1] ~= ARGV[1] then
  for _, other in ipairs(redis.call('KEYS', 'borsa:part:*')) do
    local parts = redis.call('HGET', other, 'parts')
    if other ~= KEYS[1] and parts and parts ~= ARGV[6] then return {-1, parts} end
  end
end
redis.call('HSET', KEYS[1], 'holder', ARGV[1], 'count', ARGV[2], 'parts', ARGV[6])
redis.call('EXPIRE', KEYS[1], ARGV[5])
return {1, ''}
"""
_GONE = """
if redis.call('HGET', KEYS[1], 'holder') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
"""


def key(part: int) -> str:
    return f"borsa:part:{part}"


async def held(hub: Hub) -> set[int]:
    """The parts that somebody serves. AwayError."""
    parts = range(hub.share.parts)

    async def asked() -> list[int]:
        pipe = hub.link.pipeline(transaction=False)
        for part in parts:
            pipe.exists(key(part))
        return list(await pipe.execute())

    found = await hub.ask(asked)
    return {part for part, there in zip(parts, found, strict=True) if there}


class Fence:
    """The key of one part. `lost` is called when another process has it."""

    def __init__(self, hub: Hub, store: Database, holder: str, lost: Callable[[], None]) -> None:
        self._hub, self._store, self._holder, self._lost = hub, store, holder, lost
        self._key = key(hub.share.part)
        self._renew = hub.link.register_script(_RENEW)
        self._gone = hub.link.register_script(_GONE)

    async def take(self, before: str) -> None:
        """`before` held the file and is known to be dead. HeldError, SetupError: a wrong clock.

        Without the hub the file's lease alone counts, and the key is taken once it is back.
        """
        try:
            told = await self._hub.ask(self._hub.link.time)
            known = await self._store.read(_count)
            if not await self._renewed(before, known):
                # Else a copy would catch up with the living by trying.
                await self._store.write(partial(_recount, count=known))
                raise HeldError(
                    f"Another process serves part {self._hub.share.part}:"
                    " stop it first, or wait a minute if it has crashed."
                )
        except AwayError:
            log.warning("started without the hub")
            return
        ahead = await self._store.read(_seconds) - int(told[0])
        if ahead > AHEAD:
            raise SetupError(
                f"Borsa cannot start: this machine's clock is {ahead} s ahead of the hub's;"
                " set it right, since the newest choice counts."
            )

    async def keep(self) -> None:
        """Renew it for ever."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self._renewed("-", 0):
                    log.error("another process serves this part")
                    self._lost()
            except AwayError:
                pass
            except SetupError:
                log.exception("this part must not run")
                self._lost()

    async def leave(self) -> None:
        try:
            await self._hub.ask(lambda: self._gone(keys=[self._key], args=[self._holder]))
        except AwayError:
            return

    async def _renewed(self, before: str, known: int) -> bool:
        """Count in the file first: so it never knows less than the hub. SetupError: not of these parts."""
        count = await self._store.write(_counted)
        share = self._hub.share
        facts = [self._holder, count, before or "-", known, LIFE, share.parts]
        won, others = await self._hub.ask(lambda: self._renew(keys=[self._key], args=facts))
        if won < 0:
            raise SetupError(
                f"Borsa cannot start: BORSA_PARTS is {share.parts}, and other parts that run now are"
                f" parts of {others.decode()}; give all the same number."
            )
        return bool(won)


def holder(connection: sqlite3.Connection) -> str:
    """The process that has held the file's lease until now."""
    return lease.held_by(connection)


def _count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT fenced FROM part").fetchone()[0])


def _counted(connection: sqlite3.Connection) -> int:
    connection.execute("UPDATE part SET fenced = fenced + 1")
    return _count(connection)


def _recount(connection: sqlite3.Connection, count: int) -> None:
    connection.execute("UPDATE part SET fenced = ?", (count,))


def _seconds(connection: sqlite3.Connection) -> int:
    """The clock by which facts are numbered."""
    return int(connection.execute("SELECT unixepoch('now')").fetchone()[0])
