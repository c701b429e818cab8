"""On vacation nobody is rung for what a tournament tells several people."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from bot.store import time_off
from bot.store.rows import VacationRow
from games.league.tournament.entries import Cancel
from tests.bot.tournaments.telling.cup import Cup
from tests.bot.tournaments.telling.test_teller import notified


async def test_what_concerns_all_rings_nobody_on_vacation(cup: Cup) -> None:
    await cup.create(8)
    held, now = await cup.held(), cup.world.now
    users = [user for user in map(held.user_of, held.state.active) if user is not None]
    week = VacationRow(
        user_id=users[0],
        first=f"{now:%Y-%m-%d}",
        last=f"{now + timedelta(days=6):%Y-%m-%d}",
        since=now,
        until=now + timedelta(days=7),
    )
    await cup.world.store.write(partial(time_off.add, row=week))
    await cup.direct(Cancel("Holidays"))
    await cup.run()
    assert set(notified(cup)) == set(users[1:])
