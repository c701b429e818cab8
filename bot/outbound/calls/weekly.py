"""Once a week a line on the open tables of a server, in the channel that those who run it have chosen."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from datetime import datetime, time, timedelta
from functools import partial
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.outbound.sending import post
from bot.outbound.sending.context import Context
from bot.store import guilds, tables
from bot.store.rows import GuildRow
from bot.ui.overview import counted
from bot.words.languages import ENGLISH
from bot.words.values import Markup

HOUR = 9
"""On Mondays, in the zone of the server."""
_WEEKLY = 5
"""What tells the numbers of these messages from others."""


def next_week(now: datetime, zone: str) -> datetime:
    """The next Monday morning there."""
    here = now.astimezone(ZoneInfo(zone))
    monday = here.date() + timedelta(days=7 - here.weekday())
    return datetime.combine(monday, time(HOUR), ZoneInfo(zone)).astimezone(now.tzinfo)


async def tell_due(context: Context, row: GuildRow) -> bool:
    """True: the next is due in a week. Nothing is told where no table is open, and where the bot is no more."""
    if row.weekly_place is None or context.client.get_guild(row.guild_id) is None:
        return True
    found = await _open(context, row.guild_id)
    if not found:
        return True
    words = context.catalogue.words(row.language or ENGLISH.code)
    text = words.say("overview-weekly", counts=Markup(counted(words, found, context.now())))
    assert row.weekly_due is not None
    parts = (_WEEKLY, row.guild_id, int(row.weekly_due.timestamp()))
    place = context.client.get_partial_messageable(row.weekly_place, guild_id=row.guild_id)
    own = context.marks.of(*parts)
    if own not in await post.said(place, [own], context.me):
        await post.send(place, post.Letter(post.line_view(text, own)), context.marks.nonce(*parts))
    return True


async def over(context: Context, row: GuildRow) -> None:
    """A week later it is told again: the channel may take messages by then, if it took none now."""
    due = next_week(context.now(), row.zone)
    await context.store.write(partial(_later, row=row, due=due))


async def _open(context: Context, guild_id: int) -> list[Sight]:
    found = list[Sight]()
    for table in await context.store.read(partial(tables.open_in, guild_id=guild_id)):
        # One that is damaged must not hide the others.
        with suppress(HouseError):
            found.append(await context.tables.sight(table.id))
    return found


def _later(link: sqlite3.Connection, row: GuildRow, due: datetime) -> None:
    """Only of what was read: meanwhile somebody may have chosen another channel, or none."""
    now = guilds.get(link, row.guild_id)
    if now.weekly_due == row.weekly_due:
        guilds.save(link, replace(now, weekly_due=due))
