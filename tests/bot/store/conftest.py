"""A fresh database for each test, on a plain connection or behind Database."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import Database, connect
from bot.store.migrate import migrate
from tests.bot.store.arrange import NOON


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "borsa.sqlite3"


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        yield connection


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()
