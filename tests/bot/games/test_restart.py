"""The bot stops, or is killed, in the middle of a game: nothing is lost, nothing is said twice."""

from __future__ import annotations

import pytest

from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_old_buttons_work_after_a_restart_and_the_game_goes_to_its_end(
    house: House, kill: bool
) -> None:
    game = await opened(house, SHORT)
    await game.until(10)
    board = house.board
    said = len(house.messages())
    await house.restart(kill=kill)
    who = await game.mover()
    hand = await house.press(who, "My hand", board)
    assert hand.private
    assert hand.seen.pictures
    assert board.id == house.board.id
    assert len(house.messages()) - said <= (1 if kill else 0)
    while await game.asked() is not None:
        await game.step()
    assert (await game.sight()).table.stage == "over"
    assert house.board.pictures


async def test_what_was_played_but_not_yet_told_is_told_after_the_crash(house: House) -> None:
    """The outbox is saved with the entry."""
    game = await opened(house, SHORT)
    await game.until(2)
    who = await game.mover()
    user = house.people[who].id
    await house.app.tables.act(game.table, user, await game.plan(who))
    assert f"<@{user}>" in house.board.text
    await house.restart(kill=True)
    asked = await game.mover()
    assert house.board.called == [house.people[asked].id]


async def test_a_killed_bot_costs_nobody_time_and_says_so_once(house: House) -> None:
    game = await opened(house, SHORT)
    due = (await game.sight()).table.due
    await house.advance(3_600)
    await house.down(7_200)
    after = (await game.sight()).table.due
    assert due is not None
    assert after is not None
    assert (after - due).total_seconds() == pytest.approx(7_200, abs=1)
    said = [each.text for each in house.messages() if "nobody could play here" in each.text]
    assert len(said) == 1
    assert "2 hours" in said[0]
    await house.restart()
    assert len([each for each in house.messages() if "nobody could play here" in each.text]) == 1
