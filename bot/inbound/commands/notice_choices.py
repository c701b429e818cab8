"""`/table notifications`, `/table watch`, `/table note`: what people are told of one table."""

from __future__ import annotations

import msgspec
from discord import app_commands

from bot.engine.views.sight import Sight
from bot.inbound.commands.naming import choices, command
from bot.inbound.commands.table import GROUP
from bot.inbound.lookup import played_here, seated, table_of
from bot.inbound.presses import notice_choices as pressed
from bot.inbound.presses import reports
from bot.inbound.visit import Interaction, Visit
from bot.store import people
from bot.store.rows import Calling
from bot.store.watches import Watched
from bot.ui.sheet import note as sheet


@command("table-notices", "notices", "table", of=GROUP)
@app_commands.choices(notices=choices("notices", ("mention", "message", "none", "usual")))
async def notices(
    interaction: Interaction, notices: str | None = None, table: int | None = None
) -> None:
    """Without a choice: show how the person is called at this table."""
    visit = Visit.of(interaction)
    await visit.think()
    at = seated(await table_of(visit, table)).table
    number, store, user = at.id, visit.services.store, visit.user_id
    if notices is not None:
        chosen = None if notices == "usual" else msgspec.convert(notices, Calling)
        await store.write(lambda link: people.choose_at(link, number, user, chosen))
    here = await store.read(lambda link: people.notices_at(link, number, user))
    words = await visit.words()
    if here is None:
        usual = (await visit.person()).notices
        said = words.say("table-notices-usual", table=at.called, calling=usual)
    else:
        said = words.say("table-notices-here", table=at.called, calling=here)
    await visit.answer(sheet(said))


@command("table-watch", "what", "table", of=GROUP)
@app_commands.choices(what=choices("watch", ("turn", "end", "stop")))
async def watch(interaction: Interaction, what: str = "turn", table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, _is_others)
    if what == "stop":
        await pressed.unwatch(visit, sight)
    else:
        await pressed.watch(visit, sight, msgspec.convert(what, Watched))


def _is_others(sight: Sight) -> bool:
    return sight.viewer is None


@command("table-report", "reason", "answered", "table", of=GROUP)
async def report(
    interaction: Interaction,
    reason: str = "",
    answered: bool = False,
    table: int | None = None,
) -> None:
    """Call for help; or, as an administrator, answer such a call."""
    visit = Visit.of(interaction)
    # The server reads the answer: a thought that is private would make it private, too.
    sight = await played_here(visit, table)
    if answered:
        await reports.answered(visit, sight)
    else:
        await reports.report(visit, seated(sight), reason.strip())


@command("table-note", "table", of=GROUP)
async def note(interaction: Interaction, table: int | None = None) -> None:
    """Open the player's own notebook; nobody else can."""
    visit = Visit.of(interaction)
    await pressed.open_note(visit, seated(await played_here(visit, table)))
