"""Losing a message, a thread or a right never loses a game, and an administrator hears of it."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.outbound.dispatcher import delay
from bot.outbound.sending.context import Context
from bot.outbound.sending.jobs import Job
from bot.outbound.thread import lines
from tests.bot.outbound.arrange import NOON, World, called, labels, mine, text


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 30046), (400, 50083)])
async def test_a_board_that_cannot_be_redrawn_is_posted_anew_and_calls_nobody_again(
    world: World, status: int, code: int
) -> None:
    """Deleted, edited too often, or in a thread that was archived: sending revives that."""
    table = await world.start("Giulia", "Marco")
    old = (await world.posted(table)).board_message
    world.env.inject_error("PATCH", f"/channels/*/messages/{old}", status=status, code=code)
    await world.news(table, "board")
    await world.tell()
    board = mine(await world.place(table))[-1]
    assert board.id != old
    assert (await world.posted(table)).board_message == board.id
    if code == 30046:
        assert old not in [one.id for one in mine(await world.place(table))]
    assert called(world.env, board) == set()
    assert "My hand" in labels(board)


async def test_a_lobby_card_that_takes_no_edits_any_more_is_replaced_by_one(world: World) -> None:
    table = await world.lobby("Giulia")
    await world.tell()
    old = (await world.posted(table)).lobby_message
    world.env.inject_error("PATCH", f"/channels/*/messages/{old}", status=400, code=30046)
    await world.lobbies.join(table, world.people["Marco"].id, "Marco")
    await world.tell()
    (card,) = mine(world.channel)
    assert card.id != old
    assert "Marco" in text(card)


async def test_a_board_that_somebody_deleted_comes_back(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await mine(await world.place(table))[-1].delete()
    await world.news(table, "board")
    await world.tell()
    assert "My hand" in labels(mine(await world.place(table))[-1])


def locked(world: World, place: int) -> None:
    world.env.backend.edit_channel(place, {}, thread_metadata={"locked": True})


async def test_a_line_that_finds_the_thread_gone_stops_the_clock(world: World) -> None:
    """Nothing is posted elsewhere: those who play say where the table goes."""
    table = await world.start("Giulia", "Marco")
    before = len(mine(world.channel))
    world.env.backend.delete_channel((await world.place(table)).id)
    await world.news(table, "say", "player-back", seat=0)
    await world.tell()
    sight = await world.tables.sight(table)
    assert (sight.table.stage, sight.table.unreachable) == ("paused", "deleted")
    assert len(mine(world.channel)) == before
    assert "is gone or locked" in text(world.owner_told()[0])
    assert await world.waiting_news() == 0


async def test_a_board_that_finds_the_thread_locked_stops_the_clock(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    place = await world.place(table)
    world.env.inject_error(
        "*", f"/channels/{place.id}/messages*", status=400, code=160005, times=None
    )
    locked(world, place.id)
    await world.turn(table)
    await world.tell()
    sight = await world.tables.sight(table)
    assert (sight.table.stage, sight.table.unreachable) == ("paused", "locked")


async def test_an_archived_thread_that_the_bot_may_not_open_stops_the_clock(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    place = await world.place(table)
    world.env.inject_error(
        "*", f"/channels/{place.id}/messages*", status=400, code=50083, times=None
    )
    world.env.inject_error("PATCH", f"/channels/{place.id}", status=403, code=50013)
    await world.turn(table)
    await world.tell()
    assert (await world.tables.sight(table)).table.unreachable == "locked"


async def test_without_the_right_to_open_threads_the_channel_does(world: World) -> None:
    me = world.guild.me
    assert me is not None
    denied = discord.PermissionOverwrite(create_public_threads=False, attach_files=True)
    world.channel = world.guild.create_text_channel("narrow", overwrites={me: denied})
    table = await world.start("Giulia", "Marco")
    assert (await world.place(table)).id == world.channel.id
    (message,) = world.owner_told()
    assert "Create Public Threads" in text(message)
    assert "Attach Files" not in text(message)


async def test_an_administrator_is_told_once(world: World) -> None:
    me = world.guild.me
    assert me is not None
    denied = discord.PermissionOverwrite(create_public_threads=False)
    world.channel = world.guild.create_text_channel("narrow", overwrites={me: denied})
    for _ in range(3):
        await world.start("Giulia", "Marco")
    assert len(world.owner_told()) == 1


async def test_a_server_that_is_full_of_threads_is_told_so_once_and_the_tables_play_on(
    world: World,
) -> None:
    world.env.inject_error("POST", "*/threads", status=400, code=160006, times=None)
    tables = [await world.start("Giulia", "Marco") for _ in range(3)]
    for table in tables:
        assert (await world.place(table)).id == world.channel.id
    (message,) = world.owner_told()
    assert "as many open threads as Discord allows" in text(message)


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, 0), (400, 0), (405, 0), (408, 0), (403, 40333), (429, 40062), (400, 40004), (403, 0)],
)
async def test_what_discord_does_not_say_in_its_own_words_is_an_outage(
    world: World, status: int, code: int
) -> None:
    """A proxy's page with a 404 says nothing of the board."""
    table = await world.start("Giulia", "Marco")
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    await world.turn(table)
    await world.tell()
    assert await world.waiting_news() > 0
    world.later(minutes=2)
    await world.tell()
    assert await world.waiting_news() == 0
    assert called(world.env, mine(await world.place(table))[-1])


