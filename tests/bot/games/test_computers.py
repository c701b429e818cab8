"""One person against computers: they answer at once, in one message, until the end."""

from __future__ import annotations

import pytest

from tests.bot.games.playing import Game
from tests.bot.sim import House


@pytest.mark.parametrize("hidden", [False, True], ids=["open", "hidden"])
async def test_a_person_plays_against_computers_to_the_end(house: House, hidden: bool) -> None:
    house.seed("seed-7")
    option = f"open_holdings={str(not hidden).lower()}"
    opened = await house.slash("giulia", "play", game="acquire", computers=2, option=option)
    assert opened.private
    card = house.with_button("giulia", "Start")
    game = Game(house, int(card.button("Start").custom_id.split(":")[1]))
    await house.press("giulia", "Start")
    moves = 0
    while await game.asked() is not None:
        assert await game.asked() == "giulia"
        boards = len(house.messages())
        await game.step()
        moves += 1
        assert len(house.messages()) - boards <= 2
    sight = await game.sight()
    assert sight.table.stage == "over"
    assert sight.outcome is not None
    assert sight.table.number > 2 * moves
    assert house.board.pictures


async def test_hidden_holdings_are_on_no_public_message(house: House) -> None:
    house.seed("seed-7")
    await house.slash("giulia", "play", game="acquire", computers=2, option="open_holdings=false")
    card = house.with_button("giulia", "Start")
    game = Game(house, int(card.button("Start").custom_id.split(":")[1]))
    await house.press("giulia", "Start")
    await game.until(20)
    assert "Giulia: money and shares hidden" in house.board.alt
    labels = [label for seen in house.messages() for label in seen.open]
    assert not [label for label in labels if label.startswith("Buy 1")]
