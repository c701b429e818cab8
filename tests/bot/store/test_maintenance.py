"""python -m bot backup|restore|doctor|stats: what a host reads, and the exit codes."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.about import VERSION
from bot.process import maintenance
from bot.process.doctor import Finding
from bot.store import lease, outbox, results, seats, tables
from bot.store.database import connect
from bot.store.migrate import migrate, steps
from bot.store.results import ResultRow
from bot.store.rows import News
from tests.bot.store.arrange import GIULIA, HOUR, LOBBY, NOON, RUNNING, play, seat

NEWEST = max(steps())


class Places(msgspec.Struct, frozen=True):
    database: Path
    backups: Path
    backups_keep: int = 2


@pytest.fixture
def places(path: Path) -> Places:
    return Places(path, path.parent / "copies")


@pytest.fixture
def filled(places: Places) -> Places:
    """A running table with an entry, told; and a lobby."""
    migrate(places.database, NOON)
    with closing(connect(places.database)) as connection:
        table_id = tables.insert(connection, replace(RUNNING, due=NOON + HOUR))
        tables.insert(connection, LOBBY)
        seats.insert(connection, seat(table_id, 0, GIULIA))
        play(connection, table_id)
    return places


def everything(places: Places) -> Iterator[tuple[str, bytes]]:
    for file in sorted(places.database.parent.rglob("*")):
        if file.is_file():
            yield file.name, file.read_bytes()


def number(path: Path) -> int:
    """The newest entry of the table in that file."""
    with closing(sqlite3.connect(path)) as connection:
        row = tables.get(connection, 1)
    assert row is not None
    return row.number


def play_on(places: Places) -> None:
    with closing(connect(places.database)) as connection:
        play(connection, 1)


def test_a_backup_goes_to_the_backup_folder_and_the_oldest_go(
    filled: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    for hours in range(3):
        assert maintenance.main(["backup"], filled, NOON + hours * HOUR) == 0
    assert capsys.readouterr().out.startswith(f"Backup: {filled.backups}/borsa-20260328T120000Z")
    names = ["borsa-20260328T130000Z.delta", "borsa-20260328T140000Z.sqlite3"]
    assert sorted(file.name for file in filled.backups.iterdir()) == names


def test_a_backup_goes_where_it_is_sent_and_writes_over_nothing(
    filled: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert maintenance.main(["backup", str(tmp_path / "mine.db")], filled, NOON) == 0
    assert number(tmp_path / "mine.db") == 1
    assert maintenance.main(["backup", str(tmp_path / "mine.db")], filled, NOON) == 2
    assert "already there" in capsys.readouterr().err
    (tmp_path / "folder").mkdir()
    assert maintenance.main(["backup", str(tmp_path / "folder")], filled, NOON) == 0
    assert number(tmp_path / "folder" / "borsa-20260328T120000Z.sqlite3") == 1


def test_a_backup_is_made_while_the_bot_runs(filled: Places) -> None:
    with closing(connect(filled.database)) as connection:
        lease.take(connection, "elsewhere 1 a", NOON)
        assert maintenance.main(["backup"], filled, NOON) == 0


def test_a_restore_brings_back_and_keeps_what_it_replaces(
    filled: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    play_on(filled)
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 0
    assert number(filled.database) == 1
    kept = tmp_path / "borsa-replaced-20260328T120000Z.sqlite3"
    assert number(kept) == 2
    assert f"What was there before: {kept}\n" in capsys.readouterr().out
    assert maintenance.main(["restore", str(kept), "--anyway"], filled, NOON + HOUR) == 0
    assert number(filled.database) == 2


def test_a_restore_on_a_new_machine(filled: Places, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    fresh = Places(tmp_path / "new" / "borsa.sqlite3", tmp_path)
    assert maintenance.main(["restore", str(copy), "--anyway"], fresh, NOON) == 0
    assert [file.name for file in fresh.database.parent.iterdir()] == ["borsa.sqlite3"]
    assert number(fresh.database) == 1


def test_a_restore_is_refused_while_a_bot_runs(
    filled: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    play_on(filled)
    with closing(connect(filled.database)) as connection:
        lease.take(connection, "elsewhere 1 a", NOON)
    before = list(everything(filled))
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 2
    assert "stop it first" in capsys.readouterr().err
    assert list(everything(filled)) == before


def test_a_bot_that_has_the_old_file_open_cannot_take_the_lease_any_more(
    filled: Places, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    with closing(connect(filled.database)) as early:
        assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 0
        assert lease.is_live(early, NOON)
    with closing(connect(filled.database)) as late:
        assert not lease.is_live(late, NOON)


def test_a_restored_file_and_the_kept_one_remember_the_last_beat_and_are_free(
    filled: Places, tmp_path: Path
) -> None:
    """So that the time since then is credited to the deadlines."""
    with closing(connect(filled.database)) as connection:
        lease.take(connection, "elsewhere 1 a", NOON)
        maintenance.main(["backup", str(tmp_path / "copy.db")], filled, NOON)
        lease.renew(connection, "elsewhere 1 a", NOON + HOUR)
    maintenance.main(["restore", str(tmp_path / "copy.db")], filled, NOON + 3 * HOUR)
    kept = tmp_path / "borsa-replaced-20260328T150000Z.sqlite3"
    for path, beat in ((filled.database, NOON), (kept, NOON + HOUR)):
        with closing(connect(path)) as connection:
            assert lease.last_beat(connection) == beat
            assert not lease.is_live(connection, beat)


@pytest.mark.parametrize("sound", [0, 100, 4096])
def test_a_restore_over_a_damaged_file_keeps_it_as_it_is(
    filled: Places, tmp_path: Path, sound: int
) -> None:
    garbage = filled.database.read_bytes()[:sound] + b"\xff" * 90_000
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    filled.database.write_bytes(garbage)
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 0
    assert (tmp_path / "borsa-replaced-20260328T120000Z.sqlite3").read_bytes() == garbage
    assert number(filled.database) == 1


def test_a_log_left_behind_by_a_lost_file_is_not_played_into_the_restored_one(
    filled: Places, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    with closing(connect(filled.database)) as connection:
        play(connection, 1)
        log = Path(f"{filled.database}-wal").read_bytes()
    filled.database.unlink()
    Path(f"{filled.database}-wal").write_bytes(log)
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 0
    assert number(filled.database) == 1


def test_a_damaged_backup_is_not_restored(
    filled: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    content = bytearray(copy.read_bytes())
    content[4096 : 6 * 4096] = b"\xff" * 5 * 4096
    copy.write_bytes(content)
    before = list(everything(filled))
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 2
    assert "cannot be restored" in capsys.readouterr().err
    assert list(everything(filled)) == before


def test_an_older_backup_is_restored_over_a_newer_database(filled: Places, tmp_path: Path) -> None:
    """The way back after an update."""
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    with closing(connect(filled.database)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 0
    migrate(filled.database, NOON)


@pytest.mark.parametrize(
    ("pragma", "says"),
    [("user_version = 99", "newer Borsa"), ("application_id = 1", "another program")],
)
def test_a_foreign_or_newer_backup_is_not_restored(
    filled: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str], pragma: str, says: str
) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(f"PRAGMA {pragma}")
    before = list(everything(filled))
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 2
    assert says in capsys.readouterr().err
    assert list(everything(filled)) == before


def test_another_programs_database_is_not_replaced(
    filled: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    maintenance.main(["backup", str(copy)], filled, NOON)
    with closing(sqlite3.connect(filled.database)) as connection:
        connection.execute("PRAGMA application_id = 1")
    before = list(everything(filled))
    assert maintenance.main(["restore", str(copy), "--anyway"], filled, NOON) == 2
    assert "another program" in capsys.readouterr().err
    assert list(everything(filled)) == before


def test_the_doctor_of_a_new_database_has_nothing_to_say(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    migrate(places.database, NOON)
    assert maintenance.main(["doctor"], places, NOON) == 0
    assert capsys.readouterr().out.endswith("Everything is in order.\n")


def test_the_doctor_says_what_is_wrong_and_exits_with_1(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    migrate(places.database, NOON)
    with closing(connect(places.database)) as connection:
        table_id = tables.insert(connection, LOBBY)
        outbox.put(connection, News(table_id=table_id, kind="lobby", tries=9))
    assert maintenance.main(["doctor"], places, NOON) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "WRONG  outbox: 1 could not be told in 5 tries or more" in lines
    assert lines[-1] == "Wrong: 1."


def test_doctor_and_stats_change_nothing(filled: Places) -> None:
    before = list(everything(filled))
    maintenance.main(["doctor"], filled, NOON)
    maintenance.main(["stats"], filled, NOON)
    assert list(everything(filled)) == before


def test_the_doctor_sees_one_moment_while_the_bot_plays_on(
    filled: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def whole(connection: sqlite3.Connection, *_more: object) -> list[Finding]:
        for _ in range(3):
            row = tables.get(connection, 1)
            assert row is not None
            seen.append(row.number)
            play_on(filled)
        return []

    monkeypatch.setattr(maintenance, "whole", whole)
    maintenance.main(["doctor"], filled, NOON)
    assert seen == [1, 1, 1]
    assert number(filled.database) == 4


def test_stats_count(filled: Places, capsys: pytest.CaptureFixture[str]) -> None:
    assert maintenance.main(["stats"], filled, NOON) == 0
    said = dict(line.split("  ", 1) for line in capsys.readouterr().out.splitlines())
    told = {name: value.strip() for name, value in said.items()}
    assert told.pop("database").startswith(f"{filled.database} (0.")
    assert (told.pop("games a day"), told.pop("database in a year")) == ("0.0", "about 0 MB")
    assert told.pop("free for it")
    assert told == {
        "version": VERSION,
        "bot": "not running",
        "tables lobby": "1 acquire",
        "tables running": "1 acquire",
        "entries": "1",
        "seats": "1",
        "waiting to be told": "1",
        "oldest deadline": "2026-03-28 13:00 UTC",
    }


def test_stats_say_how_large_it_gets(filled: Places, capsys: pytest.CaptureFixture[str]) -> None:
    """Sixty games in the last month, and forty before it."""
    with closing(connect(filled.database)) as connection:
        for number in range(100):
            over = replace(RUNNING, stage="over", ended=NOON - HOUR * 12 * number)
            row = ResultRow(
                table_id=tables.insert(connection, over),
                game="acquire",
                guild_id=7,
                season=1,
                ended=NOON - HOUR * 12 * number,
            )
            results.insert(connection, row)
    assert maintenance.main(["stats"], filled, NOON) == 0
    said = capsys.readouterr().out
    assert "games a day           2.0" in said
    assert re.search(r"database in a year    about [78] MB", said), "2 a day, 10 kB each"
    assert re.search(r"free for it           [\d,]+ MB", said)


@pytest.mark.parametrize("command", ["backup", "doctor", "stats"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "There is no database at"),
        (b"not a database at all", "is not a database."),
        ("user_version = 99", "newer Borsa"),
    ],
)
def test_what_cannot_be_used_is_said_in_a_sentence_with_exit_code_2(
    places: Places,
    capsys: pytest.CaptureFixture[str],
    command: str,
    content: bytes | str | None,
    says: str,
) -> None:
    match content:
        case bytes():
            places.database.write_bytes(content)
        case str():
            migrate(places.database, NOON)
            with closing(connect(places.database)) as connection:
                connection.execute(f"PRAGMA {content}")
        case None:
            pass
    before = list(everything(places))
    assert maintenance.main([command], places, NOON) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert list(everything(places)) == before


def test_a_missing_backup_is_said_in_a_sentence(
    filled: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert maintenance.main(["restore", str(tmp_path / "none.db")], filled, NOON) == 2
    assert capsys.readouterr().err == f"There is no backup at {tmp_path / 'none.db'}.\n"


def test_an_older_database_is_examined_after_its_migration(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    migrate(places.database, NOON)
    with closing(connect(places.database)) as connection:
        connection.execute("PRAGMA user_version = 0")
    assert maintenance.main(["stats"], places, NOON) == 2
    assert "when the bot starts" in capsys.readouterr().err
