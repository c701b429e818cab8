"""Ratings that absence, haste and second accounts cannot farm; places of those who were absent."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bot.community.parts import Tenancy, is_whole, tenancies
from bot.community.parts import parts as all_parts
from bot.community.ratings import enter, enter_result, publish
from bot.community.replay import Replay
from bot.engine.keeping.above import Published
from bot.store import results, traces
from bot.store.histories import together
from games.core.record import Cause
from games.core.undo import StandingEntry
from games.core.words import Seat
from games.league.ratings import NEW, Model, season_of
from tests.bot.community.arrange import (
    GUILD,
    NOVEMBER,
    ended,
    entered,
    standing,
)

ANNA, BRUNO, CARLA, DARIO = 101, 102, 103, 104


def points(connection: sqlite3.Connection, person: int) -> float:
    found = standing(connection).get(("acquire", GUILD, person))
    return (found[0] if found else NEW.mu) - NEW.mu


def parts(connection: sqlite3.Connection, table: int) -> dict[int, results.SeatResult]:
    row = results.of_table(connection, table)
    assert row is not None
    return {one.person: one for one in results.seats(connection, row.number)}


def test_the_ghost_stands_behind_everybody_whatever_its_seat_has(
    connection: sqlite3.Connection,
) -> None:
    table = entered(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA], lapsed=[0])
    found = parts(connection, table)
    assert [found[one].place for one in (ANNA, BRUNO, CARLA)] == [3, 1, 2]
    assert found[ANNA].mark == "lapsed"
    assert points(connection, ANNA) < points(connection, CARLA) < points(connection, BRUNO)


def test_if_all_were_absent_nothing_is_rated(connection: sqlite3.Connection) -> None:
    table = entered(connection, [[0], [1]], [ANNA, BRUNO], lapsed=[0, 1])
    row = results.of_table(connection, table)
    assert row is not None
    assert row.unrated == "absent"


def test_five_alts_that_leave_bring_nothing_and_lose(connection: sqlite3.Connection) -> None:
    alts = [201, 202, 203, 204, 205]
    entered(
        connection, [[n] for n in range(6)], [ANNA, *alts], substitutes={}, lapsed=[1, 2, 3, 4, 5]
    )
    assert points(connection, ANNA) == 0
    assert all(points(connection, alt) < 0 for alt in alts)


def test_who_never_moved_changes_no_rating(connection: sqlite3.Connection) -> None:
    table = entered(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA], lapsed=[2], silent=[2])
    assert parts(connection, table)[CARLA].mark == "unplayed"
    assert points(connection, CARLA) == 0
    assert points(connection, ANNA) == -points(connection, BRUNO) > 0


@pytest.mark.parametrize(
    ("by", "mark"), [("computer", "unplayed"), ("admin", "unplayed"), ("order", "lapsed")]
)
def test_a_move_of_their_own_is_one_that_they_or_their_order_made(
    connection: sqlite3.Connection, by: Any, mark: str
) -> None:
    live = ended(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA], lapsed=[2], silent=[2])
    line = StandingEntry(0, Seat(2), None, cause=Cause(by))
    enter(connection, replace(live, lines=(*live.lines, line)), Model())
    assert parts(connection, live.row.id)[CARLA].mark == mark


def test_of_several_lapses_in_two_weeks_the_first_counts(connection: sqlite3.Connection) -> None:
    people = [ANNA, BRUNO, CARLA]
    tables = [
        entered(connection, [[0], [1], [2]], people, lapsed=[2], at=NOVEMBER + timedelta(days=days))
        for days in (0, 13.9, 28)
    ]
    marks = [parts(connection, table)[CARLA].mark for table in tables]
    assert marks == ["lapsed", "again", "lapsed"]


def test_from_the_sixth_game_of_a_pair_on_each_counts_less_until_the_next_quarter(
    connection: sqlite3.Connection,
) -> None:
    gains = [0.0]
    for number in range(40):
        entered(connection, [[0], [1]], [ANNA, BRUNO], at=NOVEMBER + timedelta(minutes=number))
        gains.append(points(connection, ANNA))
    entered(connection, [[0], [1]], [ANNA, BRUNO], at=NOVEMBER + timedelta(days=60))
    steps = [after - before for before, after in pairwise(gains)]
    assert all(step > later > 0 for step, later in pairwise(steps))
    assert points(connection, ANNA) - gains[-1] > 4 * steps[-1]


def test_a_history_of_several_rules_is_the_same_at_once_as_it_came(
    connection: sqlite3.Connection,
) -> None:
    """Each game by the rule that was the newest when it ended, also one that a director rules on later."""
    model = Model()
    for number in range(60):
        at, rule = NOVEMBER + timedelta(hours=9 * number), 2 + number // 20
        live = ended(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA], at=at)
        row = results.ResultRow(
            table_id=live.row.id,
            game="acquire",
            guild_id=GUILD,
            season=season_of(at),
            ended=at,
            rule=rule,
        )
        outcome = live.begun[1].outcome
        assert outcome is not None
        enter_result(connection, row, all_parts(tenancies(live), outcome, row), model)
    replay = Replay(1)
    replay.run(connection)
    assert replay.games == 60
    assert not replay.changed
    first = replace(live, row=replace(live.row, id=1, ended=NOVEMBER))
    publish(connection, first, Published(((2,), (1,), (0,)), (1, 2, 3), word=True), model)
    ruled = results.of_table(connection, 1)
    assert ruled is not None
    assert (ruled.ruled, ruled.rule) == (True, 2)


def test_the_history_of_old_results_stays_as_it_was_rated(connection: sqlite3.Connection) -> None:
    """A game of before counted wholly, also the tenth of a day."""
    for number in range(9):
        entered(connection, [[0], [1]], [ANNA, BRUNO], at=NOVEMBER + timedelta(minutes=number))
    connection.execute("UPDATE result SET rule = 1")
    replay = Replay(1)
    replay.run(connection)
    assert len(replay.changed) > 0
    replay.apply(connection)
    again = Replay(1)
    again.run(connection)
    assert not again.changed
    assert standing(connection)["acquire", GUILD, ANNA][-1] == 9


def test_who_was_replaced_without_having_lapsed_is_rated_as_one_who_played(
    connection: sqlite3.Connection,
) -> None:
    """A director's word takes no place from them; without a move of their own they are not rated."""
    live = ended(connection, [[0], [1]], [ANNA, BRUNO])
    row = results.ResultRow(
        table_id=live.row.id, game="acquire", guild_id=GUILD, season=0, ended=NOVEMBER
    )
    seats = [
        Tenancy(Seat(0), ANNA, stayed=False, kept=True, moved=moved) for moved in (True, False)
    ]
    outcome = live.begun[1].outcome
    assert outcome is not None
    stayed = Tenancy(Seat(1), BRUNO, stayed=True)
    found = [next(iter(all_parts([one, stayed], outcome, row))) for one in seats]
    assert [one.mark for one in found] == ["played", "unplayed"]


