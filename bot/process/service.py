"""The bot as a service: log in on Discord, run until it is stopped, end in good order."""

from __future__ import annotations

import asyncio
import gc
import platform
import signal
import sys
from contextlib import suppress
from typing import Any, Protocol

import aiohttp
import discord
import structlog

from bot.about import VERSION
from bot.errors import SetupError, StoreError, UnreachableError
from bot.process.host_settings import HostSettings
from bot.store.migrate import steps

log = structlog.get_logger()

TURN = 0.001
"""Seconds after which the drawing thread gives way to the loop; with Python's own 5 ms presses would
wait noticeably.
"""


class Served(Protocol):
    """The app to run: `bot.app.Served`, which imports this module."""

    settings: HostSettings

    @property
    def client(self) -> discord.Client: ...
    async def open(self) -> None: ...
    async def warm_up(self) -> None: ...
    async def begin(self) -> None: ...
    async def close(self) -> None: ...
    async def usurped(self) -> None: ...


async def serve(app: Served, stopped: asyncio.Event | None = None) -> None:
    """Run until `stopped`, which SIGTERM and Ctrl-C set; SetupError if Discord refuses the bot."""
    stopped = stopped or stop_on_signals()
    sys.setswitchinterval(TURN)
    try:
        await _served(app, stopped)
    except StoreError as error:
        raise UnreachableError(f"Borsa stops: {error}") from error


async def _served(app: Served, stopped: asyncio.Event) -> None:
    await app.open()
    log.info("opened", version=VERSION, database=max(steps()), python=platform.python_version())
    try:
        async with app.client:
            await _stay(app, stopped)
    finally:
        await app.close()
        log.info("stopped")


async def _connect(app: Served) -> None:
    """Log in and stay connected. SetupError: what Discord says against it, or what is in the way."""
    try:
        await app.client.login(app.settings.token.get_secret_value())
        await app.client.connect()
    except (*_ENDS, *_UNREADABLE) as error:
        if isinstance(error, _UNREADABLE):
            log.warning("an answer that cannot be read", exc_info=True)
        raise _refused(error) from error


_ENDS = (
    *(discord.LoginFailure, discord.HTTPException, discord.RateLimited, discord.GatewayNotFound),
    *(discord.ConnectionClosed, discord.PrivilegedIntentsRequired, aiohttp.ClientError, OSError),
)
_UNREADABLE = (KeyError, TypeError, ValueError, AttributeError)
"""What discord.py makes of an answer in which something is missing."""


async def _stay(app: Served, stopped: asyncio.Event) -> None:
    """Run the tasks until the first ends, then end the others; its exception is raised."""
    work = (stopped.wait(), app.usurped(), _connect(app), _begin(app))
    waiting, usurped, connected, beginning = (asyncio.create_task(one) for one in work)
    try:
        done, _ = await asyncio.wait(
            (waiting, usurped, connected, beginning), return_when=asyncio.FIRST_COMPLETED
        )
        for task in done:
            task.result()
    finally:
        # The bot may be stopped in the middle of its beginning, which needs the store.
        await _ended(waiting, usurped, beginning)
        await app.close()
        await app.client.close()
        await _ended(connected)


def _refused(error: BaseException) -> SetupError:
    """The meaning of a log-in's or connection's end: a mistake that only a person can mend, or a passing trouble."""
    match error:
        case discord.GatewayNotFound(__cause__=discord.HTTPException() as why):
            return _refused(why)
        case discord.LoginFailure() | discord.HTTPException(status=401):
            return SetupError(
                "Borsa cannot start: Discord does not accept BORSA_TOKEN; copy it again from"
                " https://discord.com/developers/applications."
            )
        case discord.PrivilegedIntentsRequired():
            return SetupError(f"Borsa cannot run: {_FINAL[4014]} (Discord's code 4014).")
        case discord.ConnectionClosed(code=code) if code in _FINAL:
            return SetupError(f"Borsa cannot run: {_FINAL[code]} (Discord's code {code}).")
        case discord.ConnectionClosed():
            return UnreachableError(f"Borsa stops: Discord ended the connection ({error}).")
        case discord.HTTPException(status=status) if 400 <= status < 500 and status not in _PASSING:
            return SetupError(
                f"Borsa cannot start: Discord refuses it ({error}). The application may be disabled, or"
                " this machine's address blocked: look at https://discord.com/developers/applications."
            )
        case KeyError() | TypeError() | ValueError() | AttributeError():
            return UnreachableError(
                f"Borsa cannot start: something is missing in Discord's answer ({error!r})."
            )
        case _:
            # A proxy's whole page says no more than its status.
            said = str(error).partition(": <")[0]
            return UnreachableError(f"Borsa cannot start: Discord cannot be reached ({said}).")


_FINAL = {
    4004: "Discord no longer accepts BORSA_TOKEN; copy it again from"
    " https://discord.com/developers/applications",
    4010: "Discord does not know this shard; start the bot again, which asks for their number",
    4011: "the bot is in so many servers that Discord wants more shards; start it again, which asks"
    " for their number",
    4012: "Discord no longer speaks this version of its gateway; update the bot",
    4013: "Discord does not know what the bot asks to be told; update the bot",
    4014: "Discord does not allow what the bot asks to be told; update the bot",
}
"""Codes of a connection's end after which no other try is made: it might cost the token."""


_PASSING = (408, 429)
"""Refusals that only mean: later."""


async def _ended(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, discord.DiscordException, OSError, SetupError):
            await task


async def _begin(app: Served) -> None:
    """Begin once Discord has sent the servers, and warm up; it ends only when it is cancelled."""
    await app.client.wait_until_ready()
    await app.begin()
    # The servers stay: looking through all of them for garbage would stop everybody for a moment, and
    # with thousands of them for almost a second.
    gc.freeze()
    log.info("ready", servers=len(app.client.guilds))
    # Not before: what the first pictures compute would keep everybody waiting for the start.
    warming = asyncio.create_task(app.warm_up())
    try:
        await asyncio.Event().wait()
    finally:
        await _ended(warming)


def stop_on_signals() -> asyncio.Event:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Where there are none (Windows), Ctrl-C raises KeyboardInterrupt.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stopped.set)
    return stopped
