"""A player does not answer: reminders, the bank, silence, the computer, and the way back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.seen import Seen
from tests.bot.sim import House

PACE, BANK = 180, 600
"""Seconds, of the pace "live"."""


async def silent(game: Game, who: str) -> None:
    """Somebody says nothing until their next decision is over; the others play."""
    while await game.asked() != who:
        await game.step()
    number = (await game.sight()).table.number
    while (await game.sight()).table.number == number:
        await game.house.advance(PACE / 2)


async def test_two_silences_let_the_computer_play_until_its_player_is_back(house: House) -> None:
    game = await opened(house, "seed-134", pace="live")
    who = await game.mover()
    await silent(game, who)
    seat = next(each for each in (await game.sight()).seats if each.name == who.title())
    assert (seat.silences, seat.computer) == (1, None)
    await silent(game, who)
    seat = (await game.sight()).seats[seat.seat]
    assert seat.computer is not None
    assert "the computer plays" in told(house)
    for command in ("games", "table info", "table hand"):
        assert "You count as absent" in (await house.slash(who, command)).text
    while await game.asked() not in {None, who} and (await game.sight()).table.number < 30:
        await game.step()
    assert await game.asked() != who
    await house.press(who, "I\u2019m back")
    seat = (await game.sight()).seats[seat.seat]
    assert (seat.computer, seat.silences) == (None, 0)
    assert f"{who.title()} is back" in told(house)
    while await game.asked() != who:
        await game.step()
    assert (await game.step()).text.startswith("- ")


@pytest.mark.parametrize("days", [5, 6])
async def test_whoever_is_back_after_days_reads_what_happened_and_what_to_do(
    house: House, days: int
) -> None:
    """In one message, and in the list of their tables; after six days its button is the way back."""
    game = await opened(house, SHORT, pace="daily")
    who = await game.mover()
    await house.slash(who, "me settings", notifications="message")
    back = house.now() + timedelta(days=days, hours=1)
    while house.now() < back:
        if await game.asked() not in {None, who}:
            await game.step()
        await house.advance(6 * 3_600)
    (letter,) = house.letters(house.people[who].id)
    assert "Your deadline has passed, so the game decided for you: “" in letter.text
    assert "Your time bank is used up." in letter.text
    games = (await house.slash(who, "games")).text
    if days == 5:
        assert letter.text.startswith(f"Acquire {game.table}: play a tile, by Tue ")
        assert f"**{who.title()}: play a tile · by <t:" in games
        return
    # They have never answered here, so nobody waits for them longer.
    assert letter.text.startswith(f"Acquire {game.table}: Press [I’m back] before ")
    assert "miss the next" not in letter.text
    assert "You’ve missed your deadlines, so the computer plays for you" in letter.text
    absent = "You count as absent: the computer plays for you.** Press [I’m back]"
    assert absent in games
    await house.press(who, "I’m back", on=letter)
    assert absent not in (await house.slash(who, "games")).text


async def test_a_reminder_comes_at_half_the_time_and_the_next_replaces_it(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    # They have chosen their quiet hours, so that the night is none of them.
    await house.slash(who, "me settings", quiet="5-5:30")
    assert reminders(house) == []
    await house.advance(13 * 3_600)
    (first,) = reminders(house)
    assert house.people[who].id in house.messages()[-1].called
    await house.advance(10 * 3_600)
    (second,) = reminders(house)
    assert first.id != second.id
    await game.step()
    assert reminders(house) == []


async def test_a_decision_in_time_costs_no_bank(house: House) -> None:
    game = await opened(house, SHORT, pace="live")
    who = await game.mover()
    await house.advance(PACE - 10)
    await game.step()
    seat = next(each for each in (await game.sight()).seats if each.name == who.title())
    assert (seat.bank, seat.silences) == (BANK, 0)


async def test_a_table_where_everybody_is_silent_pauses_and_goes_on_when_somebody_is_back(
    house: House,
) -> None:
    game = await opened(house, SHORT, pace="live")
    for _ in range(200):
        await house.advance(PACE)
        if (await game.sight()).table.stage == "paused":
            break
    assert (await game.sight()).table.stage == "paused"
    await house.slash("marco", "table back")
    assert (await game.sight()).table.stage == "running"


def reminders(house: House) -> list[Seen]:
    return [each for each in house.messages() if "Everyone is waiting for you" in each.text]


def told(house: House) -> str:
    return "\n".join(message.text for message in house.messages())
