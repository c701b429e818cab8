"""The requests a second that Discord takes from a bot, kept to before Discord refuses any."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol

import aiohttp
import discord
from yarl import URL

from bot.process.measures import REQUESTS

PER_SECOND = 45
"""Discord takes 50 on all routes together; answers to presses do not count among them."""

AT_ONCE = 3
"""Requests that pass together after a pause. Discord counts any second, and the way there squeezes requests
together: 45 evenly and 2 more leave room for that, 45 at one instant do not.
"""


PATIENCE = aiohttp.ClientTimeout(total=60.0)
"""The time for a request once it is sent. aiohttp's own is five minutes, in which its table and channel wait."""


class RequestLine(Protocol):
    """The line in which requests wait."""

    async def take(self) -> None:
        """Wait until one more request is free."""

    async def refused(self, seconds: float) -> None:
        """Discord has refused one, and takes no other for `seconds`."""

    def leaves(self) -> None:
        """A request is about to leave, also one that needs no place; aiohttp.ClientError if it must not."""


class Budget:
    """At most `most` requests a second, evenly spaced, in the order of asking; after a pause
    `at_once` together.
    """

    def __init__(self, most: float = PER_SECOND, at_once: int = AT_ONCE) -> None:
        self._each = 1 / most
        self._pause = (at_once - 1) * self._each
        self._next = 0.0
        """The time of the loop at which the next one may pass."""
        self._turn = asyncio.Lock()

    async def take(self) -> None:
        time = asyncio.get_running_loop().time
        # The lock is fair: without it, all who sleep would wake at once and pass together.
        async with self._turn:
            while (wait := self._next - time()) > 0:  # noqa: ASYNC110  # a refusal may move it meanwhile
                await asyncio.sleep(wait)
            earliest = time() - self._pause
            self._next = max(self._next, earliest) + self._each

    async def refused(self, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now + seconds)

    def leaves(self) -> None:
        """All may."""


class Pacing:
    """Sends requests when the line allows, those that discord.py repeats by itself, too."""

    def __init__(
        self,
        line: RequestLine,
        answered: Callable[[], None] | None = None,
        failed: Callable[[], None] | None = None,
    ) -> None:
        """`answered` is called when Discord has answered anything in its own words, a callback too; `failed`
        when a request was not answered so.
        """
        self._line = line
        self._answered, self._failed = answered or _nothing, failed or _nothing
        self.trace = aiohttp.TraceConfig()
        """For the client: it hears of each request as it leaves, and of its end."""
        self.trace.on_request_start.append(self._leaves)
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._broke)

    def paced(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def in_turn(*args: Any, **facts: Any) -> Any:
            await self._line.take()
            mark, named = _places.set([None]), _route.set(_template(*args))
            try:
                return await request(*args, **{"timeout": PATIENCE, **facts})
            finally:
                _places.reset(mark)
                _route.reset(named)

        return in_turn

    async def _leaves(self, _session: Any, _context: Any, _params: Any) -> None:
        places = _places.get()
        # Answers to presses and the gateway's connection have no place in the line and need none.
        if places:
            places.pop()
        elif places is not None:
            await self._line.take()
        self._line.leaves()

    async def _ended(
        self, _session: Any, _context: Any, params: aiohttp.TraceRequestEndParams
    ) -> None:
        status = params.response.status
        REQUESTS.labels(_named(params.url), _result(status)).inc()
        if status >= SERVER_ERROR and (failures := _failures.get()) is not None:
            failures.append(status)
        told = b"" if status < REFUSED else await params.response.read()
        match _is_answer(status, params.response.content_type, told):
            case True:
                self._answered()
            case False:
                self._failed()
            case None:
                pass
        if status >= SERVER_ERROR and _makes_another(params.method, params.url.path):
            # discord.py would ask again, whether it was done or not. Who asked looks first.
            raise discord.DiscordServerError(params.response, told.decode(errors="replace"))
        is_full = status == TOO_MANY and _places.get() is not None
        if is_full and (seconds := _refused(params.response.headers, told)) is not None:
            await self._line.refused(seconds)

    async def _broke(
        self, _session: Any, _context: Any, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        # The gateway's own trouble is its own, and who gives a request up says nothing of Discord.
        given_up = isinstance(params.exception, asyncio.CancelledError)
        if not given_up and params.url.scheme not in _SOCKETS:
            REQUESTS.labels(_named(params.url), "unanswered").inc()
            if (failures := _failures.get()) is not None:
                failures.append(0)
            self._failed()


def paced(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The request with a budget of its own, sent when that allows."""
    return Pacing(Budget()).paced(request)


REFUSED, TOO_MANY, SERVER_ERROR = 400, 429, 500
_NO_CONTENT = 204
_SOCKETS = {"ws", "wss"}
_GLOBAL = "X-RateLimit-Global"

_failures: ContextVar[list[int] | None] = ContextVar("failures", default=None)


@contextmanager
def failures() -> Iterator[list[int]]:
    """The answers of 500 and more that are met inside, and 0 for each that never came: discord.py tries again
    by itself, and what was asked may have been done each time.
    """
    met: list[int] = []
    mark = _failures.set(met)
    try:
        yield met
    finally:
        _failures.reset(mark)


_places: ContextVar[list[None] | None] = ContextVar("places", default=None)
"""Within a paced request: its place in the line, until it is used."""


_route: ContextVar[str | None] = ContextVar("route", default=None)
"""Within a paced request: its route, without the ids in it."""


def _template(route: Any = None, *_: Any) -> str | None:
    return f"{route.method} {route.path}" if route else None


def _named(url: URL) -> str:
    """The route of a request; what is not paced has a name for all of its kind."""
    if route := _route.get():
        return route
    if "/interactions/" in url.path:
        return "answer"
    return "follow-up" if "/webhooks/" in url.path else "gateway"


def _result(status: int) -> str:
    if status < REFUSED:
        return "done"
    if status == TOO_MANY:
        return "limited"
    return "refused" if status < SERVER_ERROR else "failed"


def _is_answer(status: int, content_type: str, told: bytes) -> bool | None:
    """Whether these are Discord's own words. None, of a route that is full or of a socket: nobody knows."""
    in_its_form = content_type == "application/json"
    if status < REFUSED:
        return True if in_its_form or status == _NO_CONTENT else None
    if status >= SERVER_ERROR or not in_its_form:
        return False
    if status == TOO_MANY:
        return None
    try:
        # What it refuses itself has a number; what it cannot look at just now has none.
        return bool(json.loads(told)["code"])
    except (ValueError, KeyError, TypeError):
        return False


_HARMLESS = re.compile(r"/channels/\d+/messages$|/users/@me/channels$|/callback$")
"""What may be posted twice, and is there once: a message bears a nonce, a person has one channel, a press one
answer.
"""


def _makes_another(method: str, path: str) -> bool:
    return method == "POST" and not _HARMLESS.search(path)


def _nothing() -> None:
    """Nobody wants to know."""


def _refused(headers: Any, told: bytes) -> float | None:
    """The seconds for which Discord takes nothing; None: only this route is full."""
    if headers.get(_GLOBAL, "").lower() != "true":
        return None
    try:
        # The body has fractions, the header whole seconds.
        return float(json.loads(told)["retry_after"])
    except (ValueError, KeyError, TypeError):
        return float(headers.get("Retry-After") or 1)
