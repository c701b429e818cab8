"""Every table of the database by what becomes of its rows when servers are divided among files.

A migration that makes a table names it here, in `HOMES`: a test holds both together.
"""

from __future__ import annotations

import sqlite3
from typing import Literal

Home = Literal["server", "table", "tournament", "result", "person", "home", "rating", "own"]
"""Where rows belong:

* `server`: it has a column guild_id, and its rows go with the server.
* `table`, `tournament`, `result`: its rows go with that row, by table_id, tournament_id, number.
* `person`: all parts have them all, and tell each other of changes (`bot.parts.fact_kinds.KINDS`).
* `home`: part 0 has those of before, and when parts are joined they are added up (`COUNTS`).
* `rating`: worked out again in each file from the results that it holds.
* `own`: about the file itself; a new file begins without, but for its part, its secret and its counts.
"""

HOMES: dict[str, Home] = {
    "anchor": "rating",
    "avoided": "person",
    "ballot": "table",
    "called": "table",
    "coached": "person",
    "compact_record": "table",
    "digest": "person",
    "draft": "table",
    "entry": "table",
    "explained": "person",
    "fact": "own",
    "follow": "own",
    "forgetting": "own",
    "former_player": "table",
    "game_table": "server",
    "guild": "server",
    "heard": "own",
    "incarnation": "own",
    "kept_apart": "server",
    "lease": "own",
    "lesson": "person",
    "lesson_count": "home",
    "notebook": "table",
    "notice": "table",
    "outbox": "table",
    "outdated_notice": "table",
    "part": "own",
    "person": "person",
    "posted": "table",
    "rating": "rating",
    "rating_due": "own",
    "registration": "own",
    "reliability": "home",
    "rematch": "table",
    "result": "server",
    "result_seat": "result",
    "review": "table",
    "review_wanted": "table",
    "seat": "table",
    "secret": "own",
    "standing": "table",
    "stored_order": "table",
    "table_count": "own",
    "table_notices": "table",
    "tournament": "server",
    "tournament_director": "tournament",
    "tournament_entry": "tournament",
    "tournament_player": "tournament",
    "tournament_table": "tournament",
    "tournament_task": "tournament",
    "undelivered": "table",
    "vacation": "person",
    "warned": "server",
    "watch": "table",
}

KEYS = {
    "table": ("table_id", "game_table", "id"),
    "tournament": ("tournament_id", "tournament", "id"),
    "result": ("number", "result", "number"),
}
"""By kind: the column, and the row with which a row goes."""

COUNTS = {
    "lesson_count": (("game", "scene", "did"), ("times",)),
    "reliability": (("user_id",), ("asked", "answered")),
}
"""Tables at home: by what rows are told apart, and what is added up."""

NAMED = ("game_table", "tournament")
"""Tables with numbers that people name: those of all parts differ and stay short."""

RANGE = 10**12
"""Numbers that a part has for itself in each other table that SQLite numbers."""


def tables(connection: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return sorted(record[0] for record in connection.execute(query))


def unnamed(connection: sqlite3.Connection) -> list[str]:
    """Tables of the file that nobody has given a home."""
    return [name for name in tables(connection) if name not in HOMES]


def begin_range(connection: sqlite3.Connection, part: int, parts: int) -> None:
    """Let new rows of a part have numbers that no other part gives, so that parts can be joined.

    Ranges are counted from the highest of before, which all files of one division have in common.
    """
    highest = connection.execute("SELECT max(seq) FROM sqlite_sequence").fetchone()[0] or 0
    start = ((highest // RANGE // parts + 1) * parts + part) * RANGE
    numbered = [
        name for name in tables(connection) if name not in NAMED and _is_numbered(connection, name)
    ]
    for name in numbered:
        connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, start))


def _is_numbered(connection: sqlite3.Connection, table: str) -> bool:
    query = "SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?"
    return "AUTOINCREMENT" in connection.execute(query, (table,)).fetchone()[0]
