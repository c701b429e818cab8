"""The hub that parts share: a Redis or Valkey. It may be away, and nobody waits for it long.

It keeps nothing that is not in a file: places in the line of requests, turns of log-ins, who serves
which part. Killed and started empty it serves as before.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import ssl
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from socket import EAI_NONAME, gaierror
from typing import Any
from urllib.parse import urlsplit

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import (
    AuthenticationError,
    InvalidResponse,
    NoPermissionError,
    ReadOnlyError,
    RedisError,
    ResponseError,
)
from redis.exceptions import ConnectionError as Broken

from bot.about import COMMAND
from bot.errors import SetupError
from bot.store.share import Share

log = structlog.get_logger()

PATIENCE = 1.0
"""Seconds that an answer may take."""
REST = 0.5
"""Seconds between two looks at a hub that is away."""
BACK = 0.25
"""Maximum seconds of an answer with which it counts as back: one that is slow stays away."""
SETTLING = 1.5
"""Seconds after which all parts have seen that it is back; together they use it again."""
SILENCE = 6.0
"""Seconds without a message of one's own after which one listens again."""

_RESUME = """
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('SET', KEYS[1], ms + tonumber(ARGV[1]), 'NX', 'PX', 4 * tonumber(ARGV[1]))
return redis.call('GET', KEYS[1]) - ms
"""

TROUBLES = (RedisError, OSError, TimeoutError)


class AwayError(Exception):
    """The hub does not answer now."""


OLD, KEPT = "borsa:", 120
"""How all keys began before each bot had its own, and seconds for which a sign of that lasts."""


def bot_of(token: str) -> str:
    """The application's id, with which a token begins; what is no such token gets a name of its own."""
    head = token.partition(".")[0]
    with suppress(ValueError):
        told = base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)).decode()
        if told.isascii() and told.isdecimal():
            return told
    return hashlib.sha256(token.encode()).hexdigest()[:16]


