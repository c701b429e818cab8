"""The wire's Discord of a large bot: several shards and servers, one limit for all requests, turns to log in.

Server n has the ids of the wire's own, moved by n << 22: so it lies on shard n % shards.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import defaultdict, deque
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from aiohttp import web

from tests.wire import discord_wire, objects
from tests.wire.discord_wire import CALLBACK, THREAD, WEBHOOK, Asked, Wire
from tests.wire.faults import as_json
from tests.wire.objects import Json

WINDOW = 5.0
"""Seconds in which a bucket takes one IDENTIFY."""


def guild_of(number: int) -> int:
    return (number << 22) + objects.GUILD


def channel_of(number: int) -> int:
    return (number << 22) + objects.CHANNEL


def local(thing: Any, number: int) -> Any:
    """The same thing in server `number`."""
    text = json.dumps(thing)
    text = text.replace(f'"{objects.GUILD}"', f'"{guild_of(number)}"')
    return json.loads(text.replace(f'"{objects.CHANNEL}"', f'"{channel_of(number)}"'))


@dataclass(eq=False)
class Session:
    """A shard's connection, with what it was told: to be told again after a break."""

    shard: int
    socket: web.WebSocketResponse
    events: list[Json] = field(default_factory=list)

    async def tell(self, event: str, data: Any) -> None:
        packet = {"op": 0, "s": len(self.events) + 1, "t": event, "d": data}
        self.events.append(packet)
        if not self.socket.closed:
            with suppress(ConnectionError):
                await self.socket.send_str(json.dumps(packet))


