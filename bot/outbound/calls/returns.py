"""The morning after a vacation: one message with the tables that wait, in place of all that was not called meanwhile."""

from __future__ import annotations

from functools import partial

from bot.engine.time.time_off import morning_after
from bot.outbound.calls import digests, kinds
from bot.outbound.sending.context import Context
from bot.store import people, time_off
from bot.store.digests import Digest
from bot.store.rows import VacationRow


async def tell_due(context: Context, row: VacationRow) -> bool:
    """Whether the person's morning has come; then they are told."""
    off = await context.store.read(partial(time_off.of, user_id=row.user_id))
    if context.now() < morning_after(off, row):
        return False
    person = await context.store.read(partial(people.get, user_id=row.user_id))
    if kinds.wants(person, kinds.RETURN):
        # The end of the vacation tells this message apart from all digests.
        as_digest = Digest(user_id=row.user_id, hour=0, zone=off.zone, due=row.until, day="")
        await digests.tell(context, as_digest, kinds.RETURN, idle=True)
    return True


async def over(context: Context, row: VacationRow) -> None:
    """Note that they know it."""
    await context.store.write(partial(time_off.told, vacation_id=row.id))
