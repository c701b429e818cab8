"""A tournament on the offline Discord, told as it is in the running bot."""

from __future__ import annotations

import re
from datetime import timedelta
from functools import partial
from typing import Any

import discord

from bot.outbound.sending.permissions import INVITE
from bot.store import tournaments
from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import Held, Records, TournamentOpening
from bot.tournaments.records.terms import Terms, packed
from bot.tournaments.running.runner import Runner
from bot.tournaments.running.steps import Steps
from bot.tournaments.telling.lost_tables import Mender
from bot.tournaments.telling.teller import Teller
from games.league.tournament.effects import table_of
from games.league.tournament.entries import AnyAction, Begin, EndTable
from games.league.tournament.settings import Settings
from tests.bot.outbound.arrange import World, mine, text

HOST = "Giulia"


class Cup:
    """One tournament; its players are people of the server, Giulia is its host and plays no part."""

    id: int

    def __init__(self, world: World) -> None:
        self.world = world
        self.restart()

    def grant(self, **more: bool) -> None:
        """The bot has the rights that it is invited with, and these."""
        guild = self.world.guild
        assert guild.me is not None
        granted = discord.Permissions(INVITE.value)
        granted.update(**more)
        changes = {"permissions": granted.value}
        self.world.env.backend.edit_role(guild.id, guild.me.top_role.id, changes)

    def deny(self, **denied: bool) -> None:
        """The bot lacks these rights in the tournament's channel; none: it has all again."""
        world, backend = self.world, self.world.env.backend
        me = world.guild.me
        assert me is not None
        denying = discord.PermissionOverwrite(**denied)
        pattern = world.guild.create_text_channel("pattern", overwrites={me: denying})
        overwrites = backend.get_channel(pattern.id).overwrites if denied else []
        backend.edit_channel(world.channel.id, {}, overwrites=overwrites)

    def restart(self) -> None:
        """A new process: what was only in memory is gone."""
        self.records = Records(self.world.store, lambda: self.world.now)
        self.teller = Teller(self.world.context, self.records)
        mender = Mender(self.world.context, self.records)
        self.runner = Runner(self.records, self.world.tables, self.teller.tell, mender.mend)
        self.steps = Steps(self.records, self.world.tables)

    async def create(self, players: int = 8, role_id: int | None = None, **settings: Any) -> None:
        """With so many people in it, named Player 1 and so on, or as `names` says."""
        names: tuple[str, ...] = settings.pop("names", ())
        chosen: dict[str, Any] = {
            "game": "acquire",
            "title": "Spring Cup",
            "sizes": (4,),
            "rounds": 2,
            "table": packed(Terms(pace="daily")),
            **settings,
        }
        world = self.world
        opening = TournamentOpening(
            guild_id=world.guild.id,
            channel_id=world.channel.id,
            host_id=world.people[HOST].id,
            language=world.language,
            zone="UTC",
            role_id=role_id,
        )
        self.id = await self.records.create(opening, Settings(**chosen))
        for number in range(1, players + 1):
            name = names[number - 1] if number <= len(names) else f"Player {number}"
            await self.join(name)

    async def join(self, name: str) -> None:
        world = self.world
        if name not in world.people:
            member = world.env.create_user(f"user{len(world.people)}")
            world.people[name] = world.guild.add_member(member)
        await self.steps.join(self.id, Person(world.people[name].id, name))

    async def direct(self, action: AnyAction) -> None:
        host = self.world.people[HOST]
        await self.steps.direct(self.id, Person(host.id, HOST), action)

    async def undo(self) -> None:
        await self.steps.undo(self.id, Person(self.world.people[HOST].id, HOST))

    async def begin(self) -> None:
        await self.direct(Begin())
        await self.run()

    async def run(self) -> None:
        """Everything is done and told, the waits for threads over."""
        await self.runner.look()
        await self.world.tell()
        while await self._waits():
            self.world.now += timedelta(seconds=6)
            await self.runner.look()
            await self.world.tell()

    async def held(self) -> Held:
        return await self.records.look(self.id)

    async def running(self) -> dict[int, int]:
        """The game tables that run, by the record's number."""
        state = (await self.held()).state
        opened = await self.world.store.read(partial(tournaments.tables, tournament_id=self.id))
        here = [table.number for one in state.rounds for table in one.running]
        return {number: opened[number] for number in here if number in opened}

    async def play_round(self) -> None:
        for table in (await self.running()).values():
            await self.world.play_out(table)
        await self.run()

    async def end_round(self) -> None:
        """All running tables end with their seats in order, without being played."""
        for number in await self.running():
            await self.end(number)
        await self.run()

    async def end(self, number: int) -> None:
        seats = range(len(table_of((await self.held()).state, number).seats))
        places, scores = tuple((seat,) for seat in seats), tuple(-seat for seat in seats)
        await self.records.enter(self.id, EndTable(number, places, scores), "table")

    async def waiting(self) -> int:
        """Tasks that are still to be told."""
        return len(
            await self.world.store.read(partial(tournaments.told_later, tournament_id=self.id))
        )

    async def _waits(self) -> bool:
        """Whether something was put off for some seconds."""
        soon = self.world.now + timedelta(seconds=31)
        return bool(await self.world.store.read(partial(tournaments.tasks, now=soon, told=True)))


async def card(cup: Cup) -> discord.Message:
    message_id = (await cup.held()).row.card_message
    return next(one for one in mine(cup.world.channel) if one.id == message_id)


def heads(world: World) -> list[str]:
    """The first line of each message of the bot in the channel, without calls and the tournament's name."""
    found = [text(one).splitlines()[0] for one in mine(world.channel)]
    uncalled = [re.sub(r" ?<@\d+> ?", "", line) for line in found]
    return [line.replace("**", "").removeprefix("Spring Cup · ") for line in uncalled]
