"""What the doctor condemns is not restored, and no half copy bears the name of a whole one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

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
