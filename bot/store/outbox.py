"""News still to be told on Discord: saved with what caused them, removed once told."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta
from typing import NamedTuple

from msgspec.structs import replace

from bot.store.columns import Columns, text_of
from bot.store.rows import News
from games.core.words import Fact

CALL_EVERY = timedelta(hours=1)
"""The least time between two calls of a person about one topic."""

ASIDE = -1000
"""The tries of news that cannot be read."""

COLUMNS = Columns("outbox", News, to="recipient")
put = COLUMNS.add
_SELECT = COLUMNS.select


def pending(connection: sqlite3.Connection, now: datetime) -> tuple[News, ...]:
    """The news that may be told now, in the order in which it happened."""
    query = f"{_SELECT} WHERE not_before IS NULL OR not_before <= ? ORDER BY id"
    return COLUMNS.rows(connection.execute(query, (text_of(now),)))


class WaitingNews(NamedTuple):
    """A table with news."""

    table_id: int
    newest: int
    """The id of its newest news."""
    place_id: int
    """The thread or channel where it is told."""
    urgent: bool
    opens: bool = False
    """Whether the table has started and its place is still to be opened."""


def tables(connection: sqlite3.Connection, now: datetime) -> tuple[WaitingNews, ...]:
    """The tables whose oldest news may be told now, those for which somebody waits first."""
    query = (
        "SELECT outbox.table_id, newest, coalesce(place_id, channel_id), hurried,"
        " place_id IS NULL AND stage != 'lobby' FROM outbox JOIN"
        # The oldest decides: news of a table is told in order, so later ones wait for one that was
        # put off.
        " (SELECT min(id) AS oldest, max(id) AS newest, max(urgent) AS hurried"
        f" FROM outbox WHERE tries > {ASIDE} GROUP BY table_id)"
        " ON outbox.id = oldest JOIN game_table ON game_table.id = outbox.table_id"
        " WHERE not_before IS NULL OR not_before <= ? ORDER BY hurried DESC, outbox.id"
    )
    return tuple(map(WaitingNews._make, connection.execute(query, (text_of(now),))))


def at(connection: sqlite3.Connection, table_id: int, most: int) -> tuple[News, ...]:
    """A table's oldest news, in order; those for spectators come after all others."""
    query = f"{_SELECT} WHERE table_id = ? AND tries > {ASIDE} ORDER BY kind = 'watch', id LIMIT ?"
    return COLUMNS.rows(connection.execute(query, (table_id, most)))


def set_aside(connection: sqlite3.Connection) -> int:
    """Set aside what cannot be read, so that it holds up no other news; how many. Its row stays."""
    found = [
        record[0]
        for record in connection.execute(f"{_SELECT} WHERE tries > {ASIDE}").fetchall()
        if not COLUMNS.readable([record])
    ]
    connection.executemany(
        f"UPDATE outbox SET tries = {ASIDE} WHERE id = ?", [(one,) for one in found]
    )
    return len(found)


def newest(connection: sqlite3.Connection) -> int:
    """The id of the newest news ever, told or not; 0 if there was none."""
    # The counter, not the rows: those told before the start are gone already.
    query = "SELECT seq FROM sqlite_sequence WHERE name = 'outbox'"
    record = connection.execute(query).fetchone()
    return int(record[0]) if record else 0


def done(connection: sqlite3.Connection, news_id: int) -> None:
    """Remove news that was told or given up."""
    connection.execute("DELETE FROM outbox WHERE id = ?", (news_id,))


def retry(connection: sqlite3.Connection, news_id: int, not_before: datetime) -> None:
    """Note a failure: the news is tried again, but not before that time."""
    connection.execute(
        "UPDATE outbox SET tries = tries + 1, not_before = ? WHERE id = ?",
        (text_of(not_before), news_id),
    )


def unheard(connection: sqlite3.Connection, table_id: int, key: str) -> tuple[News, ...]:
    """The news of that key which nobody has been told yet."""
    query = f"{_SELECT} WHERE table_id = ? AND key = ? ORDER BY id"
    return COLUMNS.readable(connection.execute(query, (table_id, key)))


def change(connection: sqlite3.Connection, news: News, **facts: Fact) -> None:
    """Let it be told with other facts."""
    COLUMNS.update(connection, replace(news, facts={**news.facts, **facts}))


def hurry(connection: sqlite3.Connection) -> None:
    """Let all that was put off be tried at once: Discord answers again."""
    connection.execute("UPDATE outbox SET not_before = NULL WHERE not_before IS NOT NULL")


def count(connection: sqlite3.Connection, tries: int = 0) -> int:
    """How many news have failed at least that many times."""
    query = f"SELECT count(*) FROM outbox WHERE tries >= max(?, {ASIDE + 1})"
    number: int = connection.execute(query, (tries,)).fetchone()[0]
    return number


def may_call(
    connection: sqlite3.Connection, table_id: int, user_id: int, topic: str, now: datetime
) -> bool:
    """Whether the person may be called about the topic now; if so, the call is noted."""
    # Old calls go with each new one, so the table never grows beyond an hour's calls.
    connection.execute("DELETE FROM called WHERE at <= ?", (text_of(now - CALL_EVERY),))
    added = connection.execute(
        "INSERT OR IGNORE INTO called (table_id, user_id, topic, at) VALUES (?, ?, ?, ?)",
        (table_id, user_id, topic, text_of(now)),
    )
    return added.rowcount == 1
