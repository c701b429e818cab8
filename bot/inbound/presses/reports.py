"""Calls for help: from a tournament's table to its directors, elsewhere to those who manage the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from datetime import datetime
from functools import partial

import discord

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.visit import Visit
from bot.store import warned
from bot.ui.control import Control, Press, button, rows
from bot.ui.first_words import addressed
from bot.ui.sheet import PlainSheet, note
from bot.words.translator import GameWords
from games.core.words import Fact

CALL = "report"
LONGEST = 200
"""Characters of a reason."""


async def report(visit: Visit, sight: Sight, reason: str) -> None:
    """Call for help, once a table: whoever reads it in the server may answer, if they manage it and have no stake.

    HouseError: only-in-a-server, report-too-long, reported-already, no-table-of-yours.
    """
    if len(reason) > LONGEST:
        raise HouseError("report-too-long", most=LONGEST)
    if visit.guild_id != sight.table.guild_id:
        raise HouseError("only-in-a-server")
    if await visit.services.joined.report(sight.table.id, visit.user_id, visit.name, reason):
        await visit.answer(note((await visit.words()).say("tournament-director-called")))
        return
    assert sight.viewer is not None
    call = _call(sight, sight.viewer)
    if not await visit.services.store.write(partial(_put, call=call, now=visit.services.now())):
        raise HouseError("reported-already")
    guild = visit.interaction.guild
    owner = None if guild is None or guild.owner_id == visit.user_id else guild.owner_id
    words = _words(visit, sight)
    facts: dict[str, Fact] = {
        "seat": sight.viewer,
        "game": sight.rules.key,
        "table": sight.table.called,
    }
    said = words.say("report-called", reason=reason, **facts)
    answer = button(Press(sight.table.id, 0, CALL), words.plain.say("report-answer"))
    await _announce(visit, [owner] if owner else [], said, [answer])


async def answer(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Answer the call]."""
    await answered(visit, await visit.look(press.table))


async def answered(visit: Visit, sight: Sight) -> None:
    """The caller reads that somebody has come. HouseError: need-manage-server, own-cause, nobody-reports."""
    await visit.require_impartial(sight)
    store, table = visit.services.store, sight.table
    calls = await store.read(partial(warned.at, guild_id=table.guild_id, trouble=CALL))
    seat = int(calls.get(table.id, -1))
    call = _call(sight, seat)
    if seat < 0 or not await store.write(partial(warned.remove, warning=call)):
        raise HouseError("nobody-reports")
    user = sight.seats[seat].user_id
    facts: dict[str, Fact] = {"seat": seat, "game": sight.rules.key, "table": table.called}
    said = _words(visit, sight).say("report-answered", who=visit.name, **facts)
    await _announce(visit, [user] if user else [], said, [])


async def open_in(visit: Visit) -> Collection[int]:
    """The tables of the server from which somebody calls."""
    return await visit.services.store.read(
        partial(warned.at, guild_id=visit.guild_id, trouble=CALL)
    )


def _put(connection: sqlite3.Connection, call: warned.Warning, now: datetime) -> bool:
    """Whether nobody had called from the table."""
    is_first = call.place_id not in warned.at(connection, call.guild_id, CALL)
    if is_first:
        warned.put(connection, call, now)
    return is_first


def _call(sight: Sight, seat: int) -> warned.Warning:
    return warned.Warning(sight.table.guild_id, sight.table.id, CALL, (str(seat),))


def _words(visit: Visit, sight: Sight) -> GameWords:
    """Everybody reads it: in the table's language."""
    return visit.services.catalogue.words(
        sight.table.language, sight.rules, sight.names, sight.titles
    )


async def _announce(visit: Visit, users: list[int], said: str, controls: Sequence[Control]) -> None:
    allowed = discord.AllowedMentions(users=[discord.Object(user) for user in users])
    await visit.announce(PlainSheet(addressed(users, said), rows(controls)), allowed)
