"""A tournament told through crashes, outages, missing rights and a channel that is gone."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from unittest.mock import AsyncMock

import pytest

from bot.engine.tables import Tables
from bot.outbound.sending import post
from bot.tournaments.telling import role_and_event
from games.league.tournament.entries import Announce, Begin, Resume
from tests.bot.deaths import KilledError, killed_at
from tests.bot.outbound.arrange import alts, mine, text
from tests.bot.tournaments.telling.cup import Cup, card, heads


@pytest.mark.parametrize("death", range(6))
async def test_a_crash_between_a_post_and_its_note_doubles_nothing(
    cup: Cup, monkeypatch: pytest.MonkeyPatch, death: int
) -> None:
    """It dies after each of its posts in turn, before it can note it."""
    await cup.create(8)
    seen, send = 0, post.send

    async def dying(*args: object) -> int:
        nonlocal seen
        message = await send(*args)  # type: ignore[arg-type]
        seen += 1
        if seen == death + 1:
            raise KilledError
        return message

    monkeypatch.setattr(post, "send", dying)
    try:
        await cup.begin()
    except KilledError:
        cup.world.restart()
        cup.restart()
    monkeypatch.setattr(post, "send", send)
    await cup.run()
    assert set(Counter(heads(cup.world)).values()) == {1}
    assert len(heads(cup.world)) == 3
    assert len(cup.world.channel.threads) == 2


@pytest.mark.parametrize("put_away", [False, True])
async def test_a_thread_that_was_opened_before_a_crash_is_used(
    cup: Cup, monkeypatch: pytest.MonkeyPatch, put_away: bool
) -> None:
    """The process dies after a thread is opened, before its id is saved.

    Meanwhile the thread may be put away, and the client forgets it.
    """
    await cup.create(8)
    with monkeypatch.context() as patched:
        patched.setattr(Tables, "place", _killed)
        with suppress(KilledError):
            await cup.runner.look()
            await cup.direct(Begin())
            await cup.runner.look()
            await cup.world.tell()
    opened = [thread.id for thread in cup.world.channel.threads]
    assert opened
    for thread in opened if put_away else ():
        stored = cup.world.env.backend.get_channel(thread)
        assert stored.thread_metadata is not None
        stored.thread_metadata.archived = True
        _forgotten(cup, thread)
    cup.world.restart()
    cup.restart()
    cup.world.later(minutes=1)
    await cup.run()
    assert len(cup.world.channel.threads) == 2
    assert set(opened) <= {thread.id for thread in cup.world.channel.threads}
    places = {
        (await cup.world.tables.sight(one)).table.place_id for one in (await cup.running()).values()
    }
    assert places == {thread.id for thread in cup.world.channel.threads}


def _forgotten(cup: Cup, thread_id: int) -> None:
    """As the client does with a thread that is put away."""
    guild = cup.world.context.client.get_guild(cup.world.guild.id)
    found = guild.get_thread(thread_id) if guild else None
    assert guild is not None
    assert found is not None
    guild._remove_thread(found)


async def _killed(*_: object) -> None:
    raise KilledError


async def test_a_channel_that_is_gone_pauses_the_tournament_and_the_owner_is_told_once(
    cup: Cup,
) -> None:
    until = cup.world.now + timedelta(hours=3)
    await cup.create(4, registration_until=until)
    await cup.run()
    cup.world.env.backend.delete_channel(cup.world.channel.id)
    await cup.join("Player 5")
    for _ in range(10):
        cup.world.now += timedelta(minutes=10)
        await cup.runner.look()
    state = (await cup.held()).state
    assert state.pausing is not None
    assert "channel" in state.pausing.reason
    assert len(state.active) == 5
    assert await cup.waiting() > 0
    told = [text(one) for one in mine(cup.world.people["Giulia"].user.dm_channel)]
    assert len(told) == 1
    assert "Spring Cup" in told[0]


async def test_a_right_that_is_taken_away_pauses_and_given_back_all_goes_on(cup: Cup) -> None:
    until = cup.world.now + timedelta(days=3)
    await cup.create(4, registration_until=until)
    await cup.run()
    cup.deny(send_messages=False)
    await cup.direct(Announce("Hello"))
    for _ in range(8):
        cup.world.now += timedelta(minutes=10)
        await cup.runner.look()
    assert (await cup.held()).state.pausing is not None
    cup.deny()
    await cup.direct(Resume())
    cup.world.later(minutes=2)
    await cup.run()
    said = heads(cup.world)[-3:]
    assert [line.split(" ")[0:3] for line in said] == [
        ["Hello"],
        ["The", "tournament", "is"],
        ["The", "tournament", "resumes."],
    ]
    assert "Registration is open" in text(await card(cup))
    assert await cup.waiting() == 0


async def test_standings_are_told_in_words_where_no_file_may_be_posted(cup: Cup) -> None:
    await cup.create(8)
    await cup.begin()
    cup.deny(attach_files=False)
    await cup.end_round()
    (over,) = [one for one in mine(cup.world.channel) if "Round 1 is over" in text(one)]
    assert alts(over) == []
    assert "1 to 8 of 8" in text(over)


async def test_an_outage_tells_everything_later_and_once(cup: Cup) -> None:
    await cup.create(8)
    await cup.run()
    cup.world.env.inject_error("POST", "/channels/*/messages", status=503)
    await cup.begin()
    cup.world.now += timedelta(minutes=1)
    await cup.run()
    assert set(Counter(heads(cup.world)).values()) == {1}
    assert len(heads(cup.world)) == 3


@pytest.mark.parametrize("review", [timedelta(), timedelta(hours=1)])
async def test_what_was_taken_back_before_it_was_told_is_told_in_order(
    cup: Cup, review: timedelta
) -> None:
    await cup.create(8, review=review)
    await cup.direct(Begin())
    await cup.undo()
    await cup.run()
    assert await cup.waiting() == 0
    starts = [head.split(".")[0] for head in heads(cup.world)]
    opened = [] if review else ["Round 1 has begun at 2 tables"]
    assert starts[:-1] == ["### Spring Cup", "Round 1 is drawn", *opened]
    assert starts[-1].endswith("undoes a decision")


@pytest.mark.parametrize("write", range(12))
async def test_a_death_at_any_write_of_a_round_change_doubles_nothing(
    cup: Cup, monkeypatch: pytest.MonkeyPatch, write: int
) -> None:
    await cup.create(8)
    await cup.begin()
    for table in await cup.running():
        await cup.end(table)
    with killed_at(monkeypatch, write):
        await cup.runner.look()
    cup.world.restart()
    cup.restart()
    await cup.run()
    starts = [head.split(".")[0] for head in heads(cup.world)]
    assert starts[3:] == ["Round 1 is over", "Round 2 is drawn", "Round 2 has begun at 2 tables"]
    assert len(cup.world.channel.threads) == 4
    assert await cup.waiting() == 0


async def test_an_event_that_moves_takes_its_end_along(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or Discord refuses it: it would end before it starts."""
    cup.grant(manage_events=True)
    await cup.create(2, registration_until=cup.world.now + timedelta(days=4))
    await cup.run()
    edit = AsyncMock()
    monkeypatch.setattr(cup.world.context.client.http, "edit_scheduled_event", edit)
    row = (await cup.held()).row
    await role_and_event.settle_event(cup.world.context, cup.records, row.id)
    assert edit.await_args is not None
    start, end = (edit.await_args.kwargs[f"scheduled_{at}_time"] for at in ("start", "end"))
    assert datetime.fromisoformat(end) - datetime.fromisoformat(start) == timedelta(hours=1)


async def test_the_cards_of_each_table_come_of_the_seed_that_nobody_knows(cup: Cup) -> None:
    """Not of its hash, which everybody has read before the first draw."""
    await cup.create()
    await cup.begin()
    seed, look = (await cup.held()).state.seed, cup.world.tables.repository.look
    for number, table in (await cup.running()).items():
        wanted = sha256(f"{seed}/table/{number}".encode()).hexdigest()
        assert (await look(table)).row.seed == wanted[:32]
