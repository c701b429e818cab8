"""A world for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from tests.bot.engine.world import World


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Seeds are 1, 2, 3 ..., so that games are the same each time."""
    numbers = count(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    world = World(tmp_path / "bot.sqlite3")
    await world.open()
    yield world
    await world.store.close()
