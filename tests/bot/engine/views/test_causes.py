"""Who did it is told wherever an entry is told: a person, a computer, the clock, an order, a director."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Literal

import pytest
from msgspec.structs import replace

from bot.engine.people import substitutes
from bot.engine.table.live import Change
from bot.engine.views.sight import LogLine
from bot.store import entries
from bot.ui.logbook import log_page, log_text
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.attendance import is_own
from games.core.chance import Chance
from games.core.record import Cause
from games.core.words import RuleError, Seat
from tests.bot.engine.world import ANNA, BRUNO, CARLA, DARIO, NAMES, OPENED, World
from tests.contract.reduced import shark

MARK, COMPUTER = "*(time is up)*", "*(computer)*"


async def told(world: World, table: int) -> str:
    sight = await world.tables.sight(table)
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles)
    lines = await world.tables.log(table, None, 0)
    pages = log_page(sight, words, lines, 0)[0], log_text(sight, words, lines)
    assert (MARK in pages[0], COMPUTER in pages[0]) == (MARK in pages[1], COMPUTER in pages[1])
    return pages[0]


async def seat_of(world: World, table: int, user: int) -> int:
    live = await world.live(table)
    return next(row.seat for row in live.seats if row.user_id == user)


async def ring(world: World, table: int) -> bool:
    """Let the next alarm ring; whether there was one."""
    live = await world.live(table)
    if live.row.stage != "running" or not live.row.alarms:
        return False
    world.now = min(alarm.due for alarm in live.row.alarms) + timedelta(seconds=1)
    await world.tables.ring_due()
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_what_the_clock_decided_is_marked_in_every_game(world: World, game: str) -> None:
    table = await world.begin(game, ANNA, BRUNO, CARLA)
    while MARK not in await told(world, table) and await ring(world, table):
        pass
    sight = await world.tables.sight(table)
    if sight.schedule is None:
        assert MARK in await told(world, table)
        return
    # Turns that close by the clock say so in their heading.
    by_clock = [line for line in await world.tables.log(table, None, 0) if line.by_clock]
    assert by_clock
    assert all(any(event.heads or event.is_result for event in line.events) for line in by_clock)


async def test_a_computer_in_a_seat_that_was_given_up_is_told(world: World) -> None:
    table = await world.begin("shark_room", ANNA, BRUNO, CARLA, computers=1)
    await world.tables.call(table, 0, "replace", await seat_of(world, table, ANNA), admin=True)
    for _ in range(6):
        await ring(world, table)
    assert COMPUTER in await told(world, table)


async def test_a_computer_s_own_seat_bears_no_mark(world: World) -> None:
    table = await world.begin("shark_room", ANNA, computers=2)
    for _ in range(3):
        sight = await world.tables.sight(table, ANNA)
        await world.tables.act(table, ANNA, sight.offers[0].action)
        await world.tables.waking.settled()
    live = await world.live(table)
    assert any(line.cause for line in live.lines)
    assert COMPUTER not in await told(world, table)


@pytest.mark.parametrize("by", ["order", "computer", "admin", "director"])
@pytest.mark.parametrize("game", GAMES)
async def test_what_acted_in_a_persons_place_is_told_in_log_board_since_and_replay(
    world: World, game: str, by: Literal["order", "computer", "admin", "director"]
) -> None:
    """All four tell an entry by the same two functions; an analysis blames a person's own answers."""
    table, chance = await world.begin(game, ANNA, BRUNO, CARLA), Chance(game, 0)
    acted: list[LogLine] = []
    while not acted:
        with suppress(RuleError):
            await world.somebody(table, chance)
        lines = await world.tables.log(table, None, 0)
        acted = [line for line in lines if line.seat is not None and line.events]
    sight = await world.tables.sight(table)
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles)
    mark = words.say(f"log-by-{by}")
    (line, *_) = acted
    assert mark not in log_text(sight, words, [line])
    caused = replace(line, cause=Cause(by))
    assert mark in log_text(sight, words, [caused])
    assert mark in log_page(sight, words, [caused], 0)[0]
    assert is_own(line.seat, caused.cause) == (by == "order")


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_that_a_director_gives_to_somebody_else_is_told_as_theirs(
    world: World, game: str
) -> None:
    table = await world.begin(game, ANNA, BRUNO, CARLA)
    await world.heard()
    async with world.tables.repository.hold(table) as live:
        change = Change(live, world.now)
        seat = next(row.seat for row in live.seats if row.user_id == ANNA)
        substitutes.replace_by(change, seat, (DARIO, NAMES[DARIO]))
        await world.tables.repository.commit(change)
    news = await world.heard()
    said = next(one for one in news if one.key == "player-removed")
    lost = next(one for one in news if one.key == "seat-lost")
    assert {said.facts["why"], lost.facts["why"]} == {"director"}
    line = f"Here {NAMES[DARIO]}’s seat passes to another player. *(director)*"
    assert line in await told(world, table)
    replayed = (await world.tables.repository.look(table)).lines[-1]
    assert replayed.cause == Cause("director")


@pytest.mark.parametrize("cause", [None, "order", "computer"])
async def test_what_was_done_for_somebody_is_no_act_of_theirs(
    world: World, cause: str | None
) -> None:
    """They are called to what comes next, as if they had not been here."""
    table = await world.begin("shark", ANNA, BRUNO)
    await world.act(table, 0, shark.Collect())
    query = "UPDATE entry SET cause = ? WHERE table_id = ? AND number = 1"
    await world.store.write(lambda link: link.execute(query, (cause, table)))
    for found in (
        await world.store.read(lambda link: entries.acted(link, table, OPENED - timedelta(days=1))),
        await world.store.read(lambda link: entries.seats_after(link, table, 0)),
    ):
        assert set(found) == (set() if cause else {0})
    newest = await world.store.read(lambda link: entries.newest_of(link, table, Seat(0)))
    assert newest == (-1 if cause else 1)
