"""One warm process beside the bot that thinks, and the queue before it.

It is started when first asked, and anew when it has died. Whatever goes wrong costs the request that was
under way: its answer is None, and the log says why.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count

import msgspec
import structlog
from msgspec.structs import replace

from bot.engine.keeping import beside
from games.core.record import encode
from games.players import thinking
from games.players.thinking import Thinking, ThinkingAnswer

SLACK = {"shown": 0.0, "live": 1.0, "slow": 30.0, "after": 120.0}
"""By who waits, seconds by which a request lets later ones go first: somebody before the screen, a table
at a quick pace, one that waits for days, a game that is over.
"""
GRACE = 10.0
"""Seconds, its start included, beyond a request's own, and as much again, after which the process counts as hanging."""
FAILURES, REST = 3, 60.0
"""After so many failures in a row nothing is asked for so many seconds."""

_log = structlog.get_logger()


class ThinkerError(Exception):
    """The process died, hangs, or said what is no answer."""


class _Asked(msgspec.Struct, eq=False):
    request: Thinking
    answer: asyncio.Future[ThinkingAnswer | None]


class Thinker:
    """Answers one request at a time; of those that wait the most urgent one."""

    def __init__(self, module: str = thinking.__name__) -> None:
        self._module = module
        self._numbers = count(1)
        self._queue: list[tuple[float, int, _Asked]] = []
        self._work: asyncio.Task[None] | None = None
        self._process: Process | None = None
        self._failed_in_row = 0
        self._rests_until = 0.0
        self._counts: Counter[str] = Counter()
        self._seconds = 0.0

    @property
    def waiting(self) -> int:
        """Requests that are not answered yet."""
        return sum(not asked.answer.done() for _, _, asked in self._queue) + (
            self._work is not None and not self._work.done()
        )

    async def ask(self, request: Thinking, urgency: str, patience: float) -> ThinkingAnswer | None:
        """The answer; None if there is none within so many seconds, or if the process failed.

        Who is cancelled has not asked.
        """
        number, now = next(self._numbers), time.monotonic()
        if now < self._rests_until:
            return None
        answer: asyncio.Future[ThinkingAnswer | None] = asyncio.get_running_loop().create_future()
        asked = _Asked(replace(request, number=number), answer)
        heappush(self._queue, (now + SLACK[urgency], number, asked))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._answer_all())
        try:
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            self._counts["late"] += 1
            return None

    def figures(self) -> Mapping[str, float]:
        """What `/metrics` tells: the queue, and since the start answers, failures, seconds of thinking."""
        told = {
            f"thinking_{what}": float(self._counts[what]) for what in ("answered", "failed", "late")
        }
        return {**told, "thinking_waiting": float(self.waiting), "thinking_seconds": self._seconds}

    async def end(self) -> None:
        """End the process; those who wait get no answer."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        for _, _, asked in self._queue:
            _settle(asked, None)
        self._queue.clear()
        await self._stop()

    async def _answer_all(self) -> None:
        while self._queue:
            _, _, asked = heappop(self._queue)
            if asked.answer.done():
                continue
            try:
                _settle(asked, await self._answered(asked))
            finally:
                # Also of one that is cut off in the middle somebody waits for the answer.
                _settle(asked, None)

    async def _answered(self, asked: _Asked) -> ThinkingAnswer | None:
        began = time.monotonic()
        try:
            thought = await self._said(asked.request)
        except (ThinkerError, OSError) as error:
            await self._stop()
            self._count_failure(asked.request, str(error))
            return None
        except asyncio.CancelledError:
            await self._stop()
            raise
        self._seconds += time.monotonic() - began
        self._failed_in_row = 0
        if thought.failed:
            self._count_failure(asked.request, thought.failed)
            return None
        self._counts["answered"] += 1
        return thought

    def _count_failure(self, request: Thinking, why: str) -> None:
        self._counts["failed"] += 1
        self._failed_in_row += 1
        _log.warning("the thinking process failed", game=request.game, why=why)
        if self._failed_in_row >= FAILURES:
            self._failed_in_row, self._rests_until = 0, time.monotonic() + REST

    async def _said(self, request: Thinking) -> ThinkingAnswer:
        process = self._process
        # One that ended while nobody asked costs no answer.
        if process is None or process.returncode is not None:
            process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode(request) + b"\n")
        try:
            async with asyncio.timeout(2 * request.seconds + GRACE):
                line = await process.stdout.readline()
        except TimeoutError as error:
            raise ThinkerError("it hangs") from error
        except ValueError as error:
            raise ThinkerError("it said more than an answer can be") from error
        if not line:
            raise ThinkerError("it died")
        try:
            thought = msgspec.json.decode(line, type=ThinkingAnswer)
        except msgspec.DecodeError as error:
            raise ThinkerError(f"it said what is no answer: {line[:200]!r}") from error
        if thought.number != request.number:
            raise ThinkerError("it answered another request")
        return thought

    async def _start(self) -> Process:
        self._process = await beside.started(self._module)
        return self._process

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await beside.ended(process)


def _settle(asked: _Asked, thought: ThinkingAnswer | None) -> None:
    if not asked.answer.done():
        asked.answer.set_result(thought)
