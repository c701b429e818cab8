"""How the turns of a game by the clock close, told before and at its start."""

from __future__ import annotations

from datetime import timedelta

from bot.engine.table.live import Change
from bot.ui.clock_terms import closings
from tests.bot.outbound.arrange import NOON, World, mine, text


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


async def test_the_card_has_the_hours_and_the_start_and_no_list_of_closings(clocked: World) -> None:
    """The card fits a phone: the closings are behind a button."""
    table = await clocked.lobby("Giulia")
    async with clocked.tables.repository.hold(table) as live:
        draft = Change(live, clocked.now)
        draft.set(starts=clocked.now.replace(hour=21))
        draft.tell("lobby")
        await clocked.tables.repository.commit(draft)
    await clocked.tell()
    (card,) = mine(clocked.channel)
    start = int(clocked.now.replace(hour=21).timestamp())
    assert "14 turns, which close at 9:00 and 21:00 (UTC)" in text(card)
    assert f"starts by itself on <t:{start}:f>" in text(card)
    assert f"<t:{start + 12 * 3600}:f>" not in text(card)
    assert "Pace daily" not in text(card)


async def test_a_live_table_says_how_long_it_takes(clocked: World) -> None:
    table = await clocked.lobby("Giulia")
    await clocked.lobbies.set_option(table, clocked.people["Giulia"].id, "minutes", "10")
    await clocked.tell()
    (card,) = mine(clocked.channel)
    assert "14 turns of 10 minutes each: the game takes 2 hours and 20 minutes at most." in text(
        card
    )


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