def test_somebody_and_their_own_substitute_have_not_met(connection: sqlite3.Connection) -> None:
    entered(connection, [[0], [2], [1]], [ANNA, BRUNO, CARLA], substitutes={0: DARIO})
    scope = ("acquire", GUILD)
    assert together(connection, scope, ANNA, DARIO) == ()
    ((_, games, ahead, level, behind),) = together(connection, scope, DARIO, CARLA)
    assert (games, ahead, level, behind) == (1, 1, 0, 0)


def test_marks_grow_with_annulments_and_people_forgotten(connection: sqlite3.Connection) -> None:
    """What is worked out beside the bot is not written over something newer."""
    tables = [entered(connection, [[0], [1]], [ANNA, BRUNO]) for _ in range(2)]
    numbers = [row.number for table in tables if (row := results.of_table(connection, table))]
    results.annul(connection, numbers[0])
    before = results.marks(connection)
    results.annul(connection, numbers[1])
    traces.leave_games(connection, ANNA)
    assert results.marks(connection) == before + 2


def test_who_had_lapsed_when_they_lost_the_seat_has_not_played_half_of_the_game() -> None:
    """Two people are needed who played: one of two was absent long before they were replaced."""
    seat = Tenancy(Seat(0), ANNA, stayed=True)
    gone = Tenancy(Seat(1), BRUNO, stayed=False, ended=90)
    assert is_whole([seat, gone], 100)
    assert not is_whole([seat, replace(gone, left_lapsed=True)], 100)
