"""A world for each test; all that the bot sent is checked against Discord's limits at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import Env

from bot.store.database import Database
from tests.bot.outbound.arrange import World, client
from tests.bot.payloads import problems
from tests.bot.previews import unread


@pytest.fixture
def simcord_bot() -> discord.Client:
    return client()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Database]:
    store = await Database.open(tmp_path / "borsa.sqlite3")
    yield store
    await store.close()


@pytest.fixture
async def world(simcord_env: Env, store: Database) -> AsyncIterator[World]:
    simcord_env.settle_timeout = 60
    world = World(simcord_env, store)
    yield world
    world.context.pictures.close()
    assert problems(simcord_env.http_requests) == []
    assert unread(simcord_env) == []


@pytest.fixture
async def clocked(simcord_env: Env, store: Database) -> AsyncIterator[World]:
    """A world in which a game is played whose turns close by the clock."""
    simcord_env.settle_timeout = 60
    world = World(simcord_env, store, game="impero")
    yield world
    world.context.pictures.close()
    assert problems(simcord_env.http_requests) == []
    assert unread(simcord_env) == []
