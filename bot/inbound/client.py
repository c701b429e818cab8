"""The client: the least intents, one kind of control, commands registered when they have changed."""

from __future__ import annotations

import asyncio
import hashlib
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

import discord
import msgspec
import structlog
from discord import app_commands

from bot.inbound.door import Door, Presses
from bot.inbound.folded import fold
from bot.inbound.guarded import guard
from bot.inbound.guild_events import GuildEvents
from bot.inbound.visit import NO_MENTIONS, Interaction, Services, Visit
from bot.outbound.sending.budget import Budget, Pacing, RequestLine
from bot.outbound.sending.codes import FAILURES, trouble
from bot.store import registration
from bot.store.registration import Registration
from bot.ui.control import Control
from bot.words.commands import CommandTranslator, fitted
from games.core.contract import AnyRules

log = structlog.get_logger()

PROBING = 5.0
"""Seconds after which a request that shows whether Discord answers counts as not answered."""

LONGEST_LIMIT = 30.0
"""Seconds for which a route's own limit is waited for: what is refused for longer is put off. discord.py takes no less."""

INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""Servers only: where a person alone had installed the bot, it could post nothing."""


class Tree(app_commands.CommandTree["Bot"]):
    """The slash commands; what goes wrong in one is told like everything else."""

    def __init__(self, client: Bot) -> None:
        super().__init__(client, allowed_installs=INSTALLS)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await self.client.door.failed(Visit.of(interaction), error)


class Bot(GuildEvents):
    """Listens to interactions and to what becomes of servers. The app that starts it also starts
    clock and herald.
    """

    pick: Callable[[Interaction], Services] | None = None
    """Which services an interaction has, where not all have the same."""

    def __init__(
        self,
        services: Services,
        presses: Presses,
        add_commands: Callable[[app_commands.CommandTree[Any], Mapping[str, AnyRules]], None],
        line: RequestLine | None = None,
        *,
        on_back: Callable[[], Awaitable[None]] | None = None,
        on_answer: Callable[[], None] | None = None,
        on_failure: Callable[[], None] | None = None,
    ) -> None:
        """Handlers of presses and commands need not know the client. `line` is where requests wait, by default
        a budget of its own. `on_back` is called first when the connection is back, `on_answer` when Discord
        has answered anything, `on_failure` when it has not.
        """
        # At 21:00 many tables post at once, and discord.py would slow down only after refusals.
        pacing = self.pacing = Pacing(line or Budget(), on_answer, on_failure)
        # The bot uses no voice: without this discord.py warns of missing libraries at every start.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            # Messages are redrawn from the store, so none is kept in memory.
            max_messages=None,
            # How long no further server is told of before the bot is ready. With many servers some
            # come later: until then they count as offline, and nothing is concluded of them.
            guild_ready_timeout=0.5,
            allowed_mentions=NO_MENTIONS,
            http_trace=pacing.trace,
            max_ratelimit_timeout=LONGEST_LIMIT,
        )
        fold(self)
        self.passed_over = guard(self)
        self.http.request = pacing.paced(self.http.request)  # type: ignore[assignment,method-assign]
        self.services, self._on_back = services, on_back
        self.doubted: set[int] = set()
        self._cut_off = False
        self._asking: asyncio.Task[None] | None = None
        self.door, self._add_commands = Door(services, presses), add_commands
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Control)
        await self.tree.set_translator(CommandTranslator())
        self._add_commands(self.tree, self.services.games)
        try:
            await self.register()
        except Exception:  # whatever is wrong with Discord's answer, nobody's game waits for it
            log.exception("the commands could not be registered; those of before go on")

    @property
    def cut_off(self) -> bool:
        """Whether the connection to Discord is lost."""
        return self._cut_off

    @cut_off.setter
    def cut_off(self, lost: bool) -> None:
        self._cut_off = lost
        self.services.tables.repository.contact.connected(there=not lost)

    async def probe(self) -> None:
        """Ask Discord for something small, so that it is known whether it answers."""
        # Never cut short: discord.py would wait for ever for the end of a limit on all requests that the
        # one which was cut short had met.
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait([self._asking], timeout=PROBING)
        if not done:
            self.services.tables.repository.contact.failed()

    async def _ask(self) -> None:
        contact = self.services.tables.repository.contact
        try:
            await self.http.request(discord.http.Route("GET", "/users/@me"))
        except FAILURES as error:
            log.info("Discord does not answer", error=repr(error))
            (contact.failed if trouble(error) == "outage" else contact.succeeded)()
        else:
            contact.succeeded()

    async def on_disconnect(self) -> None:
        self.cut_off = True

    async def on_ready(self) -> None:
        await self._back()

    async def on_resumed(self) -> None:
        await self._back()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event that a stop cuts short is no error: the next start looks everywhere."""
        if self.services.store.closed:
            log.info("cut short by the stop", handler=event_method)
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Serve modals, also those opened before a restart: discord.py would not know them."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.door.submitted(interaction)

    async def _back(self) -> None:
        lost, self.cut_off = self.cut_off, False
        if lost and self._on_back is not None:
            await self._on_back()
        await self.look_everywhere()

    @abstractmethod
    def connections(self) -> Mapping[str, tuple[bool, float]]:
        """Each connection by name: whether it is there, and its latency in seconds."""

    async def register(self) -> None:
        """Register the commands globally, if they differ from the last registration or from Discord's own.

        Another process may have changed Discord's, or the database was restored from a backup.
        """
        assert self.application_id is not None
        payloads = await self.payloads()
        # The application counts, too: with another bot's token nothing is registered yet.
        told, held = _hash([self.application_id, payloads]), await self._held()
        if await self.services.store.read(registration.last) == Registration(told, held):
            return
        # `tree.sync` would translate them all a second time.
        await self.http.bulk_upsert_global_commands(self.application_id, payloads)
        new = Registration(told, await self._held())
        await self.services.store.write(lambda link: registration.put(link, new))
        log.info("commands registered")

    async def payloads(self) -> list[Any]:
        """All commands as Discord is told of them, in every language."""
        translator = self.tree.translator
        assert translator is not None
        return [
            fitted(await command.get_translated_payload(self.tree, translator))
            for command in self.tree.get_commands()
        ]

    async def _held(self) -> str:
        """A hash of all commands that Discord has, with the versions that it gives them."""
        assert self.application_id is not None
        held = await self.http.get_global_commands(self.application_id)
        self.services.catalogue.commands.update(mentions(held))
        return _hash(held)


