"""From nothing and from every earlier version to the newest; what is refused is not touched."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.errors import SetupError
from bot.store import backups, lease, sound, tables
from bot.store.database import Database, connect
from bot.store.migrate import APPLICATION, MIGRATIONS, migrate, read_head, steps, version_of
from tests.bot.store.arrange import HOUR, NOON, RUNNING, play

NEWEST = max(steps())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The migrations of a later Borsa: two more than there are."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    add(folder, NEWEST + 1, "ALTER TABLE person ADD COLUMN seen INTEGER NOT NULL DEFAULT 7;\n")
    add(folder, NEWEST + 2, "-- a remark; with a semicolon\nCREATE TABLE more (a TEXT) STRICT;\n")
    return folder


def add(folder: Path, number: int, script: str) -> None:
    (folder / f"{number:04}_later.sql").write_text(script, "utf-8")


def filled(path: Path) -> bytes:
    """A database with a table in it, as it lies on the disk."""
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        play(connection, tables.insert(connection, RUNNING))
    return path.read_bytes()


def shape(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
        return connection.execute(query).fetchall()


def everything(path: Path) -> Iterator[tuple[str, bytes]]:
    """All files around the database."""
    for file in sorted(path.parent.rglob("*")):
        if file.is_file():
            yield str(file.relative_to(path.parent)), file.read_bytes()


def test_a_new_file_is_made_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "new" / "data" / "borsa.sqlite3"
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        assert version_of(connection) == NEWEST
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    assert not (path.parent / "backups").exists()


def test_the_numbers_of_the_migrations_have_no_gaps() -> None:
    assert sorted(steps()) == list(range(1, NEWEST + 1))
    assert len(list(MIGRATIONS.iterdir())) == NEWEST


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
def test_every_earlier_version_becomes_what_a_new_file_is(tmp_path: Path, version: int) -> None:
    early = tmp_path / "early"
    early.mkdir()
    for number, file in steps().items():
        if number <= version:
            shutil.copy(file, early)
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    migrate(old, NOON, folder=early)
    migrate(old, NOON)
    migrate(new, NOON)
    assert shape(old) == shape(new)


def test_a_file_that_is_up_to_date_is_left_alone(path: Path) -> None:
    before = filled(path)
    migrate(path, NOON)
    assert path.read_bytes() == before
    assert not (path.parent / "backups").exists()


def test_later_migrations_keep_what_is_there(path: Path, folder: Path) -> None:
    filled(path)
    migrate(path, NOON, folder=folder)
    with closing(connect(path)) as connection:
        assert version_of(connection) == NEWEST + 2
        row = tables.get(connection, 1)
        assert row is not None
        assert row.number == 1
        connection.execute("INSERT INTO person (user_id, name, notices) VALUES (1, 'a', 'none')")
        assert connection.execute("SELECT seen FROM person").fetchone() == (7,)


def test_before_all_migrations_of_a_file_with_something_in_it_there_is_one_backup(
    path: Path, folder: Path
) -> None:
    """Each had one of its own: an upgrade over eleven needed twelve times the file."""
    filled(path)
    migrate(path, NOON, folder=folder)
    (made,) = (path.parent / "backups").iterdir()
    assert made.name == f"borsa-before-{NEWEST + 1:04}-20260328T120000Z.sqlite3"
    with closing(sqlite3.connect(made)) as connection:
        assert version_of(connection) == NEWEST
        assert connection.execute("SELECT count(*) FROM entry").fetchone() == (1,)


def test_without_room_for_the_backup_nothing_is_changed(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path)
    size = backups.size_of(path)
    free = SimpleNamespace(free=size - 1)
    monkeypatch.setattr("shutil.disk_usage", lambda _: free)
    with pytest.raises(SetupError, match=r"MB are needed in .*, and 0\.\d MB are free there"):
        migrate(path, NOON, folder=folder)
    assert not list(path.parent.glob("backups/*"))
    with closing(connect(path)) as connection:
        assert version_of(connection) == NEWEST
    free.free = 2 * size
    migrate(path, NOON, folder=folder)


def test_the_backups_go_where_the_host_wants_them(path: Path, folder: Path, tmp_path: Path) -> None:
    filled(path)
    migrate(path, NOON, tmp_path / "elsewhere", folder)
    assert len(list((tmp_path / "elsewhere").iterdir())) == 1


def test_a_migration_that_fails_leaves_file_and_number_as_they_were(
    path: Path, folder: Path
) -> None:
    filled(path)
    add(folder, NEWEST + 2, "CREATE TABLE more (a TEXT) STRICT;\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(SetupError, match="no such table: nowhere"):
        migrate(path, NOON, folder=folder)
    with closing(connect(path)) as connection:
        assert version_of(connection) == NEWEST, "all of them or none"
    assert "more" not in dict(shape(path))


def test_a_migration_may_not_leave_a_reference_to_nothing(path: Path, folder: Path) -> None:
    filled(path)
    add(folder, NEWEST + 2, "DELETE FROM game_table;\n")
    with pytest.raises(AssertionError, match="reference to nothing"):
        migrate(path, NOON, folder=folder)
    with closing(connect(path)) as connection:
        assert tables.get(connection, 1) is not None


def test_a_migration_that_ends_in_the_middle_of_a_statement_is_a_mistake(
    path: Path, folder: Path
) -> None:
    add(folder, NEWEST + 2, "CREATE TABLE more (a TEXT)\n")
    with pytest.raises(AssertionError, match="in the middle"):
        migrate(path, NOON, folder=folder)


def test_nothing_is_migrated_under_a_running_bot(path: Path, folder: Path) -> None:
    filled(path)
    with closing(connect(path)) as connection:
        lease.take(connection, "elsewhere 1 a", NOON)
    with pytest.raises(SetupError, match="stop it first"):
        migrate(path, NOON, folder=folder)
    migrate(path, NOON + HOUR, folder=folder)


def test_a_newer_database_is_refused_in_a_sentence_and_not_touched(
    path: Path, folder: Path
) -> None:
    filled(path)
    migrate(path, NOON, folder=folder)
    before = list(everything(path))
    with pytest.raises(SetupError, match=rf"newer Borsa \(version {NEWEST + 2}, .*: update"):
        migrate(path, NOON)
    assert list(everything(path)) == before


async def test_a_newer_database_is_refused_even_if_its_number_is_only_in_the_log(
    path: Path,
) -> None:
    database = await Database.open(path)
    await database.write(lambda connection: connection.execute("PRAGMA user_version = 99"))
    head = read_head(path)
    assert head is None or head.version != 99
    with pytest.raises(SetupError, match="newer Borsa"):
        await Database.open(path)
    await database.close()


@pytest.mark.parametrize("content", [b"hello", b"x" * 5000, b"SQLite format 3\0"])
def test_what_is_no_database_is_refused_and_not_touched(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(SetupError, match="is not a database"):
        migrate(path, NOON)
    assert list(everything(path)) == [(path.name, content)]


def test_another_programs_database_is_refused_and_not_touched(path: Path) -> None:
    for pragma in ("user_version = 0", "user_version = 3", "application_id = 12"):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA {pragma}")
            connection.execute("CREATE TABLE IF NOT EXISTS theirs (a)")
            connection.commit()
        before = list(everything(path))
        with pytest.raises(SetupError, match="another program"):
            migrate(path, NOON)
        assert list(everything(path)) == before


def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    migrate(path, NOON)
    assert shape(path)


def test_a_folder_in_its_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="Is a directory"):
        migrate(tmp_path, NOON)


def test_a_file_in_the_place_of_its_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(SetupError, match="Not a directory"):
        migrate(tmp_path / "data" / "borsa.sqlite3", NOON)


AS_NOBODY = """
import os, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.errors import SetupError
from bot.store.migrate import migrate
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    migrate(Path(sys.argv[1]), datetime.now(UTC))
except SetupError as error:
    print(error)
