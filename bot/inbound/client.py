"""The client: the least intents, one kind of control, commands registered when they have changed."""

from __future__ import annotations

import asyncio
import hashlib
import math
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Literal

import discord
import msgspec
import structlog
import yarl
from discord import app_commands
from discord.backoff import ExponentialBackoff
from discord.gateway import ReconnectWebSocket

from bot.inbound.door import Door, Presses
from bot.inbound.folded import fold
from bot.inbound.guarded import guard, tell
from bot.inbound.guild_events import GuildEvents
from bot.inbound.visit import NO_MENTIONS, Interaction, Services, Visit
from bot.outbound.sending.budget import Budget, Pacing, RequestLine
from bot.outbound.sending.post import FAILURES, trouble
from bot.store import registration
from bot.store.registration import Registration
from bot.ui.control import Control
from bot.words.commands import CommandTranslator, fitted
from games.core.contract import AnyRules

log = structlog.get_logger()

PROBING = 5.0
"""Seconds after which a request that shows whether Discord answers counts as not answered."""

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
        )
        fold(self)
        self.passed_over = guard(self)
        self.http.request = pacing.paced(self.http.request)  # type: ignore[assignment,method-assign]
        self.services, self._on_back = services, on_back
        self.doubted: set[int] = set()
        self._cut_off = False
        self._asking: asyncio.Task[None] | None = None
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


MISREAD = 120.0
"""Seconds before another log-in after one that could not be read: Discord takes a token away after a thousand
a day.
"""

CONNECT_AGAIN = 8.0
"""Seconds in which every shard has tried to connect again."""


class Soon(ExponentialBackoff[Literal[False]]):
    """The waits between tries to connect: discord.py's own, which grow up to a quarter of an hour, but none
    longer than `longest` seconds. No try counts as a log-in while nobody answers.
    """

    def __init__(self, longest: float) -> None:
        super().__init__()
        self._longest = longest
        self.least = 0.0
        """Seconds before the next try, at least."""

    def delay(self) -> float:
        least, self.least = self.least, 0.0
        return max(least, min(super().delay(), self._longest))


class ShardedClient(Bot, discord.AutoShardedClient):
    """As many connections as Discord wants: from 2,500 servers on it refuses a single one.

    How many is asked at each log-in. The bot is cut off when all of them are; while one is, the
    tables of its servers stand still.
    """

    away: set[int]
    """The shards that are cut off."""

    def __init__(self, *given: Any, **called: Any) -> None:
        super().__init__(*given, **called)
        self.away = set()

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect it, so that it is back soon after an outage of any length."""
        await super().launch_shard(gateway, shard_id, initial=initial)
        info = self.get_shard(shard_id)
        assert info is not None
        shard: Any = info._parent  # noqa: SLF001  # discord.py has no setting for either
        # One shard after the other waits, so that many must wait less.
        waits = shard._backoff = Soon(CONNECT_AGAIN / max(1, len(self._own())))  # noqa: SLF001
        usual = (*shard._handled_exceptions, ReconnectWebSocket)  # noqa: SLF001
        disconnect = shard._handle_disconnect  # noqa: SLF001

        async def handle(error: Exception) -> None:
            if not isinstance(error, usual):
                tell(self.passed_over, "FRAME", error)
                waits.least = MISREAD
                # Nobody has hung up: it would go on beating beside the next one.
                await shard.ws.close()
            await disconnect(error)

        # A gateway that hangs up before it has greeted would end the process, and so would a frame that
        # cannot be read, such as a log-in in which something is missing.
        shard._handled_exceptions = (Exception,)  # noqa: SLF001
        shard._handle_disconnect = handle  # noqa: SLF001

    async def on_disconnect(self) -> None:
        """Called for any shard: `on_shard_disconnect` says which."""

    async def on_resumed(self) -> None:
        """As above."""

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.away.add(shard_id)
        self.cut_off = self.away.issuperset(self._own())
        log.info("shard cut off", shard=shard_id)
        await self.offline(self._of(shard_id))

    def is_offline(self, guild_id: int) -> bool:
        """Also if only the connection that would tell of it is lost."""
        guild = self.get_guild(guild_id)
        alone = guild is not None and guild.shard_id in self.away and not self.cut_off
        return alone or super().is_offline(guild_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        await self._shard_back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self._shard_back(shard_id)

    def connections(self) -> Mapping[str, tuple[bool, float]]:
        latencies = dict(self.latencies)
        return {
            f"shard_{number}": (
                number in latencies and number not in self.away,
                latencies.get(number, math.nan),
            )
            for number in self._own()
        }

    def _own(self) -> Sequence[int]:
        """The shards of this process: others may have the rest."""
        return self.shard_ids or range(self.shard_count or 1)

    async def _shard_back(self, shard_id: int) -> None:
        self.away.discard(shard_id)
        if self.cut_off:
            await self._back()
        else:
            for guild in self._of(shard_id):
                await self.on_guild_available(guild)

    def _of(self, shard_id: int) -> list[discord.Guild]:
        return [guild for guild in self.guilds if guild.shard_id == shard_id]


def _hash(told: Any) -> str:
    # Sorted, so that the order in which keys were made changes nothing.
    return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()
