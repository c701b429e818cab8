"""`/propose`: votes that have no command of `/table`, the answer to any; and `/seats`."""

from __future__ import annotations

from discord import app_commands

from bot.engine.people.ruling import Ruling
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.commands.naming import choices, command, group
from bot.inbound.commands.seat import as_admin
from bot.inbound.commands.suggest import Made, counted, here
from bot.inbound.lookup import is_running, seated, started, table_of
from bot.inbound.presses import endings, seat, substitutes
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


async def _ballots(visit: Visit) -> Made:
    """The open votes in words."""
    sight, words = await here(visit, _has_votes)
    return [
        (words.say("vote-about", what=one.what, seat=one.by), str(one.id)) for one in sight.ballots
    ]


def _has_votes(sight: Sight) -> bool:
    return bool(sight.ballots)


@command("propose-extend", "admin", "table", of=GROUP)
async def extend(interaction: Interaction, admin: bool = False, table: int | None = None) -> None:
    await _propose(interaction, table, "extend", admin=admin)


@command("propose-finish", "confirm", "admin", "table", of=GROUP)
async def finish(
    interaction: Interaction, confirm: bool = False, admin: bool = False, table: int | None = None
) -> None:
    """Where nobody else has to agree it ends the game at once, so it is confirmed."""
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await table_of(visit, table, is_running))
    by_admin = await as_admin(visit, sight, admin)
    await endings.end_together(visit, sight, "finish", admin=by_admin, confirm=confirm)


@command("propose-replace", "player", "admin", "table", of=GROUP, player=counted(_players))
async def replace(
    interaction: Interaction, player: int, admin: bool = False, table: int | None = None
) -> None:
    """`player` is the number of the seat, from 1, as the lobby card counts them."""
    await _propose(interaction, table, "replace", player - 1, admin=admin)


@command("propose-computer", "player", "table", of=GROUP, player=counted(_players))
async def computer(interaction: Interaction, player: int, table: int | None = None) -> None:
    """One press, no vote: whose time has run out can take their seat back by theirs."""
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await table_of(visit, table, is_running))
    await seat.lend_computer(visit, sight, player - 1)


@command("propose-vote", "answer", "ballot", "table", of=GROUP, ballot=counted(_ballots))
@app_commands.choices(answer=choices("vote", ("yes", "no")))
async def vote(
    interaction: Interaction, answer: str, ballot: int | None = None, table: int | None = None
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = seated(await table_of(visit, table, _has_votes))
    if ballot is None:
        if not sight.ballots:
            raise HouseError("no-such-ballot")
        ballot = sight.ballots[-1].id
    await seat.answer_ballot(visit, ballot, yes=answer == "yes")


@command("seats")
async def seats(interaction: Interaction) -> None:
    await substitutes.show_seats(Visit.of(interaction))


async def _propose(
    interaction: Interaction, table: int | None, what: Ruling, subject: int = 0, *, admin: bool
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await table_of(visit, table, is_running))
    await seat.propose(visit, sight, what, subject, admin=await as_admin(visit, sight, admin))