class LargeWire(Wire):
    """`limit` requests in any second; `concurrency` buckets of log-ins."""

    def __init__(
        self,
        shards: int = 4,
        guilds: int = 8,
        limit: int = 50,
        concurrency: int = 16,
        window: float = WINDOW,
    ) -> None:
        super().__init__()
        self.window = window
        self.shards, self.guilds = shards, guilds
        self.limit, self.concurrency = limit, concurrency
        self.sessions: dict[str, Session] = {}
        self.passed: list[float] = []
        self.refused: list[float] = []
        """When requests came through, and when one was too many."""
        self.identified: dict[int, list[float]] = defaultdict(list)
        """When somebody logged in, by bucket."""
        self.early = 0
        """How many came before the window was over."""
        self._window: deque[float] = deque()
        self._placed: dict[int, int] = {}
        """The server of each thread."""

    # What happens to the bot.

    async def emit(self, event: str, data: Any, number: int | None = None) -> None:
        """In server `number`; None: what belongs to none, which shard 0 is told."""
        shard = 0 if number is None else number % self.shards
        for one in [one for one in self.sessions.values() if one.shard == shard]:
            await one.tell(event, data)

    async def ask_in(
        self, number: int | None, kind: int, data: Json, who: Json, place: int = 0, **more: Any
    ) -> Asked:
        """A person's command, press or form in server `number`; None: in a direct message."""
        payload = objects.interaction(kind, data, who, place or objects.CHANNEL, **more)
        payload = _direct(payload) if number is None else local(payload, number)
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        asked = Asked(payload, time.perf_counter(), answered)
        self.asked[payload["token"]] = asked
        await self.emit("INTERACTION_CREATE", payload, number)
        return asked

    async def lose_all(self) -> None:
        """Discord drops all sessions: each shard has to log in anew."""
        lost, self.sessions = list(self.sessions.values()), {}
        for one in lost:
            await one.socket.close(code=4000)

    def least_gap(self) -> float:
        """The fewest seconds between two log-ins of a bucket."""
        gaps = [
            later - earlier
            for times in self.identified.values()
            for earlier, later in pairwise(times)
        ]
        return min(gaps, default=float("inf"))

    # The gateway.

    async def _packet(self, socket: web.WebSocketResponse, packet: Json) -> None:
        match packet["op"]:
            case 2:
                await self._log_in(socket, packet["d"]["shard"])
            case 6:
                await self._go_on(socket, packet["d"])
            case _:
                await super()._packet(socket, packet)

    async def _log_in(self, socket: web.WebSocketResponse, shard: list[int]) -> None:
        assert shard[1] == self.shards, shard
        now, times = time.monotonic(), self.identified[shard[0] % self.concurrency]
        times.append(now)
        if len(times) > 1 and now - times[-2] < self.window:
            self.early += 1
            await socket.send_str(json.dumps({"op": 9, "d": False}))
            return
        own = [number for number in range(self.guilds) if number % self.shards == shard[0]]
        self.sessions = {key: one for key, one in self.sessions.items() if one.shard != shard[0]}
        self.unheard |= self._unanswered()
        key = f"session-{shard[0]}-{len(times)}"
        session = self.sessions[key] = Session(shard[0], socket)
        await session.tell("READY", self._greeting(key, shard, own))
        for number in own:
            await session.tell("GUILD_CREATE", self._guild_in(number))
        self.ready.set()

    def _guild_in(self, number: int) -> Json:
        told: Json = local(objects.guild(), number)
        return told

    def _greeting(self, key: str, shard: list[int], own: list[int]) -> Json:
        return {
            "v": 10,
            "user": objects.user(objects.BOT, "Borsa", bot=True),
            "guilds": [{"id": str(guild_of(number)), "unavailable": True} for number in own],
            "session_id": key,
            "shard": shard,
            "resume_gateway_url": f"{self.at}/gateway/",
            "application": {"id": str(objects.APPLICATION), "flags": 0},
        }

    async def _go_on(self, socket: web.WebSocketResponse, told: Json) -> None:
        session = self.sessions.get(told["session_id"])
        if session is None:
            await socket.send_str(json.dumps({"op": 9, "d": False}))
            return
        for packet in session.events[told["seq"] :]:
            await socket.send_str(json.dumps(packet))
        session.socket = socket
        await session.tell("RESUMED", {})

    # REST.

    def _gateways(self) -> Json:
        told = super()._gateways()
        told["session_start_limit"]["max_concurrency"] = self.concurrency
        return told | {"shards": self.shards}

    async def _rest(self, web_request: web.Request) -> web.StreamResponse:
        path = "/" + web_request.match_info["path"]
        free = CALLBACK.match(path) or WEBHOOK.match(path) or path == "/gateway/bot"
        wait = 0.0 if free else self._too_many()
        if not wait:
            return await super()._rest(web_request)
        headers = {"Via": "1.1 wire", "X-RateLimit-Global": "true", "Retry-After": "1"}
        body = {"message": "You are being rate limited.", "retry_after": wait, "global": True}
        return as_json(body, 429, headers)

    def _too_many(self) -> float:
        """Seconds until the next request may come; 0: this one may."""
        now = time.monotonic()
        while self._window and self._window[0] <= now - 1:
            self._window.popleft()
        if len(self._window) >= self.limit:
            self.refused.append(now)
            return self._window[0] + 1 - now
        self._window.append(now)
        self.passed.append(now)
        return 0.0

    def _answer(self, request: discord_wire.Request) -> Any:
        answer = super()._answer(request)
        if found := THREAD.match(request.path):
            number = int(found[1]) >> 22
            self._placed[int(answer["id"])] = number - (objects.CHANNEL >> 22)
            return local(answer, self._placed[int(answer["id"])])
        if isinstance(answer, dict) and "guild_id" in answer and "/channels/" in request.path:
            place = int(request.path.split("/")[2])
            number = self._placed.get(place, (place >> 22) - (objects.CHANNEL >> 22))
            answer = local(answer, number)
            if "type" in answer and place == channel_of(number):
                answer["type"] = 0
        return answer


def _direct(payload: Json) -> Json:
    told = dict(payload)
    for key in ("guild_id", "guild_locale", "app_permissions"):
        told.pop(key, None)
    told["user"] = told.pop("member")["user"]
    told["context"] = 1
    told["channel"] = {"id": told["channel_id"], "type": 1, "recipients": [told["user"]]}
    told["channel"]["last_message_id"] = None
    return told
