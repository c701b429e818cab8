"""On vacation nobody is called; the morning after there is one message. Turns by the clock remind once."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.store import time_off
from bot.store.rows import VacationRow
from games.impero.actions import Ready
from tests.bot.outbound.arrange import NOON, World, called, mine, text
from tests.bot.outbound.timed import act, user


async def off(world: World, user_id: int, days: int) -> None:
    last = NOON + timedelta(days=days - 1)
    row = VacationRow(
        user_id=user_id,
        first=f"{NOON:%Y-%m-%d}",
        last=f"{last:%Y-%m-%d}",
        since=NOON,
        until=(last + timedelta(days=1)).replace(hour=0),
    )
    await world.store.write(lambda link: time_off.add(link, row))


@pytest.mark.parametrize("notices", ["mention", "message"])
async def test_a_vacation_is_quiet_and_its_end_is_one_message_in_the_morning(
    clocked: World, notices: str
) -> None:
    """Turns go on meanwhile; those who are there are called to each."""
    away = clocked.people["Marco"]
    await clocked.wants("Marco", notices=notices)
    await clocked.wants("Giulia")
    await off(clocked, away.id, 3)
    table = await clocked.start("Giulia", "Marco", "Anna")
    for hour in range(3 * 24 + 7 - 12):
        clocked.later(hours=1)
        await clocked.tables.ring_due()
        await clocked.tell()
        assert mine(away.user.dm_channel) == [], hour
    place = mine(await clocked.place(table))
    assert not any(away.id in called(clocked.env, one) for one in place)
    assert any(clocked.people["Giulia"].id in called(clocked.env, one) for one in place[-3:])
    clocked.later(hours=1)
    await clocked.tables.ring_due()
    await clocked.tell()
    (morning,) = mine(away.user.dm_channel)
    assert text(morning).startswith("Impero 1: ")
    assert "Welcome back from your vacation. It’s your turn at 1 table:" in text(morning)
    clocked.later(hours=2)
    await clocked.tables.ring_due()
    await clocked.tell()
    # The next turn calls again.
    assert any(away.id in called(clocked.env, one) for one in mine(await clocked.place(table))) or (
        notices == "message" and len(mine(away.user.dm_channel)) > 1
    )


async def test_who_is_back_where_others_are_asked_reads_how_their_tables_stand(
    world: World,
) -> None:
    """And nothing if they sit nowhere."""
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    away = next(one for one in (world.people["Giulia"], world.people["Marco"]) if one != mover)
    for name in ("Anna", away.name):
        await world.wants(name)
        await off(world, world.people[name].id, 2)
    world.later(days=2)
    await world.tell()
    (morning,) = mine(away.user.dm_channel)
    assert text(morning).startswith("Welcome back from your vacation. It isn’t your turn")
    assert f"Acquire · table {table}" in text(morning)
    assert f"{mover.name}: play a tile" in text(morning)
    assert mine(world.people["Anna"].user.dm_channel) == []


async def test_before_a_turn_closes_those_are_reminded_once_who_have_not_acted(
    clocked: World,
) -> None:
    for name in ("Giulia", "Marco", "Anna"):
        await clocked.wants(name, reminders=name != "Anna")
    table = await clocked.start("Giulia", "Marco", "Anna")
    clocked.later(hours=2)
    await act(clocked, table, 0, Ready())
    acted = await user(clocked, table, 0)
    deadline = (await clocked.tables.sight(table)).deadline
    assert deadline is not None
    while clocked.now < deadline - timedelta(minutes=30):
        clocked.later(minutes=30)
        await clocked.tables.ring_due()
        await clocked.tell()
    lines = [one for one in mine(await clocked.place(table)) if "still to do" in text(one)]
    wanted = {clocked.people[name].id for name in ("Giulia", "Marco")} - {acted}
    assert [called(clocked.env, one) for one in lines] == [wanted]
    assert "by " in text(lines[0]).partition("\n")[0]
