"""One line of requests over all parts, whatever becomes of the hub."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from bot.parts import hub
from bot.parts import line as lines
from bot.parts.hub import Hub
from bot.parts.line import SharedLine
from tests.bot.parts.conftest import Joined, lasting
from tests.wire.machines import Proxy, RedisServer

PARTS, MOST, LIMIT = 4, 45, 50
"""Discord's limit is counted in any second, as the strictest reading has it."""


class Traffic:
    """Four parts that always have something to send."""

    def __init__(self, hubs: list[Hub]) -> None:
        self.hubs = hubs
        self.lines = [SharedLine(hub, MOST, lasting()) for hub in hubs]
        self.passed: list[float] = []

    async def run(self, seconds: float, busy: int = PARTS) -> None:
        """As many as may pass in these seconds, from the first `busy` parts."""
        until = monotonic() + seconds

        async def ask(line: SharedLine) -> None:
            while monotonic() < until:
                await line.take()
                self.passed.append(monotonic())

        await asyncio.gather(*(ask(line) for line in self.lines[:busy] for _ in range(4)))

    @property
    def busiest(self) -> int:
        """The most in any second."""
        return max(sum(one <= at < one + 1 for at in self.passed) for one in self.passed)

    @property
    def silence(self) -> float:
        """The longest time without any."""
        pairs = zip(self.passed, self.passed[1:], strict=False)
        return max(later - earlier for earlier, later in pairs)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hub that is back is used earlier. A second stays a second, since requests are counted in it."""
    monkeypatch.setattr(hub, "REST", 0.1)
    monkeypatch.setattr(hub, "SETTLING", 0.5)


@pytest.fixture
def traffic(join: Joined) -> Traffic:
    return Traffic([join(part) for part in range(PARTS)])


async def test_all_parts_together_stay_within_the_limit(traffic: Traffic) -> None:
    await traffic.run(2)
    assert traffic.busiest <= MOST + 3
    # A hub that is new gives no place in its first half second.
    assert len(traffic.passed) > 1.5 * MOST * 0.8
    assert sum(line.alone for line in traffic.lines) == 0


async def test_one_busy_part_may_send_what_the_others_do_not(traffic: Traffic) -> None:
    await traffic.run(1.5, busy=1)
    assert len(traffic.passed) > MOST * 0.8


async def test_a_hub_that_is_killed_stops_nobody_and_lets_nobody_too_fast(
    traffic: Traffic, redis: RedisServer
) -> None:
    running = asyncio.create_task(traffic.run(2.6))
    await asyncio.sleep(0.8)
    await redis.kill()
    await running
    assert traffic.busiest <= LIMIT
    assert traffic.silence < 1
    assert sum(line.alone for line in traffic.lines) > MOST / 2


async def test_a_hub_that_comes_back_empty_is_used_again_by_all_at_once(
    traffic: Traffic, redis: RedisServer
) -> None:
    running = asyncio.create_task(traffic.run(4.2))
    await asyncio.sleep(0.8)
    await redis.kill()
    await asyncio.sleep(0.5)
    before = sum(line.shared for line in traffic.lines)
    await redis.open()
    await running
    assert sum(line.shared for line in traffic.lines) > before + MOST / 2
    assert traffic.busiest <= LIMIT
    assert traffic.silence < 1


async def test_a_hub_that_hangs_costs_less_than_a_second_once(
    traffic: Traffic, redis: RedisServer
) -> None:
    running = asyncio.create_task(traffic.run(4))
    await asyncio.sleep(0.8)
    redis.hang()
    await asyncio.sleep(1)
    redis.resume()
    await running
    assert traffic.busiest <= LIMIT
    assert traffic.silence < 1


async def test_a_slow_hub_gives_places_in_time(
    join: Joined, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 1.0)
    proxy = Proxy(redis.port)
    await proxy.open()
    proxy.delay = 0.1
    traffic = Traffic([join(part, address=proxy.url) for part in range(PARTS)])
    await traffic.run(2.5)
    await proxy.close()
    assert traffic.busiest <= LIMIT
    assert len(traffic.passed) > 1.5 * MOST * 0.7


@pytest.mark.parametrize("why", ["slept", "back"])
async def test_nothing_leaves_at_once_after_a_sleep_or_an_absence(
    traffic: Traffic, why: str
) -> None:
    """Others have sent meanwhile, by the places after one's own or without the hub."""
    line = traffic.lines[0]
    if why == "slept":
        line._got = [monotonic() - 20 + 0.02 * one for one in range(9)]
        await traffic.run(0.2, busy=2)
        many = 2 + 0.25 * MOST
    else:
        await traffic.run(0.1, busy=1)
        await asyncio.sleep(0.2)
        traffic.passed.clear()
        line._hub.switched = monotonic() - lines.BREATH
        await line._next()
        began = monotonic()
        await asyncio.gather(*(line.take() for _ in range(3)))
        assert monotonic() - began > 2.5 / MOST
        many = 0.0
    assert len(traffic.passed) <= many


async def test_a_refusal_of_one_part_holds_all_of_them(traffic: Traffic) -> None:
    await traffic.run(0.3)
    told = monotonic()
    await traffic.lines[0].refused(0.8)
    await traffic.lines[3].take()
    await traffic.lines[0].take()
    assert monotonic() - told > 0.75


async def test_without_any_hub_each_part_takes_its_share(join: Joined, redis: RedisServer) -> None:
    await redis.kill()
    traffic = Traffic([join(part) for part in range(PARTS)])
    await traffic.run(2)
    assert traffic.busiest <= LIMIT
    assert len(traffic.passed) > MOST * 0.8
