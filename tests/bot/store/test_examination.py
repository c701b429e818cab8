"""The doctor says how far it is, goes on where it was stopped, or looks for a minute."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.process import examination, maintenance
from bot.store import seats, tables
from bot.store.columns import Columns
from bot.store.database import connect
from bot.store.migrate import migrate
from tests.bot.store.arrange import GIULIA, HOUR, NOON, RUNNING, play, seat
from tests.bot.store.test_maintenance import Places


@pytest.fixture
def filled(path: Path) -> Places:
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        table_id = tables.insert(connection, RUNNING)
        seats.insert(connection, seat(table_id, 0, GIULIA))
        play(connection, table_id)
    return Places(path, path.parent / "copies")


def test_an_examination_that_is_stopped_goes_on_from_there(
    filled: Places, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says how far it is; what it had found is said again, and the file beside the database goes."""
    with closing(connect(filled.database)) as connection:
        connection.execute("UPDATE outbox SET facts = x'7B'")
        connection.execute("UPDATE seat SET offered = 'soon'")
    looked = list[str]()
    damages = Columns.damages

    def stopped(noun: Columns[Any], connection: sqlite3.Connection) -> Iterator[str]:
        looked.append(noun.table)
        if noun.table == "seat" and looked.count("seat") == 1:
            raise KeyboardInterrupt
        return damages(noun, connection)

    monkeypatch.setattr(Columns, "damages", stopped)
    assert maintenance.main(["doctor"], filled, NOON) == 1
    said = capsys.readouterr()
    assert "Stopped: the same command goes on from here." in said.out
    assert re.search(r"^\d+/\d+ rows of seat$", said.err, re.MULTILINE)
    assert maintenance.main(["doctor"], filled, NOON + HOUR) == 1
    said = capsys.readouterr()
    assert "goes on where it was stopped" in said.out
    assert all(f"of {table}:" in said.out for table in ("outbox", "seat"))
    assert (looked.count("outbox"), looked.count("seat")) == (1, 2)
    assert not list(filled.database.parent.glob("*.doctor"))


@pytest.mark.parametrize("seconds", [-1.0, 50.0])
def test_a_quick_examination_ends_and_says_what_it_has_not_looked_at(
    filled: Places,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    seconds: float,
) -> None:
    monkeypatch.setattr(examination, "MINUTE", seconds)
    monkeypatch.setattr(examination, "_STEPS", 1)
    with closing(connect(filled.database)) as connection:
        connection.execute("UPDATE seat SET offered = 'soon'")
    code = maintenance.main(["doctor", "--quick"], filled, NOON)
    (line,) = [one for one in capsys.readouterr().out.splitlines() if "not looked at" in one]
    assert ("rows of seat" in line) == (seconds < 0)
    assert seconds < 0 or code == 1