def mentions(held: Iterable[Any]) -> dict[str, str]:
    """By what people read of a command, in each language, how Discord makes it clickable."""
    return {
        f"{shown} {part}".strip(): f"</{one['name']} {name}".strip() + f":{one['id']}>"
        for one in held
        for name, names in (("", [""]), *_parts(one))
        for shown, part in product(_names(one), names)
    }


def _parts(command: Any) -> Iterator[tuple[str, list[str]]]:
    """What follows the name of a command, and what people read of it: subcommands, those of groups too."""
    for one in command.get("options") or ():
        if one["type"] == _SUBCOMMAND:
            yield one["name"], _names(one)
        elif one["type"] == _GROUP:
            for name, names in _parts(one):
                shown = [f"{group} {part}" for group, part in product(_names(one), names)]
                yield f"{one['name']} {name}", shown


def _names(command: Any) -> list[str]:
    return [command["name"], *(command.get("name_localizations") or {}).values()]


_SUBCOMMAND, _GROUP = 1, 2


class Client(Bot):
    """One connection: for the sandbox and the tests."""

    def connections(self) -> Mapping[str, tuple[bool, float]]:
        return {"shard_0": (not self.cut_off, self.latency)}


def _hash(told: Any) -> str:
    # Sorted, so that the order in which keys were made changes nothing.
    return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()
