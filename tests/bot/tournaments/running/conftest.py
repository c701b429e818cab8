"""A club for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tournaments.running.club import Club


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(tmp_path / "bot.sqlite3")
    await club.open()
    yield club
    await club.world.store.close()
