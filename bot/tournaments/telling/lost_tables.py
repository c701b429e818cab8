"""Tables of tournaments whose thread is lost: each gets another one, or the round waits for it."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord
import structlog

from bot.engine.running import lost_places
from bot.errors import HouseError
from bot.inbound.joined import Presence
from bot.outbound.sending.admins import tell_once
from bot.outbound.sending.context import Context
from bot.outbound.sending.permissions import loss
from bot.store import tournaments
from bot.store.tables import Whereabouts
from bot.store.tournaments import LostTable
from bot.store.warned import Warning as Warned
from bot.tournaments.records.records import Held, Records, open_table
from bot.tournaments.running import standstill
from bot.tournaments.telling.role_and_event import title
from bot.words.translator import GameWords

log = structlog.get_logger()

NOBODY = 0
"""The user by whom the bot itself moves a table."""


class Mender:
    """`mend` is for the tournaments' `Runner`: it may be asked at any time, as often as one likes."""

    def __init__(self, context: Context, records: Records) -> None:
        self._context = context
        self._records = records
        self._waiting: set[int] | None = None
        """Tournaments that may stand still for a lost table; None: since the start nobody has looked."""

    async def mend(self) -> int:
        """Move what can be moved; rounds with other lost tables stop, and those without go on.

        How many tables have moved.
        """
        if self._waiting is None:
            self._waiting = set(await self._context.store.read(tournaments.open_ids))
        lost = await self._context.store.read(tournaments.lost)
        moved = 0
        for tournament_id in sorted(self._waiting | {one.tournament_id for one in lost}):
            # One that is damaged must not stop the others.
            with suppress(HouseError):
                here = [one for one in lost if one.tournament_id == tournament_id]
                moved += await self._mend(tournament_id, here)
        return moved

    def is_away(self, held: Held) -> bool:
        """Whether the server cannot be reached, be it for a moment: its tournament's clock is not rung."""
        return self._place(held) == "no-server"

    async def _mend(self, tournament_id: int, lost: list[LostTable]) -> int:
        assert self._waiting is not None
        held = await self._records.look(tournament_id)
        here = [one for one in lost if open_table(held.state, one.number)]
        moved = [one for one in here if await self._moved(held, one)]
        left = tuple(one.number for one in here if one not in moved)
        await standstill.wait_for(
            self._records, self._context.catalogue, held, left, self._place(held)
        )
        (self._waiting.add if left else self._waiting.discard)(tournament_id)
        return len(moved)

    def _place(self, held: Held) -> Presence:
        guild = self._context.client.get_guild(held.row.guild_id)
        if guild is None or guild.unavailable:
            return "no-server"
        return "there" if guild.get_channel_or_thread(held.row.channel_id) else "no-channel"

    async def _moved(self, held: Held, table: LostTable) -> bool:
        """Whether the table has gone on in the tournament's channel, where a thread is opened for it."""
        channel = held.row.channel_id
        there = Whereabouts(table.table_id, held.row.guild_id, channel, channel, "running", None)
        if table.why != "deleted" or table.place == channel or self._place(held) != "there":
            return False
        if await loss(self._context.client, there, sure=False) is not None:
            return False
        await self._tell(held, table)
        repository = self._context.tables.repository
        await lost_places.move(repository, table.table_id, NOBODY, channel, admin=True)
        log.info("table moved", tournament=held.row.id, table=table.table_id)
        return True

    async def _tell(self, held: Held, table: LostTable) -> None:
        """The director, once for each thread that was lost."""
        warning = Warned(held.row.guild_id, table.place, f"tournament {held.row.id}")
        write = partial(_text, held=held, number=table.number)
        await tell_once(
            self._context, warning, held.row.language, write, first=held.row.host_id or None
        )


def _text(words: GameWords, guild: discord.Guild, held: Held, number: int) -> str:
    return words.say(
        "cup-admin-thread",
        table=number,
        title=title(held),
        server=guild.name,
        place=held.row.channel_id,
    )
