"""People, computers and the clock do anything at any time: a table stays whole."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial

import pytest

from bot.engine.keeping.saving import entries_of
from bot.engine.time.due import due_of
from bot.errors import HouseError
from bot.store import entries
from games.core.chance import Chance
from games.core.offers import sample
from games.core.record import encode, replay
from games.core.words import RuleError
from tests.bot.engine.world import ALL, ANNA, BRUNO, CARLA, STRANGER, World

PEOPLE = (ANNA, BRUNO, CARLA)
Deed = Callable[[World, int, int, Chance], Awaitable[object]]


async def act(world: World, table: int, user: int, chance: Chance) -> None:
    sight = await world.tables.sight(table, user)
    if sight.offers:
        offer = sight.offers[chance.below(len(sight.offers))]
        await world.tables.act(table, user, sample(offer, chance), sight.table.decision)


async def wait(world: World, table: int, user: int, chance: Chance) -> None:
    await world.pass_time((0.1, 3, 12, 30, 80)[chance.below(5)])


async def jump_back(world: World, table: int, user: int, chance: Chance) -> None:
    world.now -= timedelta(hours=chance.below(5))


async def store(world: World, table: int, user: int, chance: Chance) -> None:
    forms = (await world.tables.sight(table, user)).order_forms
    if forms:
        await world.tables.order(table, user, forms[chance.below(len(forms))].order)


async def call(world: World, table: int, user: int, chance: Chance) -> None:
    what = ("pause", "resume", "resume")[chance.below(3)]
    await world.tables.call(table, user, what, admin=chance.below(3) == 0)  # type: ignore[arg-type]


async def vote(world: World, table: int, user: int, chance: Chance) -> None:
    for ballot in (await world.tables.sight(table)).ballots:
        await world.tables.vote(ballot.id, user, yes=chance.below(4) > 0)


async def undo(world: World, table: int, user: int, chance: Chance) -> None:
    await world.tables.undo(table, user, admin=chance.below(4) == 0)


async def back(world: World, table: int, user: int, chance: Chance) -> None:
    await world.tables.back(table, user)


async def leave(world: World, table: int, user: int, chance: Chance) -> None:
    if chance.below(8) == 0:
        await world.tables.leave(table, user)


async def outage(world: World, table: int, user: int, chance: Chance) -> None:
    beat = world.now
    world.now += timedelta(hours=chance.below(40))
    await world.restart()
    await world.tables.recover(beat)


DEEDS: tuple[Deed, ...] = (
    *(act,) * 12, *(wait,) * 3, jump_back, store, call, vote, vote, undo, back, leave, outage,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ALL)
async def test_a_table_stays_whole_whatever_happens(world: World, game: str, seed: int) -> None:
    chance = Chance(f"anything {game}", seed)
    table = await world.begin(game, *PEOPLE, computers=chance.below(2))
    for _ in range(90):
        deed = DEEDS[chance.below(len(DEEDS))]
        user = (*PEOPLE, STRANGER)[chance.below(4)]
        with suppress(HouseError, RuleError):
            await deed(world, table, user, chance)
        await check_whole(world, table)


async def check_whole(world: World, table: int) -> None:
    """Memory, store and record agree; nobody is waited for in vain; the clock knows when."""
    live = await world.live(table)
    header, now = live.begun
    # Never too late; what an outage has left too early, the next look sets right.
    wanted = due_of(live)
    assert (live.row.due is None) == (wanted is None)
    assert live.row.due is None or live.row.due <= (wanted or live.row.due)
    running = live.row.stage == "running"
    assert running == (bool(live.row.alarms) and live.row.paused_at is None)
    for seat in live.waiting.seats if running else ():
        at_once = live.row.due == live.row.at
        assert live.seats[seat].person or at_once, "waits for nobody"
    world.tables.repository.forget(table)
    stored = await world.live(table)
    assert (stored.row, stored.seats, stored.ballots) == (live.row, live.seats, live.ballots)
    assert (stored.orders, stored.lines, stored.waiting) == (live.orders, live.lines, live.waiting)
    rows = await world.store.read(partial(entries.all, table_id=table))
    last = replay(live.rules, header, entries_of(live.rules, rows))[-1]
    assert (last.number, last.opened, last.at) == (now.number, now.opened, now.at)
    assert encode(last.state) == encode(now.state)
