"""A tournament can end well: after this round, at once, with fewer or more rounds, and never by a slip."""

from __future__ import annotations

from games.league.tournament.state import CalledOff, Finished, Playing
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import MINUTE, Cup


async def in_round_two(house: House, seed: str) -> Cup:
    cup = Cup(house, 4, seed)
    await cup.create(game="acquire", rounds=3, sizes="4", round_length="5d")
    await cup.join_all()
    await cup.slash("ada", "start")
    await cup.play_round()
    await house.advance(MINUTE)
    assert len((await cup.held()).state.rounds) == 2
    return cup


async def test_cancelling_asks_first_and_offers_an_end_with_winners(house: House) -> None:
    cup = await in_round_two(house, "asked")
    asked = await cup.slash("ada", "cancel", reason="Too hot: *summer*")
    assert "1 running table closes without a result" in asked.text
    assert isinstance((await cup.held()).state.phase, Playing), "nothing is done yet"
    assert "Only a director" in (await cup.slash("p1", "cancel", reason="mine")).text
    await house.press("ada", "End now, with winners", asked.seen)
    await house.advance(MINUTE)
    phase = (await cup.held()).state.phase
    assert isinstance(phase, Finished)
    assert phase.winners
    said = "\n".join(cup.said())
    assert "what has been played decides who wins" in said
    assert "Too hot" in said
    assert "closed without a result" in (await cup.slash("p1", "tables")).text
    await cup.slash("ada", "undo")
    assert isinstance((await cup.held()).state.phase, Playing)


async def test_a_cancelled_one_has_no_winner_and_its_results_stay_readable(house: House) -> None:
    cup = await in_round_two(house, "cancelled")
    asked = await cup.slash("ada", "cancel", reason="Enough")
    await house.press("ada", "Cancel without a winner", asked.seen)
    assert isinstance((await cup.held()).state.phase, CalledOff)
    assert "points: 5" in (await cup.slash("p1", "standings", text=True)).text


async def test_the_running_round_may_be_the_last_as_everybody_reads_before(house: House) -> None:
    cup = await in_round_two(house, "last round")
    asked = await cup.slash("ada", "cancel", reason="Holidays")
    await house.press("ada", "End after this round", asked.seen)
    await house.advance(MINUTE)
    assert "ends after round 2" in "\n".join(cup.said())
    assert "Round 2 is the last" in cup.card.text
    assert all(cup.calls(name) for name in cup.names)
    await cup.play_round()
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    assert len(held.state.rounds) == 2


async def test_a_round_is_shortened_and_rounds_are_added_and_it_is_said_what_was(
    house: House,
) -> None:
    cup = await in_round_two(house, "shortened")
    await cup.slash("ada", "extend", by="-2d")
    await house.advance(MINUTE)
    said = cup.said()[-1]
    assert "has shortened round 2" in said
    assert "It was to end on" in said
    assert "Everyone needs notice" in (await cup.slash("ada", "extend", by="-3d")).text
    await cup.slash("ada", "settings", setting="rounds", value="4")
    await house.advance(MINUTE)
    said = cup.said()[-1]
    assert "~~" in said
    assert (await cup.held()).state.settings.rounds == 4
    assert (
        "2 rounds are drawn"
        in (await cup.slash("ada", "settings", setting="rounds", value="1")).text
    )
