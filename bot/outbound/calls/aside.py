"""What is told beside the news of the tables: at the hour of a person or of a server, or when work is done.

All of it is looked for in one reading: that happens after each move, and nearly always finds nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import structlog

from bot.errors import StoreError
from bot.outbound.calls import analyses, digests, late_notices, notices, returns, weekly
from bot.outbound.sending.codes import trouble
from bot.outbound.sending.context import Context
from bot.store import digests as stored_digests
from bot.store import guilds, reviews, time_off
from bot.store import notices as stored_notices

log = structlog.get_logger()

Row = TypeVar("Row")

AT_ONCE = 50
"""The most of a kind that are told in one look: at 9:00 many are due, and boards go through the same limit."""

OUTDATED = 100
"""The most outdated messages that are deleted in one look."""


class Aside(NamedTuple, Generic[Row]):
    """A kind of what is told: `tell` says whether that was all, and then, or if nobody can be told, it is `over`."""

    due: Callable[[sqlite3.Connection, datetime, int], Sequence[Row]]
    tell: Callable[[Context, Row], Awaitable[bool]]
    over: Callable[[Context, Row], Awaitable[None]]


KINDS: tuple[Aside[Any], ...] = (
    Aside(stored_notices.due, late_notices.tell_due, late_notices.over),
    Aside(time_off.ended, returns.tell_due, returns.over),
    Aside(stored_digests.due, digests.tell_due, digests.over),
    Aside(lambda link, *_: reviews.wanted(link), analyses.tell_due, analyses.over),
    Aside(guilds.weekly, weekly.tell_due, weekly.over),
)


async def tell_due(context: Context) -> None:
    """Delete outdated notices, and tell what is due. Raise if Discord or the disk does not answer: the rest waits.

    One request after the other, so that boards hardly wait for any of them.
    """
    outdated, due = await context.store.read(partial(_due, now=context.now()))
    await notices.sweep(context, outdated)
    for kind, rows in zip(KINDS, due, strict=True):
        for row in rows:
            await _tell(context, kind, row)


def _due(
    link: sqlite3.Connection, now: datetime
) -> tuple[Sequence[stored_notices.Outdated], list[Sequence[Any]]]:
    return stored_notices.outdated(link, OUTDATED), [kind.due(link, now, AT_ONCE) for kind in KINDS]


async def _tell(context: Context, kind: Aside[Row], row: Row) -> None:
    try:
        if not await kind.tell(context, row):
            return
    except Exception as error:
        if isinstance(error, StoreError) or trouble(error) == "outage":
            raise
        # The table is damaged or gone, or its place takes no messages. It would fail again, and all
        # later ones would wait for it.
        log.exception("given up aside", what=type(row).__name__)
    await kind.over(context, row)
