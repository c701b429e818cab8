"""Directors at unhappy moments: who drops out, is dropped, joins late, is the only one, or has a friend; 200 calls."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.errors import HouseError
from bot.tournaments.records.directors import Person
from games.core.chance import Chance
from games.core.words import RuleError
from games.league.tournament.entries import (
    Ask,
    Begin,
    Change,
    Drop,
    Penalise,
    Rule,
    Settle,
)
from games.league.tournament.state import Table
from tests.bot.tournaments.running.club import DIRECTOR, Club, person

OWNER = Person(77, "Olga", manages=True)


async def begun(club: Club, players: int = 8, **settings: object) -> int:
    """Player 1 directs, too."""
    cup = await club.create(players, **{"rounds": 2, "sizes": (4,), **settings})
    await club.steps.name_director(cup, DIRECTOR, person(1).user_id)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    return cup


async def table_of(club: Club, cup: int, player: int) -> Table:
    state = (await club.held(cup)).state
    return next(one for one in state.rounds[-1].tables if player in one.seats)


def ruling(table: Table) -> Rule:
    seats = range(len(table.seats))
    return Rule(table.number, tuple((seat,) for seat in seats), tuple(seats), "agreed")


async def newest(club: Club, cup: int) -> object:
    _, entries = await club.records.header(cup)
    return entries[-1].action


async def dropped(club: Club, cup: int) -> None:
    await club.steps.direct(cup, DIRECTOR, Drop(1, "rude", for_good=True))


async def left(club: Club, cup: int) -> None:
    await club.steps.leave(cup, person(1))


@pytest.mark.parametrize("goes", [dropped, left])
async def test_a_director_who_is_out_has_no_stake_in_points_and_still_one_in_their_table(
    club: Club, goes: Callable[[Club, int], object]
) -> None:
    cup = await begun(club)
    own = await table_of(club, cup, 1)
    await club.steps.direct(cup, person(1), ruling(own))
    asked = (await club.held(cup)).state.asked[0].entry
    await goes(club, cup)  # type: ignore[misc]
    await club.runner.look()
    (waiting,) = (await club.held(cup)).state.asked
    assert waiting.entry == asked, "what was asked for still waits"
    with pytest.raises(HouseError, match="settle-own"):
        await club.steps.settle(cup, person(1), Settle(0, True, asked))
    await club.steps.direct(cup, person(1), ruling(own))
    assert isinstance(await newest(club, cup), Ask)
    other = next(one for one in range(2, 9) if one not in own.seats)
    await club.steps.direct(cup, person(1), Penalise(other, 100, "late"))
    assert isinstance(await newest(club, cup), Penalise)
    await club.steps.name_director(cup, DIRECTOR, person(1).user_id)
    with pytest.raises(HouseError, match="director-only"):
        await club.steps.direct(cup, person(1), Penalise(other, 100, "late"))


async def test_a_director_who_joins_late_has_a_stake_from_then_on(club: Club) -> None:
    cup = await begun(club, late_entry=1)
    late = person(9)
    await club.steps.name_director(cup, DIRECTOR, late.user_id)
    await club.steps.direct(cup, late, Penalise(2, 100, "late"))
    assert isinstance(await newest(club, cup), Penalise), "they do not play"
    await club.steps.join(cup, late)
    await club.steps.direct(cup, late, Penalise(3, 100, "late"))
    assert isinstance(await newest(club, cup), Ask)


async def test_a_director_who_comes_late_is_let_in_by_another_one(club: Club) -> None:
    cup = await begun(club)
    late = person(9)
    await club.steps.name_director(cup, DIRECTOR, late.user_id)
    with pytest.raises(HouseError, match="add-own"):
        await club.steps.add(cup, late, late.user_id, late.name, reason="I was late")
    assert len((await club.held(cup)).players) == 8
    await club.steps.add(cup, DIRECTOR, late.user_id, late.name)
    assert len((await club.held(cup)).state.players) == 9


async def test_of_an_only_director_who_plays_the_owner_is_asked_and_else_those_whom_it_hits(
    club: Club,
) -> None:
    cup = await club.create(7, rounds=2, sizes=(4,))
    host = Person(DIRECTOR.user_id, "Dora", owner=OWNER.user_id)
    await club.steps.join(cup, host)
    await club.steps.direct(cup, host, Begin())
    await club.runner.look()
    number = (await club.held(cup)).number_of(host.user_id)
    assert number == 8
    await club.steps.direct(cup, host, Penalise(2, 100, "late"))
    (one,) = (await club.held(cup)).state.asked
    assert one.until is None
    with pytest.raises(HouseError, match="settle-own"):
        await club.steps.settle(cup, host, Settle(0, True, one.entry))
    await club.steps.settle(cup, OWNER, Settle(0, True, one.entry))
    assert (await club.held(cup)).state.asked == ()
    alone = Person(host.user_id, "Dora", owner=host.user_id)
    await club.steps.direct(cup, alone, Penalise(3, 100, "late"))
    (one,) = (await club.held(cup)).state.asked
    assert one.until is not None
    assert one.until - club.world.now == timedelta(days=1)


async def test_two_directors_who_fight_for_the_same_points_answer_nothing_for_each_other(
    club: Club,
) -> None:
    """Who is out of the tournament may agree with a friend: then both names stand in the record."""
    cup = await begun(club)
    own = await table_of(club, cup, 1)
    friend = person(next(one for one in range(2, 9) if one not in own.seats))
    await club.steps.name_director(cup, DIRECTOR, friend.user_id)
    await club.steps.direct(cup, person(1), ruling(own))
    (one,) = (await club.held(cup)).state.asked
    with pytest.raises(HouseError, match="settle-own"):
        await club.steps.settle(cup, friend, Settle(0, True, one.entry))
    await club.steps.leave(cup, friend)
    held = await club.steps.settle(cup, friend, Settle(0, True, one.entry))
    (decided,) = held.state.own
    assert (decided.player, decided.entry) == (1, one.entry)
    _, entries = await club.records.header(cup)
    assert entries[decided.settled - 1].action == Settle(0, True, one.entry)


async def test_two_hundred_calls_from_a_table_are_one_entry(club: Club) -> None:
    cup = await begun(club)
    before = (await club.held(cup)).state.number
    refused = []
    for number in range(200):
        try:
            await club.steps.call_director(cup, person(1 + number % 8), "help")
        except RuleError as error:
            refused.append(error.why)
    state = (await club.held(cup)).state
    assert (len(state.calls), state.number - before) == (2, 2), "two tables"
    assert refused == ["called-already"] * 198


async def test_what_is_asked_of_a_table_that_ends_meanwhile_is_moot_but_for_a_correction(
    club: Club,
) -> None:
    cup = await begun(club)
    own = await table_of(club, cup, 1)
    await club.steps.adjudicate(cup, person(1), own.number, "it is late")
    await club.steps.direct(cup, person(1), ruling(own))
    late, correction = (await club.held(cup)).state.asked
    await club.world.play((await club.running(cup))[own.number], Chance("ends", 0))
    await club.runner.look()
    held = await club.held(cup)
    assert [type(one.step) for one in held.state.asked] == [Rule]
    with pytest.raises(RuleError, match="no-ruling-waits"):
        await club.steps.settle(cup, DIRECTOR, Settle(0, True, late.entry))
    result = (await table_of(club, cup, 1)).result
    assert result is not None
    assert result.by == "table"
    await club.steps.settle(cup, DIRECTOR, Settle(0, True, correction.entry))
    ruled = next(one for one in (await club.held(cup)).state.rounds[0].tables if 1 in one.seats)
    assert ruled.result is not None
    assert ruled.result.by == "director"


async def test_settings_that_come_in_the_second_of_a_draw_change_no_drawn_table(club: Club) -> None:
    cup = await begun(club, review=timedelta(hours=1))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    await club.play_round(cup, Chance("drawn", 0))
    held = await club.held(cup)
    drawn = held.state.rounds[-1]
    assert (drawn.number, drawn.opened) == (2, None)
    for changed in ({"sizes": (3,)}, {"bye": 1}, {"rounds": 1}):
        with pytest.raises(RuleError):
            await club.steps.direct(cup, DIRECTOR, Change(replace(held.state.settings, **changed)))
    named = Change(replace(held.state.settings, title="Summer Cup", rounds=3))
    after = await club.steps.direct(cup, DIRECTOR, named)
    assert after.state.rounds[-1].tables == drawn.tables
    assert (after.state.settings.title, after.state.settings.rounds) == ("Summer Cup", 3)
