"""People who have left the server: nobody waits for them, and no vote asks them. Their seats are offered at once."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from datetime import datetime, timedelta

import structlog

from bot.engine.keeping.repository import Repository
from bot.engine.moves.stored_orders import settle
from bot.engine.people import silence
from bot.engine.running import afterwards
from bot.engine.table.live import Change, Live, seat_of
from bot.engine.time.clocks import waited_persons

log = structlog.get_logger()

PATIENCE = 2.0
"""Seconds for which a vote waits to know which people are still in the server."""

EVERY = timedelta(hours=1)
"""How often it is asked of somebody who does not answer: Discord tells a bot without privileges of nobody's leaving."""


_PLAYED = {"running", "paused"}


class Departures:
    """Looks up those for whom tables wait, beside all else and one after the other: each is a request."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._asked: dict[tuple[int, int], datetime] = {}
        """By server and person, when it was asked last."""
        self._looking = asyncio.Lock()
        self._works = set[asyncio.Task[None]]()

    def look(self, live: Live) -> None:
        """Soon, of those for whom the table waits: they were reminded, or their time is up."""
        if live.row.stage == "running" and live.schedule is None and waited_persons(live):
            work = asyncio.create_task(self._look(live))
            self._works.add(work)
            work.add_done_callback(self._works.discard)

    async def before_vote(self, live: Live) -> None:
        """At once, of all at the table."""
        users = [row.user_id for row in live.seats if row.user_id is not None and not row.left]
        try:
            async with asyncio.timeout(PATIENCE):
                gone = await self._repository.above.gone(live.row.guild_id, users)
        except TimeoutError:
            return
        await self._dismiss(live.row.id, gone)

    async def settled(self) -> None:
        """Wait until nobody is looked up."""
        await asyncio.gather(*self._works)

    async def _look(self, live: Live) -> None:
        try:
            async with self._looking:
                gone = await self._repository.above.gone(live.row.guild_id, list(self._due(live)))
            await self._dismiss(live.row.id, gone)
        except Exception:
            log.exception("nobody could be looked up", table=live.row.id)

    def _due(self, live: Live) -> Iterator[int]:
        now = self._repository.now()
        # A clock that was set back must not keep anybody from being asked about.
        self._asked = {one: at for one, at in self._asked.items() if at <= now < at + EVERY}
        for seat in waited_persons(live):
            user_id = live.seats[seat].user_id
            if user_id is not None and (key := (live.row.guild_id, user_id)) not in self._asked:
                self._asked[key] = now
                yield user_id

    async def _dismiss(self, table_id: int, gone: Collection[int]) -> None:
        for user_id in gone:
            async with self._repository.hold(table_id) as live:
                seat, now = seat_of(live, user_id), self._repository.now()
                if seat is None or live.seats[seat].left or live.row.stage not in _PLAYED:
                    continue
                change = Change(live, now)
                silence.leave(change, seat, "person-gone")
                if change.live.row.stage == "running":
                    settle(change)
                    silence.pause_if_deserted(change)
                await afterwards.go_on(self._repository, await self._repository.commit(change), now)
