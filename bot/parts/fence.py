"""One process a part, on whatever machine: a key in the hub that its holder renews, beside the file's lease.

Each taking over has a number, the epoch, in the hub and in the file; signs of life are counted in both, in
the file first. So a file that is older than what was served is known by its numbers. An emptied hub is told them
again by the parts that know them, and gives a part to a new process only after a whole lease in which nobody was heard.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

from bot.about import COMMAND
from bot.errors import HeldError, SetupError, StoreError, UnreachableError
from bot.parts import facts
from bot.parts import owned as leases
from bot.parts.hub import AwayError, Hub, wrong
from bot.parts.owned import Lease, elapsed
from bot.store import lease
from bot.store.database import Database

log = structlog.get_logger()

APART = 60
"""Seconds by which the clocks of a part and of the hub may differ: facts are ordered by clocks."""
_NOTE = """
local function note(key, epoch, count, fact)
  epoch, count, fact = tonumber(epoch), tonumber(count), tonumber(fact)
  local mark = redis.call('HMGET', key, 'epoch', 'count', 'fact')
  local known, counted = tonumber(mark[1] or '-1'), tonumber(mark[2] or '-1')
  if known < epoch or (known == epoch and counted < count) then
    redis.call('HSET', key, 'epoch', epoch, 'count', count)
    redis.call('HDEL', key, 'holder', 'left')
  end
  local now = redis.call('TIME')
  local right = fact < now[1] * 1000 + 43200000
  if right and tonumber(mark[3] or '0') < fact then redis.call('HSET', key, 'fact', fact) end
end
"""
"""A file of a part is known. A fact half a day ahead is a wrong clock's, and numbered anew once that is right."""
_HOLD = """
local function hold(epoch)
  redis.call('HSET', KEYS[1], 'holder', ARGV[1], 'count', ARGV[2], 'parts', ARGV[4], 'requests', ARGV[5])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  redis.call('HSET', KEYS[2], 'holder', ARGV[1], 'count', ARGV[2], 'epoch', epoch, 'left', '0')
  return {1, epoch}
end
local function foreign()
  for _, other in ipairs(redis.call('KEYS', ARGV[6])) do
    local told = redis.call('HMGET', other, 'parts', 'requests')
    if other ~= KEYS[1] and told[1] and told[1] ~= ARGV[4] then return {-1, told[1]} end
    if other ~= KEYS[1] and told[2] and told[2] ~= ARGV[5] then return {-2, told[2]} end
  end
end
local held = redis.call('HGET', KEYS[1], 'holder')
local mark = redis.call('HMGET', KEYS[2], 'holder', 'epoch', 'count', 'left', 'fact')
local known, epoch = tonumber(mark[2] or '0'), tonumber(ARGV[7])
local wrong = not (held and held == ARGV[1]) and foreign()
if wrong then return wrong end
"""
_TAKE = (
    _NOTE
    + _HOLD
    + """
if held and held ~= ARGV[8] then return {0, known} end
local counted = tonumber(mark[3] or '0') > tonumber(ARGV[2])
local older = known > epoch or (known == epoch and counted)
if mark[1] == ARGV[8] then older = counted end
if held and not mark[2] then
  older = tonumber(redis.call('HGET', KEYS[1], 'count')) > tonumber(ARGV[2])
end
older = older or tonumber(mark[5] or '0') > tonumber(ARGV[9])
if older and tonumber(ARGV[2]) >= 0 then return {held and 0 or -3, known} end
local proven = ARGV[10] == '1' and (held or mark[1] == ARGV[8])
if not (mark[4] == '1' or proven or (not held and ARGV[11] == '1')) then
  note(KEYS[2], epoch, ARGV[2], ARGV[9])
  return {2, known}
end
return hold(math.max(known, epoch) + 1)
"""
)
"""A part is free at once if its holder has left it, or is proven to be dead; else after a whole lease, in which
of two files the older one is refused.
"""

_KEEP = (
    _HOLD
    + """
if known > epoch or (held and held ~= ARGV[1]) then return {0, known} end
if known == epoch and mark[1] and mark[1] ~= ARGV[1] then return {0, known} end
return hold(epoch)
"""
)
_LEAVE = """
if redis.call('HGET', KEYS[2], 'holder') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[2], 'count', ARGV[2], 'epoch', ARGV[3], 'left', '1')
if redis.call('HGET', KEYS[1], 'holder') == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""
_REMEMBER = (
    _NOTE
    + """
