"""What was found in a finished game: chances over its course, and the moves that decided.

It is worked out by the process beside the bot when somebody first asks, and kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial

import msgspec

from bot.engine.keeping.repository import Repository
from bot.engine.table.live import Live
from bot.engine.views import transcripts
from bot.errors import HouseError
from bot.store import reviews
from games.core.kinds import Titles
from games.core.record import encode
from games.players.reviewing import Review
from games.players.thinking import ReviewWanted

ANSWERABLE = timedelta(minutes=14)
"""How long Discord takes answers to a press, and a minute less."""


class Reviews:
    """The reviews of all tables. Those who ask for the same one meanwhile wait for the same work."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._works: dict[int, asyncio.Task[Review]] = {}
        self._failed: set[int] = set()
        """Tables of which nothing was found, and nobody who asked has been told."""
        self.answering: set[tuple[int, int]] = set()
        """Table and person of each who waits for the answer to a press."""

    async def known(self, table_id: int) -> Review | None:
        """None: it has not been worked out, or by another version of the bot."""
        data = await self._repository.store.read(partial(reviews.get, table_id=table_id))
        if data is None:
            return None
        try:
            return msgspec.json.decode(data, type=Review)
        except msgspec.ValidationError:
            return None

    async def check(self, table_id: int) -> None:
        """HouseError: table-not-over; other-version, for a game played under other rules."""
        _check(await self._repository.look(table_id))

    def ahead(self, user_id: int) -> int:
        """How many works are done before one that this person asks for now."""
        return self._repository.pool.ahead(f"person {user_id}")

    @asynccontextmanager
    async def promised(self, table_id: int, user_id: int) -> AsyncIterator[None]:
        """Inside this context the person is answered; if that fails they are told in another way, after a
        restart, too.
        """
        key, store, since = (table_id, user_id), self._repository.store, self._repository.now()
        done = partial(reviews.answered, table_id=table_id, user_id=user_id)
        await store.write(partial(reviews.want, table_id=table_id, user_id=user_id))
        self.answering.add(key)
        try:
            yield
            await store.write(done)
        except HouseError:
            if self._repository.now() - since < ANSWERABLE:
                await store.write(done)
            raise
        finally:
            self.answering.discard(key)

    async def begin(self, table_id: int, user_id: int) -> bool:
        """Whether it is known; else it is worked out from now on. HouseError as of `of`."""
        live = await self._repository.look(table_id)
        _check(live)
        if await self.known(table_id) is not None:
            return True
        if table_id in self._failed:
            raise HouseError("no-review")
        self._work(live, user_id)
        return False

    async def of(self, table_id: int, user_id: int) -> Review:
        """It takes minutes. HouseError: table-not-over, other-version, no-review."""
        live = await self._repository.look(table_id)
        _check(live)
        if (found := await self.known(table_id)) is not None:
            return found
        # One who gives up waiting must not take it from the others.
        return await asyncio.shield(self._work(live, user_id))

    def _work(self, live: Live, user_id: int) -> asyncio.Task[Review]:
        table_id = live.row.id
        if (work := self._works.get(table_id)) is None:
            work = self._works[table_id] = asyncio.create_task(self._worked_out(live, user_id))
            work.add_done_callback(partial(self._forget, table_id))
        return work

    async def titles(self, table_id: int, review: Review) -> list[Titles]:
        """By swing, how its player could call the table's things: an auction has a name only while it
        is open.
        """
        live = await self._repository.look(table_id)
        moves = [(one.number, one.seat) for one in review.swings]
        return await transcripts.named_before(self._repository, live, moves) if moves else []

    def _forget(self, table_id: int, work: asyncio.Task[Review]) -> None:
        del self._works[table_id]
        if not work.cancelled():
            # All who asked may have gone away: then nobody else looks at what went wrong.
            failed = work.exception() is not None
            (self._failed.add if failed else self._failed.discard)(table_id)

    async def _worked_out(self, live: Live, user_id: int) -> Review:
        record = await transcripts.export(self._repository, live)
        wanted = ReviewWanted(game=live.rules.key, version=live.rules.version, record=record)
        answer = await self._repository.pool.review(wanted, f"person {user_id}")
        if answer is None or answer.review is None:
            raise HouseError("no-review")
        found, table_id = answer.review, live.row.id
        await self._repository.store.write(
            partial(reviews.put, table_id=table_id, content=encode(found))
        )
        return found


def _check(live: Live) -> None:
    if live.row.stage != "over":
        raise HouseError("table-not-over")
    if live.row.version != live.rules.version:
        raise HouseError("other-version")
