"""What the doctor condemns is not restored, and no half copy bears the name of a whole one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.process import maintenance
from bot.store import lease, outbox
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.rows import News
from games import GAMES
from tests.bot.store.arrange import HOUR, NOON
from tests.bot.store.test_doctor import saved
from tests.bot.store.test_maintenance import Places, everything
from tests.contract.host import played


@pytest.fixture
def places(path: Path) -> Places:
    return Places(path, path.parent / "copies")


def a_game(places: Places, steps: int = 12) -> None:
    """A table that was really played, so that the doctor has nothing to say."""
    migrate(places.database, NOON)
    with closing(connect(places.database)) as connection:
        table = saved(connection, "acquire", played(GAMES["acquire"], 3, steps), games=GAMES)
        outbox.put(connection, News(table_id=table.id, kind="board"))


DAMAGES = (
    "CREATE TRIGGER thief AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
    "DROP INDEX game_table_due",
    "CREATE TABLE more (something)",
    "ALTER TABLE person ADD COLUMN more TEXT",
    "UPDATE game_table SET language = 'klingon'",
    "UPDATE game_table SET stage = 'begun'",
    "DELETE FROM entry WHERE number = 3",
    "UPDATE entry SET events = x'00' WHERE number = 3",
    "UPDATE seat SET table_id = 77",
    "UPDATE lease SET beat = 'x'",
    "UPDATE outbox SET kind = 'rumour'",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_the_doctor_condemns_is_not_restored(
    places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    a_game(places)
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], places, NOON)
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        lease.take(connection, "elsewhere 1 a", NOON - HOUR)
        connection.execute(damage)
    before = list(everything(places))
    assert maintenance.main(["restore", str(copy)], places, NOON) == 2
    assert "nothing has been restored" in capsys.readouterr().err
    assert list(everything(places)) == before


def test_what_a_bot_puts_right_by_itself_is_named_and_restored(
    places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a_game(places)
    copy = tmp_path / "copy.db"
    with closing(connect(places.database)) as connection:
        connection.execute("UPDATE outbox SET tries = 7")
    maintenance.main(["backup", str(copy)], places, NOON)
    assert maintenance.main(["restore", str(copy)], places, NOON) == 0
    assert "WRONG  outbox: 1 could not be told" in capsys.readouterr().out


def test_a_copy_that_a_full_disk_cuts_short_has_no_name_of_a_whole_one(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_game(places)
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], places, NOON)
    for broken in (True, False):
        if broken:
            places.database.write_bytes(b"\xff" * 9_000)

            def full(source: Path, target: Path) -> None:
                target.write_bytes(source.read_bytes()[:4_000])
                raise OSError(28, "No space left on device")

            monkeypatch.setattr("shutil.copy2", full)
        assert maintenance.main(["restore", str(copy), "--anyway"], places, NOON) == (
            2 if broken else 0
        )
        assert not list(tmp_path.glob("*replaced*")) or not broken
        monkeypatch.undo()


def test_a_restore_needs_no_folder_for_temporary_files_and_gives_back_what_is_free(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old file of which much has become free since keeps its size; a restored one does not."""
    a_game(places)
    with closing(sqlite3.connect(places.database, isolation_level=None)) as connection:
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("VACUUM")
        connection.execute("CREATE TABLE more (content BLOB)")
        connection.execute("INSERT INTO more VALUES (zeroblob(2000000))")
        connection.execute("DROP TABLE more")
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], places, NOON)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    assert maintenance.main(["restore", str(copy)], places, NOON) == 0
    assert places.database.stat().st_size < 1_500_000 < copy.stat().st_size
    with closing(sqlite3.connect(places.database)) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)
    assert not [*tmp_path.rglob("*.part"), *tmp_path.rglob("*.check*")]


def test_without_room_nothing_is_restored(
    places: Places,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    a_game(places)
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], places, NOON)
    before = list(everything(places))
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=100_000))
    assert maintenance.main(["restore", str(copy)], places, NOON) == 2
    assert "MB are needed" in capsys.readouterr().err
    assert list(everything(places)) == before


@pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")
def test_killed_during_a_restore_there_is_the_old_file_or_the_new_one(
    places: Places, tmp_path: Path
) -> None:
    """What it leaves lying about is no hindrance to the next one."""
    a_game(places)
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], places, NOON)
    with closing(connect(places.database)) as connection:
        connection.execute("INSERT INTO person (user_id, name, notices) VALUES (1, 'a', 'none')")
    fork, found = multiprocessing.get_context("fork"), set()
    for fatal in range(1, 4000, 40):
        child = fork.Process(target=_restored, args=(places, copy, fatal))
        child.start()
        child.join()
        with closing(sqlite3.connect(places.database)) as connection:
            found.add(connection.execute("SELECT count(*) FROM person").fetchone()[0])
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if child.exitcode == 0:
            break
    assert child.exitcode == 0
    assert found == {0, 1}


def _restored(places: Places, copy: Path, fatal: int) -> None:
    """Killed before one of the calls that change anything outside."""
    count, kinds = (
        0,
        {"execute", "unlink", "rename", "replace", "mkdir", "open", "backup", "sendfile"},
    )

    def watched(_: object, event: str, called: object) -> None:
        nonlocal count
        if event == "c_call" and getattr(called, "__name__", "") in kinds:
            count += 1
            if count == fatal:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.setprofile(watched)
    code = maintenance.main(["restore", str(copy)], places, NOON)
    sys.setprofile(None)
    assert code == 0
