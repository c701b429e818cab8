"""One live notice a person and table: replaced, never piled up, gone when it is answered."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

import discord
import pytest
from simcord import Env, MemberActor

from bot.outbound.calls import notices
from bot.store import people
from bot.store.database import Database
from bot.store.notices import MAX_NEWS
from bot.store.rows import Calling, PersonRow
from games import GAMES
from games.acquire.actions import PlayWhileAway
from games.impero.actions import Bid
from tests.bot.outbound.arrange import World, called, mine, text
from tests.bot.outbound.timed import act, auction, board, user
from tests.bot.payloads import problems


class Crash(BaseException):
    """The process dies."""


def letters(person: MemberActor) -> list[discord.Message]:
    return mine(person.user.dm_channel)


async def all_want(world: World, way: Calling) -> None:
    for name in world.people:
        await world.wants(name, notices=way)


async def lines_to(world: World, table: int, person: MemberActor) -> list[discord.Message]:
    """The messages at the table that have notified the person, but for the board."""
    board_id = (await world.posted(table)).board_message
    there = mine(await world.place(table))
    return [one for one in there if person.id in called(world.env, one) and one.id != board_id]


async def reminded(world: World, table: int, times: int) -> None:
    world.later(hours=13)
    await world.tables.ring(table)
    await world.tell()
    for _ in range(times - 1):
        await world.news(table, "reminder", percent=50)
        await world.tell()


async def news_of(world: World, table: int, person: MemberActor, count: int = 1) -> None:
    for most in range(count):
        await world.news(table, "private", "void-acts-too-often", person.id, most=most + 1)
    await world.tell()


@pytest.mark.parametrize("way", ["mention", "message"])
async def test_fifty_reminders_are_one_message_with_the_absolute_time(
    world: World, way: Calling
) -> None:
    await all_want(world, way)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    await reminded(world, table, 50)
    found = letters(mover) if way == "message" else await lines_to(world, table, mover)
    due = (await world.tables.sight(table)).deadline
    assert due is not None
    assert len(found) == 1
    assert f"<t:{int(due.timestamp())}:f>" in text(found[0])


async def test_an_answered_message_goes_and_the_next_one_asked_has_one(world: World) -> None:
    await all_want(world, "message")
    table = await world.start("Giulia", "Marco")
    first = await world.mover(table)
    assert len(letters(first)) == 1
    await world.turn(table)
    await world.tell()
    second = await world.mover(table)
    assert second.id != first.id
    assert (len(letters(first)), len(letters(second))) == (0, 1)


async def test_news_come_in_the_message_that_calls_and_go_with_it_when_its_person_acts(
    world: World,
) -> None:
    await all_want(world, "message")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    await news_of(world, table, mover)
    (both,) = letters(mover)
    assert text(both).startswith("Acquire 1: play a tile, by ")
    assert "\n- " in text(both)
    await world.turn(table)
    await world.tell()
    assert letters(mover) == []


async def test_a_private_message_of_a_table_replaces_the_one_before_and_keeps_its_news(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    anna = world.people["Anna"]
    await news_of(world, table, anna)
    (first,) = letters(anna)
    await news_of(world, table, anna, MAX_NEWS + 2)
    (last,) = letters(anna)
    assert last.id != first.id
    assert text(last).count("\n- ") == MAX_NEWS - 1
    assert f"It acted {MAX_NEWS + 2} times" in text(last)


async def test_tables_have_notices_of_their_own(world: World) -> None:
    await all_want(world, "message")
    tables = [await world.start("Giulia", "Marco") for _ in range(3)]
    movers = [(await world.mover(table)).id for table in tables]
    for person in world.people.values():
        assert len(letters(person)) == movers.count(person.id)


async def test_a_line_that_calls_replaces_the_one_before_and_goes_with_the_turn(
    clocked: World,
) -> None:
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    second = await user(clocked, table, 1)
    outbid = next(one for one in clocked.people.values() if one.id == second)
    for amount in (100, 200, 300):
        await act(clocked, table, 1, Bid(1, amount))
        await act(clocked, table, 2, Bid(1, amount + 50))
        await clocked.tell()
        assert len(await lines_to(clocked, table, outbid)) == 1
        clocked.later(hours=1, minutes=1)
    clocked.later(hours=21)
    await clocked.tables.ring(table)
    await clocked.tell()
    assert await lines_to(clocked, table, outbid) == []
    assert outbid.id in called(clocked.env, await board(clocked, table))


async def test_a_line_to_two_goes_when_it_is_nobodys_any_more(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    sight = await world.tables.sight(table)
    users = [PersonRow(user_id=world.people[n].id, name=n) for n in ("Marco", "Anna")]
    said = partial(notices.line, world.context, sight)
    both = await said(users, "both", notices.Sending(1 << 29, "a", suspect=False))
    await said(users[:1], "one", notices.Sending(1 + (1 << 29), "b", suspect=False))
    await world.tell()
    assert both in {one.id for one in mine(await world.place(table))}
    await said(users[1:], "other", notices.Sending(2 + (1 << 29), "c", suspect=False))
    await world.news(table, "board")
    await world.tell()
    assert both not in {one.id for one in mine(await world.place(table))}


@pytest.mark.parametrize("dying", ["stand", "sweep"])
async def test_a_crash_between_post_note_and_deletion_doubles_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, dying: str
) -> None:
    await all_want(world, "message")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)

    async def dies(*_: Any, **__: Any) -> None:
        raise Crash

    await news_of(world, table, mover)
    await world.news(table, "private", "void-acts-too-often", mover.id, most=7)
    with monkeypatch.context() as patch, suppress(Crash):
        patch.setattr(notices, dying, dies)
        await world.tell()
    assert len(letters(mover)) == 2
    world.restart()
    await world.tell()
    (left,) = letters(mover)
    assert [text(left).count(f"acted {most} times") for most in (1, 7)] == [1, 1]
    assert await world.waiting_news() == 0


async def test_a_table_may_be_told_otherwise_than_all_others(world: World) -> None:
    await all_want(world, "mention")
    loud, quiet = await world.lobby("Giulia", "Marco"), await world.lobby("Giulia", "Marco")
    ways: tuple[tuple[int, Calling], ...] = ((loud, "message"), (quiet, "none"))
    for person in world.people.values():
        for table, way in ways:
            choose = partial(people.choose_at, table_id=table, user_id=person.id, notices=way)
            await world.store.write(choose)
    for table in (loud, quiet):
        await world.lobbies.start(table, world.people["Giulia"].id)
    await world.tell()
    assert len(letters(await world.mover(loud))) == 1
    for table in (loud, quiet):
        assert not any(called(world.env, one) for one in mine(await world.place(table)))


async def test_who_takes_no_messages_has_one_line_however_often_they_are_reminded(
    world: World,
) -> None:
    await all_want(world, "message")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    await reminded(world, table, 10)
    assert len(await lines_to(world, table, mover)) == 1


async def test_whom_a_stored_order_answers_for_is_not_called(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    first = await world.mover(table)
    other = next(one for one in world.people.values() if one.id != first.id and one.name != "Anna")
    await world.tables.order(table, other.id, PlayWhileAway())
    sent = len(world.env.http_requests)
    await world.turn(table)
    await world.tell()
    assert (await world.mover(table)).id == first.id
    world.later(minutes=3)
    await world.tell()
    assert pinged(world.env, sent) == [first.id]


async def test_nobody_is_pinged_twice_for_one_decision(world: World) -> None:
    """Nor for what the same player is asked next in their turn."""
    await world.wants("Marco", notices="message")
    table = await world.start("Giulia", "Marco", "Anna")
    for _ in range(6):
        sent, turn = len(world.env.http_requests), await world.mover(table)
        while (await world.mover(table)).id == turn.id:
            await world.act(table)
            await world.tell()
        following = await world.mover(table)
        marco = following.id == world.people["Marco"].id
        assert pinged(world.env, sent) == ([] if marco else [following.id])
        assert len(letters(world.people["Marco"])) == marco


def pinged(env: Env, sent: int) -> list[int]:
    """Whom the messages since have notified."""
    bodies = [one.json or {} for one in env.http_requests[sent:] if one.method == "POST"]
    return [
        int(one) for body in bodies for one in (body.get("allowed_mentions") or {}).get("users", ())
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_in_every_game_each_person_has_at_most_one_message(
    simcord_env: Env, store: Database, game: str
) -> None:
    world = World(simcord_env, store, game=game)
    await all_want(world, "message")
    table = await world.start("Giulia", "Marco", "Anna")
    asked = {row.user_id for row in notices.awaited(await world.tables.sight(table))}
    for person in world.people.values():
        assert len(letters(person)) == (person.id in asked)
    await reminded(world, table, 3)
    await news_of(world, table, world.people["Anna"], 2)
    assert all(len(letters(person)) <= 1 for person in world.people.values())
    world.context.pictures.close()
    assert problems(simcord_env.http_requests) == []
