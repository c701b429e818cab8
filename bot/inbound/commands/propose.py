"""`/propose`: votes that have no command of `/table`; and `/seats`."""

from __future__ import annotations

from bot.engine.people.ruling import Ruling
from bot.inbound.commands.naming import command, group
from bot.inbound.commands.seat import as_admin
from bot.inbound.commands.suggest import Made, counted, here
from bot.inbound.lookup import started, table_of
from bot.inbound.presses import seat, substitutes
from bot.inbound.visit import Interaction, Visit

GROUP = group("propose")


async def _players(visit: Visit) -> Made:
    """The seats with somebody in them."""
    sight, words = await here(visit)
    return [
        (words.player(row.seat), str(row.seat + 1))
        for row in sight.seats
        if row.user_id is not None and not row.left
    ]


@command("propose-extend", "admin", "table", of=GROUP)
async def extend(interaction: Interaction, admin: bool = False, table: int | None = None) -> None:
    await _propose(interaction, table, "extend", admin=admin)


@command("propose-finish", "admin", "table", of=GROUP)
async def finish(interaction: Interaction, admin: bool = False, table: int | None = None) -> None:
    await _propose(interaction, table, "finish", admin=admin)


@command("propose-replace", "player", "admin", "table", of=GROUP, player=counted(_players))
async def replace(
    interaction: Interaction, player: int, admin: bool = False, table: int | None = None
) -> None:
    """`player` is the number of the seat, from 1, as the lobby card counts them."""
    await _propose(interaction, table, "replace", player - 1, admin=admin)


@command("seats")
async def seats(interaction: Interaction) -> None:
    await substitutes.show_seats(Visit.of(interaction))


async def _propose(
    interaction: Interaction, table: int | None, what: Ruling, subject: int = 0, *, admin: bool
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await table_of(visit, table))
    await seat.propose(visit, sight, what, subject, admin=as_admin(visit, sight, admin))
