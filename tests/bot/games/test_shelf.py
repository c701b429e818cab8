"""A game is a line on the shelf: four that nothing else in the house knows are played to the end.

They have rules and words, and no pictures of their own.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot import app
from bot.words.catalogue import Catalogue
from games import GAMES
from render.lettered import LETTERED
from render.shelf import DRAWERS
from tests.bot.games.anything import Table, opened
from tests.bot.sim import House
from tests.contract.reduced import REDUCED

SHORT = {"greed": "years=1", "empire": "turns=2", "owner": None, "shark": "rounds=3"}
"""An option with which a game ends soon."""
PEOPLE = ("giulia", "marco", "ottavia")


@pytest.fixture(params=list(REDUCED))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> AsyncIterator[House]:
    """A bot with one game more. A word that is missing is an error."""
    monkeypatch.setattr(app, "Catalogue", partial(Catalogue, strict=True))
    house = House(
        tmp_path,
        monkeypatch,
        games={**GAMES, game: REDUCED[game]},
        drawers={**DRAWERS, game: LETTERED},
    )
    await house.open()
    yield house
    problems = house.problems()
    await house.close()
    assert problems == []


async def started(shelf: House, game: str) -> Table:
    option = SHORT[game]
    options: dict[str, Any] = {} if option is None else {"option": option}
    return await opened(shelf, game, PEOPLE, **options)


async def is_over(table: Table, game: str) -> None:
    """It has a result with a picture; what is odd about the game has happened."""
    sight = await table.sight()
    assert sight.table.stage == "over"
    assert sight.outcome is not None
    assert table.house.board.pictures[0].startswith(b"\x89PNG")
    assert "Giulia" in table.house.board.alt
    if game == "shark":
        assert table.windows > 0
    if game == "greed":
        assert len(PEOPLE) in table.asked


async def test_a_game_on_the_shelf_is_played_by_commands(shelf: House, game: str) -> None:
    table = await started(shelf, game)
    await table.by_commands()
    await is_over(table, game)


async def test_a_game_on_the_shelf_is_played_by_buttons(shelf: House, game: str) -> None:
    table = await started(shelf, game)
    await table.by_buttons()
    await is_over(table, game)
