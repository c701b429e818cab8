"""The bot on Discord: the least intents, one kind of control, commands registered when they changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from itertools import product
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
    """The slash commands; what goes wrong in one is told like everything else."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await self.client.door.failed(Visit.of(interaction), error)


class Client(discord.Client):
    """Listens to interactions only. Whoever starts it also starts clock and herald."""

    def __init__(
        self,
        services: Services,
        presses: Presses,
        add_commands: Callable[[app_commands.CommandTree[Any], Mapping[str, AnyRules]], None],
    ) -> None:
        """What the presses and the commands do comes from outside: they know doors, not clients."""
        # The bot does not speak: discord.py need not warn at every start that it could not.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            # How long no further server is told of before the bot is ready; 2 s are wasted here.
            guild_ready_timeout=0.5,
            allowed_mentions=NO_MENTIONS,
        )
        # At 21:00 many tables speak at once: discord.py would learn only from refusals.
        self.http.request = paced(self.http.request)  # type: ignore[assignment,method-assign]
        self.services = services
        self.cut_off = False
        """Whether the connection to Discord is lost."""
        self.when_back: Callable[[], Awaitable[None]] | None = None
        """What is done first when it is there again."""
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
        """Modals come in here, whether or not they were opened before a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.door.submitted(interaction)

    async def _back(self) -> None:
        lost, self.cut_off = self.cut_off, False
        if lost and self.when_back is not None:
            await self.when_back()

    async def register(self) -> None:
        """One global registration, if the commands are not the ones registered last, or if Discord
        no longer has what it had then: they may have been changed by another process, or the
        database restored from a backup.
        """
        told, held = await self._told(), await self._held()
        if await self.services.store.read(registration.last) == Registration(told, held):
            return
        await self.tree.sync()
        new = Registration(told, await self._held())
        await self.services.store.write(lambda link: registration.put(link, new))
        log.info("commands registered")

    async def _told(self) -> str:
        """Of everything Discord would be told, for this application."""
        translator = self.tree.translator
        assert translator is not None
        payloads: list[Any] = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        return _hash([self.application_id, payloads])

    async def _held(self) -> str:
        """Of everything Discord has, with the versions it gives to commands."""
        assert self.application_id is not None
        held = await self.http.get_global_commands(self.application_id)
        self.services.commands.update(mentions(held))
        return _hash(held)


def mentions(held: Iterable[Any]) -> dict[str, str]:
    """By what people read of a command, in each language, how Discord makes it clickable."""
    return {
        f"{shown} {part}".strip(): f"</{one['name']} {name}".strip() + f":{one['id']}>"
        for one in held
        for name, names in (("", [""]), *((sub["name"], _names(sub)) for sub in _subs(one)))
        for shown, part in product(_names(one), names)
    }


def _subs(command: Any) -> list[Any]:
    return [one for one in command.get("options") or () if one["type"] == _SUBCOMMAND]


def _names(command: Any) -> list[str]:
    return [command["name"], *(command.get("name_localizations") or {}).values()]


_SUBCOMMAND = 1


def _hash(told: Any) -> str:
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
