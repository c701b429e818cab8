"""Who has another name on Discord bears it at the table from their next act on, beside nobody else's."""

from __future__ import annotations

import pytest

from tests.bot.games.anything import opened
from tests.bot.sim import House


@pytest.mark.parametrize(("new", "shown"), [("Julia", "Julia"), ("Marco", "Marco 2")])
async def test_a_player_who_is_renamed_in_mid_game_is_shown_so(
    house: House, new: str, shown: str
) -> None:
    table = await opened(house, "acquire", ("giulia", "marco"))
    giulia = house.people["giulia"]
    house.env.backend.get_user(giulia.id).global_name = new
    await table.at_random(4)
    assert "Giulia" in [row.name for row in (await table.sight()).seats]
    while (sight := await table.sight()).waiting and sight.seats[
        sight.waiting.seats[0]
    ].user_id != giulia.id:
        await table.at_random(sight.table.number + 1)
    await table.one_command()
    assert {row.name for row in (await table.sight()).seats} == {shown, "Marco"}
    assert any(shown in one.text for one in house.messages())
