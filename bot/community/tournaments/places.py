"""Tournaments whose server or channel is out of reach stand still, and those that are back go on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Literal

from bot.community.tournaments.records import Held, Records
from bot.errors import HouseError
from bot.store import tournaments
from bot.words.catalogue import Catalogue
from games.core.words import RuleError
from games.league.tournament.entries import Pause, Resume

Place = Literal["there", "no-server", "no-channel"]
"""A server comes back by itself; for a channel that is gone a director must choose another one."""


async def settle(
    records: Records, catalogue: Catalogue, guild_id: int, place_of: Callable[[int], Place]
) -> None:
    """Each open tournament of the server stands still or goes on; `place_of` tells of its channel."""
    for row in await records.store.read(partial(tournaments.in_guild, guild_id=guild_id)):
        if row.open:
            # A director may have been quicker; and one that is damaged must not stop the others.
            with suppress(RuleError, HouseError):
                held = await records.look(row.id)
                await _settle(records, catalogue, held, place_of(row.channel_id))


async def _settle(records: Records, catalogue: Catalogue, held: Held, place: Place) -> None:
    pausing = held.state.pausing
    if pausing is None and place != "there":
        key = "cup-unheard" if place == "no-channel" else "cup-unreachable"
        reason = catalogue.words(held.row.language).say(key)
        pause = Pause(reason, unreachable=place == "no-server")
        await records.enter(held.row.id, pause, "clock")
    elif pausing is not None and pausing.unreachable and place != "no-server":
        await records.enter(held.row.id, Resume(), "clock")
