"""The daily digest: once a day at its hour, nothing when nothing waits, within Discord's limits."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from msgspec.structs import replace
from simcord import MemberActor

from bot.engine.views.sight import Errand
from bot.outbound import Herald
from bot.store import digests, people
from bot.store.rows import Quiet
from bot.ui.limits import CONTENT, units
from tests.bot.outbound.arrange import World, called, hush, labels, mine, text
from tests.bot.outbound.calls.test_notices import Crash, all_want, letters


async def chosen(world: World, person: MemberActor, hour: int, zone: str = "UTC") -> None:
    await world.store.write(lambda link: digests.choose(link, person.id, hour, zone, world.now))


async def waiting(world: World) -> tuple[int, MemberActor]:
    """A table that calls nobody, and the person it waits for."""
    await all_want(world, "none")
    table = await world.start("Giulia", "Marco")
    return table, await world.mover(table)


async def test_it_tells_at_its_hour_what_waits_with_links_and_the_question_each_asks(
    world: World,
) -> None:
    """It is noon."""
    table, mover = await waiting(world)
    await chosen(world, mover, 13)
    world.later(minutes=59)
    await world.tell()
    assert letters(mover) == []
    world.later(minutes=1)
    await world.tell()
    (letter,) = letters(mover)
    assert text(letter).startswith(
        "Acquire 1: play a tile, by Sun 12:00\nIt’s your turn at 1 table:"
    )
    place = (await world.tables.sight(table)).table.place_id
    assert f"(https://discord.com/channels/{world.guild.id}/{place})" in text(letter)
    assert "play a tile" in text(letter)
    assert labels(letter) == ["Go to the table", "All my tables"]


async def test_once_a_day_and_nothing_when_nothing_waits(world: World) -> None:
    table, mover = await waiting(world)
    await chosen(world, mover, 13)
    seen = set[int]()
    for hours, told in ((1, 1), (1, 1), (22, 1), (1, 2), (23, 2)):
        world.later(hours=hours)
        await world.tell()
        # The newest one only: it has taken the place of those before.
        (present,) = letters(mover)
        seen.add(present.id)
        assert len(seen) == told
    await world.turn(table)
    world.later(hours=1)
    await world.tell()
    assert {one.id for one in letters(mover)} <= seen


async def test_who_wants_the_digest_in_place_of_calls_has_nothing_else(world: World) -> None:
    for name in world.people:
        await world.wants(name, notices="digest")
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    await chosen(world, mover, 13)
    world.later(hours=1)
    await world.tell()
    place = mine(await world.place(table))
    assert not any(called(world.env, one) for one in place)
    (digest,) = letters(mover)
    assert "It’s your turn at 1 table" in text(digest)


async def test_three_days_down_are_one_digest(world: World) -> None:
    _, mover = await waiting(world)
    await chosen(world, mover, 13)
    world.later(days=3)
    for _ in range(2):
        await world.tell()
    assert len(letters(mover)) == 1


async def test_an_hour_chosen_later_on_the_same_day_gives_no_second_one(world: World) -> None:
    _, mover = await waiting(world)
    await chosen(world, mover, 13)
    world.later(hours=1)
    await world.tell()
    await world.store.write(lambda link: digests.stop(link, mover.id))
    await chosen(world, mover, 15)
    world.later(hours=3)
    await world.tell()
    (first,) = letters(mover)
    world.later(hours=23)
    await world.tell()
    (second,) = letters(mover)
    assert second.id != first.id


async def test_who_wants_none_any_more_gets_none(world: World) -> None:
    _, mover = await waiting(world)
    await chosen(world, mover, 13)
    await world.store.write(lambda link: digests.stop(link, mover.id))
    world.later(days=2)
    await world.tell()
    assert letters(mover) == []


async def test_a_crash_after_the_message_sends_no_second(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mover = await waiting(world)
    await chosen(world, mover, 13)
    world.later(hours=1)

    def dies(*_: Any, **__: Any) -> None:
        raise Crash

    with monkeypatch.context() as patch, suppress(Crash):
        patch.setattr(digests, "told", dies)
        await world.tell()
    assert len(letters(mover)) == 1
    world.restart()
    world.later(minutes=5)
    await world.tell()
    assert len(letters(mover)) == 1


async def test_while_discord_does_not_answer_it_waits(world: World) -> None:
    _, mover = await waiting(world)
    await chosen(world, mover, 13)
    world.later(hours=1)
    world.env.inject_error("POST", "/users/@me/channels", status=503)
    await world.tell()
    assert letters(mover) == []
    world.later(minutes=2)
    await world.tell()
    assert len(letters(mover)) == 1


async def test_thirty_tables_are_one_message_within_the_limits_that_says_how_many_more(
    world: World,
) -> None:
    table, mover = await waiting(world)
    await world.copies(table, 29)
    world.context.catalogue.commands["games"] = f"</games:{10**18}>"
    await chosen(world, mover, 13)
    world.later(hours=1)
    await world.tell()
    (letter,) = letters(mover)
    shown = text(letter).count("\n- [")
    assert "\nIt’s your turn at 30 tables:" in text(letter)
    assert f"and {30 - shown} more" in text(letter)
    assert 5 <= shown < 30
    assert text(letter).count("</") <= 1
    assert units(text(letter)) <= CONTENT


async def test_it_speaks_the_persons_language(world: World) -> None:
    await waiting(world)
    for name in ("Giulia", "Marco"):
        await world.wants(name, notices="none", language="it")
        await chosen(world, world.people[name], 13)
    world.later(hours=1)
    await world.tell()
    (letter,) = [one for name in ("Giulia", "Marco") for one in letters(world.people[name])]
    assert "Tocca a te a 1 tavolo:" in text(letter)


async def test_who_takes_no_messages_is_mentioned_at_the_most_urgent_table(world: World) -> None:
    table, mover = await waiting(world)
    await chosen(world, mover, 13)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    world.later(hours=1)
    for _ in range(2):
        await world.tell()
    lines: list[discord.Message] = [
        one for one in mine(await world.place(table)) if mover.id in called(world.env, one)
    ]
    assert ["It’s your turn at 1 table" in text(one) for one in lines] == [True]


async def test_in_quiet_hours_it_waits(world: World) -> None:
    _, mover = await waiting(world)
    await chosen(world, mover, 13)
    hush(world, 5)
    world.later(hours=2)
    await world.tell()
    assert letters(mover) == []
    world.later(hours=4)
    await world.tell()
    assert len(letters(mover)) == 1


async def test_an_hour_within_quiet_hours_has_a_digest_each_day_at_their_end(world: World) -> None:
    """It is noon; the digest is chosen for eleven in the evening, and the night lasts until eight."""
    _, mover = await waiting(world)
    await chosen(world, mover, 23)
    row = await world.store.read(lambda link: people.get(link, mover.id))
    night = replace(row, quiet=Quiet(22 * 60, 8 * 60))
    await world.store.write(lambda link: people.save(link, night))
    told, seen = [], set[int]()
    for _hour in range(4 * 24):
        world.later(hours=1)
        await world.tell()
        seen |= {one.id for one in letters(mover)}
        told.append((world.now.hour, len(seen)))
    assert [count for hour, count in told if hour == 7] == [0, 1, 2, 3]
    assert [count for hour, count in told if hour == 8] == [1, 2, 3, 4]


@pytest.mark.parametrize("zone", ["Europe/Rome", "Australia/Lord_Howe", "Pacific/Easter"])
@pytest.mark.parametrize("hour", [0, 2, 3, 9, 23])
async def test_every_day_of_a_year_has_one_at_its_hour_over_both_nights_of_the_clock(
    world: World, zone: str, hour: int
) -> None:
    start = datetime(2026, 1, 1, tzinfo=UTC)

    def year(link: Any) -> list[datetime]:
        row = digests.choose(link, 1, hour, zone, start)
        seen = []
        while row.due is not None and row.due < start + timedelta(days=365):
            seen.append(row.due)
            digests.told(link, row, row.due)
            row = digests.get(link, 1) or row
        return seen

    seen = await world.store.write(year)
    local = [one.astimezone(ZoneInfo(zone)) for one in seen]
    days = [one.date() for one in local]
    assert len(seen) == 365
    assert all(later - one == timedelta(days=1) for one, later in pairwise(days))
    assert sum(one.hour != hour for one in local) <= 1


async def test_one_that_cannot_be_made_holds_up_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mover = await waiting(world)
    broken = world.people["Anna"]
    await chosen(world, broken, 13)
    world.later(minutes=1)
    await chosen(world, mover, 13)
    errands = world.tables.errands

    async def made(user_id: int) -> list[Errand]:
        if user_id == broken.id:
            raise KeyError(user_id)
        return await errands(user_id)

    monkeypatch.setattr(world.tables, "errands", made)
    world.later(hours=1)
    await world.tell()
    assert len(letters(mover)) == 1


async def test_the_herald_tells_it_by_itself_and_stops(world: World) -> None:
    _, mover = await waiting(world)
    await chosen(world, mover, 13)
    world.later(hours=1)
    running = asyncio.create_task(Herald(world.context, every=0.05).run())
    try:
        async with asyncio.timeout(20):
            while (await known(world, mover)).due == world.now:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    assert len(letters(mover)) == 1


async def known(world: World, person: MemberActor) -> digests.Digest:
    row = await world.store.read(lambda link: digests.get(link, person.id))
    assert row is not None
    return row
