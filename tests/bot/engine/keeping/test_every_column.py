"""Garbage in any column of any table: the start, the clock and all other tables go on, and the doctor says
where it is. The columns come from the schema itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.engine.clock import Clock
from bot.process.doctor import examine
from bot.store import lease
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.nouns import NOUNS
from tests.bot.damage import GARBAGE, PLAYED, add, columns, damaged, has_a_form, spoil
from tests.bot.engine.world import ANNA, BRUNO, CARLA, OPENED, World


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    path = tmp_path_factory.mktemp("schema") / "new.sqlite3"
    migrate(path, OPENED, path.parent)
    with closing(connect(path, "PRAGMA foreign_keys = OFF")) as connection:
        yield connection


def test_every_column_of_the_schema_has_a_reader(schema: sqlite3.Connection) -> None:
    read = {(noun.table, column) for noun in NOUNS for column in noun.columns}
    # The form of a board's turn before version 0.3; nothing reads it.
    there = {(one.table, one.name) for one in columns(schema)} - {("posted", "board_move")}
    assert there == read


def test_garbage_in_any_column_that_has_a_form_is_found_by_its_reader(
    schema: sqlite3.Connection,
) -> None:
    missed = []
    for column in (one for one in columns(schema) if one.table not in PLAYED):
        noun = next(one for one in NOUNS if one.table == column.table)
        schema.execute("BEGIN")
        add(schema, column.table, 5, 5)
        sound = list(noun.damages(schema))
        spoiled = spoil(schema, column, "1", GARBAGE[column.type][0])
        if sound or (has_a_form(column) and spoiled and not list(noun.damages(schema))):
            missed.append(f"{column}: {sound}")
        schema.execute("ROLLBACK")
    assert missed == []


async def test_all_of_it_at_once_holds_up_no_start_no_clock_and_no_list(tmp_path: Path) -> None:
    world = World(tmp_path / "bot.sqlite3")
    await world.open()
    await world.store.write(lambda link: lease.take(link, "me", world.now))
    bad = await world.begin("shark", ANNA, BRUNO)
    good = await world.begin("shark", ANNA, CARLA)
    await world.store.close()
    with closing(connect(world.path, "PRAGMA foreign_keys = OFF")) as link:
        spoiled = damaged(link, bad)
        said = "\n".join(one.text for one in examine(link, world.now, world.games))
    unsaid = [str(one) for one, names in spoiled if not any(name in said for name in names)]
    assert unsaid == []
    await world.open()
    await world.tables.recover(world.now - timedelta(minutes=5))
    assert good in {one.sight.table.id for one in await world.tables.errands(ANNA)}
    world.now = (await world.tables.sight(good)).table.alarms[0].due
    await world.store.write(partial(lease.take, me="me", now=world.now))
    await Clock(world.tables, "me").sweep()
    assert (await world.tables.sight(good)).table.alarms[0].banked
    await world.store.close()
