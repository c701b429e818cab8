"""People for whom the computer answers: behind, without points, not seated, back with one press, out."""

from __future__ import annotations

from datetime import timedelta

import pytest

from games.league.tournament.effects import Announced, CloseTable
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Begin,
    Drop,
    EndTable,
    Join,
    Leave,
    PlayOn,
    Replace,
    Rule,
    Silent,
)
from games.league.tournament.scoring import people_places, table_points
from games.league.tournament.standings import standings
from games.league.tournament.state import Finished, Table, timer
from tests.league.tournaments import DAY, MINUTE, Tournament, refused


def silent(it: Tournament, table: Table, *seats: int, after: timedelta = DAY) -> None:
    it.enter(Silent(table.number, seats, it.state.at + after), "table")


def end(it: Tournament, table: Table, *lapsed: int) -> None:
    """The last seat wins; these have lapsed."""
    seats = tuple(reversed(range(len(table.seats))))
    scores = tuple(10 * (seat + 1) for seat in range(len(seats)))
    it.enter(EndTable(table.number, tuple((s,) for s in seats), scores, lapsed=lapsed), "table")


def told(it: Tournament, key: str) -> list[Announced]:
    return [one for one in it.effects(Announced) if one.key == key]


def test_who_lapsed_stands_behind_all_others_and_has_no_points() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    (table,) = it.running
    end(it, table, 3, 2)
    ended = it.now.tables[0]
    seats = ended.seats
    assert people_places(ended) == ((seats[1],), (seats[0],), (seats[2], seats[3]))
    points = table_points(it.state.settings, ended, it.state.version)
    assert [points[seat or 0] for seat in seats] == [300, 500, 0, 0]
    assert [line.player for line in it.lines[:2]] == [seats[1], seats[0]]
    assert {line.wins for line in it.lines[2:]} == {0}


def test_somebody_who_never_moved_wins_no_tournament_even_if_all_others_leave() -> None:
    it = Tournament(rounds=1, sizes=(2,)).begin(2)
    (table,) = it.running
    ghost, other = table.players
    it.enter(EndTable(table.number, ((0,), (1,)), (9, 1), lapsed=(0,)), "table")
    assert it.state.phase == Finished((other,))
    assert ghost not in it.state.phase.winners


def test_if_all_have_lapsed_nobody_wins() -> None:
    it = Tournament(rounds=1, sizes=(2,)).begin(2)
    it.enter(EndTable(it.running[0].number, ((0,), (1,)), (9, 1), lapsed=(0, 1)), "table")
    assert it.state.phase == Finished(())
    assert {line.points for line in it.lines} == {0}


def test_who_lapsed_is_told_is_not_seated_and_is_back_with_one_press() -> None:
    it = Tournament(rounds=3, sizes=(2,)).begin(4)
    table = it.running[0]
    player = table.players[0]
    silent(it, table, 0)
    (said,) = told(it, "lapsed")
    assert said.calls == (player,)
    end(it, table, 0)
    it.end(it.running[0])
    assert player not in {one for table in it.now.tables for one in table.players}
    it.enter(PlayOn(player), "player")
    it.end_round()
    assert player in {one for table in it.now.tables for one in table.players}


def test_i_play_on_counts_while_the_table_of_the_lapse_still_runs() -> None:
    it = Tournament(rounds=2, sizes=(2,)).begin(4)
    table = it.running[0]
    player = table.players[0]
    silent(it, table, 0)
    it.enter(PlayOn(player), "player")
    assert refused(it, PlayOn(player))[0] == "not-resting"
    end(it, table, 0)
    it.end(it.running[0])
    assert player in {one for table in it.now.tables for one in table.players}


@pytest.mark.parametrize("told", [True, False])
def test_who_acts_again_before_the_end_has_not_lapsed(told: bool) -> None:
    """Also if it was not told apart from the end."""
    it = Tournament(rounds=2, sizes=(2,)).begin(4)
    table = it.running[0]
    player = table.players[0]
    silent(it, table, 0)
    if told:
        silent(it, table)
        assert refused(it, Silent(table.number, (), it.state.at))[0] == "stale"
    end(it, table)
    assert it.state.players[player - 1].lapses == 0
    assert player in it.state.active


def test_a_second_lapse_ends_their_tournament_until_a_director_brings_them_back() -> None:
    it = Tournament(rounds=4, sizes=(2,), late_entry=4).begin(4)
    player = it.running[0].players[0]
    for number in range(2):
        table = next(one for one in it.running if player in one.players)
        seat = table.seats.index(player)
        silent(it, table, seat)
        assert told(it, "lapsed-again" if number else "lapsed")
        it.enter(PlayOn(player), "player")
        end(it, table, seat)
        if number:
            assert told(it, "lapsed-out")
        for other in it.running:
            if it.now.number == number + 1:
                it.end(other)
    assert it.state.players[player - 1].status == "out"
    assert refused(it, Join(player))[0] == "out-for-good"
    assert refused(it, PlayOn(player))[0] == "out-for-good"
    it.enter(Add(player))
    assert player in it.state.active


def test_a_table_where_all_are_silent_is_told_and_scored_as_missed() -> None:
    it = Tournament(rounds=2, sizes=(2,)).begin(4)
    table, other = it.running
    silent(it, table, 1)
    assert timer(it.state) is None
    silent(it, table, 0, 1, after=2 * DAY)
    assert told(it, "table-silent")
    due = timer(it.state)
    assert due is not None
    assert (due.key, due.at - it.state.at) == (
        f"silent:{table.number}",
        2 * DAY - MINUTE,
    )
    it.ring()
    assert it.effects(CloseTable) == [CloseTable(table.number)]
    assert told(it, "silent-table-scored")
    assert [line.points for line in it.lines] == [0] * 4
    it.end(other)
    # The two who lapsed are asked to say that they play on; the others meet again.
    assert {one for table in it.now.tables for one in table.players} == set(other.players)


