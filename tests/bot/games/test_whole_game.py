"""A whole game of three, from the first command to the picture with the scores."""

from __future__ import annotations

import hashlib

from games.acquire.actions import Dispose
from tests.bot.games.playing import LONG_TAKEOVER, SHORT, opened
from tests.bot.sim import House


async def test_a_whole_game_by_commands_ends_with_the_scoring_picture(house: House) -> None:
    game = await opened(house, SHORT)
    boards = set[int]()
    while await game.asked() is not None:
        boards.add(house.board.id)
        await game.step()
    sight = await game.sight()
    assert sight.table.stage == "over"
    assert sight.outcome is not None
    assert len(boards) > 8
    last = house.board
    assert last.pictures
    assert last.alt
    assert last.id not in boards
    told = "\n".join(message.text for message in house.messages())
    assert SHORT in told
    assert hashlib.sha256(SHORT.encode()).hexdigest() in told
    for name in ("Giulia", "Marco", "Ottavia"):
        assert name in last.text


async def test_every_board_has_a_picture_a_deadline_and_calls_whoever_must_act(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    for _ in range(6):
        who = await game.mover()
        board = house.board
        assert board.pictures[0].startswith(b"\x89PNG")
        assert len(board.alt) > 100
        assert "<t:" in board.text
        assert "My hand" in board.open
        assert f"<@{house.people[who].id}>" in board.text
        await game.step()


async def test_only_the_newest_board_has_buttons(house: House) -> None:
    game = await opened(house, SHORT)
    await game.until(6)
    with_buttons = [seen for seen in house.messages() if "My hand" in seen.open]
    assert [seen.id for seen in with_buttons] == [house.board.id]


async def test_tiles_are_played_from_the_private_hand(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    action = await game.plan(who)
    reply = await game.press(who, action)
    assert reply.private
    assert (await game.sight()).table.number == 1


async def test_a_takeover_asks_its_holders_one_after_the_other(house: House) -> None:
    """Keep, sell, trade: in turn order, each on a board of their own."""
    game = await opened(house, LONG_TAKEOVER)
    await game.until(20)
    disposers = list[str]()
    while isinstance(await game.plan(who := await game.mover()), Dispose):
        await house.advance(150)
        assert house.people[who].id in house.messages()[-1].called
        disposers.append(who)
        await game.step()
    assert len(disposers) == len(set(disposers)) == 3
