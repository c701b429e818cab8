"""One line of requests over all parts, whatever becomes of the hub, in virtual time: a slow machine changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.parts import hub, line, owned
from bot.parts.hub import Hub
from bot.parts.line import SharedLine
from bot.store.share import Share
from tests.bench._processes import Link, Server, clock
from tests.bot.parts.conftest import lasting
from tests.virtual_time import at_once
from tests.wire.machines import SERVER, RedisServer

PARTS, MOST, LIMIT = 4, 45, 50
"""Discord's limit is counted in any second, as the strictest reading has it."""


class Near(Hub):
    """A part's hub."""

    cut = False

    def __init__(self, server: Server, part: int) -> None:
        super().__init__("redis://127.0.0.1:1/0", Share(part, PARTS))
        way: Any = self
        self.link = Link(server, way)
        self._resume = self.link.register_script(hub._RESUME)

    async def awake(self) -> None:
        """No process stands still here."""


class Traffic:
    """Four parts that always have something to send."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.lines = [SharedLine(Near(server, part), MOST, lasting()) for part in range(PARTS)]
        self.passed: list[float] = []

    async def run(self, seconds: float, busy: int = PARTS, each: int = 4) -> None:
        """As many as may pass in these seconds, from the first `busy` parts."""
        until = clock() + seconds

        async def ask(line: SharedLine) -> None:
            while clock() < until:
                await line.take()
                self.passed.append(clock())

        await asyncio.gather(*(ask(line) for line in self.lines[:busy] for _ in range(each)))

    @property
    def busiest(self) -> int:
        """The most in any second."""
        return max(sum(one <= at < one + 1 for at in self.passed) for one in self.passed)

    @property
    def silence(self) -> float:
        """The longest time without any."""
        pairs = zip(self.passed, self.passed[1:], strict=False)
        return max(later - earlier for earlier, later in pairs)

    @property
    def alone(self) -> int:
        return sum(line.alone for line in self.lines)


Run = Callable[[Callable[[Traffic], Coroutine[Any, Any, None]]], None]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    if SERVER is None:
        pytest.skip("no redis-server here (Debian: apt-get install redis-server)")
    redis = RedisServer()
    asyncio.run(redis.open())
    yield Server(redis.url)
    redis.process.kill()


@pytest.fixture
def run(server: Server, monkeypatch: pytest.MonkeyPatch) -> Run:
    virtual = SimpleNamespace(monotonic=clock)
    monkeypatch.setattr(hub, "time", virtual)
    monkeypatch.setattr(line, "time", virtual)
    monkeypatch.setattr(owned, "elapsed", clock)
    monkeypatch.setattr("tests.bot.parts.conftest.elapsed", clock)

    async def opened(work: Callable[[Traffic], Coroutine[Any, Any, None]]) -> None:
        server.empty()
        server.dead = server.hangs = False
        server.delay = 0.001
        traffic = Traffic(server)
        await work(traffic)
        for one in traffic.lines:
            await one._hub.close()

    return lambda work: at_once(opened(work))


def test_all_parts_together_stay_within_the_limit(run: Run) -> None:
    async def work(traffic: Traffic) -> None:
        await traffic.run(9)
        assert traffic.busiest <= MOST + 1
        # A hub that is new gives no place in its first half second.
        assert len(traffic.passed) >= 8.5 * MOST
        assert traffic.alone == 0

    run(work)


def test_one_busy_part_may_send_what_the_others_do_not(run: Run) -> None:
    async def work(traffic: Traffic) -> None:
        await traffic.run(1.5, busy=1)
        assert len(traffic.passed) >= MOST

    run(work)


def test_a_hub_that_is_killed_stops_nobody_and_lets_nobody_too_fast(run: Run) -> None:
    async def work(traffic: Traffic) -> None:
        running = asyncio.create_task(traffic.run(9))
        await asyncio.sleep(3)
        traffic.server.dead = True
        await running
        assert traffic.busiest <= LIMIT
        assert traffic.silence < 1
        assert traffic.alone > 5 * MOST

    run(work)


def test_a_hub_that_comes_back_empty_is_used_again_by_all_at_once(run: Run) -> None:
    async def work(traffic: Traffic) -> None:
        running = asyncio.create_task(traffic.run(9))
        await asyncio.sleep(3)
        traffic.server.dead = True
        await asyncio.sleep(3)
        traffic.server.empty()
        traffic.server.dead = False
        alone = traffic.alone
        await running
        assert traffic.alone < alone + 3 * MOST
        assert traffic.busiest <= LIMIT
        assert traffic.silence < 1

    run(work)


@pytest.mark.parametrize("dies", [False, True])
def test_a_hub_that_hangs_costs_less_than_a_second_once(run: Run, dies: bool) -> None:
    """Also if it dies of that, which gives each part an even share of all."""

    async def work(traffic: Traffic) -> None:
        running = asyncio.create_task(traffic.run(9))
        await asyncio.sleep(3)
        traffic.server.hangs = True
        await asyncio.sleep(3)
        traffic.server.hangs, traffic.server.dead = False, dies
        await running
        assert traffic.busiest <= MOST + 1
        assert traffic.silence < 1

    run(work)


@pytest.mark.parametrize(("each", "before"), [(1, 2), (2, 2), (4, 2), (4, 0)])
def test_a_slow_hub_gives_places_in_time_also_when_it_becomes_quick(
    run: Run, each: int, before: int
) -> None:
    """What leaves late while it is slow would leave together with what has its place after that."""

    async def work(traffic: Traffic) -> None:
        await traffic.run(before, each=each)
        traffic.server.delay = 0.3
        running = asyncio.create_task(traffic.run(9, each=each))
        await asyncio.sleep(1)
        traffic.passed.clear()
        await asyncio.sleep(3)
        assert len(traffic.passed) > 2.4 * min(MOST, PARTS * each / 0.35)
        traffic.server.delay = 0.001
        await running
        assert traffic.busiest <= MOST + 2
        assert traffic.alone == 0

    run(work)


@pytest.mark.parametrize("why", ["slept", "back"])
def test_nothing_leaves_at_once_after_a_sleep_or_an_absence(run: Run, why: str) -> None:
    """Others have sent meanwhile, by the places after one's own or without the hub."""

    async def work(traffic: Traffic) -> None:
        first = traffic.lines[0]
        if why == "slept":
            first._got = [clock() - 20 + 0.02 * one for one in range(9)]
            await traffic.run(0.2, busy=2)
            many = 2 + 0.25 * MOST
        else:
            await traffic.run(0.1, busy=1)
            await asyncio.sleep(0.2)
            traffic.passed.clear()
            first._hub.switched = clock() - line.BREATH
            await first._next()
            began = clock()
            await asyncio.gather(*(first.take() for _ in range(3)))
            assert clock() - began > 2.5 / MOST
            many = 0.0
        assert len(traffic.passed) <= many

    run(work)


