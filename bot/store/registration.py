"""The commands last registered on Discord: one row."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple


class Registration(NamedTuple):
    """Hashes of what was registered, and of what Discord had after it: others may change the latter."""

    told: str
    held: str


def last(connection: sqlite3.Connection) -> Registration | None:
    record = connection.execute("SELECT told, held FROM registration").fetchone()
    return None if record is None else Registration(*record)


def put(connection: sqlite3.Connection, registration: Registration) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO registration (only, told, held) VALUES (1, ?, ?)", registration
    )
