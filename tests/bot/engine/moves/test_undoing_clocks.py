"""Taking back where turns and auctions end by the clock."""

from __future__ import annotations

from datetime import timedelta

from games.impero.actions import Ready
from tests.bot.engine.moves.test_undoing import undo
from tests.bot.engine.world import ANNA, BRUNO, OPENED, World
from tests.contract.reduced import impero


async def auctioned(world: World) -> int:
    """An auction since noon, a bid two hours later; turns close at 9:00 and 21:00."""
    table = await world.begin("empire", ANNA, BRUNO)
    await world.act(table, 0, impero.Found("Eagle", 1000))
    await world.act(table, 0, impero.Issue(0, 10, 100))
    world.now += timedelta(hours=2)
    await world.act(table, 1, impero.Bid(1, 100))
    return table


async def test_taking_back_moves_no_deadline_of_the_clock(world: World) -> None:
    """Nobody gains time by it: neither an auction nor the turn ends later."""
    table = await auctioned(world)
    before = (await world.live(table)).row.alarms
    world.now += timedelta(hours=1)
    await undo(world, table, 1)
    live = await world.live(table)
    assert live.state.auctions[0].leader is None
    assert live.row.alarms == before
    assert [alarm.due for alarm in before] == [
        OPENED.replace(day=3, hour=0),
        OPENED.replace(hour=21),
    ]


async def test_an_auction_that_had_ended_comes_back_with_the_time_it_had_left(
    world: World,
) -> None:
    """The turn that had closed goes on until the next hour."""
    table = await auctioned(world)
    await world.pass_time(22.5)
    live = await world.live(table)
    assert (live.state.turn, live.state.auctions) == (3, ())
    await world.tables.undo(table, 999, admin=True)
    live = await world.live(table)
    assert live.state.turn == 1
    assert live.state.auctions[0].ends - world.now == timedelta(hours=12)
    assert [alarm.due for alarm in live.row.alarms] == [
        world.now + timedelta(hours=12),
        OPENED.replace(day=3, hour=21),
    ]


async def test_a_turn_that_was_closed_early_ends_when_it_would_have_ended(world: World) -> None:
    """Late in the evening too: it is not begun anew, between two hours."""
    table = await world.begin("impero", ANNA, BRUNO, early=True)
    before = (await world.live(table)).row.alarms
    world.now += timedelta(hours=10)
    for _ in range(2):
        for seat in (0, 1):
            await world.act(table, seat, Ready())
    assert (await world.live(table)).state.turn == 3
    for _ in range(4):
        await world.tables.undo(table, 999, admin=True)
    live = await world.live(table)
    assert (live.state.turn, live.row.alarms) == (1, before)


async def test_a_first_turn_that_the_clock_had_closed_goes_on_until_the_next_hour(
    world: World,
) -> None:
    table = await world.begin("impero", ANNA, BRUNO)
    await world.act(table, 0, Ready())
    await world.pass_time(22)
    assert (await world.live(table)).state.turn == 2
    await world.tables.undo(table, 999, admin=True)
    live = await world.live(table)
    assert live.state.turn == 1
    assert [alarm.due for alarm in live.row.alarms] == [OPENED.replace(day=3, hour=21)]


async def test_a_turn_is_not_longer_for_what_is_taken_back_in_its_first_minutes(
    world: World,
) -> None:
    """Begun between two hours, it lasts to the second of them, also after an undo."""
    table = await world.begin("impero", ANNA, BRUNO)
    before = (await world.live(table)).row.alarms
    assert [alarm.due for alarm in before] == [OPENED.replace(day=3, hour=9)]
    world.now += timedelta(hours=10)
    await world.act(table, 0, Ready())
    await undo(world, table, 0)
    assert (await world.live(table)).row.alarms == before
