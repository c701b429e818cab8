"""Each day: how far each rating is believed, by whom people have met within a year."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import aclosing, closing
from datetime import datetime, timedelta
from functools import partial
from itertools import islice
from pathlib import Path

from bot.engine.keeping import beside
from bot.store import anchors, results
from bot.store.anchors import Meeting
from bot.store.database import Database, connect
from bot.store.ratings import Key
from games.league import anchoring
from games.league.anchoring import YEAR, Anchor, Encounters
from games.league.ratings import Scope, scopes

EVERY = timedelta(days=1)
AT_ONCE = 500
"""People in one transaction: nobody's move waits for all."""
FEW = 500
"""Games of the year that a thread looks at: for more a process begins, which holds up nobody."""

Found = tuple[Key, Anchor]


async def anchor(store: Database, now: datetime) -> int:
    """Write what differs from what is stored, beside all else; how many."""
    much = await store.read(partial(results.count_since, since=now - YEAR)) > FEW
    count = 0
    async with aclosing(beside.found(_found, store.path, now, much=much)) as portions:
        async for portion in portions:
            await store.write(partial(anchors.write, found=portion))
            count += len(portion)
    return count


def differing(connection: sqlite3.Connection, now: datetime) -> Iterator[Found]:
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


def _found(path: Path, now: datetime) -> Iterator[list[Found]]:
    with closing(connect(path, "PRAGMA query_only = ON")) as connection:
        connection.execute("BEGIN")
        differ = differing(connection, now)
        while portion := list(islice(differ, AT_ONCE)):
            yield portion
