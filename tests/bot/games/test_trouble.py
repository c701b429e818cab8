"""Discord fails, forgets, refuses; people delete and lock: the game goes on, and nobody loses it."""

from __future__ import annotations

import discord
import pytest
from structlog.testing import capture_logs

from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.sim import House


async def goes_on(game: Game) -> None:
    """The next move is answered, and a board with buttons calls the player who is asked then."""
    reply = await game.step()
    assert reply.text.startswith("- ")
    who = await game.mover()
    board = game.house.board
    assert "My hand" in board.open
    assert f"<@{game.house.people[who].id}>" in board.text


async def test_a_board_that_somebody_deleted_is_posted_again(house: House) -> None:
    game = await opened(house, SHORT)
    old = house.board
    house.env.backend.delete_message(old.channel_id, old.id)
    await goes_on(game)
    assert old.gone
    assert house.board.id != old.id


async def test_an_archived_thread_is_revived_by_the_next_move(house: House) -> None:
    game = await opened(house, SHORT)
    await game.until(2)
    thread = house.env.backend.get_channel(house.place.id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived = True
    await goes_on(game)


async def test_without_the_right_to_open_threads_the_channel_is_the_table(house: House) -> None:
    house.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    house.env.inject_error(
        "POST", "/channels/*/messages/*/threads", status=403, code=50013, times=None
    )
    game = await opened(house, SHORT)
    assert house.place.id == house.channel.id
    await goes_on(game)


async def test_opening_a_table_where_the_bot_may_not_write_names_what_is_missing(
    house: House,
) -> None:
    me = house.guild.me
    assert me is not None
    silent = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    channel = house.guild.create_text_channel("hall", overwrites={me: silent})
    await house.settle()
    reply = await house.slash("giulia", "play", channel, game="acquire")
    assert reply.private
    assert "Send Messages" in reply.text
    check = await house.slash("ada", "setup check", channel)
    assert "Send Messages" in check.text


@pytest.mark.parametrize(("status", "times"), [(500, 2), (429, 2), (503, 1)])
async def test_an_outage_of_discord_delays_a_board_and_doubles_nothing(
    house: House, status: int, times: int
) -> None:
    game = await opened(house, SHORT)
    await game.until(2)
    before = len(house.messages())
    house.env.inject_error("POST", "/channels/*/messages", status=status, times=times)
    reply = await game.step()
    assert reply.text.startswith("- ")
    assert len(house.messages()) == before
    await house.advance(60)
    await house.advance(60)
    assert len(house.messages()) == before + 1
    await goes_on(game)


async def test_a_move_is_saved_though_its_answer_could_not_be_sent(house: House) -> None:
    """The same move again does nothing, and says where the game stands."""
    game = await opened(house, SHORT)
    who = await game.mover()
    action = await game.plan(who)
    house.env.inject_error("*", "/webhooks/*", status=500, times=2)
    await game.type(who, action)
    assert (await game.sight()).table.number == 1
    reply = await game.type(who, action)
    assert reply.private
    assert "can’t be done at this point" in reply.text
    assert (await game.sight()).table.number == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027), (400, 40060)])
async def test_an_interaction_that_has_expired_breaks_nothing(
    house: House, status: int, code: int
) -> None:
    game = await opened(house, SHORT)
    house.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    who = await game.mover()
    await house.press(who, "My hand")
    await goes_on(game)


@pytest.mark.parametrize("code", [10008, 10015])
async def test_a_private_message_that_was_dismissed_is_no_fault(house: House, code: int) -> None:
    """The move is made, and nobody reads that something broke."""
    game = await opened(house, SHORT)
    who = await game.mover()
    house.env.inject_error("*", "/webhooks/*", status=404, code=code, times=None)
    with capture_logs() as logs:
        await game.type(who, await game.plan(who))
    house.env.backend.faults.clear()
    assert (await game.sight()).table.number == 1
    assert [one for one in logs if one["event"] == "interaction failed"] == []
    assert {"event": "interaction gone", "code": code, "log_level": "info"} in logs
    await goes_on(game)


async def test_who_takes_no_direct_messages_is_called_in_the_thread(house: House) -> None:
    for who in ("giulia", "marco", "ottavia"):
        await house.slash(who, "me settings", notifications="message")
        mailbox = house.people[who].user.dm_channel
        house.env.inject_error(
            "POST", f"/channels/{mailbox.id}/messages", status=403, code=50007, times=None
        )
    game = await opened(house, SHORT)
    who = await game.mover()
    assert house.letters(house.people[who].id) == []
    assert house.people[who].id in {one for seen in house.messages() for one in seen.called}
    await goes_on(game)


async def test_who_wants_direct_messages_gets_them_and_no_mention(house: House) -> None:
    for who in ("giulia", "marco", "ottavia"):
        await house.slash(who, "me settings", notifications="message")
    game = await opened(house, SHORT)
    who = await game.mover()
    (letter,) = house.letters(house.people[who].id)
    assert any("discord.com/channels" in part.get("url", "") for part in letter.parts)
    assert house.board.called == []


async def test_who_leaves_the_server_leaves_the_game_running(house: House) -> None:
    game = await opened(house, SHORT)
    gone = await game.other(await game.mover())
    house.guild.remove_member(house.people[gone])
    await house.settle()
    await goes_on(game)


async def test_a_person_who_is_forgotten_is_replaced_by_a_nameless_seat(house: House) -> None:
    game = await opened(house, SHORT)
    gone = await game.other(await game.mover())
    asked = await house.slash(gone, "me forget")
    await house.press(gone, asked.seen.open[0], asked.seen)
    sight = await game.sight()
    assert house.people[gone].id not in [seat.user_id for seat in sight.seats]
    assert gone.title() not in sight.names
    await game.step()
    assert gone.title() not in house.board.text
