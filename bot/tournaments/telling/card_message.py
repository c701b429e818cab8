"""The card of a tournament in its channel: redrawn, or posted anew if it is gone."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import ui

from bot.community.voice import Voice
from bot.outbound.sending import post
from bot.outbound.sending.context import Context
from bot.outbound.sending.permissions import lacking_in
from bot.tournaments.card.card import card
from bot.tournaments.card.pages import cross_page, standings_page
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.records.records import Held, Records
from bot.ui.limits import TEXT, shortened
from bot.ui.sheet import picture
from render.community import text

_CARD = -1
"""Stands for the card in a nonce, where other messages have their part."""


def speaker(context: Context, held: Held, *, plain: bool = False) -> Speaker:
    """The words of a tournament in its language."""
    games = context.tables.repository.games
    voice = Voice(context.catalogue, games, held.row.language, plain=plain)
    return Speaker(held, voice, plain=plain)


def channel(context: Context, held: Held) -> discord.PartialMessageable:
    """Where the card and the announcements are."""
    return context.client.get_partial_messageable(held.row.channel_id, guild_id=held.row.guild_id)


def card_mark(tournament_id: int) -> int:
    """The component id by which a tournament's card is found again."""
    return post.MARK // 2 + tournament_id % (post.MARK // 2)


async def show(context: Context, records: Records, tournament_id: int, *, suspect: bool) -> None:
    """The card as it is now. With `suspect` one may have been posted that nobody has noted."""
    held = await records.look(tournament_id)
    place, old = channel(context, held), held.row.card_message
    mark = card_mark(tournament_id)
    letter = await _letter(context, held, mark)
    if old is not None:
        with suppress(post.Lost):
            await post.redraw(place, old, letter)
            return
    found = await post.said(place, [mark], context.me) if suspect else {}
    new = found.get(mark)
    # The old card may still be found in the history, though it takes no edits any more.
    if new is None or new == old:
        # Negative, as the ids of news are positive: no nonce is the same.
        new = await post.send(place, letter, post.nonce(-tournament_id, _CARD, old or 0))
    await records.change_row(tournament_id, card_message=new)


async def _letter(context: Context, held: Held, mark: int) -> post.Letter:
    """The card; from the first result on with standings and cross-table, as they are after the newest."""
    speaks = speaker(context, held)
    rules = context.tables.repository.games.get(held.state.settings.game)
    bare = card(speaks, rules, mark)
    if not _has_result(held):
        return post.Letter(bare)
    if not takes_files(context, held):
        listed = shortened(text(standings_page(speaks)), TEXT - bare.content_length())
        return post.Letter(card(speaks, rules, mark, [ui.TextDisplay(listed)]))
    drawn = await _drawn(context, held)
    shown = [picture(name, alt) for name, _, alt in drawn]
    return post.Letter(card(speaks, rules, mark, shown), more=drawn)


async def _drawn(context: Context, held: Held) -> list[post.Attached]:
    """Of many players the first page."""
    speaks, found = speaker(context, held, plain=True), list[post.Attached]()
    for kind, page in (("standings", standings_page(speaks)), ("crosses", cross_page(speaks))):
        data, alt = await context.pictures.community(page)
        found.append((f"{kind}-{held.row.id}-{held.state.number}.png", data, alt))
    return found


def _has_result(held: Held) -> bool:
    return any(table.result is not None for one in held.state.rounds for table in one.tables)


def takes_files(context: Context, held: Held) -> bool:
    """Whether the bot may post pictures in the tournament's channel."""
    found = context.client.get_channel(held.row.channel_id)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return True
    return "attach_files" not in lacking_in(found)
