"""An analysis comes however late: where the press cannot be answered any more, by a message that names who asked."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from bot.store import people, reviews
from games.players.reviewing import Review, ReviewPoint
from games.players.thinking import ReviewWanted, ThinkingAnswer
from tests.bot.inbound.test_analysis import EVEN, OVER, RECORD
from tests.bot.outbound.arrange import World, called, labels, mine, text
from tests.bot.outbound.calls.test_notices import letters


async def promised(world: World, monkeypatch: pytest.MonkeyPatch, *, found: bool = True) -> int:
    """A finished table of which Anna has been told that the answer comes; then the bot was started again."""

    async def review(_: ReviewWanted, _who: str) -> ThinkingAnswer:
        points = (ReviewPoint(0, EVEN), ReviewPoint(40, OVER))
        return ThinkingAnswer(1, review=Review(points, (), 48) if found else None)

    monkeypatch.setattr(world.tables.repository.pool, "review", review)
    giulia = world.people["Giulia"].id
    table = await world.tables.import_(world.guild.id, world.channel.id, giulia, RECORD)
    anna = world.people["Anna"].id
    await world.store.write(partial(reviews.want, table_id=table, user_id=anna))
    world.restart()
    return table


async def told(world: World) -> None:
    """The herald looks twice, and the work is done in between."""
    for _ in range(3):
        await world.tell()
        await asyncio.gather(*world.tables.reviews._works.values(), return_exceptions=True)


async def test_after_a_restart_it_is_worked_out_and_told_once_to_who_asked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await promised(world, monkeypatch), world.people["Anna"]
    await told(world)
    (line,) = mine(world.channel)
    assert f"Impero {table}: the analysis is ready." in text(line)
    assert (called(world.env, line), labels(line)) == ({anna.id}, ["Analysis"])
    assert await world.store.read(reviews.wanted) == ()
    assert await world.tables.reviews.known(table) is not None


async def test_who_wants_messages_has_one_and_else_reads_it_at_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = world.people["Anna"]
    await promised(world, monkeypatch)
    row = await world.store.read(lambda link: people.get(link, anna.id, "Anna"))
    await world.store.write(lambda link: people.save(link, replace(row, notices="message")))
    await told(world)
    (letter,) = letters(anna)
    assert "the analysis is ready" in text(letter)
    assert mine(world.channel) == []


async def test_where_nothing_was_found_that_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await promised(world, monkeypatch, found=False)
    await told(world)
    (line,) = mine(world.channel)
    assert "The analysis failed" in text(line)
    assert await world.store.read(reviews.wanted) == ()


async def test_at_a_table_without_a_place_it_is_told_by_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await promised(world, monkeypatch)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50001)
    await told(world)
    (letter,) = letters(world.people["Anna"])
    assert "the analysis is ready" in text(letter)
