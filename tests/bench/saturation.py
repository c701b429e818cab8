"""200 people who type without pause at 2,000 tables for a minute, on the wire: acts, answers, boards.

The bot is a process of its own; its own CPU seconds are counted. Discord takes 45 requests a second of it,
and a board is one request, however many acts it shows: so within 20 seconds 900 tables can be shown anew, and
2,000 that are all played at need 44. `BORSA_SATURATION=20` is a shorter try.
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.store import seats, tables
from games import GAMES
from games.core.record import decode_state
from games.core.words import Action
from tests.bot.games.playing import typed
from tests.bot.plan import decided
from tests.wire import objects
from tests.wire.discord_wire import CALLBACK, WEBHOOK, Request, Wire
from tests.wire.process import PATIENCE, PEOPLE, Process

Figure = tuple[str, str, str, str]

CROWD, TABLES = 200, 2_000
SECONDS = float(os.environ.get("BORSA_SATURATION", "60"))
WARM = 60.0
"""The most seconds after the start in which the first pictures are drawn."""
FIRST_PERSON = 500_000
SEATS = len(PEOPLE)
TICKS = os.sysconf("SC_CLK_TCK")
BOARD = re.compile(r"/channels/(\d+)/messages")


class Boards(Wire):
    """Notes how long after the oldest act that it shows each board came."""

    def __init__(self) -> None:
        super().__init__()
        self.unseen: dict[int, float] = {}
        self.ages: list[float] = []
        self.in_line, self.shown = 0, 0
        """Requests that Discord counts, among which are no answers to people; and those that are boards."""

    def acted(self, place: int) -> None:
        self.unseen.setdefault(place, time.perf_counter())

    def _note(self, request: Request) -> None:
        super()._note(request)
        self.in_line += not (CALLBACK.match(request.path) or WEBHOOK.match(request.path))
        found = BOARD.match(request.path) if request.files else None
        self.shown += found is not None
        if found and int(found[1]) in self.unseen:
            self.ages.append(request.at - self.unseen.pop(int(found[1])))


class Crowd:
    """People, each at some of the tables; what they do is read from the bot's own database."""

    def __init__(self, bot: Process, wire: Boards, first: int) -> None:
        self.bot, self.wire, self.first = bot, wire, first
        self.link = sqlite3.connect(f"file:{bot.database}?mode=ro", uri=True, isolation_level=None)
        self.answers: list[float] = []
        self.until = time.perf_counter() + SECONDS

    async def play(self) -> None:
        # All requests are kept here, and a search for garbage among them would stop this process for up
        # to half a second: answers would seem late that have long come.
        gc.disable()
        try:
            await asyncio.gather(*(self._person(number) for number in range(CROWD)))
        finally:
            gc.enable()

    async def _person(self, number: int) -> None:
        own = [self.first + at for at in range(TABLES) if number in _sitters(at)]
        while time.perf_counter() < self.until:
            acted = False
            for table in own:
                if (found := self._planned(table, FIRST_PERSON + number)) is not None:
                    await self._act(FIRST_PERSON + number, *found)
                    acted = True
                if time.perf_counter() >= self.until:
                    return
            if not acted:
                await asyncio.sleep(0.05)

    def _planned(self, table: int, who: int) -> tuple[int, Action] | None:
        row, rules = tables.get(self.link, table), GAMES["acquire"]
        assert row is not None
        assert row.state is not None
        state = decode_state(rules, row.state)
        asked = rules.waiting(state).seats
        if not asked or seats.at(self.link, table)[asked[0]].user_id != who:
            return None
        assert row.place_id is not None
        return row.place_id, decided(rules.view(state, asked[0]), rules.offers(state, asked[0]))

    async def _act(self, who: int, place: int, action: Action) -> None:
        command, options = typed(action)
        member = objects.member(who, _named(who - FIRST_PERSON))
        data = objects.command(f"acquire {command}", **options)
        asked = await self.wire.ask(2, data, member, place)
        request = await asyncio.wait_for(asked.answered, PATIENCE)
        self.answers.append(request.at - asked.sent)
        self.wire.acted(place)
        del self.wire.asked[asked.payload["token"]]


def main() -> list[Figure]:
    return asyncio.run(_measured())


