"""Every table of the store whose rows have a type, for those who read all of them."""

from __future__ import annotations

from typing import Any

from bot.store import (
    ballots,
    digests,
    drafts,
    entries,
    former_players,
    guilds,
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

NOUNS: tuple[Columns[Any], ...] = (
    *(
        noun.COLUMNS
        for noun in (
            ballots, digests, drafts, entries, former_players, guilds, notices, orders, outbox,
            people, posted, seats, tables, time_off, undelivered,
        )
    ),
    results.RESULTS,
    results.SEATS,
    tournaments.TOURNAMENTS,
    tournaments.PLAYERS,
    tournaments.TASKS,
    tournaments.ENTRIES,
)  # fmt: skip
"""The tables whose rows may be unreadable; those of all others are whole numbers and plain texts."""
