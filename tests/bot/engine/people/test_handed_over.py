"""A seat becomes a computer's: nothing that it does is older than the act that made it so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

import pytest

from bot.engine.people import silence, substitutes
from bot.engine.table.live import Change
from bot.store import entries
from games.core.words import Seat
from tests.bot.engine.world import ANNA, BRUNO, CARLA, NAMES, World

Way = Callable[[World, int, int], Awaitable[object]]

PACES: dict[str, int | None] = {"live": None, "fast": None, "daily": None, "slow": None, "own": 600}
MOMENT = timedelta(seconds=1)


async def leave(world: World, table: int, seat: int) -> None:
    await world.tables.leave(table, await world.sit(table, seat))


async def forget(world: World, table: int, seat: int) -> None:
    user = await world.sit(table, seat)
    await world.tables.leave(table, user)
    await world.tables.forget(user, "Player")


async def order(world: World, table: int, seat: int) -> None:
    """An administrator's."""
    await world.tables.call(table, 0, "replace", seat, admin=True)


async def vote(world: World, table: int, seat: int) -> None:
    first, second = [one for one in range(3) if one != seat]
    asking = await world.tables.call(table, await world.sit(table, first), "replace", seat)
    await world.tables.vote(asking.ballots[0].id, await world.sit(table, second), yes=True)


async def direct(world: World, table: int, seat: int) -> None:
    """A tournament's: its director's, or that of a player who has left or lapsed there."""
    async with world.tables.repository.hold(table) as live:
        change = Change(live, world.now)
        substitutes.replace_by(change, Seat(seat), None)
        silence.pause_if_deserted(change)
        await world.tables.repository.commit(change)


WAYS: dict[str, Way] = {
    "leave": leave,
    "forget": forget,
    "order": order,
    "vote": vote,
    "direct": direct,
}


async def waiting(world: World, game: str, pace: str) -> tuple[int, int]:
    """A table that has waited so long for a seat that its bank runs; the table and the seat."""
    seconds = PACES[pace]
    table = await world.lobby(game, ANNA)
    for user in (BRUNO, CARLA):
        await world.lobbies.join(table, user, NAMES[user])
    await world.lobbies.set_pace(table, ANNA, pace, seconds)  # type: ignore[arg-type]
    await world.lobbies.start(table, ANNA)
    live = await world.live(table)
    world.now += timedelta(seconds=live.row.clock.seconds) + MOMENT
    await world.tables.ring_due()
    live = await world.live(table)
    assert any(alarm.banked for alarm in live.row.alarms)
    return table, live.waiting.seats[0]


async def check(world: World, table: int, seat: int, before: int, acted: datetime) -> None:
    """Who is asked now has the whole time of their own."""
    live = await world.live(table)
    assert live.seats[seat].computer is not None
    assert live.row.number > before
    assert min(await moments(world, table, before)) >= acted
    assert seat not in live.waiting.seats
    for alarm in live.row.alarms:
        assert alarm.since is not None
        assert alarm.since >= acted
        assert alarm.due - alarm.since == timedelta(seconds=live.row.clock.seconds)
        assert not alarm.banked


async def moments(world: World, table: int, after: int) -> list[datetime]:
    rows = await world.store.read(partial(entries.all, table_id=table))
    return [row.at for row in rows if row.number > after]


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("way", WAYS)
async def test_nothing_is_older_than_what_made_the_seat_a_computers(
    world: World, way: str, pace: str
) -> None:
    table, seat = await waiting(world, "shark", pace)
    before = (await world.live(table)).row.number
    world.now += timedelta(seconds=20)
    acted = world.now
    await WAYS[way](world, table, seat)
    world.now += MOMENT
    await world.tables.ring_due()
    await check(world, table, seat, before, acted)


@pytest.mark.parametrize("pace", PACES)
async def test_nor_at_a_table_that_is_rung_after_the_end_of_that_time(
    world: World, pace: str
) -> None:
    table, seat = await waiting(world, "shark", pace)
    live = await world.live(table)
    before, (alarm,) = live.row.number, live.row.alarms
    world.now = acted = alarm.due - MOMENT
    await direct(world, table, seat)
    world.now += 2 * MOMENT
    await world.tables.ring_due()
    await check(world, table, seat, before, acted)


async def test_nor_after_an_outage_that_began_when_the_computer_was_to_play(world: World) -> None:
    table, seat = await waiting(world, "shark", "live")
    before, lost = (await world.live(table)).row.number, world.now
    await direct(world, table, seat)
    world.now += timedelta(hours=1)
    await world.restart()
    await world.tables.recover(lost)
    await world.tables.ring_due()
    await check(world, table, seat, before, world.now)
