"""Which part of all servers a file holds. A file without a share holds all of them."""

from __future__ import annotations

import sqlite3
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
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'part'").fetchone():
        connection.execute("UPDATE part SET fenced = -1")


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
