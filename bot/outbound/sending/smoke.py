"""`python -m bot smoke --channel ID`: what the bot asks of Discord, tried once with the real token.

It posts a message with a picture, waits for a person's press on its button, and cleans up after itself.
A bot that runs with the same token does not mind: it knows no such button.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import discord
from PIL import Image

from bot.errors import SetupError, UnreachableError
from bot.outbound.sending.codes import FAILURES
from bot.ui.board import without_rows
from bot.ui.sheet import Row, Sheet, note, picture
from render import png, ruler

PRESS = "smoke"
"""The custom id of the button: none of the bot's own."""
LOOK = (
    "look at both pictures on a phone and on a computer before you press:",
    "is each as wide as other messages, and what is the last number at its left?",
    "which of its three lines can you read? please report both, with the app and its version",
)
"""What a person is asked who sees the pictures: no program can know it."""
PUSHED = "Borsa 18: play a tile, by Sun 14:25"
PUSH = (
    "look at the push of this message on a phone whose app is in the background:",
    f"does it show “{PUSHED}”?",
)
"""What a person is asked who has the phone: whatever calls somebody is such a message."""
Tell = Callable[[str], None]


class Smoke(discord.Client):
    """A client for one run. `tell` gets each line of the report."""

    def __init__(self, channel_id: int, patience: float, tell: Tell) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.failed = 0
        self._channel_id = channel_id
        self._patience = patience
        self._tell = tell
        self._pressed: asyncio.Future[discord.Interaction[Any]] | None = None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """The press; nothing is taken of the bot's other messages."""
        data: Any = interaction.data or {}
        waiting = self._pressed
        if data.get("custom_id") == PRESS and waiting is not None and not waiting.done():
            waiting.set_result(interaction)

    async def run_through(self) -> None:
        """All steps; those that need one that failed are left out."""
        channel = await self._step("find the channel", self._find())
        if channel is None:
            return
        shown = await self._step("send a picture of each shape", _shapes(channel))
        for line in LOOK if shown else ():
            self._tell(f"        {line}")
        plain = await self._step("send a plain message", channel.send(PUSHED))
        for line in PUSH if plain else ():
            self._tell(f"        {line}")
        message = await self._step("send a picture with a button", self._send(channel))
        if message is not None:
            # The picture was exchanged meanwhile, and only the newest message has its number.
            newest = await self._answered(channel) or message
            await self._step("take the button off and keep the picture", _strip(newest))
        await self._step("open a thread, write in it, delete it", _thread(channel))
        for one in filter(None, (*(shown or ()), plain, message)):
            await self._step("delete the message", one.delete())

    async def _step(self, name: str, work: Awaitable[Any]) -> Any:
        try:
            done = await work
        except FAILURES as error:
            self.failed += 1
            self._tell(f"FAILED  {name}: {str(error) or type(error).__name__}")
            return None
        self._tell(f"ok      {name}")
        return done

    async def _find(self) -> discord.TextChannel:
        found = await self.fetch_channel(self._channel_id)
        if not isinstance(found, discord.TextChannel):
            raise discord.ClientException("it should be a text channel of a server")
        return found

    async def _send(self, channel: discord.TextChannel) -> discord.Message:
        self._pressed = asyncio.get_running_loop().create_future()
        view = _pictured("one.png", "The button below is for you.")
        return await channel.send(view=view, file=_drawn("one.png", 1))

    async def _answered(self, channel: discord.TextChannel) -> discord.Message | None:
        """What only a person's press allows: to defer, to edit with a new file, to answer in private.

        The message as it is then.
        """
        assert self._pressed is not None
        self._tell(f"        press [Go on] in #{channel.name} within {self._patience:g} s")
        try:
            press = await asyncio.wait_for(self._pressed, self._patience)
        except TimeoutError:
            self.failed += 1
            self._tell(
                "FAILED  be pressed: nobody did, so deferring and private answers are untried"
            )
            return None
        await self._step("defer", press.response.defer())
        newest: discord.Message | None = await self._step(
            "edit with a new file after deferring", _redrawn(press)
        )
        await self._step("answer in private", press.followup.send(view=note("Ok."), ephemeral=True))
        return newest


async def run(token: str, channel_id: int, patience: float, tell: Tell = print) -> bool:
    """Whether all went well. SetupError, UnreachableError: there was no way to try."""
    client = Smoke(channel_id, patience, tell)
    async with client:
        try:
            await client.login(token)
        except discord.LoginFailure as error:
            raise SetupError("Discord does not accept BORSA_TOKEN.") from error
        except FAILURES as error:
            raise UnreachableError(f"Discord cannot be reached ({error}).") from error
        connected = asyncio.create_task(client.connect())
        try:
            await _first(connected, client.wait_until_ready())
            await client.run_through()
        finally:
            await client.close()
            connected.cancel()
            with suppress(asyncio.CancelledError, *FAILURES):
                await connected
    return not client.failed


async def _first(connected: asyncio.Task[None], ready: Coroutine[Any, Any, None]) -> None:
    """Wait until it is ready; if the connection ends before, say why."""
    waiting = asyncio.create_task(ready)
    await asyncio.wait((connected, waiting), return_when=asyncio.FIRST_COMPLETED)
    if not waiting.done():
        waiting.cancel()
        raise UnreachableError(f"Discord ended the connection ({connected.exception()}).")


async def _redrawn(press: discord.Interaction[Any]) -> discord.Message:
    view = _pictured("two.png", "Thank you.")
    return await press.edit_original_response(view=view, attachments=[_drawn("two.png", 2)])


async def _strip(message: discord.Message) -> None:
    """As old boards lose their buttons: the picture is kept by its number."""
    bare = without_rows(message)
    if bare is None or not bare[1]:
        raise discord.ClientException("the message came back without its button or its picture")
    view, kept = bare
    attachments: Any = kept
    await message.edit(view=view, attachments=attachments)


async def _shapes(channel: discord.TextChannel) -> list[discord.Message]:
    """A message for each of the shapes that boards have."""
    sent = []
    for height in ruler.SHAPES:
        name = f"shape-{round(height * 10)}.png"
        data = io.BytesIO(png.encode(ruler.draw(height)))
        view = Sheet(
            discord.ui.TextDisplay(f"{height:g} times as tall as wide"), picture(name, name)
        )
        sent.append(await channel.send(view=view, file=discord.File(data, name)))
    return sent


async def _thread(channel: discord.TextChannel) -> None:
    thread = await channel.create_thread(name="Smoke", type=discord.ChannelType.public_thread)
    await thread.send(view=note("A thread."))
    await thread.delete()


def _pictured(name: str, text: str) -> Sheet:
    go_on: discord.ui.Button[Any] = discord.ui.Button(custom_id=PRESS, label="Go on")
    return Sheet(discord.ui.TextDisplay(text), picture(name, "A plain colour."), Row(go_on))


def _drawn(name: str, colour: int) -> discord.File:
    data = io.BytesIO()
    Image.new("P", (320, 180), colour * 60).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name)
