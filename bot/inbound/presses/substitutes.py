"""[Take the seat], and the list of seats that are offered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.running import seats_offered
from bot.engine.running.seats_offered import OfferedSeat
from bot.errors import HouseError
from bot.inbound.presses.table import show_hand
from bot.inbound.visit import Visit
from bot.ui.control import Press, number
from bot.ui.seats_offered import seats_sheet


async def sit(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """The person takes the seat, and sees what it holds."""
    await visit.acknowledge()
    before = await visit.look(press.table)
    if before.table.guild_id != visit.guild_id:
        raise HouseError("other-server")
    await take(visit, press.table, number(press.argument))


async def take(visit: Visit, table_id: int, seat: int) -> None:
    """As [Take the seat]. HouseError: as for `seats_offered.take`."""
    repository = visit.services.tables.repository
    visit.sight = after = await seats_offered.take(
        repository, table_id, seat, visit.user_id, visit.name
    )
    await show_hand(visit, after, sentence=(await visit.words(after)).say("seat-is-yours"))


async def show_seats(visit: Visit) -> None:
    await visit.think()
    found = await seats_here(visit)
    await visit.answer(seats_sheet(visit.services.catalogue, found, await visit.language()))


async def seats_here(visit: Visit, game: str | None = None) -> list[OfferedSeat]:
    """The seats of this server that the person may take, at tables that they can see."""
    if not visit.guild_id:
        raise HouseError("only-in-a-server")
    repository = visit.services.tables.repository
    found = await seats_offered.at_server(repository, visit.guild_id, visit.user_id)
    wanted = [one for one in found if game in {None, one.sight.rules.key}]
    return [one for one in wanted if await visit.views(one.sight)]
