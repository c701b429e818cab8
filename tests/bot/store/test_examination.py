"""The doctor says how far it is, goes on where it was stopped, or looks for a minute."""

from __future__ import annotations

import re
import shutil
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.process import doctor, examination, maintenance
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


def interrupted(connection: sqlite3.Connection) -> None:
    """Ctrl-C while a statement works for long."""
    # Where the tests run in the background it is ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main = threading.main_thread().ident
    threading.Timer(0.05, signal.pthread_kill, (main, signal.SIGINT)).start()
    try:
        connection.execute(
            "WITH RECURSIVE one (n) AS (SELECT 1 UNION ALL SELECT 1 FROM one LIMIT 20000000)"
            " SELECT count(*) FROM one"
        ).fetchall()
    except KeyboardInterrupt:
        pytest.fail("the statement went on to its end")


def killed(_: sqlite3.Connection) -> None:
    raise SystemExit


STOPS: dict[str, Callable[[sqlite3.Connection], None]] = {
    "by Ctrl-C": interrupted,
    "by kill": killed,
    "and the file replaced": killed,
}


@pytest.mark.parametrize("stop", STOPS)
def test_an_examination_that_is_stopped_goes_on_from_there(
    filled: Places, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, stop: str
) -> None:
    """It says how far it is; what it had found is said again, and the file beside the database goes."""
    with closing(connect(filled.database)) as connection:
        connection.execute("UPDATE outbox SET facts = x'7B'")
        connection.execute("UPDATE seat SET offered = 'soon'")
    looked = list[str]()
    damages = Columns.damages

    def stopped(
        noun: Columns[Any], connection: sqlite3.Connection, keys: Any = None
    ) -> Iterator[str]:
        looked.append(noun.table)
        if noun.table == "seat" and looked.count("seat") == 1:
            STOPS[stop](connection)
        return damages(noun, connection, keys)

    monkeypatch.setattr(Columns, "damages", stopped)
    with suppress(SystemExit):
        assert maintenance.main(["doctor"], filled, NOON) == 1
    said = capsys.readouterr()
    assert ("Stopped: the same command goes on from here." in said.out) == (stop == "by Ctrl-C")
    assert re.search(r"^\d+/\d+ rows of seat$", said.err, re.MULTILINE)
    if stop == "and the file replaced":
        shutil.copy(filled.database, other := filled.database.with_suffix(".other"))
        other.replace(filled.database)
    assert maintenance.main(["doctor"], filled, NOON + HOUR) == 1
    said = capsys.readouterr()
    goes_on = stop != "and the file replaced"
    assert ("goes on where it was stopped" in said.out) == goes_on
    assert all(f"of {table}:" in said.out for table in ("outbox", "seat"))
    assert (looked.count("outbox"), looked.count("seat")) == (1 if goes_on else 2, 2)
    assert not list(filled.database.parent.glob("*.doctor"))


def test_records_are_looked_at_in_portions(
    filled: Places, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "AT_ONCE", 2)
    with closing(connect(filled.database)) as connection:
        for number in range(2, 8):
            tables.insert(connection, replace(RUNNING, stage="lobby", place_id=number))
            connection.execute("INSERT INTO compact_record VALUES (?, 1, x'78')", (number,))
    assert maintenance.main(["doctor"], filled, NOON) == 1
    said = capsys.readouterr()
    assert re.findall(r"row (\d+) of compact_record", said.out) == list("234567")
    ends = re.findall(r"^\d+/\d+ rows of compact_record(?: to (\d+))?$", said.err, re.MULTILINE)
    assert ends == ["3", "5", ""]


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
    looked, damages = list[str](), Columns.damages

    def seen(noun: Columns[Any], *rest: Any) -> Iterator[str]:
        looked.append(noun.table)
        return damages(noun, *rest)

    monkeypatch.setattr(Columns, "damages", seen)
    code = maintenance.main(["doctor", "--quick"], filled, NOON)
    assert bool(looked) == (seconds > 0), "a part may go on for long before it can be stopped"
    (line,) = [one for one in capsys.readouterr().out.splitlines() if "not looked at" in one]
    assert ("rows of seat" in line) == (seconds < 0)
    assert seconds < 0 or code == 1
