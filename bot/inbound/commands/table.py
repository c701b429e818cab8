"""`/table`: commands to look at a table, now, before, and after its end. Other modules change it."""

from __future__ import annotations

import discord

from bot.engine.views.practice import practise
from bot.errors import HouseError
from bot.inbound.commands.naming import command, group
from bot.inbound.commands.suggest import counted, finished_tables
from bot.inbound.lookup import finished, is_played, played_here, seated, started, table_of
from bot.inbound.opening import may_open
from bot.inbound.presses import lists
from bot.inbound.presses.table import show_advice, show_own
from bot.inbound.showing import attached, show_analysis, show_replay, show_since
from bot.inbound.visit import Interaction, Visit
from bot.ui.info import info_sheet
from bot.ui.limits import messages
from bot.ui.sheet import file_sheet, note
from games.core.transcript import LARGEST

GROUP = group("table")


@command("table-info", "table", of=GROUP)
async def info(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    sight = await played_here(visit, table)
    await visit.answer(info_sheet(sight, await visit.words(sight), visit.services.now()))


@command("table-log", "table", of=GROUP)
async def log(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await lists.show_log(visit, await played_here(visit, table))


@command("table-since", "table", of=GROUP)
async def since(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await show_since(visit, await played_here(visit, table))


@command("table-hand", "table", "advice", of=GROUP)
async def hand(
    interaction: Interaction, table: int | None = None, advice: bool | None = None
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(seated(await table_of(visit, table, is_played)))
    await (show_advice(visit, sight) if advice else show_own(visit, sight))


@command("table-text", "table", of=GROUP)
async def text(interaction: Interaction, table: int | None = None) -> None:
    """The board and the player's own hand in words, for those who cannot see pictures."""
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await played_here(visit, table))
    words = await visit.words(sight)
    board = await (await visit.pictures()).text(sight, words)
    for message in messages(board):
        await visit.answer(note(message))


@command("table-export", "table", of=GROUP, table=counted(finished_tables))
async def export(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await finished(visit, table)
    data = await visit.services.tables.export(sight.table.id)
    name = f"{sight.rules.key}-{sight.table.id}.json"
    sentence = (await visit.words(sight)).say("exported", table=sight.table.called)
    await visit.answer(file_sheet(sentence, name), attached([(name, data, "")]))


@command("table-import", "file", "practice", "step", of=GROUP)
async def import_(
    interaction: Interaction,
    file: discord.Attachment,
    practice: bool = False,
    step: int | None = None,
) -> None:
    """To look at, or with `practice` to play on against computers, after the entry `step`."""
    visit = Visit.of(interaction)
    await visit.think()
    await may_open(visit)
    if file.size > LARGEST:
        raise HouseError("record-too-big")
    tables, language = visit.services.tables, await visit.language()
    await tables.repository.check_room(visit.guild_id, visit.user_id)
    data = await file.read()
    if practice:
        place, me = (visit.guild_id, visit.place_id), (visit.user_id, visit.name)
        zone = (await visit.guild()).zone
        number = await practise(tables.repository, place, [me], data, step, language, zone)
    elif step is not None:
        raise HouseError("step-is-for-practice")
    else:
        number = await tables.import_(visit.guild_id, visit.place_id, visit.user_id, data, language)
    await visit.look(number)
    key = "opened-for-practice" if practice else "imported"
    await visit.answer(note((await visit.words()).say(key, table=number)))


@command("table-replay", "step", "table", of=GROUP, table=counted(finished_tables))
async def replay(
    interaction: Interaction, step: int | None = None, table: int | None = None
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await show_replay(visit, await finished(visit, table), step)


@command("table-analysis", "table", of=GROUP, table=counted(finished_tables))
async def analysis(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await show_analysis(visit, await finished(visit, table))
