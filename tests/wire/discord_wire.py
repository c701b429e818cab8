"""A small Discord on the wire: REST and gateway on loopback, for an unmodified discord.py.

It keeps what a reconnect needs (a session's events, to be sent again on RESUME), refuses what it
is told to refuse (429, 500), and remembers every request.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

from aiohttp import WSMsgType, web

from tests.bot.seen import walk
from tests.wire import objects
from tests.wire.faults import Fault, Kind, as_json
from tests.wire.objects import Json, ids

ACKNOWLEDGED = 40060
"""What Discord says to a second first answer."""
CALLBACK = re.compile(r"/interactions/\d+/([^/]+)/callback")
WEBHOOK = re.compile(r"/webhooks/\d+/([^/]+)")
IN_CHANNEL = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?$")
THREAD = re.compile(r"/channels/(\d+)(?:/messages/\d+)?/threads$")


@dataclass
class Request:
    """A REST request of the bot, when it came, and what it was answered."""

    method: str
    path: str
    body: Any
    files: tuple[str, ...]
    at: float
    status: int = 0


class Refused(Exception):  # noqa: N818  # Discord's no
    """Discord refuses: a status, its own code, and what belongs to it."""

    def __init__(self, status: int, code: int, **more: Any) -> None:
        super().__init__(status, code)
        self.status, self.body = status, {"message": "no", "code": code, **more}


@dataclass
class Asked:
    """An interaction that was sent: `answered` once the bot has finished its reply."""

    payload: Json
    sent: float
    answered: asyncio.Future[Request]
    replies: list[Request] = field(default_factory=list)


class Wire:
    """The server. `at` is its address; `connections` counts how clients came in."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.commands: list[Json] = []
        """Those that are registered."""
        self.faults: list[Fault] = []
        self.asked: dict[str, Asked] = {}
        self.acknowledged = Counter[str]()
        """By the token of an interaction, how many first answers came for it."""
        self.unsure = set[str]()
        """Interactions of whose first answer the bot could not know whether it was taken."""
        self.unheard = set[str]()
        """Interactions that nobody will hear of any more: their session was over first."""
        self.events: list[Json] = []
        self.connections: list[str] = []
        self.socket: web.WebSocketResponse | None = None
        self.shut: Literal["", "refuses", "hangs up"] = ""
        """What the gateway does with everybody who connects."""
        self.mute = 0
        """So many connections answer heartbeats, and nothing else."""
        self.twice = False
        """Whether each press and command is delivered twice."""
        self.ready = asyncio.Event()
        self.came = asyncio.Event()
        """Set at each request."""
        self.at = ""

    async def open(self) -> None:
        app = web.Application(client_max_size=32 * 1024 * 1024)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        host, port = self.runner.addresses[0][:2]
        self.at = f"http://{host}:{port}"

    def check(self) -> None:
        """Exactly one answer was given to each interaction: at the end of each test on a wire."""
        doubled = {one for one, times in self.acknowledged.items() if times > 1} - self.unsure
        assert not doubled, f"answered twice: {[self.asked[one].payload for one in doubled]}"
        silent = self._unanswered() - self.unheard - self.unsure
        assert not silent, f"never answered: {[self.asked[one].payload for one in silent]}"

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.runner.cleanup()

    # What happens to the bot.

    async def emit(self, event: str, data: Json) -> None:
        """An event, numbered and kept; lost on the way when nobody is connected."""
        packet = {"op": 0, "s": len(self.events) + 1, "t": event, "d": data}
        self.events.append(packet)
        if self.socket is not None and not self.socket.closed:
            await self.socket.send_str(json.dumps(packet))

    async def ask(self, kind: int, data: Json, who: Json, place: int, **more: Any) -> Asked:
        """A person's command, press or form."""
        payload = objects.interaction(kind, data, who, place, **more)
        answered: asyncio.Future[Request] = asyncio.get_running_loop().create_future()
        asked = Asked(payload, time.perf_counter(), answered)
        self.asked[payload["token"]] = asked
        for _ in range(1 + self.twice):
            await self.emit("INTERACTION_CREATE", payload)
        return asked

    async def drop(self, code: int = 1006) -> None:
        """The connection breaks."""
        socket, self.socket = self.socket, None
        assert socket is not None
        self.ready.clear()
        await socket.close(code=code)

    async def send_away(self) -> None:
        """Discord asks the bot to reconnect, as it does when it restarts a gateway."""
        assert self.socket is not None
        self.ready.clear()
        await self.socket.send_str(json.dumps({"op": 7, "d": None}))

    def lose(self, method: str, path: str, times: int = 1) -> None:
        """Do what is asked, and cut the connection instead of answering."""
        self.spoil(method, path, "lost", times)

    def refuse(self, method: str, path: str, status: int, times: int = 1, **body: Any) -> None:
        self.spoil(method, path, "refused", times, status=status, body=body)

    def spoil(self, method: str, path: str, kind: Kind, times: int = 1, **more: Any) -> Fault:
        """The next requests of the kind go wrong in this way."""
        fault = Fault(method, re.compile(path), kind, times, **more)
        self.faults.append(fault)
        return fault

    def _registered(self, request: Request) -> list[Json]:
        if request.method == "PUT":
            self.commands = [_command(command) for command in request.body]
        return self.commands

    def posts(self, since: int = 0) -> list[Request]:
        """The messages that came through, in channels and threads."""
        return [
            request
            for request in self.requests[since:]
            if request.method == "POST" and request.status == 200 and IN_CHANNEL.match(request.path)
        ]

    def boards(self, since: int = 0) -> list[Request]:
        """Messages in channels with a picture, whether new or redrawn."""
        return [
            request
            for request in self.requests[since:]
            if request.files and request.status == 200 and IN_CHANNEL.match(request.path)
        ]

    def button(self, *parts: str) -> tuple[str, Json]:
        """The custom id that has all these parts, and the newest message that carries it."""
        for request in reversed(self.requests):
            body = request.body if isinstance(request.body, dict) else {}
            for component in walk(body.get("components") or []):
                custom_id = component.get("custom_id", "")
                if all(part in custom_id for part in parts):
                    return custom_id, body
        raise AssertionError(f"no button {parts}")

    async def until(self, happened: Callable[[], bool], patience: float = 20) -> None:
        """Look after each request, and now and then."""
        async with asyncio.timeout(patience):
            while not happened():
                self.came.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.came.wait(), 0.05)

    # The gateway.

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.shut:
            self.connections.append(self.shut)
        if self.shut == "refuses":
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        if self.shut:
            await socket.close()
            return socket
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41_250}}))
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._packet(socket, json.loads(frame.data))
        return socket

    async def _packet(self, socket: web.WebSocketResponse, packet: Json) -> None:
        match packet["op"]:
            case 1:
                await socket.send_str(json.dumps({"op": 11, "d": None}))
            case 2 | 6 if self.mute:
                self.mute -= 1
                self.connections.append("mute")
            case 2:
                await self._identified(socket, packet["d"].get("shard", [0, 1]))
            case 6:
                await self._resumed(socket, packet["d"]["seq"])
            case _:
                pass

    async def _identified(self, socket: web.WebSocketResponse, shard: list[int]) -> None:
        self.connections.append("identify")
        self.unheard |= self._unanswered()
        self.events.clear()
        self.socket = socket
        ready = {
            "v": 10,
            "user": objects.user(objects.BOT, "Borsa", bot=True),
            "guilds": [{"id": str(objects.GUILD), "unavailable": True}],
            "session_id": "session",
            "shard": shard,
            "resume_gateway_url": f"{self.at}/gateway/",
            "application": {"id": str(objects.APPLICATION), "flags": 0},
        }
        await self.emit("READY", ready)
        await self.emit("GUILD_CREATE", self._guild())
        self.ready.set()

    async def _resumed(self, socket: web.WebSocketResponse, last: int) -> None:
        self.connections.append("resume")
        for packet in self.events[last:]:
            await socket.send_str(json.dumps(packet))
        self.socket = socket
        await self.emit("RESUMED", {})
        self.ready.set()

    # REST.

    async def _rest(self, web_request: web.Request) -> web.StreamResponse:
        request = await _read(web_request)
        self.requests.append(request)
        fault = next((one for one in self.faults if one.meets(request.method, request.path)), None)
        acknowledges = CALLBACK.match(request.path)
        if fault is not None and acknowledges:
            self.unsure.add(acknowledges[1])
        if fault is not None and not fault.does:
            request.status = fault.status
            return await fault.undone(web_request)
        try:
            if acknowledges:
                self._acknowledged(acknowledges[1])
            answer = self._told(request)
        except Refused as refusal:
            request.status = refusal.status
            headers = {"Via": "1.1 wire"} if refusal.status == 429 else {}
            return as_json(refusal.body, refusal.status, headers)
        request.status = 200
        self._note(request)
        self.came.set()
        return as_json(answer) if fault is None else await fault.done(web_request, answer)

    def _told(self, request: Request) -> Any:
        if request.path == "/gateway/bot":
            return self._gateways()
        if request.path.endswith("/commands"):
            return self._registered(request)
        return self._answer(request)

    def _unanswered(self) -> set[str]:
        return self.asked.keys() - self.acknowledged.keys()

    def _acknowledged(self, token: str) -> None:
        self.acknowledged[token] += 1
        if self.acknowledged[token] > 1:
            raise Refused(400, ACKNOWLEDGED)

    def _answer(self, request: Request) -> Any:
        return _answer(request)

    def _guild(self) -> Json:
        """The one server in which the bot is."""
        return objects.guild()

    def _gateways(self) -> Json:
        """Where a bot connects, and how often it may."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return {"url": f"{self.at}/gateway/", "shards": 1, "session_start_limit": limit}

    def _note(self, request: Request) -> None:
        """An interaction is answered by its callback, or after a deferral by the next message."""
        found = CALLBACK.match(request.path) or WEBHOOK.match(request.path)
        asked = self.asked.get(found[1]) if found is not None else None
        if asked is None:
            return
        asked.replies.append(request)
        deferred = request.path.endswith("/callback") and request.body["type"] in (5, 6)
        if not deferred and not asked.answered.done():
            asked.answered.set_result(request)


async def _read(request: web.Request) -> Request:
    at, path = time.perf_counter(), "/" + request.match_info["path"]
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return Request(request.method, path, json.loads(text) if text else None, (), at)
    body, files = None, []
    async for part in await request.multipart():
        if part.name == "payload_json":  # type: ignore[union-attr]
            body = json.loads(await part.text())  # type: ignore[union-attr]
        else:
            files.append(part.filename or "")  # type: ignore[union-attr]
            await part.read()  # type: ignore[union-attr]
    return Request(request.method, path, body, tuple(files), at)


def _answer(request: Request) -> Any:
    """What Discord would say: the created thing, with the numbers it gave it."""
    path, body = request.path, request.body
    if path == "/users/@me":
        return objects.user(objects.BOT, "Borsa", bot=True)
    if path == "/users/@me/channels":
        return {"id": str(next(ids)), "type": 1, "recipients": [], "last_message_id": None}
    if path == "/oauth2/applications/@me":
        return objects.application()
    if CALLBACK.match(path):
        return _called_back(request)
    if WEBHOOK.match(path):
        return objects.message(next(ids), objects.CHANNEL, body or {}, request.files)
    if found := THREAD.match(path):
        return objects.channel(next(ids), 11, body["name"])
    if found := IN_CHANNEL.match(path):
        if request.method == "GET" and not found[2]:
            return []
        identity = int(found[2]) if found[2] else next(ids)
        return objects.message(identity, int(found[1]), body or {}, request.files)
    if found := re.match(r"/guilds/\d+/members/(\d+)$", path):
        return objects.member(int(found[1]), f"Member {found[1]}")
    if found := re.match(r"/channels/(\d+)$", path):
        return objects.channel(int(found[1]), 0 if int(found[1]) == objects.CHANNEL else 11)
    return {}


def _command(command: Json) -> Json:
    return {
        "id": str(next(ids)),
        "application_id": str(objects.APPLICATION),
        "version": "1",
        "type": 1,
        "default_member_permissions": None,
    } | command


def _called_back(request: Request) -> Json:
    identity = str(next(ids))
    told: Json = {
        "interaction": {"id": identity, "type": 2, "response_message_id": identity},
        "resource": {"type": request.body["type"]},
    }
    if request.body["type"] in (4, 7):
        data = request.body.get("data") or {}
        told["resource"]["message"] = objects.message(
            int(identity), objects.CHANNEL, data, request.files
        )
    return told
