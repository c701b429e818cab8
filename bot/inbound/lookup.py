"""The table that a command means: one of this place at which it can do something, or one that waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.engine.keeping import arrivals
from bot.engine.views import meant
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.visit import Visit
from bot.inbound.which import WhichTableError
from bot.store import tournaments

Fit = Callable[[Sight], bool]
"""Whether a command can do something at the table, as far as that is known before."""

LATELY = timedelta(minutes=15)
"""How long after an act a call of another table leaves it open which of the two is meant."""
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def anything(_: Sight) -> bool:
    return True


def is_lobby(sight: Sight) -> bool:
    return sight.table.stage == "lobby"


def is_running(sight: Sight) -> bool:
    return sight.table.stage in {"running", "paused"}


def is_played(sight: Sight) -> bool:
    """Whether the person plays there, and the game has begun."""
    return sight.viewer is not None and is_running(sight)


async def table_of(visit: Visit, number: int | None = None, fit: Fit = anything) -> Sight:
    """The open table with this number; else of those of this place the one at which the person last
    acted, or that has called them since; else the only one that waits for them.

    A game's own command means a table of that game, or the lesson in it that the person saw here last,
    unless they sit at such a table here. HouseError: no-such-table, no-table-here,
    table-of-another-game; WhichTableError, if it is in doubt.
    """
    if number is not None:
        return _fitting(visit, await _called(visit, number))
    here = await meant.at(visit.services.tables.repository, visit.place_id, visit.user_id)
    of_game = [one for one in here if visit.game in {None, one.rules.key}]
    if not any(one.viewer is not None for one in of_game):
        lesson = await _lesson(visit)
        if lesson is not None:
            return lesson
    if of_game:
        return await _look(visit, (await _one(visit, of_game, fit)).table.id)
    errands = await visit.services.tables.errands(visit.user_id)
    asked = [one.sight for one in errands if one.asked and _is_of_game(visit, one.sight)]
    others, _ = await visit.services.elsewhere.errands(visit.user_id, await visit.language())
    there = [one.table for one in others if one.asked and visit.game in {None, one.game}]
    if len(asked) == 1 and not there:
        return await _look(visit, asked[0].table.id)
    if asked or there:
        raise WhichTableError(asked, there)
    if here:
        return _fitting(visit, await _look(visit, here[0].table.id))
    raise HouseError("no-table-here")


async def _lesson(visit: Visit) -> Sight | None:
    """The lesson that the person saw here last, if the command is of its game."""
    number = visit.services.remembered.lessons.get((visit.user_id, visit.place_id))
    if visit.game is None or number is None:
        return None
    with suppress(HouseError):
        sight = await visit.look(number)
        if sight.rules.key == visit.game:
            return sight
    visit.sight = None
    return None


async def lost_table(visit: Visit, number: int | None = None) -> Sight:
    """Like `table_of`, but first the person's only table whose place is out of reach.

    HouseError: no-such-table, no-table-here; WhichTableError.
    """
    errands = await visit.services.tables.errands(visit.user_id) if number is None else []
    lost = [one.sight.table.id for one in errands if one.sight.table.unreachable is not None]
    return await table_of(visit, lost[0] if len(lost) == 1 else number, is_running)


async def played_here(visit: Visit, number: int | None = None) -> Sight:
    """Like `table_of`, but where none is open also one that is over, or the one that was just looked at."""
    repository, place = visit.services.tables.repository, visit.place_id
    over = await meant.at(repository, place, visit.user_id, over=True) if number is None else []
    just = [one for one in over if one.table.id == _just(visit)]
    if just or (over and not await meant.at(repository, place)):
        return await _look(visit, _newest(just or over).table.id)
    return await table_of(visit, number)


async def finished(visit: Visit, number: int | None = None) -> Sight:
    """The table of that number; else of those of this place that are over the one that was just looked at,
    else the newest of the person's own, else the newest.
    """
    repository, place = visit.services.tables.repository, visit.place_id
    over = await meant.at(repository, place, visit.user_id, over=True) if number is None else []
    just = [one for one in over if one.table.id == _just(visit)]
    return await (_look(visit, _newest(just or over).table.id) if over else table_of(visit, number))


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


async def _one(visit: Visit, seen: Sequence[Sight], fit: Fit) -> Sight:
    """Those at which the command can do something first, then those at which the person sits."""
    able = [one for one in seen if fit(one)] or seen
    own = [one for one in able if one.viewer is not None] or able
    found = own[0] if len(own) == 1 else await _last(visit, own)
    if found is None:
        raise WhichTableError(own)
    return found


async def _last(visit: Visit, own: Sequence[Sight]) -> Sight | None:
    """The one at which the person acted last, or the only one that has called them since; None: it is in
    doubt, also where they have acted a moment before they were called elsewhere.
    """
    touched = await meant.touched(visit.services.tables.repository, own)
    acts = {number: one.acted or _LONG_AGO for number, one in touched.items()}
    looked = visit.services.remembered.looked.get((visit.user_id, visit.place_id))
    if looked is not None and looked[0] in acts:
        acts[looked[0]] = max(acts[looked[0]], looked[1])
    last = max(acts, key=acts.__getitem__)
    calls = {
        number: one.called
        for number, one in touched.items()
        if number != last and one.called is not None and one.called > acts[last]
    }
    found: int | None = last if acts[last] > _LONG_AGO else None
    if calls:
        is_fresh = visit.services.now() - acts[last] < LATELY
        found = None if is_fresh or len(calls) > 1 else next(iter(calls))
    elif found is None and touched[last].called is not None:
        found = last
    return next((one for one in own if one.table.id == found), None)


def _just(visit: Visit) -> int | None:
    """The table at which the person did something here last, if only to look."""
    looked = visit.services.remembered.looked.get((visit.user_id, visit.place_id))
    return None if looked is None else looked[0]


def _newest(over: Sequence[Sight]) -> Sight:
    return next((one for one in over if one.viewer is not None), over[0])


def _is_of_game(visit: Visit, sight: Sight) -> bool:
    return visit.game in {None, sight.rules.key}


def _fitting(visit: Visit, sight: Sight) -> Sight:
    """HouseError: table-of-another-game, whose command this is not."""
    if not _is_of_game(visit, sight):
        raise HouseError("table-of-another-game", table=sight.table.called, game=sight.rules.key)
    return sight


async def _called(visit: Visit, number: int) -> Sight:
    """The table of that number, or, if nobody here may know of one, that of a tournament of this server."""
    try:
        return await _look(visit, number)
    except HouseError as error:
        of = (visit.guild_id, number, visit.user_id)
        found = await visit.services.store.read(lambda link: tournaments.called(link, *of))
        if error.why != "no-such-table" or found is None:
            raise
        return await _look(visit, found)


async def _look(visit: Visit, number: int) -> Sight:
    # Of a command nobody knew until now at which table it is: those at others waited for it, too.
    arrivals.concerns(number)
    return await visit.look(number)
