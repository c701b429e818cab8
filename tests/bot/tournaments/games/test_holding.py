"""Holding a table up never pays: ghosts, banks as long as a round, stalling before the score, vacations."""

from __future__ import annotations

from games.league.tournament.standings import standings
from games.league.tournament.state import Finished
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun


async def pass_round(cup: Cup, *silent: str, days: float) -> None:
    """So much time, in which all but the silent answer when they are asked."""
    names = {cup.house.people[name].id: name for name in cup.names}
    for _ in range(round(days * 4)):
        await cup.house.advance(6 * HOUR)
        for table in (await cup.running()).values():
            for _ in range(60):
                sight = await cup.house.app.tables.sight(table)
                if sight.waiting is None or sight.table.stage != "running":
                    break
                who = {names.get(sight.seats[one].user_id or 0): one for one in sight.waiting.seats}
                able = [seat for name, seat in who.items() if name and name not in silent]
                if not able or not await cup.acts(table, able[0]):
                    break
    await cup.house.advance(MINUTE)


async def test_a_ghost_is_absent_and_last_though_the_bank_would_have_outlasted_the_round(
    house: House,
) -> None:
    cup = await begun(house, "a ghost of two days", round_length="2d")
    await pass_round(cup, "p1", days=2)
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    lines = {line.player: line for line in standings(held.state)}
    assert (lines[1].place, int(lines[1].points)) == (4, 0)
    assert 1 in held.state.rounds[0].tables[0].missed
    assert "P1 is absent" in "\n".join(cup.said())


async def test_whoever_was_never_asked_is_not_absent(house: House) -> None:
    """The first one asked lets all the others wait from the beginning."""
    cup = await begun(house, "nobody else asked", round_length="2d")
    (table,) = (await cup.running()).values()
    sight = await house.app.tables.sight(table)
    assert sight.waiting is not None
    (seat,) = sight.waiting.seats
    ghost = next(name for name in cup.names if house.people[name].id == sight.seats[seat].user_id)
    await pass_round(cup, *cup.names, days=2)
    state = (await cup.held()).state
    lines = {line.player: line for line in standings(state)}
    number = int(ghost[1:])
    others = [line for player, line in lines.items() if player != number]
    assert all(line.points > lines[number].points for line in others)


async def test_a_leader_who_stops_answering_stands_behind_those_who_play_on(house: House) -> None:
    cup = await begun(house, "stalling", round_length="54h")
    (table,) = (await cup.running()).values()
    await cup.play(table, entries=60)
    sight = await house.app.tables.sight(table)
    assert sight.waiting is not None
    (seat,) = sight.waiting.seats
    staller = next(name for name in cup.names if house.people[name].id == sight.seats[seat].user_id)
    await pass_round(cup, staller, days=2.25)
    state = (await cup.held()).state
    assert isinstance(state.phase, Finished)
    lines = {line.player: line for line in standings(state)}
    number = int(staller[1:])
    assert (lines[number].place, int(lines[number].points)) == (4, 100)
    result = state.rounds[0].tables[0].result
    assert result is not None
    assert result.by == "method"
    assert "having kept them waiting" in "\n".join(cup.said())
    at = state.rounds[0].tables[0].seats.index(number)
    assert result.scores[at] == min(result.scores)


async def test_the_bank_is_a_third_of_the_round_at_most_and_the_card_says_so(house: House) -> None:
    cup = await begun(house, "a short bank", round_length="3d")
    (table,) = (await cup.running()).values()
    assert (await house.app.tables.sight(table)).table.clock.bank == DAY
    await house.advance(MINUTE)
    assert "a third of a round" in cup.card.text


async def test_only_the_first_vacation_of_a_round_stops_its_clock(house: House) -> None:
    cup = await begun(house, "vacations", round_length="20d")
    (table,) = (await cup.running()).values()
    sight = await house.app.tables.sight(table)
    assert sight.waiting is not None
    (seat,) = sight.waiting.seats
    who = next(name for name in cup.names if house.people[name].id == sight.seats[seat].user_id)
    first = (await house.app.tables.sight(table)).deadline
    await house.slash(who, "me vacation", days=1)
    await house.advance(MINUTE)
    second = (await house.app.tables.sight(table)).deadline
    assert first is not None
    assert second is not None
    assert second > first
    await house.advance(1.2 * DAY)
    await house.slash(who, "me vacation", days=1)
    await house.advance(MINUTE)
    assert (await house.app.tables.sight(table)).deadline == second
    assert any("announces another vacation" in one.text for one in house.messages())
