"""A table's round: when it ends, and that no time bank reaches beyond it."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.engine.table.live import Live
from bot.store.rows import TableRow

BEFORE, PART = timedelta(days=1), 10
"""When those who are asked are told of the end: this long before it; in a short round, when this part is left."""


def warned_at(opened: datetime, ends: datetime) -> datetime:
    """When those who are asked are told that the round ends."""
    return ends - min(BEFORE, (ends - opened) / PART)


def within(live: Live, moment: datetime) -> datetime:
    """The moment, or the end of the round if that is earlier."""
    ends = live.row.round.ends if live.row.round else None
    return moment if ends is None else min(moment, ends)


def bank_left(row: TableRow, bank: int, now: datetime) -> int:
    """Seconds of a bank that its person can still use before the round ends."""
    ends = row.round.ends if row.round else None
    return bank if ends is None else max(0, min(bank, int((ends - now).total_seconds())))
