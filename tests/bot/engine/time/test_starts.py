"""A lobby of a game that goes by the clock starts by itself at one of its deadlines."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.engine.time.starts import possible_starts
from bot.errors import HouseError
from games.core.record import decode_options
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, OPENED, STRANGER, World

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ROME = "Europe/Rome"
NINE, TWENTY_ONE = OPENED.replace(hour=8) + DAY, OPENED.replace(hour=20)
"""Of Rome in winter; lobbies are opened at noon UTC."""


async def lobby(world: World, *people: int, **rest: Any) -> int:
    table = await world.lobby("impero", *people, zone=ROME, **rest)
    await world.heard()
    return table


async def starts(world: World, table: int) -> datetime | None:
    return (await world.tables.sight(table)).table.starts


async def test_it_is_the_next_deadline_at_least_an_hour_away(world: World) -> None:
    assert await starts(world, await lobby(world, ANNA)) == TWENTY_ONE
    world.now = TWENTY_ONE - HOUR
    assert await starts(world, await lobby(world, ANNA)) == TWENTY_ONE
    world.now += timedelta(seconds=1)
    assert await starts(world, await lobby(world, ANNA)) == NINE


async def test_a_game_at_a_pace_and_a_live_table_start_only_by_hand(world: World) -> None:
    assert await starts(world, await world.lobby("shark", ANNA)) is None
    assert await starts(world, await lobby(world, ANNA, options={"minutes": 5})) is None


async def test_at_that_time_it_starts_with_that_moment_and_says_so(world: World) -> None:
    table = await lobby(world, ANNA, BRUNO)
    assert await world.tables.next_due() == TWENTY_ONE
    world.now = TWENTY_ONE + timedelta(seconds=17)
    await world.tables.ring_due()
    sight = await world.tables.sight(table)
    assert (sight.table.stage, sight.table.opened) == ("running", TWENTY_ONE)
    assert sight.deadline == NINE
    assert [news.kind for news in await world.heard()] == ["lobby", "board"]


async def test_with_too_few_players_it_is_put_off_and_said(world: World) -> None:
    table = await lobby(world, ANNA)
    world.now = TWENTY_ONE
    await world.tables.ring_due()
    told = await world.heard()
    assert [(news.kind, news.key) for news in told] == [("say", "start-put-off"), ("lobby", "")]
    assert told[0].facts == {"until": int(NINE.timestamp()), "least": 2, "have": 1}
    await world.lobbies.join(table, BRUNO, "Bruno")
    world.now = NINE
    await world.tables.ring_due()
    assert (await world.tables.sight(table)).table.opened == NINE


async def test_after_an_outage_it_is_put_off_once_to_a_time_to_come(world: World) -> None:
    table = await lobby(world, ANNA)
    world.now = TWENTY_ONE + 3 * DAY + HOUR
    await world.restart()
    await world.tables.ring_due()
    assert await starts(world, table) == NINE + 3 * DAY
    assert await world.keys() == ["start-put-off"]


async def test_a_table_that_should_have_started_during_an_outage_did(world: World) -> None:
    """Its turns have closed since, each at its own time."""
    table = await lobby(world, ANNA, BRUNO)
    world.now = NINE + DAY
    await world.restart()
    await world.tables.ring_due()
    sight = await world.tables.sight(table)
    assert sight.table.opened == TWENTY_ONE
    assert sight.view.turn == 4


async def test_whoever_comes_a_moment_late_finds_it_started(world: World) -> None:
    table = await lobby(world, ANNA, BRUNO)
    world.now = TWENTY_ONE
    with pytest.raises(HouseError, match="not-a-lobby"):
        await world.lobbies.join(table, CARLA, "Carla")
    assert len((await world.tables.sight(table)).seats) == 2


async def test_the_host_chooses_another_deadline(world: World) -> None:
    table = await lobby(world, ANNA, BRUNO)
    row = (await world.live(table)).row
    possible = list(possible_starts(ALL["impero"], row, world.now))
    assert possible[:2] == [TWENTY_ONE, NINE]
    assert len(possible) == 14
    sight = await world.lobbies.set_start(table, ANNA, possible[5])
    assert sight.table.starts == possible[5]
    world.now = possible[5]
    await world.tables.ring_due()
    assert (await world.tables.sight(table)).table.opened == possible[5]


@pytest.mark.parametrize(
    ("who", "moment", "why"),
    [
        (BRUNO, NINE, "host-only"),
        (STRANGER, NINE, "host-only"),
        (ANNA, NINE + HOUR, "no-such-start"),
        (ANNA, TWENTY_ONE - DAY, "no-such-start"),
        (ANNA, NINE + 7 * DAY, "no-such-start"),
    ],
)
async def test_only_the_host_and_only_a_deadline_in_the_lobbys_life(
    world: World, who: int, moment: datetime, why: str
) -> None:
    table = await lobby(world, ANNA, BRUNO)
    with pytest.raises(HouseError, match=why):
        await world.lobbies.set_start(table, who, moment)
    assert await starts(world, table) == TWENTY_ONE


async def test_other_options_keep_what_was_chosen_other_hours_only_if_it_still_is_one(
    world: World,
) -> None:
    table = await lobby(world, ANNA, BRUNO)
    await world.lobbies.set_start(table, ANNA, NINE + DAY)
    await world.lobbies.set_option(table, ANNA, "country", "coast")
    assert await starts(world, table) == NINE + DAY
    await world.lobbies.set_option(table, ANNA, "hours", "9 15 21")
    assert await starts(world, table) == NINE + DAY
    await world.lobbies.set_option(table, ANNA, "hours", "13:00, 15")
    assert await starts(world, table) == OPENED.replace(hour=14)
    await world.lobbies.set_option(table, ANNA, "minutes", "5")
    assert await starts(world, table) is None
    await world.lobbies.set_option(table, ANNA, "minutes", "0")
    assert await starts(world, table) == OPENED.replace(hour=14)


async def test_the_host_may_start_it_earlier(world: World) -> None:
    table = await lobby(world, ANNA, BRUNO)
    sight = await world.lobbies.start(table, ANNA)
    assert sight.table.starts is None
    assert sight.deadline == NINE
    assert len(await world.tables.log(table)) == 1


async def test_a_lobby_that_is_put_off_again_and_again_closes_after_seven_days(
    world: World,
) -> None:
    table = await lobby(world, ANNA)
    for _ in range(14):
        world.now = (await world.tables.next_due()) or world.now
        await world.tables.ring_due()
    for _ in range(3):
        await world.pass_time(12)
    sight = await world.tables.sight(table)
    assert sight.table.stage == "closed"
    assert sight.table.ended is not None
    assert sight.table.ended <= OPENED + 7 * DAY + 12 * HOUR


async def test_hours_are_typed_as_a_list_and_sorted(world: World) -> None:
    table = await lobby(world, ANNA)
    for text in ("21, 9", "9 21", "21:00 9:00", "21;9", "9,21"):
        await world.lobbies.set_option(table, ANNA, "hours", text)
        live = await world.live(table)
        assert decode_options(live.rules, live.row.options).hours == (9, 21)


@pytest.mark.parametrize("text", ["", "nine", "24", "9 9", "-1", "9.5", "9:30"])
async def test_what_is_no_list_of_hours_is_refused_with_what_is_right(
    world: World, text: str
) -> None:
    table = await lobby(world, ANNA)
    with pytest.raises(HouseError, match="option-numbers") as refusal:
        await world.lobbies.set_option(table, ANNA, "hours", text)
    assert refusal.value.facts == {"least": 0, "most": 23, "fewest": 1, "longest": 24}
    live = await world.live(table)
    assert decode_options(live.rules, live.row.options).hours == (9, 21)


@pytest.mark.parametrize("text", ["0", "61", "many", ""])
async def test_a_number_out_of_range_is_refused_with_the_range(world: World, text: str) -> None:
    table = await lobby(world, ANNA)
    with pytest.raises(HouseError, match="option-number") as refusal:
        await world.lobbies.set_option(table, ANNA, "turns", text)
    assert refusal.value.facts == {"least": 1, "most": 60}


async def test_a_change_of_the_clock_keeps_the_hour(world: World) -> None:
    """28 to 29 March 2026: 21:00 and 9:00 in Rome are eleven hours apart."""
    world.now = datetime(2026, 3, 28, 13, tzinfo=UTC)
    table = await lobby(world, ANNA)
    assert await starts(world, table) == datetime(2026, 3, 28, 20, tzinfo=UTC)
    world.now = datetime(2026, 3, 28, 20, tzinfo=UTC)
    await world.tables.ring_due()
    assert await starts(world, table) == datetime(2026, 3, 29, 7, tzinfo=UTC)
