"""What happens at an unhappy moment: a clear answer, and nothing is lost."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.entries import Begin, Change, Penalise, Rule, Settle
from games.league.tournament.state import Finished
from tests.bot.tournaments.running.club import DIRECTOR, START, Club, person

DAY = timedelta(days=1)


async def test_a_ruling_outlives_the_director_who_asked_for_it_and_left(club: Club) -> None:
    cup = await club.create(3, rounds=1, sizes=(3,))
    await club.steps.name_director(cup, DIRECTOR, person(1).user_id)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    ruling = Rule(1, ((0,), (1,), (2,)), (3, 2, 1), "it was agreed")
    await club.steps.direct(cup, person(1), ruling)
    await club.steps.leave(cup, person(1))
    await club.steps.name_director(cup, DIRECTOR, person(1).user_id)
    await club.runner.look()
    held = await club.steps.settle(cup, DIRECTOR, Settle(1))
    result = held.state.rounds[0].tables[0].result
    assert result is not None
    assert (result.by, result.places, result.own) == ("director", ruling.places, False)
    assert isinstance(held.state.phase, Finished)


async def test_settings_that_come_in_the_second_of_the_start_are_those_of_a_round_that_runs(
    club: Club,
) -> None:
    cup = await club.create(4, rounds=2, sizes=(4,), registration_until=START + DAY)
    before = (await club.held(cup)).state.settings
    await club.pass_time(days=1)
    with pytest.raises(RuleError) as refused:
        await club.steps.direct(cup, DIRECTOR, Change(replace(before, bye=1)))
    assert refused.value.args[0] == "settings-locked"
    held = await club.steps.direct(cup, DIRECTOR, Change(replace(before, title="Summer Cup")))
    assert (held.state.settings.title, held.state.settings.bye) == ("Summer Cup", before.bye)
    assert len(await club.running(cup)) == 1


async def test_a_clock_that_is_set_back_at_the_end_of_a_round_ends_it_once(club: Club) -> None:
    cup = await club.create(8, rounds=2, sizes=(4,), round_length=DAY)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    await club.pass_time(days=1)
    ended = (await club.held(cup)).state.at
    await club.pass_time(hours=-1)
    await club.steps.direct(cup, DIRECTOR, Penalise(1, 100, "late"))
    assert (await club.held(cup)).state.at == ended
    await club.pass_time(minutes=30)
    held = await club.held(cup)
    assert [one.number for one in held.state.rounds] == [1, 2]
    second = held.state.rounds[1]
    assert second.due is not None
    assert second.due == START + 2 * DAY
    assert club.said.count("round-time-over") == 1
    assert club.said.count("round-opened") == 2
