"""Each day: how far each rating is believed, by whom people have met within a year."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from functools import partial

from bot.store import anchors
from bot.store.anchors import Meeting
from bot.store.database import Database, connect
from bot.store.ratings import Key
from games.league import anchoring
from games.league.anchoring import YEAR, Anchor, Encounters
from games.league.ratings import Scope, scopes

EVERY = timedelta(days=1)
AT_ONCE = 500
"""People in one transaction: nobody's move waits for all."""


async def anchor(store: Database, now: datetime) -> int:
    """Write what differs from what is stored, beside all else; how many."""
    found = await asyncio.to_thread(_found, store, now)
    for first in range(0, len(found), AT_ONCE):
        await store.write(partial(anchors.write, found=found[first : first + AT_ONCE]))
    return len(found)


def differing(connection: sqlite3.Connection, now: datetime) -> Iterator[tuple[Key, Anchor]]:
    """Whose rating is believed otherwise by the games of the year before. One scope after the other: all of
    them together would fill the memory.
    """
    games = defaultdict[Scope, list[Meeting]](list)
    for one in anchors.meetings(connection, now - YEAR):
        for scope in scopes(one.game, one.guild_id):
            games[scope].append(one)
    for scope, played in games.items():
        met = Encounters()
        for one in played:
            met.add(one.people, one.gone)
        known = anchors.stored(connection, scope)
        for person, right in anchoring.anchors(met):
            # Somebody who was forgotten has no rating, though others have met them.
            if person > 0 and known.get(person) != right:
                yield (scope, person), right


def _found(store: Database, now: datetime) -> list[tuple[Key, Anchor]]:
    with closing(connect(store.path, "PRAGMA query_only = ON")) as connection:
        connection.execute("BEGIN")
        return list(differing(connection, now))
