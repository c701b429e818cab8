"""What if: a finished game played on from a step, with what could not be seen dealt anew."""

from __future__ import annotations

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.community.parts import tenancies, why_unrated
from bot.engine.time.paces import clock_of
from bot.engine.views.playing_on import play_on_from
from bot.errors import HouseError
from games import GAMES
from games.core.chance import Chance
from games.core.record import TimeUp
from games.core.timers import next_at
from games.core.transcript import TranscriptError, read
from tests.bot.engine.world import ALL, ANNA, BRUNO, OPENED, STRANGER, World

PLACE = (1, 2)
ENOUGH = 60
"""Entries of a game that is played on."""


async def finished(world: World, game: str) -> int:
    table = await world.begin(game, ANNA, BRUNO, computers=1)
    await world.play(table, Chance("people", 5))
    return table


async def played_on(
    world: World, table: int, step: int, user: int = ANNA, zone: str = "UTC"
) -> int:
    sitter = (user, "Anna" if user == ANNA else "Guest")
    return await play_on_from(
        world.tables.repository, table, step, PLACE, sitter, "en", clock_of("daily", zone)
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_goes_on_from_a_step_as_its_player_saw_it(
    world: World, game: str
) -> None:
    table = await finished(world, game)
    record = read(await world.tables.export(table), ALL)
    before = await world.live(table)
    seat = next(row.seat for row in before.seats if row.user_id == ANNA)
    step = len(record.entries) // 2
    past = record.tables[step].state
    opened = await played_on(world, table, step)
    live = await world.live(opened)
    assert live.rules.view(live.state, seat).me == live.rules.view(past, seat).me == seat
    assert live.rules.waiting(live.state).seats == live.rules.waiting(past).seats
    assert live.seats[seat].user_id == ANNA
    assert all(row.computer for row in live.seats if row.seat != seat)
    assert live.row.seed != before.row.seed
    await world.tables.ring_due()
    sight = await world.play(opened, Chance("on", 7), ENOUGH)
    assert sight.outcome is not None or sight.table.number >= ENOUGH
    live = await world.live(opened)
    assert why_unrated(live, tenancies(live)) == "computer"


async def test_what_could_not_be_seen_is_dealt_anew(world: World) -> None:
    """In ten tables from the same step the rivals' hands are not always the same."""
    table = await finished(world, "acquire")
    record = read(await world.tables.export(table), ALL)
    rules, past = record.rules, record.tables[8].state
    before = await world.live(table)
    seat = next(row.seat for row in before.seats if row.user_id == ANNA)
    opened = [await played_on(world, table, 8) for _ in range(10)]
    states = [(await world.live(one)).state for one in opened]
    assert all(rules.view(one, seat) == rules.view(past, seat) for one in states)
    assert len({one.racks for one in states}) > 1


async def test_such_a_table_survives_a_restart_an_undo_and_its_end(world: World) -> None:
    table = await finished(world, "acquire")
    opened = await played_on(world, table, 20)
    await world.tables.ring_due()
    before = (await world.live(opened)).state
    sight = await world.tables.sight(opened, ANNA)
    await world.tables.act(opened, ANNA, sight.offers[0].action)
    await world.restart()
    await world.tables.undo(opened, ANNA)
    assert (await world.live(opened)).state.racks == before.racks
    await world.play(opened, Chance("on", 3))
    scenes = await world.tables.scenes(opened)
    assert scenes[0].number == 0
    record = await world.tables.export(opened)
    assert read(record, ALL, own=True).tables[-1].state == (await world.live(opened)).state
    with pytest.raises(TranscriptError, match="record-of-a-position"):
        read(record, ALL)


@pytest.mark.parametrize("zone", ["Europe/Rome", "America/New_York"])
async def test_a_turn_that_closes_by_the_clock_is_as_long_as_it_was(
    world: World, zone: str
) -> None:
    """Clocks have changed since, or the game is played on where they show another hour."""
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome")
    await world.play(table, Chance("people", 5))
    record = read(await world.tables.export(table), ALL)
    closing = next(at for at, one in enumerate(record.entries) if isinstance(one.action, TimeUp))
    began = record.tables[closing + 1].at.astimezone(ZoneInfo("Europe/Rome"))
    assert began.utcoffset() == timedelta(hours=1)
    world.now = OPENED + timedelta(days=60, minutes=1)
    live = await world.live(await played_on(world, table, closing + 1, zone=zone))
    assert live.row.opened is not None
    opened = live.row.opened.astimezone(ZoneInfo(zone))
    assert opened >= world.now > opened - timedelta(days=1)
    assert (opened.time(), opened.dst()) == (began.time(), timedelta(hours=1))
    closes = next(one.due for one in live.row.alarms if one.key.startswith("turn"))
    assert closes == next_at(opened, zone, (9, 21))


async def test_a_guest_gets_the_seat_that_was_waited_for(world: World) -> None:
    table = await finished(world, "acquire")
    record = read(await world.tables.export(table), ALL)
    asked = record.rules.waiting(record.tables[10].state).seats[0]
    live = await world.live(await played_on(world, table, 10, STRANGER))
    assert live.seats[asked].user_id == STRANGER


async def test_only_a_step_of_a_finished_game_is_played_on(world: World) -> None:
    running = await world.begin("acquire", ANNA, BRUNO)
    with pytest.raises(HouseError, match="table-not-over"):
        await played_on(world, running, 0)
    table = await finished(world, "acquire")
    last = (await world.live(table)).row.number
    for step, why in ((last, "record-is-over"), (last + 1, "no-such-step"), (-1, "no-such-step")):
        with pytest.raises(HouseError, match=why):
            await played_on(world, table, step)
