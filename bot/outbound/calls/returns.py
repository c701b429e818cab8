"""The morning after a vacation: one message with the tables that wait, in place of all that was not called meanwhile."""

from __future__ import annotations

from functools import partial

import structlog

from bot.engine.time.time_off import morning_after
from bot.errors import StoreError
from bot.outbound.calls import digests, kinds
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.store import people, time_off
from bot.store.digests import Digest
from bot.store.rows import VacationRow

log = structlog.get_logger()

AT_ONCE = 50
"""Maximum people told in one look."""


async def tell_due(context: Context) -> None:
    """Tell those whose morning has come. While Discord or the disk does not answer all of it goes on waiting."""
    ended = partial(time_off.ended, now=context.now(), most=AT_ONCE)
    for row in await context.store.read(ended):
        off = await context.store.read(partial(time_off.of, user_id=row.user_id))
        if context.now() < morning_after(off, row):
            continue
        try:
            await _tell(context, row, off.zone)
        except Exception as error:
            if isinstance(error, StoreError) or trouble(error) == "outage":
                raise
            # It would fail again, and all later ones would wait for it.
            log.exception("nothing told after a vacation")
        await context.store.write(partial(time_off.told, vacation_id=row.id))


async def _tell(context: Context, row: VacationRow, zone: str) -> None:
    person = await context.store.read(partial(people.get, user_id=row.user_id))
    if kinds.wants(person, kinds.RETURN):
        # The end of the vacation tells this message apart from all digests.
        as_digest = Digest(user_id=row.user_id, hour=0, zone=zone, due=row.until, day="")
        await digests.tell(context, as_digest, kinds.RETURN, idle=True)
