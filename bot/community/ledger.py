"""Whether the ratings that are shown are those after everybody's newest games: one look at each row, no arithmetic."""

from __future__ import annotations

import sqlite3

from bot.store import ratings, results
from bot.store.columns import UNREADABLE
from bot.store.ratings import Key
from games.league.ratings import Rating, scopes


def unlike(connection: sqlite3.Connection) -> list[Key]:
    """Of whom the stored rating is another than the one after their newest game, or is missing, or is
    founded on no game.
    """
    newest = _newest(connection)
    stored = dict(ratings.all(connection))
    return sorted(key for key in {*newest, *stored} if newest.get(key) != stored.get(key))


def _newest(connection: sqlite3.Connection) -> dict[Key, Rating]:
    found = dict[Key, Rating]()
    for game, guild_id, person, after in results.afters(connection):
        try:
            rated = results.decoded(after)
        except UNREADABLE:
            # The doctor names the row; recalculated it is written over.
            continue
        for scope, rating in zip(scopes(game, guild_id), rated, strict=False):
            # A substitute's game may have changed some of their ratings and not others, which they
            # lack.
            if rating.games:
                found[scope, person] = rating
            else:
                found.pop((scope, person), None)
    return found
