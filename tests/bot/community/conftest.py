"""A new file with people at work for each test; the worlds and houses of the other rooms."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.store.database import connect
from bot.store.migrate import migrate
from tests.bot.community.arrange import NOVEMBER
from tests.bot.engine.world import World


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "borsa.sqlite3"
    migrate(path, NOVEMBER)
    return path


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(connect(path)) as connection:
        yield connection


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Seeds are 1, 2, 3 ..., so that games are the same each time."""
    numbers = count(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    world = World(tmp_path / "bot.sqlite3")
    await world.open()
    yield world
    await world.store.close()
