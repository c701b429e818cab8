"""Opening a table: the person's right to it here, and the server's settings for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta

import discord
import msgspec

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.remembered import OpenedTable
from bot.inbound.visit import Visit
from bot.outbound.sending.permissions import Place, lacking, words_of
from bot.store import tables
from bot.store.rows import GuildRow, Pace
from bot.words.languages import ENGLISH, spoken
from bot.words.values import Markup
from games.core.record import decode_options

AGAIN, NO_TIME = timedelta(seconds=10), timedelta()
"""How long a press of the same button counts as the same press."""


async def may_open(visit: Visit) -> GuildRow:
    """What the server has chosen. HouseError: as for `may_play`, and need-role.

    `@everyone` as a role is everybody, though nobody "has" it.
    """
    guild = await may_play(visit)
    if not visit.is_admin and guild.opener_role not in {None, visit.guild_id}:
        assert guild.opener_role is not None
        if not _has_role(visit, guild.opener_role):
            raise HouseError("need-role", role=guild.opener_role)
    return guild


async def may_play(visit: Visit) -> GuildRow:
    """What the server has chosen. HouseError: only-in-a-server, bot-not-here,
    table-plays-here, open-elsewhere, bot-lacks.
    """
    if not visit.guild_id:
        raise HouseError("only-in-a-server")
    if not visit.is_bot_here:
        raise HouseError("bot-not-here")
    guild = await visit.guild()
    if isinstance(visit.interaction.channel, discord.Thread) and await _is_played_in(visit):
        raise HouseError("table-plays-here")
    if not visit.is_admin and guild.channel_id not in {None, *_places(visit)}:
        raise HouseError("open-elsewhere", place=guild.channel_id)
    in_thread = isinstance(visit.interaction.channel, discord.Thread)
    place: Place = "in-thread" if in_thread else "lobby"
    missing = lacking(visit.interaction.app_permissions, place)
    if missing:
        words = await visit.words()
        names = words.listed([words.say(key) for key in words_of(missing)])
        raise HouseError("bot-lacks", missing=Markup(names))
    return guild


async def _is_played_in(visit: Visit) -> bool:
    """Whether this is a table's own thread: a second table there would get its commands."""
    return await visit.services.tables.at_place(visit.place_id) is not None


async def open_table(
    visit: Visit,
    game: str,
    *,
    pace: Pace | None = None,
    seconds: int | None = None,
    language: str | None = None,
    options: Mapping[str, object] | None = None,
) -> int:
    """A lobby here, with the server's pace, language and zone where none is given. Its id."""
    guild = await may_open(visit)
    return await visit.services.lobbies.open(
        visit.guild_id,
        visit.place_id,
        visit.user_id,
        visit.name,
        game,
        language or guild.language or await _language_here(visit),
        pace or guild.pace,
        guild.zone,
        seconds,
        options,
    )


async def once(visit: Visit, opening: Callable[[], Awaitable[int]]) -> int:
    """The table that a press opens. Pressed again at once, as somebody does who sees nothing happen, the
    button leads to the same one.
    """
    openings, now = visit.services.remembered.openings, visit.services.now()
    for key in [key for key, one in openings.items() if not AGAIN > now - one.at >= NO_TIME]:
        del openings[key]
    found, message = OpenedTable(now), visit.interaction.message
    if message is not None:
        data: Mapping[str, object] = visit.interaction.data or {}
        found = openings.setdefault((visit.user_id, message.id, data.get("custom_id")), found)
    async with found.lock:
        if not (found.table and await _is_open(visit, found.table)):
            found.table = await opening()
    return found.table


async def _is_open(visit: Visit, number: int) -> bool:
    return (await visit.services.tables.sight(number)).table.stage in {"lobby", "running"}


async def open_again(visit: Visit, sight: Sight) -> tuple[int, bool]:
    """The lobby of a rematch, and whether it is new: each table has one.

    The table is locked meanwhile: of two players who press at once, the second finds the first's lobby.
    """
    if sight.table.stage != "over":
        raise HouseError("table-not-over")
    table_id = sight.table.id
    async with visit.services.tables.repository.hold(sight.table.id):
        before = await visit.services.store.read(lambda link: tables.rematch_of(link, table_id))
        # A lobby that has closed or started, or whose place the person does not see, cannot be joined:
        # the next rematch opens another.
        if before is not None and await _is_lobby(visit, before):
            return before, False
        number = await _open_like(visit, sight)
        await visit.services.store.write(lambda link: tables.put_rematch(link, table_id, number))
    return number, True


async def _open_like(visit: Visit, sight: Sight) -> int:
    table, clock = sight.table, sight.table.clock
    number = await open_table(
        visit,
        table.game,
        pace=clock.pace,
        seconds=clock.seconds,
        language=table.language,
        options=msgspec.structs.asdict(decode_options(sight.rules, table.options)),
    )
    for field, chosen, usual in (
        ("vacations", clock.vacations, True),
        ("weekends", clock.weekends_off, False),
        ("advice", table.advice, False),
        ("reliable", table.reliable, 0),
        ("settled", table.settled, False),
    ):
        # A new lobby has the usual terms already.
        if chosen != usual:
            await visit.services.lobbies.set_term(number, visit.user_id, field, chosen)
    for row in sight.seats:
        # A seat that somebody gave up is not a computer's.
        if row.user_id is None and row.computer is not None and row.offered is None:
            await visit.services.lobbies.add_computer(number, visit.user_id, row.computer)
    return number


async def _is_lobby(visit: Visit, number: int) -> bool:
    """Whether it is one that the person may know of."""
    try:
        return (await visit.look(number)).table.stage == "lobby"
    except HouseError:
        return False


async def _language_here(visit: Visit) -> str:
    """That of the server's Discord, else the person's, else that of the settings; English only as the last."""
    locale = visit.interaction.guild_locale
    spoken_here = (spoken(locale.value) if locale else ENGLISH, spoken(await visit.language()))
    return next((one.code for one in spoken_here if one is not ENGLISH), visit.services.language)


def _places(visit: Visit) -> set[int]:
    """The ids of this place: the channel, or the thread and its channel."""
    channel = visit.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    # No place has the number 0.
    return {visit.place_id, parent or 0}


def _has_role(visit: Visit, role_id: int) -> bool:
    user = visit.interaction.user
    return isinstance(user, discord.Member) and user.get_role(role_id) is not None
