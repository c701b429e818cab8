"""A server with many people who play a tournament: they join and direct by commands and buttons, and
play their games at random.
"""

from __future__ import annotations

from functools import partial

from bot.store import tournaments
from bot.tournaments.records.records import Held
from games.core.chance import Chance
from games.core.offers import sample
from games.core.words import RuleError
from tests.bot.seen import Reply, Seen
from tests.bot.sim import House
from tests.bot.tournaments.draft import announced

MINUTE, HOUR, DAY = 60, 3_600, 86_400
NUMBER = 1
"""The first tournament of a server."""


NAMES = {"crosses": "cross-table"}
"""Options as Discord shows them."""


class Cup:
    """`p1` ... `pN` play, `ada` directs."""

    def __init__(self, house: House, players: int, seed: str) -> None:
        self.house = house
        self.chance = Chance(seed, 0)
        self.names = tuple(f"p{number}" for number in range(1, players + 1))
        for name in (*self.names, "late", "reserve"):
            user = house.env.create_user(name, global_name=name.title())
            house.people[name] = house.guild.add_member(user)

    async def create(self, **options: object) -> Reply:
        given = {"title": "Spring Cup", **options}
        return await announced(self.house, "ada", **given)

    async def slash(self, who: str, command: str, /, **options: object) -> Reply:
        typed = {NAMES.get(name, name): value for name, value in options.items()}
        return await self.house.slash(who, f"tournament {command}", self.house.channel, **typed)

    async def cancel(self, who: str, reason: str, **options: object) -> None:
        """It is asked first."""
        asked = await self.slash(who, "cancel", reason=reason, **options)
        await self.house.press(who, "Cancel without a winner", asked.seen)

    async def join_all(self) -> None:
        """Every other one by the card's button."""
        for number, name in enumerate(self.names):
            if number % 2:
                await self.slash(name, "join")
            else:
                await self.house.press(name, "Join", self.card)

    @property
    def card(self) -> Seen:
        """The newest message of the channel with the buttons of a tournament."""
        for message in reversed(self.house.messages(None, self.house.channel)):
            if any(button.label == "My table" for button in message.buttons):
                return message
        raise AssertionError("there is no card")

    async def held(self) -> Held:
        return await self.house.app.steps.records.look(NUMBER)

    async def running(self) -> dict[int, int]:
        """The game tables that run, by their number in the tournament."""
        opened = await self.house.app.store.read(partial(tournaments.tables, tournament_id=NUMBER))
        state = (await self.held()).state
        here = [table.number for one in state.rounds for table in one.running if one.opened]
        return {number: opened[number] for number in here if number in opened}

    async def play_round(self, *, but: int | None = None) -> None:
        """All running tables to their ends, but for one."""
        for number, table in (await self.running()).items():
            if number != but:
                await self.play(table)
        await self.house.settle()

    async def play(self, table: int, entries: int = 100_000) -> None:
        """Whoever is asked does something that is offered."""
        tables = self.house.app.tables
        sight = await tables.sight(table)
        while sight.table.stage == "running" and sight.table.number < entries:
            assert sight.waiting is not None
            for seat in sight.waiting.seats:
                if await self.acts(table, seat):
                    break
            else:
                await tables.ring(table)
            sight = await tables.sight(table)

    async def acts(self, table: int, seat: int) -> bool:
        tables = self.house.app.tables
        user = (await tables.sight(table)).seats[seat].user_id
        offers = (await tables.sight(table, user)).offers if user else ()
        if not offers or user is None:
            return False
        offer = offers[self.chance.below(len(offers))]
        try:
            await tables.act(table, user, sample(offer, self.chance))
        except RuleError:
            await tables.act(table, user, offer.action)
        return True

    def seen(self) -> list[Seen]:
        """The messages of the channel, oldest first."""
        return self.house.messages(None, self.house.channel)

    def said(self) -> list[str]:
        """What was announced in the channel, oldest first."""
        return [one.text for one in self.seen()]

    def calls(self, name: str) -> list[int]:
        """The messages by which somebody was called, in all channels."""
        user = self.house.people[name].id
        return [
            key
            for stored in self.house.env.backend.messages.values()
            for key, message in stored.items()
            if user in message.ping_user_ids
        ]
