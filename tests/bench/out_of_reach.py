"""Outages of every kind at random moments of tables and tournaments, whose people always answer late in their time:
who is absent by them, and what is decided meanwhile. In virtual time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog
from msgspec.structs import replace

from bot.engine.clock import Clock
from bot.engine.running import lost_places
from bot.inbound.guild_events import SHORT
from bot.store import lease, tables
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import RuleError
from games.league.tournament.state import CheckingIn
from tests.bot.engine.world import ANNA, BRUNO, CARLA
from tests.bot.tournaments.running.club import Club, person

Figure = tuple[str, str, str, str]

MOMENTS = 50
SERVER, CHANNEL = 1, 2
PACES = ("live", "fast", "daily", "slow")
LENGTHS = tuple(timedelta(hours=hours) for hours in (1 / 6, 1, 8, 24, 72))
LATE = 0.85
"""The part of the time for a decision after which people answer."""
STEPS = 20
"""Looks of the clock within the time for a decision, and in an outage."""
DECISIONS = 3
ROUND, CHECK_IN = timedelta(days=4), timedelta(hours=6)

Kind = Callable[["Evening"], Awaitable[None]]
Run = Callable[["Evening"], Awaitable[None]]


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    rows, start = list[Figure](), time.perf_counter()
    for name in KINDS:
        for what, run in (("tables", _table), ("turns by the clock", _turns), ("rounds", _round)):
            found = asyncio.run(_all(run, name))
            for one in found[:10]:
                print(one)
            rows.append((f"{name}, {MOMENTS} {what}: absent or decided", str(len(found)), "0", ""))
    rows.append(("outages took", f"{time.perf_counter() - start:.0f} s", "", ""))
    return rows


async def _all(run: Run, kind: str) -> list[str]:
    """Side by side: each waits for its disk most of the time."""
    found = await asyncio.gather(*(_seeded(run, kind, number) for number in range(MOMENTS)))
    return [one for wrong in found for one in wrong]


async def _seeded(run: Run, kind: str, number: int) -> list[str]:
    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), kind, number)
        await evening.open()
        await run(evening)
        await evening.world.store.close()
    return evening.wrong


class Evening:
    """Somewhere in it the outage begins."""

    def __init__(self, folder: Path, kind: str, number: int) -> None:
        self.name = f"{kind} {number}"
        self.kind, self.chance = KINDS[kind], Chance(self.name, 0)
        self.club = Club(folder / "bot.sqlite3")
        self.world = self.club.world
        self.length = LENGTHS[number % len(LENGTHS)]
        self.wrong: list[str] = []
        self.out = False
        self.steps = 0

    async def open(self) -> None:
        await self.club.open()
        self.joined()
        await self.world.store.write(partial(lease.take, me="me", now=self.world.now))

    def joined(self) -> None:
        repository = self.world.tables.repository
        repository.above = replace(repository.above, missed=self.club.records.credit)
        self.clock = Clock(self.world.tables, "me")

    async def passes(self, step: timedelta) -> None:
        """The bot beats, looks, and sees to its tournaments."""
        self.world.now += step
        await self.world.store.write(partial(lease.renew, me="me", now=self.world.now))
        await self.looks()

    async def looks(self) -> None:
        await self.clock.sweep()
        await self.club.runner.look()

    async def endures(self) -> None:
        """The outage."""
        before = await self._known()
        await self.kind(self)
        if (after := await self._known()) != before:
            self.wrong.append(f"{self.name}: decided {before} {after}")

    async def stays(self) -> None:
        """Out of reach, with the bot awake."""
        for _ in range(STEPS):
            await self.passes(self.length / STEPS)

    async def _known(self) -> list[tuple[Any, ...]]:
        known = []
        for table in await self.world.store.read(tables.ids):
            live = await self.world.live(table)
            acts = sum(line.seat is not None or line.cause is not None for line in live.lines)
            seats = [(row.silences, row.missed, row.computer, row.offered) for row in live.seats]
            turn = None if live.game is None else live.state.turn
            known.append((turn, acts, seats, len(live.ballots), live.row.ended))
        return known

    async def attends(self, table: int, late: float = LATE) -> None:
        """Whoever is asked answers when so much of their time is over."""
        live = await self.world.live(table)
        if live.row.stage != "running":
            return
        for row in live.seats:
            if row.silences or row.missed or row.computer:
                self.wrong.append(f"{self.name}: absent {row}")
        paced = [one for one in live.row.alarms if one.paced and one.since is not None]
        over = [one.due - (one.due - one.since) * (1 - late) for one in paced if one.since]
        if over and min(over) <= self.world.now:
            with suppress(RuleError):
                await self.world.somebody(table, self.chance)


async def _requests(evening: Evening) -> None:
    contact = evening.world.tables.repository.contact
    contact.failed()
    await evening.stays()
    contact.succeeded()


async def _gateway(evening: Evening) -> None:
    contact = evening.world.tables.repository.contact
    contact.connected(there=False)
    await evening.stays()
    contact.connected(there=True)


async def _down(evening: Evening) -> None:
    beat = evening.world.now
    evening.world.now += evening.length
    await evening.club.restart()
    evening.joined()
    before = await evening.world.store.write(partial(lease.take, me="me", now=evening.world.now))
    since = await evening.world.store.write(partial(lease.owed, before=before or beat))
    await evening.world.tables.recover(since)


async def _server(evening: Evening) -> None:
    """As the client does it: a moment, then each table stands still since its beginning."""
    world, since = evening.world, evening.world.now
    repository = world.tables.repository
    repository.contact.lost(SERVER)
    await evening.passes(timedelta(seconds=SHORT))
    ids = await world.store.read(partial(tables.ids_around, place=SERVER))
    for table in ids:
        await lost_places.lose(repository, table, "offline", since)
    repository.contact.settled(SERVER)
    evening.club.runner._is_away = lambda _held: True
    await evening.stays()
    evening.club.runner._is_away = lambda _held: False
    await repository.above.missed(since, world.now, SERVER)
    for table in ids:
        await lost_places.regain(repository, table)


async def _blink(evening: Evening) -> None:
    contact = evening.world.tables.repository.contact
    contact.lost(SERVER)
    for _ in range(5):
        await evening.passes(timedelta(seconds=20))
    contact.found(SERVER)


async def _channel(evening: Evening) -> None:
    contact = evening.world.tables.repository.contact
    contact.lost(CHANNEL)
    await evening.stays()
    contact.found(CHANNEL)


KINDS: dict[str, Kind] = {
    "no request succeeds": _requests,
    "the gateway is lost": _gateway,
    "the bot is down": _down,
    "a server is offline": _server,
    "a server is offline for a moment": _blink,
    "a channel takes nothing": _channel,
}


async def _table(evening: Evening) -> None:
    world = evening.world
    pace: Any = PACES[evening.chance.below(len(PACES))]
    table = await world.begin("shark", ANNA, BRUNO, CARLA, pace=pace, rounds=20)
    clock = (await world.live(table)).row.clock
    step = timedelta(seconds=clock.seconds) / STEPS
    begins = evening.chance.below(DECISIONS * STEPS)
    if evening.chance.below(3) == 0:
        await world.tables.call(table, ANNA, "extend")
    for number in range(2 * DECISIONS * STEPS):
        if number == begins:
            await evening.endures()
        await evening.passes(step)
        # A window is short: to let it pass is an answer.
        await evening.attends(table)


async def _turns(evening: Evening) -> None:
    """Everybody acts once in each turn, in the last hour of it."""
    world = evening.world
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome")
    step, acted = timedelta(minutes=30), 0
    begins = evening.chance.below(3 * 24)
    for number in range(5 * 24):
        if number == begins:
            await evening.endures()
        await evening.passes(step)
        live = await world.live(table)
        for row in live.seats:
            if row.missed or row.lapsed:
                evening.wrong.append(f"{evening.name}: absent {row}")
        if live.row.stage != "running":
            return
        left = live.row.alarms[-1].due - world.now
        if live.state.turn > acted and left <= timedelta(minutes=45):
            acted = live.state.turn
            for user in (ANNA, BRUNO):
                await _acts(evening, table, user)


async def _acts(evening: Evening, table: int, user: int) -> None:
    offers = (await evening.world.tables.sight(table, user)).offers
    for offer in evening.chance.shuffled(list(offers)):
        with suppress(RuleError):
            await evening.world.tables.act(table, user, sample(offer, evening.chance))
            return


async def _round(evening: Evening) -> None:
    """Everybody checks in and answers late; the round ends by the clock."""
    club, world = evening.club, evening.world
    cup = await club.create(
        6, game="shark", sizes=(3,), rounds=1, check_in=CHECK_IN,
        registration_until=world.now + CHECK_IN, round_length=ROUND,
    )  # fmt: skip
    step, begins = timedelta(hours=1), evening.chance.below(60)
    for number in range(130):
        if number == begins:
            before = type((await club.held(cup)).state.phase)
            await evening.endures()
            if type((await club.held(cup)).state.phase) is not before:
                evening.wrong.append(f"{evening.name}: {before.__name__} is over")
        await evening.passes(step)
        held = await club.held(cup)
        if isinstance(held.state.phase, CheckingIn):
            due = held.row.due
            if due is not None and due - world.now <= CHECK_IN / 4:
                for player in range(1, 7):
                    with suppress(RuleError):
                        await club.steps.check_in(cup, person(player))
        for table in (await club.running(cup)).values():
            await evening.attends(table)
    state = (await club.held(cup)).state
    if len([one for one in state.rounds for _ in one.tables]) != 2:
        evening.wrong.append(f"{evening.name}: not all were seated")
