"""Records of finished games become compact, and nobody notices but the disk."""

from __future__ import annotations

import multiprocessing
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.engine.clock import Clock
from bot.engine.keeping import compacting
from bot.engine.keeping.compacting import AGE
from bot.errors import HouseError
from bot.process.doctor import examine
from bot.store import compact, entries, tables
from bot.store.columns import compressed
from bot.store.database import connect
from bot.store.migrate import migrate
from games.core.chance import Chance
from tests.bot.deaths import killer
from tests.bot.engine.world import ALL, ANNA, BRUNO, OPENED, World
from tests.bot.store.arrange import NOON, RUNNING, entry


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "bot.sqlite3")
    await world.open()
    yield world
    await world.store.close()


async def finished(world: World, game: str, seed: int = 31) -> int:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    await world.play(table, Chance("people", seed))
    await world.heard()
    return table


async def seen(world: World, table: int) -> list[Any]:
    """All that can be read of a table that is over."""
    look = world.tables
    look.repository.forget(table)
    sight = await look.sight(table, ANNA)
    whole = [await look.export(table), await look.scenes(table), sight.view, sight.outcome]
    logs = [await look.log(table, user, after) for user in (None, ANNA) for after in (-1, 5)]
    return [*whole, *logs]


async def loose(world: World, table: int) -> int:
    query = "SELECT count(*) FROM entry WHERE table_id = ?"
    found = await world.store.read(lambda link: link.execute(query, (table,)).fetchone())
    return int(found[0])


@pytest.mark.parametrize("game", ALL)
async def test_a_compact_record_reads_as_before(world: World, game: str) -> None:
    table = await finished(world, game)
    before, size = await seen(world, table), await loose(world, table)
    counted = await world.store.read(entries.count)
    assert await compacting.run(world.tables.repository) == 0, "it ended a moment ago"
    world.now += AGE
    assert await compacting.run(world.tables.repository) == 1
    assert await loose(world, table) == 0
    assert size
    assert await seen(world, table) == before
    assert await world.store.read(entries.count) == counted
    assert await compacting.run(world.tables.repository) == 0


async def test_what_no_replay_tells_again_is_kept(world: World) -> None:
    table = await finished(world, "shark")
    mended = "UPDATE entry SET events = x'5B5D' WHERE table_id = ? AND number = 2"
    await world.store.write(lambda link: link.execute(mended, (table,)))
    before = await seen(world, table)
    world.now += AGE
    assert await compacting.run(world.tables.repository) == 1
    assert await seen(world, table) == before


@pytest.mark.parametrize("raised", ["before", "after"])
@pytest.mark.parametrize("game", ALL)
async def test_events_are_told_still_when_the_rules_have_changed(
    world: World, game: str, raised: str
) -> None:
    """Later rules could not make them again, whether they came before or after the record became compact."""
    table = await finished(world, game)
    logs = [await world.tables.log(table, user) for user in (None, ANNA)]
    record = await world.tables.export(table)
    world.now += AGE
    if raised == "after":
        assert await compacting.run(world.tables.repository) == 1
    world.change_rules(game, version=ALL[game].version + 1)
    await world.restart()
    if raised == "before":
        assert await compacting.run(world.tables.repository) == 1
    assert await loose(world, table) == 0
    assert [await world.tables.log(table, user) for user in (None, ANNA)] == logs
    assert await world.tables.export(table) == record


async def test_a_record_of_a_game_that_has_left_the_shelf_becomes_compact(world: World) -> None:
    gone = await finished(world, "greed")
    rows = await world.store.read(partial(entries.all, table_id=gone))
    del world.games["greed"]
    await world.restart()
    world.now += AGE
    assert await compacting.run(world.tables.repository) == 1
    assert await world.store.read(partial(entries.all, table_id=gone)) == rows


async def test_of_the_first_compact_records_a_replay_by_the_rules_of_then_tells_the_events(
    world: World,
) -> None:
    table = await finished(world, "shark")
    before = await seen(world, table)
    rows = await world.store.read(partial(entries.all, table_id=table))
    content = compact.packed([replace(row, events=b"") for row in rows])
    row = await world.store.read(partial(tables.get, table_id=table))
    assert row is not None
    put = partial(compact.put, number=len(rows), content=content, state=row.state)
    await world.store.write(partial(put, table_id=table))
    assert await seen(world, table) == before
    world.change_rules("shark", version=ALL["shark"].version + 1)
    await world.restart()
    with pytest.raises(HouseError, match="other-version"):
        await world.tables.log(table, ANNA)
    assert await world.tables.export(table)


async def test_a_record_that_is_being_used_stays_as_it_is(world: World) -> None:
    running = await world.begin("shark", ANNA, BRUNO)
    directed = await world.begin("shark", ANNA, BRUNO)
    await world.tables.call(directed, ANNA, "end", admin=True)
    closed = "UPDATE game_table SET directed = 1 WHERE id = ?"
    await world.store.write(lambda link: link.execute(closed, (directed,)))
    world.now += 2 * AGE
    assert await compacting.run(world.tables.repository) == 0
    assert await loose(world, running)
    assert await loose(world, directed)


