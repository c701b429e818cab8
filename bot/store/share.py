"""Which part of all servers a file holds. A file without a share holds all of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bot.about import COMMAND
from bot.errors import SetupError
from bot.store.columns import Columns

R = TypeVar("R", bound=msgspec.Struct)


class Share(NamedTuple):
    """Part `part` of `parts`, from 0 on."""

    part: int
    parts: int

    def owns(self, snowflake: int) -> bool:
        """Whether a server, or what belongs to a person and is done once, is this part's."""
        return (snowflake >> 22) % self.parts == self.part


ALL = Share(0, 1)

_UNKNOWN = 1000
"""Tables that may have begun since a backup was made."""


def everywhere(database: Path) -> Path:
    """The file beside part 0's in which the results of all parts are rated together."""
    return database.with_name(f"{database.stem}.everywhere{database.suffix}")


def of(connection: sqlite3.Connection) -> Share | None:
    """None: the file is not divided."""
    record = connection.execute("SELECT part, parts FROM part").fetchone()
    return None if record is None else Share(*record)


def check(connection: sqlite3.Connection, wanted: Share | None) -> None:
    """SetupError if the file holds another share than the settings say."""
    held = of(connection)
    if held == wanted:
        return
    if wanted is None:
        assert held is not None
        raise SetupError(
            f"Borsa cannot start: the database holds part {held.part} of {held.parts} parts;"
            f" set BORSA_PARTS and its siblings, or make one of all with `{COMMAND} join`."
        )
    if held is not None:
        raise SetupError(
            f"Borsa cannot start: the database holds part {held.part} of {held.parts} parts,"
            f" and the settings say part {wanted.part} of {wanted.parts}."
        )
    if wanted.parts > 1 and connection.execute("SELECT 1 FROM game_table").fetchone():
        raise SetupError(
            "Borsa cannot start: the database holds the tables of all servers; divide it with"
            f" `{COMMAND} split --parts {wanted.parts} FOLDER`, and give each part its file."
        )


def put(connection: sqlite3.Connection, share: Share) -> None:
    """Note in a file which share it holds, if it is not noted."""
    connection.execute(
        "INSERT OR IGNORE INTO part (only, part, parts, last, fenced, confirmed, shape)"
        " VALUES (1, ?, ?, 0, 0, 0, 0)",
        share,
    )


def put_anew(connection: sqlite3.Connection) -> None:
    """Note that the file knowingly takes the place of a newer one: what that one knew is lost."""
    connection.execute("UPDATE part SET fenced = -1")


def put_restored(connection: sqlite3.Connection, lost: int) -> None:
    """The same of a backup: no number of a table is given again that the lost file may have given, which
    had got as far as `lost`.
    """
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'part'").fetchone():
        return
    if (held := of(connection)) is not None:
        put_anew(connection)
        for table in ("game_table", "tournament"):
            # A file that never had one has no row for it.
            connection.execute(
                "INSERT INTO sqlite_sequence (name, seq) SELECT :name, 0"
                " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = :name)",
                {"name": table},
            )
            connection.execute(
                "UPDATE sqlite_sequence SET seq = max(seq, ?) + ? WHERE name = ?",
                (lost, _UNKNOWN * held.parts, table),
            )


def highest(path: Path) -> int:
    """The highest number that people name in a file; 0 if it cannot be read."""
    query = "SELECT max(seq) FROM sqlite_sequence WHERE name IN ('game_table', 'tournament')"
    with (
        suppress(sqlite3.Error),
        closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
        ) as connection,
    ):
        return int(connection.execute(query).fetchone()[0] or 0)
    return 0


def add(connection: sqlite3.Connection, columns: Columns[R], row: R) -> int:
    """Add a row whose number people name. In a part it is n with n % parts == part, above all before:
    so that the numbers of all parts differ, and stay short.
    """
    if (share := of(connection)) is None:
        return columns.add(connection, row)
    record = connection.execute(
        "SELECT seq FROM sqlite_sequence WHERE name = ?", (columns.table,)
    ).fetchone()
    above = 1 if record is None else int(record[0]) + 1
    number = above + (share.part - above) % share.parts
    columns.insert(connection, replace(row, id=number))
    return number
