"""One board message per turn: who must act, what has happened, the picture, the open buttons."""

from __future__ import annotations

import io

import discord
import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.lobbies import Lobbies
from bot.outbound.sending import post
from bot.store import posted
from bot.ui.board import board_rows
from bot.ui.sheet import Sheet, galleries
from tests.bot.outbound.arrange import World, alts, called, files, labels, mine, text, ways


def pixel_png() -> bytes:
    data = io.BytesIO()
    Image.new("P", (1, 1)).save(data, "PNG")
    return data.getvalue()


async def test_a_table_starts_in_a_thread_of_its_own(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    (thread,) = world.channel.threads
    assert (thread.name or "").startswith(f"Acquire · table {table}: ")
    assert (await world.tables.sight(table)).table.place_id == thread.id


async def test_a_thread_that_was_opened_before_a_crash_is_taken(world: World) -> None:
    table = await world.lobby("Giulia", "Marco")
    await world.tell()
    await world.lobbies.start(table, world.people["Giulia"].id)
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=160004)
    card = (await world.posted(table)).lobby_message
    world.env.inject_error("POST", f"/channels/{card}/messages", status=500)
    await world.tell()
    assert (await world.tables.sight(table)).table.place_id == card


async def test_an_announcement_channel_has_threads_of_its_own_kind(world: World) -> None:
    """Discord refuses others there; at a card it chooses the kind itself, so there is none here."""
    world.channel = world.guild.create_news_channel("announcements")
    table = await world.lobby("Giulia", "Marco")
    await world.lobbies.start(table, world.people["Giulia"].id)
    await world.tell()
    sent = world.env.http_requests
    (opened,) = [one.json or {} for one in sent if one.path.endswith("/threads")]
    assert opened["type"] == discord.ChannelType.news_thread.value


async def test_a_server_may_want_no_threads(world: World) -> None:
    await world.server_wants(threads=False)
    table = await world.start("Giulia", "Marco")
    assert world.channel.threads == []
    assert (await world.place(table)).id == world.channel.id
    _, _, board = mine(world.channel)
    mover = await world.mover(table)
    assert text(board).startswith(
        f"{mover.mention} Acquire {table}: play a tile, by Sun 12:00\n[My hand] · by "
    )


