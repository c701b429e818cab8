"""Processes beside the bot that think, and the one queue before them: moves, advice, reviews, playouts.

Somebody waits for a move or for advice, so these have a process of their own; what takes minutes has
others, which end when nothing is left. In each lane everybody has one place, however much they ask for.
Whatever goes wrong costs the request that was under way, and rests that game alone.
"""

from __future__ import annotations

import asyncio
import os
import time
from asyncio import Future, Task
from asyncio.subprocess import Process
from collections import Counter, deque
from collections.abc import Awaitable, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Any, Protocol, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from bot.engine.keeping import beside
from games.core.contract import Outcome
from games.core.record import Header, Table
from games.players import thinking
from games.players.playing_on import playouts_wanted
from games.players.requests import Thinking
from games.players.thinking import MoveWanted, ReviewWanted, ThinkingAnswer

SLACK = {"shown": 0.0, "live": 1.0, "slow": 30.0}
"""By who waits, seconds by which a request lets later ones go first: somebody before the screen, a table
at a quick pace, one that waits for days.
"""
GRACE, STARVED = 15.0, 6
"""Seconds, its start included, and how often a move's own seconds of computing, after which the process
counts as hanging: on a busy machine it computes a part of the time.
"""
LONGEST = 3600.0
"""The same for a game that is gone through, and for one that is played on."""
IDLE = 60.0
"""Seconds after which a process for long work ends."""
FAILURES, REST = 3, 60.0
"""Failures in a row after which a game is thought about no more, and for how many seconds."""
PROCESSES = min(2, os.cpu_count() or 1)
"""For long work. They stand back for the bot; more would use up the share of a small container."""

_log = structlog.get_logger()

T = TypeVar("T")


class Outside(Protocol):
    """A way to await something."""

    def __call__(self, awaited: Awaitable[T], /) -> Awaitable[T]: ...


class ThinkingError(Exception):
    """There is no answer: the process died, hangs, failed, or said what is none."""


class _Job(msgspec.Struct, eq=False):
    request: Thinking
    who: str
    slack: float
    most: float
    """Seconds after which the process counts as hanging."""
    answer: Future[ThinkingAnswer]


class Pool:
    """Two lanes: `quick` with one warm process, `long` with others."""

    def __init__(self, module: str = thinking.__name__) -> None:
        self.outside: Outside = _awaited
        """How it waits for a process; the sandbox's Discord must not take that for work of the bot."""
        self._quick = _Lane(self, module, 1, idle=None)
        self._long = _Lane(self, module, PROCESSES, idle=IDLE)
        self._late = 0
        self._played_on: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """Moves that are not answered yet."""
        return self._quick.waiting

    def ahead(self, who: str) -> int:
        """How many others' requests for long work are answered before the next one of `who`."""
        return self._long.ahead(who)

    async def move(
        self, request: MoveWanted, who: str, urgency: str, patience: float
    ) -> ThinkingAnswer | None:
        """The answer; None if none comes within `patience` seconds, or if there is none."""
        try:
            return await self.thought(request, who, urgency, patience)
        except ThinkingError:
            return None

    async def thought(
        self, request: MoveWanted, who: str, urgency: str, patience: float
    ) -> ThinkingAnswer | None:
        """The answer; None if none comes within `patience` seconds. ThinkingError: there is none.

        A request that is cancelled leaves the queue.
        """
        most = STARVED * request.seconds + GRACE
        try:
            async with asyncio.timeout(patience):
                return await self._quick.ask(request, who, SLACK[urgency], most)
        except TimeoutError:
            self._late += 1
        return None

    async def review(self, request: ReviewWanted, who: str) -> ThinkingAnswer | None:
        """The answer; None if there is none. It takes minutes."""
        try:
            return await self._long.ask(request, who, 0, LONGEST)
        except ThinkingError:
            return None

    async def playouts(
        self, who: str, header: Header[Any], table: Table[Any], games: int
    ) -> tuple[Outcome, ...]:
        """The outcomes of that many games played on from the table, in no order. ThinkingError."""
        numbers = iter(range(games))

        async def play() -> list[Outcome]:
            found = list[Outcome]()
            for number in numbers:
                request = await asyncio.to_thread(playouts_wanted, header, table, number)
                answer = await self._long.ask(request, who, 0, LONGEST)
                assert answer.outcome is not None
                found.append(answer.outcome)
                self._played_on[who] += 1
            return found

        try:
            async with asyncio.TaskGroup() as group:
                works = [group.create_task(play()) for _ in range(PROCESSES)]
        except* ThinkingError as errors:
            raise ThinkingError(str(errors.exceptions[0])) from None
        finally:
            del self._played_on[who]
        return tuple(outcome for work in works for outcome in work.result())

    def played_on(self, who: str) -> int:
        """How many of its games have ended by now; 0 while they wait for their turn."""
        return self._played_on[who]

    def figures(self) -> Mapping[str, float]:
        """What `/metrics` tells: the queues, and since the start answers, failures, seconds of moves."""
        lanes = (self._quick, self._long)
        return {
            "thinking_answered": float(sum(one.answered for one in lanes)),
            "thinking_failed": float(sum(one.failed for one in lanes)),
            "thinking_late": float(self._late),
            "thinking_waiting": float(self._quick.waiting),
            "thinking_reviews": float(self._long.waiting),
            "thinking_seconds": self._quick.seconds,
        }

    async def end(self) -> None:
        """End all processes for good; those who wait get no answer."""
        await self._quick.end()
        await self._long.end()


