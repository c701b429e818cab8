"""Lines with their buttons, reminders, and what is for one person only."""

from __future__ import annotations

import pytest
from simcord import MemberActor

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
    assert labels(vote) == ["Agree", "Refuse"]
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


async def test_whom_the_computer_plays_for_gets_a_button_to_come_back(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    first = await world.mover(table)
    await world.news(table, "say", "computer-plays", seat=0)
    await world.tell()
    line = mine(await world.place(table))[-1]
    assert f"{first.name} has missed two deadlines" in text(line)
    assert labels(line) == ["I\u2019m back"]
    assert called(world.env, line) == set()


async def reminded(world: World, table: int, hours: float) -> None:
    world.later(hours=hours)
    await world.tables.ring(table)
    await world.tell()


async def test_a_reminder_calls_with_the_absolute_time_and_replaces_the_one_before(
    world: World,
) -> None:
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
    table = await world.start("Giulia", "Marco")
    await reminded(world, table, 13)
    reminder = mine(await world.place(table))[-1]
    await world.turn(table)
    await world.tell()
    assert reminder.id not in [one.id for one in mine(await world.place(table))]
    assert (await world.posted(table)).reminder_message is None


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
    assert "“Buy nothing on my turn (this one, or else the next)” no longer applies" in text(
        message
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
