"""The real bot in an offline Discord: one server, a channel, people; a clock that is ours.

Nothing of the bot is replaced but the time. `House.settle` lets it finish all that it has to
tell, so that a test reads what everybody would see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextvars import Context
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from pydantic import SecretStr
from simcord import ChannelHandle, Env, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.app import App
from bot.engine import lobbies
from bot.engine.keeping.pool import Pool
from bot.inbound.client import Client
from bot.inbound.shards import ShardedClient
from bot.process.host_settings import HostSettings
from bot.store import lease
from bot.store.columns import text_of
from games import GAMES
from games.core.contract import AnyRules
from render.scene import Drawer
from render.shelf import DRAWERS
from tests.bot.deaths import KilledError
from tests.bot.payloads import problems
from tests.bot.previews import unread
from tests.bot.seen import Reply, Seen

START = datetime(2026, 1, 1, tzinfo=UTC)
PATIENT = 60.0
"""Seconds that answers wait for computers here, so that what is asserted does not depend on load."""
PEOPLE = ("Giulia", "Marco", "Ottavia", "Theo", "Nemo")


def settings(folder: Path) -> HostSettings:
    return HostSettings.model_construct(
        token=SecretStr("a-token"),
        database=folder / "house.sqlite3",
        backups=folder / "backups",
    )


async def _no_review(_thinker: Pool, *_: object) -> None:
    return None


class House:
    """`giulia` … `theo` play, `nemo` looks on, `ada` may manage the server."""

    env: Env
    channel: ChannelHandle

    def __init__(
        self,
        folder: Path,
        patch: pytest.MonkeyPatch,
        games: Mapping[str, AnyRules] = GAMES,
        drawers: Mapping[str, Drawer] = DRAWERS,
        shards: int | None = None,
    ) -> None:
        """With a number of `shards` the bot has so many connections, as it has on Discord."""
        self.shards = shards
        self.folder = folder
        self.games, self.drawers = games, drawers
        self.patch = patch
        self.locales: dict[int, str] = {}
        self.people: dict[str, MemberActor] = {}
        # Nobody waits here for minutes: a review fails at once, as it does where the process dies.
        patch.setattr(Pool, "review", _no_review)
        self.app = self._new_app()

    def now(self) -> datetime:
        return self.env.now() if hasattr(self, "env") else START

    async def open(self) -> None:
        await self.app.open()
        self.app.tables.repository.soon = PATIENT
        # A busy machine settles late.
        self.env = Env(self.app.client, shard_count=self.shards, settle_timeout=60)
        await self.env.start()
        self.guild = self.env.create_guild("Piazza Affari")
        self.channel = self.guild.create_text_channel("games")
        for name in PEOPLE:
            user = self.env.create_user(name.lower(), global_name=name)
            self.people[name.lower()] = self.guild.add_member(user)
        chief = self.guild.create_role("chief", permissions=discord.Permissions(manage_guild=True))
        ada = self.env.create_user("ada", global_name="Ada")
        self.people["ada"] = self.guild.add_member(ada, roles=[chief])
        self._speak()
        await self.settle()

    async def close(self) -> None:
        await self.app.close()
        await self.env.shutdown()

    async def restart(self, *, kill: bool = False) -> None:
        """Stop the bot and start it on the same database.

        Killed it says goodbye to nobody: its lease stands until it has expired.
        """
        if kill:
            await self.down(2 * lease.EXPIRY.total_seconds())
        else:
            await self.app.close()
            await self._start_again()

    async def down(self, seconds: float) -> None:
        """The bot is killed, and started so much later."""
        await self.app.store.close()
        await self.env.advance_time(seconds)
        await self._start_again()

    def problems(self) -> list[str]:
        """What Discord would have refused, and what the bot raised; a death is what a test wanted."""
        raised = [repr(one) for one in self.env.errors if not isinstance(one, KilledError)]
        return [*raised, *problems(self.env.http_requests), *unread(self.env)]

    # What people do.

    async def slash(
        self, who: str, command: str, place: ChannelHandle | None = None, /, **options: Any
    ) -> Reply:
        result = await self.people[who].slash(place or self.place, command, **options)
        return await self._after(result)

    async def suggested(
        self, who: str, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[str]:
        """What autocomplete offers while somebody types."""
        offered = await self.people[who].autocomplete(self.place, command, option, typed, **filled)
        return [choice["name"] for choice in offered]

    async def press(self, who: str, label: str, on: Seen | None = None) -> Reply:
        """Press the button on the message, or on the newest one that has it open."""
        message = on or self.with_button(who, label)
        custom_id, member = message.button(label).custom_id, self.people[who]
        private = self.env.backend.dm_channels.get(member.id) == message.channel_id
        actor = member.user if private else member
        return await self._after(await actor.click(message.handle, custom_id=custom_id))

    async def again(self, who: str, on: Seen, custom_id: str) -> Reply:
        """A press that somebody's Discord sends although the button is gone by now."""
        return await self._after(await self._sent(who, on, custom_id))

    async def twice(self, who: str, on: Seen, custom_id: str) -> None:
        """Two presses of the same button, of which the second comes before the first is answered."""
        await asyncio.gather(*(self._sent(who, on, custom_id) for _ in range(2)))
        await self.settle()

    async def _sent(self, who: str, on: Seen, custom_id: str) -> Any:
        actor = self.people[who]
        stored = on.stored
        place = ChannelHandle(self.env, self.guild, self.env.backend.get_channel(stored.channel_id))
        message = dict(serializers.message_payload(self.env.backend, stored))
        button = {"type": 2, "style": 1, "label": "old", "custom_id": custom_id, "id": 99}
        message["components"] = [{"type": 1, "id": 98, "components": [button]}]
        return await _dispatch_actor_interaction(
            actor,
            InteractionType.MESSAGE_COMPONENT,
            place,
            {"custom_id": custom_id, "component_type": 2, "id": 99},
            extra={"message": message},
            source_message_id=stored.id,
        )

    async def choose(self, who: str, labels: Iterable[str], on: Seen, at: int = 0) -> Reply:
        """Choose in the message's menu number `at`.

        A select that opened a modal would keep its chosen line, and the same line would do nothing a
        second time (discord-api-docs#4801): so none does.
        """
        menu = on.menus[at]
        values = [menu.choices[label] for label in labels]
        result = await self.people[who].select(on.handle, values, custom_id=menu.custom_id)
        assert result.modal is None, f"{menu.title} opens a modal"
        return await self._after(result)

    async def fill(self, who: str, reply: Reply, values: Mapping[str, Any]) -> Reply:
        """Send the form off; `values` by the fields' custom ids."""
        return await self._after(await self.people[who].submit_modal(reply.result, dict(values)))

    # What is to be seen.

    @property
    def place(self) -> ChannelHandle:
        """The newest thread, or the channel while there is none."""
        threads = self.channel.threads
        return threads[-1] if threads else self.channel

    def messages(self, who: str | None = None, place: ChannelHandle | None = None) -> list[Seen]:
        """What somebody (None: everybody) sees in a place, oldest first."""
        viewer = self.people[who].id if who is not None else None
        place = place or self.place
        stored = self.env.backend.messages.get(place.id, {})
        return [
            Seen(self.env, place.id, key)
            for key, message in sorted(stored.items())
            if message.visible_to(viewer)
        ]

    def with_button(self, who: str, label: str) -> Seen:
        places = [self.place, self.channel] if self.place.id != self.channel.id else [self.channel]
        for place in places:
            for message in reversed(self.messages(who, place)):
                if any(label in open_ for open_ in message.open):
                    return message
        raise AssertionError(f"{who} sees no button {label!r}")

    @property
    def board(self) -> Seen:
        """The newest public message with a picture."""
        return next(seen for seen in reversed(self.messages()) if seen.pictures)

    def letters(self, user_id: int) -> list[Seen]:
        """Somebody's direct messages."""
        place = self.env.backend.dm_channels.get(user_id)
        stored = self.env.backend.messages.get(place, {}) if place is not None else {}
        return [Seen(self.env, place or 0, key) for key in sorted(stored)]

    # Time.

    async def settle(self) -> None:
        """Until nobody has anything to do or to tell."""
        for _ in range(20):
            requests = len(self.env.http_requests)
            await self.env.settle()
            await self._aside(self.app.tables.waking.settled())
            await self._aside(self.app.runner.look())
            await self._aside(self.app.herald.deliver())
            if len(self.env.http_requests) == requests:
                return
        raise AssertionError("the bot never stops talking")

    async def advance(self, seconds: float) -> None:
        """Let time pass with the bot awake; at its end the clock rings."""
        await self.env.advance_time(seconds)
        beat = text_of(self.now())
        await self._aside(
            self.app.store.write(lambda link: link.execute("UPDATE lease SET beat = ?", (beat,)))
        )
        while await self._aside(self.app.tables.ring_due()):
            pass
        await self.settle()

    async def sleep(self, seconds: float) -> None:
        """Let time pass while the machine sleeps: at its end the bot finds out."""
        await self.env.advance_time(seconds)
        await self._aside(self.app.clock.sweep())
        await self.settle()

    # Within.

    async def _start_again(self) -> None:
        self.app = self._new_app()
        await self.app.open()
        self.app.tables.repository.soon = PATIENT
        await self.env.restart_bot(self.app.client)
        await self._aside(self.app.tables.recover(self.app.down_since))
        await self.settle()

    def seed(self, seed: str) -> None:
        """What the next table is started with, instead of 128 random bits."""
        fixed = SimpleNamespace(token_hex=lambda _bytes: seed)
        self.patch.setattr(lobbies, "secrets", fixed)

    def _new_app(self) -> App:
        kind = Client if self.shards is None else ShardedClient
        return App(
            settings(self.folder),
            games=self.games,
            drawers=self.drawers,
            now=self.now,
            client=kind,
        )

    async def _after(self, result: Any) -> Reply:
        await self.settle()
        return Reply(self.env, result)

    async def _aside(self, work: Any) -> Any:
        """As the bot's own loops run: outside what the offline Discord watches over."""
        return await asyncio.create_task(work, context=Context())

    def _speak(self) -> None:
        """Interactions carry the language of the person who sends them."""
        emit = self.env.backend.emit

        def spoken(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE" and "member" in payload:
                who = int(payload["member"]["user"]["id"])
                payload["locale"] = self.locales.get(who, "en-US")
            emit(event, payload)

        self.env.backend.emit = spoken  # type: ignore[method-assign]
