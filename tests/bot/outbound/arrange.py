"""A table on an offline Discord: the real engine, store and words, and pictures of one pixel."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import discord
import msgspec
from msgspec.structs import replace
from PIL import Image
from simcord import ChannelHandle, Env, GuildHandle, MemberActor

from bot.engine.keeping.above import Above
from bot.engine.lobbies import Lobbies
from bot.engine.tables import Tables
from bot.engine.views.sight import Sight
from bot.outbound import Context, Herald
from bot.outbound.drawing.pictures import Pictures
from bot.store import coached, entries, guilds, outbox, people, posted, seats, tables
from bot.store.database import Database
from bot.store.rows import GuildRow, News, NewsKind, PersonRow, Posted, Quiet
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.words import Fact
from render.scene import Drawer, History, Picture, Scene, no_alt_page, no_page

NOON = datetime(2026, 3, 28, 12, tzinfo=UTC)


def pixel() -> Picture:
    image = Image.new("P", (1, 1))
    image.putpalette([0, 0, 0])
    return Picture(image, image)


def _told(scene: Scene) -> str:
    return f"Board of table {scene.table} for {scene.view.me}: {' '.join(scene.names)}"


def _result(scene: Scene, history: History) -> str:
    return f"Result of table {scene.table}, {len(history.worth)} points, {len(history.marks)} marks"


PIXEL = Drawer(
    board=lambda _scene: pixel(),
    alt=_told,
    text=_told,
    hand=lambda _scene: pixel(),
    alt_hand=lambda scene: f"Hand of {scene.view.me}",
    page=no_page,
    alt_page=no_alt_page,
    final=lambda _scene, _history: pixel(),
    alt_final=_result,
    replay=lambda scenes: b"GIF89a" + bytes(len(scenes)),
    prices=lambda _words: pixel(),
    alt_prices=lambda _words: "Prices",
    milestones=frozenset({"merged"}),
)
"""A drawer that shows nothing and says what it was asked for."""


def client() -> discord.Client:
    return discord.Client(
        intents=discord.Intents(guilds=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
        allowed_mentions=discord.AllowedMentions.none(),
    )


class World:
    """One server with a channel and three people; time stands until it is moved."""

    def __init__(
        self,
        env: Env,
        store: Database,
        language: str = "en",
        game: str = "acquire",
        drawer: Drawer = PIXEL,
    ) -> None:
        self.env, self.store, self.language, self.game = env, store, language, game
        self._drawers = dict.fromkeys(GAMES, drawer)
        self.now = NOON
        above = Above(news=self._wake)
        self.tables = Tables(store, GAMES, lambda: self.now, above, soon=60)
        self.lobbies = Lobbies(self.tables)
        self.guild: GuildHandle = env.create_guild("Borsa Club")
        self.channel: ChannelHandle = self.guild.create_text_channel("games")
        self.people: dict[str, MemberActor] = {
            name: self.guild.add_member(env.create_user(name))
            for name in ("Giulia", "Marco", "Anna")
        }
        self.context = self._context()
        self.herald = Herald(self.context)

    def _wake(self) -> None:
        self.herald.wake()

    def _context(self) -> Context:
        catalogue = Catalogue(strict=True)
        return Context(
            client=self.env.bot,
            tables=self.tables,
            store=self.store,
            catalogue=catalogue,
            pictures=Pictures(catalogue, self._drawers),
            now=lambda: self.now,
        )

    async def copies(self, table: int, count: int) -> list[int]:
        """So many more tables as this one stands now, all at the same place."""
        return await self.store.write(partial(_copies, table=table, count=count))

    def restart(self) -> None:
        """A new process on the same database."""
        self.context.pictures.close()
        self.context = self._context()
        self.herald = Herald(self.context)

    def later(self, **by: float) -> None:
        self.now += timedelta(**by)

    async def tell(self) -> None:
        """The herald tells all there is to tell."""
        await self.herald.deliver()

    async def lobby(self, *names: str, computers: int = 0) -> int:
        """A lobby with these people, the first its host."""
        host = self.people[names[0]]
        table = await self.lobbies.open(
            self.guild.id, self.channel.id, host.id, host.name, self.game, self.language
        )
        for name in names[1:]:
            await self.lobbies.join(table, self.people[name].id, name)
        for _ in range(computers):
            await self.lobbies.add_computer(table, host.id, "random")
        return table

    async def start(self, *names: str, computers: int = 0) -> int:
        """A table that has started, with all of it told."""
        table = await self.lobby(*names, computers=computers)
        await self.tell()
        await self.lobbies.start(table, self.people[names[0]].id)
        await self.tell()
        return table

    async def mover(self, table: int) -> MemberActor:
        """The person that the table waits for."""
        sight = await self.tables.sight(table)
        assert sight.waiting is not None
        user = sight.seats[sight.waiting.seats[0]].user_id
        return next(person for person in self.people.values() if person.id == user)

    async def act(self, table: int) -> Sight:
        """The player who is asked does the first thing that is offered, after some thought."""
        self.later(minutes=3)
        mover = await self.mover(table)
        offers = (await self.tables.sight(table, mover.id)).offers
        return await self.tables.act(table, mover.id, offers[0].action)

    async def turn(self, table: int) -> MemberActor:
        """The player who is asked acts until it is another player's turn; who that was."""
        mover, moves = await self.mover(table), await self._moves(table)
        while await self._moves(table) == moves:
            await self.act(table)
        return mover

    async def twice(self, table: int) -> None:
        """Play until somebody has acted and is asked again at once; all before that is told."""
        while True:
            await self.tell()
            before = await self.mover(table)
            await self.act(table)
            if (await self.mover(table)).id == before.id:
                return

    async def _moves(self, table: int) -> int:
        moves: int = (await self.tables.sight(table)).view.moves
        return moves

    async def play_out(self, table: int) -> None:
        while (await self.tables.sight(table)).outcome is None:
            await self.act(table)

    async def news(
        self, table: int, kind: NewsKind, key: str = "", to: int | None = None, **facts: Fact
    ) -> int:
        """Something to be told that the engine has not caused."""
        one = News(table_id=table, kind=kind, key=key, facts=facts, to=to)
        return await self.store.write(lambda link: outbox.put(link, one))

    async def waiting_news(self) -> int:
        return await self.store.read(outbox.count)

    async def posted(self, table: int) -> Posted:
        return await self.store.read(lambda link: posted.get(link, table))

    async def wants(self, name: str, **choices: Any) -> None:
        """The person chooses, and no help at the table: their messages say what is new and no more. They
        are awake at night, and reminded at any hour.
        """
        person = self.people[name]
        row = PersonRow(user_id=person.id, name=name, **{"quiet": Quiet(300, 301), **choices})
        await self.store.write(lambda link: people.save(link, row))
        await self.store.write(lambda link: coached.choose(link, person.id, False))

    async def server_wants(self, **choices: Any) -> None:
        row = GuildRow(guild_id=self.guild.id, **choices)
        await self.store.write(lambda link: guilds.save(link, row))

    async def place(self, table: int) -> ChannelHandle:
        """The thread, or the channel, in which the table is played."""
        place = (await self.tables.sight(table)).table.place_id
        found = [one for one in (self.channel, *self.channel.threads) if one.id == place]
        return found[0]

    def owner_told(self) -> list[discord.Message]:
        """What the server's owner has got in private."""
        return mine(self.guild.owner.dm_channel)


