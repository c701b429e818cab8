"""Private news that could not be delivered: kept until its person looks at his hand."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store import notes
from bot.store.rows import News


def keep(link: sqlite3.Connection, news: News) -> None:
    """Keep it with what waits already; keeping it twice keeps it once."""
    assert news.to is not None
    waiting = [one for one in kept(link, news.table_id, news.to) if one.id != news.id]
    key = _key(news.table_id, news.to)
    notes.put(link, key, msgspec.json.encode([*waiting, news]).decode())


def kept(link: sqlite3.Connection, table_id: int, user_id: int) -> list[News]:
    """What waits for a person at a table, in order."""
    return msgspec.json.decode(notes.get(link, _key(table_id, user_id)) or "[]", type=list[News])


def heard(link: sqlite3.Connection, table_id: int, user_id: int) -> None:
    """He has seen it."""
    notes.remove(link, _key(table_id, user_id))


def _key(table_id: int, user_id: int) -> str:
    return f"kept:{table_id}:{user_id}"
