"""The wire's Discord with a memory: it keeps what is posted, so that what was lost or doubled can be counted.

And it has the rules of today: 160006 for a server full of threads, 30046 for a message that is too old to
be edited often, Create Events for events, 30038 for too many of these.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.bot.seen import walk
from tests.wire import objects
from tests.wire.discord_wire import CALLBACK, IN_CHANNEL, WEBHOOK, Refused, Request, Wire
from tests.wire.objects import Json, ids

EPHEMERAL = 1 << 6
ADMINISTRATOR, CREATE_EVENTS = 1 << 3, 1 << 44
OPENED = re.compile(r"/channels/(\d+)(?:/messages/(\d+))?/threads$")
MEMBER = re.compile(r"/channels/(\d+)/thread-members/(\d+)$")
EVENTS = re.compile(r"/guilds/\d+/scheduled-events(?:/(\d+))?$")
ROLE = re.compile(r"/guilds/\d+/members/(\d+)/roles/(\d+)$")
PEOPLE = {objects.OWNER + 1: "Giulia", objects.OWNER + 2: "Marco"}
_CLOCK = re.compile(r"<t:\d+(?::\w)?>|<#\d+>|\b[0-9a-f]{64}\b|\d{10,}|\b[A-Z][a-z]{2} \d\d:\d\d\b")


class KeepingWire(Wire):
    """Messages by channel, threads, members of threads, events, and what each interaction was answered."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[int, dict[int, Json]] = {}
        self.threads: dict[int, Json] = {}
        self.members: dict[int, set[int]] = {}
        self.planned: dict[int, Json] = {}
        self.private: dict[str, list[str]] = {}
        """By the token of an interaction: "thinking", and what was told."""
        self.public: dict[str, tuple[int, int]] = {}
        """By the token of an interaction: the place and the number of an answer for everybody."""
        self.nonces: dict[tuple[int, str], int] = {}
        self.rooms: dict[int, int] = {}
        """The direct messages of people."""
        self.edits: Counter[int] = Counter()
        self.most_threads, self.most_edits, self.most_events = 1000, 10**6, 100
        self.granted = int(objects.EVERYTHING)
        self.roles: list[Json] = []
        """Those of the server; the bot has the last one."""
        self.given = set[tuple[int, int]]()

    # What is to be seen.

    def texts(self) -> Counter[tuple[str, str]]:
        """All that stands in channels, threads and direct messages, without clocks and numbers of Discord's."""
        return Counter(
            (self._named(place), _text(message))
            for place, messages in self.kept.items()
            for message in messages.values()
        )

    def thinking(self) -> list[str]:
        """The interactions that were acknowledged and never answered."""
        return [token for token, told in self.private.items() if told and told[-1] == "thinking"]

    def unanswered(self) -> list[str]:
        return [token for token in self.asked if not self.private.get(token)]

    def _named(self, place: int) -> str:
        if place == objects.CHANNEL:
            return "channel"
        if place in self.threads:
            return f"thread {self.threads[place]['name']}"
        return next(
            f"to {PEOPLE.get(who, who)}" for who, room in self.rooms.items() if room == place
        )

    # What the bot asks.

    def _answer(self, request: Request) -> Any:
        path, body, method = request.path, request.body, request.method
        if CALLBACK.match(path) or WEBHOOK.match(path):
            self._told_to_all(request)
            self._told_privately(request)
        elif path == "/users/@me/channels":
            room = self.rooms.setdefault(int(body["recipient_id"]), next(ids))
            return {"id": str(room), "type": 1, "recipients": [], "last_message_id": None}
        elif found := OPENED.match(path):
            return self._opened(int(found[1]), found[2], body)
        elif (found := MEMBER.match(path)) and method == "PUT":
            self.members.setdefault(int(found[1]), set()).add(int(found[2]))
        elif found := IN_CHANNEL.match(path):
            return self._message(method, int(found[1]), int(found[2] or 0), request)
        elif found := EVENTS.match(path):
            return self._event(method, int(found[1] or 0), body)
        elif found := ROLE.match(path):
            change = self.given.add if method == "PUT" else self.given.discard
            change((int(found[1]), int(found[2])))
        elif path.endswith("/threads/active"):
            return {"threads": list(self.threads.values()), "members": []}
        elif path.endswith("/threads/archived/public"):
            return {"threads": [], "members": [], "has_more": False}
        elif method == "DELETE" and (found := re.match(r"/channels/(\d+)$", path)):
            self.threads.pop(int(found[1]), None)
        return super()._answer(request)

    def _told_to_all(self, request: Request) -> None:
        """Of a first answer that is for everybody there is a message in the channel, which is edited with it."""
        found = CALLBACK.match(request.path) or WEBHOOK.match(request.path)
        assert found is not None
        token, body = found[1], request.body or {}
        if CALLBACK.match(request.path):
            data = body.get("data") or {}
            if body["type"] == 4 and not (data.get("flags") or 0) & EPHEMERAL:
                place = int(self.asked[token].payload["channel_id"])
                self.public[token] = place, next(ids)
                self._shown_to_all(token, data)
        elif token in self.public and request.path.endswith("@original"):
            self._shown_to_all(token, body)

    def _shown_to_all(self, token: str, sent: Json) -> None:
        place, message = self.public[token]
        there = self.kept.setdefault(place, {})
        there[message] = objects.message(message, place, {**there.get(message, {}), **sent})

    def _told_privately(self, request: Request) -> None:
        found = CALLBACK.match(request.path) or WEBHOOK.match(request.path)
        assert found is not None
        told = self.private.setdefault(found[1], [])
        if not CALLBACK.match(request.path):
            told.append(_text(request.body or {}))
            return
        kind = request.body["type"]
        told.append("thinking" if kind == 5 else _text(request.body.get("data") or {}) or "taken")

    def _message(self, method: str, place: int, message: int, request: Request) -> Any:
        there = self.kept.setdefault(place, {})
        match method, message:
            case "GET", 0:
                return [there[one] for one in sorted(there, reverse=True)][:50]
            case "POST", 0:
                return self._posted(place, request)
            case _, one if one not in there:
                raise Refused(404, 10008)
            case "GET", _:
                return there[message]
            case "DELETE", _:
                return there.pop(message)
            case _:
                self.edits[message] += 1
                if self.edits[message] > self.most_edits:
                    raise Refused(429, 30046, retry_after=0.05)
                sent = {**there[message], **request.body}
                there[message] = objects.message(message, place, sent, request.files)
                return there[message]

    def _posted(self, place: int, request: Request) -> Json:
        body, nonce = request.body, str(request.body.get("nonce") or "")
        if nonce and (place, nonce) in self.nonces:
            return self.kept[place][self.nonces[place, nonce]]
        identity = next(ids)
        message = objects.message(identity, place, body, request.files)
        self.kept.setdefault(place, {})[identity] = message
        if nonce:
            self.nonces[place, nonce] = identity
        return message

    def _opened(self, place: int, card: str | None, body: Json) -> Json:
        if card and int(card) in self.threads:
            raise Refused(400, 160004)
        if len(self.threads) >= self.most_threads:
            raise Refused(400, 160006)
        identity = int(card) if card else next(ids)
        self.threads[identity] = objects.channel(identity, 11, body["name"])
        return self.threads[identity]

    def _event(self, method: str, event: int, body: Any) -> Any:
        if method == "GET":
            return list(self.planned.values())
        if not self.granted & CREATE_EVENTS:
            raise Refused(403, 50013)
        if method == "POST" and len(self.planned) >= self.most_events:
            raise Refused(400, 30038)
        if method == "DELETE":
            return self.planned.pop(event, {})
        event = event or next(ids)
        self.planned[event] = self.planned.get(event, objects.event(event)) | body
        return self.planned[event]

    def _guild(self) -> Json:
        told = objects.guild()
        told["roles"][0]["permissions"] = str(self.granted)
        told["roles"] += self.roles
        told["members"][0]["roles"] = [one["id"] for one in self.roles[-1:]]
        for one in told["channels"]:
            one["permissions"] = str(self.granted)
        return told


def _text(message: Json) -> str:
    return "\n".join(_lines(message))


def _lines(message: Json) -> Iterator[str]:
    if message.get("content"):
        yield _CLOCK.sub("#", message["content"])
    for part in walk(message.get("components") or []):
        if "content" in part:
            yield _CLOCK.sub("#", part["content"])
