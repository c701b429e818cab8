"""A database of the version before: it opens, its tables go on, and its old buttons still work."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.engine.tables import Tables
from bot.errors import HouseError
from bot.process.doctor import examine
from bot.store import lease, posted, undelivered
from bot.store.database import Database, connect
from bot.store.migrate import migrate, steps, version_of
from bot.store.rows import BoardTurn
from bot.store.tables import rematch_of
from bot.ui.control import parse
from games import GAMES
from games.core.codes import decode
from games.core.record import Cause
from games.impero.state import View

BEFORE = Path(__file__).parent / "before"
FACTS: dict[str, Any] = json.loads((BEFORE / "version2.json").read_text("utf-8"))
"""Its tables, its people, and the custom ids of buttons that are on Discord."""
TABLES, PEOPLE = FACTS["tables"], FACTS["people"]
NOW = datetime(2026, 1, 1, 0, 5, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "borsa.sqlite3"
    path.write_bytes(gzip.decompress((BEFORE / "version2.db.gz").read_bytes()))
    migrate(path, NOW)
    return path


@pytest.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    store = await Database.open(path, lambda: NOW)
    yield Tables(store, GAMES, lambda: NOW)
    await store.close()


def test_it_is_brought_to_the_newest_shape_and_the_doctor_finds_nothing_wrong(path: Path) -> None:
    with closing(connect(path)) as connection:
        assert version_of(connection) == max(steps())
        assert not [one.text for one in examine(connection, NOW, GAMES) if one.wrong]


def test_what_was_packed_into_texts_has_columns(path: Path) -> None:
    query = "SELECT board_turn FROM posted ORDER BY table_id"
    with closing(connect(path)) as connection:
        written = [record[0] for record in connection.execute(query)]
        causes = connection.execute(
            "SELECT cause, cause_number FROM entry WHERE cause IS NOT NULL"
            " ORDER BY table_id, number"
        ).fetchall()
    assert [None if one is None else json.loads(one) for one in written] == [
        {"after": 0, "asked": [1], "turn": None, "posted": 9},
        {"after": -1, "asked": [0], "turn": None, "posted": 0},
        {"after": -1, "asked": [0, 1], "turn": 1, "posted": 0},
        {"after": 4, "asked": [0], "turn": None, "posted": 5},
        None,
    ]
    assert causes == [("order", 3), ("seat", 0), ("admin", None)]


def test_a_window_named_nobody(tmp_path: Path) -> None:
    path = tmp_path / "window.sqlite3"
    path.write_bytes(gzip.decompress((BEFORE / "version2.db.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE posted SET board_move = '17/window//19' WHERE table_id = 1")
        connection.execute("UPDATE posted SET board_move = '2/0,3' WHERE table_id = 2")
        connection.commit()
    migrate(path, NOW)
    with closing(connect(path)) as connection:
        read = [
            json.loads(record[0])
            for record in connection.execute(
                "SELECT board_turn FROM posted WHERE table_id < 3 ORDER BY table_id"
            )
        ]
    assert BoardTurn(**read[0]) == BoardTurn(17, None, None, 19)
    assert read[1] == {"after": 2, "asked": [0, 3], "turn": None, "posted": None}


def test_what_stood_in_notes_has_tables(path: Path) -> None:
    with closing(connect(path)) as connection:
        kept = undelivered.of(connection, TABLES["impero"], PEOPLE["marco"])
        assert [(one.key, one.facts["most"]) for one in kept] == [("void-price-above-limit", 500)]
        (vote,) = posted.standing(connection, TABLES["impero"])
        assert (vote.what, vote.subject, vote.place_id) == ("vote", 1, None)
        assert rematch_of(connection, TABLES["done"]) == 5
        assert lease.owed(connection, None) == datetime(2026, 1, 1, tzinfo=UTC)


async def test_every_table_goes_on(tables: Tables) -> None:
    for name, table in TABLES.items():
        sight = await tables.sight(table)
        assert sight.table.stage == ("over" if name == "done" else "running")
    undone = await tables.log(TABLES["undone"])
    assert [line.cause for line in undone if line.cause] == [Cause("seat", 0), Cause("admin")]
    with pytest.raises(HouseError, match="other-version"):
        await tables.scenes(TABLES["done"])  # its rules have changed since
    assert (await tables.export(TABLES["done"])).startswith(b"{")


async def test_an_old_button_plays_its_move(tables: Tables) -> None:
    who, buttons, _ = FACTS["buttons"]["acquire hand"]
    press = parse(buttons[0])
    assert press is not None
    action = decode(GAMES["acquire"].action_types, press.argument)
    assert action is not None
    after = await tables.act(press.table, PEOPLE[who], action, press.decision)
    assert after.table.number == 10


async def test_a_stored_order_acts_and_a_vote_is_answered(tables: Tables) -> None:
    before = await tables.sight(TABLES["impero"], PEOPLE["marco"])
    assert [stored.order.__class__.__name__ for stored in before.orders] == ["BidUpTo"]
    assert isinstance(before.view, View)
    assert before.view.auctions[0].leader == before.viewer
    after = await tables.vote(1, PEOPLE["marco"], yes=True)
    assert after.table.stage == "paused"


async def test_its_clock_rings(tables: Tables) -> None:
    tables.repository.now = lambda: NOW + timedelta(hours=2)
    sight = await tables.sight(TABLES["impero"])
    await tables.ring(TABLES["impero"])
    assert (await tables.sight(TABLES["impero"])).turn > sight.turn