local told = {}
for place, key in ipairs(KEYS) do
  note(key, unpack(ARGV, 3 * place - 2, 3 * place))
  told[place] = redis.call('HMGET', key, 'epoch', 'count')
end
return told
"""
)
"""What one part knows of all others, for a hub that has lost it."""


def key(hub: Hub, part: int) -> str:
    return hub.key(f"part:{part}")


async def held(hub: Hub) -> set[int]:
    """The parts that somebody serves. AwayError."""
    parts = range(hub.share.parts)

    async def asked() -> list[int]:
        pipe = hub.link.pipeline(transaction=False)
        for part in parts:
            pipe.exists(key(hub, part))
        return list(await pipe.execute())

    found = await hub.ask(asked)
    return {part for part, there in zip(parts, found, strict=True) if there}


_DONE, _UNKNOWN = 1, 2


class Fence:
    """The key of one part. `lost` is called when another process has it."""

    def __init__(
        self,
        hub: Hub,
        store: Database,
        holder: str,
        lost: Callable[[], None],
        gate: Lease,
        *,
        requests: int = 0,
        alone: bool | None = None,
    ) -> None:
        """`requests` a second are those of all parts. `alone`: whether the part goes on without the hub, None:
        if that is on this machine and dead, so that nobody can have taken the part over.
        """
        self._hub, self._store, self._holder, self._lost = hub, store, holder, lost
        self._lease, self._requests, self._alone = gate, requests, alone
        scripts = map(hub.link.register_script, (_TAKE, _KEEP, _LEAVE, _REMEMBER))
        self._take, self._keep, self._leave, self._remember = scripts
        self._known: dict[int, tuple[int, int]] = {}
        """By part, the highest epoch and count that were seen."""
        self.epoch = 0

    async def take(self, before: str) -> None:
        """Take the part, whose file was `before`'s. HeldError: somebody serves it; SetupError.

        It takes a whole lease if nobody knows whether somebody does.
        """
        await self._reach()
        proven, began = lease.is_proven_gone(before), elapsed()
        while not await self._taken(  # noqa: ASYNC110  # the hub calls nobody
            before, proven=proven, watched=elapsed() - began > leases.LIFE
        ):
            await asyncio.sleep(leases.BEAT / 10)
        self._store.may = self._lease.may_write

    async def _reach(self) -> None:
        """The first contact. UnreachableError, SetupError: the hub, or this machine's clock, is a wrong one."""
        try:
            await self._hub.reach()
            await self._hub.ask(self._hub.claim)
            told = await self._hub.ask(self._hub.link.time)
        except AwayError as error:
            raise await self._away(error) from error
        ahead = await self._store.read(_seconds) - int(told[0])
        if abs(ahead) > APART:
            how = "ahead of" if ahead > 0 else "behind"
            raise SetupError(
                f"Borsa cannot start: this machine's clock is {abs(ahead)} s {how} the hub's;"
                " set it right, since the newest choice counts."
            )

    async def _away(self, error: AwayError) -> SetupError:
        """A hub that was never reached is a wrong one."""
        if (named := wrong(error)) is not None:
            return named
        kind = UnreachableError if (await self._store.read(_numbers))[0] else SetupError
        how = "encrypted" if self._hub.scheme == "rediss" else "not encrypted"
        return kind(
            f"Borsa cannot start: the hub (BORSA_SHARED) does not answer what is asked {how}"
            f" ({self._hub.scheme}://); without it nobody knows who serves this part."
        )

    async def _taken(self, before: str, *, proven: bool, watched: bool) -> bool:
        """False: it is not known whether somebody serves the part."""
        epoch, count, last, bot = await self._store.read(_numbers)
        if bot not in ("", self._hub.bot):
            raise SetupError(
                f"Borsa cannot start: the database is of the bot {bot}, and BORSA_TOKEN of {self._hub.bot}."
            )
        told = [epoch, before or "-", last, int(proven), int(watched)]
        asked = elapsed()
        try:
            code, known = await self._run(self._take, count, told)
        except AwayError as error:
            raise await self._away(error) from error
        if code == _UNKNOWN:
            return False
        if code != _DONE:
            raise self._refused(code, known)
        self.epoch = known
        try:
            await self._store.write(partial(_begin, epoch=known, bot=self._hub.bot))
        except StoreError:
            await self.leave(epoch)
            raise
        self._lease.renewed(asked)
        return True

    def _refused(self, code: int, known: int) -> SetupError:
        share = self._hub.share
        match code:
            case 0:
                return HeldError(
                    f"Another process serves part {share.part}:"
                    " stop it first, or wait a minute if it has crashed."
                )
            case -1:
                return SetupError(
                    f"Borsa cannot start: BORSA_PARTS is {share.parts}, and other parts that run now are"
                    f" parts of {known}; give all the same number."
                )
            case -2:
                return SetupError(
                    f"Borsa cannot start: BORSA_REQUESTS is {self._requests}, and that of other parts that run"
                    f" now is {known}; give all the same number."
                )
            case _:
                return SetupError(
                    f"Borsa cannot start: part {share.part} was served with a newer file than this one (the hub"
                    f" knows its epoch {known}): start it there. If that file is lost, put this one in its place"
                    f" with `{COMMAND} restore`."
                )

    async def keep(self) -> None:
        """Renew it for ever."""
        while not self._lease.lost:
            await asyncio.sleep(leases.BEAT if self._lease.left else leases.BEAT / 10)
            try:
                await self._renew()
                await self._tell_what_is_known()
            except AwayError:
                pass
            except Exception:
                log.exception("the hub is not understood")

    async def _renew(self) -> None:
        asked = elapsed()
        try:
            code, known = await self._run(self._keep, await self._counted(), [self.epoch])
        except AwayError:
            here = self._hub.is_here and self._hub.refuses
            if here if self._alone is None else self._alone:
                self._lease.renewed(asked)
            raise
        if code == _DONE:
            self._lease.renewed(asked)
            return
        log.error("this part must not run", why=str(self._refused(code, known)))
        self._lease.lost = True
        self._lost()

    async def _counted(self) -> int:
        """Count in the file first: so it never knows less than the hub."""
        try:
            return await self._store.write(_count)
        except StoreError:
            # Past the lease nothing is written, and a full disk is no reason to lose the part.
            return int((await self._store.read(_numbers))[1])

    async def _tell_what_is_known(self) -> None:
        """An emptied hub hears from each part of all others."""
        await self._hub.ask(self._hub.claim)
        heard = await self._store.read(facts.heard)
        parts = range(self._hub.share.parts)
        told = [(*self._known.get(one, (-1, -1)), heard.get(one, 0)) for one in parts]
        keys = [self._hub.key(f"mark:{one}") for one in parts]
        given = [number for one in told for number in one]
        found = await self._hub.ask(lambda: self._remember(keys=keys, args=given))
        for part, mark in zip(parts, found, strict=True):
            if mark[0] is not None:
                self._known[part] = (int(mark[0]), int(mark[1]))

    async def leave(self, epoch: int | None = None) -> None:
        """Leave the part to the next process, if it is still this process's; as of `epoch` if nothing was served."""
        count = await self._counted()
        facts = [self._holder, count, self.epoch if epoch is None else epoch]
        try:
            await self._hub.ask(lambda: self._leave(keys=self._keys, args=facts))
        except AwayError:
            return

    @property
    def _keys(self) -> list[str]:
        return [key(self._hub, self._hub.share.part), self._hub.key(f"mark:{self._hub.share.part}")]

    async def _run(self, script: Any, count: int, told: list[Any]) -> tuple[int, int]:
        """What a script says of this part. AwayError."""
        life, parts = int(leases.LIFE * 1000), self._hub.share.parts
        known = [self._holder, count, life, parts, self._requests, self._hub.key("part:[0-9]*")]
        code, said = await self._hub.ask(lambda: script(keys=self._keys, args=known + told))
        return int(code), int(said)


def _numbers(connection: sqlite3.Connection) -> tuple[int, int, int, str]:
    """Epoch, signs of life, the last fact, and whose it is; fewer signs than none: it takes a newer file's place."""
    query = "SELECT epoch, fenced, last, bot FROM part"
    found: tuple[int, int, int, str] = connection.execute(query).fetchone()
    return found


def _begin(connection: sqlite3.Connection, epoch: int, bot: str) -> None:
    connection.execute(
        "UPDATE part SET epoch = ?, bot = ?, life = CASE WHEN fenced < 0 OR life = ''"
        " THEN lower(hex(randomblob(16))) ELSE life END, fenced = max(fenced, 0)",
        (epoch, bot),
    )


def _count(connection: sqlite3.Connection) -> int:
    connection.execute("UPDATE part SET fenced = fenced + 1")
    return _numbers(connection)[1]


def _seconds(connection: sqlite3.Connection) -> int:
    """The clock by which facts are numbered."""
    return int(connection.execute("SELECT unixepoch('now')").fetchone()[0])