def test_somebody_who_acts_saves_the_table() -> None:
    it = Tournament(rounds=1, sizes=(2,)).begin(2)
    (table,) = it.running
    silent(it, table, 0, 1)
    silent(it, table, 0)
    assert timer(it.state) is None


def test_if_the_only_one_who_played_leaves_the_silent_table_gets_its_end() -> None:
    it = Tournament(rounds=1, sizes=(3,)).begin(3)
    (table,) = it.running
    silent(it, table, 1, 2)
    it.enter(Leave(table.players[0], for_good=True), "player")
    assert timer(it.state) is None
    silent(it, it.running[0], 1, 2)
    assert told(it, "table-silent")
    assert refused(it, Silent(table.number, (1, 2), it.state.at))[0] == "stale"
    it.ring()
    assert [line.points for line in it.lines] == [0] * 3


def test_a_late_table_that_is_scored_keeps_the_lapsed_behind() -> None:
    it = Tournament(rounds=1, sizes=(2,), round_length=DAY).begin(2)
    (table,) = it.running
    silent(it, table, 0)
    it.ring()
    it.enter(Adjudicate(table.number, ((0,), (1,)), (50, 1)), "clock")
    assert it.lines[0].player == table.players[1]
    assert it.lines[1].points == 0


def test_a_ruling_stands_as_it_was_given() -> None:
    it = Tournament(rounds=1, sizes=(2,)).begin(2)
    (table,) = it.running
    silent(it, table, 0)
    it.enter(Rule(table.number, ((0,), (1,)), (50, 1), "they were in hospital"))
    assert it.lines[0].player == table.players[0]


def test_a_reserve_in_a_lapsed_seat_leaves_its_player_with_the_lapse() -> None:
    it = Tournament(rounds=2, sizes=(2,)).join(2)
    it.enter(Join(3, reserve=True), "player")
    it.enter(Begin())
    (table,) = it.running
    player = table.players[0]
    silent(it, table, 0)
    it.enter(Replace(table.number, 0, 3), "table")
    assert it.state.players[player - 1].lapses == 1
    assert it.state.players[player - 1].resting


def test_who_a_director_replaces_without_a_lapse_keeps_the_place_that_the_seat_reaches() -> None:
    it = Tournament(rounds=1, sizes=(2,)).join(2)
    it.enter(Join(3, reserve=True), "player")
    it.enter(Begin())
    (table,) = it.running
    player = table.players[0]
    it.enter(Replace(table.number, 0, 3, keeps=True))
    it.end(it.running[0], (0, 1))
    points = {line.player: line.points for line in standings(it.state)}
    assert points == {player: 500, table.players[1]: 300, 3: 100}


def test_who_is_replaced_by_a_director_while_they_are_absent_keeps_no_place() -> None:
    it = Tournament(rounds=1, sizes=(2,)).join(2)
    it.enter(Join(3, reserve=True), "player")
    it.enter(Begin())
    (table,) = it.running
    player = table.players[0]
    silent(it, table, 0)
    it.enter(Replace(table.number, 0, 3, keeps=True))
    it.end(it.running[0], (0, 1))
    points = {line.player: line.points for line in standings(it.state)}
    assert points == {player: 0, table.players[1]: 300, 3: 100}


@pytest.mark.parametrize("out", [Drop(1, "insults", for_good=True), Leave(1, for_good=True)])
def test_out_is_out_until_a_director_brings_them_back(out: Drop | Leave) -> None:
    it = Tournament(rounds=2, sizes=(4,), late_entry=2).begin(9)
    it.enter(out)
    assert refused(it, Join(1))[0] == "out-for-good"
    it.enter(Add(1))
    assert 1 in it.state.active


def test_who_took_their_entry_back_before_the_start_may_join_again() -> None:
    it = Tournament().join(3)
    it.enter(Leave(1), "player")
    it.enter(Join(1), "player")
    assert 1 in it.state.active


def test_lapses_replay() -> None:
    it = Tournament(rounds=2, sizes=(2,)).begin(4)
    silent(it, it.running[0], 0)
    end(it, it.running[0], 0)
    assert it.replayed()[-1] == it.judged


def test_a_substitute_who_lapses_is_a_reserve_as_before_and_rests_from_nothing() -> None:
    it = Tournament(rounds=2, sizes=(2,)).join(2)
    it.enter(Join(3, reserve=True), "player")
    it.enter(Begin())
    (table,) = it.running
    it.enter(Replace(table.number, 0, 3), "table")
    silent(it, it.running[0], 0)
    assert not it.state.players[2].resting
    assert refused(it, PlayOn(3))[0] == "not-joined"


def test_one_who_left_while_they_rested_and_joins_again_plays_in_the_next_round() -> None:
    it = Tournament(rounds=3, sizes=(2,), late_entry=3).begin(4)
    table = it.running[0]
    player = table.players[0]
    silent(it, table, 0)
    end(it, table, 0)
    assert it.state.players[player - 1].resting
    it.enter(Leave(player), "player")
    it.enter(Join(player), "player")
    it.end(it.running[0])
    it.end_round()
    assert player in {one for table in it.now.tables for one in table.players}
