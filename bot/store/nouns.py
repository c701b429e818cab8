"""Every table of the store with the type of its rows, for those who read all of them."""

from __future__ import annotations

from typing import Any

from bot.store import (
    ballots,
    compact,
    digests,
    drafts,
    entries,
    former_players,
    guilds,
    lessons,
    notices,
    orders,
    outbox,
    people,
    posted,
    results,
    seats,
    tables,
    time_off,
    tournaments,
    undelivered,
)
from bot.store.columns import Columns
from bot.store.plain import PLAIN

NOUNS: tuple[Columns[Any], ...] = (
    *(
        noun.COLUMNS
        for noun in (
            ballots, compact, digests, drafts, entries, former_players, guilds, lessons, notices, orders, outbox,
            people, posted, seats, tables, time_off, undelivered,
        )
    ),
    results.RESULTS,
    results.SEATS,
    tournaments.TOURNAMENTS,
    tournaments.PLAYERS,
    tournaments.TASKS,
    tournaments.ENTRIES,
    *PLAIN,
)  # fmt: skip
