"""A bot that is killed with SIGKILL at drawn requests of an evening and started again: nothing is lost or comes twice.

`BORSA_KILLS=300` kills, some on each evening, also while the bot comes back, drawn by `BORSA_SEEDS`: before a request
is done, once it is done and before it is answered, or a moment later.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from aiohttp import web

from bot.__main__ import main as run
from bot.engine import lobbies
from tests.bot.games.playing import typed
from tests.wire import objects
from tests.wire.keeping import PEOPLE, KeepingWire
from tests.wire.process import Process, Table
from tests.wire.redirect import instead_of_discord

Figure = tuple[str, str, str, str]

KILLS = int(os.environ.get("BORSA_KILLS", "300"))
SEED = os.environ.get("BORSA_SEEDS", "")
GIULIA, MARCO = PEOPLE
MOVES, TRIES = 12, 40
REACH = 16
"""A kill comes within so many requests after a start: a log-in takes six of them."""
MANNERS = ("before it is done", "once it is done", "a moment later")
ANSWERED, QUIET, MOMENT = 120.0, 300.0, 0.3
"""Seconds for an answer, for all to be told, and the longest moment."""
BREATH = 0.5
"""Seconds before a person who reached nobody tries again: a bot that is killed is gone before its end is known."""
KINDS = ("lost", "doubled", "thinking", "stuck")

GIVEN_BACK = re.compile(r"\n*[^\n]*For a while nobody could play here[^\n]*")
"""What a bot says that was away for long: it is right, and on a calm evening nobody was away."""

OWED = "SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM outdated_notice)"
ENTRIES = "SELECT number, seat, action, cause FROM entry ORDER BY table_id, number"


def main() -> list[Figure]:
    return asyncio.run(_main())


async def _main() -> list[Figure]:
    dice, met, wrong, evenings = Random(f"kills {SEED}"), Counter[str](), Counter[str](), 0
    calm = await _evening(None)
    assert not calm.wrong, calm.wrong
    while met.total() < KILLS:
        evenings += 1
        torn = await _evening(dice)
        met.update(torn.wire.met)
        for line in (*torn.wrong, *_compared(calm, torn)):
            wrong[line.partition(":")[0]] += 1
            print(f"evening {evenings}: {line}", file=sys.stderr, flush=True)
    rows = [(f"killed {manner}", str(met[manner]), "", "") for manner in MANNERS]
    told = f"{met.total()} kills on {evenings} evenings"
    return rows + [(f"{told}: {one}", str(wrong[one]), "0", "") for one in KINDS]


def _compared(calm: Evening, torn: Evening) -> list[str]:
    """What does not stand there as on an evening without a kill."""
    lost, more = calm.texts - torn.texts, torn.texts - calm.texts
    found = [f"lost: {text[:300]!r} in {place}" for place, text in lost]
    found += [f"doubled: {text[:300]!r} in {place}" for place, text in more]
    if calm.entries != torn.entries:
        found.append(f"lost: entries {torn.entries} for {calm.entries}")
    return found


class KillingWire(KeepingWire):
    """Kills the bot at the request of that number."""

    def __init__(self, dice: Random | None) -> None:
        super().__init__()
        self.dice, self.met, self.left = dice, Counter[str](), 0
        self.kill: Callable[[], None] = lambda: None

    def draw(self) -> None:
        """When the bot that starts now is killed."""
        if self.dice is not None:
            self.left = self.dice.randint(1, REACH)

    async def _rest(self, web_request: web.Request) -> web.StreamResponse:
        self.left -= 1
        if self.dice is None or self.left:
            return await super()._rest(web_request)
        manner = self.dice.choice(MANNERS)
        self.met[manner] += 1
        if manner == "before it is done":
            self.kill()
            return web.Response()
        answer = await super()._rest(web_request)
        if manner == "once it is done":
            self.kill()
        else:
            moment = self.dice.uniform(0, MOMENT)
            asyncio.get_running_loop().call_later(moment, self.kill)
        return answer


class Mortal(Process):
    """A process whose starts cost little: it is forked from one that has only loaded the code."""

    async def load(self) -> None:
        self.parent = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.kills", self.wire.at),
            env=self.environment,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
        )
        self.there, self.lives = asyncio.Event(), False
        self.heard = list[str]()
        self.hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        assert self.parent.stderr is not None
        while line := await self.parent.stderr.readline():
            self.heard.append(line.decode())
            if b'"ready"' in line and self.lives:
                self.there.set()

    async def life(self) -> int:
        """Start it, and wait for its end; its exit code."""
        self.heard.clear()
        assert self.parent.stdin is not None
        self.parent.stdin.write(b"start\n")
        self.pid, self.lives = await self._told(), True
        code = await self._told()
        self.lives = False
        self.there.clear()
        return code

    async def _told(self) -> int:
        assert self.parent.stdout is not None
        return int(await self.parent.stdout.readline())

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    async def unload(self) -> None:
        self.kill()
        self.hearing.cancel()
        self.parent.kill()
        await self.parent.wait()


class Evening:
    """A lobby, a start and moves; whoever sees that nothing has happened tries again."""

    def __init__(self, wire: KillingWire, folder: Path) -> None:
        self.wire, self.bot = wire, Mortal(wire, folder)
        self.wrong: list[str] = []
        self.entries: list[Any] = []
        self.texts = Counter[tuple[str, str]]()

    async def live(self) -> None:
        """Start the bot, again and again, until the evening is over."""
        code = -signal.SIGKILL
        while code == -signal.SIGKILL:
            self.wire.draw()
            code = await self.bot.life()
        self.wrong.append(f"stuck: it ended by itself, {code}: {''.join(self.bot.heard)}")

    async def play(self) -> None:
        await self._done(lambda: self._typed(GIULIA, "play", game="acquire"), self._is("lobby"))
        await self._done(lambda: self._pressed(MARCO, "join"), lambda: len(self.bot.seats(1)) == 2)
        await self._done(lambda: self._pressed(GIULIA, "start"), self._is("running"))
        for number in range(MOVES):
            await self._done(self._moved, partial(self._is_beyond, number))
        self.wire.dice = None
        await self._quiet()
        self.entries = self.bot.read(lambda link: link.execute(ENTRIES).fetchall())
        for (place, text), times in self.wire.texts().items():
            self.texts[place, GIVEN_BACK.sub("", text)] += times
        if len(self.wire.threads) != 1:
            self.wrong.append(f"doubled: {len(self.wire.threads)} threads")
        if [set(PEOPLE)] != list(self.wire.members.values()):
            self.wrong.append(f"lost: members {self.wire.members}")

    async def _done(self, act: Callable[[], Awaitable[str]], happened: Callable[[], bool]) -> None:
        for _ in range(TRIES):
            await self.bot.there.wait()
            with suppress(AssertionError, ConnectionError, sqlite3.Error):
                token = await act()
                await self._answered(token)
                await self._quiet()
                if happened():
                    return
                told = self.wire.private.get(token, [])
                if told and "Done" in told[-1]:
                    self.wrong.append(f"lost: {told}")
                continue
            await asyncio.sleep(BREATH)
        raise TimeoutError("tried in vain")

    async def _moved(self) -> str:
        planned = Table(self.bot, 1).planned()
        assert planned is not None
        who, action = planned
        command, options = typed(action)
        return await self._typed(who, f"acquire {command}", self._row.place_id or 0, **options)

    async def _typed(
        self, who: int, command: str, place: int = objects.CHANNEL, **options: Any
    ) -> str:
        member = objects.member(who, PEOPLE[who])
        asked = await self.wire.ask(2, objects.command(command, **options), member, place)
        return str(asked.payload["token"])

    async def _pressed(self, who: int, verb: str) -> str:
        asked = await self.bot.press(who, verb, 1, objects.CHANNEL)
        return str(asked.payload["token"])

    async def _answered(self, token: str) -> None:
        told = self.wire.private
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED):
                while self.bot.there.is_set() and told.get(token, ["thinking"])[-1] == "thinking":  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
                return
        if self.bot.there.is_set():
            self.wrong.append("thinking: no answer of a bot that lives")

    async def _quiet(self) -> None:
        """It lives, and nothing waits to be told."""
        still = 0
        async with asyncio.timeout(QUIET):
            while still < 3:
                await self.bot.there.wait()
                owed = self.bot.read(lambda link: link.execute(OWED).fetchone()[0])
                still = 0 if owed or not self.bot.there.is_set() else still + 1
                await asyncio.sleep(0.05)

    def _is_beyond(self, number: int) -> bool:
        return bool(self._row.number > number)

    def _is(self, stage: str) -> Callable[[], bool]:
        return lambda: self._row.stage == stage

    @property
    def _row(self) -> Any:
        return Table(self.bot, 1).row


async def _evening(dice: Random | None) -> Evening:
    wire = KillingWire(dice)
    await wire.open()
    with TemporaryDirectory() as folder:
        evening = Evening(wire, Path(folder))
        await evening.bot.load()
        wire.kill = evening.bot.kill
        living = asyncio.create_task(evening.live())
        try:
            await evening.play()
        except (TimeoutError, AssertionError) as error:
            evening.wrong.append(f"stuck: {error!r}")
        living.cancel()
        await evening.bot.unload()
    await wire.close()
    return evening


def _started() -> int:
    """Fork at each line that comes; tell the number of each child, and how it has ended."""
    for _ in sys.stdin:
        if not (child := os.fork()):
            always: Any = SimpleNamespace(token_hex=lambda _bytes: "5" * 32)
            with patch.object(lobbies, "secrets", always), instead_of_discord(sys.argv[1]):
                os._exit(run(sys.argv[2:]))
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(_started())