def test_a_refusal_of_one_part_holds_all_of_them(run: Run) -> None:
    async def work(traffic: Traffic) -> None:
        await traffic.run(0.3)
        told = clock()
        await traffic.lines[0].refused(8)
        await traffic.lines[3].take()
        await traffic.lines[0].take()
        assert clock() - told > 7.9

    run(work)


def test_without_any_hub_each_part_takes_its_share(run: Run) -> None:
    async def work(traffic: Traffic) -> None:
        traffic.server.dead = True
        await traffic.run(9)
        assert traffic.busiest <= LIMIT
        assert len(traffic.passed) > 8 * MOST

    run(work)


def test_who_is_cut_off_takes_a_share_of_what_the_line_leaves_free(run: Run) -> None:
    """The others have the line meanwhile."""

    async def work(traffic: Traffic) -> None:
        for one in traffic.lines[:3]:
            one._hub.link._process.cut = True
        await traffic.run(20, busy=3)
        assert 3 * 15 <= len(traffic.passed) <= 3 * 25

    run(work)


def test_a_request_waits_for_the_lease_and_does_not_leave_without(run: Run) -> None:
    async def work(traffic: Traffic) -> None:
        one = traffic.lines[0]
        one._lease = lease = owned.Lease()
        with pytest.raises(aiohttp.ClientConnectionError):
            one.leaves()
        waiting = asyncio.create_task(one.take())
        await asyncio.sleep(5)
        assert one.shared + one.alone == 0
        lease.renewed(clock())
        await asyncio.wait_for(waiting, 1)
        one.leaves()
        lease.lost = True
        with pytest.raises(aiohttp.ClientConnectionError):
            await one.take()

    run(work)
