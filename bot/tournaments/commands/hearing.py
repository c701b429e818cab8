"""What tournaments hear from the rooms below, and how their commands reach them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial

import discord

from bot.inbound.joined import Joined, Presence
from bot.inbound.visit import Visit
from bot.outbound.sending.permissions import words_of
from bot.store import tournaments
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.records.causes import can_answer
from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import open_in
from bot.tournaments.running import standstill
from bot.tournaments.running.steps import Steps
from bot.tournaments.telling.role_and_event import lacking, out_of_reach, title, wished
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.league.tournament.entries import Adjudicate


class Tournaments(Joined):
    """Hears for all tournaments of the bot."""

    def __init__(self, steps: Steps, catalogue: Catalogue) -> None:
        self.steps = steps
        self._catalogue = catalogue

    async def forget(self, user_id: int) -> None:
        await self.steps.leave_all(user_id)

    async def avoid(self, user_id: int, other_id: int) -> None:
        await self.steps.avoid(user_id, other_id)

    async def has_stake(self, table_id: int, user_id: int) -> bool:
        records = self.steps.records
        found = await records.store.read(partial(tournaments.of_table, table_id=table_id))
        if found is None:
            return False
        held = await records.look(found[0])
        return not can_answer(held, Adjudicate(found[1], (), ()), user_id)

    async def report(self, table_id: int, user_id: int, name: str, reason: str) -> bool:
        """HouseError: no-table-of-yours, called-already."""
        found = await self.steps.records.store.read(
            partial(tournaments.of_table, table_id=table_id)
        )
        if found is not None:
            with of_tournament():
                await self.steps.call_director(found[0], Person(user_id, name), reason)
        return found is not None

    async def lacks(self, words: GameWords, server: discord.Guild) -> list[str]:
        helds = await self.steps.records.store.read(partial(open_in, guild_id=server.id))
        missing = lacking(server, (right for held in helds for right in wished(held)))
        lines = []
        if missing:
            names = "".join(f"\n- {words.say(key)}" for key in words_of(missing))
            lines.append(words.say("setup-cup-lacks", missing=Markup(names)))
        if "manage_roles" not in missing:
            roles = dict.fromkeys(filter(None, (held.row.role_id for held in helds)))
            high = (role for role in roles if out_of_reach(server, role))
            lines += [words.say("setup-cup-role", role=role) for role in high]
        return lines

    async def overview(self, words: GameWords, guild_id: int) -> list[str]:
        helds = await self.steps.records.store.read(partial(open_in, guild_id=guild_id))
        return [
            "- "
            + words.say(
                "overview-cup",
                title=title(held),
                place=held.row.channel_id,
                round=len(held.state.rounds),
                count=sum(
                    table.result is None
                    for one in held.state.rounds
                    if one.opened
                    for table in one.tables
                ),
                paused=held.state.pausing is not None,
            )
            for held in helds
        ]

    async def guilds(self) -> Collection[int]:
        return await self.steps.records.store.read(tournaments.open_guilds)

    async def settle(
        self,
        guild_id: int,
        place_of: Callable[[int], Presence],
        roles: Collection[int] | None,
        since: datetime | None,
    ) -> None:
        records = self.steps.records
        await standstill.settle(records, self._catalogue, guild_id, place_of, roles, since)


def steps_of(visit: Visit) -> Steps:
    """The steps that the visitor may take in tournaments."""
    joined = visit.services.joined
    assert isinstance(joined, Tournaments)
    return joined.steps