async def test_a_channel_without_rights_waits_until_they_are_given(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    place = await world.place(table)
    world.env.inject_error(
        "POST", f"/channels/{place.id}/messages", status=403, code=50013, times=2
    )
    await world.turn(table)
    for minutes in (0, 1, 10, 10):
        world.later(minutes=minutes)
        await world.tell()
    assert called(world.env, mine(place)[-1]) == {(await world.mover(table)).id}
    assert await world.waiting_news() == 0


async def test_a_table_in_trouble_holds_up_no_other(world: World) -> None:
    first = await world.start("Giulia", "Marco")
    second = await world.start("Giulia", "Anna")
    for place in (world.channel, await world.place(first)):
        world.env.inject_error(
            "POST", f"/channels/{place.id}/messages", status=403, code=50013, times=None
        )
    for table in (first, second):
        await world.turn(table)
    await world.tell()
    board = mine(await world.place(second))[-1]
    assert called(world.env, board) == {(await world.mover(second)).id}


@pytest.mark.parametrize("status", [401, 403, 500, 503])
async def test_when_discord_fails_it_is_told_later_and_once(world: World, status: int) -> None:
    """A proxy's page, too: a refusal without a code of Discord's is none of Discord's."""
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=0, times=3)
    await world.turn(table)
    for _ in range(8):
        await world.tell()
        world.later(minutes=1)
    assert len(mine(await world.place(table))) == before + 1
    assert await world.waiting_news() == 0


async def test_what_discord_will_never_take_is_given_up_and_the_table_goes_on(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
    await world.turn(table)
    await world.tell()
    assert await world.waiting_news() == 0
    await world.turn(table)
    await world.tell()
    board = mine(await world.place(table))[-1]
    assert called(world.env, board) == {(await world.mover(table)).id}


async def test_a_fault_of_our_own_is_given_up_after_some_tries(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.start("Giulia", "Marco")
    await world.news(table, "say", "no-such-sentence")
    for _ in range(8):
        await world.tell()
        world.later(minutes=10)
    assert await world.waiting_news() == 0
    (message,) = world.owner_told()
    assert "couldn’t be posted" in text(message)


async def test_a_fault_of_our_own_is_tried_five_times_and_no_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    async def failing(_: Context, job: Job) -> None:
        tries.append(job.tries)
        raise LookupError

    monkeypatch.setattr(lines, "say", failing)
    table = await world.start("Giulia", "Marco")
    await world.news(table, "say", "outage-over")
    for _ in range(8):
        await world.tell()
        world.later(minutes=10)
    assert tries == [0, 1, 2, 3, 4]
    assert await world.waiting_news() == 0


async def test_an_owner_who_takes_no_messages_reads_it_in_the_system_channel(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    guild = world.env.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._system_channel_id = world.channel.id
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    thread = await world.place(table)
    world.env.inject_error(
        "POST", f"/channels/{thread.id}/messages", status=404, code=10003, times=None
    )
    await world.turn(table)
    await world.tell()
    assert any("is gone or locked" in text(one) for one in mine(world.channel))


def test_tries_come_ever_later_but_four_times_a_minute() -> None:
    waits = [delay(tries).total_seconds() for tries in range(8)]
    assert waits == [2, 6, 15, 15, 15, 15, 15, 15]
    assert NOON + delay(500) > NOON


async def test_without_the_right_to_attach_files_the_board_is_told_in_words(world: World) -> None:
    me = world.guild.me
    assert me is not None
    denied = discord.PermissionOverwrite(attach_files=False)
    world.channel = world.guild.create_text_channel("narrow", overwrites={me: denied})
    table = await world.start("Giulia", "Marco")
    board = mine(await world.place(table))[-1]
    assert f"Board of table {table}" in text(board)
    assert "My hand" in labels(board)
    assert board.attachments == []
    (message,) = world.owner_told()
    assert "Attach Files" in text(message)


async def test_an_answer_that_cannot_be_read_ends_no_quiet_moment(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What tells everything would be over with it."""
    table = await world.start("Giulia", "Marco")
    sight = await world.tables.sight(table)
    world.context.outdated.append((sight, 7, True))
    monkeypatch.setattr(discord.PartialMessage, "edit", AsyncMock(side_effect=KeyError("id")))
    await world.herald._tidied()
    assert not world.context.outdated


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("kind", ["edit", "send"])
async def test_a_picture_of_which_no_answer_comes_is_sent_once_more_and_then_left_out(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str, times: int
) -> None:
    """No answer says nothing of the picture: the message may be there as it should be."""
    table = await world.start("Giulia", "Marco")
    owner = discord.PartialMessage if kind == "edit" else discord.abc.Messageable
    asks, left = getattr(owner, kind), [TimeoutError()] * times

    async def unanswered(*given: Any, **called: Any) -> Any:
        if left and (called.get("attachments") or called.get("files")):
            raise left.pop()
        return await asks(*given, **called)

    monkeypatch.setattr(owner, kind, unanswered)
    before = len(mine(await world.place(table)))
    await (world.news(table, "board") if kind == "edit" else world.turn(table))
    await world.tell()
    there = mine(await world.place(table))
    assert (len(there), left) == (before + (kind == "send"), [])
    assert bool(there[-1].attachments) is (times == 1)
