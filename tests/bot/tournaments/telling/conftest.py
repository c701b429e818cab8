"""A tournament for each test, in the world of the bot's own messages."""

from __future__ import annotations

import pytest

from tests.bot.outbound.arrange import World
from tests.bot.outbound.conftest import simcord_bot, store, world
from tests.bot.tournaments.telling.cup import Cup

__all__ = ["simcord_bot", "store", "world"]


@pytest.fixture
def cup(world: World) -> Cup:  # the fixture of that name
    """A tournament in the world's channel."""
    return Cup(world)
