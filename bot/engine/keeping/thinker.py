"""One warm process beside the bot that thinks, and the queue before it.

It is started when first asked, and again when it has died. Whatever goes wrong costs the requests that were
under way: their answer is None, and the log says why.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from typing import Protocol, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from bot.engine.keeping import beside
from games.core.record import encode
from games.players import thinking
from games.players.thinking import MoveWanted, ReviewWanted, Thinking, ThinkingAnswer

SLACK = {"shown": 0.0, "live": 1.0, "slow": 30.0}
"""By who waits, seconds by which a request lets later ones go first: somebody before the screen, a table
at a quick pace, one that waits for days.
"""
GRACE = 10.0
"""Seconds, its start included, beyond a request's own, and as much again, after which the process counts
as hanging.
"""
LONGEST_REVIEW = 3600.0
"""The same for a game that is gone through, with all that is answered in between."""
FAILURES, REST = 3, 60.0
"""Failures in a row after which the process is left alone, and for how many seconds."""

_log = structlog.get_logger()

T = TypeVar("T")


class Outside(Protocol):
    """A way to await something."""

    def __call__(self, awaited: Awaitable[T], /) -> Awaitable[T]: ...


class ThinkerError(Exception):
    """The process died, hangs, or said what is no answer."""


class _Asked(msgspec.Struct, eq=False):
    request: MoveWanted
    answer: asyncio.Future[ThinkingAnswer | None]


class Thinker:
    """Answers one request at a time; of those that wait the most urgent one. Between the games of a
    review, which may take minutes, the process answers all others.
    """

    def __init__(self, module: str = thinking.__name__) -> None:
        self._module = module
        self.outside: Outside = _awaited
        """How it waits for the process; the sandbox's Discord must not take that for work of the bot."""
        self._numbers = count(1)
        self._queue: list[tuple[float, int, _Asked]] = []
        self._work: asyncio.Task[None] | None = None
        self._reviewing = asyncio.Semaphore(1)
        self._reviews = 0
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._asked: dict[int, asyncio.Future[ThinkingAnswer]] = {}
        """By number, what the process has been asked and has not answered."""
        self._failed_in_row = 0
        self._rests_until = 0.0
        self._over = False
        """Whether the bot ends: nothing is started any more."""
        self._counts: Counter[str] = Counter()
        self._seconds = 0.0

    @property
    def waiting(self) -> int:
        """Moves that are not answered yet."""
        return sum(not asked.answer.done() for _, _, asked in self._queue) + (
            self._work is not None and not self._work.done()
        )

    async def ask(
        self, request: MoveWanted, urgency: str, patience: float
    ) -> ThinkingAnswer | None:
        """The answer; None if none comes within `seconds`, or if the process failed.

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
                return await self.outside(answer)
        except TimeoutError:
            self._counts["late"] += 1
            return None

    async def review(self, request: ReviewWanted) -> ThinkingAnswer | None:
        """The answer; None if the process failed. Reviews are made one after the other."""
        self._reviews += 1
        try:
            async with self._reviewing:
                numbered = replace(request, number=next(self._numbers))
                return await self._answered(numbered, LONGEST_REVIEW)
        finally:
            self._reviews -= 1

    def figures(self) -> Mapping[str, float]:
        """What `/metrics` tells: the queues, and since the start answers, failures, seconds of moves."""
        told = {
            f"thinking_{what}": float(self._counts[what]) for what in ("answered", "failed", "late")
        }
        return {
            **told,
            "thinking_waiting": float(self.waiting),
            "thinking_reviews": float(self._reviews),
            "thinking_seconds": self._seconds,
        }

    async def end(self) -> None:
        """End the process for good; those who wait get no answer."""
        self._over = True
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        for _, _, asked in self._queue:
            _settle(asked, None)
        self._queue.clear()
        await self._stop(ThinkerError("the bot ends"))

    async def _answer_all(self) -> None:
        while self._queue:
            _, _, asked = heappop(self._queue)
            if asked.answer.done():
                continue
            began, most = time.monotonic(), 2 * asked.request.seconds + GRACE
            try:
                _settle(asked, await self._answered(asked.request, most))
            finally:
                # Also of one that is cut off in the middle somebody waits for the answer.
                _settle(asked, None)
            self._seconds += time.monotonic() - began

    async def _answered(self, request: Thinking, most: float) -> ThinkingAnswer | None:
        """The answer; None, noted in the log, if none comes within `seconds`."""
        try:
            answer = await self._said(request, most)
        except (ThinkerError, OSError) as error:
            await self._stop(ThinkerError("it was ended"))
            self._note_failure(request, str(error))
            return None
        if answer.failed:
            self._note_failure(request, answer.failed)
            return None
        self._failed_in_row = 0
        self._counts["answered"] += 1
        return answer

    def _note_failure(self, request: Thinking, why: str) -> None:
        self._counts["failed"] += 1
        self._failed_in_row += 1
        _log.warning("the thinking process failed", game=request.game, why=why)
        if self._failed_in_row >= FAILURES:
            self._failed_in_row, self._rests_until = 0, time.monotonic() + REST

    async def _said(self, request: Thinking, most: float) -> ThinkingAnswer:
        if self._over:
            raise ThinkerError("the bot ends")
        process = self._process
        # One that ended while nobody asked costs no answer.
        if process is None or process.returncode is not None:
            process = await self._start()
        assert process.stdin is not None
        answer: asyncio.Future[ThinkingAnswer] = asyncio.get_running_loop().create_future()
        self._asked[request.number] = answer
        try:
            process.stdin.write(encode(request) + b"\n")
            async with asyncio.timeout(most):
                return await self.outside(answer)
        except TimeoutError as error:
            raise ThinkerError("it hangs") from error
        finally:
            self._asked.pop(request.number, None)

    async def _start(self) -> Process:
        self._process = await beside.started(self._module)
        self._reading = asyncio.create_task(self._read(self._process))
        return self._process

    async def _read(self, process: Process) -> None:
        """Hand out what the process says, until it says what is no answer, or nothing more."""
        assert process.stdout is not None
        why = "it died"
        while line := await self.outside(process.stdout.readline()):
            try:
                said = msgspec.json.decode(line, type=ThinkingAnswer)
            except msgspec.DecodeError:
                why = f"it said what is no answer: {line[:200]!r}"
                break
            if (answer := self._asked.get(said.number)) is None:
                why = "it answered what nobody had asked"
                break
            if not answer.done():
                answer.set_result(said)
        self._fail_all(ThinkerError(why))

    def _fail_all(self, error: ThinkerError) -> None:
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(error)

    async def _stop(self, why: ThinkerError) -> None:
        process, self._process = self._process, None
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.cancel()
        self._fail_all(why)
        if process is not None:
            await beside.ended(process)


async def _awaited(said: Awaitable[T]) -> T:
    return await said


def _settle(asked: _Asked, answer: ThinkingAnswer | None) -> None:
    if not asked.answer.done():
        asked.answer.set_result(answer)
