"""Figures for people who watch the bot must not read a hundred thousand tables."""

from __future__ import annotations

from functools import partial

from bot.store import tables
from bot.store.database import Database


async def test_tables_are_counted_from_an_index_alone(database: Database) -> None:
    query = "EXPLAIN QUERY PLAN SELECT stage, game, count(*) FROM game_table GROUP BY stage, game"
    plan = await database.read(lambda link: link.execute(query).fetchall())
    assert [step[3] for step in plan] == ["SCAN game_table USING COVERING INDEX game_table_stage"]
    assert await database.read(partial(tables.counts)) == ()
