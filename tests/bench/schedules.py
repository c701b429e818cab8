"""Four parts under random faults, ten minutes each in virtual time: who writes, who asks Discord, what is lost.

It needs redis-server. `python -m tests.bench.schedules 200 SEED` runs so many, and tells each fault of those that went wrong.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
import time as real_time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import structlog

from bot.parts import fence as fences
from bot.parts import gossip, hub, line, numbers, owned
from tests.bench._processes import BEGAN, CURRENT, PARTS, Process, Server, clock, slept, wall
from tests.bench.parts import Figure
from tests.bot.parts.files import _empty
from tests.virtual_time import at_once
from tests.wire.machines import SERVER, RedisServer

LONG, SETTLED = 600.0, 200.0


class World:
    """One schedule."""

    def __init__(self, server: Server, folder: Path, seed: int) -> None:
        self.server, self.folder, self.chance, self.seed = server, folder, random.Random(seed), seed
        self.here = self.chance.random() < 0.25
        self.owner: dict[int, Process] = {}
        self.now, self.revived, self.busy = lambda: 0.0, -99.0, asyncio.Event()
        self.sent: deque[float] = deque()
        self.did, self.refused, self.faults, self.most = (
            Counter[str](),
            Counter[str](),
            list[str](),
            0,
        )
        self.bad, self.over = Counter[str](), False
        self.confirmed: dict[tuple[str, int], list[tuple[int, int, str]]] = {}
        self.far = set[tuple[str, int]]()
        """What was chosen where a clock was more than a day ahead, and is numbered anew."""
        self.homes: dict[int, Process] = {}
        """By part, the process that its host means."""
        self.tasks: list[asyncio.Task[Any]] = []
        self.every: list[Process] = []

    def wrong(self, what: str, process: Process) -> None:
        self.bad[what] += 1
        if self.bad[what] < 4:
            self.faults.append(f"{clock():.1f} WRONG {what} {process.name}")

    def confirm(self, process: Process, told: list[Any]) -> None:
        for fact in told:
            key = (fact.kind, fact.subject)
            self.confirmed.setdefault(key, []).append((fact.number, process.part, fact.body))
            if fact.number > 1000 * (BEGAN + clock() + 80_000):
                self.far.add(key)

    def start(self, part: int, path: Path, machine: str) -> Process:
        process = Process(self, part, path, machine)
        self.every.append(process)
        self.tasks.append(asyncio.create_task(process.run()))
        return process

    def copy(self, process: Process, name: str) -> Path:
        path = self.folder / f"{name}-{process.part}-{len(self.tasks)}.sqlite3"
        with closing(sqlite3.connect(path)) as to, closing(sqlite3.connect(process.path)) as source:
            source.backup(to)
        return path

    async def run(self) -> None:
        self.now = asyncio.get_running_loop().time
        for part in range(PARTS):
            path = self.folder / f"{part}.sqlite3"
            path.write_bytes(_empty())
            self.homes[part] = self.start(part, path, f"m{part}")
        self.tasks.append(asyncio.create_task(self._units()))
        await asyncio.sleep(90)
        ends, faults, during = clock() + LONG, list(FAULTS), list[asyncio.Task[None]]()
        while clock() < ends:
            await asyncio.sleep(self.chance.expovariate(1 / 45))
            name, part = self.chance.choice(faults), self.chance.randrange(PARTS)
            self.faults.append(f"{clock():.1f} {name} {part}")
            self.busy.set()
            asyncio.get_running_loop().call_later(6, self.busy.clear)
            during.append(asyncio.create_task(FAULTS[name](self, part)))
        await asyncio.wait(during)
        await self._heal()
        self._compare()

    async def _units(self) -> None:
        """As systemd: what has ended is tried again two minutes later, on its own file."""
        while True:
            await asyncio.sleep(30)
            for part, process in self.homes.items():
                if process.dead:
                    self.homes[part] = self.start(part, process.path, process.machine)

    async def _heal(self) -> None:
        self.server.dead = self.server.hangs = False
        self.server.delay = 0.001
        for process in self.homes.values():
            process.cut, process.paused, process.store.full = False, 0.0, False
            if process.skew or process.dead:
                process.skew = 0.0
                if not process.dead:
                    process.end()
        await asyncio.sleep(SETTLED - 60)
        self.over = True
        await asyncio.sleep(60)

    def _compare(self) -> None:
        for part, home in self.homes.items():
            process = self.owner.get(part, home)
            if not process.serves:
                self.wrong("not served in the end", process)
                continue
            query = "SELECT kind, subject, number, origin, body FROM fact"
            here = {(kind, who): rest for kind, who, *rest in process.store.link.execute(query)}
            for key, told in self.confirmed.items():
                number, origin, body = max(told)
                # What says that nobody is avoided any more goes once all have followed it.
                dropped = body == "[]" or (key in self.far and any(one[2] == "[]" for one in told))
                gone = [number, origin, "[]"] if dropped else [0, 0, ""]
                found = here.get(key, gone)
                lost = (
                    found[2] not in {one[2] for one in told}
                    if key in self.far
                    else found != [number, origin, body]
                )
                if lost and not (key not in self.far and found[0] > number):
                    self.wrong(f"fact lost in {part}: {key} {max(told)} {found}"[:120], process)
                    self.bad["facts lost"] += 1


async def _killed(world: World, part: int) -> None:
    """Started again on its machine by its unit."""
    if not world.homes[part].dead:
        world.homes[part].end()


async def _machine_lost(world: World, part: int) -> None:
    """Its disk is put into another."""
    process = world.homes[part]
    if not process.dead:
        path = world.copy(process, "moved")
        process.end()
        world.homes[part] = world.start(part, path, f"other{len(world.tasks)}")


async def _paused(world: World, part: int) -> None:
    world.homes[part].paused = clock() + world.chance.choice([5, 20, 50, 58, 74, 130])


async def _cut(world: World, part: int) -> None:
    process = world.homes[part]
    process.cut = True
    await asyncio.sleep(world.chance.choice([3, 20, 50, 70, 150]))
    process.cut = False


async def _emptied(world: World, _: int) -> None:
    world.server.dead = True
    world.server.empty()
    await asyncio.sleep(world.chance.choice([1, 10, 40, 100]))
    world.server.dead, world.revived = False, clock()


async def _hung(world: World, _: int) -> None:
    world.server.hangs = True
    await asyncio.sleep(world.chance.choice([1, 5, 20, 80]))
    world.server.hangs = False


async def _slow(world: World, _: int) -> None:
    world.server.delay = world.chance.choice([0.3, 1, 5, 20, 45])
    await asyncio.sleep(world.chance.choice([30, 80]))
    world.server.delay = 0.001


async def _failed_over(world: World, _: int) -> None:
    kept = world.server.kept()
    await asyncio.sleep(world.chance.choice([1, 5, 15]))
    if not world.server.dead:
        # All connections break; a hub on this machine is no such, and nobody listens there meanwhile.
        world.server.dead = True
        await asyncio.sleep(world.chance.choice([1, 5, 20]))
        world.server.back_to(kept)
        world.server.dead, world.revived = False, clock()


async def _copied(world: World, part: int) -> None:
    """Somebody starts a copy, at once or when it has become old, on another machine."""
    process = world.homes[part]
    if process.serves:
        path = world.copy(process, "copy")
        await asyncio.sleep(world.chance.choice([0, 30, 100]))
        copy = world.start(part, path, "wrong")
        await asyncio.sleep(150)
        # Who was taken over ends, and its host learns it; else the copy was refused.
        if copy.serves and world.owner[part] is copy and world.homes[part] is process:
            if not process.dead:
                process.end()
            world.homes[part] = copy


async def _copy_first(world: World, part: int) -> None:
    """The hub is emptied, and an old copy comes before the living one."""
    process = world.homes[part]
    if process.serves:
        path = world.copy(process, "old")
        process.cut = True
        await asyncio.sleep(12)
        world.server.empty()
        world.start(part, path, "wrong")
        await asyncio.sleep(world.chance.choice([0, 5, 20]))
        process.cut = False


async def _clock_wrong(world: World, part: int) -> None:
    process = world.homes[part]
    process.skew = world.chance.choice([-1, 1]) * world.chance.choice([60, 3600, 90_000])
    await asyncio.sleep(world.chance.choice([20, 100, 300]))
    # Set right while it runs, or by who starts it anew.
    process.skew = 0.0
    if world.chance.random() < 0.5 and not process.dead:
        process.end()


async def _full(world: World, part: int) -> None:
    """And it is killed, so that it takes over with a full disk, as long as it lasts."""
    process = world.homes[part]
    process.store.full = True
    await asyncio.sleep(20)
    process.store.full = False


FAULTS: dict[str, Callable[[World, int], Coroutine[Any, Any, None]]] = {
    "killed": _killed,
    "machine lost": _machine_lost,
    "paused": _paused,
    "cut": _cut,
    "hub emptied": _emptied,
    "hub hung": _hung,
    "hub slow": _slow,
    "hub failed over": _failed_over,
    "copy started": _copied,
    "old copy first": _copy_first,
    "clock wrong": _clock_wrong,
    "disk full": _full,
}


def _is_gone(world: World, name: str) -> bool:
    """What a machine knows of its own processes."""
    me = CURRENT.get()
    return any(one.name == name and one.machine == me.machine and one.dead for one in world.every)


async def _scheduled(server: Server, seed: int) -> World:
    server.empty()
    server.dead = server.hangs = False
    server.ears.clear()
    with tempfile.TemporaryDirectory() as folder:
        world = World(server, Path(folder), seed)
        gone = SimpleNamespace(is_proven_gone=lambda name: _is_gone(world, name))
        virtual = SimpleNamespace(monotonic=clock, time=wall)
        waiting = SimpleNamespace(sleep=slept, Lock=asyncio.Lock)
        with ExitStack() as stack:
            for module in (hub, line, gossip):
                stack.enter_context(patch.object(module, "time", virtual))
            for module in (owned, fences):
                stack.enter_context(patch.object(module, "elapsed", clock))
            stack.enter_context(patch.object(fences, "lease", gone))
            stack.enter_context(patch.object(line, "asyncio", waiting))
            # Less to run for nothing.
            stack.enter_context(patch.multiple(gossip, LOOK=1.0, SAY=5.0))
            stack.enter_context(patch.object(numbers, "NOW", "vnow()"))
            seconds = "SELECT vnow() / 1000"
            stack.enter_context(
                patch.object(fences, "_seconds", lambda link: link.execute(seconds).fetchone()[0])
            )
            await world.run()
            for one in world.every:
                one.end()
            for task in world.tasks:
                task.cancel()
    return world


def measured(count: int, seed: int, *, tell: bool = False) -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    total, did, bad, refused = (Counter[str]() for _ in range(4))
    most = 0
    redis = RedisServer()
    asyncio.run(redis.open())
    server, began = Server(redis.url), real_time.monotonic()
    try:
        for number in range(seed, seed + count):
            world = at_once(_scheduled(server, number))
            if tell:
                sys.stdout.write(f"{number - seed + 1} of {count}, {len(world.faults)} faults\n")
            total.update(line.split(" ", 1)[1][:-2] for line in world.faults if "WRONG" not in line)
            did, bad, most = did + world.did, bad + world.bad, max(most, world.most)
            refused += world.refused
            if tell and world.bad:
                sys.stdout.write(
                    f"schedule {number}: here {world.here}\n  " + "\n  ".join(world.faults) + "\n"
                )
    finally:
        redis.process.kill()
    took = real_time.monotonic() - began
    told = ", ".join(
        f"{name} {times}" for name, times in sorted(bad.items()) if "fact lost" not in name
    )
    figures: list[Figure] = [
        (
            f"{count} schedules of {LONG:.0f} s, {total.total()} faults",
            told or "0 wrong",
            "0 wrong",
            "",
        ),
        ("  writes, requests", f"{did['write']}, {did['request']}", "", ""),
        ("  most requests in a second", str(most), "50", ""),
    ]
    sys.stdout.write(f"{dict(total)} {dict(refused)} {took:.0f} s\n")
    return figures


def main() -> list[Figure]:
    if SERVER is None:
        return [("schedules", "no redis-server here", "", "")]
    return measured(200, 1)


if __name__ == "__main__":
    for figure in measured(int(sys.argv[1]), int(sys.argv[2]), tell=True):
        sys.stdout.write(f"{figure}\n")
