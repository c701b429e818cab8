"""Private news that could not be delivered, kept until its person opens their hand."""

from __future__ import annotations

import sqlite3

from bot.store.columns import Columns
from bot.store.rows import News, Undelivered

COLUMNS = Columns("undelivered", Undelivered)
_SELECT = COLUMNS.select


def keep(connection: sqlite3.Connection, news: News) -> None:
    """Keep the news for its person; kept twice, it is there once."""
    assert news.to is not None
    row = Undelivered(
        news_id=news.id, table_id=news.table_id, user_id=news.to, key=news.key, facts=news.facts
    )
    COLUMNS.put(connection, row)


def of(connection: sqlite3.Connection, table_id: int, user_id: int) -> tuple[Undelivered, ...]:
    """The news that wait for a person at a table, in order."""
    query = f"{_SELECT} WHERE user_id = ? AND table_id = ? ORDER BY news_id"
    return COLUMNS.readable(connection.execute(query, (user_id, table_id)))


def seen(connection: sqlite3.Connection, table_id: int, user_id: int) -> None:
    """Remove the news that the person has seen."""
    connection.execute(
        "DELETE FROM undelivered WHERE user_id = ? AND table_id = ?", (user_id, table_id)
    )
