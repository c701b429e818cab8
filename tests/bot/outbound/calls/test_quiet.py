"""Quiet hours: what would call waits for their end, and is told once, as the table stands then."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.engine.table.live import Change
from bot.outbound.calls import notices
from bot.outbound.sending import ringing
from bot.store.rows import Calling, Quiet
from tests.bot.outbound.arrange import World, called, hush, mine, text
from tests.bot.outbound.calls.test_notices import Crash, all_want, letters, lines_to, news_of

SILENT = discord.MessageFlags.suppress_notifications.flag


@pytest.mark.parametrize("way", ["mention", "message"])
async def test_a_call_waits_for_the_end_and_comes_once(world: World, way: Calling) -> None:
    await all_want(world, way)
    hush(world, 8)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    assert not any(called(world.env, one) for one in mine(await world.place(table)))
    assert letters(mover) == []
    for _ in range(3):
        world.later(hours=4)
        await world.tell()
    assert len(await lines_to(world, table, mover)) == (way == "mention")
    assert len(letters(mover)) == (way == "message")


async def test_a_reminder_in_quiet_hours_joins_the_call(world: World) -> None:
    await all_want(world, "message")
    hush(world, 14)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    world.later(hours=13)
    await world.tables.ring(table)
    await world.tell()
    assert letters(mover) == []
    world.later(hours=2)
    await world.tell()
    assert ["still to do" in text(one) for one in letters(mover)] == [True]


async def test_by_night_the_call_stands_until_its_reminder_comes(world: World) -> None:
    """Whoever wakes early reads what to do."""
    await all_want(world, "message")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    (call,) = letters(mover)
    world.later(hours=13)
    hush(world, 8)
    await world.tables.ring(table)
    await world.tell()
    assert [one.id for one in letters(mover)] == [call.id]
    world.later(hours=9)
    for _ in range(2):
        await world.tell()
    assert ["still to do" in text(one) for one in letters(mover)] == [True]


async def test_quiet_hours_over_a_deadline_end_with_what_has_come_of_it(world: World) -> None:
    """Neither a call nor a reminder names an hour that is past."""
    await all_want(world, "message")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    world.later(hours=20)
    hush(world, 5 * 24)
    for _ in range(10):
        world.later(hours=12)
        await world.tables.ring(table)
        await world.tell()
    for _ in range(2):
        world.later(hours=1)
        await world.tell()
    (letter,) = letters(mover)
    assert "the game decided for you" in text(letter)
    hours = [int(one) for one in re.findall(r"<t:(\d+)", text(letter))]
    assert all(one > world.now.timestamp() for one in hours)


async def test_a_zone_that_is_changed_meanwhile_counts_when_the_hours_end(world: World) -> None:
    """In mid-week somebody flies to New York: their morning comes six hours later, and once."""
    quiet = Quiet(23 * 60, 8 * 60)
    for name in world.people:
        await world.wants(name, notices="message", quiet=quiet, zone="Europe/Rome")
    world.later(hours=11)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    assert letters(mover) == []
    wish = {"notices": "message", "quiet": quiet, "zone": "America/New_York"}
    await world.wants(mover.name, **wish)
    rung = list[int]()
    for _ in range(18):
        world.later(hours=1)
        await world.tell()
        rung.append(len(letters(mover)))
    assert world.now.hour == 17
    assert rung == [0] * 12 + [1] * 6


async def test_what_was_answered_meanwhile_is_not_told(world: World) -> None:
    await all_want(world, "message")
    hush(world, 8)
    table = await world.start("Giulia", "Marco")
    mover = await world.turn(table)
    await world.tell()
    world.later(hours=9)
    await world.tell()
    assert letters(mover) == []
    assert len(letters(await world.mover(table))) == 1


async def test_a_late_warning_says_what_has_come_of_it(world: World) -> None:
    await all_want(world, "message")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    hush(world, 8)
    repository = world.tables.repository
    async with repository.hold(table) as live:
        seat = next(one.seat for one in live.seats if one.user_id == mover.id)
        change = Change(live, world.now)
        change.set_seat(seat, computer="sensible", away_since=world.now)
        await repository.commit(change)
    until = int(world.now.timestamp()) + 3600
    await world.news(table, "call", "seat-warning", mover.id, until=until)
    await world.tell()
    world.later(hours=9)
    await world.tell()
    assert f"<t:{until}" not in text(letters(mover)[-1])
    assert "free" in text(letters(mover)[-1])


async def test_private_news_wait_and_come_together(world: World) -> None:
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    hush(world, 8)
    for _ in range(2):
        await news_of(world, table, mover)
    assert letters(mover) == []
    world.later(hours=9)
    await world.tell()
    (letter,) = letters(mover)
    assert text(letter).count("\n- ") == 1


async def test_who_takes_no_message_then_is_mentioned_and_finds_the_news_in_their_hand(
    world: World,
) -> None:
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    hush(world, 8)
    await news_of(world, table, mover)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    world.later(hours=9)
    await world.tell()
    (line,) = await lines_to(world, table, mover)
    assert "news only for you" in text(line)


async def test_a_quick_table_does_not_wait(world: World) -> None:
    """What waits for the morning would be over."""
    await all_want(world, "message")
    hush(world, 8)
    table = await world.lobby("Giulia", "Marco")
    host = world.people["Giulia"].id
    await world.lobbies.set_pace(table, host, "fast")
    await world.lobbies.start(table, host)
    await world.tell()
    assert len(letters(await world.mover(table))) == 1


@pytest.mark.parametrize(("pace", "rung"), [("live", 1), ("fast", 0), ("fast by day", 1)])
async def test_whoever_has_an_hour_and_sleeps_is_not_reminded(
    world: World, pace: str, rung: int
) -> None:
    """It is called, since others play on; at a live table all sit before the screen."""
    if "day" not in pace:
        world.later(hours=13)
    table = await world.lobby("Giulia", "Marco")
    host = world.people["Giulia"].id
    await world.lobbies.set_pace(table, host, "live" if pace == "live" else "fast")
    await world.lobbies.start(table, host)
    await world.tell()
    mover = await world.mover(table)
    assert called(world.env, mine(await world.place(table))[-1]) == {mover.id}
    world.later(minutes=2 if pace == "live" else 31)
    await world.tables.ring(table)
    await world.tell()
    assert len(await lines_to(world, table, mover)) == rung


async def test_a_crash_after_the_late_message_sends_no_second(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_want(world, "message")
    hush(world, 8)
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)

    async def dies(*_: Any) -> None:
        raise Crash

    world.later(hours=9)
    with monkeypatch.context() as patch, suppress(Crash):
        patch.setattr(notices, "stand", dies)
        await world.tell()
    assert len(letters(mover)) == 1
    world.restart()
    await world.tell()
    assert len(letters(mover)) == 1


async def test_while_discord_does_not_answer_it_goes_on_waiting(world: World) -> None:
    await all_want(world, "message")
    hush(world, 8)
    table = await world.start("Giulia", "Marco")
    world.later(hours=9)
    world.env.inject_error("POST", "/users/@me/channels", status=503)
    await world.tell()
    mover = await world.mover(table)
    assert letters(mover) == []
    world.later(minutes=2)
    await world.tell()
    assert len(letters(mover)) == 1


@pytest.mark.parametrize("way", ["mention", "message"])
async def test_after_many_calls_on_a_day_the_next_comes_without_a_sound_and_its_reminder_rings(
    world: World, way: Calling, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ringing, "MOST", 1)
    await all_want(world, way)
    table = await world.start("Giulia", "Marco")
    first = await world.turn(table)
    world.later(minutes=10)
    await world.tell()
    await world.turn(table)
    world.later(minutes=10)
    await world.tell()
    assert await world.mover(table) == first
    assert _sounds(world, first.id) == [True, False]
    world.later(hours=13)
    await world.tables.ring(table)
    await world.tell()
    assert _sounds(world, first.id) == [True, False, True]
    world.later(hours=25)
    assert not world.context.ringing.is_silent(first.id, (table, 0), world.now)


def test_a_call_that_is_sent_once_more_rings_as_it_did_and_is_no_newer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ringing, "MOST", 1)
    rung, first = ringing.Ringing(), datetime(2026, 3, 1, tzinfo=UTC)
    later = first + timedelta(hours=20)
    for at in (first, later):
        rung.rang(1, (7, 1), at)
    assert not rung.is_silent(1, (7, 1), later)
    assert rung.is_silent(1, (7, 2), later)
    assert not rung.is_silent(1, (7, 2), first + ringing.DAY)


async def test_a_board_that_calls_somebody_who_has_hardly_been_rung_is_heard(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ringing, "MOST", 1)
    world.game = "greed"
    await all_want(world, "mention")
    giulia, marco, anna = (world.people[name].id for name in ("Giulia", "Marco", "Anna"))
    for user in (giulia, marco):
        world.context.ringing.rang(user, (0, 0), world.now)
    await world.start("Giulia", "Marco", "Anna")
    assert [_sounds(world, user) for user in (giulia, marco, anna)] == [[True]] * 3


@pytest.mark.parametrize("way", ["mention", "message"])
@pytest.mark.parametrize("most", [0, 1])
async def test_an_event_after_many_calls_on_a_day_comes_without_a_sound(
    world: World, way: Calling, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ringing, "MOST", most)
    await world.wants("Marco", notices=way)
    await world.wants("Giulia", notices="none")
    table = await world.start("Giulia", "Marco")
    if await world.mover(table) == world.people["Marco"]:
        most -= 1
    await world.news(table, "call", "call-way", world.people["Marco"].id)
    await world.tell()
    assert _sounds(world, world.people["Marco"].id)[-1] == (most > 0)


def _sounds(world: World, user: int) -> list[bool]:
    """Whether each message that calls the person rings."""
    sent, private = list[bool](), world.env.backend.dm_channels
    for one in world.env.http_requests:
        body = one.json if isinstance(one.json, dict) else {}
        mentioned = (body.get("allowed_mentions") or {}).get("users") or ()
        place = one.path.removeprefix("/channels/").partition("/")[0]
        if one.method == "POST" and (
            user in map(int, mentioned) or private.get(user) == int(place or 0)
        ):
            sent.append(not body.get("flags", 0) & SILENT)
    return sent
