"""The seal is not broken by SQLite's own work: a checkpoint that a reader holds back, halfway."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.database import Database
from bot.store.seal import Seal


async def test_a_checkpoint_that_a_reader_holds_back_is_no_loss(tmp_path: Path) -> None:
    path = tmp_path / "bot.sqlite3"
    await (await Database.open(path)).close()
    writer, reader = sqlite3.connect(path), sqlite3.connect(path)
    writer.execute("CREATE TABLE pile (id INTEGER PRIMARY KEY AUTOINCREMENT, told TEXT)")
    writer.commit()
    seal, lost = Seal(path), list[object]()
    for number in range(1500):
        writer.execute("INSERT INTO pile (told) VALUES (?)", ("x" * (number * 37 % 3000),))
        writer.execute("DELETE FROM pile WHERE id = ?", (number * 7 % 1500,))
        writer.commit()
        if number % 40 == 0:
            reader.rollback()
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM pile").fetchone()
        if number % 9 == 0:
            writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        if (found := seal.broken(writer)) is not None:
            lost.append(found)
    assert lost == []
    seal.end()
