"""What is read often must not read a hundred thousand rows."""

from __future__ import annotations

import sqlite3

from msgspec.structs import replace

from bot.store import outbox, tables
from bot.store.database import Database
from tests.bot.store.arrange import RUNNING


def test_tables_are_counted_as_they_come_change_and_go(connection: sqlite3.Connection) -> None:
    """Not at each look at the figures: there are those of all years."""
    counted = "SELECT stage, game, count(*) FROM game_table GROUP BY 1, 2 ORDER BY 1, 2"
    made = [
        tables.insert(connection, replace(RUNNING, game=game))
        for game in ("acquire", "acquire", "greed")
    ]
    row = tables.get(connection, made[0])
    assert row is not None
    tables.save(connection, replace(row, stage="over"))
    tables.delete(connection, made[1])
    assert tables.counts(connection) == (("over", "acquire", 1), ("running", "greed", 1))
    assert tables.counts(connection) == tuple(connection.execute(counted))


async def test_a_tables_news_are_found_by_an_index(database: Database) -> None:
    """Behind twenty thousand others: it is looked for at each table that is told."""
    statements: list[str] = []

    def planned(link: sqlite3.Connection) -> list[str]:
        link.set_trace_callback(statements.append)
        outbox.at(link, 7, 100)
        link.set_trace_callback(None)
        (query,) = statements
        return [step[3] for step in link.execute(f"EXPLAIN QUERY PLAN {query}")]

    plan = await database.read(planned)
    assert plan[0] == "SEARCH outbox USING INDEX outbox_table (table_id=?)"


async def test_what_a_person_has_opened_is_found_by_an_index(database: Database) -> None:
    """When they are forgotten: not every table is looked through for its host."""
    query = "EXPLAIN QUERY PLAN UPDATE game_table SET host_id = 0 WHERE host_id = 7"
    plan = await database.read(lambda link: link.execute(query).fetchall())
    assert [step[3] for step in plan] == [
        "SEARCH game_table USING INDEX game_table_host (host_id=?)"
    ]
