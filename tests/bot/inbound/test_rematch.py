"""A rematch that several people want at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.inbound.opening import open_again
from bot.inbound.visit import Visit
from tests.bot.inbound.conftest import Place
from tests.bot.inbound.test_looking import finished


def visiting(place: Place, who: str) -> Visit:
    """Somebody in the channel; one offline Discord takes one press after the other."""
    interaction = SimpleNamespace(
        user=SimpleNamespace(id=place.id(who), display_name=who),
        guild_id=place.guild.id,
        channel_id=place.channel.id,
        channel=None,
        client=place.client,
        guild=None,
        permissions=discord.Permissions.none(),
        app_permissions=discord.Permissions.all(),
        guild_locale=None,
        type=discord.InteractionType.component,
        locale=discord.Locale.american_english,
        message=None,
    )
    return Visit(place.services, cast("Any", interaction))


async def test_of_two_who_press_rematch_at_once_one_finds_the_others_lobby(place: Place) -> None:
    sight = await place.sight(await finished(place))
    both = await asyncio.gather(
        *(open_again(visiting(place, who), sight) for who in ("anna", "bruno", "anna"))
    )
    assert len({number for number, _ in both}) == 1
    assert sorted(fresh for _, fresh in both) == [False, False, True]
