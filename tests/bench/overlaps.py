"""Every two of what changes results, ratings and people, with 0 to 100 ms between them: afterwards the ratings
are those of the games, and the doctor finds nothing. `BORSA_OVERLAPS=90` is a shorter try.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, redirect_stdout, suppress
from datetime import timedelta
from functools import partial
from io import StringIO
from itertools import combinations_with_replacement, cycle, islice
from pathlib import Path
from shutil import copyfile

import structlog
from msgspec.structs import replace

from bot.community import check
from bot.community.ratings import Ratings
from bot.engine.keeping.above import Above
from bot.engine.running import seats_offered
from bot.errors import HouseError, SetupError
from bot.process.doctor import examine
from bot.store import people
from bot.store.database import connect
from bot.store.restore import restore
from bot.tournaments.records.directors import Person
from games.core.chance import Chance
from games.core.words import RuleError
from games.league.tournament.entries import Begin, Rule
from tests.bench.__main__ import Figure
from tests.bot.engine.world import ANNA, BRUNO, CARLA, DARIO, NAMES, STRANGER
from tests.bot.tournaments.running.club import DIRECTOR, Club

RUNS = int(os.environ.get("BORSA_OVERLAPS", "300"))
LONGEST = 0.1
"""Seconds between the beginnings of the two."""
GAME = "owner"
"""A reduced one, over in a few turns."""
FINISHED, ENDING, LEFT, REPLACED, CUPS = range(5)


class Evening:
    """A club with finished games, running ones, seats to take and tournaments: two of each."""

    def __init__(self, path: Path, tables: Sequence[Sequence[int]] = ()) -> None:
        self.path = path
        self.club = Club(path)
        self.tables = [list(one) for one in tables]

    async def open(self) -> None:
        await self.club.open()
        world = self.club.world
        self.ratings = Ratings(world.store, world.games)
        world.tables.repository.above = Above(
            at_end=self.ratings.at_end, publish=self.ratings.publish
        )

    async def prepare(self) -> None:
        world = self.club.world
        finished = [
            await world.begin(GAME, *them)
            for them in ((ANNA, BRUNO, CARLA), (BRUNO, CARLA, DARIO), (DARIO, ANNA, BRUNO))
        ]
        for number, table in enumerate(finished):
            await world.play(table, Chance("finished", number))
        running = [await world.begin(GAME, ANNA, BRUNO, CARLA) for _ in range(6)]
        for number, table in enumerate(running):
            await world.play(table, Chance("running", number), entries=6)
        for table in running[2:4]:
            await world.tables.leave(table, CARLA)
        cups = [await self._cup() for _ in range(2)]
        self.tables = [finished, running[:2], running[2:4], running[4:], cups]

    async def _cup(self) -> int:
        cup = await self.club.create(0, rounds=1, sizes=(4,))
        for user, name in NAMES.items():
            await self.club.steps.join(cup, Person(user, name))
        await self.club.steps.direct(cup, DIRECTOR, Begin())
        await self.club.runner.look()
        return cup

    # What overlaps. `which` is 0 or 1: two of the same kind are about two things.

    async def annul(self, which: int) -> None:
        await self.ratings.annul(self.tables[FINISHED][2 * which])

    async def forget(self, which: int) -> None:
        user, world = (ANNA, BRUNO)[which], self.club.world
        for errand in await world.tables.errands(user):
            await world.tables.leave(errand.sight.table.id, user)
        await self.club.steps.leave_all(user)
        await world.tables.forget(user, "Player")

    async def private(self, which: int) -> None:
        user, store = (ANNA, BRUNO)[which], self.club.world.store
        person = await store.read(partial(people.get, user_id=user))
        hidden = replace(person, name=NAMES[user], private=True)
        await store.write(partial(people.save, row=hidden))

    async def end(self, which: int) -> None:
        await self.club.world.play(self.tables[ENDING][which], Chance("end", which))

    async def season(self, which: int) -> None:
        """A game ends in the next quarter of a year."""
        self.club.world.now += timedelta(days=92)
        await self.club.world.play(self.tables[REPLACED][which], Chance("season", which))

    async def substitute(self, which: int) -> None:
        world, table = self.club.world, self.tables[LEFT][which]
        seat = next(row.seat for row in (await world.live(table)).seats if row.user_id is None)
        await seats_offered.take(world.tables.repository, table, seat, DARIO, "Dario")
        await world.play(table, Chance("substitute", which))

    async def replacement(self, which: int) -> None:
        world, table = self.club.world, self.tables[REPLACED][which]
        await world.tables.call(table, STRANGER, "replace", 1, admin=True)
        await world.play(table, Chance("replacement", which))

    async def step(self, which: int) -> None:
        """A director rules a table; its places are published."""
        ruling = Rule(1, ((2,), (0,), (1,), (3,)), (4, 3, 2, 1), "it was agreed")
        await self.club.steps.direct(self.tables[CUPS][which], DIRECTOR, ruling)
        await self.club.runner.look()

    async def restore(self, which: int) -> None:
        """Of nothing, while the bot runs: refused, and all stays as it is."""
        nothing = self.path.with_name(f"nothing-{which}.sqlite3")
        with suppress(SetupError):
            await asyncio.to_thread(restore, nothing, self.path, self.club.world.now, lambda _: ())
            raise AssertionError("nothing was restored")

    # What must hold afterwards.

    def wrong(self) -> list[str]:
        world, said = self.club.world, StringIO()
        with redirect_stdout(said):
            if check.main([], self.path, world.now, world.games):
                return said.getvalue().splitlines()
        with closing(connect(self.path)) as connection:
            found = examine(connection, world.now, world.games, more=(check.examine,))
            return [one.text for one in found if one.wrong]


Act = Callable[[Evening, int], Awaitable[None]]
ACTS: tuple[Act, ...] = (
    Evening.annul,
    Evening.forget,
    Evening.private,
    Evening.end,
    Evening.season,
    Evening.substitute,
    Evening.replacement,
    Evening.step,
    Evening.restore,
)


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    return asyncio.run(_overlapped())


async def _overlapped() -> list[Figure]:
    pairs, chance, bad = list(combinations_with_replacement(ACTS, 2)), random.Random(1), 0
    refused = 0
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "made.sqlite3")
        before = Evening(made)
        await before.open()
        await before.prepare()
        now = before.club.world.now
        await before.club.world.store.close()
        for number, (one, other) in enumerate(islice(cycle(pairs), RUNS)):
            path = Path(folder, f"{number}.sqlite3")
            copyfile(made, path)
            evening = Evening(path, before.tables)
            evening.club.world.now = now
            await evening.open()
            # Who begins is as likely the one as the other.
            first, second = (one, other) if chance.random() < 0.5 else (other, one)
            pause = chance.uniform(0, chance.choice((LONGEST / 20, LONGEST)))
            found, no = await _both(evening, first, second, pause)
            bad, refused = bad + bool(found), refused + no
            for line in found:
                told = f"{_called(first)}, {pause * 1000:.0f} ms, {_called(second)}"
                print(f"{told}: {line}", file=sys.stderr, flush=True)
    name = f"runs of {RUNS}, of {len(pairs)} pairs, after which ratings or doctor find something"
    return [
        (name, str(bad), "0", ""),
        ("acts that were refused, as the other had come first", str(refused), "", ""),
    ]


async def _both(evening: Evening, first: Act, second: Act, pause: float) -> tuple[list[str], int]:
    """What is wrong afterwards, and how many of the two were refused in words."""

    async def later() -> None:
        await asyncio.sleep(pause)
        await second(evening, 1)

    done = await asyncio.gather(first(evening, 0), later(), return_exceptions=True)
    await evening.ratings.settle()
    await evening.club.world.store.close()
    raised = [one for one in done if one]
    refused = [one for one in raised if isinstance(one, (HouseError, RuleError))]
    return [*(repr(one) for one in raised if one not in refused), *evening.wrong()], len(refused)


def _called(act: Act) -> str:
    return getattr(act, "__name__", "")