class _Lane:
    """Processes that answer one request at a time, and those who wait for them.

    Of somebody who asks for much only the first request has a place in the queue; the next one goes to
    its end.
    """

    def __init__(self, pool: Pool, module: str, size: int, idle: float | None) -> None:
        self._pool, self._module, self._size, self._idle = pool, module, size, idle
        self._queue: list[tuple[float, int, _Job]] = []
        self._behind: dict[str, deque[_Job]] = {}
        """By who has a place in the queue: what else they ask for."""
        self._numbers = count(1)
        self._works: set[Task[None]] = set()
        self._news = asyncio.Event()
        self._in_row: Counter[str] = Counter()
        self._rests: dict[str, float] = {}
        """By game, until when nothing is asked of it."""
        self._busy = 0
        self._over = False
        self.answered = self.failed = 0
        self.seconds = 0.0

    @property
    def waiting(self) -> int:
        """Requests that are not answered yet."""
        behind = (job for jobs in self._behind.values() for job in jobs)
        jobs = (*(job for _, _, job in self._queue), *behind)
        return self._busy + sum(not job.answer.done() for job in jobs)

    def ahead(self, who: str) -> int:
        before = 0
        for _, _, job in sorted(self._queue, key=lambda entry: entry[:2]):
            if job.who == who:
                break
            before += not job.answer.done()
        return before + self._busy

    async def ask(self, request: Thinking, who: str, slack: float, most: float) -> ThinkingAnswer:
        """The answer. ThinkingError. Who is cancelled has not asked."""
        if self._over:
            raise ThinkingError("the bot ends")
        if time.monotonic() < self._rests.get(request.game, 0):
            raise ThinkingError(f"{request.game} rests after failures")
        answer: Future[ThinkingAnswer] = asyncio.get_running_loop().create_future()
        job = _Job(replace(request, number=next(self._numbers)), who, slack, most, answer)
        if who in self._behind:
            self._behind[who].append(job)
        else:
            self._behind[who] = deque()
            self._enter(job)
        self._news.set()
        if len(self._works) < self._size and self.waiting > len(self._works):
            work = asyncio.create_task(self._work())
            self._works.add(work)
            work.add_done_callback(self._works.discard)
        return await self._pool.outside(answer)

    async def end(self) -> None:
        self._over = True
        for work in tuple(self._works):
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)
        while (job := self._next()) is not None:
            job.answer.set_exception(ThinkingError("the bot ends"))

    def _enter(self, job: _Job) -> None:
        heappush(self._queue, (time.monotonic() + job.slack, job.request.number, job))

    def _next(self) -> _Job | None:
        """The most urgent one that somebody still waits for."""
        while self._queue:
            _, _, job = heappop(self._queue)
            if behind := self._behind[job.who]:
                self._enter(behind.popleft())
            else:
                del self._behind[job.who]
            if not job.answer.done():
                return job
        return None

    async def _work(self) -> None:
        """Answer with one process, until nothing has been asked for a while."""
        process = _Process(self._module, self._pool, is_warm=self._idle is None)
        try:
            while True:
                if (job := self._next()) is not None:
                    await self._answer(process, job)
                    continue
                self._news.clear()
                async with asyncio.timeout(self._idle):
                    await self._pool.outside(self._news.wait())
        except TimeoutError:
            pass
        finally:
            await process.end()

    async def _answer(self, process: _Process, job: _Job) -> None:
        began, game = time.monotonic(), job.request.game
        self._busy += 1
        try:
            answer = await process.said(job)
        except (ThinkingError, OSError) as error:
            await process.end()
            self._note_failure(game, str(error))
            _fail(job, str(error))
        except asyncio.CancelledError:
            _fail(job, "the bot ends")
            raise
        else:
            if answer is None:
                await process.end()
                return
            if answer.failed:
                self._note_failure(game, answer.failed)
                _fail(job, answer.failed)
                return
            del self._in_row[game]
            self.answered += 1
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            self._busy -= 1
            self.seconds += time.monotonic() - began

    def _note_failure(self, game: str, why: str) -> None:
        self.failed += 1
        self._in_row[game] += 1
        _log.warning("the thinking process failed", game=game, why=why)
        if self._in_row[game] >= FAILURES:
            del self._in_row[game]
            self._rests[game] = time.monotonic() + REST


