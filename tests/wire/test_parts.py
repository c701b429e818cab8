"""Several parts as processes of their own, on a Discord of several shards."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire import objects
from tests.wire.machines import SERVER, PartProcess, RedisServer
from tests.wire.shards import LargeWire

PARTS = 2


@pytest.fixture
async def redis() -> AsyncIterator[RedisServer]:
    if SERVER is None:
        pytest.skip("no redis-server here (Debian: apt-get install redis-server)")
    server = RedisServer()
    await server.open()
    yield server
    await server.kill()


@pytest.fixture
async def wire() -> AsyncIterator[LargeWire]:
    wire = LargeWire(shards=4, guilds=8)
    await wire.open()
    yield wire
    await wire.close()


@pytest.fixture
async def parts(
    wire: LargeWire, redis: RedisServer, tmp_path: Path
) -> AsyncIterator[list[PartProcess]]:
    made = [PartProcess(wire, tmp_path, part, PARTS, redis.url) for part in range(PARTS)]
    for one in made:
        await one.open(wait=False)
    for one in made:
        await one.ready()
    yield made
    for one in made:
        await one.close()


async def test_each_part_serves_its_own_servers(wire: LargeWire, parts: list[PartProcess]) -> None:
    assert sorted(one.shard for one in wire.sessions.values()) == [0, 1, 2, 3]
    assert wire.early == 0
    puts = [one for one in wire.requests if one.method == "PUT" and one.path.endswith("commands")]
    assert len(puts) == 1
    who = objects.member(objects.OWNER + 1, "Giulia")
    for number in range(4):
        asked = await wire.ask_in(number, 2, objects.command("play", game="acquire"), who)
        await asked.answered
    for part in parts:
        found = part.read("SELECT id, guild_id >> 22 FROM game_table")
        assert [guild % PARTS for _, guild in found] == [part.part] * 2
        # Numbers tell parts apart, and stay as short as they were.
        assert [number % PARTS for number, _ in found] == [part.part] * 2
        assert max(number for number, _ in found) <= 4


async def test_a_second_copy_is_refused_and_the_first_is_back_at_once_after_a_kill(
    wire: LargeWire, parts: list[PartProcess], redis: RedisServer, tmp_path: Path
) -> None:
    with pytest.raises(AssertionError, match="Another process serves part 1"):
        (tmp_path / "copy").mkdir()
        copy = PartProcess(wire, tmp_path / "copy", 1, PARTS, redis.url)
        shutil.copy(parts[1].database, copy.database)
        with copy.said.open("wb"):
            pass
        _set_free(copy)
        await copy.open()
    assert copy.process.returncode == 3
    await parts[1].kill()
    await parts[1].open()
    assert parts[1].process.returncode is None


def _set_free(part: PartProcess) -> None:
    """As an older copy has it: its lease has run out."""
    with sqlite3.connect(part.database) as link:
        link.execute("UPDATE lease SET beat = '2026-01-01T00:00:00.000000Z'")
    link.close()


async def test_a_part_starts_with_its_own_file_only(
    wire: LargeWire, parts: list[PartProcess], redis: RedisServer
) -> None:
    await parts[1].close()
    for settings, why in (
        ({"BORSA_PARTS": "3"}, "the settings say part 1 of 3"),
        (
            dict.fromkeys(("BORSA_PARTS", "BORSA_PART", "BORSA_SHARED", "BORSA_REQUESTS"), ""),
            "the database holds part 1 of 2 parts",
        ),
    ):
        before = dict(parts[1].environment)
        parts[1].environment.update(settings)
        with pytest.raises(AssertionError, match=why):
            await parts[1].open()
        assert parts[1].process.returncode == 2
        parts[1].environment = before
