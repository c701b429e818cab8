"""Whole tournaments on the offline Discord, by commands and buttons."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import combinations

import pytest
from discord import Permissions

from bot.errors import HouseError
from games.core.words import RuleError
from games.impero.actions import Ready
from games.league.tournament.standings import standings
from games.league.tournament.state import Finished, Playing, State
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup


def meetings(state: State) -> Counter[tuple[int, ...]]:
    """How often two players have met."""
    tables = [table for one in state.rounds for table in one.tables]
    return Counter(pair for table in tables for pair in combinations(sorted(table.players), 2))


async def test_a_swiss_of_thirteen_with_drop_outs_a_late_entry_and_an_adjudicated_table(
    house: House,
) -> None:
    cup = Cup(house, 13, "swiss of thirteen")
    await cup.create(
        game="acquire", rounds=3, sizes="4,5", round_length="20d", late_entry=1, registration="1d"
    )
    await cup.join_all()
    await house.advance(DAY + HOUR)
    assert sorted(len(one.seats) for one in (await cup.held()).state.rounds[0].tables) == [4, 4, 5]
    await cup.slash("late", "join")
    await cup.play_round()
    assert (await cup.held()).state.current is not None
    # Two leave in the second round: their tables go on.
    asked = await cup.slash("p1", "leave")
    await house.press("p1", "Leave for good", asked.seen)
    await cup.slash("ada", "player drop", player=house.people["p2"], reason="does not answer")
    late = min(await cup.running())
    await cup.play_round(but=late)
    await house.advance(20 * DAY + HOUR)
    state = (await cup.held()).state
    (result,) = [one.result for one in state.rounds[1].tables if one.number == late]
    assert result is not None
    assert result.by == "method"
    assert len(state.rounds) == 3
    await cup.play_round()
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    assert len(standings(held.state)) == 14
    assert max(meetings(held.state).values()) == 2
    await house.advance(5 * MINUTE)
    said = "\n".join(cup.said())
    assert f"Late, and scored by the method on the tournament’s card: {late}." in said
    assert "does not answer" in said
    assert "has won" in said
    assert f"The seed was `{held.state.seed}`" in said


async def test_a_knock_out_of_greed_with_a_role_for_the_winner(house: House) -> None:
    cup = Cup(house, 8, "knock-out of greed")
    champion = house.guild.create_role("champion")
    giver = house.guild.create_role("giver", permissions=Permissions(manage_roles=True))
    house.env.backend.add_member_role(house.guild.id, house.people["ada"].id, giver.id)
    await house.settle()
    await cup.create(game="greed", format="knockout", sizes="4", go_on=2, winner=champion)
    await cup.join_all()
    await cup.slash("ada", "start")
    await cup.play_round()
    assert len((await cup.held()).state.rounds) == 2
    await cup.play_round()
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    await house.advance(5 * MINUTE)
    (winner,) = held.state.phase.winners
    member = house.people[held.name_of(winner).lower()]
    stored = house.env.backend.guilds[house.guild.id].members[member.id]
    assert champion.id in stored.role_ids
    assert any(f"P{winner} has won" in text for text in cup.said())


async def test_an_impero_tournament_of_sixteen_with_a_final_over_the_night_of_the_clocks(
    house: House,
) -> None:
    """Summer time begins in Italy on 29 March 2026."""
    await house.slash("ada", "settings", zone="Europe/Rome")
    cup = Cup(house, 16, "impero of sixteen")
    await house.advance(80 * DAY)
    await cup.create(game="impero", rounds=2, sizes="8", final=8, registration="12h")
    await cup.join_all()
    await house.advance(12 * HOUR)
    for hour in range(60 * 24):
        if not isinstance((await cup.held()).state.phase, Playing):
            break
        # Somebody who never acts lapses, and is not seated in the next round.
        if hour % 6 == 0:
            await _all_ready(cup)
        await house.advance(HOUR)
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    assert [len(one.tables) for one in held.state.rounds] == [2, 2, 1]
    assert held.state.rounds[-1].knockout


async def _all_ready(cup: Cup) -> None:
    """Everybody at the running tables says that they are ready for this turn."""
    tables = cup.house.app.tables
    for table in (await cup.running()).values():
        for row in (await tables.sight(table)).seats:
            with suppress(HouseError, RuleError):
                assert row.user_id is not None
                await tables.act(table, row.user_id, Ready())


async def test_everybody_is_called_once_to_their_table(house: House) -> None:
    cup = Cup(house, 4, "called once")
    await cup.create(game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    await cup.slash("ada", "start")
    (table,) = (await cup.running()).values()
    asked = (await house.app.tables.sight(table)).waiting
    assert asked is not None
    calls = [len(cup.calls(name)) for name in cup.names]
    assert max(calls) == 1


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"title": "   "}, "name"),
        ({"sizes": "nine"}, "4,5"),
        ({"registration": "yesterday"}, "20:00"),
        ({"registration": "2020-01-01 10:00"}, "a later one"),
        ({"round_length": "1m"}, "minutes"),
        ({"points": "1,1,1"}, "first"),
        ({"tie_breaks": "beauty"}, "wins"),
        ({"sizes": "40"}, "2 to 6"),
        ({"format": "knockout", "rounds": 3}, "ignore `rounds`"),
        ({"format": "groups", "strict": "yes"}, "ignore `strict`"),
        ({"group_size": 8}, "ignore `group-size`"),
        ({"late_tables": "playouts", "round_length": "none"}, "remove `late-tables`"),
        ({"tie_breaks": "lot, wins"}, "name it last"),
    ],
)
async def test_bad_settings_are_answered_and_nothing_is_announced(
    house: House, options: dict[str, object], answer: str
) -> None:
    cup = Cup(house, 0, "bad")
    reply = await cup.create(game="acquire", **options)
    assert answer in reply.text
    assert "no tournament" in (await cup.slash("ada", "list")).text.lower()


async def test_pages_can_be_read_by_everybody_in_pictures_and_in_words(house: House) -> None:
    cup = Cup(house, 5, "pages")
    await cup.create(game="acquire", rounds=1, sizes="5")
    await cup.join_all()
    await cup.slash("ada", "start")
    assert "P1" in (await cup.slash("nemo", "tables")).text
    assert (
        "You" in (await cup.slash("p1", "my-table")).text
        or "<#" in (await cup.slash("p1", "my-table")).text
    )
    await cup.play_round()
    await house.advance(5 * MINUTE)
    assert (await cup.slash("nemo", "standings")).seen.alt
    assert "P1" in (await cup.slash("nemo", "standings", text=True)).text
    assert "P1" in (await cup.slash("nemo", "standings", crosses=True, text=True)).text
    assert "Spring Cup" in (await cup.slash("nemo", "list")).text
    assert "Spring Cup" in (await cup.slash("nemo", "show")).text
