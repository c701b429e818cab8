"""Calls: whom an event concerns hears of it at once, but not again and again."""

from __future__ import annotations

from datetime import timedelta

from bot.engine.table.live import Change
from bot.store.rows import News
from games.core.words import Seat
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World
from tests.contract.reduced import impero


async def auction(world: World, *people: int, computers: int = 0) -> int:
    """A table whose seat 0 has put shares up."""
    table = await world.begin("empire", *people, computers=computers)
    await world.act(table, 0, impero.Found("Eagle", 1000))
    await world.act(table, 0, impero.Issue(0, 10, 100))
    await world.heard()
    return table


async def calls(world: World) -> list[News]:
    return [news for news in await world.heard() if news.kind == "call"]


async def test_who_is_outbid_is_called_with_the_events_own_facts(world: World) -> None:
    table = await auction(world, ANNA, BRUNO, CARLA)
    await world.act(table, 1, impero.Bid(1, 100))
    assert await calls(world) == []
    await world.act(table, 2, impero.Bid(1, 150))
    (called,) = await calls(world)
    assert (called.to, called.key) == (await world.sit(table, 1), "bid-made")
    facts = {"auction": 1, "seat": 2, "amount": 150, "outbid": 1}
    assert {name: called.facts[name] for name in facts} == facts


async def test_about_one_thing_he_is_called_once_an_hour_also_after_a_restart(
    world: World,
) -> None:
    table = await auction(world, ANNA, BRUNO, CARLA)
    amount = 100
    numbers = []
    for minutes in (0, 30, 29, 1):
        world.now += timedelta(minutes=minutes)
        await world.restart()
        for seat in (1, 2):
            await world.act(table, seat, impero.Bid(1, amount))
            amount += 10
        numbers.append(len(await calls(world)))
    assert numbers == [1, 1, 0, 1]


async def test_another_auction_is_another_topic(world: World) -> None:
    table = await auction(world, ANNA, BRUNO, CARLA)
    await world.act(table, 0, impero.Issue(0, 5, 100))
    await world.heard()
    for number in (1, 2):
        for seat in (1, 2):
            await world.act(table, seat, impero.Bid(number, 100 + seat))
    assert len(await calls(world)) == 2


async def test_who_acts_by_the_same_entry_is_told_anyhow(world: World) -> None:
    """A stored order outbids every bidder at once: neither is called."""
    table = await auction(world, ANNA, BRUNO, CARLA)
    await world.tables.order(table, await world.sit(table, 2), impero.BidUpTo(1, 1000))
    await world.heard()
    await world.act(table, 1, impero.Bid(1, 500))
    assert (await world.live(table)).state.auctions[0].leader == 2
    assert await calls(world) == []


async def test_computers_are_not_called(world: World) -> None:
    table = await auction(world, ANNA, BRUNO, CARLA)
    await world.act(table, 1, impero.Bid(1, 100))
    live = await world.live(table)
    change = Change(live, world.now)
    change.set_seat(Seat(1), computer="random")
    await world.tables.repository.commit(change)
    await world.act(table, 2, impero.Bid(1, 150))
    assert await calls(world) == []


async def test_who_has_left_is_not_called(world: World) -> None:
    table = await auction(world, ANNA, BRUNO, CARLA)
    await world.act(table, 1, impero.Bid(1, 100))
    await world.tables.leave(table, await world.sit(table, Seat(1)))
    await world.heard()
    await world.act(table, 2, impero.Bid(1, 150))
    assert await calls(world) == []


async def test_to_be_forgotten_includes_the_calls(world: World) -> None:
    table = await auction(world, ANNA, BRUNO, CARLA)
    for seat, amount in ((1, 100), (2, 150)):
        await world.act(table, seat, impero.Bid(1, amount))
    user = await world.sit(table, 1)
    query = "SELECT count(*) FROM called"
    assert (await world.store.read(lambda link: link.execute(query).fetchone()))[0] == 1
    await world.tables.leave(table, user)
    await world.tables.forget(user, "Player")
    assert (await world.store.read(lambda link: link.execute(query).fetchone()))[0] == 0
