"""The client: the least intents, one kind of control, commands registered when they have changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.inbound.door import Door, Presses
from bot.inbound.visit import NO_MENTIONS, Interaction, Services, Visit
from bot.outbound.budget import paced
from bot.store import registration
from bot.store.registration import Registration
from bot.ui.control import Control
from bot.words.commands import CommandTranslator
from games.core.contract import AnyRules

log = structlog.get_logger()


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands; their errors are told like those of all interactions."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await self.client.door.failed(Visit.of(interaction), error)


class Client(discord.Client):
    """Listens to interactions only. The app starts it, and the clock and the dispatcher beside it."""

    def __init__(
        self,
        services: Services,
        presses: Presses,
        add_commands: Callable[[app_commands.CommandTree[Any], Mapping[str, AnyRules]], None],
    ) -> None:
        """The handlers of presses and commands are given: they need not know the client."""
        # The bot uses no voice: without this discord.py warns of missing libraries at every start.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            # Seconds without a further server until the client is ready; the default 2 s are wasted.
            guild_ready_timeout=0.5,
            allowed_mentions=NO_MENTIONS,
        )
        # At 21:00 many tables post at once, and discord.py would slow down only after refusals.
        self.http.request = paced(self.http.request)  # type: ignore[assignment,method-assign]
        self.services = services
        self.cut_off = False
        """Whether the connection to Discord is lost."""
        self.when_back: Callable[[], Awaitable[None]] | None = None
        """Called first when the connection is back."""
        self.door = Door(services, presses)
        self._add_commands = add_commands
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Control)
        await self.tree.set_translator(CommandTranslator())
        self._add_commands(self.tree, self.services.games)
        try:
            await self.register()
        except discord.HTTPException:
            log.exception("the commands could not be registered; those of before go on")

    async def on_disconnect(self) -> None:
        self.cut_off = True

    async def on_ready(self) -> None:
        await self._back()

    async def on_resumed(self) -> None:
        await self._back()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Serve modals, also those opened before a restart: discord.py would not know them."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.door.submitted(interaction)

    async def _back(self) -> None:
        lost, self.cut_off = self.cut_off, False
        if lost and self.when_back is not None:
            await self.when_back()

    async def register(self) -> None:
        """Register the commands globally, if they differ from the last registration or from Discord's own.

        Another process may have changed Discord's, or the database was restored from a backup.
        """
        told, held = await self._told(), await self._held()
        if await self.services.store.read(registration.last) == Registration(told, held):
            return
        await self.tree.sync()
        new = Registration(told, await self._held())
        await self.services.store.write(lambda link: registration.put(link, new))
        log.info("commands registered")

    async def _told(self) -> str:
        """A hash of all commands that would be registered for this application."""
        translator = self.tree.translator
        assert translator is not None
        payloads: list[Any] = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        return _hash([self.application_id, payloads])

    async def _held(self) -> str:
        """A hash of all commands that Discord has, with the versions that it gives them."""
        assert self.application_id is not None
        return _hash(await self.http.get_global_commands(self.application_id))


def _hash(told: Any) -> str:
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
