"""The people at the table just now: nobody is rung who acted a moment ago."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta
from functools import partial

from bot.engine.views.sight import Sight
from bot.outbound.sending.context import Context
from bot.store import entries
from games.core.words import Seat

PRESENT = timedelta(minutes=2)
"""Whoever acted so lately reads what is asked next in the answer to the act. A call waits until this
is over, and comes if they have gone without another act.
"""


async def present(context: Context, sight: Sight) -> dict[int, datetime]:
    """The people who acted a moment ago, and until when their calls wait.

    A turn that the clock has opened is news to everybody.
    """
    found = await context.store.read(partial(_acted, sight=sight, since=context.now() - PRESENT))
    return {
        row.user_id: found[row.seat] + PRESENT
        for row in sight.seats
        if row.user_id is not None and row.seat in found
    }


def _acted(connection: sqlite3.Connection, sight: Sight, since: datetime) -> dict[Seat, datetime]:
    table, opened = sight.table.id, sight.table.decision
    if sight.schedule is not None and entries.is_clocks(connection, table, opened):
        return {}
    return entries.acted(connection, table, since)
