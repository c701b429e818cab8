"""Two parts as processes of their own, and one after the other of what takes a part from who serves it, or should not.

It needs redis-server. Leases last 30 s in place of 60. Clocks are wrong if Debian's faketime is there, and a disk is
full for who may mount one. With a folder of an older version, `python -m tests.bench.parts_stories FOLDER`, its parts
are replaced one after the other by those of today.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.parts.hub import bot_of
from tests.bench import _parts_hubs
from tests.bench._parts_world import CHOSEN, LEASE, PARTS, SHARDS, World, ran, serves
from tests.bench.parts import Figure
from tests.bench.parts_in_trouble import _typed, _until
from tests.wire import redirect
from tests.wire.machines import SERVER, PartProcess, RedisServer
from tests.wire.shards import LargeWire

CUT, OTHER = 3600.0, "b-token"
FAKE = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")
FAKED = FAKE.exists()


async def _cut_off(world: World) -> str:
    world.way.delay = CUT
    await asyncio.sleep(LEASE + 3)
    told = await world.answer(1)
    seen = await world.health(1)
    world.way.delay = 0.0
    back = await serves(world)
    await world.says(1)
    return f"{told} past its lease, /health {seen}; serves {back:.1f} s after the way is back, choices agree {await world.agree():.1f} s later"


async def _paused(world: World) -> str:
    """Longer than its lease, with commands in its hands, and replaced meanwhile."""
    old = world.parts[1]
    old.process.send_signal(signal.SIGSTOP)
    commands = [asyncio.create_task(world.says(1, 600)) for _ in range(5)]
    began = time.monotonic()
    new = await world.replacement()
    took, posted = time.monotonic() - began, len(world.wire.requests)
    people = old.read(CHOSEN)
    old.process.send_signal(signal.SIGCONT)
    code = await old.ended(60)
    sent, wrote = len(world.wire.requests) - posted, old.read(CHOSEN) != people
    for one in commands:
        one.cancel()
    world.parts[1] = new
    await world.says(1)
    return f"replaced after {took:.0f} s; awake it sends {sent} requests, writes {'SOMETHING' if wrote else 'nothing'}, exit {code}; the new one answers"


async def _old_copy_first(world: World) -> str:
    copy = world.copy(1)
    await world.says(1)
    await asyncio.sleep(3)
    living = world.parts[1]
    living.process.send_signal(signal.SIGSTOP)
    await world.link.flushall()
    starting = asyncio.create_task(world.refused(copy))
    await asyncio.sleep(5)
    living.process.send_signal(signal.SIGCONT)
    told = await starting
    return f"the copy {told}; the living answers after {await world.says(1):.1f} s, choices agree {await world.agree():.1f} s later"


async def _killed(world: World) -> str:
    part = world.parts[1]
    await part.kill()
    began = time.monotonic()
    await part.open(wait=False)
    await part.ready(180)
    return f"ready again after {time.monotonic() - began:.0f} s, no lease is waited for; answers after {await world.says(1):.1f} s"


async def _disk_full(world: World) -> str:
    """As it takes over, on a disk of its own."""
    disk = world.folder / "disk"
    disk.mkdir()
    part = world.parts[1]
    if await ran(part, "/bin/mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(disk)):
        return "no disk may be mounted here"
    await part.close()
    small = PartProcess(world.wire, disk, 1, PARTS, world.redis.url)
    shutil.copy(part.database, small.database)
    small.environment[redirect.LEASE] = str(LEASE)
    small.said = world.folder / "small.txt"
    filler = disk / "filler"
    with filler.open("wb", 0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    told = await world.refused(small)
    filler.unlink()
    began = time.monotonic()
    await small.open(wait=False)
    await small.ready(180)
    again = time.monotonic() - began
    await world.says(1)
    await small.close()
    shutil.copy(small.database, part.database)
    await ran(part, "/bin/umount", str(disk))
    await part.open(wait=False)
    await part.ready(180)
    return f"{told}; with room it is ready after {again:.0f} s, and answers"


async def _wrong_clock(world: World) -> str:
    if not FAKED:
        return "no faketime here (Debian: apt-get install faketime)"
    part, clock = world.parts[1], world.folder / "clock"
    await part.close()
    told = []
    for by in ("+70", "-3600", "+86400"):
        wrong = world.copy(1)
        wrong.environment |= {
            "LD_PRELOAD": str(FAKE),
            "FAKETIME": by,
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
        told.append(f"{by} s: {await world.refused(wrong)}")
    clock.write_text("+0", "ascii")
    before = dict(part.environment)
    part.environment |= {
        "LD_PRELOAD": str(FAKE),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    await part.open(wait=False)
    await part.ready(180)
    for by in ("+60", "+3600", "+90000", "-90000"):
        clock.write_text(by, "ascii")
        await world.says(1)
        await world.says(0)
    clock.write_text("+0", "ascii")
    await world.says(1)
    took = await world.agree()
    told.append(f"set wrong four times while it runs, choices agree {took:.1f} s after it is right")
    await part.close()
    part.environment = before
    await part.open(wait=False)
    await part.ready(180)
    return "; ".join(told)


async def _restored(world: World) -> str:
    part = world.parts[1]
    backup = world.copy(1).database
    for _ in range(3):
        await _typed(world.wire, 1, world.people, "play", game="acquire")
    given = part.read("SELECT max(id) FROM game_table")[0][0]
    await world.says(1)
    await world.agree()
    await part.close()
    code = await ran(part, sys.executable, "-m", "bot", "restore", str(backup))
    await part.open(wait=False)
    await part.ready(180)
    back = await world.agree()
    await _typed(world.wire, 1, world.people, "play", game="acquire")
    newest = part.read("SELECT max(id) FROM game_table")[0][0]
    return f"restore exit {code}; tables up to {given} had been given, the next one is {newest}; what people chose since is told back within {back:.1f} s"


async def _two_bots(world: World) -> str:
    wire = LargeWire(SHARDS, 8)
    await wire.open()
    other = PartProcess(wire, world.folder / "other", 0, PARTS, world.redis.url, TOKEN=OTHER)
    await other.open(wait=False)
    await other.ready(180)
    before = other.read("SELECT count(*) FROM person")
    await _typed(world.wire, 0, 99, "me private", private=True)
    await asyncio.sleep(3)
    after = other.read("SELECT count(*) FROM person")
    keys: list[Any] = await world.link.keys("borsa:*")
    names = {":".join(key.decode().split(":")[:2]) for key in keys}
    ours = {f"borsa:{bot_of(token)}" for token in ("a-token", OTHER)}
    await other.close()
    await wire.close()
    return f"the other's people {before[0][0]} and {after[0][0]}; keys of both: {ours <= names}"


async def _upgraded(world: World) -> str:
    """From the older version's parts to today's, one after the other."""
    if world.older is None:
        return "no folder of an older version was given"
    folder, wire = world.folder / "older", LargeWire(SHARDS, 8)
    await wire.open()
    hub = RedisServer()
    await hub.open()
    parts = [PartProcess(wire, folder, part, PARTS, hub.url) for part in range(PARTS)]
    here = Path.cwd()
    os.chdir(world.older)
    try:
        for one in parts:
            await one.open(wait=False)
        for one in parts:
            await one.ready(180)
    finally:
        os.chdir(here)
    told, people = [], list[int]()

    async def choose() -> float:
        for number in (0, 1):
            people.append(200 + len(people))
            await _typed(wire, number, people[-1], "me settings", language="it")
        began = time.monotonic()
        await _until(lambda: all(one.read(CHOSEN) == [(len(people),)] for one in parts))
        return time.monotonic() - began

    told.append(f"both old {await choose():.1f} s")
    for one, name in ((parts[1], "part 1 new"), (parts[0], "both new")):
        await one.close()
        await one.open(wait=False)
        await one.ready(180)
        told.append(f"{name} {await choose():.1f} s")
    for one in parts:
        await one.close()
    await hub.kill()
    await wire.close()
    return f"choices in both agree within: {', '.join(told)}; {len(wire.refused)} refused, {wire.early} log-ins too early"


STORIES: dict[str, Callable[[World], Awaitable[str]]] = {
    "cut off from the hub only": _cut_off,
    "paused past its lease, and replaced": _paused,
    "hub emptied, an old copy first": _old_copy_first,
    "killed, and started again": _killed,
    "wrong hubs": _parts_hubs.wrong_hubs,
    "a hub that becomes something else": _parts_hubs.becomes_rubbish,
    "a slow hub": _parts_hubs.slow,
    "a hub with scripts of another version": _parts_hubs.other_scripts,
    "failover to a replica": _parts_hubs.failed_over,
    "a full disk while it takes over": _disk_full,
    "a wrong clock": _wrong_clock,
    "a backup restored": _restored,
    "two bots on one hub": _two_bots,
    "upgraded one after the other": _upgraded,
}


def main(older: Path | None = None, wanted: Sequence[str] = ()) -> list[Figure]:
    if SERVER is None:
        return [("stories of parts", "no redis-server here", "", "")]
    return asyncio.run(_measured(older, wanted))


async def _measured(older: Path | None, wanted: Sequence[str]) -> list[Figure]:
    figures = []
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder), older)
        await world.open()
        try:
            for name, story in STORIES.items():
                if not wanted or name in wanted:
                    figures.append((name, await story(world), "", ""))
                    sys.stdout.write(f"{json.dumps(figures[-1][:2])}\n")
                    sys.stdout.flush()
        finally:
            await world.close()
    return figures


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None, sys.argv[2:])
