"""Processes of parts in virtual time, each with its own file, clock and way to one hub.

They run the product's own fence, lease, line, facts and gossip. The hub is a real server, whose scripts run as they are,
with the loop's time in place of its own.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import aiohttp
from msgspec.structs import replace
from redis import Redis
from redis.exceptions import ConnectionError as Broken

from bot.errors import SetupError, StoreError
from bot.parts import facts, gossip, hub, line, numbers, owned
from bot.parts import fence as fences
from bot.parts.hub import AwayError, Hub
from bot.store import avoided, batch, people, share, time_off
from bot.store.database import connect
from bot.store.rows import VacationRow
from bot.store.share import Share
from tests.bot.parts.files import NOON

PARTS = 4
USERS = tuple(range(700, 705))
BEGAN = 1_800_000_000
_NOBODY = SimpleNamespace(skew=0)
CURRENT: ContextVar[Any] = ContextVar("process")


def clock() -> float:
    return asyncio.get_running_loop().time()


def wall() -> float:
    return BEGAN + clock() + float(CURRENT.get(_NOBODY).skew)


async def slept(seconds: float) -> None:
    """A process that stands still wakes no earlier."""
    await asyncio.sleep(seconds)
    await CURRENT.get().awake()


class Server:
    """The hub. Keys run out by the loop's time."""

    def __init__(self, address: str) -> None:
        self.redis, self.ends = Redis.from_url(address), dict[str, float]()
        self.dead = self.hangs = False
        self.delay = 0.001
        self.ears: list[tuple[Process, asyncio.Queue[Any]]] = []

    def run(self, work: Callable[[], Any]) -> Any:
        """What is asked of it now. Its own clock is slow beside the loop's, and lets nothing run out."""
        now = clock()
        for key in [key for key, at in self.ends.items() if at <= now]:
            self.redis.delete(key)
            del self.ends[key]
        return work()

    def empty(self) -> None:
        self.redis.flushdb()
        self.ends.clear()

    def kept(self) -> tuple[dict[bytes, Any], dict[str, float]]:
        return {
            key: self.redis.dump(key) for key in cast("list[bytes]", self.redis.keys("*"))
        }, dict(self.ends)

    def back_to(self, kept: tuple[dict[bytes, Any], dict[str, float]]) -> None:
        """As a replica that had not heard all when it became the first."""
        self.empty()
        for key, value in kept[0].items():
            self.redis.restore(key, 0, value)
        self.ends.update(kept[1])


