"""The card of a tournament in its channel: redrawn, or posted anew if it is gone."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.community.tournaments.card import card
from bot.community.tournaments.records import Held, Records
from bot.community.tournaments.speaker import Speaker
from bot.community.voice import Voice
from bot.outbound import post
from bot.outbound.context import Context

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


async def show(context: Context, records: Records, tournament_id: int, *, suspect: bool) -> None:
    """The card as it is now. With `suspect` one may have been posted that nobody has noted."""
    held = await records.look(tournament_id)
    place, old = channel(context, held), held.row.card_message
    rules = context.tables.repository.games.get(held.state.settings.game)
    mark = post.card_mark(tournament_id)
    letter = post.Letter(card(speaker(context, held), rules, mark))
    if old is not None:
        with suppress(post.Lost):
            await post.redraw(place, old, letter)
            return
    found = await post.said(place, [mark], context.me) if suspect else {}
    new = found.get(mark)
    if new is None or new == old:
        new = await post.send(place, letter, post.nonce(-tournament_id, _CARD, old or 0))
    await records.change_row(tournament_id, card_message=new)
