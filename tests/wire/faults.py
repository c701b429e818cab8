"""What can go wrong with a request: it is refused, answered by a proxy's page, cut, lost, halved, slow, denied."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any, Literal

from aiohttp import web

from tests.wire.incomplete import incomplete

Kind = Literal[
    "refused", "page", "cut", "never", "lost", "half", "slow", "mute", "denied", "bare", "without"
]
"""refused: answered with a status, nothing is done. page: so, with a proxy's page. cut: the connection
breaks, nothing is done. lost: it is done, and the connection breaks. half: it is done, and half of the
answer comes. slow: it is done after a while. denied: it is done, and answered with a status as if it were not.
bare: it is done, and nothing stands in the answer. without: it is done, and a field of the answer is missing or null.
never: nothing is done, nothing is answered. mute: it is done, nothing is answered.
"""

FOR_EVER = 600.0
"""Seconds: nobody waits so long."""

PAGE = "<html><head><title>nginx</title></head><body><h1>{status}</h1></body></html>"


@dataclass
class Fault:
    """What happens to the next `times` requests that match."""

    method: str
    path: re.Pattern[str]
    kind: Kind
    times: int = 1
    status: int = 0
    body: dict[str, Any] = field(default_factory=dict)
    seconds: float = 0.0
    skips: int = 0
    """How many requests pass before."""
    field: float = 0.0
    """Which field is missing: the part of all that come before it."""
    met: int = 0
    """How many it has met."""

    def meets(self, method: str, path: str) -> bool:
        if self.met >= self.times or method != self.method or not self.path.search(path):
            return False
        if self.skips:
            self.skips -= 1
            return False
        self.met += 1
        return True

    @property
    def does(self) -> bool:
        """Whether what was asked is done all the same."""
        return self.kind in {"lost", "half", "slow", "mute", "denied", "bare", "without"}

    async def undone(self, asked: web.Request) -> web.Response:
        """The answer where nothing was done."""
        if self.kind == "cut":
            return _cut(asked)
        if self.kind == "never":
            await asyncio.sleep(FOR_EVER)
        if self.kind == "page":
            page = PAGE.format(status=self.status)
            return web.Response(text=page, status=self.status, content_type="text/html")
        # Without this header discord.py takes a 429 for a ban of its address.
        headers = {"Via": "1.1 wire"} if self.status == 429 else {}
        return as_json(self.body, self.status, headers)

    async def done(self, asked: web.Request, answer: Any) -> web.StreamResponse:
        """The answer to what was done."""
        match self.kind:
            case "lost":
                return _cut(asked)
            case "half":
                return await _halved(asked, json.dumps(answer).encode())
            case "denied":
                return as_json(self.body, self.status)
            case "bare":
                return as_json({})
            case "mute":
                await asyncio.sleep(FOR_EVER)
                return _cut(asked)
            case "without":
                without = list(incomplete(answer))
                return as_json(without[int(self.field * len(without))] if without else answer)
            case _:
                await asyncio.sleep(self.seconds)
                return as_json(answer)


def as_json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """discord.py wants the content type without a charset."""
    answer = web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
    answer.headers["Content-Type"] = "application/json"
    return answer


def _cut(asked: web.Request) -> web.Response:
    if asked.transport is not None:
        asked.transport.close()
    return web.Response()


async def _halved(asked: web.Request, data: bytes) -> web.StreamResponse:
    answer = web.StreamResponse(headers={"Content-Length": str(len(data) + 1)})
    answer.headers["Content-Type"] = "application/json"
    await answer.prepare(asked)
    await answer.write(data[: len(data) // 2])
    if asked.transport is not None:
        asked.transport.close()
    return answer
