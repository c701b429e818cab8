"""Rounds run by themselves, whatever happens in between."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.errors import HouseError
from bot.tournaments.records.records import examine
from bot.tournaments.records.terms import Terms, packed
from games.core.chance import Chance
from games.core.words import RuleError
from games.league.tournament.effects import ScoreTable
from games.league.tournament.entries import Begin, Cancel, Extend, Pause, Resume, Rule
from games.league.tournament.state import CalledOff, Finished
from tests.bot.tournaments.running.club import DIRECTOR, START, Club, person


async def test_a_round_opens_its_tables_with_the_seats_as_drawn(club: Club) -> None:
    cup = await club.create(7, rounds=1)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    held = await club.held(cup)
    for number, table in (await club.running(cup)).items():
        seats = (await club.world.live(table)).seats
        drawn = next(one for one in held.state.rounds[0].tables if one.number == number)
        assert [row.user_id for row in seats] == [held.user_of(one or 0) for one in drawn.seats]


async def test_a_swiss_tournament_runs_to_its_end_by_itself(club: Club) -> None:
    cup = await club.create(8, rounds=2, sizes=(4,))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    for _ in range(2):
        await club.play_round(cup, Chance("cup", 0))
    held = await club.held(cup)
    assert isinstance(held.state.phase, Finished)
    assert not held.row.open
    assert len(await club.tables(cup)) == 4
    assert club.said[-3:] == ["tournament-finished", "GiveRole", "PublishSeed"]


async def test_registration_ends_and_the_first_round_begins_by_the_clock(club: Club) -> None:
    cup = await club.create(4, registration_until=START + timedelta(days=1), sizes=(4,))
    await club.pass_time(hours=23)
    assert not await club.tables(cup)
    await club.pass_time(hours=1)
    assert len(await club.running(cup)) == 1


async def test_people_who_do_not_check_in_are_not_seated(club: Club) -> None:
    cup = await club.create(
        5,
        registration_until=START + timedelta(days=1),
        check_in=timedelta(hours=1),
        sizes=(3, 4),
    )
    await club.pass_time(days=1)
    for number in (1, 2, 3, 4):
        await club.steps.check_in(cup, person(number))
    await club.pass_time(hours=1)
    (table,) = (await club.running(cup)).values()
    assert 1005 not in {row.user_id for row in (await club.world.live(table)).seats}


async def test_too_few_players_call_it_off_by_the_clock_and_the_director_is_told_why(
    club: Club,
) -> None:
    cup = await club.create(1, registration_until=START + timedelta(days=1))
    with pytest.raises(RuleError, match="too-few-players"):
        await club.steps.direct(cup, DIRECTOR, Begin())
    await club.pass_time(days=1)
    assert isinstance((await club.held(cup)).state.phase, CalledOff)
    assert club.said[-1] == "too-few-players"


async def test_a_late_table_is_scored_and_the_next_round_begins(club: Club) -> None:
    cup = await club.create(4, rounds=2, sizes=(4,), round_length=timedelta(days=2))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (first,) = (await club.running(cup)).values()
    await club.pass_time(days=2)
    assert (await club.world.live(first)).row.stage == "closed"
    held = await club.held(cup)
    result = held.state.rounds[0].tables[0].result
    assert result is not None
    assert result.by == "method"
    assert len(held.state.rounds) == 2
    assert list(await club.running(cup)) == [2]


async def test_a_table_that_was_broken_off_is_scored_as_a_late_one(club: Club) -> None:
    cup = await club.create(4, rounds=1, sizes=(4,))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    await club.world.tables.call(table, 1001, "end", admin=True)
    await club.runner.look()
    assert isinstance((await club.held(cup)).state.phase, Finished)


async def test_who_leaves_is_replaced_by_the_reserve_who_sees_the_seat(club: Club) -> None:
    cup = await club.create(4, rounds=1, sizes=(4,))
    await club.steps.join(cup, person(9), reserve=True)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    await club.steps.leave(cup, person(2))
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    users = {row.user_id for row in (await club.world.live(table)).seats}
    assert 1009 in users
    assert 1002 not in users


async def test_who_leaves_the_table_leaves_the_tournament(club: Club) -> None:
    cup = await club.create(4, rounds=1, sizes=(4,))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    await club.world.tables.leave(table, 1002)
    await club.runner.look()
    state = (await club.held(cup)).state
    assert state.players[1].status == "out"
    assert None in state.rounds[0].tables[0].seats


async def test_a_pause_of_the_tournament_stops_its_tables(club: Club) -> None:
    cup = await club.create(4, rounds=1, sizes=(4,), round_length=timedelta(days=2))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    await club.steps.direct(cup, DIRECTOR, Pause("holidays", tables=True))
    await club.runner.look()
    assert (await club.world.live(table)).row.stage == "paused"
    await club.pass_time(days=5)
    await club.steps.direct(cup, DIRECTOR, Resume())
    await club.runner.look()
    assert (await club.world.live(table)).row.stage == "running"
    assert list(await club.running(cup)) == [1]


async def test_an_undo_of_the_start_closes_the_tables_and_numbers_are_not_used_again(
    club: Club,
) -> None:
    cup = await club.create(4, rounds=1, sizes=(4,))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (first,) = (await club.running(cup)).values()
    await club.steps.undo(cup, DIRECTOR)
    await club.runner.look()
    assert (await club.world.live(first)).row.stage == "closed"
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    assert list(await club.running(cup)) == [2]


async def test_a_table_that_was_ruled_on_goes_on_when_the_ruling_is_taken_back(club: Club) -> None:
    cup = await club.create(8, rounds=1, sizes=(4,))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    table = (await club.running(cup))[1]
    await club.world.play(table, Chance("some moves", 0), entries=3)
    ruled = Rule(1, ((0,), (1,), (2,), (3,)), (4, 3, 2, 1), "the thread was lost")
    await club.steps.direct(cup, DIRECTOR, ruled)
    await club.runner.look()
    assert (await club.world.live(table)).row.stage == "closed"
    await club.steps.undo(cup, DIRECTOR)
    await club.runner.look()
    live = await club.world.live(table)
    assert live.row.stage == "running"
    assert live.row.alarms
    await club.world.play(table, Chance("to the end", 0))
    await club.runner.look()
    result = (await club.held(cup)).state.rounds[0].tables[0].result
    assert result is not None
    assert result.by == "table"


async def test_a_step_on_which_people_have_played_is_not_taken_back(club: Club) -> None:
    cup = await club.create(4, rounds=1, sizes=(4,))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    await club.world.play(table, Chance("a move", 0), entries=2)
    with pytest.raises(RuleError, match="undo-played-on"):
        await club.steps.undo(cup, DIRECTOR)


async def test_only_a_director_directs(club: Club) -> None:
    cup = await club.create(4)
    with pytest.raises(HouseError, match="director-only"):
        await club.steps.direct(cup, person(1), Cancel("no"))
    await club.steps.name_director(cup, DIRECTOR, 1001)
    await club.steps.direct(cup, person(1), Cancel("rain"))
    assert isinstance((await club.held(cup)).state.phase, CalledOff)


async def test_directors_who_are_named_at_the_same_instant_both_are(club: Club) -> None:
    cup = await club.create(4)
    named = (club.steps.name_director(cup, DIRECTOR, person(at).user_id) for at in (1, 2))
    await asyncio.gather(*named)
    assert set((await club.held(cup)).directors) == {person(1).user_id, person(2).user_id}


async def test_the_director_gives_a_round_more_time(club: Club) -> None:
    cup = await club.create(4, rounds=1, sizes=(4,), round_length=timedelta(days=2))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.steps.direct(cup, DIRECTOR, Extend(timedelta(days=3)))
    await club.pass_time(days=4)
    assert list(await club.running(cup)) == [1]
    await club.pass_time(days=1)
    assert isinstance((await club.held(cup)).state.phase, Finished)


async def test_a_game_by_the_clock_opens_at_one_of_its_hours(club: Club) -> None:
    cup = await club.create(4, game="impero", rounds=1, sizes=(4,), seats=(2, 20))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    assert not await club.tables(cup)
    await club.pass_time(hours=9)
    (table,) = (await club.running(cup)).values()
    opened = (await club.world.live(table)).row.opened
    assert opened is not None
    assert (opened.hour, opened.minute) == (21, 0)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tournament SET state = x'7b7d' WHERE id = ?",
        "UPDATE tournament SET created = 'soon' WHERE id = ?",
    ],
)
async def test_a_damaged_tournament_stops_no_other_one(club: Club, damage: str) -> None:
    soon = START + timedelta(days=1)
    damaged = await club.create(4, registration_until=soon, sizes=(4,))
    other = await club.create(4, registration_until=soon, sizes=(4,))
    await club.world.store.write(lambda link: link.execute(damage, (damaged,)).rowcount)
    await club.pass_time(days=1)
    assert len(await club.running(other)) == 1
    await club.records.credit(START, START + timedelta(hours=1))
    with pytest.raises(HouseError, match="tournament-damaged"):
        await club.held(damaged)


STATE = "UPDATE tournament SET state = CAST(replace(state, ?, ?) AS BLOB) WHERE id = ?"
ENTRY = """UPDATE tournament_entry SET entry = CAST(replace(entry, ?, ?) AS BLOB)
 WHERE tournament_id = ?"""
UNKNOWN = [
    (STATE, '"format":"swiss"', '"format":"ladder"'),
    (STATE, '"rounds":3', '"rounds":3,"handicap":true'),
    (ENTRY, '"do":"begin"', '"do":"shuffle"'),
]
"""A format, a setting and an entry of a version that is newer than this one."""


@pytest.mark.parametrize(("change", "known", "unknown"), UNKNOWN)
async def test_what_this_version_does_not_know_stands_still_and_is_named(
    club: Club, change: str, known: str, unknown: str
) -> None:
    newer, other = [await club.create(8, sizes=(4,)) for _ in range(2)]
    for cup in (newer, other):
        await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    was = await club.running(newer)
    asked = (known, unknown, newer)
    await club.world.store.write(lambda link: link.execute(change, asked).rowcount)
    with capture_logs() as lines, pytest.raises(HouseError, match="tournament-damaged"):
        await club.records.header(newer)
    assert [line["tournament"] for line in lines] == [newer]
    found = await club.world.store.read(lambda link: list(examine(link)))
    assert [line.partition(":")[0] for line in found] == [f"tournament {newer}"]
    for table in was.values():
        await club.world.play(table, Chance("newer", 0))
    await club.play_round(other, Chance("other", 0))
    assert len((await club.held(other)).state.rounds) == 2


async def test_the_doctor_has_nothing_to_say_of_sound_tournaments(club: Club) -> None:
    cup = await club.create(4, sizes=(4,))
    await club.steps.direct(cup, DIRECTOR, Begin())
    assert await club.world.store.read(lambda link: list(examine(link))) == []


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tournament_task SET effect = x'7b' WHERE tournament_id = ?",
        "UPDATE tournament_task SET not_before = 'soon' WHERE tournament_id = ?",
    ],
)
async def test_a_damaged_task_stops_no_other_tournament(club: Club, damage: str) -> None:
    damaged, other = [await club.create(4, sizes=(4,)) for _ in range(2)]
    await club.steps.direct(damaged, DIRECTOR, Begin())
    await club.world.store.write(lambda link: link.execute(damage, (damaged,)).rowcount)
    await club.steps.direct(other, DIRECTOR, Begin())
    await club.runner.look()
    assert len(await club.running(other)) == 1
    assert not await club.tables(damaged)


async def test_a_task_that_cannot_be_read_scores_nothing(club: Club) -> None:
    """Neither what is being scored nor a wish to have a table scored fails by it."""
    cup = await club.create(8, sizes=(4,), late_tables="playouts")
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    for number in (1, 2):
        assert await club.records.ask(cup, ScoreTable(number))
    damage = (
        "UPDATE tournament_task SET effect = x'7b'"
        " WHERE id = (SELECT min(id) FROM tournament_task WHERE tournament_id = ? AND NOT told)"
    )
    assert await club.world.store.write(lambda link: link.execute(damage, (cup,)).rowcount) == 1
    assert await club.records.to_score(cup) == (2,)
    assert list(await club.steps.scoring(await club.held(cup))) == [2]
    assert not await club.records.ask(cup, ScoreTable(2))
    assert await club.records.ask(cup, ScoreTable(1))


async def test_a_table_that_pauses_since_everybody_is_away_is_scored_and_the_round_goes_on(
    club: Club,
) -> None:
    """It pauses before anybody has been silent three times: a round without an end would never be over."""
    cup = await club.create(2, rounds=1, sizes=(2,), round_length=None)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    await _pass_days(club, 30)
    assert "table-silent" in club.said
    assert "silent-table-scored" in club.said
    held = await club.held(cup)
    assert held.state.phase == Finished(())
    assert (await club.world.live(table)).row.stage == "closed"


async def test_a_table_whose_only_player_leaves_the_silent_alone_is_scored(club: Club) -> None:
    """All who stay were marked before, so nothing about their seats is new."""
    cup = await _silent_but_one(club)
    (table,) = (await club.running(cup)).values()
    await club.steps.leave(cup, person(1))
    await club.runner.look()
    row = (await club.world.live(table)).row
    assert (row.stage, row.paused_why) == ("paused", "absent")
    await _pass_days(club, 2)
    assert "silent-table-scored" in club.said
    assert (await club.held(cup)).state.phase == Finished(())


async def test_at_a_quick_silent_table_there_is_a_day_to_come_back(club: Club) -> None:
    cup = await club.create(
        2, rounds=1, sizes=(2,), round_length=None, table=packed(Terms(pace="fast"))
    )
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    while "table-silent" not in club.said:
        await _pass_days(club, 0.5)
    (table,) = (await club.held(cup)).state.rounds[0].tables
    assert table.scored_at == club.world.now + timedelta(days=1)


async def _silent_but_one(club: Club) -> int:
    """A round without an end at whose one table all have lapsed but the first player."""
    cup = await club.create(3, rounds=1, sizes=(3,), round_length=None)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    while len((await club.held(cup)).state.rounds[0].tables[0].silent) < 2:
        await _pass_days(club, 0.5)
        for offer in (await club.world.tables.sight(table, 1001)).offers[:1]:
            await club.world.tables.act(table, 1001, offer.action)
    return cup


async def _pass_days(club: Club, days: float) -> None:
    for _ in range(round(2 * days)):
        club.world.now += timedelta(hours=12)
        while await club.world.tables.ring_due():
            pass
        await club.runner.look()
