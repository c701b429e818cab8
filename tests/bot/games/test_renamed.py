"""Who has another name on Discord bears it at the table from their next act on, beside nobody else's."""

from __future__ import annotations

import pytest

from bot.engine.people import renaming
from tests.bot.games.anything import opened
from tests.bot.games.playing import typed
from tests.bot.plan import decided
from tests.bot.sim import House


async def test_a_player_who_is_renamed_in_mid_game_is_shown_so(house: House) -> None:
    table = await opened(house, "acquire", ("giulia", "marco"))
    sight = await table.sight()
    assert sight.waiting is not None
    user = sight.seats[sight.waiting.seats[0]].user_id
    who = next(name for name, each in house.people.items() if each.id == user)
    house.env.backend.users[user or 0].global_name = "Somebody else"
    own = await table.sight(who)
    command, options = typed(decided(own.view, own.offers))
    await house.slash(who, f"acquire {command}", **options)
    assert "Somebody else" in {row.name for row in (await table.sight()).seats}
    assert any("Somebody else" in one.text for one in house.messages())


@pytest.mark.parametrize(("new", "shown"), [("Marco", "Marco 2"), ("Giulia", "Giulia")])
async def test_a_new_name_is_nobody_elses_at_the_table(house: House, new: str, shown: str) -> None:
    table = await opened(house, "acquire", ("giulia", "marco"))
    repository = house.app.tables.repository
    await renaming.follow(repository, table.number, house.people["giulia"].id, new)
    assert {row.name for row in (await table.sight()).seats} == {shown, "Marco"}
