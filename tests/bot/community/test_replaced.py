"""Whole games whose seats change hands, played by commands: who counts for what once somebody is forgotten."""

from __future__ import annotations

import pytest

from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import Cup
from tests.bot.tournaments.games.test_attacks import begun, forget


async def leave(house: House, who: str) -> None:
    asked = await house.slash(who, "table leave")
    await house.press(who, "Leave for good", asked.seen)


async def take(house: House, who: str) -> None:
    told = await house.press(who, "Take the seat", house.with_button(who, "Take the seat"))
    assert "The seat is yours" in told.text


async def finish(game: Game) -> None:
    while await game.asked() is not None:
        who = await game.mover()
        await game.house.app.tables.act(game.table, game.house.people[who].id, await game.plan(who))
    await game.house.settle()
    assert (await game.sight()).outcome is not None


async def ask(house: House, who: str, command: str, /, **options: object) -> str:
    return (await house.slash(who, command, house.channel, text=True, **options)).text


async def places(house: House) -> list[str]:
    """Who ended where in the game that is over, as `/history` tells it: 1. Giulia, 2. Marco."""
    told = await ask(house, "ada", "history")
    (line,) = [one for one in told.splitlines() if "1. " in one]
    return [part for part in line.replace(": ", ", ").split(", ") if part[1:3] == ". "]


@pytest.fixture
async def left(house: House) -> tuple[Game, str]:
    """Somebody has left the game in mid-course, and Theo has their seat."""
    game = await opened(house, SHORT)
    await game.hurry(5)
    gone = await game.other(await game.mover())
    await leave(house, gone)
    await take(house, "theo")
    return game, gone


async def test_the_first_substitute_has_not_lost_once_who_began_is_forgotten(
    house: House, left: tuple[Game, str]
) -> None:
    """A second one ended on the seat: the loss is that of who began, whoever they were."""
    game, gone = left
    await leave(house, "theo")
    await take(house, "nemo")
    await forget(house, gone)
    await finish(game)
    told = await places(house)
    assert told[-1] == "4. a hidden player ↗"
    assert any("Nemo" in one for one in told)
    assert not any("Theo" in one for one in told)
    for command in ("profile", "history"):
        one = await ask(house, "ada", command, person=house.people["theo"].user)
        assert "No finished game here yet." in one


async def test_somebody_and_who_took_their_seat_have_neither_tied_nor_met(
    house: House, left: tuple[Game, str]
) -> None:
    game, gone = left
    await finish(game)
    told = await places(house)
    assert [one[:1] for one in told] == ["1", "2", "3", "4"]
    assert told[-1] == f"4. {gone.title()} ↗"
    people = {"person": house.people[gone].user, "other": house.people["theo"].user}
    assert "haven’t finished a game together" in await ask(house, "ada", "head2head", **people)
    others = [one for one in ("giulia", "marco", "ottavia") if one != gone]
    for other in others:
        people = {"person": house.people[gone].user, "other": house.people[other].user}
        assert "tied: 0" in await ask(house, "ada", "head2head", **people)


async def test_a_tournaments_game_stays_rated_once_whose_seat_the_computer_has_is_forgotten(
    house: House,
) -> None:
    cup: Cup = await begun(house, "computer", players=4)
    asked = await cup.slash("p1", "leave")
    await house.press("p1", "Leave for good", asked.seen)
    await house.settle()
    await forget(house, "p1")
    await cup.play_round()
    told = await ask(house, "ada", "history")
    assert "- Acquire, table" in told
    assert "4. a hidden player" in told
    assert "P2" in await ask(house, "ada", "leaderboard")
