"""The services behind the bot's own messages: Discord, engine, store, words and pictures."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal

import discord

from bot.engine.tables import Tables
from bot.engine.time import time_off
from bot.engine.time.clocks import is_unhurried
from bot.engine.views.sight import Sight
from bot.outbound.drawing.pictures import Pictures
from bot.outbound.sending.marks import Marks
from bot.outbound.sending.resting import OldCards
from bot.outbound.sending.ringing import Ringing
from bot.store import entries, guilds, outbox, people, posted
from bot.store import time_off as stored_off
from bot.store.database import Database
from bot.store.rows import GuildRow, News, PersonRow, Posted, Quiet, TimeOff
from bot.ui.elsewhere import NOWHERE, Elsewhere
from bot.ui.first_words import Reader
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.core.words import Seat

NIGHT = Quiet(23 * 60, 8 * 60)
"""When nobody is reminded who has chosen no quiet hours."""

HOUR = timedelta(hours=1)

OUTDATED = 2000
"""Maximum boards remembered whose buttons are still to go. Others keep theirs: a press of one is
answered as stale."""

Sent = OrderedDict[int, Sequence[discord.Attachment]]
"""The pictures of messages that may be redrawn, by message, the newest last."""


@dataclass(frozen=True)
class Context:
    """Shared by all tables. It remembers only who takes no messages, when boards were drawn and what stands there."""

    client: discord.Client
    tables: Tables
    store: Database
    catalogue: Catalogue
    pictures: Pictures
    now: Callable[[], datetime]
    closed: set[int] = field(default_factory=set)
    """People whose direct messages were refused since the start. A restart tries them again."""
    drawn: dict[int, tuple[datetime, int]] = field(default_factory=dict)
    """When the board of a table that goes by the clock was drawn, and in which decision."""
    sent: Sent = field(default_factory=OrderedDict)
    """The pictures of boards that were redrawn since the start."""
    seeing: dict[tuple[int, int], tuple[Literal["yes", "no"], datetime]] = field(
        default_factory=dict
    )
    """Whether a person sees a place, by place and person, and until when that counts."""
    doubted: set[int] = field(default_factory=set)
    """Servers in which rights have changed since the start."""
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while those who run a server are told something once: many tables find it at the same time."""
    outdated: deque[tuple[Sight, int, bool]] = field(default_factory=lambda: deque(maxlen=OUTDATED))
    """Boards whose turn is over, with buttons that go in a quiet moment; whether they are plain."""
    elsewhere: Elsewhere = NOWHERE
    cards: OldCards = field(default_factory=OldCards)
    """When old cards were redrawn."""
    ringing: Ringing = field(default_factory=Ringing)
    marks: Marks = field(default_factory=Marks)
    """The numbers that messages bear."""

    @property
    def me(self) -> int:
        user = self.client.user
        assert user is not None
        return user.id

    def words(self, sight: Sight, language: str | None = None) -> GameWords:
        """The words of a table, in its language or the one given."""
        return self.catalogue.words(
            language or sight.table.language,
            sight.rules,
            sight.names,
            sight.titles,
            sight.table.language,
        )

    def reader(self, sight: Sight, people: Sequence[PersonRow] = ()) -> Reader:
        """How those whom a call means read it: one person as they have chosen, several as the table."""
        one = people[0] if len(people) == 1 else None
        words = self.words(sight, one.language if one else None)
        return Reader(words, (one and one.zone) or sight.table.clock.zone, self.now())

    def channel(self, sight: Sight, place_id: int) -> discord.PartialMessageable:
        """A thread or channel of the table's server, also one that is not in the client's cache."""
        # Archived threads leave the cache, but a message to one opens it again.
        return self.client.get_partial_messageable(place_id, guild_id=sight.table.guild_id)

    def known(
        self, guild_id: int, place_id: int
    ) -> discord.abc.GuildChannel | discord.Thread | None:
        """A channel or open thread as the client knows it; asked of its server alone, not of thousands."""
        guild = self.client.get_guild(guild_id)
        return None if guild is None else guild.get_channel_or_thread(place_id)

    def here(self, sight: Sight) -> discord.PartialMessageable:
        """The thread or channel in which the table is played."""
        return self.channel(sight, where(sight))

    async def private(self, user_id: int) -> discord.DMChannel:
        """A person's direct messages."""
        return await self.client.create_dm(discord.Object(user_id))

    async def posted(self, table_id: int) -> Posted:
        return await self.store.read(lambda link: posted.get(link, table_id))

    async def guild(self, guild_id: int) -> GuildRow:
        return await self.store.read(lambda link: guilds.get(link, guild_id))

    async def person(self, user_id: int, sight: Sight, name: str = "") -> PersonRow:
        """The person, with the way in which they want to be called at this table."""
        table = sight.table.id
        return await self.store.read(lambda link: people.at_table(link, user_id, table, name))

    async def resting(
        self, user_id: int, sight: Sight, *, reminds: bool = False
    ) -> datetime | None:
        """Until when notices of this table wait for the person's quiet hours; None: they need not.

        What only reminds waits for the morning, too. At a quick table what waits would be over; but whoever has
        an hour and sleeps is not reminded.
        """
        if not is_slow(sight) and not (reminds and not is_live(sight)):
            return None
        person, off, there = await self.store.read(
            lambda link: (
                people.get(link, user_id),
                stored_off.of(link, user_id),
                stored_off.zone_at(link, sight.table),
            )
        )
        away = time_off.away_until(off, self.now()) if is_slow(sight) else None
        quiet = self._quiet_until(person, there, night=reminds)
        return max(filter(None, (quiet, away)), default=None)

    async def on_vacation(self, user_id: int, sight: Sight) -> datetime | None:
        """The morning on which the person is told what waits for them; None if they are not on vacation.

        At a quick table they sit before the screen.
        """
        if not is_slow(sight):
            return None
        off = await self.store.read(lambda link: stored_off.of(link, user_id))
        return time_off.away_until(off, self.now())

    async def acted(self, sight: Sight) -> set[Seat]:
        """The seats whose persons have acted in the turn of a game that goes by the clock."""
        if sight.schedule is None:
            return set()
        table, opened = sight.table.id, sight.table.decision
        return await self.store.read(lambda link: entries.seats_after(link, table, opened))

    async def quiet_until(
        self, user_id: int, there: str, *, night: bool = False
    ) -> datetime | None:
        """The end of the person's quiet hours in which it is now; None outside them.

        They are read where the person lives, or `there`. Those who have chosen none rest in the `night`.
        """
        row = await self.store.read(lambda link: people.get(link, user_id))
        return self._quiet_until(row, there, night=night)

    def _quiet_until(self, row: PersonRow, there: str, *, night: bool) -> datetime | None:
        quiet = row.quiet or (NIGHT if night else None)
        return time_off.quiet_until(TimeOff(row.zone or there, quiet), self.now())

    async def done(self, news: Sequence[News], row: Posted | None = None) -> None:
        """Take the news off the outbox and save what is posted, in one transaction."""
        # Apart, a crash between them would lose the message's id or tell the news again.
        await self.store.write(lambda link: _done(link, news, row))


