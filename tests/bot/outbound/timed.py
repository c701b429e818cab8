"""A game whose turns close by the clock, and people who act in it."""

from __future__ import annotations

import discord

from games.core.words import Action
from games.impero.actions import Found, Issue
from tests.bot.outbound.arrange import World, mine


async def user(world: World, table: int, seat: int) -> int:
    found = (await world.tables.sight(table)).seats[seat].user_id
    assert found is not None
    return found


async def act(world: World, table: int, seat: int, action: Action) -> None:
    await world.tables.act(table, await user(world, table, seat), action)


async def board(world: World, table: int) -> discord.Message:
    """The present one."""
    present = (await world.posted(table)).board_message
    return next(one for one in mine(await world.place(table)) if one.id == present)


async def auction(world: World, *names: str) -> int:
    table = await world.start(*names)
    await act(world, table, 0, Found("Eagle", 1000))
    await act(world, table, 0, Issue(0, 10, 100))
    await world.tell()
    return table
