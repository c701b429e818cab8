"""The table that a command means: the one played here, or the one that waits for the person."""

from __future__ import annotations

from bot.engine.keeping import arrivals
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.visit import Visit


async def table_of(visit: Visit, number: int | None = None) -> Sight:
    """The open table with this number, else of this place, else the only one that waits for the person.

    A game's own command means a table of that game. HouseError: no-such-table, no-table-here,
    which-table, table-of-another-game.
    """
    if number is not None:
        return _fitting(visit, await _look(visit, number))
    tables = visit.services.tables
    here = await tables.at_place(visit.place_id, visit.user_id, game=visit.game)
    if here is not None:
        return await _look(visit, here)
    asked = [
        one.sight.table.id
        for one in await tables.errands(visit.user_id)
        if one.asked and visit.game in {None, one.sight.rules.key}
    ]
    others, _ = await visit.services.elsewhere.errands(visit.user_id, await visit.language())
    there = [one.table for one in others if one.asked and visit.game in {None, one.game}]
    if (
        not (asked or there)
        and (other := await tables.at_place(visit.place_id, visit.user_id)) is not None
    ):
        return _fitting(visit, await _look(visit, other))
    if len(asked) == 1 and not there:
        return await _look(visit, asked[0])
    if asked or there:
        numbers = ", ".join(map(str, (*asked, *there)))
        raise HouseError("which-table", numbers=numbers)
    raise HouseError("no-table-here")


async def lost_table(visit: Visit, number: int | None = None) -> Sight:
    """Like `table_of`, but first the person's only table whose place is out of reach.

    HouseError: no-such-table, no-table-here, which-table.
    """
    errands = await visit.services.tables.errands(visit.user_id) if number is None else []
    lost = [one.sight.table.id for one in errands if one.sight.table.unreachable is not None]
    return await table_of(visit, lost[0] if len(lost) == 1 else number)


async def played_here(visit: Visit, number: int | None = None) -> Sight:
    """Like `table_of`, but finds tables that are over as well: to export, replay, look at."""
    if number is not None:
        return await _look(visit, number)
    here = await visit.services.tables.at_place(visit.place_id, visit.user_id, over=True)
    if here is not None:
        return await _look(visit, here)
    return await table_of(visit)


def seated(sight: Sight) -> Sight:
    """The same sight, of a player. HouseError: not-at-this-table, for a spectator."""
    if sight.viewer is None:
        raise HouseError("not-at-this-table")
    return sight


def started(sight: Sight) -> Sight:
    """The same sight, of a table that has started. HouseError: table-not-started."""
    if sight.view is None:
        raise HouseError("table-not-started")
    return sight


def _fitting(visit: Visit, sight: Sight) -> Sight:
    """HouseError: table-of-another-game, whose command this is not."""
    key = sight.rules.key
    if visit.game not in {None, key}:
        raise HouseError("table-of-another-game", table=sight.table.id, game=key)
    return sight


async def _look(visit: Visit, number: int) -> Sight:
    # Of a command nobody knew until now at which table it is: those at others waited for it, too.
    arrivals.concerns(number)
    return await visit.look(number)
