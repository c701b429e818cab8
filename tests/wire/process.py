"""The bot as a process of its own on the wire, and people who play there."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.store import seats, tables
from bot.store.rows import SeatRow, TableRow
from games import GAMES
from games.core.record import decode_state
from games.core.words import Action
from tests.bot.games.playing import typed
from tests.bot.plan import decided
from tests.own import without_settings
from tests.wire import objects
from tests.wire.discord_wire import Asked, Wire

T = TypeVar("T")

PATIENCE = 60
PEOPLE = {objects.OWNER + 1: "Giulia", objects.OWNER + 2: "Marco", objects.OWNER + 3: "Ottavia"}
FIRST = objects.OWNER + 1


class Process:
    """`python -m bot` with a database in `folder`."""

    def __init__(self, wire: Wire, folder: Path) -> None:
        self.wire = wire
        self.database = folder / "house.sqlite3"
        self.environment = without_settings() | {
            "BORSA_TOKEN": "a-token",
            "BORSA_DATABASE": str(self.database),
            "BORSA_BACKUPS": str(folder / "backups"),
            "BORSA_LOG_FORMAT": "json",
        }

    async def open(self) -> float:
        """Seconds from the start until it is ready."""
        began = time.perf_counter()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.wire.redirect", self.wire.at),
            env=self.environment,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stderr is not None
        said = []
        while line := await self.process.stderr.readline():
            said.append(line.decode())
            if b'"ready"' in line:
                self.reading = asyncio.create_task(self.process.stderr.read())
                return time.perf_counter() - began
        raise AssertionError("".join(said))

    async def close(self) -> None:
        self.process.terminate()
        await self.process.wait()
        self.said = (await self.reading).decode()

    async def ended(self) -> str:
        """What it has said after it was ready, once it has ended by itself."""
        await asyncio.wait_for(self.process.wait(), PATIENCE)
        return (await self.reading).decode()

    def memory(self) -> float:
        """Resident, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    async def type(self, who: int, command: str, place: int, **options: Any) -> tuple[Asked, float]:
        """A command, and the seconds until it was answered."""
        member = objects.member(who, PEOPLE[who])
        asked = await self.wire.ask(2, objects.command(command, **options), member, place)
        request = await asyncio.wait_for(asked.answered, PATIENCE)
        return asked, request.at - asked.sent

    async def press(self, who: int, verb: str, table: int, place: int) -> Asked:
        """A button of the newest message that has it; the message goes along, as it does."""
        custom_id, body = self.wire.button(f"b:{table}:", f":{verb}")
        message = objects.message(next(objects.ids), place, body)
        member = objects.member(who, PEOPLE[who])
        data = {"custom_id": custom_id, "component_type": 2}
        return await self.wire.ask(3, data, member, place, message=message)

    async def start(self) -> Table:
        """A table of three, just started, with its first board."""
        before = len(self.wire.requests)
        await self.type(FIRST, "play", objects.CHANNEL, game="acquire")
        await self.wire.until(lambda: bool(self.wire.posts(before)))
        number = self.read(
            lambda link: link.execute("SELECT max(id) FROM game_table").fetchone()[0]
        )
        for who in list(PEOPLE)[1:]:
            await self.press(who, "join", number, objects.CHANNEL)
        await self.wire.until(lambda: len(self.seats(number)) == len(PEOPLE))
        before = len(self.wire.requests)
        await self.press(FIRST, "start", number, objects.CHANNEL)
        table = Table(self, number)
        # The picture alone may be the last one of the game before.
        await self.wire.until(
            lambda: table.row.place_id is not None and bool(self.wire.boards(before))
        )
        return table

    def seats(self, table: int) -> tuple[SeatRow, ...]:
        return self.read(lambda link: seats.at(link, table))

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Look into the bot's database, beside the bot."""
        link = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            return work(link)
        finally:
            link.close()


class Table:
    """A table in play, known from the database."""

    def __init__(self, bot: Process, number: int) -> None:
        self.bot = bot
        self.number = number

    @property
    def row(self) -> TableRow:
        row = self.bot.read(lambda link: tables.get(link, self.number))
        assert row is not None
        return row

    def planned(self) -> tuple[int, Action] | None:
        """The player who is asked, and what they do; None after the end."""
        row, rules = self.row, GAMES["acquire"]
        assert row.state is not None
        state = decode_state(rules, row.state)
        asked = rules.waiting(state).seats
        if not asked:
            return None
        action = decided(rules.view(state, asked[0]), rules.offers(state, asked[0]))
        who = self.bot.seats(self.number)[asked[0]].user_id
        assert who is not None
        return who, action

    async def step(self) -> tuple[float, float] | None:
        """Seconds from the command to its reply, and to the board that shows it."""
        planned = self.planned()
        if planned is None:
            return None
        who, action = planned
        command, options = typed(action)
        before, place = len(self.bot.wire.requests), self.row.place_id
        assert place is not None
        asked, replied = await self.bot.type(who, f"acquire {command}", place, **options)
        await self.bot.wire.until(lambda: bool(self.bot.wire.boards(before)))
        return replied, self.bot.wire.boards(before)[0].at - asked.sent
