"""Every command of every game, at tables of every stage and of another game: none breaks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot import app
from bot.words.catalogue import Catalogue
from games import GAMES
from tests.bot.games.calling import Calls
from tests.bot.games.stages import staged
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")
STRANGER = "nemo"
RANDOM = 60
"""Calls at random for each game. Ten thousand more: `python -m tests.bench shelf`."""
SHELF = sorted(GAMES)


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A word that is missing is an error."""
    monkeypatch.setattr(app, "Catalogue", partial(Catalogue, strict=True))
    house = House(tmp_path, monkeypatch)
    await house.open()
    yield house
    await house.close()


@pytest.mark.parametrize("game", SHELF)
async def test_no_command_breaks_wherever_it_is_typed(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At its own table and at another game's, in a lobby, after the end, by a stranger.

    The commands that all games share are dealt among the games.
    """
    tables = await staged(house, GAMES[game], PEOPLE)
    number = SHELF.index(game)
    other = SHELF[number - 1]
    strange = (await staged(house, GAMES[other], PEOPLE, ("young",)))["young"]
    await house.slash("giulia", "play", house.channel, game=game)
    calls = Calls(house, monkeypatch, number)
    for who, place in (
        *(("giulia", table.place) for table in (*tables.values(), strange)),
        ("giulia", house.channel),
        (STRANGER, tables["middle"].place),
    ):
        for at, (command, leaf) in enumerate(calls.leaves(who, place).items()):
            if calls.is_of(command, game) or (
                at % len(SHELF) == number and not calls.is_of_a_game(command)
            ):
                await calls.suited(who, command, leaf, place)
    for _ in range(RANDOM):
        await calls.somebody((*PEOPLE, STRANGER, "ada"))
    assert calls.broken == []
    assert house.problems() == []
    assert calls.made > 7 * 10 + RANDOM


async def test_a_command_at_another_games_table_names_that_tables_game(house: House) -> None:
    await staged(house, GAMES["impero"], PEOPLE, ("young",))
    reply = await house.slash("giulia", "acquire tile", tile="1A")
    assert reply.text.startswith("Table 1 plays Impero, and this command belongs to another game")


async def test_of_several_tables_here_a_command_means_that_of_its_game(house: House) -> None:
    """The channel has two lobbies; the newer one is not of the command's game."""
    for game in ("acquire", "impero"):
        await house.slash("giulia", "play", house.channel, game=game)
    reply = await house.slash("giulia", "acquire tile", house.channel, tile="1A")
    assert "hasn’t started" in reply.text
    reply = await house.slash("giulia", "greed market", house.channel)
    assert "Table 2 plays Impero" in reply.text


async def test_elsewhere_a_command_means_the_table_of_its_game_that_waits(house: House) -> None:
    tables = await staged(house, GAMES["acquire"], ("giulia", "marco"), ("young",))
    strange = await staged(house, GAMES["impero"], ("giulia", "marco"), ("young",))
    sight = await house.app.tables.sight(tables["young"].number)
    assert sight.waiting is not None
    user = sight.seats[sight.waiting.seats[0]].user_id
    who = next(name for name, each in house.people.items() if each.id == user)
    reply = await house.slash(who, "acquire tile", strange["young"].place, tile="99Z")
    assert "99Z" in reply.text
    offered = await house.suggested(who, "acquire tile", "table")
    assert len(offered) == 1
    assert offered[0].startswith("Acquire")
