"""How facts reach all parts: each tells what it has, and says what it has heard; who has more, tells it.

The hub only carries the messages and keeps none of them. So there is nothing in it to be lost: after
any break, with an empty hub or an old backup, the parts find out what is missing and tell it again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from bot.errors import StoreError
from bot.parts import facts, fence, numbers
from bot.parts.facts import Fact
from bot.parts.following import Following
from bot.parts.hub import AwayError, Hub
from bot.store.database import Database

log = structlog.get_logger()

LOOK, SAY = 0.1, 2.0
"""Seconds between two looks for new facts of one's own, and between two words of what was heard."""
MOST = 200
"""Facts in one message."""
AGAIN = 1.0
"""Seconds after which the same is told once more to a part that still lacks it."""
FRESH = 10.0
"""Seconds after a start in which one asks for what one has told before: the file may be an old one."""

Listener = Callable[[dict[str, Any]], Awaitable[None]]


class Gossip:
    """The facts of one part, told and heard."""

    def __init__(self, hub: Hub, store: Database, following: Following) -> None:
        self._hub, self._store, self._following = hub, store, following
        self._own = hub.share.part
        self._told = 0
        self._sent: dict[tuple[int, int, int], float] = {}
        """By part, origin and number, when what comes after it was told."""
        self._known: dict[int, dict[int, int]] = {}
        """By part, up to which number of each part it has followed."""
        self._heard_of: dict[int, dict[int, int]] = {}
        self._began = 0
        self._since = 0.0
        self._looked = -1
        """The store's batches when all facts of one's own were told."""
        self._stirred = asyncio.Event()

    async def open(self) -> None:
        await self._store.write(facts.prepare)
        self._begin(await self._store.read(facts.last))

    def _begin(self, number: int) -> None:
        """Tell what comes after that number, and ask whether others know something after it."""
        self._told, self._began, self._since = number, number, time.monotonic()

    async def tell(self) -> None:
        """Tell new facts as they come, and now and then what was heard; for ever."""
        said = 0.0
        while True:
            try:
                await self._tell_new()
                if self._stirred.is_set() or time.monotonic() - said > SAY:
                    self._stirred.clear()
                    said = time.monotonic()
                    await self._say()
            except (AwayError, StoreError):
                pass
            except Exception:
                log.exception("facts could not be told")
            await asyncio.sleep(LOOK)

    async def follow(self) -> None:
        """Follow what was heard, for ever; what could not be followed is tried again every second."""
        looked, at = -1, 0.0
        while True:
            # To look costs little, but an idle part would do hardly anything else.
            if looked != self._store.batches or time.monotonic() - at > AGAIN:
                looked, at = self._store.batches, time.monotonic()
                # What cannot be noted as done is done once more: a full disk, or a lease that has ended.
                with suppress(StoreError):
                    await self._following.catch_up()
            await asyncio.sleep(LOOK)

    async def take(self, told: dict[str, Any]) -> None:
        """A message on the channel of facts."""
        if told["from"] == self._own:
            return
        if told["what"] == "heard":
            await self._compare(told)
        elif told["what"] == "facts" and told["to"] in (None, self._own):
            await self._hear(told)

    async def behind(self) -> int:
        """The facts of this part that some other part has not said to have heard."""
        heard = [known.get(self._own, 0) for known in self._heard_of.values()]
        least = min(heard, default=self._told)
        return await self._store.read(partial(facts.count, origin=self._own, after=least))

    async def _tell_new(self) -> None:
        batches = self._store.batches
        if batches == self._looked:
            return
        newest = await self._store.read(facts.last)
        highest = max(newest, *(await self._store.read(facts.heard)).values(), 0)
        if highest > time.time() * 1000 + numbers.AHEAD and await self._is_right():
            # The clock was far ahead, and is right again: nobody has taken what was told since.
            self._begin(await self._store.write(numbers.back_to_now))
            newest = await self._store.read(facts.last)
        while self._told < newest:
            found = await self._batch(self._own, self._told, newest)
            await self._hub.tell("facts", {"from": self._own, "to": None, **found})
            self._told = found["upto"]
        self._looked = batches

    async def _is_right(self) -> bool:
        """Whether the hub's clock says what this machine's does. AwayError."""
        told = await self._hub.ask(self._hub.link.time)
        return abs(int(told[0]) - time.time()) < fence.APART

    async def _batch(self, origin: int, after: int, newest: int) -> dict[str, Any]:
        rows = await self._store.read(partial(facts.since, origin=origin, number=after, most=MOST))
        # Numbers between those that are left were replaced by newer facts.
        upto = rows[-1].number if len(rows) >= MOST else max(newest, after)
        rows += await self._store.read(lambda link: list(facts.whole(link, rows)))
        return {"what": "facts", "origin": origin, "after": after, "upto": upto, "rows": rows}

    async def _say(self) -> None:
        heard = await self._store.read(facts.heard)
        followed = await self._store.read(facts.followed)
        fresh = time.monotonic() - self._since < FRESH
        await self._hub.tell(
            "facts",
            {
                "what": "heard",
                "from": self._own,
                "heard": {str(one): number for one, number in heard.items()},
                "followed": {str(one): number for one, number in followed.items()},
                "began": self._began if fresh else None,
            },
        )
        await self._settle(followed)

    async def _settle(self, own: dict[int, int]) -> None:
        """Take the mark off those who were forgotten everywhere."""
        parts = range(self._hub.share.parts)
        known = {**self._known, self._own: own}
        if all(part in known for part in parts):
            least = {one: min(known[part].get(one, 0) for part in parts) for one in parts}
            await self._store.write(partial(facts.settled, known=least))

    async def _compare(self, told: dict[str, Any]) -> None:
        """Tell another part what it lacks of this one; and of itself, after its file was restored."""
        part = told["from"]
        heard = {int(one): number for one, number in told["heard"].items()}
        self._heard_of[part] = heard
        self._known[part] = {int(one): number for one, number in told["followed"].items()}
        if (known := heard.get(self._own, 0)) < self._told:
            await self._tell_to(part, self._own, known, self._told)
        elif self._told < known < time.time() * 1000 + numbers.AHEAD:
            # It knows more of this part than that does: its file, or its clock, has gone back.
            self._since = time.monotonic()
        mine = (await self._store.read(facts.heard)).get(part, 0)
        if told["began"] is not None and told["began"] < mine:
            await self._tell_to(part, part, told["began"], mine)

    async def _tell_to(self, part: int, origin: int, after: int, newest: int) -> None:
        key, now = (part, origin, after), time.monotonic()
        if now - self._sent.get(key, -AGAIN) < AGAIN:
            return
        self._sent = {one: at for one, at in self._sent.items() if now - at < AGAIN} | {key: now}
        with suppress(AwayError):
            found = await self._batch(origin, after, newest)
            await self._hub.tell("facts", {"from": self._own, "to": part, **found})

    async def _hear(self, told: dict[str, Any]) -> None:
        rows = [Fact(*row) for row in told["rows"]]
        numbers.check((told["upto"], *(row.number for row in rows)), time.time())
        if told["origin"] == self._own and told["after"] != self._began:
            return
        taken = await self._store.write(
            partial(
                facts.hear, origin=told["origin"], after=told["after"], upto=told["upto"], told=rows
            )
        )
        if told["origin"] == self._own:
            self._began = told["upto"]
        # Who was told by name waits to be told the rest; after a gap one has to ask.
        if told["to"] is not None or not taken:
            self._stirred.set()
