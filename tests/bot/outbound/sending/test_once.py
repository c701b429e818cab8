"""Nothing is lost, nothing is said twice, and tables do not mix."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from contextlib import suppress

import pytest

from bot.errors import StoreError
from bot.outbound import Context, Herald
from bot.outbound.sending.jobs import LINES, jobs
from bot.store.rows import News, NewsKind, Posted
from bot.ui.limits import TEXT, units
from bot.words.catalogue import Catalogue
from tests.bot.outbound.arrange import World, called, mine, text


class Crash(BaseException):
    """The process dies between sending and remembering it."""


async def crash_after_sending(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: NewsKind | None = None
) -> None:
    """The first news, or the first of that kind, is sent; then nothing more happens."""
    remember = Context.done

    async def done(context: Context, news: Sequence[News], row: Posted | None = None) -> None:
        if kind in {None, news[0].kind}:
            raise Crash
        await remember(context, news, row)

    with monkeypatch.context() as dying:
        dying.setattr(Context, "done", done)
        with suppress(Crash):
            await world.tell()
    world.restart()


async def test_a_board_is_posted_once_though_the_bot_died_before_it_remembered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start("Giulia", "Marco")
    await world.turn(table)
    await crash_after_sending(world, monkeypatch)
    before = mine(await world.place(table))
    await world.tell()
    after = mine(await world.place(table))
    assert [one.id for one in after] == [one.id for one in before]
    assert (await world.posted(table)).board_message == after[-1].id
    assert await world.waiting_news() == 0


async def test_a_start_is_told_once_whenever_the_bot_dies(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.lobby("Giulia", "Marco")
    await crash_after_sending(world, monkeypatch)
    await world.lobbies.start(table, world.people["Giulia"].id)
    for _ in range(2):
        await crash_after_sending(world, monkeypatch)
    await world.tell()
    assert len(world.channel.threads) == 1
    assert len(mine(world.channel)) == 1
    assert len(mine(await world.place(table))) == 2


@pytest.mark.parametrize("kind", ["say", "reminder", "private", "ended"])
async def test_other_messages_too(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: NewsKind
) -> None:
    table = await world.start("Giulia", "Marco")
    await cause(world, table, kind)
    for _ in range(2):
        await crash_after_sending(world, monkeypatch, kind)
    before = everything(world)
    await world.tell()
    assert len(before) > 3
    assert everything(world) == before
    assert await world.waiting_news() == 0


async def cause(world: World, table: int, kind: NewsKind) -> None:
    """Something of that kind to be told, and nothing else."""
    match kind:
        case "reminder":
            for name in world.people:
                await world.wants(name)
            world.later(hours=13)
            await world.tables.ring(table)
        case "ended":
            await world.tables.call(table, world.people["Giulia"].id, "finish", admin=True)
        case "private":
            await world.news(table, "private", "void-turn-is-over", world.people["Anna"].id)
        case _:
            await world.news(table, kind, "player-back", seat=0)


def everything(world: World) -> list[int]:
    places = [world.channel, *world.channel.threads, world.people["Anna"].user.dm_channel]
    return [message.id for place in places for message in mine(place)]


async def test_a_full_disk_after_sending_says_nothing_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start("Giulia", "Marco")
    await world.news(table, "say", "player-back", seat=0)

    async def write(*_: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as full:
        full.setattr(world.store, "write", write)
        await world.tell()
    before = mine(await world.place(table))
    world.later(minutes=1)
    await world.tell()
    assert [one.id for one in mine(await world.place(table))] == [one.id for one in before]
    assert await world.waiting_news() == 0


async def test_every_try_of_a_message_carries_the_same_nonce(world: World) -> None:
    """Discord takes a nonce once in some minutes, whatever became of the answer."""
    table = await world.start("Giulia", "Marco")
    sent = len(world.env.http_requests)
    world.env.inject_error("POST", "/channels/*/messages", status=503)
    await world.turn(table)
    for _ in range(2):
        await world.tell()
        world.later(minutes=1)
    bodies = [one.json or {} for one in world.env.http_requests[sent:] if one.method == "POST"]
    assert len(bodies) == 2
    assert len({body["nonce"] for body in bodies}) == 1
    assert all(body["enforce_nonce"] and len(body["nonce"]) <= 25 for body in bodies)


async def test_sixty_news_at_once_are_few_messages_and_every_line_is_said_once(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    for number in range(60):
        if number % 4 == 3:
            await world.news(table, "board")
        else:
            await world.news(table, "say", "outage-credit", lost=60 * number)
    await world.tell()
    new = mine(await world.place(table))[before:]
    lines = "\n".join(text(one) for one in new)
    assert len(new) == 3
    assert lines.count("nobody could play here") == 45
    assert await world.waiting_news() == 0


async def test_lines_that_were_said_before_a_crash_are_not_said_with_those_that_came_since(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start("Giulia", "Marco")
    await world.news(table, "say", "player-back", seat=0)
    await crash_after_sending(world, monkeypatch)
    await world.news(table, "say", "player-back", seat=1)
    await world.tell()
    lines = [text(one) for one in mine(await world.place(table))[2:]]
    names = (await world.tables.sight(table)).names
    assert lines == [f"{name} is back." for name in names]


async def test_huge_lines_are_cut_to_what_a_message_holds(world: World) -> None:
    """A sentence that is missing is told by its key."""
    table = await world.start("Giulia", "Marco")
    world.context = dataclasses.replace(world.context, catalogue=Catalogue())
    world.herald = Herald(world.context)
    for letter in "abcdefghijklmnopqrst":
        await world.news(table, "say", letter * 900)
    await world.tell()
    lines = [text(one) for one in mine(await world.place(table))[2:]]
    assert len(lines) == 2
    assert all(letter * 200 in "".join(lines) for letter in "abcdefghijklmnopqrst")
    assert all(units(line) <= TEXT + LINES for line in lines)


async def test_two_tables_at_once_do_not_mix(world: World) -> None:
    tables = [await world.lobby("Giulia", "Marco"), await world.lobby("Marco", "Anna")]
    await world.tell()
    for table, host in zip(tables, ("Giulia", "Marco"), strict=True):
        await world.lobbies.start(table, world.people[host].id)
    await world.tell()
    for _ in range(3):
        await asyncio.gather(*(world.turn(table) for table in tables))
        await world.tell()
    for table, others in zip(tables, ("Anna", "Giulia"), strict=True):
        place = await world.place(table)
        names = set((await world.tables.sight(table)).names)
        for message in mine(place):
            assert others not in text(message)
            assert called(world.env, message) <= {world.people[name].id for name in names}
        assert (await world.mover(table)).id in called(world.env, mine(place)[-1])


def test_what_is_redrawn_is_drawn_once_and_the_board_comes_after_what_is_said() -> None:
    kinds: list[NewsKind] = ["board", "say", "lobby", "board", "say", "ended", "reminder", "lobby"]
    news = [News(id=n, table_id=1, kind=kind) for n, kind in enumerate(kinds, 1)]
    told = [(job.kind, [one.id for one in job.news], job.suspect) for job in jobs(news, 3)]
    assert told == [
        ("lobby", [3, 8], True),
        ("say", [2, 5], True),
        ("board", [1, 4], True),
        ("reminder", [7], False),
        ("ended", [6], False),
    ]


async def test_the_herald_looks_by_himself_and_at_once_when_woken(world: World) -> None:
    herald = Herald(world.context, every=0.05)
    running = asyncio.create_task(herald.run())
    try:
        table = await world.lobby("Giulia")
        await told(world)
        await world.news(table, "lobby")
        herald.wake()
        await told(world)
        assert len(mine(world.channel)) == 1
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def told(world: World) -> None:
    async with asyncio.timeout(20):
        while await world.waiting_news():  # noqa: ASYNC110  # the outbox does not call
            await asyncio.sleep(0.02)
