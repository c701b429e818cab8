"""One process a part: the fence in the hub and the lease of the file as one."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.errors import HeldError, SetupError, StoreError
from bot.parts import command
from bot.parts import fence as fences
from bot.parts import owned as leases
from bot.process.host_settings import Paths
from bot.store import share
from bot.store.batch import anyway
from bot.store.restore import restore
from tests.bot.parts.conftest import Joined
from tests.bot.parts.fenced import Opened, Part, copied, dead, opened, soon
from tests.wire.machines import RedisServer

__all__ = ["opened", "soon"]  # fixtures


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not happened():  # noqa: ASYNC110  # a lease ends by a clock, which calls nobody
            await asyncio.sleep(0.02)


async def test_a_second_process_of_a_part_is_refused(join: Joined, opened: Opened) -> None:
    first = await Part(join, await opened("one.sqlite3"), "first").begin()
    with pytest.raises(HeldError, match="Another process serves part 1"):
        await Part(join, await opened("other.sqlite3"), "second").begin()
    # Nor one whose file says no less, and names one who is dead: another than holds the part.
    with pytest.raises(HeldError, match="Another process serves part 1"):
        await Part(join, first.store, "third").begin(dead())


async def test_who_takes_over_the_file_of_a_dead_one_has_the_part_at_once(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, gone = await opened("one.sqlite3"), dead()
    first = await Part(join, store, gone).begin()
    await first.stand_still()
    monkeypatch.setattr(leases, "LIFE", 20.0)
    asked = leases.elapsed()
    second = await Part(join, store, "second").begin(gone)
    assert leases.elapsed() - asked < leases.LIFE / 2
    assert second.fence.epoch == first.fence.epoch + 1


async def test_one_who_may_live_elsewhere_is_waited_for(join: Joined, opened: Opened) -> None:
    """That its file is here says nothing of its process: what it had was for a whole lease."""
    store = await opened("one.sqlite3")
    first = await Part(join, store, "elsewhere").begin()
    await first.stand_still()
    store.may = anyway
    second = await Part(join, store, "second").begin("elsewhere")
    assert not first.lease.left
    assert second.lease.left


async def test_a_copy_of_the_file_does_not_take_over_from_the_living(
    join: Joined, opened: Opened, tmp_path: Path
) -> None:
    """The copy names the holder, who has counted on since."""
    store, name = await opened("one.sqlite3"), dead()
    first = await Part(join, store, name).begin()
    await copied(store, tmp_path / "copy.sqlite3")
    await asyncio.sleep(3 * leases.BEAT)
    copy = await opened("copy.sqlite3")
    for _ in range(3):
        with pytest.raises(HeldError):
            await Part(join, copy, "second").begin(name)
    assert not first.lost


async def test_an_old_copy_is_refused_when_the_hub_comes_back_empty(
    join: Joined, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is started first; the living one, who comes a little later, is not evicted."""
    store, name = await opened("one.sqlite3"), dead()
    first = await Part(join, store, name).begin()
    await copied(store, tmp_path / "copy.sqlite3")
    await first.stand_still()
    # Whoever has no core for a moment is not late.
    monkeypatch.setattr(leases, "LIFE", 5.0)
    link = join(0).link
    await link.flushall()
    stale = asyncio.create_task(
        Part(join, await opened("copy.sqlite3"), "stale").begin(name),
    )
    while not await link.exists("borsa:mark:1"):  # noqa: ASYNC110  # the hub calls nobody
        await asyncio.sleep(0.01)
    first.wake()
    with pytest.raises(HeldError):
        await stale
    assert await first.serves()


async def test_an_old_copy_is_refused_when_nobody_serves_the_part(
    join: Joined, opened: Opened, tmp_path: Path
) -> None:
    """Also by a hub that was emptied: the other parts know. `restore` says that it is meant."""
    store = await opened("one.sqlite3")
    first = await Part(join, store, "first").begin()
    await copied(store, tmp_path / "copy.sqlite3")
    other = await Part(join, await opened("part2.sqlite3", 2), "other", 2).begin()
    await first.stand_still()
    await first.fence.leave()
    copy = await opened("copy.sqlite3")
    for emptied in (False, True):
        if emptied:
            await asyncio.sleep(3 * leases.BEAT)
            await join(0).link.flushall()
        with pytest.raises(SetupError, match=r"served with a newer file .* epoch 1.*restore"):
            await Part(join, copy, "second").begin()
    await copy.write(share.put_anew)
    third = await Part(join, copy, "third").begin()
    assert third.fence.epoch == 2
    assert not other.lost
    with pytest.raises(HeldError):
        await Part(join, store, "fourth").begin()


async def test_of_two_files_that_wait_the_older_one_is_refused(
    join: Joined, opened: Opened, tmp_path: Path
) -> None:
    """The copy came first, and no hub knows any more what was served after it was made."""
    store = await opened("one.sqlite3")
    first = await Part(join, store, "first").begin()
    await copied(store, tmp_path / "copy.sqlite3")
    await asyncio.sleep(2 * leases.BEAT)
    await first.stand_still()
    await join(0).link.flushall()
    old = Part(join, await opened("copy.sqlite3"), "old").begin("first")
    newer = Part(join, store, "second").begin("first")
    store.may = anyway
    with pytest.raises(SetupError, match="newer file"):
        await asyncio.gather(old, newer)


