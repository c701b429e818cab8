"""A day of notices by commands: a digest in the morning, a spectator who watches, a note in the hand."""

from __future__ import annotations

from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House

HOUR = 3_600


async def test_a_digest_comes_in_the_morning_and_not_a_second_time_after_a_restart(
    house: House,
) -> None:
    """The bot starts at midnight UTC, and is killed after the message."""
    game = await opened(house, SHORT)
    who = await game.mover()
    chosen = await house.slash(who, "me settings", digest="9")
    assert "every day at 9:00" in chosen.text
    await house.advance(8 * HOUR)
    assert house.letters(house.people[who].id) == []
    await house.advance(HOUR)
    (letter,) = house.letters(house.people[who].id)
    assert "\nIt’s your turn at 1 table:" in letter.text
    await house.restart(kill=True)
    await house.advance(HOUR)
    assert [one.id for one in house.letters(house.people[who].id)] == [letter.id]


async def test_a_spectator_has_one_message_that_follows_the_turns_and_leads_to_the_board(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    nemo = house.people["nemo"].id
    await house.slash("nemo", "table watch")
    for _ in range(3):
        who = await game.asked()
        while await game.asked() == who:
            await game.step()
        (letter,) = house.letters(nemo)
        assert str(await game.asked()).title() in letter.text
        ways = [part["url"] for part in letter.parts if "url" in part]
        assert ways == [f"{ways[0].rpartition('/')[0]}/{house.board.id}"]
    await house.slash("nemo", "table watch", what="stop")
    await game.step()
    assert [one.id for one in house.letters(nemo)] == [letter.id]


async def test_a_note_waits_in_the_hand_after_two_weeks(house: House) -> None:
    game = await opened(house, SHORT, pace="slow")
    who = await game.mover()
    form = await house.slash(who, "table note")
    await house.fill(who, form, {"note": "sell before **Zeta** is safe"})
    await house.restart()
    hand = await house.slash(who, "table hand")
    assert "> sell before \\*\\*Zeta\\*\\* is safe" in hand.text
    assert hand.private
