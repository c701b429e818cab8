"""After an outage of any length all is told soon after Discord answers again, whatever it answers."""

from __future__ import annotations

import discord
import pytest

from bot.outbound import dispatcher
from bot.outbound.sending.jobs import Job
from bot.store import outbox
from tests.bot.outbound.arrange import World, mine


async def _out(world: World, tables: list[int], hours: float = 3) -> None:
    """Discord answers no post for hours; each of the tables has something to tell."""
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    for table in tables:
        await world.turn(table)
    until = world.now.timestamp() + hours * 3600
    for _ in range(12):
        await world.tell()
        world.later(seconds=(until - world.now.timestamp()) / 2)
    assert await world.waiting_news()


async def test_the_longest_wait_is_a_quarter_of_a_minute(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await _out(world, [table])
    world.env.backend.faults.clear()
    world.later(seconds=15)
    await world.tell()
    assert await world.waiting_news() == 0


async def test_any_answer_of_discord_ends_the_waiting_of_all(world: World) -> None:
    tables = [await world.start("Giulia", "Marco") for _ in range(3)]
    await _out(world, tables)
    before = len(mine(await world.place(tables[2])))
    world.env.backend.faults.clear()
    world.herald.answers()
    assert world.herald._hurrying is not None
    await world.herald._hurrying
    await world.tell()
    assert await world.waiting_news() == 0
    assert len(mine(await world.place(tables[2]))) > before


@pytest.mark.parametrize(("error", "away"), [(discord.RateLimited(9), False), (OSError(), True)])
async def test_one_route_that_is_limited_is_no_outage(
    world: World, error: Exception, away: bool
) -> None:
    table = await world.start("Giulia", "Marco")
    await world.news(table, "say", "board-paused")
    news = await world.store.read(lambda link: outbox.at(link, table, 1))
    await world.herald._failed(Job(news), error)
    assert world.herald._unanswered == away


async def test_while_discord_is_away_only_some_tables_are_tried_at_once(world: World) -> None:
    tables = [await world.start("Giulia", "Marco") for _ in range(dispatcher.PROBES + 4)]
    await _out(world, tables)
    world.later(seconds=15)
    await world.herald._look(patient=False)
    assert len(world.herald._busy) == dispatcher.PROBES
