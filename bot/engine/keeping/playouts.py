"""Games that computers play on from a table, in processes beside the bot: one table at a time.

64 games of a large table are a minute of computing and more. In a thread they would hold the
interpreter lock, and with it every table of the bot.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from bot.engine.keeping import beside
from bot.engine.table.live import Live
from games.core.contract import Outcome
from games.core.record import Header, Table
from games.league import playing_on
from games.league.adjudication import GAMES

PROCESSES = min(2, os.cpu_count() or 1)
"""They stand back for the bot. More of them would use up the share of a small container."""


class PlayoutError(Exception):
    """A process ended before its games did; what it said of it."""


class Playouts:
    """`turn` is the queue: hold it to play on from a table."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(1)
        self._ended: Counter[int] = Counter()

    def ended(self, table_id: int) -> int:
        """How many games from this table have ended by now; 0 while it waits for its turn."""
        return self._ended[table_id]

    async def outcomes(self, live: Live, count: int = GAMES) -> tuple[Outcome, ...]:
        """Of `count` games from the table as it stands, in no order. Cancelling it ends the processes.

        PlayoutError.
        """
        header, table = live.begun
        try:
            async with asyncio.TaskGroup() as group:
                parts = [
                    group.create_task(self._part(live.row.id, header, table, numbers))
                    for numbers in _shared(count)
                ]
        except* PlayoutError as errors:
            raise errors.exceptions[0] from None
        finally:
            del self._ended[live.row.id]
        return tuple(outcome for part in parts for outcome in part.result())

    async def _part(
        self, table_id: int, header: Header[Any], table: Table[Any], numbers: range
    ) -> list[Outcome]:
        data = await asyncio.to_thread(playing_on.request, header, table, numbers)
        found = list[Outcome]()

        def heard(line: bytes) -> None:
            found.append(playing_on.outcome_of(line))
            self._ended[table_id] += 1

        await _run(data, heard)
        return found


async def _run(data: bytes, heard: Callable[[bytes], None]) -> None:
    """A process that is given the data and heard line by line. It ends with the task that waits for it."""
    process = await beside.started(playing_on.__name__, stderr=PIPE)
    try:
        await _heard(process, data, heard)
    finally:
        await beside.ended(process)


async def _heard(process: Process, data: bytes, heard: Callable[[bytes], None]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(data)
    process.stdin.write_eof()
    async for line in process.stdout:
        heard(line)
    said = await process.stderr.read()
    if await process.wait():
        raise PlayoutError(said.decode(errors="replace").strip()[-2000:])


def _shared(count: int) -> list[range]:
    """The numbers of the games, shared out to processes."""
    ends = [count * part // PROCESSES for part in range(PROCESSES + 1)]
    return [range(first, end) for first, end in pairwise(ends) if first < end]
