"""`/setup check` names the rights that a tournament has a use for, and only then."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.outbound.sending.permissions import INVITE
from bot.tournaments.records.records import Records, TournamentOpening
from games.league.tournament.settings import Settings
from tests.bot.sim import House


async def test_rights_for_a_role_and_an_event_are_named_while_a_tournament_wants_them(
    house: House,
) -> None:
    _grant(house, create_events=False)
    assert "Manage" not in (await house.slash("ada", "setup check")).text
    role = house.guild.create_role("Champion")
    await _tournament(house, role.id)
    reply = (await house.slash("ada", "setup check")).text
    assert "Manage Roles" in reply
    assert "Create Events" in reply
    _grant(house, manage_roles=True, create_events=False, manage_events=True)
    assert "Create Events" in (await house.slash("ada", "setup check")).text
    _grant(house, manage_roles=True)
    assert "Events" not in (await house.slash("ada", "setup check")).text


async def test_a_role_above_the_bots_own_is_named(house: House) -> None:
    _grant(house, manage_roles=True)
    assert house.guild.me is not None
    role = house.guild.create_role("Champion", position=house.guild.me.top_role.position + 1)
    await _tournament(house, role.id)
    assert f"<@&{role.id}>" in (await house.slash("ada", "setup check")).text


def _grant(house: House, **more: bool) -> None:
    assert house.guild.me is not None
    granted = discord.Permissions(INVITE.value)
    granted.update(**more)
    changes = {"permissions": granted.value}
    house.env.backend.edit_role(house.guild.id, house.guild.me.top_role.id, changes)


async def _tournament(house: House, role: int) -> None:
    records = Records(house.app.store, house.now)
    opening = TournamentOpening(
        guild_id=house.guild.id,
        channel_id=house.channel.id,
        host_id=1,
        language="en",
        zone="UTC",
        role_id=role,
    )
    until = house.now() + timedelta(days=1)
    await records.create(opening, Settings(game="acquire", title="Cup", registration_until=until))