async def _measured() -> list[Figure]:
    wire = Boards()
    await wire.open()
    try:
        with tempfile.TemporaryDirectory() as folder:
            bot = Process(wire, Path(folder))
            await bot.open()
            await bot.start()
            await bot.close()
            first = _multiplied(bot.database)
            await bot.open()
            await _warm(bot)
            crowd = Crowd(bot, wire, first)
            wire.in_line, wire.shown = 0, 0
            before = _cpu(bot.process.pid)
            await crowd.play()
            spent = _cpu(bot.process.pid) - before
            crowd.link.close()
            bot.process.kill()
            await bot.process.wait()
    finally:
        await wire.close()
    return _rows(crowd, wire, spent)


async def _warm(bot: Process) -> None:
    """The first pictures after a start are drawn, whoever plays meanwhile: they are no part of the figures."""
    async with asyncio.timeout(WARM):
        before, spent = _cpu(bot.process.pid), 1.0
        while spent > 0.05:
            await asyncio.sleep(2)
            before, spent = _cpu(bot.process.pid), _cpu(bot.process.pid) - before


def _rows(crowd: Crowd, wire: Boards, spent: float) -> list[Figure]:
    acts, name = len(crowd.answers), f"{CROWD} people, {TABLES} tables, {SECONDS:.0f} s"
    now = time.perf_counter()
    waiting = [now - at for at in wire.unseen.values()]
    oldest = max([*wire.ages, *waiting], default=0)
    half, late = _quantiles(crowd.answers)
    mean = sum(crowd.answers) / max(acts, 1)
    board, board_late = _quantiles([*wire.ages, *waiting])
    return [
        (f"{name}: acts", f"{acts}, {acts / SECONDS:.0f} a second", "", ""),
        ("acts a CPU second of the bot", f"{acts / max(spent, 0.01):.0f}", "450", "248"),
        (
            "answers",
            f"p50 {half * 1000:.0f} ms, p95 {late * 1000:.0f} ms, {late / max(mean, 0.001):.2f} times the mean",
            "p95 500 ms",
            "p95 1,160 ms",
        ),
        (
            "boards behind the oldest act they show",
            f"p50 {board:.1f} s, p95 {board_late:.1f} s, at most {oldest:.1f} s",
            "at most 20 s",
            "p50 18.6 s, p95 49 s",
        ),
        ("requests for each board", f"{wire.in_line / max(wire.shown, 1):.2f}", "1", ""),
    ]


def _quantiles(times: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(times) or [0.0]
    half, late = (ordered[round(share * (len(ordered) - 1))] for share in (0.5, 0.95))
    return half, late


def _sitters(table: int) -> list[int]:
    return [(table * SEATS + seat) % CROWD for seat in range(SEATS)]


def _named(person: int) -> str:
    return f"Person {person}"


def _multiplied(database: Path) -> int:
    """The running table as often as wanted, each in a thread of its own; the number of the first."""
    with closing(sqlite3.connect(database, isolation_level=None)) as link:
        query = "SELECT max(id) FROM game_table WHERE stage = 'running'"
        (source,) = link.execute(query).fetchone()
        first = int(source) + 1_000
        link.execute("BEGIN")
        for at in range(TABLES):
            copy, place = first + at, objects.CHANNEL * 1_000 + at
            for table, key in (("game_table", "id"), ("entry", "table_id"), ("posted", "table_id")):
                columns = [row[1] for row in link.execute(f"PRAGMA table_info({table})")]
                chosen = ", ".join(_value(one, key, copy, place) for one in columns)
                statement = f"INSERT INTO {table} SELECT {chosen} FROM {table} WHERE {key} = ?"  # noqa: S608
                link.execute(statement, (source,))
            columns = [row[1] for row in link.execute("PRAGMA table_info(seat)")]
            for seat, person in enumerate(_sitters(at)):
                # By the name that they have on Discord: each would be given it with their first act.
                name = f"'{_named(person)}'"
                given = {"table_id": copy, "user_id": FIRST_PERSON + person, "name": name}
                chosen = ", ".join(str(given.get(one, one)) for one in columns)
                statement = (
                    f"INSERT INTO seat SELECT {chosen} FROM seat WHERE table_id = ? AND seat = ?"  # noqa: S608
                )
                link.execute(statement, (source, seat))
        link.execute("COMMIT")
    return first


def _value(name: str, key: str, copy: int, place: int) -> str:
    if name == key:
        return str(copy)
    return str(place) if name == "place_id" else name


def _cpu(pid: int) -> float:
    """The seconds that a process has computed."""
    told = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / TICKS
