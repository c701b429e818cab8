"""Computers and votes go on after what a person did: the person is answered soon all the same."""

from __future__ import annotations

import asyncio
from datetime import datetime

import structlog

from bot.engine.keeping.repository import Repository
from bot.engine.running import flow
from bot.engine.table.live import Live, has_next

SOON = 0.4
"""Seconds that an answer waits for computers, which then play on without it."""

_log = structlog.get_logger()


async def go_on(repository: Repository, live: Live, now: datetime) -> Live:
    """The table after all that follows, or as far as that has come soon.

    What is not done by then goes on by itself, and the table stays held until it is.
    """
    if not has_next(live, now):
        return live
    work = asyncio.create_task(flow.go_on(repository, live, now))
    # Before anything is waited for: a caller who is cancelled must not let others in.
    repository.hand_over(live.row.id, work)
    await asyncio.wait([work], timeout=repository.soon)
    if work.done():
        return await work
    work.add_done_callback(_report)
    return repository.newest(live)


def _report(work: asyncio.Task[Live]) -> None:
    """The clock finds what is left: the table is due as long as computers have something to do."""
    if not work.cancelled() and (error := work.exception()) is not None:
        _log.error("computers could not go on", exc_info=error)
