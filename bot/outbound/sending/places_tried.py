"""What is told at a place shows whether that place is in reach."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.engine.running import lost_places
from bot.errors import StoreError
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context, where
from bot.outbound.sending.jobs import Job

SLOW = 30.0
"""Seconds after which a place that still takes what it is told counts as out of reach: Discord may let one
wait for an hour.
"""


@asynccontextmanager
async def tried(context: Context, job: Job) -> AsyncIterator[None]:
    """Inside this context the job is told; its place is out of reach until something is told there."""
    if job.kind == "private":
        yield
        return
    contact = context.tables.repository.contact
    place = where(await context.tables.sight(job.table_id))
    slow = asyncio.get_running_loop().call_later(SLOW, contact.lost, place)
    try:
        yield
    except Exception as error:
        if not isinstance(error, StoreError) and trouble(error) == "outage":
            contact.lost(place)
            if job.tries:
                await lost_places.forgive(context.tables.repository, job.table_id)
        raise
    else:
        contact.found(place)
    finally:
        slow.cancel()