"""


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
@pytest.mark.parametrize("case", ["folder", "file", "missing folder"])
def test_what_is_not_writable_is_refused_in_a_sentence_and_nothing_is_written(
    tmp_path_factory: pytest.TempPathFactory, case: str
) -> None:
    top = tmp_path_factory.mktemp("mine")
    shared = Path(tempfile.gettempdir())
    for above in (top, *(one for one in top.parents if shared in one.parents)):
        above.chmod(0o755)
    folder = top / "data"
    folder.mkdir()
    path = folder / "borsa.sqlite3"
    if case == "missing folder":
        path = folder / "deep" / "er" / "borsa.sqlite3"
    if case == "file":
        filled(path)
        path.chmod(0o444)
        folder.chmod(0o777)
    else:
        folder.chmod(0o555)
    before = list(everything(folder / "x"))
    command = [sys.executable, "-c", AS_NOBODY, str(path)]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    culprit = path if case == "file" else folder
    assert said.stdout == f"The database {path} cannot be used: {culprit} is not writable.\n"
    assert list(everything(folder / "x")) == before
    folder.chmod(0o755)


def test_two_processes_that_start_at_once_make_one_database(path: Path) -> None:
    command = [sys.executable, "-c", AS_NOBODY.replace("getuid() == 0", "name == 'none'")]
    both = [subprocess.Popen([*command, str(path)], text=True) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    with closing(connect(path)) as connection:
        assert version_of(connection) == NEWEST


def test_two_processes_that_start_at_once_on_an_old_file_make_one_backup_of_it(
    path: Path, tmp_path: Path
) -> None:
    early = tmp_path / "early"
    early.mkdir()
    shutil.copy(steps()[1], early)
    migrate(path, NOON, folder=early)
    command = [sys.executable, "-c", AS_NOBODY.replace("getuid() == 0", "name == 'none'")]
    both = [
        subprocess.Popen([*command, str(path)], stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    assert [one.communicate()[0] for one in both] == ["", ""]
    with closing(connect(path)) as connection:
        assert version_of(connection) == NEWEST
    made = sorted((path.parent / "backups").iterdir())
    assert [file.name[: len("borsa-before-0002")] for file in made] == ["borsa-before-0002"]
    with closing(sqlite3.connect(made[0])) as connection:
        assert version_of(connection) == 1


@pytest.mark.parametrize("writes", [True, False])
def test_what_another_process_writes_while_the_file_is_read_is_no_damage(
    path: Path, monkeypatch: pytest.MonkeyPatch, writes: bool
) -> None:
    """Two that start at once: one ends its log while the other looks through the file."""
    migrate(path, NOON)
    real, seen = sound.damage, list[str]()

    def torn(connection: sqlite3.Connection) -> str:
        seen.append("malformed" if not seen else real(connection))
        if writes:
            os.utime(path, ns=(0, len(seen)))
        return seen[-1]

    monkeypatch.setattr(sound, "damage", torn)
    with nullcontext() if writes else pytest.raises(SetupError, match="is damaged"):
        migrate(path, NOON)
    assert seen == ["malformed", ""][: 1 + writes]
