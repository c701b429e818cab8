"""Tournaments whose server, channel or tables are out of reach stand still, and go on when they are back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime
from functools import partial

from bot.errors import HouseError
from bot.inbound.joined import Presence
from bot.store import tournaments
from bot.tournaments.records.records import Held, Records
from bot.words.catalogue import Catalogue
from bot.words.values import Markup
from games.core.words import RuleError
from games.league.tournament.entries import ForgetRoles, Missed, Pause, Resume


async def settle(
    records: Records,
    catalogue: Catalogue,
    guild_id: int,
    place_of: Callable[[int], Presence],
    roles: Collection[int] | None = None,
    since: datetime | None = None,
) -> None:
    """Each open tournament of the server stands still or goes on; `place_of` tells of its channel.

    `roles` are those that the server has, None while that is not known. `since`: the server has been
    away since then, and this time is given back, too.
    """
    lost = {one.tournament_id for one in await records.store.read(tournaments.lost)}
    for row in await records.store.read(partial(tournaments.in_guild, guild_id=guild_id)):
        if row.open:
            # A director may have been quicker; and one that is damaged must not stop the others.
            with suppress(RuleError, HouseError):
                held, place = await _forgetting(records, row.id, roles), place_of(row.channel_id)
                if held.state.pausing is None and place != "there":
                    await _stop(records, catalogue, held, place, since)
                elif row.id not in lost:
                    await _go_on(records, held, place)


async def _forgetting(records: Records, tournament_id: int, roles: Collection[int] | None) -> Held:
    """The tournament, in which roles that are gone bind nobody any more."""
    held = await records.look(tournament_id)
    gone = tuple(one for one in held.state.settings.roles if roles is not None and one not in roles)
    if not gone or held.over:
        return held
    return await records.enter(tournament_id, ForgetRoles(gone), "clock")


async def wait_for(
    records: Records, catalogue: Catalogue, held: Held, lost: tuple[int, ...], place: Presence
) -> None:
    """The round stands still for these tables, which cannot be reached; without any it goes on."""
    with suppress(RuleError):
        if not lost:
            await _go_on(records, held, place)
        elif held.state.pausing is None and place == "there":
            words = catalogue.words(held.row.language)
            tables = Markup(words.listed([str(number) for number in lost]))
            reason = words.say("cup-lost-tables", count=len(lost), tables=tables)
            await records.enter(held.row.id, Pause(reason, unreachable=True), "clock")


async def _stop(
    records: Records, catalogue: Catalogue, held: Held, place: Presence, since: datetime | None
) -> None:
    if since is not None:
        await records.enter(held.row.id, Missed(since, records.now()), "clock")
    key = "cup-unheard" if place == "no-channel" else "cup-unreachable"
    reason = catalogue.words(held.row.language).say(key)
    pause = Pause(reason, unreachable=place == "no-server")
    await records.enter(held.row.id, pause, "clock")


async def _go_on(records: Records, held: Held, place: Presence) -> None:
    pausing = held.state.pausing
    if pausing is not None and pausing.unreachable and place != "no-server":
        await records.enter(held.row.id, Resume(), "clock")
