"""What changes ratings overlaps at any moment: afterwards they are what they would be one by one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bot.community import check
from bot.community.ratings import Ratings
from bot.store import people, results
from bot.store.database import Database
from games import GAMES
from tests.bot.community.arrange import NOVEMBER, entered, standing

ANNA, BRUNO, CARLA = 101, 102, 103
PAUSES = (0.0, 0.002, 0.01, 0.03)


def annulled(connection: sqlite3.Connection, table_id: int) -> None:
    row = results.of_table(connection, table_id)
    assert row is not None
    results.annul(connection, row.number)


def _games(connection: sqlite3.Connection) -> list[int]:
    """Eight games of three people, each better than the one before in turn."""
    sitters = [ANNA, BRUNO, CARLA]
    return [
        entered(connection, [[at % 3], [(at + 1) % 3], [(at + 2) % 3]], sitters) for at in range(8)
    ]


@pytest.mark.parametrize("pause", PAUSES)
async def test_two_annulments_at_once_leave_the_ratings_of_neither(
    path: Path, connection: sqlite3.Connection, pause: float
) -> None:
    tables = _games(connection)
    store = await Database.open(path)
    ratings = Ratings(store, GAMES)

    async def later() -> None:
        await asyncio.sleep(pause)
        await ratings.annul(tables[1])

    await asyncio.gather(ratings.annul(tables[6]), later())
    await store.close()
    assert check.main([], path, NOVEMBER) == 0


async def test_an_annulment_in_the_middle_of_another_is_worked_out_too(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mark that the second has set is not taken for the one that was served."""
    tables = _games(connection)
    store, second = await Database.open(path), list[asyncio.Task[None]]()
    ratings = Ratings(store, GAMES)

    async def meanwhile(work: Callable[..., object], *args: object) -> object:
        done = work(*args)
        if not second:
            second.append(asyncio.create_task(ratings.annul(tables[0])))
            await asyncio.sleep(0.02)
        return done

    monkeypatch.setattr("bot.community.ratings.asyncio.to_thread", meanwhile)
    await ratings.annul(tables[6])
    await second[0]
    await store.close()
    assert check.main([], path, NOVEMBER) == 0


async def test_an_annulment_of_an_older_game_just_before_the_work_begins_is_worked_out_too(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From which game on, and what is due, are read at one moment."""
    tables = _games(connection)
    store, others = await Database.open(path), [tables[1]]
    ratings = Ratings(store, GAMES)

    async def late(work: Callable[..., object], *args: object) -> object:
        while others:
            await store.write(partial(annulled, table_id=others.pop()))
        return work(*args)

    monkeypatch.setattr("bot.community.ratings.asyncio.to_thread", late)
    await ratings.annul(tables[6])
    await store.close()
    assert check.main([], path, NOVEMBER) == 0


@pytest.mark.parametrize("pause", PAUSES)
async def test_who_is_forgotten_while_ratings_are_settled_has_none_afterwards(
    path: Path, connection: sqlite3.Connection, pause: float
) -> None:
    tables = _games(connection)
    store = await Database.open(path)

    async def later() -> None:
        await asyncio.sleep(pause)
        await store.write(partial(people.forget, user_id=ANNA))

    await asyncio.gather(Ratings(store, GAMES).annul(tables[2]), later())
    await store.close()
    assert {person for _, _, person in standing(connection)} == {BRUNO, CARLA}
    assert check.main([], path, NOVEMBER) == 0
