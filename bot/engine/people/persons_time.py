"""A person's time off changes: it is saved, then each of their tables follows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial

from msgspec.structs import replace

from bot.engine.keeping.repository import Repository
from bot.engine.moves.stored_orders import settle
from bot.engine.people import pausing, silence, vacations
from bot.engine.table.live import Change, users
from bot.engine.time import absence, clocks
from bot.errors import HouseError
from bot.store import tables, time_off
from bot.store.rows import TimeOff, VacationRow


async def of(repository: Repository, user_id: int) -> TimeOff:
    return await repository.store.read(partial(time_off.of, user_id=user_id))


async def announce(
    repository: Repository, user_id: int, first: date | None, days: int, there: str | None = None
) -> VacationRow:
    """`there` is the zone of who has not chosen one. HouseError: as for `vacations.planned`."""
    now = repository.now()
    row = await repository.store.write(
        partial(
            vacations.announce,
            games=repository.games,
            user_id=user_id,
            first=first,
            days=days,
            now=now,
            there=there or "UTC",
        )
    )
    repository.news_made()
    await follow(repository, user_id)
    return row


async def cancel(repository: Repository, user_id: int) -> VacationRow:
    """HouseError: no-vacation."""
    now = repository.now()
    row = await repository.store.write(
        partial(vacations.cancel, games=repository.games, user_id=user_id, now=now)
    )
    repository.news_made()
    await follow(repository, user_id, clocks.bring_forward)
    return row


async def follow(
    repository: Repository, user_id: int, first: Callable[[Change], None] | None = None
) -> None:
    """Let the person's tables follow what is saved of their zone, quiet hours and time off.

    Deadlines that fall into it move; none earlier, unless `first` brings it forward.
    """
    open_now = await repository.store.read(partial(tables.open_of, user_id=user_id))
    for row in open_now:
        # A damaged table must not keep the others from it.
        with suppress(HouseError):
            await _follow(repository, row.id, first)


async def _follow(
    repository: Repository, table_id: int, first: Callable[[Change], None] | None
) -> None:
    async with repository.hold(table_id) as live:
        known = await repository.store.read(
            partial(time_off.of_all, users=users(live), table=live.row)
        )
        change = Change(replace(live, time_off=known), repository.now())
        if change.live.row.stage == "running":
            if first is not None:
                first(change)
            clocks.put_off(change)
            silence.pause_if_deserted(change)
        elif _is_back(change):
            pausing.resume(change, "back")
            # The pause kept the deadline that the vacation had put off.
            if first is not None:
                first(change)
            settle(change)
        if change.live.row.alarms != live.row.alarms:
            change.tell("board")
        await repository.commit(change)


def _is_back(change: Change) -> bool:
    row = change.live.row
    deserted = row.stage == "paused" and row.paused_why == "absent"
    return deserted and not absence.everybody_away(change.live, change.now)
