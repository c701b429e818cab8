"""A club that plays tournaments without Discord: people by number, all acts through the engine."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

from bot.store import tournaments
from bot.store.tournaments import TaskRow
from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import Held, Records, TournamentOpening
from bot.tournaments.records.terms import Terms, packed
from bot.tournaments.running.runner import Runner
from bot.tournaments.running.steps import Steps
from games.core.chance import Chance
from games.league.tournament.effects import AnyEffect
from games.league.tournament.settings import Settings
from tests.bot.engine.world import OPENED, World

HOST = 500
GAME = "acquire"


class Club:
    """`said` is what was told, in order: the announcements' keys, and other effects by name."""

    world: World
    records: Records
    runner: Runner
    steps: Steps

    def __init__(self, path: Path) -> None:
        self.world = World(path)
        self.said: list[str] = []
        self.told: list[AnyEffect] = []

    async def open(self) -> None:
        await self.world.open()
        self._assemble()

    async def restart(self) -> None:
        """The process was killed; a new one goes on with the same store."""
        await self.world.restart()
        self._assemble()

    def _assemble(self) -> None:
        self.records = Records(self.world.store, lambda: self.world.now)
        self.runner = Runner(self.records, self.world.tables, self._tell)
        self.steps = Steps(self.records, self.world.tables)

    async def create(self, players: int, **settings: Any) -> int:
        """A tournament with so many people in it, each by their number: user 1001 is player 1."""
        chosen: dict[str, Any] = {
            "game": GAME,
            "title": "Spring Cup",
            "sizes": (3, 4),
            "table": packed(Terms(pace="daily")),
            **settings,
        }
        opening = TournamentOpening(
            guild_id=1, channel_id=2, host_id=HOST, language="en", zone="UTC"
        )
        tournament = await self.records.create(opening, Settings(**chosen))
        for number in range(1, players + 1):
            await self.steps.join(tournament, person(number))
        return tournament

    async def held(self, tournament: int) -> Held:
        return await self.records.look(tournament)

    async def tables(self, tournament: int) -> dict[int, int]:
        return await self.world.store.read(partial(tournaments.tables, tournament_id=tournament))

    async def running(self, tournament: int) -> dict[int, int]:
        """Game tables, by number, whose games run."""
        state = (await self.held(tournament)).state
        opened = await self.tables(tournament)
        here = [table.number for one in state.rounds for table in one.running]
        return {number: opened[number] for number in here if number in opened}

    async def play_round(self, tournament: int, chance: Chance) -> None:
        """All running tables are played to their ends."""
        for table in (await self.running(tournament)).values():
            await self.world.play(table, chance)
        await self.runner.look()

    async def pass_time(self, **by: float) -> None:
        self.world.now += timedelta(**by)
        await self.runner.look()

    async def _tell(self, task: TaskRow, effect: AnyEffect) -> None:
        self.told.append(effect)
        self.said.append(getattr(effect, "key", type(effect).__name__))
        await self.world.store.write(partial(tournaments.done, task_id=task.id))


def person(number: int) -> Person:
    return Person(1000 + number, f"Player {number}")


DIRECTOR = Person(HOST, "Dora")
START = OPENED
