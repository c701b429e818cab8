"""The lobby card, redrawn when the lobby changes; at the start it loses its buttons."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import datetime
from functools import partial

from msgspec.structs import replace

from bot.engine.time.due import LOBBY_CLOSED
from bot.engine.views.sight import Sight
from bot.outbound.sending import places, post
from bot.outbound.sending.context import Context
from bot.outbound.sending.jobs import Job
from bot.store import people, ratings
from bot.store.ratings import Known
from bot.store.rows import Posted
from bot.ui.clock_terms import card_lines
from bot.ui.lobby_card import lobby_card
from bot.words.translator import GameWords
from bot.words.values import seconds_of
from games.league.ratings import season_of


async def rests(context: Context, table_id: int) -> datetime | None:
    """When the card of an open lobby may be redrawn; None: now. A start waits for nothing."""
    message = (await context.posted(table_id)).lobby_message
    until = context.cards.until(message, context.now())
    if until is None or (await context.tables.sight(table_id)).table.stage != "lobby":
        return None
    return until


async def show(context: Context, job: Job) -> None:
    """Redraw the card, or post one while people may join. At the start open the table's thread."""
    sight = await context.tables.sight(job.table_id)
    row = await context.posted(job.table_id)
    if sight.view is not None:
        sight = await places.settled(context, sight, row, suspect=job.suspect)
    message_id = await _shown(context, job, sight, row)
    await context.done(job.news, replace(row, lobby_message=message_id))


async def _shown(context: Context, job: Job, sight: Sight, row: Posted) -> int | None:
    if sight.outcome is not None:
        # The result stands on it.
        return row.lobby_message
    channel, own = context.channel(sight, sight.table.channel_id), context.marks.news(job.id)
    words = context.words(sight)
    foot = _foot(sight, words)
    known = await context.store.read(partial(_known, sight=sight, now=context.now()))
    letter = post.Letter(lobby_card(sight, words, card_lines(sight, words), foot, own, known))
    if row.lobby_message is not None:
        with suppress(post.Lost):
            await post.redraw(channel, row.lobby_message, letter)
            context.cards.edited(row.lobby_message, context.now())
            return row.lobby_message
    # A deleted card is not posted again for a table that has started: nobody can join any more.
    if sight.table.stage != "lobby":
        return row.lobby_message
    if job.suspect and (found := await post.said(channel, [own], context.me)):
        return found[own]
    return await post.send(channel, letter, context.marks.nonce(job.id, 0, row.lobby_message or 0))


def _known(connection: sqlite3.Connection, sight: Sight, now: datetime) -> dict[int, Known]:
    """What is known of those who sit there and do not hide it."""
    found = {}
    for user in (row.user_id for row in sight.seats if row.user_id is not None):
        if not people.get(connection, user).private:
            found[user] = ratings.known(connection, sight.rules.key, season_of(now), user)
    return found


def _foot(sight: Sight, words: GameWords) -> str:
    if sight.table.place_id is not None:
        return words.say("lobby-started", place=sight.table.place_id)
    if sight.table.stage == "closed":
        return words.say("lobby-card-closed")
    return words.say("lobby-closes", closes=seconds_of(sight.table.created + LOBBY_CLOSED))
