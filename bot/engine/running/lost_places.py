"""Whether a table's place can be reached: out of reach its clock stands still, back it goes on."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from functools import partial

from bot.engine.keeping import arrivals
from bot.engine.keeping.repository import Repository
from bot.engine.people import ballots, silence
from bot.engine.running import flow, moving
from bot.engine.table.live import Change, check_played, player, seat_of
from bot.engine.views import sights
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.store import outbox
from bot.store.rows import Loss
from games.core.words import Seat


async def lose(
    repository: Repository,
    table_id: int,
    why: Loss,
    since: datetime | None = None,
    *,
    quietly: bool = False,
) -> None:
    """Nobody can reach the table's place, now or `since` then. What fell due before has happened.

    `quietly` as in `moving.lose`.
    """
    async with repository.hold(table_id) as found:
        if found.row.unreachable == why or found.row.stage not in {"lobby", "running", "paused"}:
            return
        moment = since or repository.now()
        live = await flow.go_on(repository, found, moment, flow.always)
        change = Change(live, moment)
        moving.lose(change, why, quietly=quietly)
        await repository.commit(change)


async def forgive(repository: Repository, table_id: int) -> None:
    """What is to be told at the place could not be told: whoever has not heard yet that their time ran out has
    not been silent, for their place may have been out of reach before that.
    """
    unheard = await repository.store.write(partial(_forgiven, table_id=table_id))
    if not unheard:
        return
    async with repository.hold(table_id) as live:
        change = Change(live, repository.now())
        for row in live.seats:
            for _ in range(unheard.count(row.user_id)):
                silence.forgive(change, row.seat)
        await repository.commit(change)


def _forgiven(link: sqlite3.Connection, table_id: int) -> list[int | None]:
    """Whose silence is forgiven, each once."""
    unheard = outbox.unheard(link, table_id, silence.TIME_UP)
    new = [one for one in unheard if "forgiven" not in one.facts]
    for one in new:
        left = one.facts["left"]
        assert isinstance(left, int)
        outbox.change(link, one, forgiven=True, left=left + 1)
    return [one.to for one in new]


async def regain(repository: Repository, table_id: int) -> None:
    """The place is there again: the table goes on by itself, and nobody has lost time."""
    async with repository.hold(table_id) as live:
        if live.row.unreachable is None:
            return
        change = Change(live, repository.now())
        moving.regain(change)
        saved = await repository.commit(change)
        await flow.go_on(repository, saved, change.now)


async def move(
    repository: Repository, table_id: int, user_id: int, channel_id: int, *, admin: bool = False
) -> Sight:
    """Bring the table to this channel: an administrator at once, players by a vote.

    HouseError: not-at-this-table, table-not-started, table-over, table-closed, already-here,
    ballot-open.
    """
    now = arrivals.moment(repository.now())
    async with repository.hold(table_id) as found:
        live = await flow.go_on(repository, found, now, flow.always)
        check_played(live)
        if channel_id in {live.row.place_id, live.row.channel_id} and not live.row.unreachable:
            raise HouseError("already-here")
        change = Change(live, now, by_person=True)
        _move(change, None if admin else player(live, user_id), channel_id)
        saved = await repository.commit(change)
        live = await flow.go_on(repository, saved, change.now)
        return sights.sight(live, seat_of(live, user_id))


def _move(change: Change, seat: Seat | None, channel_id: int) -> None:
    asked = () if seat is None else ballots.others(change.live, seat)
    if seat is not None and asked:
        ballots.open_ballot(change, "move", seat, asked, channel_id)
    else:
        moving.carry(change, channel_id)
