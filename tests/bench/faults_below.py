"""A file that changes under the running bot, and a clock that is wrong: what is lost, doubled, stuck, or written into
what is not the bot's. Part of `python -m tests.bench faults`.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.errors import HouseError
from bot.store import backups, entries, lease
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import RuleError
from tests.bot.engine.time.test_timepiece import DAY, HOUR, Machine, moved_by_half_a_minute
from tests.bot.engine.world import ANNA, BRUNO, OPENED, World
from tests.bot.store import overwriting

Figure = tuple[str, str, str, str]

TIMES, SEED = 5, os.environ.get("BORSA_SEEDS", "")
BEFORE, AFTER = 4, 3
"""Acts before the fault, and after it."""
PATIENCE, SLOW = 20.0, 1.0
"""Seconds for an act, and those that a slow disk takes for one."""
COUNTED = ("lost", "doubled", "stuck", "written into")


def figures() -> list[Figure]:
    return asyncio.run(_figures())


async def _figures() -> list[Figure]:
    found, tried = Counter[str](), 0
    faults: dict[str, Callable[[str], Awaitable[Counter[str]]]] = {
        **{name: partial(_changed, change) for name, change in CHANGES.items()},
        **{name: partial(_healed, heal) for name, heal in HEALED.items()},
    }
    for name, tell in faults.items():
        for number in range(TIMES):
            tried += 1
            met = await tell(f"{name} {number} {SEED}")
            found.update({**met, name: 1})
            if met:
                print(f"{name}: {dict(met)}")
    rows = [(f"file {name.replace('_', ' ')}: met", str(found[name]), "", "") for name in faults]
    rows += [(f"files, {tried} faults: {one}", str(found[one]), "0", "") for one in COUNTED]
    dice, clocks = Random(f"clocks {SEED}"), list[tuple[str, bool]]()
    for step in STEPS:
        for _ in range(TIMES):
            game, first = dice.choice(("shark", "impero")), timedelta(seconds=dice.uniform(10, 120))
            named = f"{'forward' if step > timedelta() else 'back'} by {abs(step)} for 30 s"
            clocks.append((named, await _clock(game, step, first)))
    clocks += [("stopped for ten hours", await _asleep()) for _ in range(TIMES)]
    for named, times in Counter(named for named, _ in clocks).items():
        rows.append((f"clock {named}: met", str(times), "", ""))
    wrong = sum(moved for _, moved in clocks)
    return [*rows, (f"clocks, {len(clocks)} faults: moved or decided", str(wrong), "0", "")]


# Files.


def deleted_with_log(database: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        Path(f"{database}{suffix}").unlink(missing_ok=True)


def newer(database: Path) -> None:
    """A copy of a later moment, as somebody has who runs two bots."""
    shutil.copyfile(database.with_name("newer.sqlite3"), database)


CHANGES: dict[str, Callable[[Path], None]] = {
    **{one.__name__: one for one in overwriting.CHANGES},
    "newer": newer,
    "deleted": Path.unlink,
    "deleted_with_log": deleted_with_log,
}
"""After these nothing is written any more, and what is there stays as it is."""


async def _changed(change: Callable[[Path], None], name: str) -> Counter[str]:
    with TemporaryDirectory() as folder:
        world, chance = World(Path(folder, "house.sqlite3")), Chance(name, 0)
        await world.open()
        await world.store.close()
        shutil.copyfile(world.path, world.path.with_name("older.sqlite3"))
        await world.open()
        await world.store.write(partial(lease.take, me="me", now=world.now))
        table = await world.begin("shark", ANNA, BRUNO, rounds=20)
        await _acts(world, table, chance, BEFORE)
        # Until the log is in the file, an older copy is the file as it is.
        await world.store.settle()
        for copy in ("backup.sqlite3", "newer.sqlite3"):
            backups.make(world.path, world.path.with_name(copy))
        await _acts(world, table, chance, 1)
        change(world.path)
        left = world.path.read_bytes() if world.path.exists() else None
        told, met = await _acts(world, table, chance, AFTER)
        met["lost"] += told
        with suppress(Exception):
            await world.store.close()
        if left != (world.path.read_bytes() if world.path.exists() else None):
            met["written into"] += 1
        return +met


Heal = Callable[[World], Awaitable[Callable[[], Awaitable[Any]]]]
"""Begins a fault; what ends it."""


async def _full(world: World) -> Callable[[], Awaitable[Any]]:
    await _pragma(world, "max_page_count = 1")
    return lambda: _pragma(world, "max_page_count = 1000000")


async def _read_only(world: World) -> Callable[[], Awaitable[Any]]:
    await _pragma(world, "query_only = ON")
    return lambda: _pragma(world, "query_only = OFF")


async def _slow(world: World) -> Callable[[], Awaitable[Any]]:
    work = asyncio.create_task(world.store.write(lambda _: time.sleep(SLOW)))

    async def over() -> None:
        await work

    return over


HEALED: dict[str, Heal] = {"full": _full, "read-only": _read_only, "slow": _slow}
"""After these the game goes on, with all that counted."""


async def _pragma(world: World, what: str) -> None:
    await world.store._writer.run(lambda link: link.execute(f"PRAGMA {what}").fetchall())


async def _healed(begin: Heal, name: str) -> Counter[str]:
    with TemporaryDirectory() as folder:
        world, chance = World(Path(folder, "house.sqlite3")), Chance(name, 0)
        await world.open()
        table = await world.begin("shark", ANNA, BRUNO, rounds=20)
        told, _ = await _acts(world, table, chance, BEFORE)
        heal = await begin(world)
        more, met = await _acts(world, table, chance, AFTER)
        await heal()
        last, after = await _acts(world, table, chance, 1)
        met += after
        met["stuck"] += not last
        await world.restart()
        told += more + last
        rows = await world.store.read(partial(entries.all, table_id=table))
        kept = len([row for row in rows if row.seat is not None])
        met["lost"] += max(0, told - kept)
        met["doubled"] += max(0, kept - told)
        await world.store.close()
        return +met


async def _acts(world: World, table: int, chance: Chance, most: int) -> tuple[int, Counter[str]]:
    """So many acts of whoever is asked: how many were told as done, and those that never ended."""
    told, met = 0, Counter[str]()
    for _ in range(most):
        try:
            async with asyncio.timeout(PATIENCE):
                live = await world.live(table)
                seat = next(iter((*live.waiting.seats, *live.waiting.may)))
                offers = live.rules.offers(live.state, seat)
                action = sample(offers[chance.below(len(offers))], chance)
                await world.act(table, seat, action)
        except TimeoutError:
            met["stuck"] += 1
        except (HouseError, RuleError):
            continue
        else:
            told += 1
    return told, met


# Clocks.

STEPS = (HOUR, DAY, -HOUR, -DAY)


async def _clock(game: str, wrong: timedelta, first: timedelta) -> bool:
    """Wrong for half a minute; whether anything was decided by that, or moved."""
    with TemporaryDirectory() as folder:
        world = World(Path(folder, "house.sqlite3"))
        await world.open()
        machine = Machine(world)
        await world.store.write(partial(lease.take, me="me", now=machine.now))
        moved = await moved_by_half_a_minute(machine, game, wrong, first)
        await world.store.close()
        return moved


async def _asleep() -> bool:
    """Ten hours; whether they were not given back."""
    with TemporaryDirectory() as folder:
        world = World(Path(folder, "house.sqlite3"))
        await world.open()
        machine = Machine(world)
        await world.store.write(partial(lease.take, me="me", now=machine.now))
        table = await world.begin("shark", ANNA, BRUNO)
        await machine.passes(timedelta(minutes=1))
        machine.sleeps(10 * HOUR)
        await machine.passes(timedelta(seconds=20))
        deadline = (await world.tables.sight(table)).deadline
        await world.store.close()
        given = None if deadline is None else abs(deadline - (OPENED + DAY + 10 * HOUR))
        return given is None or given > timedelta(seconds=20)