class Hub:
    """The connection of one part of a bot. SetupError for a wrong address.

    Keys and channels begin with the bot's id: two bots on one hub know nothing of each other.
    """

    def __init__(self, address: str, share: Share, bot: str = "") -> None:
        self.share, self.bot = share, bot
        self.prefix = f"borsa:{bot}:" if bot else OLD
        at = urlsplit(address)
        host, self.scheme = at.hostname, at.scheme
        self.is_here = host is None or host == "localhost" or _is_loopback(host)
        """Whether it is on this machine."""
        self.refuses = False
        """Whether nobody listens at its address: then no process reaches it."""
        self.link: Any = Redis.from_url(
            address,
            socket_connect_timeout=PATIENCE,
            socket_timeout=None,
            max_connections=64,
            retry=Retry(NoBackoff(), 0),
        )
        try:
            # It reads the options now, and would take wrong ones amiss only at the first question.
            self.link.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # the library has no types there
        except (TypeError, ValueError, RedisError):
            raise SetupError(
                "Borsa cannot start: BORSA_SHARED has options that the hub's library does not know"
                f" (`{COMMAND} settings` explains them)."
            ) from None
        self._resume = self.link.register_script(_RESUME)
        self._probing: asyncio.Task[None] | None = None
        self.switched = -PATIENCE
        """The time of `time.monotonic` at which it was away or back last."""

    @property
    def away(self) -> bool:
        return self._probing is not None

    def key(self, name: str) -> str:
        return self.prefix + name

    async def reach(self) -> None:
        """The first contact. AwayError: another try may succeed; SetupError: none will."""
        try:
            await _within(PATIENCE, self.link.set(self.key("reached"), 1, ex=KEPT))
            await self._join_old()
        except TROUBLES as error:
            raise (wrong(error) or AwayError()) from error

    async def _join_old(self) -> None:
        """With parts of a version whose keys have no bot's id, and with those that did so before, as they do."""
        told = await self.link.get(f"{OLD}app")
        whose = told.decode() if told is not None else None
        if whose == self.bot or (whose is None and await self.link.keys(f"{OLD}part:[0-9]*")):
            self.prefix = OLD

    async def claim(self) -> None:
        """Say by which keys this bot goes: older parts beside new ones would know nothing of them."""
        if self.prefix == OLD:
            await self.link.set(f"{OLD}app", self.bot, ex=KEPT)
            return
        guard = f"{OLD}part:new"
        await self.link.hset(guard, "parts", "a newer version")
        await self.link.expire(guard, KEPT)

    async def ask(self, what: Callable[[], Awaitable[Any]], patience: float = PATIENCE) -> Any:
        """The answer. AwayError if it does not come in time, or did not a moment ago."""
        if self.away:
            raise AwayError
        try:
            try:
                return await _within(patience, what())
            except Broken:
                # A kept connection may be older than its restart: that alone is no absence.
                await self.link.connection_pool.disconnect(inuse_connections=False)
                return await _within(patience, what())
        except TROUBLES as error:
            if not isinstance(error, (Broken, OSError, TimeoutError)):
                # What answers is not the hub any more: a replica, or a server that was made anew.
                await self.link.connection_pool.disconnect()
            self._gone(error)
            raise AwayError from error

    async def tell(self, channel: str, message: Any) -> None:
        """Publish a message as JSON. AwayError."""
        text = json.dumps(message, separators=(",", ":"))
        await self.ask(lambda: self.link.publish(self.key(channel), text))

    async def listen(self, *channels: str) -> AsyncIterator[tuple[str, Any]]:
        """What is published on these channels, for ever; what comes while it is away is lost."""
        while True:
            names = [self.key(channel) for channel in channels]
            with suppress(*TROUBLES):
                async with self.link.pubsub(ignore_subscribe_messages=True) as ear:
                    await ear.subscribe(*names)
                    heard = time.monotonic()
                    # Each part hears itself, too: without that the line is dead.
                    while time.monotonic() - heard < SILENCE:
                        message = await ear.get_message(timeout=1.0)
                        if message is not None:
                            heard = time.monotonic()
                            channel = message["channel"].decode().removeprefix(self.prefix)
                            try:
                                told = json.loads(message["data"])
                            except ValueError:
                                log.exception("a message in the hub is not JSON", channel=channel)
                            else:
                                yield channel, told
            await asyncio.sleep(REST)

    async def close(self) -> None:
        if self._probing is not None:
            self._probing.cancel()
        with suppress(*TROUBLES):
            await self.link.aclose()

    def _gone(self, error: Exception) -> None:
        if self._probing is None:
            log.warning("the hub is away", error=repr(error))
            self.switched = time.monotonic()
            self.refuses = _refuses(error)
            self._probing = asyncio.create_task(self._probe())

    async def _probe(self) -> None:
        """Look beside all others until it answers: nobody waits for a hub that hangs."""
        while True:
            await asyncio.sleep(REST)
            try:
                await _within(BACK, self.link.ping())
                given = [int(SETTLING * 1000)]
                wait = await _within(PATIENCE, self._resume(keys=[self.key("resume")], args=given))
            except TROUBLES as error:
                self.refuses = _refuses(error)
                # Its name may stand for another machine by now.
                await self.link.connection_pool.disconnect(inuse_connections=False)
                continue
            # One that used it earlier than the others would come on top of their shares.
            await asyncio.sleep(max(0, int(wait)) / 1000)
            break
        log.warning("the hub is back")
        self._probing, self.switched, self.refuses = None, time.monotonic(), False


async def _within(seconds: float, what: Awaitable[Any]) -> Any:
    """The answer. TimeoutError.

    Python 3.11's `wait_for` loses a cancellation that comes together with the answer.
    """
    async with asyncio.timeout(seconds):
        return await what


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def wrong(error: BaseException) -> SetupError | None:
    """What no other try mends; None: it is only away."""
    why = next(filter(None, map(_wrong, _causes(error))), None)
    return SetupError(f"Borsa cannot start: the hub (BORSA_SHARED) {why}.") if why else None


def _wrong(one: BaseException) -> str | None:
    match one:
        case AuthenticationError() | NoPermissionError():
            return "does not accept this password or user: BORSA_SHARED should be as redis://:PASSWORD@host:6379/0"
        case ReadOnlyError():
            return "is a replica, which takes no writes: name the server that others follow"
        case ssl.SSLCertVerificationError():
            return f"has a certificate that this machine does not trust ({one.verify_message}): name its authority, as rediss://host:6379/0?ssl_ca_certs=FILE"
        case ssl.SSLError():
            return f"and this machine do not agree on encryption ({one.reason}): rediss:// has it, redis:// has none"
        case gaierror(errno=code) if code == EAI_NONAME:
            return "has a host's name that nobody knows"
        case InvalidResponse():
            return "is no Redis or Valkey: something else answers there"
        case ResponseError():
            return f"refuses what is asked ({one})"
        case _:
            return None


def _refuses(error: BaseException) -> bool:
    return any(
        isinstance(one, ConnectionRefusedError | FileNotFoundError) for one in _causes(error)
    )


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__
