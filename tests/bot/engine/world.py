"""A bot without Discord: a real store, a time of our own, and people who sit down and play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from bot.engine.keeping.above import Above
from bot.engine.lobbies import Lobbies
from bot.engine.table.live import Live
from bot.engine.tables import Tables
from bot.engine.views.sight import Sight
from bot.store import outbox
from bot.store.database import Database
from bot.store.rows import News, Pace
from games import GAMES
from games.core.chance import Chance
from games.core.contract import Rules
from games.core.offers import sample
from games.core.words import Action, RuleError
from tests.contract.reduced import REDUCED

ALL: Mapping[str, Rules[Any, Any, Any]] = {**GAMES, **REDUCED}
OPENED = datetime(2026, 3, 2, 12, tzinfo=UTC)
ANNA, BRUNO, CARLA, DARIO = 101, 102, 103, 104
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla", DARIO: "Dario"}
STRANGER = 999
PATIENT = 60.0
"""Seconds that answers wait for computers here, so that what is asserted does not depend on load."""


class World:
    """Times are told with `now`; the one who acts is told by seat."""

    store: Database
    tables: Tables
    lobbies: Lobbies

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = dict(ALL)
        self.now = OPENED
        self.woken = 0

    async def open(self) -> None:
        """The process starts."""
        self.store = await Database.open(self.path)
        above = Above(news=self._wake)
        self.tables = Tables(self.store, self.games, lambda: self.now, above, soon=PATIENT)
        self.lobbies = Lobbies(self.tables)

    async def restart(self) -> None:
        await self.store.close()
        await self.open()

    def change_rules(self, game: str, **changes: Any) -> None:
        """Other rules for the tables that are opened, or read from the store, from now on."""
        self.games[game] = replace(self.games[game], **changes)

    async def lobby(self, game: str, *people: int, computers: int = 0, **rest: Any) -> int:
        """The first of the people opens it."""
        host = people[0]
        table = await self.lobbies.open(1, 2, host, NAMES[host], game, "en", **rest)
        for user in people[1:]:
            await self.lobbies.join(table, user, NAMES[user])
        for _ in range(computers):
            await self.lobbies.add_computer(table, host, "random")
        return table

    async def begin(
        self,
        game: str,
        *people: int,
        computers: int = 0,
        pace: Pace = "daily",
        zone: str = "UTC",
        **options: object,
    ) -> int:
        table = await self.lobby(game, *people, computers=computers, pace=pace, zone=zone)
        for field, value in options.items():
            await self.lobbies.set_option(table, people[0], field, value)
        await self.lobbies.start(table, people[0])
        await self.heard()
        return table

    async def pass_time(self, hours: float = 0, **rest: float) -> None:
        """The time passes and the clock looks once."""
        self.now += timedelta(hours=hours, **rest)
        await self.tables.ring_due()

    async def sit(self, table: int, seat: int) -> int:
        """The user of a seat."""
        user = (await self.live(table)).seats[seat].user_id
        assert user is not None
        return user

    async def act(self, table: int, seat: int, action: Action, **rest: Any) -> Sight:
        return await self.tables.act(table, await self.sit(table, seat), action, **rest)

    async def live(self, table: int) -> Live:
        return await self.tables.repository.look(table)

    async def heard(self) -> list[News]:
        """The news since the last time, which count as told now."""
        return await self.store.write(partial(_drain, now=self.now + timedelta(days=999)))

    async def keys(self) -> list[str]:
        """The lines among the news since the last time."""
        return [news.key for news in await self.heard() if news.kind == "say"]

    async def play(self, table: int, chance: Chance, entries: int = 10_000) -> Sight:
        """People act at random, minutes apart, until the game is over or has so many entries."""
        sight = await self.tables.sight(table)
        while sight.table.stage == "running" and sight.table.number < entries:
            self.now += timedelta(minutes=1 + chance.below(90))
            await self.tables.ring_due()
            await self.somebody(table, chance)
            sight = await self.tables.sight(table)
        return sight

    async def somebody(self, table: int, chance: Chance) -> None:
        """A person who may act does something at random; nothing happens if there is none."""
        people = [row.user_id for row in (await self.live(table)).seats if row.person]
        for user in chance.shuffled(people):
            sight = await self.tables.sight(table, user)
            if not sight.offers:
                continue
            offer = sight.offers[chance.below(len(sight.offers))]
            try:
                await self.tables.act(table, user or 0, sample(offer, chance))
            except RuleError:
                await self.tables.act(table, user or 0, offer.action)
            return

    def _wake(self) -> None:
        self.woken += 1


def _drain(connection: Any, now: datetime) -> list[News]:
    found = outbox.pending(connection, now)
    for news in found:
        outbox.done(connection, news.id)
    return list(found)
