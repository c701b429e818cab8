"""One interaction: its person, place and language, and its one answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any, Literal

import discord
import msgspec

from bot.community.ratings import Ratings
from bot.engine.keeping import arrivals
from bot.engine.lobbies import Lobbies
from bot.engine.table.names import heard
from bot.engine.tables import Tables
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.joined import Joined
from bot.inbound.outcomes import Copies, Sending, persistently, pictured, was_taken
from bot.inbound.remembered import MOST, Again, Remembered
from bot.lessons.lecture import BASE, lecture
from bot.lessons.sight import sight_of
from bot.outbound.drawing.pictures import Pictures
from bot.outbound.sending.context import where
from bot.outbound.sending.seeing import Seen, sees
from bot.store import guilds, lessons, people
from bot.store.database import Database
from bot.store.lessons import LessonRow
from bot.store.rows import GuildRow, PersonRow
from bot.ui.control import Press
from bot.ui.elsewhere import NOWHERE, Elsewhere
from bot.ui.modals import Asking
from bot.ui.sheet import Sheet, pictures_of, shown
from bot.ui.status import naming
from bot.words.catalogue import Catalogue
from bot.words.languages import ENGLISH, spoken
from bot.words.translator import GameWords
from games.core.contract import AnyRules, Rules
from games.core.lessons import lesson_of

Interaction = discord.Interaction[Any]
PATIENCE = 1.5
"""Seconds for which a look waits for a move that is being saved."""
NO_MENTIONS = discord.AllowedMentions.none()


@dataclass(frozen=True)
class Services:
    """The services that all interactions share."""

    tables: Tables
    lobbies: Lobbies
    ratings: Ratings
    joined: Joined
    store: Database
    catalogue: Catalogue
    pictures: Pictures
    games: Mapping[str, Rules[Any, Any, Any]]
    now: Callable[[], datetime]
    language: str = ENGLISH.code
    zone: str = "UTC"
    elsewhere: Elsewhere = NOWHERE
    backup_days: int = 14
    remembered: Remembered = field(default_factory=Remembered)


class Visit:
    """An interaction with its services. Its private answers replace "thinking", or follow the press."""

    def __init__(self, services: Services, interaction: Interaction) -> None:
        self.services = services
        self.interaction = interaction
        self.user_id: int = interaction.user.id
        self.sight: Sight | None = None
        """The table last looked at; refusals are told in its words."""
        self.again: Again | None = None
        self.sent: tuple[Press, Mapping[str, str]] | None = None
        """The form that was sent off, with its values."""
        self.refill: Mapping[str, str] = {}
        """What stands in the form that is opened now, because it stood there before."""
        self._person: PersonRow | None = None
        self._words: tuple[Sight, str, GameWords] | None = None
        """The words of the table last told of, in a language."""
        self._seen: dict[int, Seen] = {}
        """Whether the person sees them, by place."""
        self._state: Literal["fresh", "thinking", "updating", "answered"] = "fresh"

    @classmethod
    def of(cls, interaction: Interaction) -> Visit:
        """The visit of an interaction, the same one at each call."""
        client = interaction.client
        services = client.pick(interaction) if client.pick else client.services
        # discord.py calls the handler of errors with the bare interaction; what was answered must be known there.
        visit: Visit = interaction.extras.setdefault("visit", cls(services, interaction))
        return visit

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    @property
    def game(self) -> str | None:
        """The key of the game whose own command was typed."""
        command = self.interaction.command
        return None if command is None else command.extras.get("game")

    @property
    def guild_id(self) -> int:
        """The server; 0 in direct messages."""
        return self.interaction.guild_id or 0

    @property
    def place_id(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def is_admin(self) -> bool:
        """Whether the person manages this server, even if the server lets others use a command."""
        return bool(self.guild_id) and self.interaction.permissions.manage_guild

    @property
    def on_private(self) -> bool:
        """Whether the pressed message is private, and may be redrawn."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def person(self) -> PersonRow:
        if self._person is None:
            self._person = await self.services.store.read(
                lambda link: people.get(link, self.user_id, self.name)
            )
        return self._person

    async def choose(self, **changes: object) -> PersonRow:
        """Save some of the person's settings; what they choose elsewhere at the same instant stays."""

        def chosen(link: sqlite3.Connection) -> PersonRow:
            row = people.get(link, self.user_id)
            row = msgspec.structs.replace(row, name=self.name, **changes)
            people.save(link, row)
            return row

        self._person = await self.services.store.write(chosen)
        return self._person

    async def guild(self) -> GuildRow:
        return await self.services.store.read(
            lambda link: guilds.get(link, self.guild_id, self.services.zone)
        )

    async def choose_for_all(self, **changes: object) -> GuildRow:
        """Save some of the server's settings; what another administrator chooses at the same instant stays."""

        def chosen(link: sqlite3.Connection) -> GuildRow:
            row = guilds.get(link, self.guild_id, self.services.zone)
            row = msgspec.structs.replace(row, **changes)
            guilds.save(link, row)
            return row

        return await self.services.store.write(chosen)

    async def language(self) -> str:
        """The person's choice, else the language of their Discord."""
        person = await self.person()
        return spoken(person.language or self.interaction.locale.value).code

    async def pictures(self) -> Pictures:
        """What draws for the person, as they wish it."""
        return self.services.pictures.wished((await self.person()).pictures or "yes")

    async def words(self, sight: Sight | None = None) -> GameWords:
        """The words in the person's language, for a table if there is one."""
        sight = sight or self.sight
        language = await self.language()
        if sight is None:
            return self.services.catalogue.words(language)
        # They are asked for several times on the way to one answer.
        if self._words is None or self._words[0] is not sight or self._words[1] != language:
            is_heard, at = (await self.person()).pictures == "only", sight.table.language
            names = heard(sight.names) if is_heard else sight.names
            words = self.services.catalogue.words(language, sight.rules, names, sight.titles, at)
            self._words = sight, language, words.heard if is_heard else words
        return self._words[2]

    async def look(self, table_id: int) -> Sight:
        """The table as this person may see it. HouseError: no-such-table, also for a person who neither
        sits there nor may view its channel, or asks from another server; table-away, if it may be in
        a process that is away.
        """
        if table_id > BASE:
            row, rules = await self.lesson(table_id)
            self.sight = sight_of(lecture(row, rules), self.name, await self.language())
            return self.sight
        try:
            sight = await self.services.tables.sight(table_id, self.user_id, PATIENCE)
        except HouseError as error:
            if error.why == "no-such-table":
                raise await self._no_table(table_id) from error
            raise
        if sight.viewer is None and not await self.views(sight):
            raise await self._no_table(table_id)
        self.sight = sight
        # Suggestions look at the table while a command is typed.
        if self.interaction.type is not discord.InteractionType.autocomplete:
            looked = self.services.remembered.looked
            if len(looked) >= MOST:
                looked.clear()
            looked[self.user_id, self.place_id] = table_id, self.services.now()
        return sight

    async def _no_table(self, table_id: int) -> HouseError:
        """The answer for a table that there is not, or that the person may not know of: the same."""
        self.sight = None
        away = await self.services.elsewhere.is_away()
        return HouseError("table-away" if away else "no-such-table", table=table_id)

    async def lesson(self, number: int) -> tuple[LessonRow, AnyRules]:
        """The person's own lesson of that number. HouseError: no-such-table, for any other."""
        row = await self.services.store.read(
            lambda link: lessons.get(link, number - BASE, self.user_id)
        )
        rules = self.services.games.get(row.game) if row is not None else None
        if row is None or rules is None or lesson_of(rules.package) is None:
            self.sight = None
            raise HouseError("no-such-table", table=number)
        return row, rules

    @property
    def is_bot_here(self) -> bool:
        """Whether the bot itself is in this server: a person may use the app in any."""
        return self.interaction.client.get_guild(self.guild_id) is not None

    async def views(self, sight: Sight) -> bool:
        """Whether the person, who asks from here, may know of the table as a spectator."""
        return await self.views_place(sight.table.guild_id, where(sight))

    async def views_place(self, guild_id: int, place_id: int) -> bool:
        """Whether the person may know of what is in that channel or thread; of one that is gone, those
        who manage the server, since nobody else can put it right.
        """
        if place_id == self.place_id:
            # Discord lets nobody act in a place that they do not see.
            return True
        if self.guild_id not in {0, guild_id}:
            return False
        if place_id not in self._seen:
            client, person = self.interaction.client, self.interaction.user
            self._seen[place_id] = await sees(client, guild_id, place_id, person)
        seen = self._seen[place_id]
        return seen == "yes" or (seen == "gone" and self.is_admin)

    def require_admin(self) -> None:
        if not self.is_admin:
            raise HouseError("need-manage-server")

    def manages(self, sight: Sight) -> bool:
        """Whether the person manages the table's server: they may be asking from another one."""
        return self.is_admin and sight.table.guild_id == self.guild_id

    def require_manages(self, sight: Sight) -> None:
        if not self.manages(sight):
            raise HouseError("need-manage-server")

    async def require_impartial(self, sight: Sight) -> None:
        """Nobody acts as an administrator in their own cause, such as at a table where they play with others.

        HouseError: need-manage-server, own-cause.
        """
        self.require_manages(sight)
        users = {row.user_id for row in sight.seats} - {None}
        own = self.user_id in users and len(users) > 1
        if own or await self.services.joined.has_stake(sight.table.id, self.user_id):
            raise HouseError("own-cause")

    async def think(self) -> None:
        """Acknowledge at once; a private message answers later."""
        if self._state == "fresh":
            response = self.interaction.response
            await was_taken(lambda: response.defer(ephemeral=True, thinking=True))
            self._state = "thinking"

    async def acknowledge(self, *, quiet: bool = False) -> None:
        """Acknowledge at once; what was pressed stays: a private message, to be redrawn, or if `quiet` one that will change."""
        if self.interaction.message is None or not (quiet or self.on_private):
            await self.think()
        elif self._state == "fresh":
            await was_taken(self.interaction.response.defer)
            self._state = "updating"

    @property
    def is_unanswered(self) -> bool:
        return self._state == "thinking"

    async def answer(
        self,
        sheet: Sheet,
        files: Sequence[discord.File] = (),
        mentions: discord.AllowedMentions = NO_MENTIONS,
    ) -> None:
        """Answer with a new private message."""
        arrivals.passed()
        await self._pictured(partial(self._answer, mentions=mentions), sheet, files)

    async def _pictured(self, send: Sending, sheet: Sheet, files: Sequence[discord.File]) -> None:
        sheet = await self._named(sheet)
        wish = (await self.person()).pictures if pictures_of(sheet) else None
        for further in await pictured(send, sheet, files, wish):
            await self._answer(further, Copies(), NO_MENTIONS)

    async def _answer(
        self, sheet: Sheet, copies: Copies, mentions: discord.AllowedMentions
    ) -> None:
        match self._state:
            case "fresh":
                await self._first(sheet, copies, mentions)
            case "thinking":
                await self._edit(sheet, copies, mentions)
            case "updating" | "answered":
                await persistently(partial(self._next, sheet, copies, mentions))
        self._state = "answered"

    async def _next(self, sheet: Sheet, copies: Copies, mentions: discord.AllowedMentions) -> None:
        """A private message of its own."""
        await self.interaction.followup.send(
            view=sheet, files=copies.files(), ephemeral=True, allowed_mentions=mentions
        )

    async def _first(self, sheet: Sheet, copies: Copies, mentions: discord.AllowedMentions) -> None:
        """A private message as the first answer; if its fate is unknown, it is written over itself."""
        response = self.interaction.response
        if not await was_taken(
            lambda: response.send_message(
                view=sheet, files=copies.files(), ephemeral=True, allowed_mentions=mentions
            )
        ):
            await self._edit(sheet, copies, mentions)

    async def _edit(self, sheet: Sheet, copies: Copies, mentions: discord.AllowedMentions) -> None:
        """Write the first answer over, as often as need be; one that is gone is followed by another."""
        interaction = self.interaction
        await persistently(
            lambda: interaction.edit_original_response(
                **shown(sheet), attachments=copies.files(), allowed_mentions=mentions
            ),
            instead=partial(self._next, sheet, copies, mentions),
        )

    async def redraw(self, sheet: Sheet, files: Sequence[discord.File] = ()) -> None:
        """Answer in place of the private message that was pressed, else with a new one."""
        arrivals.passed()
        # After "thinking" the first answer is a message of its own.
        if not self.on_private or self._state in {"thinking", "answered"}:
            await self.answer(sheet, files)
        else:
            await self._pictured(self._redraw, sheet, files)

    async def progress(self, sheet: Sheet) -> None:
        """Answer for now: the next answer is written over it."""
        state = self._state
        await self.redraw(sheet)
        self._state = state

    async def _named(self, sheet: Sheet) -> Sheet:
        """Name the table, as several may be played in one place; a press in a table's own thread can mean no other."""
        sight = self.sight
        own = sight is not None and self.place_id == sight.table.place_id != sight.table.channel_id
        if sight is None or (self.again is None and own):
            return sheet
        return naming(sheet, sight, await self.words(sight))

    async def _redraw(self, sheet: Sheet, copies: Copies) -> None:
        if self._state == "updating" or not await was_taken(
            lambda: self.interaction.response.edit_message(
                view=sheet, attachments=copies.files(), allowed_mentions=NO_MENTIONS
            )
        ):
            await self._edit(sheet, copies, NO_MENTIONS)
        self._state = "answered"

    async def announce(self, sheet: Sheet, mentions: discord.AllowedMentions = NO_MENTIONS) -> None:
        """Answer with a message for everybody in the channel, which only a first answer can be."""
        assert self._state == "fresh"
        arrivals.passed()
        send = self.interaction.response.send_message
        if not await was_taken(lambda: send(**shown(sheet), allowed_mentions=mentions)):
            await self._edit(sheet, Copies(), mentions)
        self._state = "answered"

    async def ask(self, modal: Asking) -> None:
        """Open a modal, which Discord allows only as the first answer."""
        arrivals.passed()
        modal.refill(self.refill)
        # A window that may be open already cannot be opened again, and nothing has happened yet.
        await was_taken(lambda: self.interaction.response.send_modal(modal))
        self._state = "answered"