class _Process:
    """A process that is started when it is first asked, and again after its death."""

    def __init__(self, module: str, pool: Pool, *, is_warm: bool) -> None:
        self._module, self._pool, self._is_warm = module, pool, is_warm
        self._process: Process | None = None

    async def said(self, job: _Job) -> ThinkingAnswer | None:
        """The answer; None if nobody wants it any more: then the process must be ended. ThinkingError."""
        # One that ended while nobody asked costs no answer.
        if self._process is None or self._process.returncode is not None:
            self._process = await beside.started(self._module)
        work = asyncio.create_task(self._exchange(self._process, job.request))
        # A move is soon found: it is cheaper to let it be than to start the process again.
        ends = [work] if self._is_warm else [work, job.answer]
        try:
            async with asyncio.timeout(job.most):
                await self._pool.outside(asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED))
        except TimeoutError as error:
            raise ThinkingError("it hangs") from error
        finally:
            if not work.done():
                work.cancel()
        return work.result() if work.done() else None

    async def _exchange(self, process: Process, request: Thinking) -> ThinkingAnswer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(thinking.framed(request))
        try:
            data = await self._pool.outside(_message(process.stdout))
        except asyncio.IncompleteReadError as error:
            raise ThinkingError("it died") from error
        except ValueError as error:
            raise ThinkingError(f"it said what is no answer: {error}") from error
        try:
            said = msgspec.json.decode(data, type=ThinkingAnswer)
        except msgspec.DecodeError as error:
            raise ThinkingError(f"it said what is no answer: {data[:200]!r}") from error
        if said.number != request.number:
            raise ThinkingError("it answered what nobody had asked")
        return said

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await beside.ended(process)


async def _message(source: asyncio.StreamReader) -> bytes:
    head = await source.readexactly(thinking.HEAD)
    return await source.readexactly(thinking.length_of(head))


async def _awaited(said: Awaitable[T]) -> T:
    return await said


def _fail(job: _Job, why: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(ThinkingError(why))
