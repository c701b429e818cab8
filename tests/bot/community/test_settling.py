"""Ratings that are worked out again hold up nobody: beside the bot, in portions, and with their progress told."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.community import anchoring, check, ratings, replay
from bot.community.ratings import Ratings
from bot.engine.keeping import beside
from bot.inbound.presses import endings
from bot.store.database import Database, connect
from bot.ui.sheet import Sheet, note
from games import GAMES
from tests.bot.community.arrange import NOVEMBER, entered
from tests.bot.community.test_commands import LAST
from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House

PEOPLE = range(101, 110)
PORTION = 4


def _games(connection: sqlite3.Connection, count: int) -> list[int]:
    return [
        entered(
            connection,
            [[at % 3], [(at + 1) % 3], [(at + 2) % 3]],
            [PEOPLE[(at + seat) % len(PEOPLE)] for seat in range(3)],
            at=NOVEMBER + timedelta(days=at),
        )
        for at in range(count)
    ]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "PORTION", PORTION)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    """The processes that were begun."""
    start, found = beside.started, list[asyncio.subprocess.Process]()

    async def noted(module: str) -> asyncio.subprocess.Process:
        found.append(await start(module))
        return found[-1]

    monkeypatch.setattr(beside, "started", noted)
    return found


async def test_much_is_worked_out_in_a_process_and_its_progress_is_told(
    path: Path, begun: list[asyncio.subprocess.Process]
) -> None:
    # Closed before the store opens, as with another process: their locks are one in this one.
    with closing(connect(path)) as link:
        link.execute("BEGIN")
        tables = _games(link, 1100)
        link.execute("COMMIT")
    told = list[tuple[int, int]]()
    store = await Database.open(path)

    async def hear(done: int, count: int) -> None:
        told.append((done, count))

    await Ratings(store, GAMES).annul(tables[3], hear)
    await store.close()
    assert [one.returncode is not None for one in begun] == [True]
    assert told == sorted(told)
    assert told[-1] == (1097, 1097)
    assert len({done for done, _ in told}) > 2
    assert check.main([], path, NOVEMBER) == 0


async def test_little_needs_no_process(
    path: Path, connection: sqlite3.Connection, begun: list[asyncio.subprocess.Process]
) -> None:
    tables = _games(connection, 5)
    store = await Database.open(path)
    await Ratings(store, GAMES).annul(tables[0])
    await store.close()
    assert begun == []


async def test_a_process_that_dies_leaves_the_work_to_a_thread(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dying(_: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            "false", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )

    monkeypatch.setattr(beside, "started", dying)
    monkeypatch.setattr(ratings, "FEW", 0)
    monkeypatch.setattr(anchoring, "FEW", 0)
    tables = _games(connection, 9)
    store = await Database.open(path)
    await Ratings(store, GAMES).annul(tables[3])
    assert await anchoring.anchor(store, NOVEMBER) > 0
    await store.close()
    assert check.main([], path, NOVEMBER) == 0


@pytest.mark.usefixtures("small")
async def test_no_transaction_writes_more_than_a_portion(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move waits for the transaction before it: for some rows, however many games came after."""
    tables = _games(connection, 40)
    store, changed = await Database.open(path), list[int]()
    write = store.write

    async def counted(work: Any) -> Any:
        def measured(link: sqlite3.Connection) -> Any:
            before = link.total_changes
            done = work(link)
            changed.append(link.total_changes - before)
            return done

        return await write(measured)

    monkeypatch.setattr(store, "write", counted)
    await Ratings(store, GAMES).annul(tables[0])
    await store.close()
    # A game's people are in one portion, and what is due goes with the last.
    assert max(changed) <= PORTION + 3
    assert len(changed) > 25
    assert check.main([], path, NOVEMBER) == 0


@pytest.mark.usefixtures("small")
async def test_a_stop_between_two_portions_loses_nothing(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = _games(connection, 20)
    store = await Database.open(path)

    async def stop(done: int, count: int) -> None:
        if 2 * done > count:
            raise KeyError

    with pytest.raises(KeyError):
        await Ratings(store, GAMES).annul(tables[0], stop)
    assert check.main([], path, NOVEMBER) == 1
    await Ratings(store, GAMES).catch_up()
    await store.close()
    assert check.main([], path, NOVEMBER) == 0


async def test_who_annuls_reads_how_far_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endings, "PROGRESS", -1.0)
    said = list[str]()

    def noted(text: str) -> Sheet:
        said.append(text)
        return note(text)

    monkeypatch.setattr("bot.inbound.presses.endings.note", noted)
    game = await opened(house, SHORT)
    await game.hurry(LAST)
    reply = await house.slash("ada", "setup exclude-game", table=game.table)
    await house.press("ada", "Exclude the game", reply.seen)
    assert said[-2].startswith(f"Table {game.table} is excluded. Later games")
    assert "1 of 1" in said[-2]
    assert said[-1].endswith("The ratings are as if it hadn’t been played.")
    assert said[-1] in reply.seen.text
    assert said[-2] not in reply.seen.text
