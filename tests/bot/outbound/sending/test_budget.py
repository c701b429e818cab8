"""The requests that leave: evenly, in their order, and later when Discord says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.outbound.sending.budget import AT_ONCE, Budget, Pacing
from tests.virtual_time import at_once


async def taken(budget: Budget, times: int) -> list[float]:
    """When each of so many askers was let through, from the first on."""
    granted, time = list[float](), asyncio.get_running_loop().time

    async def ask() -> None:
        await budget.take()
        granted.append(time())

    await asyncio.gather(*(ask() for _ in range(times)))
    return [one - granted[0] for one in granted]


def test_after_a_pause_a_few_pass_at_once_and_the_others_evenly() -> None:
    granted = at_once(taken(Budget(most=20), 12))
    later = [(number + 1) / 20 for number in range(12 - AT_ONCE)]
    assert granted == pytest.approx([0.0] * AT_ONCE + later)


def test_no_second_has_more_than_the_budget_and_the_few_at_its_beginning() -> None:
    granted = at_once(taken(Budget(most=40), 100))
    most = max(sum(one <= other < one + 0.999 for other in granted) for one in granted)
    assert most == 40 + AT_ONCE - 1
    assert granted[-1] == pytest.approx((100 - AT_ONCE) / 40)


def test_all_pass_in_the_order_of_asking() -> None:
    budget, passed = Budget(most=200), list[int]()

    async def ask(number: int) -> None:
        await budget.take()
        passed.append(number)

    async def all_ask() -> None:
        await asyncio.gather(*(ask(number) for number in range(20)))

    at_once(all_ask())
    assert passed == list(range(20))


def test_nobody_passes_before_a_refusal_is_over_even_who_waits_already() -> None:
    async def refused() -> float:
        budget, time = Budget(most=10), asyncio.get_running_loop().time
        began = time()
        await taken(budget, AT_ONCE)
        waiting = asyncio.create_task(budget.take())
        await asyncio.sleep(0.01)
        await budget.refused(0.4)
        await waiting
        return time() - began

    assert at_once(refused()) == pytest.approx(0.41)


class Counting(Budget):
    """A budget that says how often it was asked, and what it was told."""

    def __init__(self) -> None:
        super().__init__(most=1000)
        self.asked = 0
        self.told: list[float] = []

    async def take(self) -> None:
        self.asked += 1
        await super().take()

    async def refused(self, seconds: float) -> None:
        self.told.append(seconds)
        await super().refused(seconds)


class Refusing:
    """A Discord that answers each request with the next of its answers."""

    def __init__(self) -> None:
        self.answers: list[tuple[dict[str, str], Any]] = []

    async def open(self) -> None:
        app = web.Application()
        app.router.add_get("/", self._answer)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.at = f"http://127.0.0.1:{self.runner.addresses[0][1]}/"

    async def _answer(self, _: web.Request) -> web.Response:
        if not self.answers:
            return web.json_response({})
        headers, body = self.answers.pop(0)
        return web.json_response(body, status=429, headers=headers)


@pytest.fixture
async def discord() -> AsyncIterator[Refusing]:
    there = Refusing()
    await there.open()
    yield there
    await there.runner.cleanup()


async def sent(line: Counting, at: str, tries: int) -> list[int]:
    """The statuses of one request that is repeated, as discord.py does it."""
    pacing = Pacing(line)
    async with aiohttp.ClientSession(trace_configs=[pacing.trace]) as session:

        async def request(**__: object) -> list[int]:
            statuses = []
            for _ in range(tries):
                async with session.get(at) as response:
                    await response.text()
                    statuses.append(response.status)
            return statuses

        found: list[int] = await pacing.paced(request)()
        # What is sent beside it, such as the answer to a press, needs no place.
        async with session.get(at):
            pass
        return found


async def test_each_repetition_takes_a_place_of_its_own(discord: Refusing) -> None:
    line = Counting()
    assert await sent(line, discord.at, tries=3) == [200, 200, 200]
    assert line.asked == 3


async def test_a_global_refusal_moves_the_line_by_the_time_that_discord_names(
    discord: Refusing,
) -> None:
    line, everywhere = Counting(), {"X-RateLimit-Global": "true", "Retry-After": "1"}
    discord.answers = [(everywhere, {"retry_after": 0.25, "global": True}), (everywhere, [])]
    assert await sent(line, discord.at, tries=3) == [429, 429, 200]
    assert line.told == [0.25, 1.0]


async def test_a_refusal_of_one_route_moves_nothing(discord: Refusing) -> None:
    line = Counting()
    discord.answers = [({"X-RateLimit-Scope": "user"}, {"retry_after": 9})]
    assert await sent(line, discord.at, tries=2) == [429, 200]
    assert line.told == []
