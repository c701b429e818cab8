"""`/table notices`, `/table watch`, `/table note` and `/me digest`: what people are told, and when."""

from __future__ import annotations

import msgspec
from discord import app_commands

from bot.inbound.commands import me
from bot.inbound.commands.naming import choices, command
from bot.inbound.commands.suggest import offered
from bot.inbound.commands.table import GROUP
from bot.inbound.commands.zones import found_zone, zones
from bot.inbound.lookup import played_here, seated, table_of
from bot.inbound.presses import subscriptions as pressed
from bot.inbound.visit import Interaction, Visit
from bot.store import digests, people
from bot.store.digests import Digest
from bot.store.rows import Calling
from bot.store.watches import Watched
from bot.ui.sheet import note as sheet
from bot.words.values import seconds_of

HOUR = 9
"""The hour of a digest for which none is named."""


@command("table-notices", "notices", "table", of=GROUP)
@app_commands.choices(notices=choices("notices", ("mention", "message", "none", "usual")))
async def notices(
    interaction: Interaction, notices: str | None = None, table: int | None = None
) -> None:
    """Without a choice: show how the person is called at this table."""
    visit = Visit.of(interaction)
    number = seated(await table_of(visit, table)).table.id
    store, user = visit.services.store, visit.user_id
    if notices is not None:
        chosen = None if notices == "usual" else msgspec.convert(notices, Calling)
        await store.write(lambda link: people.choose_at(link, number, user, chosen))
    here = await store.read(lambda link: people.notices_at(link, number, user))
    words = await visit.words()
    if here is None:
        usual = (await visit.person()).notices
        said = words.say("table-notices-usual", table=number, calling=usual)
    else:
        said = words.say("table-notices-here", table=number, calling=here)
    await visit.answer(sheet(said))


@command("table-watch", "what", "table", of=GROUP)
@app_commands.choices(what=choices("watch", ("turn", "end", "stop")))
async def watch(interaction: Interaction, what: str = "turn", table: int | None = None) -> None:
    visit = Visit.of(interaction)
    sight = await table_of(visit, table)
    if what == "stop":
        await pressed.unwatch(visit, sight)
    else:
        await pressed.watch(visit, sight, msgspec.convert(what, Watched))


@command("table-note", "table", of=GROUP)
async def note(interaction: Interaction, table: int | None = None) -> None:
    """Open the player's own notebook; nobody else can."""
    visit = Visit.of(interaction)
    await pressed.open_note(visit, seated(await played_here(visit, table)))


@command("me-digest", "hour", "zone", "stop", of=me.GROUP, zone=offered(zones))
async def digest(
    interaction: Interaction,
    hour: app_commands.Range[int, 0, 23] | None = None,
    zone: str | None = None,
    stop: bool = False,
) -> None:
    """Without options: show the person's choice."""
    visit = Visit.of(interaction)
    store, user = visit.services.store, visit.user_id
    if stop:
        await store.write(lambda link: digests.stop(link, user))
    elif hour is not None or zone is not None:
        await _choose(visit, hour, zone)
    row = await store.read(lambda link: digests.get(link, user))
    await visit.answer(sheet(await _in_words(visit, row)))


async def _choose(visit: Visit, hour: int | None, zone: str | None) -> None:
    """What is not named stays as it was, at first as in the server."""
    store, user, now = visit.services.store, visit.user_id, visit.services.now()
    known = await store.read(lambda link: digests.get(link, user))
    if zone is not None:
        there = found_zone(zone)
    else:
        there = known.zone if known else (await visit.guild()).zone
    at = hour if hour is not None else known.hour if known else HOUR
    await store.write(lambda link: digests.choose(link, user, at, there, now))


async def _in_words(visit: Visit, row: Digest | None) -> str:
    words = await visit.words()
    if row is None or row.due is None:
        return words.say("me-digest-none")
    until = seconds_of(row.due)
    return words.say("me-digest", hour=row.hour, zone=row.zone, until=until)
