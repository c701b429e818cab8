"""Those who run the server see all of its tables, and who holds each up."""

from __future__ import annotations

import discord

from bot.store import guilds
from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House


async def test_all_tables_with_who_holds_them_up_for_those_who_run_the_server(house: House) -> None:
    game = await opened(house, SHORT)
    who = (await game.mover()).title()
    shown = (await house.slash("ada", "setup tables")).text
    assert "**1 open table**: stalled 0, paused 0, running 1, not started 0." in shown
    assert f"waiting for {who}" in shown
    await house.advance(30 * 3_600)
    settings = await house.slash("ada", "settings")
    await house.press("ada", "All tables", settings.seen)
    again = (await house.slash("ada", "setup tables")).text
    assert "stalled 1" in again
    assert "**stalled**" in again


async def test_once_a_week_a_channel_of_their_choice_has_a_line(house: House) -> None:
    """Mondays at nine, the server's time; nothing where nothing is open, or the channel is gone."""
    await house.slash("ada", "settings", zone="Europe/Rome")
    mods = house.guild.create_text_channel("mods")

    def told() -> list[str]:
        return [one.text for one in house.messages(place=mods)]

    chosen = await house.slash("ada", "setup tables", weekly=mods)
    assert "every Monday" in chosen.text
    await house.advance(5 * 86_400)
    assert told() == []
    await opened(house, SHORT)
    await house.advance(7 * 86_400)
    (line,) = told()
    assert line.startswith("**1 open table**: stalled ")
    assert "setup tables" in line
    await house.advance(3_600)
    assert len(told()) == 1
    await house.advance(7 * 86_400)
    assert len(told()) == 2
    await house.slash("ada", "setup tables", off=True)
    await house.advance(7 * 86_400)
    assert len(told()) == 2
    await house.slash("ada", "setup tables", weekly=mods)
    house.env.backend.delete_channel(mods.id)
    await house.settle()
    row = await house.app.store.read(lambda link: guilds.get(link, house.guild.id))
    assert (row.weekly_place, row.weekly_due) == (None, None)
    await house.advance(7 * 86_400)


async def test_a_channel_in_which_nothing_may_be_said_is_refused(house: House) -> None:
    me = house.guild.me
    assert me is not None
    silent = discord.PermissionOverwrite(send_messages=False)
    mods = house.guild.create_text_channel("mods", overwrites={me: silent})
    await house.settle()
    answer = await house.slash("ada", "setup tables", weekly=mods)
    assert "Send Messages" in answer.text
    row = await house.app.store.read(lambda link: guilds.get(link, house.guild.id))
    assert row.weekly_place is None