class Link:
    """What a process has in the place of its library's connection."""

    def __init__(self, server: Server, process: Process) -> None:
        self._server, self._process, self.connection_pool = server, process, self

    async def disconnect(self, **_: Any) -> None:
        pass

    async def aclose(self) -> None:
        pass

    async def _ask(
        self, work: Callable[[], Any], heard: Callable[[Any], None] = lambda _: None
    ) -> Any:
        """`heard` is called at the hub if somebody still waits for the answer."""
        server, process = self._server, self._process
        await process.awake()
        if server.dead and not process.cut:
            raise Broken from ConnectionRefusedError()
        late, loop = server.delay / 2, asyncio.get_running_loop()
        arrived = loop.create_future()

        def arrives() -> None:
            """What nobody waits for any more, too: it is under way, as long as the way is cut."""
            if process.cut or server.hangs:
                loop.call_later(1, arrives)
                return
            told = arrived if not arrived.done() else loop.create_future()
            if server.dead:
                told.set_exception(Broken())
                told.exception()
                return
            answer = server.run(work)
            if told is arrived:
                heard(answer)
            told.set_result(answer)

        loop.call_later(late, arrives)
        answer = await arrived
        await asyncio.sleep(late)
        if process.cut:
            await asyncio.sleep(3600)
        await process.awake()
        return answer

    def __getattr__(self, name: str) -> Any:
        async def call(*given: Any, **named: Any) -> Any:
            work = getattr(self._server.redis, name)
            return await self._ask(lambda: work(*given, **named))

        return call

    async def time(self) -> Any:
        return await self._ask(lambda: (int(BEGAN + clock()), 0))

    async def publish(self, channel: str, text: str) -> None:
        def told() -> None:
            for process, ear in self._server.ears:
                if not process.cut:
                    ear.put_nowait((channel, text))

        await self._ask(told)

    def register_script(self, text: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        timed = text.replace("redis.call('TIME')", "{ARGV[#ARGV - 1], ARGV[#ARGV]}")
        script = self._server.redis.register_script(timed)
        owns = text in (fences._TAKE, fences._KEEP)

        async def call(keys: list[str], args: list[Any]) -> Any:
            def work() -> Any:
                now = BEGAN + clock()
                answer = script(keys=keys, args=[*args, int(now), int(now % 1 * 1e6)])
                if text == hub._RESUME:
                    self._server.ends.setdefault(keys[0], clock() + 4 * hub.SETTLING)
                if owns and answer[0] == 1:
                    self._server.ends[keys[0]] = clock() + owned.LIFE
                return answer

            def heard(answer: Any) -> None:
                if owns and answer[0] == 1:
                    self._process.granted(taken=text == fences._TAKE)

            return await self._ask(work, heard)

        return call


class Heard(Hub):
    """A hub of one process, which hears by a queue."""

    def __init__(self, world: Any, process: Process) -> None:
        super().__init__("redis://127.0.0.1:1/0", Share(process.part, PARTS), "1")
        self.is_here, self._world, self._process = world.here, world, process
        self.link = Link(world.server, process)
        self._resume = self.link.register_script(hub._RESUME)

    async def claim(self) -> None:
        """No part of 0.4 is here."""

    async def listen(self, *channels: str) -> AsyncIterator[tuple[str, Any]]:
        ear: asyncio.Queue[Any] = asyncio.Queue()
        self._world.server.ears.append((self._process, ear))
        while True:
            channel, text = await ear.get()
            await self._process.awake()
            if channel in {self.key(one) for one in channels}:
                yield channel.removeprefix(self.prefix), json.loads(text)


class Store:
    """A file whose works are done at once, through the gate of the real one."""

    def __init__(self, process: Process, path: Path) -> None:
        self._process, self.may, self.batches, self.full = process, batch.anyway, 0, False
        self.link = connect(path, "PRAGMA synchronous = OFF")
        self.link.create_function(
            "vnow", 0, lambda: int(1000 * (BEGAN + process.world.now() + process.skew))
        )

    async def read(self, work: Callable[[Any], Any]) -> Any:
        await self._process.awake()
        return work(self.link)

    async def write(self, work: Callable[[Any], Any]) -> Any:
        await self._process.awake()
        if self.full:
            raise StoreError("The disk is full.")
        done = batch.transaction(work, "BEGIN IMMEDIATE", self.link, self.may)
        self.batches += 1
        return done


class Process:
    """One process of a part: it serves until it is killed or has lost its part."""

    count: ClassVar = 0

    def __init__(self, world: Any, part: int, path: Path, machine: str) -> None:
        Process.count += 1
        self.world, self.part, self.path, self.machine = world, part, path, machine
        self.name, self.skew, self.cut, self.paused = (
            f"{part}-{Process.count}@{machine}",
            0.0,
            False,
            0.0,
        )
        self.dead = self.serves = False
        self.until, self.tasks = 0.0, list[asyncio.Task[None]]()
        self.store, self.lease = Store(self, path), owned.Lease()

    async def awake(self) -> None:
        while (left := self.paused - clock()) > 0:  # noqa: ASYNC110  # it may be paused longer meanwhile
            await asyncio.sleep(left)
        if self.dead:
            await asyncio.Event().wait()

    def granted(self, *, taken: bool) -> None:
        self.until = clock() + owned.LIFE
        if taken:
            self.world.owner[self.part] = self

    def does(self, what: str) -> None:
        """Something that only the owner may do, at this moment."""
        world = self.world
        world.did[what] += 1
        if world.owner.get(self.part) is not self:
            world.wrong(f"double {what}", self)
        # A hub on this machine that is dead gives the part to nobody: who sees that has it for a whole lease more.
        dead = clock() if world.server.dead else world.revived
        until = max(self.until, dead + owned.LIFE) if world.here else self.until
        if clock() > until:
            world.wrong(f"{what} past the lease", self)
        if what == "request":
            world.sent.append(clock())
            while world.sent[0] <= clock() - 1:
                world.sent.popleft()
            world.most = max(world.most, len(world.sent))
            if len(world.sent) > 50:
                world.wrong("more than 50 a second", self)

    async def run(self) -> None:
        CURRENT.set(self)
        cell = "SELECT holder FROM lease"
        before = (self.store.link.execute(cell).fetchone() or [""])[0]
        self.store.link.execute("DELETE FROM lease")
        self.store.link.execute(
            "INSERT INTO lease (only, holder, beat) VALUES (1, ?, '')", (self.name,)
        )
        share.put(self.store.link, Share(self.part, PARTS))
        self.hub = Heard(self.world, self)
        store: Any = self.store
        self.fence = fences.Fence(self.hub, store, self.name, self.end, self.lease, requests=45)
        try:
            await self.fence.take(before)
        except (SetupError, StoreError) as error:
            self.world.refused[str(error)[:40]] += 1
            self.end()
            return
        self.line = line.SharedLine(self.hub, 45, self.lease)
        following: Any = SimpleNamespace(catch_up=self._follow)
        self.gossip = gossip.Gossip(self.hub, store, following)
        with suppress(StoreError):
            await self.gossip.open()
            self.serves = True
            works = (
                self.fence.keep(),
                self.gossip.tell(),
                self.gossip.follow(),
                self._listen(),
                self._choose(),
            )
            for work in (*works, *(self._send() for _ in range(5))):
                self.tasks.append(asyncio.create_task(work))
                self.tasks[-1].add_done_callback(self._ended)
            return
        self.end()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not self.dead and not task.cancelled() and task.exception() is not None:
            self.world.wrong(f"broken: {task.exception()!r}", self)

    async def _follow(self) -> None:
        if await self.store.read(lambda link: link.execute("SELECT 1 FROM follow").fetchone()):
            await self.store.write(lambda link: link.execute("DELETE FROM follow"))

    async def _listen(self) -> None:
        async for _, told in self.hub.listen("facts"):
            with suppress(AwayError, StoreError, numbers.FutureError):
                await self.gossip.take(told)

    async def _send(self) -> None:
        while True:
            await self.world.busy.wait()
            try:
                await self.line.take()
                await self.awake()
                self.line.leaves()
                self.does("request")
            except aiohttp.ClientError:
                await asyncio.sleep(1)

    async def _choose(self) -> None:
        while True:
            await asyncio.sleep(self.world.chance.uniform(1, 14))
            if self.world.over:
                return
            with suppress(StoreError):
                told = await self.store.write(self._choice)
                self.does("write")
                self.world.confirm(self, told)

    def _choice(self, link: Any) -> list[facts.Fact]:
        """Somebody chooses something; the facts of it."""
        last, chance = facts.last(link), self.world.chance
        user = chance.choice(USERS)
        match chance.randrange(4):
            case 0:
                name = chance.choice(["language", "zone"])
                some = {"language": ["it", "en"], "zone": ["Europe/Rome", "Asia/Tokyo"]}
                chosen: Any = {name: chance.choice(some[name])}
                people.save(link, replace(people.get(link, user, "Who"), **chosen))
            case 1:
                avoided.put(link, user, chance.randrange(6))
            case 2:
                avoided.drop(link, user, chance.randrange(6))
            case _:
                at = NOON.replace(day=chance.randrange(1, 29), minute=chance.randrange(60))
                row = VacationRow(user_id=user, first="a", last="b", since=at, until=at)
                time_off.add(link, row)
        return facts.since(link, self.part, last, 99)

    def end(self) -> None:
        """Dead, or to be tried again by its unit."""
        self.dead, self.serves = True, False
        for task in self.tasks:
            task.cancel()
        self.store.link.close()
