"""Discord fails while a turn of Impero closes: it closes once, and a board of the new turn comes."""

from __future__ import annotations

import pytest

from tests.bot.games.impero_table import Game, opened
from tests.bot.sim import House

HOUR = 3600


async def closed_once(game: Game, turn: int = 2) -> None:
    """The newest board is that of the new turn, and there is one of it."""
    assert (await game.view()).turn == turn
    told = [one for one in game.house.messages() if f"Turn {turn} of 14" in one.text]
    assert len([one for one in told if one.pictures]) == 1
    assert "My empire" in told[-1].open


@pytest.mark.parametrize(("status", "times"), [(500, 2), (429, 2), (503, 1)])
async def test_an_outage_at_a_closing_delays_the_board_and_doubles_nothing(
    house: House, status: int, times: int
) -> None:
    game = await opened(house)
    house.env.inject_error("POST", "/channels/*/messages", status=status, times=times)
    await house.advance(HOUR)
    await house.advance(60)
    await house.advance(60)
    await closed_once(game)


async def test_a_board_deleted_before_the_closing_is_followed_by_the_next(house: House) -> None:
    game = await opened(house)
    old = house.board
    house.env.backend.delete_message(old.channel_id, old.id)
    await house.advance(HOUR)
    await closed_once(game)


async def test_three_deadlines_that_came_at_once_are_closed_once_each(house: House) -> None:
    game = await opened(house)
    await house.restart(kill=True)
    await house.advance(3 * HOUR)
    turn = (await game.view()).turn
    number = (await game.sight()).table.number
    await house.restart()
    assert turn == 4
    assert (await game.sight()).table.number == number
    await closed_once(game, turn)
