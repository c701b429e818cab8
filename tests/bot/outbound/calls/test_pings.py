"""Who is concerned is called to an event; what is private is whispered."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.outbound.calls import pings
from bot.outbound.calls.notices import Sending
from bot.store.notices import NoticeNews
from bot.store.rows import Calling
from games.core.words import Call, Seat
from games.impero.actions import Bid, Found, Send
from games.impero.events import BidMade, Earned
from tests.bot.outbound.arrange import World, called, labels, mine, text
from tests.bot.outbound.timed import act, auction, board, user


async def test_a_call_is_a_line_that_notifies_only_him(clocked: World) -> None:
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    for seat, amount in ((1, 100), (2, 150)):
        await act(clocked, table, seat, Bid(1, amount))
    await clocked.tell()
    outbid = await user(clocked, table, 1)
    line = mine(await clocked.place(table))[-1]
    assert called(clocked.env, line) == {outbid}
    assert text(line).startswith(f"<@{outbid}> Impero 1: ")
    assert (await board(clocked, table)).id != line.id


async def test_a_second_event_takes_nothing_of_the_first_away(clocked: World) -> None:
    """The line is replaced, and says both, the newest first."""
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    sight = await clocked.tables.sight(table)
    person = await clocked.context.person(await user(clocked, table, 1), sight)
    for number, why in enumerate(("voted", "absent"), start=70_000):
        news = NoticeNews(number, "seat-lost", {"why": why})
        sent = Sending(clocked.context.marks.news(number), str(number), suspect=False)
        await pings.say(clocked.context, sight, [person], news, sent)
    await clocked.tell()
    lines = [one for one in mine(await clocked.place(table)) if called(clocked.env, one)]
    (line,) = (one for one in lines if "taken your seat" in text(one))
    assert "\n- The table has voted you out" in text(line)
    assert sum("voted you out" in text(one) for one in lines) == 1


@pytest.mark.parametrize("way", ["mention", "message"])
async def test_events_of_half_an_hour_that_need_no_answer_ring_twice(
    world: World, way: Calling
) -> None:
    """The first at once, all that follow together; the line or message then says all of them."""
    await world.wants("Marco", notices=way)
    table = await world.start("Giulia", "Marco")
    marco, rung = world.people["Marco"], []
    for minutes in (0, 10, 10, 11):
        world.later(minutes=minutes)
        await world.news(table, "call", "call-way", marco.id)
        await world.tell()
        place = await world.place(table) if way == "mention" else marco.user.dm_channel
        rung.append([text(one) for one in mine(place) if "Go to the table" in text(one)])
    assert [len(one) for one in rung] == [1, 1, 1, 1]
    assert rung[0] == rung[1] == rung[2]
    assert rung[3][0].count("Go to the table") == 4


async def test_a_call_has_a_button_to_the_page_that_it_is_about(
    clocked: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the line for everybody as in the message to one alone."""
    await clocked.wants("Marco", notices="message")
    bid = BidMade.call
    assert isinstance(bid, property)

    def call(event: BidMade) -> Call | None:
        found = bid.__get__(event)
        return None if found is None else replace(found, page="market")

    monkeypatch.setattr(BidMade, "call", property(call))
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    for amount in (100, 130, 160):
        for seat in range(3):
            await act(clocked, table, seat, Bid(1, amount + 10 * seat))
    await clocked.tell()
    marco = clocked.people["Marco"]
    notices = [mine(marco.user.dm_channel)[-1], mine(await clocked.place(table))[-1]]
    assert [labels(one) for one in notices] == [
        ["Market", "Go to the table", "My empire"],
        ["Market"],
    ]


async def test_who_wants_messages_is_called_by_message_and_who_wants_none_is_not(
    clocked: World,
) -> None:
    await clocked.wants("Giulia", notices="message")
    for name in ("Marco", "Anna"):
        await clocked.wants(name, notices="none")
    table = await auction(clocked, "Giulia", "Marco", "Anna")
    lines = len(mine(await clocked.place(table)))
    giulia = clocked.people["Giulia"]
    (called_first,) = mine(giulia.user.dm_channel)
    seats = [await user(clocked, table, seat) for seat in range(3)]
    first = seats.index(giulia.id)
    for number in range(6):
        await act(clocked, table, (first + number) % 3, Bid(1, 100 + 10 * number))
    await clocked.tell()
    assert len(mine(await clocked.place(table))) == lines
    (letter,) = mine(giulia.user.dm_channel)
    assert letter.id != called_first.id
    assert text(letter).startswith(text(called_first))
    assert text(letter).count("\n- ") == text(called_first).count("\n- ") + 2


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50007), (403, 20026), (400, 50033), (400, 40003)]
)
async def test_who_takes_no_message_is_called_by_the_line(
    clocked: World, status: int, code: int
) -> None:
    """Whatever Discord has against a message: closed, flagged, no such recipient, too fast."""
    for name in ("Giulia", "Marco"):
        await clocked.wants(name, notices="message")
    clocked.env.inject_error("POST", "/users/@me/channels", status=status, code=code, times=None)
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
    told = await clocked.tables.log(table, giver, 0)
    (earned,) = [event for one in told for event in one.events if isinstance(event, Earned)]
    words = clocked.context.words(await clocked.tables.sight(table))
    assert letter.startswith("Impero 1: play turn 2 of 14, by ")
    assert f"- {words.event(earned)}" in letter
    clocked.later(hours=12)
    await clocked.tables.ring(table)
    await clocked.tell()
    next_letter = text(mine(person.user.dm_channel)[-1])
    assert next_letter.count("\n- ") == 1
    assert words.event(earned) not in next_letter