async def test_a_standby_takes_over_within_a_lease(
    join: Joined,
    opened: Opened,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Its machine is lost with what came since the last copy; when it is there again it is refused."""
    store = await opened("one.sqlite3")
    first = await Part(join, store, "first").begin()
    await store.settle()
    rounds: list[float] = []

    def slept(seconds: float) -> None:
        """First the folder is away, then it is there, then it is stopped."""
        rounds.append(seconds)
        if len(rounds) == 1:
            (tmp_path / "other").unlink()
        if len(rounds) == 3:
            raise KeyboardInterrupt

    (tmp_path / "other").write_text("in the way", "utf-8")
    monkeypatch.setattr("bot.parts.command.time.sleep", slept)
    asked = ["standby", str(tmp_path / "other"), "--every", "7"]
    settings = Paths(database=tmp_path / "one.sqlite3")
    assert await asyncio.to_thread(command.main, asked, settings) == 0
    assert rounds == [7.0] * 3
    failed, follows = capsys.readouterr().out.splitlines()
    assert "failed" in failed
    assert "follows" in follows
    await first.stand_still()
    began = leases.elapsed()
    copy, two = tmp_path / "other" / "one.sqlite3", tmp_path / "two.sqlite3"
    restore(copy, two, datetime.now(UTC), lambda link: ())
    second = await Part(join, await opened("two.sqlite3"), "second").begin("first")
    assert leases.elapsed() - began < 2 * leases.LIFE + 5
    assert second.fence.epoch == 2
    first.wake()
    await until(lambda: first.lost)
    assert not await first.serves()


async def test_facts_that_others_know_tell_an_old_file(join: Joined, opened: Opened) -> None:
    """When all were stopped and the hub is a new one, the files of the others are left; a wrong clock tells none."""
    other, ahead = await opened("part2.sqlite3", 2), int(time.time() + 86_400) * 1000
    known = f"INSERT INTO heard VALUES (1, 500), (3, {ahead})"
    await other.write(lambda link: link.execute(known))
    await Part(join, other, "other", 2).begin()
    with pytest.raises(SetupError, match="newer file"):
        await Part(join, await opened("one.sqlite3"), "old").begin()
    marks = [await join(0).link.hget(f"borsa:mark:{part}", "fact") for part in (1, 3)]
    assert marks == [b"500", None]


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"parts": 3}, "BORSA_PARTS is 3, and other parts that run now are parts of 4"),
        ({"requests": 90}, "BORSA_REQUESTS is 90, and that of other parts that run now is 45"),
    ],
)
async def test_a_part_with_other_settings_is_refused(
    join: Joined, opened: Opened, facts: dict[str, Any], why: str
) -> None:
    first = await Part(join, await opened("one.sqlite3"), "first").begin()
    wrong = Part(join, await opened("other.sqlite3", 2), "wrong", 2, **facts)
    with pytest.raises(SetupError, match=why):
        await wrong.begin()
    assert await fences.held(join(0)) == {1}
    # Those that were there first are not troubled, and once they have ended other settings are right.
    assert await first.serves()
    await first.stand_still()
    await first.fence.leave()
    await wrong.begin()


async def test_a_hub_that_is_emptied_leaves_each_part_to_who_serves_it(
    join: Joined, opened: Opened
) -> None:
    first = await Part(join, await opened("one.sqlite3"), "first").begin()
    await join(0).link.flushall()
    with pytest.raises(HeldError):
        await Part(join, await opened("other.sqlite3"), "second").begin()
    assert await first.serves()


async def test_a_part_that_has_ended_in_good_order_is_free(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened("one.sqlite3")
    first = await Part(join, store, "first").begin()
    await first.stand_still()
    await first.fence.leave()
    monkeypatch.setattr(leases, "LIFE", 20.0)
    asked = leases.elapsed()
    await Part(join, store, "second").begin()
    assert leases.elapsed() - asked < leases.LIFE / 2


async def test_who_has_lost_a_part_neither_leaves_nor_keeps_it(
    join: Joined, opened: Opened
) -> None:
    """Another has its key, or has had it since at the same epoch, in a hub that was emptied."""
    first = await Part(join, await opened("one.sqlite3"), "first").begin()
    await first.stand_still()
    link = first.hub.link
    await link.hset("borsa:part:1", "holder", "another")
    await first.fence.leave()
    assert await link.exists("borsa:part:1")
    await link.hset("borsa:mark:1", mapping={"holder": "another", "left": "0"})
    await first.fence.leave()
    assert await link.hget("borsa:mark:1", "left") == b"0"
    await link.delete("borsa:part:1")
    await first.fence._renew()
    assert first.lost
    assert not await first.serves()


def test_a_lease_counts_from_what_was_asked() -> None:
    """The hub counts from when it hears that, also while this machine sleeps; a late answer says nothing of the time
    since.
    """
    assert getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC) == leases._CLOCK
    lease = leases.Lease()
    lease.renewed(leases.elapsed() - leases.LIFE / 2)
    assert 0 < lease.left <= leases.LIFE / 2 - leases.MARGIN


async def test_one_who_sleeps_past_its_lease_writes_and_asks_nothing(
    join: Joined, opened: Opened, tmp_path: Path
) -> None:
    """It wakes with work in its hands; another process, which has followed its file, serves the part by then."""
    store = await opened("one.sqlite3")
    first = await Part(join, store, "first").begin()
    await first.stand_still()
    await copied(store, tmp_path / "copy.sqlite3")
    second = await Part(join, await opened("copy.sqlite3"), "second").begin("first")
    assert not await first.serves()
    with pytest.raises(StoreError, match="lease"):
        await store.write(lambda link: link.execute("UPDATE part SET last = 7"))
    assert await store.read(lambda link: link.execute("SELECT last FROM part").fetchone()) == (0,)
    first.wake()
    await until(lambda: first.lost)
    assert await second.serves()
    # It ends like any other, and the part is still served.
    await first.fence.leave()
    assert await fences.held(join(0)) == {1}
    with pytest.raises(aiohttp.ClientError):
        await first.lease.held()


async def test_one_who_slept_and_was_not_replaced_goes_on(join: Joined, opened: Opened) -> None:
    first = await Part(join, await opened("one.sqlite3"), "first").begin()
    await first.stand_still()
    await until(lambda: not first.lease.left)
    assert not await first.serves()
    first.wake()
    await first.lease.held()
    assert await first.serves()


async def test_a_batch_of_writes_is_saved_within_the_lease_or_not_at_all(
    join: Joined, opened: Opened
) -> None:
    store = await opened("one.sqlite3")
    first = await Part(join, store, "first").begin()
    await first.stand_still()

    def late(link: sqlite3.Connection) -> None:
        link.execute("UPDATE part SET confirmed = confirmed + 1")
        first.lease.lost = True

    done = await asyncio.gather(store.write(late), store.write(late), return_exceptions=True)
    assert [type(one) for one in done] == [StoreError] * 2
    told = await store.read(lambda link: link.execute("SELECT confirmed FROM part").fetchone())
    assert told == (0,)


@pytest.mark.parametrize(
    ("alone", "hangs", "goes_on"),
    [(None, False, True), (None, True, False), (False, False, False), (True, True, True)],
)
async def test_without_the_hub_only_those_go_on_whom_nobody_can_replace(
    join: Joined, opened: Opened, redis: RedisServer, alone: bool | None, hangs: bool, goes_on: bool
) -> None:
    """A dead hub on this machine is dead for all; one that does not answer may answer others."""
    first = await Part(join, await opened("one.sqlite3"), "first", alone=alone).begin()
    if hangs:
        redis.hang()
        first.hub._gone(TimeoutError())
    else:
        await redis.kill()
    await asyncio.sleep(2 * leases.LIFE)
    assert await first.serves() is goes_on
    if hangs:
        redis.resume()
    else:
        await redis.open()
    await first.lease.held()
    await asyncio.sleep(3 * leases.BEAT)
    assert await first.serves()
    assert not first.lost


async def test_a_crash_between_hub_and_file_costs_nothing(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, name = await opened("one.sqlite3"), dead()
    with monkeypatch.context() as patched:
        patched.setattr(fences, "_begin", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await Part(join, store, name).begin()
    await Part(join, store, "second").begin(name)


async def test_a_full_disk_takes_no_part_over(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it could not note it gives back: the part is free, and its file no older than before."""
    store = await opened("one.sqlite3")

    def full(*_: Any, **__: Any) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr(fences, "_begin", full)
        with pytest.raises(StoreError, match="disk is full"):
            await Part(join, store, "first").begin()
    second = await Part(join, store, "second").begin()
    assert second.fence.epoch == 1


async def test_a_key_without_signs_of_life_runs_out(join: Joined, opened: Opened) -> None:
    first = await Part(join, await opened("one.sqlite3"), "first").begin()
    await first.stand_still()
    assert await fences.held(first.hub) == {1}
    assert 0 < await first.hub.link.pttl("borsa:part:1") <= 600


@pytest.mark.parametrize(("by", "how"), [(90, "ahead of"), (-90, "behind"), (-90_000, "behind")])
async def test_a_clock_that_is_far_off_does_not_start(
    join: Joined, opened: Opened, monkeypatch: pytest.MonkeyPatch, by: int, how: str
) -> None:
    """One a day behind would number what it has told anew, and lower: nobody would take what comes then."""
    seconds = fences._seconds
    monkeypatch.setattr(fences, "_seconds", lambda link: seconds(link) + by)
    with pytest.raises(SetupError, match=rf"clock is \d+ s {how} the hub's"):
        await Part(join, await opened("one.sqlite3"), "first").begin()
