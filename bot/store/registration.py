"""The commands that Discord was told last: one row."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple


class Registration(NamedTuple):
    """Hashes of what was told, and of what Discord then had: that may change behind our back."""

    told: str
    held: str


def last(connection: sqlite3.Connection) -> Registration | None:
    record = connection.execute("SELECT told, held FROM registration").fetchone()
    return None if record is None else Registration(*record)


def put(connection: sqlite3.Connection, registration: Registration) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO registration (only, told, held) VALUES (1, ?, ?)", registration
    )
