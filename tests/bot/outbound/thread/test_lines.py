"""Lines with their buttons, reminders, and what is for one person only."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor

from bot.engine.running.seats_offered import take
from bot.store import people, undelivered
from games.acquire.actions import BuyNothing
from games.core.record import encode
from tests.bot.outbound.arrange import World, called, labels, mine, text


async def test_a_vote_has_its_buttons_until_it_is_decided(world: World) -> None:
    table = await world.start("Giulia", "Marco", "Anna")
    await world.tables.call(table, world.people["Giulia"].id, "pause")
    await world.tell()
    vote = mine(await world.place(table))[-1]
    assert "Giulia proposes to pause" in text(vote)
    assert labels(vote) == ["Agree", "Disagree"]
    (ballot,) = (await world.tables.sight(table)).ballots
    for name in ("Marco", "Anna"):
        if (await world.tables.sight(table)).ballots:
            await world.tables.vote(ballot.id, world.people[name].id, yes=True)
    await world.tell()
    shown = {one.id: one for one in mine(await world.place(table))}
    assert labels(shown[vote.id]) == []
    assert "Giulia proposes to pause" in text(shown[vote.id])


async def test_a_vote_ends_with_the_game(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    await world.tables.call(table, world.people["Giulia"].id, "pause")
    await world.tell()
    vote = mine(await world.place(table))[-1]
    await world.tables.call(table, world.people["Giulia"].id, "finish", admin=True)
    await world.tell()
    shown = {one.id: one for one in mine(await world.place(table))}
    assert labels(shown[vote.id]) == []


async def silent(world: World, table: int) -> MemberActor:
    """The person who is asked misses deadlines until the computer plays for them; the others act."""
    silent_one = await world.mover(table)
    while all(row.computer is None for row in (await world.tables.sight(table)).seats):
        if (await world.mover(table)).id == silent_one.id:
            deadline = (await world.tables.sight(table)).deadline
            assert deadline is not None
            world.now = deadline
            await world.tables.ring(table)
            await world.tell()
        else:
            await world.act(table)
    return silent_one


def saying(place: list[discord.Message], part: str) -> list[discord.Message]:
    return [one for one in place if part in text(one)]


async def test_who_misses_a_deadline_is_told_what_was_done_and_how_to_come_back(
    world: World,
) -> None:
    """By a mention with a button; neither is there any more once they are back."""
    table = await world.start("Giulia", "Marco")
    who = await world.mover(table)
    while not (lines := saying(mine(await world.place(table)), "the game decided for you")):
        deadline = (await world.tables.sight(table)).deadline
        assert deadline is not None
        world.now = deadline
        await world.tables.ring(table)
        await world.tell()
    assert called(world.env, lines[0]) == {who.id}
    assert f"{who.name} " in text(lines[0]).partition("\u201c")[2]
    assert await silent(world, table) in world.people.values()
    place = mine(await world.place(table))
    absent = next(row for row in (await world.tables.sight(table)).seats if row.computer)
    (own,) = saying(place, "the computer plays for you")
    assert called(world.env, own) == {absent.user_id}
    (everybodys,) = saying(place, "has missed their deadlines")
    assert called(world.env, everybodys) == set()
    assert labels(own) == labels(everybodys) == ["I\u2019m back"]
    assert absent.user_id is not None
    await world.tables.back(table, absent.user_id)
    await world.tell()
    place = mine(await world.place(table))
    assert saying(place, "the computer plays for you") == []
    assert [labels(one) for one in saying(place, "has missed their deadlines")] == [[]]


async def reminded(world: World, table: int, hours: float) -> None:
    world.later(hours=hours)
    await world.tables.ring(table)
    await world.tell()


async def test_a_reminder_calls_with_the_absolute_time_and_replaces_the_one_before(
    world: World,
) -> None:
    for name in world.people:
        await world.wants(name)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    before = len(mine(await world.place(table)))
    due = int((await world.tables.sight(table)).table.alarms[0].due.timestamp())
    await reminded(world, table, 13)
    first = mine(await world.place(table))[-1]
    assert called(world.env, first) == {mover.id}
    assert "still to do: play a tile, by " in text(first)
    assert "Everyone is waiting for you." in text(first)
    assert f"<t:{due}:f> (<t:{due}:R>)" in text(first)
    await reminded(world, table, 9)
    messages = mine(await world.place(table))
    assert len(messages) == before + 1
    assert messages[-1].id != first.id
    assert (await world.posted(table)).reminder_message == messages[-1].id


async def test_a_reminder_goes_when_it_is_answered(world: World) -> None:
    for name in world.people:
        await world.wants(name)
    table = await world.start("Giulia", "Marco")
    await reminded(world, table, 13)
    reminder = mine(await world.place(table))[-1]
    await world.turn(table)
    await world.tell()
    assert reminder.id not in [one.id for one in mine(await world.place(table))]
    assert (await world.posted(table)).reminder_message is None


@pytest.mark.parametrize(("hours", "come"), [(13, 0), (13 + 7.1, 1)])
async def test_nobody_is_reminded_at_night_but_in_the_morning(
    world: World, hours: float, come: int
) -> None:
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    await reminded(world, table, 13)
    world.later(hours=hours - 13)
    await world.tell()
    assert len(mine(await world.place(table))) == before + come


async def test_who_wants_no_reminders_gets_none(world: World) -> None:
    for name in world.people:
        await world.wants(name, reminders=False)
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    await reminded(world, table, 13)
    assert len(mine(await world.place(table))) == before


async def test_a_reminder_that_comes_too_late_is_not_said(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    world.later(hours=13)
    await world.tables.ring(table)
    await world.turn(table)
    await world.tell()
    assert len(mine(await world.place(table))) == before + 1


@pytest.mark.parametrize("notices", ["none", "message"])
async def test_a_reminder_reaches_people_as_they_wish(world: World, notices: str) -> None:
    for name in ("Giulia", "Marco"):
        await world.wants(name, notices=notices)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    before = len(mine(await world.place(table)))
    await reminded(world, table, 13)
    assert len(mine(await world.place(table))) == before
    messages = mine(mover.user.dm_channel) if notices == "message" else []
    assert [("still to do" in text(one)) for one in messages] == [True][: len(messages)]


async def void(world: World, table: int) -> MemberActor:
    mover = await world.mover(table)
    order = encode(BuyNothing(turn=1)).decode()
    await world.news(table, "private", "void-turn-is-over", mover.id, order=order)
    await world.tell()
    return mover


async def test_what_is_for_one_person_only_comes_by_direct_message(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    mover = await void(world, table)
    (message,) = mine(mover.user.dm_channel)
    assert (
        "“Buy nothing on my turn (this one if possible, otherwise the next)” no longer applies"
        in text(message)
    )
    assert len(mine(await world.place(table))) == before


async def test_a_private_message_speaks_the_persons_language(world: World) -> None:
    for name in ("Giulia", "Marco"):
        await world.wants(name, language="it")
    table = await world.start("Giulia", "Marco")
    mover = await void(world, table)
    (message,) = mine(mover.user.dm_channel)
    assert "non vale più" in text(message)


async def test_who_takes_no_messages_is_told_in_public_that_there_is_something(
    world: World,
) -> None:
    """The content, and that there was an order, stay private."""
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    table = await world.start("Giulia", "Marco")
    mover = await void(world, table)
    line = mine(await world.place(table))[-1]
    assert "news only for you" in text(line)
    assert "order" not in text(line).lower()
    assert labels(line) == ["My hand"]
    assert called(world.env, line) == {mover.id}
    kept = await world.store.read(lambda link: undelivered.of(link, table, mover.id))
    assert [one.key for one in kept] == ["void-turn-is-over"]
    await world.store.write(lambda link: people.forget(link, mover.id))
    assert await world.store.read(lambda link: undelivered.of(link, table, mover.id)) == ()


async def test_of_who_wants_no_notices_nothing_is_said_in_public(world: World) -> None:
    """That somebody has news would say, in some games, that they were sent money."""
    for name in ("Giulia", "Marco"):
        await world.wants(name, notices="none")
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    mover = await void(world, table)
    assert len(mine(await world.place(table))) == before
    assert not mine(mover.user.dm_channel)
    kept = await world.store.read(lambda link: undelivered.of(link, table, mover.id))
    assert [one.key for one in kept] == ["void-turn-is-over"]


async def test_news_for_somebody_forgotten_is_dropped(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    before = len(mine(await world.place(table)))
    await world.news(table, "private", "void-turn-is-over")
    await world.tell()
    assert await world.waiting_news() == 0
    assert len(mine(await world.place(table))) == before


async def test_a_free_seat_is_told_in_the_channel_until_somebody_has_it(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    before = len(mine(world.channel))
    await world.tables.leave(table, world.people["Giulia"].id)
    await world.tell()
    line = mine(world.channel)[-1]
    assert len(mine(world.channel)) == before + 1
    assert "’s seat is free in **Acquire \u00b7 table 1**, at decision " in text(line)
    assert labels(line) == ["Take the seat", "Go to the table"]
    seat = next(row.seat for row in (await world.tables.sight(table)).seats if row.offered)
    await take(world.tables.repository, table, seat, world.people["Anna"].id, "Anna")
    await world.tell()
    assert labels(next(one for one in mine(world.channel) if one.id == line.id)) == []
