"""Several parts as processes of their own, on a Discord of several shards."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from redis.asyncio import Redis

from bot.parts.hub import bot_of
from tests.wire import objects, redirect
from tests.wire.machines import SERVER, PartProcess, RedisServer, free_port
from tests.wire.shards import WINDOW, LargeWire

PARTS = 2
KEYS = f"borsa:{bot_of('a-token')}:"

HASTE = 5
"""Log-ins wait so many times shorter for their turns, here and there."""
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]
together = partial(pytest_asyncio.fixture, scope="module", loop_scope="module")


@together
async def redis() -> AsyncIterator[RedisServer]:
    if SERVER is None:
        pytest.skip("no redis-server here (Debian: apt-get install redis-server)")
    server = RedisServer()
    await server.open()
    yield server
    await server.kill()


@together
async def wire() -> AsyncIterator[LargeWire]:
    wire = LargeWire(shards=4, guilds=8, window=WINDOW / HASTE)
    await wire.open()
    yield wire
    await wire.close()
    wire.check()


@together
async def started(
    wire: LargeWire, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[list[PartProcess]]:
    """For all tests here: to start them takes longer than most of what they do."""
    folder = tmp_path_factory.mktemp("parts")
    made = [part_of(wire, folder, part, redis) for part in range(PARTS)]
    for one in made:
        await one.open(wait=False)
    for one in made:
        await one.ready()
    yield made
    for one in made:
        await one.close()


def part_of(wire: LargeWire, folder: Path, part: int, redis: RedisServer) -> PartProcess:
    made = PartProcess(wire, folder, part, PARTS, redis.url, HEALTH_PORT=free_port())
    made.environment[redirect.HASTE] = str(HASTE)
    return made


@pytest_asyncio.fixture(loop_scope="module")
async def parts(started: list[PartProcess], redis: RedisServer) -> list[PartProcess]:
    """Those that the test before has ended are there again."""
    if not redis.runs:
        await redis.open()
    for one in started:
        if one.process.returncode is not None:
            await one.open()
    return started


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


async def test_a_second_copy_is_refused(
    wire: LargeWire, parts: list[PartProcess], redis: RedisServer, tmp_path: Path
) -> None:
    with pytest.raises(AssertionError, match="Another process serves part 1"):
        (tmp_path / "copy").mkdir()
        copy = part_of(wire, tmp_path / "copy", 1, redis)
        shutil.copy(parts[1].database, copy.database)
        with copy.said.open("wb"):
            pass
        _set_free(copy)
        await copy.open()
    assert copy.process.returncode == 3
    assert parts[1].process.returncode is None


def _set_free(part: PartProcess) -> None:
    """As an older copy has it: its lease has run out."""
    with sqlite3.connect(part.database) as link:
        link.execute("UPDATE lease SET beat = '2026-01-01T00:00:00.000000Z'")
    link.close()


async def answered(
    wire: LargeWire, number: int | None, command: str, user: int = 1, **options: Any
) -> tuple[str, float]:
    """The words of the answer, and the seconds until it came."""
    who = objects.member(objects.OWNER + user, "Giulia")
    asked = await wire.ask_in(number, 2, objects.command(command, **options), who)
    reply = await asyncio.wait_for(asked.answered, 20)
    return json.dumps(reply.body, ensure_ascii=False), reply.at - asked.sent


async def test_what_one_part_cannot_answer_another_does(
    wire: LargeWire, parts: list[PartProcess], redis: RedisServer
) -> None:
    for number in (0, 1):
        await answered(wire, number, "play", game="acquire")
    tables = [part.read("SELECT id FROM game_table")[0][0] for part in parts]
    # Direct messages reach part 0 only.
    for table in tables:
        said, _ = await answered(wire, None, "table info", table=table)
        assert f"Table {table}" in said or f"table {table}" in said, said
    said, _ = await answered(wire, None, "games")
    assert f"{tables[0]}" in said
    assert f"{tables[1]}" in said
    said, took = await answered(wire, None, "table info", table=987_654)
    assert "There’s no table 987654" in said
    assert took < 2.5
    # What somebody chooses in one server holds in all.
    await answered(wire, 1, "me vacation", days=3)
    await until(lambda: bool(parts[0].read("SELECT 1 FROM vacation")))
    for place in (0, 1, None):
        said, _ = await answered(wire, place, "leaderboard", everywhere=True, text=True)
        assert "broke" not in said
        assert "may be in a part" not in said
    shown = await shell(parts[0], "parts")
    assert [line.split()[0] for line in shown.splitlines()] == ["part", "0", "1"]
    assert "away" not in shown
    await _with_its_figures(parts[1])
    await _with_rubbish_in_the_hub(wire, parts, redis)
    await _with_every_command(wire, parts[1])
    await _with_one_away(wire, parts, redis, tables[1])


RUBBISH: tuple[Any, ...] = (
    *(b"\xff", "no JSON", "[]", "7", "null", "{}", {"what": "facts"}, {"from": 9, "what": "heard"}),
    {"from": 1, "to": None, "what": "facts", "origin": 1, "after": 0, "upto": 2**62, "rows": []},
    {"from": 0, "to": 1, "what": "facts", "origin": 0, "after": 0, "upto": 1, "rows": [[1]]},
    {"what": "results", "from": 1, "after": 0, "results": [[2**62, 1, {}]]},
    {"what": "results", "from": 1, "after": 0, "results": [[1, 1, {}]]},
    {"what": "confirmed", "from": 0, "heard": {"0": 2**62, "1": 2**62}},
    {"what": "hosted", "from": 5, "id": "x", "user": "nobody"},
    {"from": 1, "wanted": ["table", "x"], "at": "never", "data": {}},
)


async def _with_rubbish_in_the_hub(
    wire: LargeWire, parts: list[PartProcess], redis: RedisServer
) -> None:
    """Nothing of it counts, and what comes after it is heard as before; so too when the hub loses all."""
    link = Redis.from_url(redis.url)
    for told in RUBBISH:
        for channel in ("facts", "results", "asked", "handed"):
            data = json.dumps(told) if isinstance(told, dict) else told
            await link.publish(KEYS + channel, data)
    await link.flushall()
    await link.aclose()
    query = "SELECT count(*) FROM person WHERE language = 'it'"
    for number in (0, 1):
        await answered(wire, number, "me settings", user=5 + number, language="it")
    await until(lambda: [part.read(query) for part in parts] == [[(2,)], [(2,)]])
    for part in parts:
        said = part.log().decode()
        assert "a message in the hub is not JSON" in said
        assert "a message of another part was not understood" in said
        assert "days ahead: set the clock of the part" in said
        assert "never retrieved" not in said
    table = parts[1].read("SELECT max(id) FROM game_table")[0][0]
    said, _ = await answered(wire, None, "table info", table=table)
    assert f"able {table}" in said


async def _with_its_figures(part: PartProcess) -> None:
    """What a host watches of a part."""
    port = part.environment["BORSA_HEALTH_PORT"]
    async with aiohttp.request("GET", f"http://127.0.0.1:{port}/metrics") as reply:
        told = dict(
            line.rsplit(" ", 1) for line in (await reply.text()).splitlines() if line[0] != "#"
        )
    assert (told["borsa_hub_connected"], told["borsa_part_epoch"]) == ("1.0", "1.0")
    assert 0 < float(told["borsa_part_lease_seconds"]) < 60
    assert float(told["borsa_part_facts_behind"]) >= 0
    assert 0 < float(told["borsa_part_log_ins_left"]) < 900
    assert any(one.startswith("borsa_requests_total{") for one in told)


async def _with_one_away(
    wire: LargeWire, parts: list[PartProcess], redis: RedisServer, table: int
) -> None:
    """With a part away nobody is told that its tables are none."""
    await parts[1].kill()
    await redis_without(redis, 1)
    said, _ = await answered(wire, None, "table info", table=table)
    assert f"Table {table} may be in a part of Borsa that is away" in said
    said, _ = await answered(wire, None, "games")
    assert "One part of Borsa doesn’t answer" in said
    await parts[1].open()
    said, _ = await answered(wire, None, "table info", table=table)
    assert "may be in a part" not in said
    await redis.kill()
    said, _ = await answered(wire, None, "table info", table=table)
    assert "may be in a part" in said
    said, _ = await answered(wire, 1, "table info", table=table)
    assert "may be in a part" not in said


async def _with_every_command(wire: LargeWire, part: PartProcess) -> None:
    """About a running table of another part, from a direct message."""
    await answered(wire, 1, "play", game="acquire", computers=2)
    ((table,),) = part.read("SELECT max(id) FROM game_table")
    await answered(wire, 1, "table start", table=table)
    commands = list(about_tables())
    assert len(commands) > 20
    for command in commands:
        said, _ = await answered(wire, None, command, table=table)
        for wrong in ("There’s no table", "may be in a part", "broke", "doesn’t answer"):
            assert wrong not in said, (command, said)


def about_tables() -> Iterator[str]:
    """The commands that need nothing but a table's number; those that may end it last."""
    told = json.loads(Path("tests/architecture/payloads.json").read_text("utf-8"))
    found = [path for command in told for path in _leaves(command, command["name"])]
    games = ("greed", "impero", "owners", "shark")
    own = [one for one in found if one.split()[0] not in games]
    last = ("table leave", "table end", "setup exclude-game")
    yield from (one for one in own if one not in last)
    yield from last


def _leaves(command: dict[str, Any], path: str) -> Iterator[str]:
    options = command.get("options", [])
    below = [one for one in options if one["type"] in {1, 2}]
    for one in below:
        yield from _leaves(one, f"{path} {one['name']}")
    required = {one["name"] for one in options if one.get("required")}
    if not below and not required and any(one["name"] == "table" for one in options):
        yield path


async def until(happened: Callable[[], bool], patience: float = 20) -> None:
    async with asyncio.timeout(patience):
        while not happened():  # noqa: ASYNC110  # files of other processes call nobody
            await asyncio.sleep(0.02)


async def redis_without(redis: RedisServer, part: int) -> None:
    """A minute later: the key of a part that was killed has run out."""
    link = Redis.from_url(redis.url)
    await link.delete(f"{KEYS}part:{part}")
    await link.aclose()


async def shell(part: PartProcess, *command: str) -> str:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *command),
        env=part.environment,
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    return said.decode()
