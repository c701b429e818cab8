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
from msgspec.structs import replace

from bot.engine.clock import Clock
from bot.process.doctor import examine
from bot.store import entries, lease, seats, tables
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.nouns import NOUNS
from tests.bot.damage import GARBAGE, PLAYED, Column, add, columns, has_a_form, spoil
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
        damaged = _damaged(link, bad)
        said = "\n".join(one.text for one in examine(link, world.now, world.games))
    unsaid = [str(one) for one, names in damaged if not any(name in said for name in names)]
    assert unsaid == []
    await world.open()
    await world.tables.recover(world.now - timedelta(minutes=5))
    assert good in {one.sight.table.id for one in await world.tables.errands(ANNA)}
    world.now = (await world.tables.sight(good)).table.alarms[0].due
    await world.store.write(partial(lease.take, me="me", now=world.now))
    await Clock(world.tables, "me").sweep()
    assert (await world.tables.sight(good)).table.alarms[0].banked
    await world.store.close()


def _damaged(link: sqlite3.Connection, table: int) -> list[tuple[Column, tuple[str, ...]]]:
    """Each column of each table is garbage in a row of its own. Those that have a form,
    and how the doctor may call the row.
    """
    found: list[tuple[Column, tuple[str, ...]]] = []
    # A file that is said to be a part numbers its tables otherwise: with garbage there it does not start.
    there = [one for one in columns(link) if one.table != "part"]
    for number, column in enumerate(there, 1000):
        own = [one.name for one in columns(link) if one.table == column.table]
        alone = "table_id" in own or column.table in PLAYED
        copy = _copied(link, table) if alone else table
        if column.table not in PLAYED:
            add(link, column.table, number, copy)
        key = "id" if column.table == "game_table" else "table_id"
        where = f"{key} = {copy}" if alone else "1"
        if spoil(link, column, where, GARBAGE[column.type][0]) and has_a_form(column):
            names = (f" of {column.table}:", f"table {copy} ", f"table {copy}:")
            found.append((column, names[1:] if column.table == "game_table" else names))
    return found


def _copied(link: sqlite3.Connection, table: int) -> int:
    row = tables.get(link, table)
    assert row is not None
    copy = tables.insert(link, row)
    for place in seats.at(link, table):
        seats.insert(link, replace(place, table_id=copy))
    for entry in entries.all(link, table):
        entries.append(link, replace(entry, table_id=copy))
    return copy
