"""Stored orders of tables. Each is private to its seat."""

from __future__ import annotations

import sqlite3

from bot.store.columns import Columns
from bot.store.rows import OrderRow

COLUMNS = Columns("stored_order", OrderRow, order="content")
insert = COLUMNS.add
"""A new id is higher than all before."""

_SELECT = COLUMNS.select


def get(connection: sqlite3.Connection, order_id: int) -> OrderRow | None:
    return COLUMNS.one(connection.execute(f"{_SELECT} WHERE id = ?", (order_id,)))


def at(connection: sqlite3.Connection, table_id: int) -> tuple[OrderRow, ...]:
    """The orders of a table, the earliest first."""
    query = f"{_SELECT} WHERE table_id = ? ORDER BY id"
    return COLUMNS.readable(connection.execute(query, (table_id,)))


def remove(connection: sqlite3.Connection, order_id: int) -> None:
    connection.execute("DELETE FROM stored_order WHERE id = ?", (order_id,))


def clear(connection: sqlite3.Connection, table_id: int) -> None:
    """Remove all orders of a table whose game is over."""
    connection.execute("DELETE FROM stored_order WHERE table_id = ?", (table_id,))