async def test_one_that_is_damaged_is_named_and_the_others_go_on(
    world: World,
) -> None:
    torn, bad, good = [await finished(world, "shark", seed) for seed in (1, 2, 3)]
    hole = "UPDATE entry SET at = 'noon' WHERE table_id = ? AND number = 3"
    await world.store.write(lambda link: link.execute(hole, (torn,)))
    world.now += AGE
    clock = Clock(world.tables, "me")
    with capture_logs() as logs:
        await clock.make_compact()
        await clock.make_compact()
    assert [one["count"] for one in logs if "count" in one] == [2]
    assert [one["table"] for one in logs if "does not become" in one["event"]] == [torn]
    assert await loose(world, torn)
    spoilt = (
        "UPDATE compact_record SET content ="
        " CAST(substr(content, 1, 200) || x'00' || substr(content, 202) AS BLOB)"
        " WHERE table_id = ?"
    )
    await world.store.write(lambda link: link.execute(spoilt, (bad,)))
    world.tables.repository.forget(bad)
    with pytest.raises(HouseError, match="table-damaged"):
        await world.tables.export(bad)
    assert await world.tables.export(good)
    with closing(connect(world.path)) as link:
        said = [one.text for one in examine(link, world.now, world.games) if one.wrong]
    assert any(f"row {bad} of compact_record" in line for line in said)


async def test_a_disk_that_fills_in_the_midst_costs_no_record(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is in one form or the other, and they go on when there is room again."""
    found = [await finished(world, "shark", seed) for seed in (1, 2, 3)]
    before = [await seen(world, table) for table in found]
    world.now += AGE
    clock = Clock(world.tables, "me")
    put, asked = compact.put, list[int]()

    def filling(link: sqlite3.Connection, table_id: int, **record: Any) -> None:
        put(link, table_id, **record)
        asked.append(table_id)
        if len(asked) == 2:
            _pragma(link, "max_page_count = 1")
            link.execute("CREATE TABLE more AS SELECT zeroblob(16000000)")

    monkeypatch.setattr(compact, "put", filling)
    with capture_logs() as logs:
        await clock.make_compact()
    assert [one["event"] for one in logs] == ["records not made compact"]
    assert [await seen(world, table) for table in found] == before
    assert [bool(await loose(world, table)) for table in found] == [False, True, True]
    await world.store.write(partial(_pragma, pragma="max_page_count = 1000000"))
    await clock.make_compact()
    assert not any([await loose(world, table) for table in found])
    assert [await seen(world, table) for table in found] == before


def _pragma(link: sqlite3.Connection, pragma: str) -> None:
    link.execute(f"PRAGMA {pragma}").fetchall()


ROWS = 12


def _over(path: Path) -> bytes:
    migrate(path, OPENED)
    with closing(connect(path)) as link:
        table = tables.insert(link, RUNNING)
        for number in range(ROWS):
            entries.append(link, entry(table, number))
        over = "UPDATE game_table SET stage = 'over', ended = ?, number = ?"
        link.execute(over, (NOON.isoformat(), ROWS - 1))
        return compact.packed(entries.all(link, table))


def _put(path: Path, content: bytes, arm: Callable[[sqlite3.Connection], None]) -> None:
    with closing(connect(path)) as link:
        arm(link)
        link.execute("BEGIN IMMEDIATE")
        compact.put(link, 1, ROWS, content, compressed(b'"state"'))
        link.execute("COMMIT")
        link.execute("PRAGMA wal_checkpoint")


def _killed(path: Path, content: bytes, fatal: int) -> None:
    step = killer(fatal)

    _put(path, content, lambda link: link.set_progress_handler(step, 1))


async def test_what_becomes_free_is_given_back_in_portions(world: World) -> None:
    def fill(link: sqlite3.Connection) -> None:
        link.execute("CREATE TABLE more (content BLOB)")
        link.execute("INSERT INTO more VALUES (zeroblob(16000000))")
        link.execute("DROP TABLE more")

    await world.store.write(fill)
    await compacting.run(world.tables.repository)
    (free,) = await world.store.read(lambda link: link.execute("PRAGMA freelist_count").fetchone())
    assert compact.SPARE <= free < compact.SPARE + compact.PAGES


@pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")
def test_killed_at_any_step_the_record_is_whole_in_one_form_or_the_other(tmp_path: Path) -> None:
    path, fork = tmp_path / "bot.sqlite3", multiprocessing.get_context("fork")
    content = _over(path)
    with closing(connect(path)) as link:
        whole = entries.all(link, 1)
    for fatal in range(1, 4000, 7):
        child = fork.Process(target=_killed, args=(path, content, fatal))
        child.start()
        child.join()
        with closing(connect(path)) as link:
            assert entries.all(link, 1) == whole
            forms = [
                link.execute(query).fetchone()[0]
                for query in ("SELECT count(*) FROM entry", "SELECT count(*) FROM compact_record")
            ]
        assert forms in ([ROWS, 0], [0, 1])
        if child.exitcode == 0:
            break
    assert forms == [0, 1]
    assert fatal > 100
