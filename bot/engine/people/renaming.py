"""A player who has another name on Discord now bears it at the table, too."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.keeping.repository import Repository
from bot.engine.table.live import Change, Live
from bot.engine.table.names import distinct, of_a_person
from bot.store.rows import SeatRow


async def follow(repository: Repository, table_id: int, user_id: int, name: str) -> None:
    """Pictures and lines have the name from their next drawing on. Nothing, where it is the same."""
    if _renamed(await repository.look(table_id), user_id, name) is None:
        return
    async with repository.hold(table_id) as live:
        if (found := _renamed(live, user_id, name)) is not None:
            change = Change(live, repository.now())
            change.set_seat(found.seat, name=found.name)
            await repository.commit(change)


def _renamed(live: Live, user_id: int, name: str) -> SeatRow | None:
    """The person's seat with the other name; None: there is nothing to change."""
    row = next((one for one in live.seats if one.user_id == user_id), None)
    if row is None or live.row.stage not in {"running", "paused"}:
        return None
    taken = [one.name for one in live.seats if one.seat != row.seat]
    new = distinct(of_a_person(name), taken)
    return None if new == row.name else replace(row, name=new)
