"""The outbox, table by table."""

from __future__ import annotations

import sqlite3

from bot.store import outbox, tables
from bot.store.rows import News
from tests.bot.store.arrange import MINUTE, NOON, RUNNING


def put(connection: sqlite3.Connection, table_id: int) -> int:
    return outbox.put(connection, News(table_id=table_id, kind="board"))


def test_a_tables_later_news_waits_for_its_oldest(connection: sqlite3.Connection) -> None:
    first, second = (tables.insert(connection, RUNNING) for _ in range(2))
    oldest = put(connection, first)
    newest = put(connection, first)
    other = put(connection, second)
    outbox.retry(connection, oldest, NOON + MINUTE)
    place = RUNNING.place_id or RUNNING.channel_id
    theirs = outbox.WaitingNews(second, other, place, urgent=False)
    assert outbox.tables(connection, NOON) == (theirs,)
    ours = outbox.WaitingNews(first, newest, place, urgent=False)
    assert outbox.tables(connection, NOON + MINUTE) == (ours, theirs)


def test_a_table_for_which_somebody_waits_comes_first(connection: sqlite3.Connection) -> None:
    first, second = (tables.insert(connection, RUNNING) for _ in range(2))
    put(connection, first)
    outbox.put(connection, News(table_id=second, kind="board", urgent=True))
    put(connection, second)
    found = outbox.tables(connection, NOON)
    assert [(one.table_id, one.urgent) for one in found] == [(second, True), (first, False)]


def test_a_tables_news_comes_in_order_and_no_other_tables(connection: sqlite3.Connection) -> None:
    first, second = (tables.insert(connection, RUNNING) for _ in range(2))
    ours = [put(connection, first) for _ in range(3)]
    put(connection, second)
    assert [news.id for news in outbox.at(connection, first, 2)] == ours[:2]


def test_the_newest_number_is_known_also_when_all_is_told(connection: sqlite3.Connection) -> None:
    assert outbox.newest(connection) == 0
    number = put(connection, tables.insert(connection, RUNNING))
    outbox.done(connection, number)
    assert outbox.newest(connection) == number
