"""What arrived before a deadline is judged before it, in order, however slow Discord is."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial
from time import perf_counter

import pytest

from bot.engine.keeping import arrivals
from bot.store import entries
from bot.store.rows import EntryRow
from games.core.chance import Chance
from games.core.record import TimeUp, decode_action
from games.core.words import Action
from games.impero.actions import Ready, Unready
from tests.bot.engine.world import ALL, ANNA, BRUNO, NAMES, OPENED, World

SECOND = timedelta(seconds=1)
NINE = OPENED.replace(hour=9) + timedelta(days=1)
"""The end of the first turn."""
CROWD = range(1001, 1021)


async def begun(world: World, *people: int) -> int:
    """A table of Impero in the last minute of its first turn."""
    table = await world.begin("impero", *people)
    assert (await world.tables.sight(table)).deadline == NINE
    world.now = NINE - 61 * SECOND
    return table


async def click(world: World, table: int, seat: int, action: Action, slow: float = 0.0) -> float:
    """From the door to what comes of it, as the door does it; how long it took."""
    start = perf_counter()
    user = await world.sit(table, seat)
    with world.tables.repository.arrivals.noted(world.now, table):
        await asyncio.sleep(slow)
        await world.tables.act(table, user, action)
    return perf_counter() - start


async def record(world: World, table: int) -> list[EntryRow]:
    return list(await world.store.read(partial(entries.after, table_id=table, number=0)))


def is_closing(row: EntryRow) -> bool:
    return isinstance(decode_action(ALL["impero"], row.action), TimeUp)


async def test_sixty_clicks_in_the_last_minute_are_judged_in_order_before_the_turn_ends(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each acknowledgement takes up to half a second, the clock comes while all are under way."""
    monkeypatch.setattr(arrivals, "PATIENCE", 60)
    NAMES.update({user: f"Player {user}" for user in CROWD})
    table = await begun(world, *CROWD)
    chance, clicks, expected = Chance("clicks", 0), [], []
    for number in range(60):
        world.now += SECOND
        seat, action = number % 20, Unready() if number // 20 == 1 else Ready()
        clicks.append(
            asyncio.create_task(click(world, table, seat, action, chance.below(500) / 1000))
        )
        expected.append((seat, world.now))
        await asyncio.sleep(0)
    world.now = NINE
    await asyncio.gather(world.tables.ring_due(), *clicks)
    rows = await record(world, table)
    assert [(row.seat, row.at) for row in rows[:60]] == expected
    assert [is_closing(row) for row in rows] == [False] * 60 + [True]
    assert rows[60].at == NINE
    # One after the other they would take a quarter of a second each.
    assert max(one.result() for one in clicks) < 10


async def test_who_comes_at_the_deadline_itself_is_too_late_however_quick_he_is(
    world: World,
) -> None:
    table = await begun(world, ANNA, BRUNO)
    world.now = NINE - SECOND
    early = asyncio.create_task(click(world, table, 0, Ready(), 0.3))
    await asyncio.sleep(0)
    world.now = NINE
    late = asyncio.create_task(click(world, table, 1, Ready()))
    await asyncio.sleep(0.05)
    assert await record(world, table) == []
    await asyncio.gather(early, late)
    rows = await record(world, table)
    assert [(row.seat, row.at, is_closing(row)) for row in rows] == [
        (0, NINE - SECOND, False),
        (None, NINE, True),
        (1, NINE, False),
    ]


async def test_nobody_waits_longer_than_discord_would(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrivals, "PATIENCE", 0.2)
    table = await begun(world, ANNA, BRUNO)
    user, answered = await world.sit(table, 0), asyncio.Event()

    async def slow_click() -> None:
        with world.tables.repository.arrivals.noted(world.now, table):
            await answered.wait()
            await world.tables.act(table, user, Ready())

    slow = asyncio.create_task(slow_click())
    await asyncio.sleep(0)
    world.now = NINE
    start = perf_counter()
    async with asyncio.timeout(8):
        await world.tables.ring_due()
    assert perf_counter() - start > 0.1
    answered.set()
    await slow
    rows = await record(world, table)
    assert [is_closing(row) for row in rows] == [True, False]
    assert [row.at for row in rows] == [NINE, NINE]


async def test_who_only_looks_or_is_at_another_table_holds_up_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrivals, "PATIENCE", 3600)
    table, other = await begun(world, ANNA, BRUNO), await world.begin("shark", ANNA, BRUNO)
    world.now, closed = NINE - SECOND, asyncio.Event()

    async def look(place: int) -> None:
        with world.tables.repository.arrivals.noted(world.now, place):
            if place == table:
                arrivals.passed()
            await closed.wait()

    looking = [asyncio.create_task(look(place)) for place in (table, other)]
    await asyncio.sleep(0)
    world.now = NINE
    async with asyncio.timeout(20):
        await world.tables.ring_due()
    assert is_closing((await record(world, table))[0])
    closed.set()
    await asyncio.gather(*looking)


async def test_a_command_whose_table_is_not_known_yet_is_waited_for(world: World) -> None:
    table = await begun(world, ANNA, BRUNO)
    user = await world.sit(table, 0)

    async def command() -> None:
        with world.tables.repository.arrivals.noted(world.now, None):
            await asyncio.sleep(0.2)
            arrivals.concerns(table)
            await asyncio.sleep(0.2)
            await world.tables.act(table, user, Ready())

    typed = asyncio.create_task(command())
    await asyncio.sleep(0)
    world.now = NINE
    await world.tables.ring_due()
    await typed
    assert [is_closing(row) for row in await record(world, table)] == [False, True]


@pytest.mark.parametrize("jump", [timedelta(hours=1), -timedelta(hours=1)])
async def test_a_clock_that_is_set_while_a_click_is_under_way_judges_it_once(
    world: World, jump: timedelta
) -> None:
    table = await begun(world, ANNA, BRUNO)
    under_way = asyncio.create_task(click(world, table, 0, Ready(), 0.2))
    await asyncio.sleep(0)
    world.now += jump
    await world.tables.ring_due()
    await under_way
    world.now = NINE + timedelta(hours=1)
    await world.tables.ring_due()
    rows = await record(world, table)
    assert [(row.seat, is_closing(row)) for row in rows] == [(0, False), (None, True)]
    assert rows[1].at == NINE
