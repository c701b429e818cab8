"""The schema as the migrations make it, and what of a file differs from it: a trigger, a lost index."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache

from bot.store.migrate import made

Things = dict[tuple[str, str], str]
"""The SQL of what there is, by its kind and its name."""


def differences(connection: sqlite3.Connection) -> Iterator[str]:
    """What is not as in a new database of this version, in lines."""
    here, new = _things(connection), _new()
    for kind, name in sorted(here.keys() - new.keys()):
        yield f"the {kind} {name} does not belong here"
    for kind, name in sorted(new.keys() - here.keys()):
        yield f"the {kind} {name} is missing"
    for kind, name in sorted(here.keys() & new.keys()):
        if here[kind, name] != new[kind, name]:
            yield f"the {kind} {name} is another than it should be"


def _things(connection: sqlite3.Connection) -> Things:
    query = (
        "SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'"
    )
    return {(kind, name): sql for kind, name, sql in connection.execute(query)}


@cache
def _new() -> Things:
    with closing(made()) as connection:
        return _things(connection)
