"""What directors can do, and what they cannot."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.checking import check_used
from games.league.tournament.drawing import alternatives
from games.league.tournament.effects import (
    Announced,
    CloseTable,
    GiveRole,
    HaltTable,
    ResumeTable,
    TakeRole,
)
from games.league.tournament.entries import (
    Begin,
    Cancel,
    Change,
    EndAfter,
    EndTable,
    Extend,
    Join,
    KeepApart,
    Lock,
    Missed,
    Pause,
    Redraw,
    Replace,
    Resume,
    Rule,
    Swap,
    TimeUp,
)
from games.league.tournament.settings import Settings
from games.league.tournament.state import Due, Finished, timer
from tests.league.tournaments import DAY, HOUR, OPENED, Tournament, refused


def test_the_director_extends_a_round_even_after_its_end() -> None:
    it = Tournament(round_length=DAY).begin(8)
    it.ring()
    it.enter(Extend(DAY))
    running = timer(it.state)
    assert running
    assert running.at == it.state.at + DAY


def test_the_director_rules_on_a_running_table_with_a_reason() -> None:
    it = Tournament().begin(8)
    places = ((0,), (1,), (2,), (3,))
    assert refused(it, Rule(1, places, (4, 3, 2, 1), " ")) == ("reason-missing", {})
    it.enter(Rule(1, places, (4, 3, 2, 1), "a deal"))
    assert it.effects(CloseTable) == [CloseTable(1)]


def test_a_wrong_result_is_corrected_though_the_tournament_is_over() -> None:
    it = Tournament(rounds=1).begin(4).play()
    table = it.now.tables[0]
    other = table.seats.index(4)
    others = tuple((seat,) for seat in range(4) if seat != other)
    it.enter(Rule(1, ((other,), *others), (9, 9, 9, 9), "typed wrongly"))
    assert it.state.phase == Finished((4,))


def test_a_result_has_a_place_and_a_score_for_each_seat() -> None:
    it = Tournament().begin(8)
    assert refused(it, EndTable(1, ((0,), (1,)), (1, 2))) == ("result-incomplete", {"seats": 4})


def test_a_table_ends_once() -> None:
    it = Tournament().begin(8)
    it.end(it.running[0])
    ended = EndTable(1, ((0,), (1,), (2,), (3,)), (4, 3, 2, 1))
    assert refused(it, ended) == ("table-not-running", {"table": 1})


def test_a_pause_lengthens_all_times_and_stops_tables_only_if_asked() -> None:
    it = Tournament(round_length=DAY).begin(8)
    due = timer(it.state)
    it.enter(Pause("storm"))
    assert (timer(it.state), it.effects(HaltTable)) == (None, [])
    it.enter(Resume(), after=HOUR)
    after = timer(it.state)
    assert due
    assert after
    assert after.at - due.at == HOUR


def test_a_pause_of_the_tables_halts_and_resumes_them() -> None:
    it = Tournament().begin(8)
    it.enter(Pause("storm", tables=True))
    assert it.effects(HaltTable) == [HaltTable(1), HaltTable(2)]
    it.enter(Resume())
    assert it.effects(ResumeTable) == [ResumeTable(1), ResumeTable(2)]


def test_time_without_discord_is_given_back_once_though_it_is_told_twice() -> None:
    it = Tournament(round_length=DAY).begin(8)
    since, before = it.state.at, timer(it.state)
    for hours in (3, 2, 3, 5):
        missed = Missed(since, since + timedelta(hours=hours))
        it.enter(missed, "clock", after=HOUR)
    after = timer(it.state)
    assert before
    assert after
    assert after.at - before.at == timedelta(hours=5)


def test_no_round_opens_in_a_pause() -> None:
    it = Tournament().begin(4)
    it.enter(Pause())
    it.end_round()
    assert it.now.number == 1
    it.enter(Resume())
    assert it.now.number == 2


def test_a_cancelled_tournament_closes_its_tables() -> None:
    it = Tournament().begin(8)
    it.enter(Cancel("no room"))
    assert it.effects(CloseTable) == [CloseTable(1), CloseTable(2)]
    assert refused(it, Join(9)) == ("tournament-over", {})


def test_a_swap_before_the_opening_is_measured_at_once() -> None:
    it = Tournament(rounds=2, sizes=(4,), review=HOUR).begin(16)
    it.ring()
    it.end_round()
    assert it.now.figures.repeats == 0
    first = it.state.rounds[0].tables[0].players
    one, two = (next(t for t in it.now.tables if player in t.seats) for player in first[:2])
    seat, other = one.seats.index(first[0]), two.seats.index(first[1])
    it.enter(Swap(one.number, (seat + 1) % 4, two.number, other))
    assert it.now.figures.repeats > 0


def test_a_locked_table_stands_when_the_round_is_drawn_anew() -> None:
    it = Tournament(review=HOUR).begin(13)
    locked = it.now.tables[1]
    it.enter(Lock(locked.number))
    it.enter(KeepApart((it.now.tables[0].players[0], it.now.tables[0].players[1])))
    it.enter(Redraw())
    assert it.now.tables[0].seats == locked.seats
    assert it.now.figures.kept_apart == 0


def test_the_director_gives_a_seat_to_a_reserve_who_plays_nowhere_else() -> None:
    it = Tournament().join(8)
    it.enter(Join(9, reserve=True))
    it.enter(Begin())
    it.enter(Replace(1, 0, 9))
    assert it.running[0].seats[0] == 9
    assert refused(it, Replace(2, 0, 9)) == ("player-busy", {"player": 9})


def test_locked_tables_that_leave_too_few_for_another_are_drawn_around_all_the_same() -> None:
    it = Tournament(review=HOUR, sizes=(4,)).begin(11)
    for table in it.now.tables:
        it.enter(Lock(table.number))
    it.enter(Redraw())
    assert [len(table.seats) for table in it.now.tables] == [4, 4, 3]


@pytest.mark.parametrize(
    "chosen", [{"format": "swiss"}, {"format": "league", "rounds": 2}], ids=str
)
def test_a_round_whose_tables_are_all_locked_stays_when_it_is_drawn_anew(
    chosen: dict[str, Any],
) -> None:
    it = Tournament(review=HOUR, sizes=(4,), **chosen).begin(8)
    before = {table.seats for table in it.now.tables}
    for table in it.now.tables:
        it.enter(Lock(table.number))
    it.enter(Redraw())
    assert {table.seats for table in it.now.tables} == before


def test_strict_and_soft_swiss_are_shown_side_by_side_and_one_is_chosen() -> None:
    it = Tournament(rounds=4, sizes=(4,), review=HOUR).begin(16)
    for _ in range(3):
        it.ring()
        it.end_round()
    shown = alternatives(it.state)
    assert shown["strict"].repeats < shown["soft"].repeats
    assert shown["strict"].spread > shown["soft"].spread
    it.enter(Redraw(softness=50))
    assert it.now.figures == shown["soft"]
    it.enter(Redraw(softness=0))
    assert it.now.figures == shown["strict"]


def test_a_schedule_is_made_anew_for_people_who_are_kept_apart() -> None:
    it = Tournament(format="league", rounds=3, sizes=(4,)).begin(16)
    first = it.now.tables[0].players[0]
    later = [table.players for table in it.state.plan if table.round > 1 and first in table.players]
    other = next(player for player in later[0] if player != first)
    it.enter(KeepApart((first, other)))
    it.play()
    assert it.now.figures.kept_apart == 0


def test_a_corrected_last_result_moves_the_role() -> None:
    it = Tournament(rounds=1).begin(4).play()
    table = it.now.tables[0]
    order = sorted(range(4), key=lambda seat: -(table.seats[seat] or 0))
    it.enter(Rule(1, tuple((seat,) for seat in order), (1, 1, 1, 1), "typed wrongly"))
    assert (it.effects(TakeRole), it.effects(GiveRole)) == ([TakeRole((1,))], [GiveRole((4,))])
    it.undo()
    assert (it.effects(TakeRole), it.effects(GiveRole)) == ([TakeRole((4,))], [GiveRole((1,))])


def test_what_decides_results_is_locked_once_a_round_is_drawn() -> None:
    it = Tournament().begin(8)
    settings = it.state.settings
    assert refused(it, Change(settings)) == ("settings-unchanged", {})
    assert refused(it, Change(replace(settings, bye=5)))[0] == "settings-locked"
    assert refused(it, Change(replace(settings, table='{"pace":"slow"}')))[0] == "settings-locked"


def test_times_and_texts_may_change_later_and_it_is_said_what_was() -> None:
    it = Tournament(title="Cup", registration_until=OPENED + DAY).begin(8)
    was = it.state.settings
    now = replace(was, title="Spring Cup", round_length=3 * DAY, table='{"time_off":"none"}')
    it.enter(Change(now, calm=True))
    (said,) = it.effects(Announced)
    assert (said.key, said.was, said.now) == ("settings-changed", was, now)
    it.end_round()
    assert it.now.opened
    assert it.now.due == it.now.opened + 3 * DAY


def test_every_setting_may_change_before_the_first_draw_and_an_undo_brings_it_back() -> None:
    it = Tournament(rounds=2, sizes=(4,)).join(8)
    it.enter(Change(replace(it.state.settings, rounds=3, format="league")))
    it.undo()
    assert (it.state.settings.rounds, it.state.settings.format) == (2, "swiss")
    it.enter(Change(replace(it.state.settings, rounds=4)))
    assert [one.state for one in it.replayed()][-1] == it.state
    it.enter(Begin())
    assert it.play().now.number == 4


def test_registration_and_check_in_can_be_prolonged() -> None:
    it = Tournament(registration_until=OPENED + DAY, check_in=HOUR).join(8)
    it.enter(Extend(DAY))
    assert timer(it.state) == Due("registration", OPENED + 2 * DAY)
    it.ring()
    it.enter(Extend(HOUR))
    assert timer(it.state) == Due("check-in", OPENED + 2 * DAY + 2 * HOUR)
    assert it.effects(Announced)[0].calls == tuple(range(1, 9))


@pytest.mark.parametrize(
    ("settings", "given", "why"),
    [
        ({"format": "groups", "final": 4}, "final", "setting-unused"),
        ({"format": "knockout", "rounds": 5}, "rounds", "setting-unused"),
        ({"format": "league", "softness": 0}, "softness", "setting-unused"),
        ({"group_size": 4}, "group_size", "setting-unused"),
        ({"late_tables": "playouts"}, "late_tables", "setting-unused"),
        ({"tie_breaks": ("lot", "wins")}, "tie_breaks", "lot-not-last"),
    ],
)
def test_nothing_that_is_given_is_ignored_in_silence(
    settings: dict[str, Any], given: str, why: str
) -> None:
    with pytest.raises(RuleError) as refused_:
        check_used(Settings(game="some", title="Cup", **settings), {given})
    assert refused_.value.why == why
    check_used(Settings(game="some", title="Cup"), {"rounds", "final", "softness"})


def test_an_old_alarm_changes_nothing() -> None:
    it = Tournament(round_length=DAY).begin(8)
    assert refused(it, TimeUp("registration")) == ("stale", {})


def test_a_director_ends_it_after_the_running_round_with_winners_and_says_so_before() -> None:
    it = Tournament(sizes=(4,), rounds=5, final=4).begin(8)
    it.end_round()
    it.enter(EndAfter("Summer begins"))
    (said,) = it.effects(Announced)
    assert (said.key, set(said.calls)) == ("ends-after", set(it.state.entered))
    assert refused(it, EndAfter("again"))[0] == "ends-already"
    assert it.running
    it.end_round()
    assert len(it.state.rounds) == 2
    assert it.state.phase == Finished((it.lines[0].player,))
    assert it.replayed()[-1].state == it.state


def test_ended_at_once_running_tables_close_and_what_was_played_decides() -> None:
    it = Tournament(sizes=(4,), rounds=5).begin(8)
    assert refused(it, EndAfter("Summer", now=True))[0] == "nothing-played"
    assert refused(it, EndAfter(" "))[0] == "reason-missing"
    it.end_round()
    before = {line.player: line.points for line in it.lines}
    running = [table.number for table in it.running]
    it.enter(EndAfter("Summer begins", now=True))
    assert [one.table for one in it.effects(CloseTable)] == running
    assert {line.player: line.points for line in it.lines} == before
    assert it.state.phase == Finished((it.lines[0].player,))
    it.undo()
    assert [table.number for table in it.running] == running
    assert it.replayed()[-1].state == it.state


def test_a_round_that_is_drawn_and_not_opened_is_the_last_or_is_left_out() -> None:
    for now in (False, True):
        it = Tournament(sizes=(4,), rounds=5, review=DAY).begin(8)
        it.ring()
        it.end_round()
        assert it.now.opened is None
        it.enter(EndAfter("Summer begins", now=now))
        if not now:
            it.ring()
            it.end_round()
        assert len(it.state.rounds) == (1 if now else 2)
        assert isinstance(it.state.phase, Finished)


def test_rounds_are_added_and_left_out_while_it_is_played_and_none_that_is_drawn() -> None:
    for kind in ("swiss", "league"):
        it = Tournament(format=kind, sizes=(4,), rounds=2).begin(8)
        it.enter(Change(replace(it.state.settings, rounds=4)))
        for _ in range(3):
            it.end_round()
        assert refused(it, Change(replace(it.state.settings, rounds=3))) == (
            "rounds-drawn",
            {"least": 4},
        )
        it.end_round()
        assert len(it.state.rounds) == 4
        assert isinstance(it.state.phase, Finished)
        short = Tournament(format=kind, sizes=(4,), rounds=4).begin(8)
        short.enter(Change(replace(short.state.settings, rounds=1)))
        short.end_round()
        assert isinstance(short.state.phase, Finished)
        assert short.replayed()[-1].state == short.state


def test_a_running_round_is_shortened_with_a_days_notice_and_told_with_what_it_was() -> None:
    it = Tournament(sizes=(4,), round_length=5 * DAY).begin(4)
    was = it.now.due
    assert was is not None
    it.enter(Extend(-2 * DAY))
    (said,) = it.effects(Announced)
    assert said.key == "shortened"
    assert said.facts["was"] == int(was.timestamp())
    assert it.now.due == was - 2 * DAY
    assert refused(it, Extend(-3 * DAY))[0] == "round-ends-too-soon"
    assert refused(it, Extend(timedelta()))[0] == "extension-too-short"
