"""An evening on the wire, always the same: a lobby, a start, moves, pages. What went wrong on the way must
leave no trace in what stands there at the end.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp

from bot.engine import lobbies
from bot.inbound import outcomes
from bot.outbound import dispatcher
from bot.outbound.sending import budget, resting
from bot.tournaments.telling import teller
from games import GAMES
from games.core.words import Action
from tests.bot.games.playing import typed
from tests.bot.plan import decided
from tests.wire import objects
from tests.wire.conftest import PEOPLE, Bot
from tests.wire.discord_wire import Request
from tests.wire.faults import Fault
from tests.wire.keeping import KeepingWire
from tests.wire.redirect import instead_of_discord

GIULIA, MARCO = PEOPLE
MOVES = 4
PATIENCE, SOON = 60.0, 10.0
AWAY = 3.0
"""Seconds after which what is never answered is given up: on a busy machine an answer takes one."""

ROUTES = {
    "a message is posted": ("POST", r"/channels/\d+/messages$"),
    "a message is edited": ("PATCH", r"/channels/\d+/messages/\d+$"),
    "a message is read": ("GET", r"/channels/\d+/messages/\d+$"),
    "a message is deleted": ("DELETE", r"/channels/\d+/messages/\d+$"),
    "a thread is opened": ("POST", r"/threads$"),
    "a thread gets a member": ("PUT", r"/thread-members/\d+$"),
    "a person is written to": ("POST", r"/users/@me/channels$"),
    "a press is acknowledged": ("POST", r"/callback$"),
    "an answer replaces thinking": ("PATCH", r"/messages/@original$"),
    "an answer follows": ("POST", r"/webhooks/\d+/[^/]+$"),
}
"""Every route that the bot uses while people play, as method and path."""

NO: dict[str, Any] = {"message": "no"}
FAULTS: dict[str, dict[str, Any]] = {
    "never answered": {"kind": "never"},
    "done but never answered": {"kind": "mute"},
    "without a field": {"kind": "without"},
    "lost": {"kind": "lost"},
    "cut": {"kind": "cut"},
    "half": {"kind": "half"},
    "slow": {"kind": "slow", "seconds": 2.0},
    **{
        f"429 of {name}": {
            "kind": "refused",
            "status": 429,
            "body": {**NO, "retry_after": seconds, "global": False},
        }
        for name, seconds in (("half a second", 0.5), ("30 seconds", 30.0), ("an hour", 3600.0))
    },
    **{f"done but {one}": {"kind": "denied", "status": one, "body": NO} for one in (500, 502)},
    "bare": {"kind": "bare"},
    **{
        f"not now {code}": {"kind": "refused", "status": status, "body": {**NO, "code": code}}
        for code, status in ((40004, 403), (40062, 429), (40333, 403))
    },
    **{
        f"{one}": {"kind": "refused", "status": one, "body": NO}
        for one in (400, 403, 404, 405, 408)
    },
    **{f"{one}": {"kind": "refused", "status": one, "body": NO} for one in (500, 502, 503, 504)},
    **{f"page {one}": {"kind": "page", "status": one} for one in (400, 404, 429, 502)},
}
"""What may happen to a request: never an answer; a field missing; answer lost, cut, half, bare; slow; refused without
Discord's own words, or for now; done and denied; a page.
"""
TWICE = "delivered twice"
"""What may happen to every press and command of an evening."""


Route = tuple[str, str]
"""A method, and a pattern of paths."""


def route_of(request: Request) -> Route:
    """The route of a request."""
    path = re.sub(r"(/interactions/\d+|/webhooks/\d+)/[^/]+", r"\1/[^/]+", request.path)
    return request.method, re.sub(r"\d+", r"\\d+", path) + "$"


class Evening:
    """`texts` is what stands there at the end; `wrong` what should not be so; `requests` those from the log-in on."""

    requests: Sequence[Request] = ()
    moves = MOVES

    def __init__(self, wire: KeepingWire, bot: Bot) -> None:
        self.wire, self.bot = wire, bot

    @classmethod
    def before(cls, wire: KeepingWire) -> None:
        """What is different on this evening before the bot comes."""

    async def play(self) -> None:
        await self._typed(MARCO, "me settings", notifications="message")
        await self._typed(GIULIA, "play", game="acquire")
        await self._until(lambda: self._stage() == "lobby" and len(self._here()) >= 1)
        await self._pressed(MARCO, "join", lambda: len(self._seats()) == 2)
        await self._pressed(GIULIA, "start", lambda: self._stage() == "running")
        for _ in range(self.moves):
            await self._moved()
        await self._typed(GIULIA, "table hand", table=1)

    @property
    def routes(self) -> Counter[Route]:
        """How often each was used."""
        return Counter(map(route_of, self.requests))

    @property
    def texts(self) -> Counter[tuple[str, str]]:
        return self.wire.texts()

    def wrong(self) -> list[str]:
        found = [f"thinking: {one}" for one in self.wire.thinking()]
        if len(self.wire.threads) != 1:
            found.append(f"{len(self.wire.threads)} threads")
        if [set(PEOPLE)] != list(self.wire.members.values()):
            found.append(f"members: {self.wire.members}")
        return found

    async def _moved(self) -> None:
        number = await self._number()
        who, action = await self._planned()
        command, options = typed(action)
        place = (await self.bot.app.tables.sight(1)).table.place_id
        await self._typed(who, f"acquire {command}", place or 0, **options)
        if await self._number() == number:
            # Where nothing had happened the person tries again.
            await self._typed(who, f"acquire {command}", place or 0, **options)
        assert await self._number() > number

    async def _number(self) -> int:
        return (await self.bot.app.tables.sight(1)).table.number

    async def _planned(self) -> tuple[int, Action]:
        live = await self.bot.app.tables.repository.look(1)
        asked = GAMES["acquire"].waiting(live.state).seats[0]
        view, offers = (
            GAMES["acquire"].view(live.state, asked),
            GAMES["acquire"].offers(live.state, asked),
        )
        user = live.seats[asked].user_id
        assert user is not None
        return user, decided(view, offers)

    async def _typed(
        self, who: int, command: str, place: int = objects.CHANNEL, **options: Any
    ) -> None:
        member = objects.member(who, PEOPLE[who])
        asked = await self.wire.ask(2, objects.command(command, **options), member, place)
        await self._settled(asked.payload["token"])

    async def _pressed(self, who: int, verb: str, done: Callable[[], bool]) -> None:
        for _ in range(2):
            custom_id, body = self.wire.button("b:1:", f":{verb}")
            asked = await self.bot.press(who, custom_id, objects.CHANNEL, body)
            with suppress(TimeoutError):
                await self.wire.until(done, SOON)
            await self._settled(asked.payload["token"])
            if done():
                return
        raise AssertionError(f"{verb} did nothing")

    async def _settled(self, token: str) -> None:
        """The person has an answer, or has waited long; and nothing waits to be told."""
        told = self.wire.private
        try:
            async with asyncio.timeout(SOON):
                while not told.get(token) or told[token][-1] == "thinking":  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass
        async with asyncio.timeout(PATIENCE):
            # What is saved with the act is told after it: twice nothing, or it may still come.
            still = 0
            while still < 2:
                still = 0 if await self._waits() else still + 1
                await asyncio.sleep(0.05)

    async def _waits(self) -> bool:
        query = "SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM outdated_notice)"
        count = await self.bot.app.store.read(lambda link: link.execute(query).fetchone()[0])
        return bool(count) or bool(self.bot.app.herald._busy)

    async def _until(self, happened: Callable[[], bool]) -> None:
        await self.wire.until(happened, PATIENCE)

    def _here(self) -> dict[int, Any]:
        return self.wire.kept.get(objects.CHANNEL, {})

    def _stage(self) -> str:
        held = self.bot.app.tables.repository._held.get(1)
        return held.row.stage if held else "lobby"

    def _seats(self) -> tuple[Any, ...]:
        held = self.bot.app.tables.repository._held.get(1)
        return held.seats if held else ()


@contextmanager
def soon() -> Iterator[None]:
    """What is waited for takes a moment: limits of 30 seconds and an hour, tries after tries."""
    with ExitStack() as stack:
        for module, name, value in (
            (dispatcher, "delay", lambda _tries: timedelta(milliseconds=50)),
            (teller, "delay", lambda _tries: timedelta(milliseconds=50)),
            (dispatcher, "_LONGEST_LIMIT", timedelta(seconds=0.5)),
            (outcomes, "AGAIN", (0.02, 0.02)),
            (outcomes, "ANSWERED_AGAIN", (0.02, 0.02, 0.02)),
            (outcomes, "FIRST", AWAY),
            (outcomes, "LATER", AWAY),
            # The wire's numbers are of years ago.
            (resting, "is_old", lambda *_: False),
            (budget, "PATIENCE", aiohttp.ClientTimeout(total=AWAY)),
        ):
            stack.enter_context(patch.object(module, name, value))
        yield


async def evening(
    spoil: Callable[[KeepingWire], list[Fault]], kind: type[Evening] = Evening
) -> tuple[Evening, list[Fault]]:
    """One evening in which these things go wrong; the table is always the same."""
    drawn: Any = lobbies
    before, drawn.secrets = drawn.secrets, SimpleNamespace(token_hex=lambda _bytes: "5" * 32)
    wire = KeepingWire()
    kind.before(wire)
    await wire.open()
    try:
        with instead_of_discord(wire.at), tempfile.TemporaryDirectory() as folder:
            bot = Bot(wire, Path(folder))
            await bot.open()
            bot.app.herald._every = 0.1
            bot.app.client.http.max_ratelimit_timeout = 1.0
            began = len(wire.requests)
            faults = spoil(wire)
            played = kind(wire, bot)
            try:
                await played.play()
                await asyncio.sleep(0.2)
            finally:
                await bot.close()
            wire.check()
            played.requests = wire.requests[began:]
            return played, faults
    finally:
        drawn.secrets = before
        await wire.close()
