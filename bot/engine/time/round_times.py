"""A table's round: when it ends, and that no time bank or vacation reaches beyond it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.engine.table.live import Live
from bot.store.rows import TableRow, VacationRow

BEFORE, PART = timedelta(days=1), 10
"""When those who are asked are told of the end: this long before it; in a short round, when this part is left."""


def warned_at(opened: datetime, ends: datetime) -> datetime:
    """When those who are asked are told that the round ends."""
    return ends - min(BEFORE, (ends - opened) / PART)


def vacations_in(row: TableRow, vacations: Sequence[VacationRow]) -> tuple[VacationRow, ...]:
    """Those that count: at a tournament's table the first one of its round, up to the round's end."""
    if row.round is None or row.opened is None:
        return tuple(vacations)
    begun, ends = row.opened, row.round.ends
    here = [one for one in vacations if one.until > begun and (ends is None or one.since < ends)]
    first = min(here, key=lambda one: one.since, default=None)
    if first is None:
        return ()
    return (first if ends is None else replace(first, until=min(first.until, ends)),)


def within(live: Live, moment: datetime) -> datetime:
    """The moment, or the end of the round if that is earlier."""
    ends = live.row.round.ends if live.row.round else None
    return moment if ends is None else min(moment, ends)


def bank_left(row: TableRow, bank: int, now: datetime) -> int:
    """Seconds of a bank that its person can still use before the round ends."""
    ends = row.round.ends if row.round else None
    return bank if ends is None else max(0, min(bank, int((ends - now).total_seconds())))
