"""`/table`: commands that do what the buttons of a lobby card do."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands

from bot.engine.time.paces import HOUR
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.commands.naming import choices, command, group
from bot.inbound.commands.suggest import Made, counted, finished_tables, here, offered
from bot.inbound.commands.table import GROUP
from bot.inbound.lookup import finished, is_lobby, table_of
from bot.inbound.presses import lobby
from bot.inbound.presses.substitutes import seats_here, take
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import Pace
from bot.ui import lobby_options
from bot.ui.sheet import note
from bot.words.languages import LANGUAGES
from bot.words.values import Markup
from games.players import kinds
from games.players.levels import levels

LOBBY = group("table-lobby", parent=GROUP)
"""What the host chooses before the start. A command has at most 25 parts, so these have a part of
their own."""


async def _kinds(visit: Visit) -> Made:
    sight, words = await here(visit, is_lobby)
    return [(words.say(f"computer-{kind}"), kind) for kind in levels(sight.rules)]


async def _options(visit: Visit) -> Made:
    sight, words = await here(visit, is_lobby)
    return lobby_options.assignments(sight.rules, words)


@command("table-join", "table", of=GROUP)
async def join(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, _is_open_to)
    if sight.table.stage == "running":
        free = [one for one in await seats_here(visit) if one.sight.table.id == sight.table.id]
        if free:
            await take(visit, sight.table.id, free[0].seat)
            return
    after = await visit.services.lobbies.join(sight.table.id, visit.user_id, visit.name)
    await _say_seats(visit, after)


@command("table-computer", "kind", "remove", "table", of=LOBBY, kind=offered(_kinds))
async def computer(
    interaction: Interaction,
    kind: str | None = None,
    remove: bool = False,
    table: int | None = None,
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, is_lobby)
    wanted = "off" if remove else kind or kinds(sight.rules)[0]
    await _say_seats(visit, await lobby.set_computer(visit, sight, wanted))


@command("table-invite", "person", "remove", "table", of=LOBBY)
async def invite(
    interaction: Interaction, person: discord.User, remove: bool = False, table: int | None = None
) -> None:
    """The first invitation closes the lobby to all others; `remove` takes somebody off it."""
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, is_lobby)
    lobbies, admin = visit.services.lobbies, visit.manages(sight)
    do = lobbies.remove if remove else lobbies.invite
    visit.sight = await do(sight.table.id, visit.user_id, person.id, admin=admin)
    words = await visit.words(visit.sight)
    key = "lobby-removed" if remove else "lobby-invites"
    await visit.answer(note(words.say(key, who=Markup(f"<@{person.id}>"))))


@command("table-option", "option", "table", of=LOBBY, option=offered(_options))
async def option(interaction: Interaction, option: str, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, is_lobby)
    name, value = lobby_options.assigned(option)
    await lobby.set_option(visit, sight, name, value)


@command("table-pace", "pace", "hours", "table", of=LOBBY)
@app_commands.choices(pace=choices("pace", ("live", "fast", "daily", "slow", "own")))
async def pace(
    interaction: Interaction,
    pace: str,
    hours: app_commands.Range[float, 0.02, 720.0] | None = None,
    table: int | None = None,
) -> None:
    visit = Visit.of(interaction)
    sight = await table_of(visit, table, is_lobby)
    wanted: Pace = "own" if hours is not None else msgspec.convert(pace, Pace)
    await lobby.set_pace(visit, sight, wanted, None if hours is None else round(hours * HOUR))


@command("table-language", "language", "table", of=LOBBY)
@app_commands.choices(language=choices("language", LANGUAGES))
async def language(interaction: Interaction, language: str, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, is_lobby)
    await lobby.set_language(visit, sight, language)


@command("table-start", "table", of=GROUP)
async def start(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, is_lobby)
    visit.sight = after = await visit.services.lobbies.start(
        sight.table.id, visit.user_id, admin=visit.manages(sight)
    )
    words = await visit.words(after)
    await visit.answer(note(words.say("table-starts", table=after.table.id)))


@command("table-rematch", "table", of=GROUP, table=counted(finished_tables))
async def rematch(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    # All who sat there read the answer: a thought that is private would make it private, too.
    sight = await finished(visit, table)
    if sight.table.stage != "over":
        raise HouseError("table-not-over")
    await lobby.again(visit, sight)


def _is_open_to(sight: Sight) -> bool:
    return is_lobby(sight) and sight.viewer is None


async def _say_seats(visit: Visit, sight: Sight) -> None:
    visit.sight = sight
    words = await visit.words(sight)
    sentence = words.say("lobby-seats-taken", taken=len(sight.seats))
    await visit.answer(note(sentence))