def _copies(link: sqlite3.Connection, table: int, count: int) -> list[int]:
    row, present = tables.get(link, table), posted.get(link, table)
    assert row is not None
    places, record = seats.at(link, table), entries.all(link, table)
    copies = [tables.insert(link, row) for _ in range(count)]
    for copy in copies:
        for place in places:
            seats.insert(link, replace(place, table_id=copy))
        for entry in record:
            entries.append(link, replace(entry, table_id=copy))
        posted.save(link, replace(present, table_id=copy))
    return copies


def hush(world: World, hours: float) -> None:
    """Everybody's quiet hours begin now and last so long."""
    end = world.now + timedelta(hours=hours)

    class Hushed(Context):
        def _quiet_until(self, row: PersonRow, there: str, *, night: bool) -> datetime | None:
            return end if self.now() < end else None

    fields = {one.name: getattr(world.context, one.name) for one in dataclasses.fields(Context)}
    world.context = Hushed(**fields)
    world.herald = Herald(world.context)


async def stopped(herald: Herald, running: asyncio.Task[None]) -> None:
    """The herald stops, and what he is still telling is cut short."""
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    telling = [*herald._busy.values()]
    for one in telling:
        one.cancel()
    await asyncio.gather(*telling, return_exceptions=True)


def mine(place: ChannelHandle) -> list[discord.Message]:
    """The bot's messages, oldest first."""
    return [one for one in place.history() if one.type is discord.MessageType.default]


def text(message: discord.Message) -> str:
    """All texts of a message."""
    shown = (item for item in _items(message) if isinstance(item, discord.ui.TextDisplay))
    return "\n".join(filter(None, (message.content, *(item.content for item in shown))))


def _items(message: discord.Message) -> list[discord.ui.Item[Any]]:
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return list(view.walk_children())


def labels(message: discord.Message) -> list[str]:
    """The labels of its buttons and the prompts of its selects."""
    found = []
    for item in _items(message):
        if isinstance(item, discord.ui.Button):
            found.append(item.label or "")
        if isinstance(item, discord.ui.Select):
            found.append(item.placeholder or "")
    return found


def ways(message: discord.Message) -> list[str]:
    """Where its buttons lead that are links."""
    buttons = [item for item in _items(message) if isinstance(item, discord.ui.Button)]
    return [item.url for item in buttons if item.url]


def alts(message: discord.Message) -> list[str]:
    """The alt texts of its pictures."""
    attached = [one.description or "" for one in message.attachments]
    return attached or [media.description or "" for media in _shown(message)]


def files(message: discord.Message) -> list[str]:
    """The names of its pictures, from where they are served."""
    urls = [one.url for one in message.attachments] or [one.media.url for one in _shown(message)]
    return [url.partition("?")[0].rpartition("/")[2] for url in urls]


def _shown(message: discord.Message) -> list[discord.MediaGalleryItem]:
    galleries = (item for item in _items(message) if isinstance(item, discord.ui.MediaGallery))
    return [media for item in galleries for media in item.items]


def called(env: Env, message: discord.Message) -> set[int]:
    """Whom Discord notified of it."""
    stored = env.backend.messages[message.channel.id][message.id]
    return set(stored.ping_user_ids)


def renamed(sight: Sight, *names: str) -> Sight:
    """The same table with other names."""
    seats = tuple(
        msgspec.structs.replace(row, name=name)
        for row, name in zip(sight.seats, names, strict=True)
    )
    return msgspec.structs.replace(sight, seats=seats)
