"""`/table`: commands of a table's players, and of the server's administrators."""

from __future__ import annotations

from bot.engine.people.ruling import Ruling
from bot.engine.views.sight import Sight
from bot.inbound.commands.naming import command
from bot.inbound.commands.table import GROUP
from bot.inbound.lookup import Fit, is_running, lost_table, seated, table_of
from bot.inbound.presses import endings, seat
from bot.inbound.visit import Interaction, Visit
from bot.ui.sheet import note


@command("table-undo", "confirm", "admin", "table", of=GROUP)
async def undo(
    interaction: Interaction, confirm: bool = False, admin: bool = False, table: int | None = None
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, is_running if admin else _can_take_back)
    by_admin = await as_admin(visit, sight, admin)
    await seat.take_back(visit, sight, admin=by_admin, sure=confirm)


@command("table-leave", "confirm", "table", of=GROUP)
async def leave(interaction: Interaction, confirm: bool = False, table: int | None = None) -> None:
    """A lobby is left at once. A game goes on without the player, so they must confirm."""
    visit = Visit.of(interaction)
    sight = seated(await table_of(visit, table))
    if sight.table.stage == "lobby":
        await visit.services.lobbies.leave(sight.table.id, visit.user_id)
        await visit.answer(note((await visit.words(sight)).say("lobby-left")))
    else:
        await endings.ask_leave(visit, sight, confirm=confirm)


@command("table-back", "table", of=GROUP)
async def back(interaction: Interaction, table: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await seat.come_back(visit, seated(await table_of(visit, table, _is_away)).table.id)


@command("table-pause", "off", "admin", "table", of=GROUP)
async def pause(
    interaction: Interaction, off: bool = False, admin: bool = False, table: int | None = None
) -> None:
    fit = _is_paused if off else _goes_on
    await _call(interaction, table, fit, "resume" if off else "pause", admin)


@command("table-move", "admin", "table", of=GROUP)
async def move(interaction: Interaction, admin: bool = False, table: int | None = None) -> None:
    """To the channel where it is typed."""
    visit = Visit.of(interaction)
    await visit.think()
    sight = await lost_table(visit, table)
    await seat.move(visit, sight, admin=await as_admin(visit, sight, admin))


@command("table-end", "confirm", "admin", "table", of=GROUP)
async def end(
    interaction: Interaction, confirm: bool = False, admin: bool = False, table: int | None = None
) -> None:
    """Players vote; an administrator must confirm. A host's own lobby is closed at once."""
    visit = Visit.of(interaction)
    sight = await table_of(visit, table)
    own = sight.table.host_id == visit.user_id
    if sight.table.stage == "lobby" and (own or not visit.manages(sight)):
        await visit.services.lobbies.close(sight.table.id, visit.user_id)
        await visit.answer(note((await visit.words(sight)).say("lobby-closed-by-you")))
    elif sight.table.stage == "lobby":
        await endings.ask_close(visit, sight, confirm=confirm)
    elif await as_admin(visit, sight, admin):
        await endings.ask_end(visit, sight, confirm=confirm)
    else:
        await visit.think()
        await endings.end_together(visit, sight, "end", confirm=confirm)


async def _call(
    interaction: Interaction, table: int | None, fit: Fit, what: Ruling, admin: bool
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = await table_of(visit, table, fit)
    # A pause moves everybody's time alike. In a tournament others wait for it.
    impartial = sight.table.directed
    by_admin = await as_admin(visit, sight, admin, impartial=impartial)
    await seat.propose(visit, sight, what, admin=by_admin)


def _can_take_back(sight: Sight) -> bool:
    return sight.undo is not None


def _is_away(sight: Sight) -> bool:
    return sight.viewer is not None and (
        sight.seats[sight.viewer].computer is not None or sight.table.stage == "paused"
    )


def _is_paused(sight: Sight) -> bool:
    return sight.table.stage == "paused"


def _goes_on(sight: Sight) -> bool:
    return sight.table.stage == "running"


async def as_admin(visit: Visit, sight: Sight, wanted: bool, *, impartial: bool = True) -> bool:
    """Whether the person acts as an administrator: by choice for a player, else always.

    HouseError: need-manage-server; own-cause, if they must be `impartial`.
    """
    if wanted or sight.viewer is None:
        visit.require_manages(sight)
        if impartial:
            await visit.require_impartial(sight)
        return True
    return False
