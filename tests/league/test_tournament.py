"""A tournament from registration to its winner: who is seated, what ends, what is said."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.effects import (
    Announced,
    CloseTable,
    GiveRole,
    OpenTable,
    PublishSeed,
    ReplaceSeat,
    ScoreTable,
)
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Begin,
    CheckIn,
    Drop,
    EndTable,
    ForgetRoles,
    Join,
    Leave,
)
from games.league.tournament.record import open_tournament
from games.league.tournament.settings import MAX_PLAYERS, ByPlace, Settings
from games.league.tournament.state import CalledOff, CheckingIn, Finished, Playing
from tests.league.tournaments import DAY, HOUR, MINUTE, OPENED, Tournament, refused


def sizes(it: Tournament) -> list[list[int]]:
    return [[len(table.seats) for table in one.tables] for one in it.state.rounds]


def test_swiss_plays_its_rounds_and_the_first_of_the_standings_wins() -> None:
    it = Tournament(rounds=3, sizes=(4,)).begin(16).play()
    assert sizes(it) == [[4] * 4] * 3
    assert it.state.phase == Finished((it.lines[0].player,))


def test_the_winner_gets_the_role_and_the_seed_is_published_at_the_end() -> None:
    it = Tournament(rounds=1).begin(5)
    assert not it.effects(PublishSeed)
    it.end_round()
    assert it.effects(GiveRole) == [GiveRole((1,))]
    assert it.effects(PublishSeed) == [PublishSeed("seed")]


def test_the_hash_of_the_seed_is_told_when_registration_opens() -> None:
    it = Tournament()
    assert it.effects(Announced)[0].facts == {"hash": it.state.seed_hash}


def test_the_next_round_opens_when_the_last_table_ends() -> None:
    it = Tournament().begin(8)
    it.end(it.running[0])
    assert it.effects(OpenTable) == []
    it.end(it.running[0])
    assert [effect.round for effect in it.effects(OpenTable)] == [2, 2]


def test_a_league_seats_all_rounds_at_the_start_and_nobody_meets_twice() -> None:
    it = Tournament(format="league", rounds=5, sizes=(4,)).begin(16)
    assert len(it.state.plan) == 20
    it.play()
    assert it.now.figures.repeats == 0


def test_groups_are_even_and_their_first_play_the_final() -> None:
    it = Tournament(format="groups", group_size=8, rounds=2, go_on=1, sizes=(4,)).begin(24).play()
    groups = [one.group for one in it.state.players]
    assert [groups.count(group) for group in (1, 2, 3)] == [8, 8, 8]
    assert sizes(it) == [[4] * 6, [4] * 6, [3]]


def test_the_best_of_each_table_go_on_in_a_knockout() -> None:
    it = Tournament(format="knockout", sizes=(4,), go_on=2).begin(16).play()
    assert sizes(it) == [[4] * 4, [4] * 2, [4]]
    assert it.state.phase == Finished((1,))


def test_a_knockout_uses_smaller_tables_rather_than_byes() -> None:
    it = Tournament(format="knockout", sizes=(4,), go_on=1).begin(13)
    assert sizes(it) == [[4, 3, 3, 3]]


def test_a_game_for_three_gives_a_final_of_two_a_computer() -> None:
    it = Tournament(format="knockout", sizes=(3,), seats=(3, 5), go_on=1).begin(6)
    it.end_round()
    assert [effect.players.count(None) for effect in it.effects(OpenTable)] == [1]


def test_a_semi_final_of_sixteen_seats_1_8_9_16_and_the_final_decides_the_first_places() -> None:
    it = Tournament(rounds=2, sizes=(4,), final=16, go_on=1).begin(16)
    it.end_round()
    it.end(it.running[0])
    it.end(it.running[0])
    it.end(it.running[0])
    last = it.running[0]
    it.end(last)
    seeds = it.state.survivors or ()
    assert it.now.tables[0].seats == (seeds[0], seeds[7], seeds[8], seeds[15])
    it.play()
    final = it.now.tables[0]
    winner = min(final.players)
    assert it.lines[0].player == winner


def test_who_does_not_check_in_is_not_seated() -> None:
    it = Tournament(check_in=HOUR).begin(9)
    assert isinstance(it.state.phase, CheckingIn)
    for player in range(1, 9):
        it.enter(CheckIn(player), "player")
    it.ring()
    assert sorted(player for table in it.now.tables for player in table.players) == [*range(1, 9)]


def test_registration_ends_by_the_clock() -> None:
    it = Tournament(registration_until=OPENED + DAY).join(4)
    it.ring()
    assert isinstance(it.state.phase, Playing)


@pytest.mark.parametrize("players", [0, 1])
def test_too_few_players_call_it_off_by_the_clock(players: int) -> None:
    it = Tournament(registration_until=OPENED + DAY).join(players)
    it.ring()
    assert it.state.phase == CalledOff("too-few-players")
    assert it.effects(Announced)[-1].facts == {"players": players, "least": 2}


@pytest.mark.parametrize("players", [0, 1])
def test_too_few_players_do_not_begin(players: int) -> None:
    it = Tournament().join(players)
    assert refused(it, Begin()) == ("too-few-players", {"players": players, "least": 2})


def test_a_field_smaller_than_a_table_plays_at_one_small_table() -> None:
    it = Tournament(rounds=2, sizes=(5,)).begin(3)
    assert sizes(it) == [[3]]


def test_a_thousand_players_are_seated_and_one_more_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("games.league.seating.schedule.MAX_STEPS", 1_000)
    it = Tournament(sizes=(5,)).join(MAX_PLAYERS)
    assert refused(it, Join(MAX_PLAYERS + 1)) == ("tournament-full", {"most": 1_000})
    it.enter(Begin())
    assert len(it.effects(OpenTable)) == 200


def test_odd_numbers_give_a_bye_to_everybody_at_most_once_and_never_to_the_leader() -> None:
    it = Tournament(rounds=3, sizes=(4,)).begin(9).play()
    byes = [one.byes for one in it.state.rounds]
    assert len({player for bye in byes for player in bye}) == 3
    assert all(line.player not in byes[2] for line in it.lines[:1])


def test_a_bye_is_worth_what_was_published_and_at_most_a_win() -> None:
    it = Tournament(rounds=1, sizes=(4,), bye=2).begin(5)
    bye = it.now.byes[0]
    it.play()
    assert next(line.points for line in it.lines if line.player == bye) == 200
    with pytest.raises(RuleError, match="bye-out-of-range"):
        Tournament(bye=6)


def test_who_drops_out_is_replaced_by_the_first_reserve() -> None:
    it = Tournament().join(8)
    it.enter(Join(9, reserve=True))
    it.enter(Begin())
    table = it.running[0]
    it.enter(Leave(table.players[2]), "player")
    assert it.effects(ReplaceSeat) == [ReplaceSeat(table.number, 2, 9, left=True)]


def test_without_reserves_a_computer_goes_on_that_cannot_win() -> None:
    it = Tournament(rounds=1).begin(4)
    table = it.running[0]
    it.enter(Leave(table.players[0]), "player")
    assert it.effects(ReplaceSeat) == [ReplaceSeat(table.number, 0, None, left=True)]
    it.end(it.running[0])
    points = {line.player: line.points for line in it.lines}
    assert [points[player] for player in table.players] == [0, 500, 300, 200]


def test_a_substitute_has_a_fixed_low_score() -> None:
    it = Tournament(rounds=1, substitute=1).join(4)
    it.enter(Join(5, reserve=True))
    it.enter(Begin())
    it.enter(Drop(it.running[0].players[0]))
    it.end(it.running[0])
    assert next(line.points for line in it.lines if line.player == 5) == 100


def test_results_of_who_leaves_stand() -> None:
    it = Tournament(rounds=2).begin(8)
    it.end_round()
    it.enter(Leave(1), "player")
    assert next((int(line.points), line.here) for line in it.lines if line.player == 1) == (
        500,
        False,
    )


def test_a_table_that_everybody_leaves_is_over() -> None:
    it = Tournament(rounds=1).begin(4)
    for player in range(1, 4):
        it.enter(Leave(player), "player")
    it.enter(Leave(4), "player")
    assert it.effects(CloseTable) == [CloseTable(1)]
    assert isinstance(it.state.phase, Finished)


def test_who_left_a_table_before_its_end_has_none_of_its_places_and_is_out() -> None:
    """Also the last of them, after whom the game is over."""
    it = Tournament(rounds=1).begin(8)
    deserted = it.running[0]
    places = tuple((seat,) for seat in range(4))
    it.enter(EndTable(deserted.number, places, (4, 3, 2, 1), left=(0, 1, 2, 3)), "table")
    it.end_round()
    gone = [line for line in it.lines if line.player in deserted.players]
    assert [(int(line.points), int(line.wins), line.here) for line in gone] == [(0, 0, False)] * 4
    assert isinstance(it.state.phase, Finished)
    assert not set(it.state.phase.winners) & set(deserted.players)


def test_nobody_wins_a_tournament_that_everybody_has_left() -> None:
    it = Tournament(rounds=1).begin(4)
    places = tuple((seat,) for seat in range(4))
    it.enter(EndTable(1, places, (4, 3, 2, 1), left=(0, 1, 2, 3)), "table")
    assert it.state.phase == Finished(())


def test_who_leaves_a_table_of_a_knockout_is_behind_those_who_stay() -> None:
    it = Tournament(format="knockout", sizes=(4,)).begin(4)
    player = it.running[0].players[0]
    it.enter(Leave(player), "player")
    it.end_round()
    assert it.lines[-1].player == player


def test_a_role_that_is_gone_keeps_nobody_from_joining() -> None:
    it = Tournament(roles=(7, 8))
    it.enter(ForgetRoles((7,)), "clock")
    assert it.state.settings.roles == (8,)
    it.enter(ForgetRoles((8,)), "clock")
    assert not it.state.settings.roles
    assert [told.key for told in it.effects(Announced)] == ["entry-open-to-all"]
    assert refused(it, ForgetRoles((7,)))[0] == "stale"


def test_a_late_entry_plays_from_the_next_round_on() -> None:
    it = Tournament(late_entry=1).begin(8)
    it.enter(Join(9), "player")
    it.end_round()
    assert sorted(sizes(it)[1]) == [4, 5]
    assert refused(it, Join(10)) == ("entry-closed", {"most": 1})


def test_the_director_adds_somebody_though_entry_is_closed() -> None:
    it = Tournament().begin(8)
    it.enter(Add(9))
    assert 9 in it.state.active


def test_a_late_change_to_a_drawn_round_leaves_the_other_tables_alone() -> None:
    it = Tournament(review=HOUR).begin(13)
    before = {frozenset(table.players) for table in it.now.tables}
    largest = max(it.now.tables, key=lambda table: len(table.seats))
    it.enter(Leave(largest.players[0]), "player")
    after = {frozenset(table.players) for table in it.now.tables}
    assert len(before & after) == 2


def test_a_drawn_table_keeps_its_name_whoever_comes_or_goes() -> None:
    """People have read "Table 3": only a table of other people has another name."""
    it = Tournament(review=HOUR, late_entry=1).begin(13)
    was = {table.number: set(table.players) for table in it.now.tables}
    for step in (Leave(it.now.tables[-1].players[0]), Join(14)):
        it.enter(step, "player")
        now = {table.number: set(table.players) for table in it.now.tables}
        assert set(now) == set(was)
        assert all(2 * len(now[one] & was[one]) >= len(now[one]) for one in now)
    before = Tournament(review=HOUR, late_entry=1)
    before.header = replace(before.header, version=2)
    before.judged = open_tournament(before.header)
    before.begin(13).enter(Leave(1), "player")
    assert {table.number for table in before.now.tables} == {4, 5, 6}, "records of before replay"


def test_a_schedule_is_amended_when_somebody_leaves_between_rounds() -> None:
    it = Tournament(format="league", rounds=3, sizes=(4, 5)).begin(13)
    it.enter(Leave(1), "player")
    it.end_round()
    assert sizes(it)[1] == [4, 4, 4]


def test_a_round_whose_time_is_over_has_its_late_tables_scored() -> None:
    it = Tournament(round_length=DAY).begin(8)
    it.end(it.running[0])
    late = it.running[0].number
    it.ring()
    assert it.effects(ScoreTable) == [ScoreTable(late)]
    it.enter(Adjudicate(late, ((0,), (1, 2), (3,)), (9, 5, 5, 1)), "table")
    assert it.effects(CloseTable) == [CloseTable(late)]
    assert it.now.number == 2


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"title": "  "}, "title-missing"),
        ({"title": "x" * 81}, "title-too-long"),
        ({"sizes": ()}, "table-size-out-of-range"),
        ({"sizes": (7,)}, "table-size-out-of-range"),
        ({"rounds": 0}, "rounds-out-of-range"),
        ({"round_length": MINUTE}, "round-too-short"),
        ({"registration_until": OPENED}, "date-in-the-past"),
        ({"points": ByPlace((3, 3, 1))}, "points-must-fall"),
        ({"points": ByPlace((3, 1, 2))}, "points-must-fall"),
        ({"format": "knockout", "go_on": 4}, "go-on-out-of-range"),
        ({"most": 1_001}, "players-out-of-range"),
        ({"counted": 4}, "counted-out-of-range"),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(RuleError) as error:
        Tournament(**wrong)
    assert error.value.why == why


def test_settings_have_defaults_that_are_right() -> None:
    assert Tournament().state.settings == Settings(game="some", title="Cup")