def is_slow(sight: Sight) -> bool:
    """Whether people take hours and days there, so that notices can wait."""
    schedule = sight.schedule
    return is_unhurried(sight.table.clock) if schedule is None else schedule.length is None


def is_live(sight: Sight) -> bool:
    """Whether people sit before the screen there, by day or night."""
    schedule, paced = sight.schedule, timedelta(seconds=sight.table.clock.seconds)
    return (paced if schedule is None or schedule.length is None else schedule.length) < HOUR


def where(sight: Sight) -> int:
    """The thread or channel in which the table is played; a lobby's is the channel."""
    return sight.table.place_id or sight.table.channel_id


def tag(sight: Sight, words: GameWords) -> str:
    """The line that names the table, for channels with several; empty in a thread of its own."""
    if where(sight) != sight.table.channel_id:
        return ""
    return f"-# {words.say('table-title', game=sight.rules.key, table=sight.table.called)}\n"


def link_to(sight: Sight, message_id: int) -> str:
    """The address of a message at the table's place."""
    return f"https://discord.com/channels/{sight.table.guild_id}/{where(sight)}/{message_id}"


def _done(link: sqlite3.Connection, news: Sequence[News], row: Posted | None) -> None:
    if row is not None:
        posted.save(link, row)
    for one in news:
        outbox.done(link, one.id)
