"""`/setup`: which permissions the bot lacks here, by name; and taking a game out of the ratings."""

from __future__ import annotations

import discord

from bot.inbound.commands.naming import command, group
from bot.inbound.commands.suggest import counted, finished_tables
from bot.inbound.lookup import finished
from bot.inbound.presses import endings
from bot.inbound.presses.lists import show_overview
from bot.inbound.visit import Interaction, Visit
from bot.outbound.calls.weekly import next_week
from bot.outbound.sending.permissions import Place, lacking, words_of
from bot.ui.sheet import note
from bot.words.translator import GameWords
from bot.words.values import Markup, seconds_of

GROUP = group("setup", guild_only=True, default_permissions=discord.Permissions(manage_guild=True))


@command("setup-check", of=GROUP)
async def check(interaction: Interaction) -> None:
    """Check this channel, and the one that the server has chosen for tables."""
    visit = Visit.of(interaction)
    visit.require_admin()
    words, guild = await visit.words(), await visit.guild()
    place: Place = "thread" if guild.threads else "channel"
    lines = [_line(words, visit.place_id, lacking(interaction.app_permissions, place))]
    server = interaction.client.get_guild(visit.guild_id)
    # A server of which Discord has not told yet has no channels that one could miss.
    if server is not None and not server.unavailable:
        guild = await interaction.client.heal(server)
    chosen = guild.channel_id and server and server.get_channel(guild.channel_id)
    if isinstance(chosen, discord.TextChannel) and chosen.id != visit.place_id:
        granted = chosen.permissions_for(chosen.guild.me)
        lines.append(_line(words, chosen.id, lacking(granted, place)))
    if guild.channel_gone:
        lines.append(words.say("setup-channel-gone"))
    if guild.opener_gone:
        lines.append(words.say("setup-opener-gone"))
    if server is not None:
        lines += await visit.services.joined.lacks(words, server)
    await visit.answer(note("\n".join(lines)))


@command("setup-tables", "weekly", "off", of=GROUP)
async def tables(
    interaction: Interaction, weekly: discord.TextChannel | None = None, off: bool = False
) -> None:
    """All open tables and tournaments here, and who holds each up; or where a line tells of them each week."""
    visit = Visit.of(interaction)
    if weekly is None and not off:
        await show_overview(visit)
        return
    visit.require_admin()
    words = await visit.words()
    if off:
        await visit.choose_for_all(weekly_place=None, weekly_due=None)
        await visit.answer(note(words.say("weekly-off")))
        return
    assert weekly is not None
    if missing := lacking(weekly.permissions_for(weekly.guild.me), "lobby"):
        await visit.answer(note(_line(words, weekly.id, missing)))
        return
    due = next_week(visit.services.now(), (await visit.guild()).zone)
    await visit.choose_for_all(weekly_place=weekly.id, weekly_due=due)
    await visit.answer(note(words.say("weekly-on", place=weekly.id, due=seconds_of(due))))


@command("setup-annul", "confirm", "table", of=GROUP, table=counted(finished_tables))
async def annul(interaction: Interaction, confirm: bool = False, table: int | None = None) -> None:
    """An administrator of the table's server must confirm. `/table` has no room for more commands."""
    visit = Visit.of(interaction)
    await endings.ask_annul(visit, await finished(visit, table), confirm=confirm)


def _line(words: GameWords, place: int, missing: tuple[str, ...]) -> str:
    if not missing:
        return words.say("setup-fine", place=place)
    names = "".join(f"\n- {words.say(key)}" for key in words_of(missing))
    return words.say("setup-lacks", place=place, missing=Markup(names))
