"""One server, one channel or one thread takes nothing, while Discord is well: no clock runs there."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from bot.store import ratings
from bot.store.columns import text_of
from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.games.test_guild_events import back, gateway, left
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun


async def passes(house: House, seconds: float) -> None:
    """The time passes, and the bot beats and looks as it does."""
    await house.env.advance_time(seconds)
    beat = text_of(house.now())
    await house._aside(
        house.app.store.write(lambda link: link.execute("UPDATE lease SET beat = ?", (beat,)))
    )
    await house.sleep(0)


def silent(house: House, place: int, status: int) -> None:
    for path in (f"/channels/{place}/messages", f"/channels/{place}/messages/*"):
        house.env.inject_error("*", path, status=status, times=None)


async def nobody_is_absent(game: Game, entries: int) -> None:
    live = await game.house.app.tables.repository.look(game.table)
    assert live.row.number == entries
    assert live.row.stage == "running"
    assert [(row.silences, row.missed, row.computer) for row in live.seats] == [(0, 0, None)] * 3


@pytest.mark.parametrize("status", [500, 503])
async def test_a_thread_that_takes_nothing_stops_its_tables_clock(
    house: House, status: int
) -> None:
    """The first that fails is the reminder after half of the time."""
    game = await opened(house, SHORT)
    silent(house, house.place.id, status)
    await passes(house, 12 * HOUR + 1)
    before = await left(game)
    for _ in range(6):
        await passes(house, 20 * HOUR)
    await nobody_is_absent(game, 0)
    house.env.backend.faults.clear()
    await passes(house, MINUTE)
    await passes(house, 10)
    await nobody_is_absent(game, 0)
    assert abs(await left(game) - before) < 2 * MINUTE
    assert not house.app.tables.repository.contact.anywhere
    for _ in range(5):
        await passes(house, 20 * HOUR)
    assert (await game.sight()).table.number > 0


@pytest.mark.parametrize(("status", "code"), [(403, 50083), (503, 0)])
async def test_a_place_found_out_of_reach_by_what_tells_of_a_deadline_counts_no_silence(
    house: House, status: int, code: int
) -> None:
    """Nothing was told there since the reminder: whoever was asked may not have seen it."""
    game = await opened(house, SHORT, pace="live")
    await passes(house, 3 * MINUTE + 1)
    await passes(house, await left(game) - 1)
    for path in (f"/channels/{house.place.id}/messages", f"/channels/{house.place.id}/messages/*"):
        house.env.inject_error("*", path, status=status, code=code, times=None)
    house.env.inject_error("PATCH", f"/channels/{house.place.id}", status=403, code=50013)
    await passes(house, 2)
    for _ in range(3):
        await passes(house, 5)
    live = await game.house.app.tables.repository.look(game.table)
    assert live.row.number > 0
    counted = [(row.silences, row.missed, row.asked, row.computer) for row in live.seats]
    assert counted == [(0, 0, 0, None)] * 3
    asked = [
        await house.app.store.read(partial(ratings.reliability, user_id=row.user_id or 0))
        for row in live.seats
    ]
    assert asked == [(0, 0)] * 3


async def test_what_fails_once_in_a_place_moves_nothing(house: House) -> None:
    game = await opened(house, SHORT)
    house.env.inject_error("POST", f"/channels/{house.place.id}/messages", status=503, times=1)
    before = (await game.sight()).deadline
    await passes(house, 12 * HOUR + 1)
    await passes(house, 4)
    await passes(house, 10)
    assert not house.app.tables.repository.contact.anywhere
    after = (await game.sight()).deadline
    assert before is not None
    assert after is not None
    assert after - before <= timedelta(seconds=20)


async def test_a_server_that_is_back_within_two_minutes_has_them_back(house: House) -> None:
    """Its table's time and bank were over meanwhile."""
    game = await opened(house, SHORT, pace="live")
    await passes(house, 3 * MINUTE + 1)
    await passes(house, 10 * MINUTE - 30)
    before = await left(game)
    gateway(house, "GUILD_DELETE", id=str(house.guild.id), unavailable=True)
    await house.settle()
    await passes(house, 100)
    await nobody_is_absent(game, 0)
    back(house)
    await house.settle()
    await passes(house, 1)
    await nobody_is_absent(game, 0)
    assert before - 2 <= await left(game) <= before


async def test_a_round_does_not_end_while_one_of_its_tables_is_out_of_reach(house: House) -> None:
    """And has that time back."""
    cup: Cup = await begun(house, "one thread", round_length="2d")
    before = (await cup.held()).state.rounds[-1].due
    assert before is not None
    silent(house, house.place.id, 503)
    await passes(house, 13 * HOUR)
    lost = house.now()
    assert house.app.tables.repository.contact.anywhere
    for _ in range(4):
        await passes(house, 20 * HOUR)
    assert list(await cup.running()) == [1]
    house.env.backend.faults.clear()
    await passes(house, MINUTE)
    await passes(house, 10)
    assert list(await cup.running()) == [1]
    after = (await cup.held()).state.rounds[-1].due
    assert after is not None
    assert abs((after - before) - (house.now() - lost)) < timedelta(minutes=2)
    await passes(house, 2 * DAY)
    await passes(house, MINUTE)
    assert list(await cup.running()) == []


async def test_an_hour_in_which_discord_takes_nothing_ends_no_registration_and_no_check_in(
    house: House,
) -> None:
    cup = Cup(house, 4, "check in")
    await cup.create(game="acquire", rounds=1, sizes="4", registration="2h")
    await cup.join_all()
    contact = house.app.tables.repository.contact
    await passes(house, 2 * HOUR - MINUTE)
    contact.failed()
    for _ in range(20):
        await passes(house, 5 * MINUTE)
    assert list(await cup.running()) == []
    contact.succeeded()
    await passes(house, 10)
    assert list(await cup.running()) == []
    await passes(house, 2 * MINUTE)
    assert list(await cup.running()) == [1]