async def test_the_first_line_has_the_seats_the_clock_and_the_hash(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    opening, _ = mine(await world.place(table))
    assert called(world.env, opening) == set()
    for part in ("Giulia", "Marco", "24 hours", (await world.tables.sight(table)).seed_hash):
        assert part in text(opening)


async def test_the_board_says_who_must_act_until_when_and_calls_him_only(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    board = mine(await world.place(table))[-1]
    assert text(board).count("play a tile") == 1
    due = int((await world.tables.sight(table)).table.alarms[0].due.timestamp())
    assert text(board).startswith(
        f"{mover.mention} Acquire {table}: play a tile, by Sun 12:00\n[My hand] · "
    )
    assert f"<t:{due}:f> (<t:{due}:R>)" in text(board)
    assert called(world.env, board) == {mover.id}
    assert labels(board) == ["My hand"]


async def test_the_picture_is_the_public_one_and_has_its_alt_text(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    board = mine(await world.place(table))[-1]
    assert alts(board) == [f"Board of table {table} for None: {await names(world, table)}"]


async def names(world: World, table: int) -> str:
    return " ".join((await world.tables.sight(table)).names)


async def test_the_same_persons_next_decision_redraws_the_board(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await world.twice(table)
    before = mine(await world.place(table))
    await world.tell()
    after = mine(await world.place(table))
    number = (await world.tables.sight(table)).table.number
    assert (await world.posted(table)).board_number == number
    assert [one.id for one in after] == [one.id for one in before]
    (name,) = files(after[-1])
    assert name.startswith(f"table-{table}-")
    assert "plays" in text(after[-1])
    assert text(after[-1]).startswith(f"{(await world.mover(table)).mention} Acquire ")


async def test_the_next_persons_turn_has_a_new_board_and_the_old_one_no_buttons(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    old = mine(await world.place(table))[-1]
    first = await world.turn(table)
    await world.tell()
    stripped, board = mine(await world.place(table))[-2:]
    second = await world.mover(table)
    assert second.id != first.id
    assert stripped.id == old.id
    assert labels(stripped) == []
    assert (text(stripped), alts(stripped), files(stripped)) == (text(old), alts(old), files(old))
    assert "My hand" in labels(board)
    assert called(world.env, board) == {second.id}


@pytest.mark.parametrize("same", [True, False])
async def test_a_board_of_components_is_followed_by_a_plain_one_and_keeps_no_button(
    world: World, same: bool
) -> None:
    """Of a version before: it takes no content, so also where the same person goes on."""
    table = await world.start("Giulia", "Marco")
    if same:
        await world.twice(table)
    place, row = await world.place(table), await world.posted(table)
    sight = await world.tables.sight(table)
    words, about = world.context.words(sight), row.board_turn
    assert about is not None
    shown = name, _, _ = ("old.png", pixel_png(), "The board")
    view = Sheet(
        discord.ui.TextDisplay("### play a tile"),
        *galleries([shown]),
        *board_rows(sight, words, undo=False),
    )
    message = await post.send(world.context.here(sight), post.Letter(view, [shown]), "old")
    old = replace(row, board_message=message, board_turn=replace(about, plain=False))
    await world.store.write(lambda link: posted.save(link, old))
    if same:
        await world.news(table, "board")
    else:
        await world.turn(table)
    await world.tell()
    stripped, board = mine(place)[-2:]
    assert stripped.id == message
    assert (labels(stripped), files(stripped)) == ([], [name])
    assert "play a tile" in text(stripped)
    assert stripped.flags.components_v2
    assert not board.flags.components_v2
    assert "My hand" in labels(board)


async def test_a_board_whose_edit_is_refused_stays_whole(world: World) -> None:
    """What Discord will never take is given up; the next decision has a message of its own."""
    table = await world.start("Giulia", "Marco")
    await world.twice(table)
    old = mine(await world.place(table))[-1]
    pattern = f"/channels/*/messages/{old.id}"
    world.env.inject_error("PATCH", pattern, status=400, code=50035, times=None)
    await world.tell()
    await world.tell()
    now = next(one for one in mine(await world.place(table)) if one.id == old.id)
    assert (text(now), labels(now), files(now)) == (text(old), labels(old), files(old))
    assert await world.waiting_news() == 0
    before = len(mine(await world.place(table)))
    await world.turn(table)
    await world.tell()
    assert len(mine(await world.place(table))) == before + 1


async def test_a_whole_round_of_computers_is_one_message(world: World) -> None:
    table = await world.start("Giulia", computers=4)
    before = mine(await world.place(table))
    await world.turn(table)
    await world.tell()
    board = mine(await world.place(table))[len(before) :]
    assert len(board) == 1
    assert text(board[0]).count("⚙") >= 4
    assert called(world.env, board[0]) == set()
    world.later(minutes=3)
    await world.tell()
    assert called(world.env, mine(await world.place(table))[-1]) == {world.people["Giulia"].id}


async def test_an_undo_of_ones_own_redraws_the_board(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await world.twice(table)
    await world.tell()
    mover, board = await world.mover(table), mine(await world.place(table))[-1]
    assert "Undo" in labels(board)
    await world.tables.undo(table, mover.id)
    await world.tell()
    board, line = mine(await world.place(table))[-2:]
    assert f"{mover.mention} Acquire {table}: play a tile" in text(board)
    assert "undoes a move" in text(line)
    assert (await world.posted(table)).board_message == board.id


async def test_who_wants_no_calls_is_only_named(world: World) -> None:
    for name in ("Giulia", "Marco"):
        await world.wants(name, notices="none")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    board = mine(await world.place(table))[-1]
    assert called(world.env, board) == set()
    assert mover.name in text(board)
    assert mover.mention not in text(board)


async def test_who_wants_messages_gets_one_with_a_link(world: World) -> None:
    for name in ("Giulia", "Marco"):
        await world.wants(name, notices="message")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    board = mine(await world.place(table))[-1]
    (message,) = mine(mover.user.dm_channel)
    assert called(world.env, board) == set()
    assert "play a tile" in text(message)
    address = f"https://discord.com/channels/{world.guild.id}/{board.channel.id}/{board.id}"
    assert ways(message) == [address]


async def test_who_takes_no_messages_is_mentioned_instead_from_then_on(world: World) -> None:
    for name in ("Giulia", "Marco"):
        await world.wants(name, notices="message")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    table = await world.start("Giulia", "Marco")
    first = await world.mover(table)
    assert called(world.env, mine(await world.place(table))[-1]) == {first.id}
    for _ in range(2):
        await world.turn(table)
        await world.tell()
    board = mine(await world.place(table))[-1]
    assert called(world.env, board) == {first.id}
    assert "My hand" in labels(board)


async def test_a_paused_table_calls_nobody_and_calls_again_when_it_goes_on(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    host = world.people["Giulia"].id
    await world.tables.call(table, host, "pause", admin=True)
    await world.tell()
    paused, _ = mine(await world.place(table))[-2:]
    assert "The table is paused" in text(paused)
    assert labels(paused) == ["My hand", "Resume"]
    await world.tables.call(table, host, "resume", admin=True)
    await world.tell()
    board = mine(await world.place(table))[-1]
    assert called(world.env, board) == {(await world.mover(table)).id}


async def test_a_table_that_is_broken_off_has_no_buttons(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await world.tables.call(table, world.people["Giulia"].id, "end", admin=True)
    await world.tell()
    board = mine(await world.place(table))[1]
    assert "The game has no result" in text(board)
    assert labels(board) == []


async def test_the_computer_of_an_absent_person_is_not_called(world: World) -> None:
    table = await world.start("Giulia", "Marco", "Anna")
    first = await world.mover(table)
    for _ in range(12):
        world.later(days=2)
        await world.tables.ring(table)
        await world.tell()
    lines = "\n".join(text(one) for one in mine(await world.place(table)))
    assert f"{first.name} has missed their deadlines" in lines
    sight = await world.tables.sight(table)
    gone = {row.user_id for row in sight.seats if row.computer}
    assert first.id in gone
    board = (await world.posted(table)).board_message
    shown = next(one for one in mine(await world.place(table)) if one.id == board)
    assert not called(world.env, shown) & gone


async def test_an_italian_table_speaks_italian(world: World) -> None:
    world.language = "it"
    table = await world.start("Giulia", "Marco")
    opening, board = mine(await world.place(table))
    assert "è cominciato" in text(opening)
    assert "entro il <t:" in text(board)
    assert labels(board) == ["La mia mano"]


async def test_names_of_28_letters_fit_everywhere(world: World) -> None:
    host = world.people["Giulia"].id
    lobbies: Lobbies = world.lobbies
    long = [f"{letter}{'w' * 27}" for letter in "ABCDEF"]
    table = await lobbies.open(
        world.guild.id, world.channel.id, host, long[0], "acquire", world.language
    )
    for number, name in enumerate(long[1:]):
        await lobbies.join(table, 1000 + number, name)
    await world.tell()
    await lobbies.start(table, host)
    await world.tell()
    (thread,) = world.channel.threads
    assert len(thread.name or "") == 100
    assert (await world.waiting_news()) == 0


async def test_an_outage_is_a_line_in_the_board_and_not_a_message(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    before = [one.id for one in mine(await world.place(table))]
    await world.news(table, "board", "outage-credit", lost=7200)
    await world.tell()
    messages = mine(await world.place(table))
    assert [one.id for one in messages] == before
    assert "- For a while nobody could play here: every deadline is 2 hours later." in text(
        messages[-1]
    )
