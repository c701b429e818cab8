"""A chosen channel or role that is deleted binds nobody any more, and `/setup check` says so."""

from __future__ import annotations

from tests.bot.sim import House


async def test_a_chosen_channel_that_was_deleted_binds_nobody_and_setup_check_says_so(
    house: House,
) -> None:
    hall = house.guild.create_text_channel("hall")
    await house.settle()
    await house.slash("ada", "settings", channel=hall)
    assert "tables are opened in" in (await house.slash("giulia", "play", game="acquire")).text
    house.env.backend.delete_channel(hall.id)
    await house.settle()
    await house.slash("giulia", "play", game="acquire")
    assert await house.app.tables.at_place(house.channel.id) is not None
    assert "has been deleted" in (await house.slash("ada", "setup check")).text
    await house.slash("ada", "settings", channel=house.channel)
    assert "has been deleted" not in (await house.slash("ada", "setup check")).text


async def test_an_opener_role_that_was_deleted_binds_nobody_and_setup_check_says_so(
    house: House,
) -> None:
    role = house.guild.create_role("openers")
    await house.settle()
    await house.slash("ada", "settings", opener=role)
    await house.slash("giulia", "play", game="acquire")
    assert await house.app.tables.at_place(house.channel.id) is None
    house.env.backend.delete_role(house.guild.id, role.id)
    await house.settle()
    await house.slash("giulia", "play", game="acquire")
    assert await house.app.tables.at_place(house.channel.id) is not None
    assert (
        "role that may open tables has been deleted"
        in (await house.slash("ada", "setup check")).text
    )


async def test_everyone_as_opener_role_locks_nobody_out(house: House) -> None:
    await house.slash("ada", "settings", opener=house.guild.default_role)
    await house.slash("giulia", "play", game="acquire")
    assert await house.app.tables.at_place(house.channel.id) is not None


async def test_a_server_not_told_of_yet_is_no_reason_to_say_that_a_channel_is_gone(
    house: House,
) -> None:
    hall = house.guild.create_text_channel("hall")
    await house.settle()
    await house.slash("ada", "settings", channel=hall)
    house.app.client._connection._guilds[house.guild.id].unavailable = True
    assert "has been deleted" not in (await house.slash("ada", "setup check")).text
