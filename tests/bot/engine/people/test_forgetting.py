"""Somebody who has played for years is forgotten in portions; a stop between any two of them loses nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.community import check
from bot.community.ratings import Ratings
from bot.engine.people import forgetting
from bot.engine.tables import Tables
from bot.store import people, traces
from bot.store.columns import text_of
from bot.store.database import Database, connect
from bot.store.migrate import migrate
from bot.store.rows import PersonRow
from games import GAMES
from tests.bot.community.arrange import NOVEMBER, entered

ANNA, BRUNO, CARLA, DARIO = 101, 102, 103, 104
GAMES_PLAYED, AT_ONCE = 30, 4


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "AT_ONCE", AT_ONCE)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return _filled(tmp_path / "borsa.sqlite3")


def _filled(path: Path) -> Path:
    """Anna has played each game, was replaced in some, and was host of all."""
    migrate(path, NOVEMBER)
    with closing(connect(path)) as link:
        for at in range(GAMES_PLAYED):
            entered(
                link,
                [[at % 3], [(at + 1) % 3], [(at + 2) % 3]],
                [ANNA, BRUNO, CARLA],
                substitutes={0: DARIO} if at % 5 == 0 else {},
                at=NOVEMBER + timedelta(hours=at),
                host_id=ANNA,
            )
        people.save(link, PersonRow(user_id=ANNA, name="Anna"))
        link.execute(
            "INSERT INTO tournament VALUES (1, 7, 70, 1, 'en', 'UTC', 0, x'7B7D', NULL, NULL, NULL, NULL, ?)",
            (text_of(NOVEMBER),),
        )
        acts = ((number, ANNA) for number in range(GAMES_PLAYED))
        link.executemany("INSERT INTO tournament_entry VALUES (1, ?, ?, x'7B7D')", acts)
        in_servers = ((guild, ANNA) for guild in range(1_000, 1_000 + GAMES_PLAYED))
        link.executemany("INSERT INTO rating VALUES ('', ?, ?, 25, 8, 1, 1)", in_servers)
    return path


class Counted:
    """A store whose writes are counted, by the rows that each changes; after so many it is dead."""

    def __init__(self, store: Database, most: int | None = None) -> None:
        self.changed: list[int] = []
        self._write, self._most = store.write, most
        store.write = self  # type: ignore[method-assign]

    async def __call__(self, work: Any) -> Any:
        if len(self.changed) == self._most:
            raise KeyError

        def measured(link: sqlite3.Connection) -> Any:
            before = link.total_changes
            done = work(link)
            self.changed.append(link.total_changes - before)
            return done

        return await self._write(measured)


def dumped(path: Path) -> list[str]:
    with closing(connect(path)) as link:
        return [line for line in link.iterdump() if 'INTO "secret"' not in line]


@pytest.fixture
def right(tmp_path: Path) -> list[str]:
    """The file after all of it in one transaction."""
    path = _filled(tmp_path / "right.sqlite3")
    with closing(connect(path)) as link:
        people.forget(link, ANNA)
    return dumped(path)


async def test_no_transaction_changes_more_than_some_rows(path: Path, right: list[str]) -> None:
    store = await Database.open(path)
    tables, counted = Tables(store, GAMES), Counted(store)
    await tables.forget(ANNA, "Player")
    await store.close()
    assert len(counted.changed) > 2 * GAMES_PLAYED / AT_ONCE
    # A table has a seat, a former player and a host.
    assert max(counted.changed) <= 4 * AT_ONCE
    assert dumped(path) == right


@pytest.mark.parametrize("writes", [1, 2, 5, 8, 10, 13, 17])
async def test_a_stop_in_the_midst_is_finished_at_the_next_start(
    path: Path, right: list[str], writes: int
) -> None:
    store = await Database.open(path)
    Counted(store, writes)
    with pytest.raises(KeyError):
        await Tables(store, GAMES).forget(ANNA, "Player")
    await store.close()
    store = await Database.open(path)
    await forgetting.finish(Tables(store, GAMES).repository)
    await store.close()
    assert dumped(path) == right


@pytest.mark.parametrize(("last", "name"), [(ANNA, "Player 1"), (CARLA, "As it was")])
def test_a_seat_that_nobody_has_taken_is_named_after_who_left_it_last(
    path: Path, last: int, name: str
) -> None:
    with closing(connect(path)) as link:
        (table,) = link.execute(
            "SELECT table_id FROM former_player WHERE user_id = ? LIMIT 1", (ANNA,)
        ).fetchone()
        if last != ANNA:
            link.execute(
                "INSERT INTO former_player (table_id, user_id, seat, why, number, at)"
                " SELECT table_id, ?, seat, why, number + 1, at"
                " FROM former_player WHERE table_id = ?",
                (last, table),
            )
        link.execute(
            "UPDATE seat SET user_id = NULL, name = 'As it was' WHERE table_id = ? AND seat = 0",
            (table,),
        )
        traces.leave_tables(link, ANNA, "Player", [table])
        asked = "SELECT name FROM seat WHERE table_id = ? AND seat = 0"
        assert link.execute(asked, (table,)).fetchone() == (name,)


async def test_ratings_worked_out_meanwhile_are_worked_out_again(path: Path) -> None:
    """In the midst somebody is two people: one with a number for a name, and one with their own."""
    store = await Database.open(path)
    Counted(store, 13)
    with pytest.raises(KeyError):
        await Tables(store, GAMES).forget(ANNA, "Player")
    await store.close()
    store = await Database.open(path)
    ratings, tables = Ratings(store, GAMES), Tables(store, GAMES)
    await ratings.annul(2)
    await forgetting.finish(tables.repository)
    await ratings.settle()
    await store.close()
    assert check.main([], path, NOVEMBER) == 0


async def test_a_start_finishes_it_before_ratings_are_looked_at(path: Path) -> None:
    with closing(connect(path)) as link:
        link.execute("INSERT INTO forgetting VALUES (?, 'Player', 0)", (ANNA,))
    store = await Database.open(path)
    assert await store.read(lambda link: link.execute("SELECT * FROM forgetting").fetchall())
    await forgetting.finish(Tables(store, GAMES).repository)
    assert not await store.read(lambda link: link.execute("SELECT * FROM forgetting").fetchall())
    await store.close()
