"""Something small to write and read by key, where a test needs no more: a person's name."""

from __future__ import annotations

import sqlite3

from bot.store import people
from bot.store.rows import PersonRow


def put(connection: sqlite3.Connection, key: str, value: str) -> None:
    people.save(connection, PersonRow(user_id=_number(key), name=value))


def get(connection: sqlite3.Connection, key: str) -> str | None:
    return people.get(connection, _number(key)).name or None


def _number(key: str) -> int:
    return int.from_bytes(key.encode())
