"""Turns of log-ins: never two of a bucket within Discord's window, whatever becomes of the hub.

Time runs ten times as fast here: a window of 0.5 s.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from itertools import pairwise
from time import monotonic

import pytest

from bot.parts import hub, identify
from bot.parts.identify import Turns
from tests.bot.parts.conftest import Joined
from tests.wire.machines import RedisServer

WINDOW = 0.5


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "WINDOW": WINDOW,
        "FLOOR": 0.51,
        "MARGIN": 0.02,
        "WHOLE": 0.55,
        "EARLY": 0.03,
    }.items():
        monkeypatch.setattr(identify, name, value)
    for name, value in {"PATIENCE": 0.3, "REST": 0.05, "BACK": 0.1, "SETTLING": 0.3}.items():
        monkeypatch.setattr(hub, name, value)


class Shards:
    """Shards of several parts that log in, and when each did."""

    def __init__(self, join: Joined, parts: int = 4, buckets: int = 1) -> None:
        self.turns = [Turns(join(part, parts), buckets) for part in range(parts)]
        self.buckets = buckets
        self.times: dict[int, list[float]] = defaultdict(list)
        self.order: list[int] = []

    async def log_in(self, shard: int) -> None:
        await self.turns[shard % len(self.turns)].wait(shard)
        self.times[shard % self.buckets].append(monotonic())
        self.order.append(shard)

    async def all(self, shards: int) -> None:
        async with asyncio.timeout(60):
            await asyncio.gather(*(self.log_in(shard) for shard in range(shards)))

    @property
    def gap(self) -> float:
        return min(
            later - earlier for times in self.times.values() for earlier, later in pairwise(times)
        )


async def test_shards_of_all_parts_log_in_one_after_the_other(
    join: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ten times as long, so that their order does not depend on load.
    monkeypatch.setattr(identify, "IN_ORDER", 0.02)
    shards = Shards(join)
    began = monotonic()
    await shards.all(5)
    assert shards.gap >= WINDOW
    # As quickly as that allows, after one window in which the hub was new.
    assert monotonic() - began < 7 * (WINDOW + 0.15)
    assert shards.order == list(range(5))


async def test_buckets_do_not_wait_for_each_other(join: Joined) -> None:
    shards = Shards(join, buckets=4)
    began = monotonic()
    await shards.all(8)
    assert shards.gap >= WINDOW
    assert monotonic() - began < 4 * (WINDOW + 0.15)


async def test_without_a_hub_turns_go_by_the_clock(join: Joined, redis: RedisServer) -> None:
    await redis.kill()
    shards = Shards(join, parts=3)
    await shards.all(4)
    assert shards.gap >= WINDOW


@pytest.mark.parametrize("there_again", [0.1, 0.8])
async def test_a_hub_that_is_lost_in_between_makes_none_too_early(
    join: Joined, redis: RedisServer, there_again: float
) -> None:
    """Empty when it is back, at once or later."""
    shards = Shards(join)
    logging_in = asyncio.create_task(shards.all(5))
    await asyncio.sleep(1.3)
    await redis.kill()
    await asyncio.sleep(there_again)
    await redis.open()
    await logging_in
    assert shards.gap >= WINDOW


async def test_a_hub_that_hangs_in_between_makes_none_too_early(
    join: Joined, redis: RedisServer
) -> None:
    shards = Shards(join)
    logging_in = asyncio.create_task(shards.all(5))
    await asyncio.sleep(1.3)
    redis.hang()
    await asyncio.sleep(0.8)
    redis.resume()
    await logging_in
    assert shards.gap >= WINDOW


async def test_one_process_keeps_the_floor_whatever_the_hub_says(
    join: Joined, redis: RedisServer
) -> None:
    """Somebody empties it all the time."""
    hub = join()
    turns, times = Turns(hub), list[float]()
    for shard in range(4):
        await turns.wait(shard)
        times.append(monotonic())
        await hub.link.delete("borsa:turn:0")
        await hub.link.set("borsa:turns", 0)
    assert min(later - earlier for earlier, later in pairwise(times)) >= 0.51


async def test_the_log_ins_of_a_day_are_counted_over_all_parts(
    join: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identify, "MAX_LOGINS", 3)
    shards = Shards(join, buckets=4)
    await shards.all(3)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(shards.log_in(3), 0.3)
    assert sum(map(len, shards.times.values())) == 3


async def test_without_a_hub_each_part_counts_its_share_of_the_day(
    join: Joined, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identify, "MAX_LOGINS", 2)
    # A busy machine misses no turn of its own.
    monkeypatch.setattr(identify, "EARLY", 0.2)
    await redis.kill()
    shards = Shards(join, parts=2)
    await shards.log_in(0)
    with pytest.raises(TimeoutError):
        # Its next turn by the clock would come two turns later.
        await asyncio.wait_for(shards.log_in(2), 2.5 * identify.WHOLE)
