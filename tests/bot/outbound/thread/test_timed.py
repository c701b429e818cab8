"""Turns that close by the clock: one board for each, however many act in it."""

from __future__ import annotations

from games.impero.actions import Bid, Ready
from tests.bot.outbound.arrange import World, called, labels, mine, text
from tests.bot.outbound.timed import act, auction, board, user


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


async def test_there_is_no_undo_on_a_board_for_all(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    await act(clocked, table, 0, Ready())
    await clocked.tell()
    assert "Undo" not in labels(await board(clocked, table))


async def test_the_last_closing_ends_the_board_and_posts_the_result(clocked: World) -> None:
    table = await clocked.lobby("Giulia", "Marco")
    host = clocked.people["Giulia"].id
    await clocked.lobbies.set_option(table, host, "turns", "1")
    await clocked.lobbies.start(table, host)
    await clocked.tell()
    first = await board(clocked, table)
    clocked.later(hours=21)
    await clocked.tables.ring(table)
    await clocked.tell()
    *_, last, result = mine(await clocked.place(table))
    assert last.id == first.id
    assert "The game is over" in text(last)
    assert labels(last) == []
    assert "Impero 1 is over: " in text(result)
    # Whoever has not chosen otherwise reads of the end of their game.
    assert called(clocked.env, result) == {clocked.people[one].id for one in ("Giulia", "Marco")}


async def test_a_paused_turn_says_so_and_shows_no_deadline(clocked: World) -> None:
    table = await clocked.start("Giulia", "Marco")
    await clocked.tables.call(table, clocked.people["Giulia"].id, "pause", admin=True)
    await clocked.tell()
    shown = text(await board(clocked, table))
    assert "The table is paused" in shown
    assert "<@" not in shown
    assert "by <t:" not in shown


async def test_the_card_lists_no_closing_hours_where_turns_take_minutes(clocked: World) -> None:
    table = await clocked.lobby("Giulia")
    await clocked.tell()
    (card,) = mine(clocked.channel)
    assert "Turns close at these hours" in text(card)
    await clocked.lobbies.set_option(table, clocked.people["Giulia"].id, "minutes", "3")
    await clocked.tell()
    (card,) = mine(clocked.channel)
    assert "Minutes for each turn: 3" in text(card)
    assert "Turns close at these hours" not in text(card)
