"""Seats that somebody may take, and the taking."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import msgspec

from bot.engine.keeping.repository import Repository
from bot.engine.lobby.lobby_changes import check_company
from bot.engine.people import substitutes
from bot.engine.running import afterwards, flow
from bot.engine.table.live import Change, seat_of
from bot.engine.views import sights
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.store import avoided, seats
from games.core.words import Seat


class OfferedSeat(msgspec.Struct, frozen=True):
    """A seat that somebody may take, with its table as others see it."""

    sight: Sight
    seat: Seat


async def at_server(repository: Repository, guild_id: int, user_id: int) -> list[OfferedSeat]:
    """The seats of a server that the person may take, those offered longest first."""
    found = await repository.store.read(lambda link: seats.offered_in(link, guild_id))
    around = await repository.store.read(partial(avoided.around, user_id=user_id))
    taken = []
    for row in found:
        # One table that cannot be read must not hide the others.
        with suppress(HouseError):
            live = await repository.look(row.table_id)
            substitutes.check(live, row.seat, user_id)
            check_company(live, around)
            taken.append(OfferedSeat(sights.sight(live, seat_of(live, user_id)), row.seat))
    return taken


async def take(repository: Repository, table_id: int, seat: int, user_id: int, name: str) -> Sight:
    """The person plays the seat from now on. HouseError: as for `substitutes.check`,
    and full-for-you.
    """
    around = await repository.store.read(partial(avoided.around, user_id=user_id))
    now = await repository.arrivals.turn(table_id, repository.now())
    async with repository.hold(table_id) as found:
        live = await flow.go_on(repository, found, now, flow.always)
        substitutes.check(live, Seat(seat), user_id)
        check_company(live, around)
        change = Change(live, now, by_person=True)
        substitutes.take(change, Seat(seat), user_id, name)
        saved = await repository.commit(change)
        live = await afterwards.go_on(repository, saved, change.now)
        return sights.sight(live, seat_of(live, user_id))
