"""People who have left the server are not seated in the first round: nobody shall wait for them."""

from __future__ import annotations

from contextlib import suppress

from bot.engine.tables import Tables
from bot.errors import HouseError
from bot.tournaments.records.records import Held, Records
from games.core.words import RuleError
from games.league.tournament.entries import Leave
from games.league.tournament.state import CheckingIn, Registering


async def withdraw(records: Records, tables: Tables, tournament_id: int) -> None:
    """Their entries, if the first draw is next. Who comes back to the server may join again until then."""
    held = await records.look(tournament_id)
    if not _draws_next(held):
        return
    entered = {held.user_of(player): player for player in held.state.entered}
    users = tuple(user for user in entered if user is not None)
    for user in await tables.repository.above.gone(held.row.guild_id, users):
        # They may have left the tournament, too.
        with suppress(RuleError, HouseError):
            await records.enter(tournament_id, Leave(entered[user]), "clock")


def _draws_next(held: Held) -> bool:
    phase = held.state.phase
    registering = isinstance(phase, Registering) and not held.state.settings.check_in
    return registering or isinstance(phase, CheckingIn)
