"""Turns that close by the clock: one board for each, redrawn calmly; calls; what is private."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta

import discord

from bot.engine.draft import Draft
from bot.herald import Herald, boards
from bot.herald.calendars import closings
from games.core.words import Action, Seat
from games.impero.actions import Bid, Found, Issue, Ready, Send
from games.impero.events import Earned
from tests.bot.herald.arrange import NOON, World, called, files, labels, mine, text


async def user(world: World, table: int, seat: int) -> int:
    found = (await world.tables.sight(table)).seats[seat].user_id
    assert found is not None
    return found


async def act(world: World, table: int, seat: int, action: Action) -> None:
    await world.tables.act(table, await user(world, table, seat), action)


async def board(world: World, table: int) -> discord.Message:
    """The present one."""
    present = (await world.posted(table)).board_message
    return next(one for one in mine(await world.place(table)) if one.id == present)


async def auction(world: World, *names: str) -> int:
    table = await world.start(*names)
    await act(world, table, 0, Found("Eagle", 1000))
    await act(world, table, 0, Issue(0, 10, 100))
    await world.tell()
    return table


async def test_a_turn_is_one_message_whoever_acts_and_whatever_runs_out(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    first = await board(clocked, table)
    for seat, amount in ((1, 100), (2, 150)):
        await act(clocked, table, seat, Bid(1, amount))
        await clocked.tell()
    clocked.later(hours=12, minutes=1)
    await clocked.tables.ring(table)
    await clocked.tell()
    assert (await clocked.tables.sight(table)).view.auctions == ()
    assert (await clocked.tables.sight(table)).view.turn == 1
    assert (await board(clocked, table)).id == first.id


async def test_the_next_turn_is_a_new_one_and_tells_what_came_since(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    first = await board(clocked, table)
    clocked.later(days=1)
    await clocked.tables.ring(table)
    await clocked.tell()
    assert (await clocked.tables.sight(table)).view.turn > 1
    assert (await board(clocked, table)).id != first.id


async def test_a_move_taken_back_leaves_the_message(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    first = await board(clocked, table)
    await act(clocked, table, 0, Ready())
    await clocked.tell()
    await clocked.tables.undo(table, await user(clocked, table, 0))
    await clocked.tell()
    assert (await board(clocked, table)).id == first.id


async def test_after_a_pause_the_deadline_is_another_and_so_is_the_message(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    first = await board(clocked, table)
    host = clocked.people["Giulia"].id
    for what in ("pause", "resume"):
        await clocked.tables.call(table, host, what, admin=True)
        await clocked.tell()
    assert (await board(clocked, table)).id != first.id


async def test_the_deadline_is_the_turns_and_not_that_of_an_auction(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    sight = await clocked.tables.sight(table)
    assert len(sight.table.alarms) == 2
    assert sight.deadline == sight.table.alarms[1].due
    assert f"<t:{int(sight.deadline.timestamp())}:f>" in text(await board(clocked, table))


async def test_a_call_is_a_line_that_notifies_only_him(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    for seat, amount in ((1, 100), (2, 150)):
        await act(clocked, table, seat, Bid(1, amount))
    await clocked.tell()
    outbid = await user(clocked, table, 1)
    line = mine(await clocked.place(table))[-1]
    assert called(clocked.env, line) == {outbid}
    assert text(line).startswith(f"<@{outbid}>: ")
    assert (await board(clocked, table)).id != line.id


async def test_who_wants_messages_is_called_by_message_and_who_wants_none_is_not(
    clocked: World,
) -> None:
    await clocked.wants("Giulia", notices="message")
    for name in ("Marco", "Anna"):
        await clocked.wants(name, notices="none")
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    lines = len(mine(await clocked.place(table)))
    giulia = clocked.people["Giulia"]
    letters = len(mine(giulia.user.dm_channel))
    amount = 100
    for _ in range(2):
        for seat in range(3):
            await act(clocked, table, seat, Bid(1, amount))
            amount += 10
    await clocked.tell()
    assert len(mine(await clocked.place(table))) == lines
    assert len(mine(giulia.user.dm_channel)) == letters + 1


async def test_who_takes_no_message_is_called_by_the_line(clocked: World) -> None:
    for name in ("Giulia", "Marco"):
        await clocked.wants(name, notices="message")
    clocked.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    table = await auction(clocked, "Giulia", "Marco")
    for seat, amount in ((1, 100), (0, 150)):
        await act(clocked, table, seat, Bid(1, amount))
    await clocked.tell()
    line = mine(await clocked.place(table))[-1]
    assert called(clocked.env, line) == {await user(clocked, table, 1)}


async def test_a_call_that_was_made_before_a_crash_is_not_made_again(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    for seat, amount in ((1, 100), (2, 150)):
        await act(clocked, table, seat, Bid(1, amount))
    clocked.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await clocked.tell()
    before = len(mine(await clocked.place(table)))
    clocked.restart()
    clocked.later(minutes=1)
    await clocked.tell()
    assert len(mine(await clocked.place(table))) == before
    assert await clocked.waiting_news() == 0


async def test_what_is_private_is_whispered_to_whom_it_concerns_and_said_to_nobody_else(
    clocked: World,
) -> None:
    table = await clocked.start("Giulia", "Marco")
    giver, taker = [await user(clocked, table, seat) for seat in range(2)]
    before = len(mine(await clocked.place(table)))
    await act(clocked, table, 0, Send(Seat(1), 500))
    await clocked.tell()
    letters = {one.id: mine(one.user.dm_channel) for one in clocked.people.values()}
    assert [len(letters[one]) for one in (giver, taker)] == [0, 1]
    assert "$5.00" in text(letters[taker][0])
    assert len(mine(await clocked.place(table))) == before
    assert "$5.00" not in text(await board(clocked, table))


async def test_a_call_by_message_to_a_new_turn_says_what_only_he_was_told(clocked: World) -> None:
    for name in ("Giulia", "Marco"):
        await clocked.wants(name, notices="message")
    table = await clocked.start("Giulia", "Marco")
    await act(clocked, table, 0, Found("Eagle", 1000))
    await act(clocked, table, 0, Send(Seat(1), 500))
    clocked.later(hours=21)
    await clocked.tables.ring(table)
    await clocked.tell()
    giver = await user(clocked, table, 0)
    person = next(one for one in clocked.people.values() if one.id == giver)
    letter = text(mine(person.user.dm_channel)[-1])
    told = await clocked.tables.told(table, giver, 0)
    (earned,) = [event for one in told for event in one.events if isinstance(event, Earned)]
    words = clocked.desk.words(await clocked.tables.sight(table))
    assert letter.startswith("**Impero · table 1** waits for you: ")
    assert f"- {words.event(earned)}" in letter
    clocked.later(hours=12)
    await clocked.tables.ring(table)
    await clocked.tell()
    next_letter = text(mine(person.user.dm_channel)[-1])
    assert next_letter.count("\n- ") == 1
    assert words.event(earned) not in next_letter


async def test_there_is_no_undo_on_a_board_for_all(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    await act(clocked, table, 0, Ready())
    await clocked.tell()
    assert "Undo" not in labels(await board(clocked, table))


@asynccontextmanager
async def awake(world: World) -> AsyncIterator[None]:
    """The herald looks by himself, often."""
    world.herald = Herald(world.desk, every=0.02)
    running = asyncio.create_task(world.herald.run())
    yield
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def idle(world: World) -> None:
    """Time for all that the herald would do now."""
    for _ in range(12):
        await asyncio.sleep(0.02)
        await world.env.settle()


def drawings(world: World, message: discord.Message) -> int:
    """How often it was edited."""
    path = f"/messages/{message.id}"
    return sum(one.method == "PATCH" and one.path.endswith(path) for one in world.env.http_requests)


async def test_sixty_moves_in_a_minute_are_few_drawings_and_the_last_shows_all(
    clocked: World,
) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    shown = await board(clocked, table)
    before = drawings(clocked, shown)
    async with awake(clocked):
        for number in range(60):
            clocked.later(seconds=1)
            await act(clocked, table, number % 2, Bid(1, 100 + number))
            await asyncio.sleep(0)
        await idle(clocked)
        clocked.later(seconds=boards.CALM.total_seconds())
        await idle(clocked)
    sight = await clocked.tables.sight(table)
    assert 0 < drawings(clocked, shown) - before <= 14
    assert files(await board(clocked, table)) == [f"table-{table}-{sight.table.number}.png"]
    assert await clocked.waiting_news() == 0


async def test_lines_do_not_wait_for_the_board(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco")
    async with awake(clocked):
        for seat, amount in ((0, 100), (1, 150)):
            await act(clocked, table, seat, Bid(1, amount))
        await idle(clocked)
        line = mine(await clocked.place(table))[-1]
        assert called(clocked.env, line) == {await user(clocked, table, 0)}
        assert await clocked.waiting_news() == 1


async def test_a_new_turn_does_not_wait(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    first = await board(clocked, table)
    due = (await clocked.tables.sight(table)).deadline
    assert due is not None
    clocked.now = due
    clocked.desk.drawn[table] = (due, (await clocked.tables.sight(table)).table.decision)
    async with awake(clocked):
        await clocked.tables.ring(table)
        await idle(clocked)
    assert (await board(clocked, table)).id != first.id


async def test_twenty_players_fit_on_the_card_the_opening_and_the_board(clocked: World) -> None:
    """With the longest names, sixty turns, and ids as long as they will ever be."""
    table = await clocked.lobby("Giulia")
    host = clocked.people["Giulia"].id
    for number in range(19):
        await clocked.lobbies.join(table, 9 * 10**18 + number, f"{number:02}{'w' * 26}")
    for name, value in {"turns": 60, "hours": [3, 9, 15, 21]}.items():
        await clocked.lobbies.set_option(table, host, name, value)
    await clocked.tell()
    await clocked.lobbies.start(table, host)
    await clocked.tell()
    opening, shown = mine(await clocked.place(table))
    assert text(shown).count("<@") == 20
    assert "60. <t:" in text(opening)
    assert await clocked.waiting_news() == 0


async def test_the_card_has_the_hours_the_start_and_all_closings(clocked: World) -> None:
    """From the evening, which is near, the first turn lasts to the evening after."""
    table = await clocked.lobby("Giulia")
    async with clocked.tables.room.hold(table) as live:
        draft = Draft(live, clocked.now)
        draft.set(starts=clocked.now.replace(hour=21))
        draft.tell("lobby")
        await clocked.tables.room.commit(draft)
    await clocked.tell()
    (card,) = mine(clocked.channel)
    start = int(clocked.now.replace(hour=21).timestamp())
    assert "14 turns, which close at 9:00 and 21:00 (UTC)" in text(card)
    assert f"starts by itself on <t:{start}:f>" in text(card)
    half = 12 * 3600
    dates = [f"{n}. <t:{start + n * half}:f>" for n in range(1, 15)]
    assert "\n".join(dates) in text(card)
    assert "Pace daily" not in text(card)


async def test_a_live_table_says_how_long_it_takes(clocked: World) -> None:
    table = await clocked.lobby("Giulia")
    await clocked.lobbies.set_option(table, clocked.people["Giulia"].id, "minutes", "10")
    await clocked.tell()
    (card,) = mine(clocked.channel)
    assert "14 turns of 10 minutes each: the game takes 2 hours and 20 minutes." in text(card)


async def test_the_opening_has_the_calendar_from_the_start(clocked: World) -> None:
    """Begun at noon, the first turn closes at the second hour from then."""
    table = await clocked.start("Giulia", "Marco")
    opening, _ = mine(await clocked.place(table))
    first = int((NOON + timedelta(hours=21)).timestamp())
    assert f"1. <t:{first}:f>" in text(opening)


async def test_after_a_pause_the_calendar_is_read_anew(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    host = clocked.people["Giulia"].id
    await clocked.tables.call(table, host, "pause", admin=True)
    clocked.later(days=3, hours=1)
    await clocked.tables.call(table, host, "resume", admin=True)
    sight = await clocked.tables.sight(table)
    found = closings(sight)
    assert [turn for turn, _ in found] == list(range(1, 15))
    assert found[0] == (1, sight.deadline)
    assert found[1][1] - found[0][1] == timedelta(hours=12)
