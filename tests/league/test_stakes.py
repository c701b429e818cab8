"""Who has a stake in a director's decision, and what follows from it in the record."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from games.league.tournament.effects import (
    Announced,
    PublishResult,
    ReplaceSeat,
    ScoreTable,
    TellHit,
)
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Ask,
    Cancel,
    Change,
    Decision,
    Drop,
    EndAfter,
    Extend,
    Leave,
    Object,
    Penalise,
    Redraw,
    Replace,
    Rule,
    Settle,
    Swap,
    TimeUp,
)
from games.league.tournament.record import decode_state, encode
from games.league.tournament.scoring import table_points
from games.league.tournament.settings import ByMoney, ByPlace
from games.league.tournament.stakes import hit, stake
from games.league.tournament.state import Asked, Table, timer
from tests.league.tournaments import DAY, Tournament, refused


def ruling(table: Table) -> Rule:
    seats = range(len(table.seats))
    return Rule(table.number, tuple((seat,) for seat in seats), tuple(seats), "agreed")


def own_steps(table: Table, other: int) -> list[Decision]:
    seat = table.seats.index(other)
    return [
        ruling(table),
        Adjudicate(table.number, (), ()),
        Replace(table.number, seat, None),
        Drop(other, "insults"),
        Penalise(other, 100, "late"),
        Penalise(other, -100, "a mistake"),
    ]


def test_whoever_plays_at_the_table_has_a_stake_in_all_that_is_decided_there() -> None:
    it = Tournament(sizes=(4,)).begin(8)
    table = it.running[0]
    me, other = table.players[:2]
    for step in own_steps(table, other):
        assert stake(it.state, step, me), step
        assert not stake(it.state, step, None), step
    assert stake(it.state, Extend(DAY), me)
    assert stake(it.state, Cancel("enough"), me)
    assert stake(it.state, Penalise(me, 100, "mine"), me)
    assert not stake(it.state, Drop(me), me), "everybody may leave"


def test_whoever_stands_within_the_points_that_move_has_a_stake_at_other_tables_too() -> None:
    it = Tournament(sizes=(4,), rounds=3).begin(8)
    it.end_round()
    top, low = it.running
    totals = {line.player: line.points for line in it.lines}
    leader = max(totals, key=lambda one: totals[one])
    last = min(totals, key=lambda one: totals[one])
    table = top if leader in low.players else low
    mine = leader if leader not in table.players else last
    for other in table.players:
        within = totals[other] <= totals[mine] <= totals[other] + 500
        assert (
            stake(it.state, Replace(table.number, table.seats.index(other), None), mine)
            or not within
        )
        moved = Penalise(other, 1, "late")
        assert stake(it.state, moved, mine) == (totals[other] - 1 <= totals[mine] <= totals[other])


def test_in_groups_those_of_the_same_group_have_a_stake_and_others_have_none() -> None:
    it = Tournament(format="groups", group_size=4, sizes=(4,), rounds=1, go_on=1).begin(8)
    table, elsewhere = it.running
    me = elsewhere.players[0]
    assert not any(stake(it.state, step, me) for step in own_steps(table, table.players[0]))
    group = next(one.group for one in it.state.players if one.number == me)
    friend = next(one.number for one in it.state.players if one.group == group and one.number != me)
    assert stake(it.state, Penalise(friend, 100, "late"), me)


def test_in_a_knockout_all_who_are_in_it_have_a_stake_and_those_who_are_out_have_none() -> None:
    it = Tournament(format="knockout", sizes=(4,), go_on=2).begin(16)
    it.end_round()
    table, other = it.running
    survivors = set(it.state.survivors or ())
    out = next(one.number for one in it.state.players if one.number not in survivors)
    assert stake(it.state, ruling(table), other.players[0])
    assert not stake(it.state, ruling(table), out)
    ends = Change(replace(it.state.settings, final=not it.state.settings.final))
    for step in (ends, Cancel("no hall"), EndAfter("no hall", now=True)):
        assert stake(it.state, step, other.players[0])
        assert not stake(it.state, step, out)


def test_before_the_first_round_putting_out_is_in_nobodys_own_cause() -> None:
    it = Tournament(sizes=(4,)).join(8)
    assert not stake(it.state, Drop(2, "a second account"), 1)
    assert not stake(it.state, Add(1), 1)
    it.begin(0)
    assert stake(it.state, Add(1), 1), "nobody lets themselves in again"


def test_who_is_seated_in_a_drawn_round_has_a_stake_in_its_draw() -> None:
    it = Tournament(sizes=(4,), review=DAY).begin(8)
    one, other = it.now.tables
    swap = Swap(one.number, 0, other.number, 0)
    assert stake(it.state, swap, one.players[3])
    assert stake(it.state, Redraw(0), one.players[3])
    assert not stake(it.state, swap, None)


def test_whoever_left_a_table_has_a_stake_in_it_still_and_in_no_other() -> None:
    it = Tournament(sizes=(4,)).begin(8)
    table, other = it.running
    me = table.players[0]
    it.enter(Leave(me, for_good=True), "player")
    assert stake(it.state, ruling(table), me)
    assert not stake(it.state, ruling(other), me)


def test_what_is_asked_changes_nothing_until_somebody_agrees_and_then_counts_as_ever() -> None:
    for at in range(5):
        it, other = Tournament(sizes=(4,)).begin(8), Tournament(sizes=(4,)).begin(8)
        table = it.running[0]
        me, whom = table.players[:2]
        step = own_steps(table, whom)[at]
        before = it.state
        it.enter(Ask(step, me, "it must be"))
        assert (it.state.rounds, it.state.players) == (before.rounds, before.players)
        assert [one.player for one in it.effects(TellHit)] == [
            one for one in (table.players if at < 2 else (whom,)) if one != me
        ]
        it.enter(Settle(entry=it.state.number))
        assert it.state.asked == ()
        assert [one.step for one in it.state.own] == [step]
        if isinstance(step, Adjudicate):
            assert [one.table for one in it.effects(ScoreTable)] == [table.number]
        else:
            other.enter(step)
            assert (it.state.rounds, it.state.players) == (other.state.rounds, other.state.players)
        assert it.replayed()[-1].state == it.state


def test_a_question_needs_a_reason_and_something_that_can_be_done() -> None:
    it = Tournament(sizes=(4,)).begin(4)
    table = it.running[0]
    me, other = table.players[:2]
    assert refused(it, Ask(Drop(other), me, " "))[0] == "reason-missing"
    assert refused(it, Ask(Replace(table.number, 9, None), me, "so"))[0] == "no-such-seat"
    assert refused(it, Ask(Adjudicate(7, (), ()), me, "so"))[0] == "no-such-table"


def test_a_question_about_what_is_over_waits_no_more() -> None:
    it = Tournament(sizes=(4,), rounds=2).begin(8)
    table = it.running[0]
    me, other = table.players[:2]
    it.enter(Ask(Replace(table.number, 1, None), me, "so"))
    it.enter(Ask(Adjudicate(table.number, (), ()), me, "so"))
    it.enter(Ask(ruling(table), me, "so"))
    it.enter(Ask(Drop(other), me, "so"))
    asked = it.state.number
    assert len(it.state.asked) == 4
    it.end(table)
    assert [type(one.step) for one in it.state.asked] == [Rule, Drop], "a result can be corrected"
    it.enter(Drop(other, for_good=True))
    assert [type(one.step) for one in it.state.asked] == [Rule]
    assert refused(it, Settle(entry=asked))[0] == "no-ruling-waits"


def alone(it: Tournament, step: Decision, me: int) -> int:
    """A director asks where nobody without a stake could answer; the entry."""
    it.enter(Ask(step, me, "it must be", alone=True))
    return it.state.number


def test_where_nobody_else_can_answer_it_counts_in_a_day_unless_half_refuse() -> None:
    it = Tournament(sizes=(4,)).begin(4)
    (table,) = it.running
    me, *others = table.players
    alone(it, ruling(table), me)
    due = timer(it.state)
    assert due is not None
    assert due.at - it.state.at == timedelta(days=1)
    assert {one.until for one in it.effects(TellHit)} == {due.at}
    it.enter(Settle(entry=it.state.number, agreed=False, player=others[0]), "player")
    it.ring()
    result = it.state.rounds[0].tables[0].result
    assert result is not None
    assert result.own
    assert it.effects(PublishResult)
    assert it.replayed()[-1].state == it.state


def test_half_of_those_whom_it_hits_end_it_and_all_of_them_let_it_count_at_once() -> None:
    for agreed in (True, False):
        it = Tournament(sizes=(4,)).begin(4)
        (table,) = it.running
        me, *others = table.players
        entry = alone(it, ruling(table), me)
        for other in others[: 3 if agreed else 2]:
            assert it.state.asked
            it.enter(Settle(entry=entry, agreed=agreed, player=other), "player")
        assert it.state.asked == ()
        assert (it.state.rounds[0].tables[0].result is not None) == agreed


def test_nobody_answers_who_is_not_asked_and_no_answer_counts_twice() -> None:
    it = Tournament(sizes=(4,)).begin(8)
    table, elsewhere = it.running
    me, *others = table.players
    entry = alone(it, ruling(table), me)
    for player in (me, elsewhere.players[0]):
        assert refused(it, Settle(entry=entry, player=player))[0] == "ruling-not-yours"
    for _ in range(3):
        it.enter(Settle(entry=entry, agreed=False, player=others[0]), "player")
    assert it.state.asked[0].against == (others[0],)
    it.enter(Settle(entry=entry, agreed=True, player=others[0]), "player")
    (one,) = it.state.asked
    assert (one.agreed, one.against) == ((others[0],), ())


def test_points_for_oneself_are_no_question_to_oneself_nor_to_a_friend_who_gets_them() -> None:
    it = Tournament(sizes=(4,)).begin(4)
    me, friend, *others = it.running[0].players
    for given in (me, friend):
        step = Penalise(given, -5_000, "a mistake")
        assert set(hit(it.state, step, me)) == {friend, *others} - {given}


def test_a_question_that_cannot_be_done_any_more_does_not_stop_the_clock() -> None:
    it = Tournament(sizes=(4,), rounds=2).begin(8)
    table, other = it.running
    me = table.players[0]
    reserve = other.players[0]
    it.enter(Leave(reserve), "player")
    it.enter(Add(reserve, reserve=True))
    alone(it, Replace(table.number, 1, None), me)
    it.enter(Replace(table.number, 1, None))
    it.ring()
    assert it.state.asked == ()
    assert [one.key for one in it.effects(Announced)] == ["ruling-refused"]
    assert refused(it, TimeUp("asked:99"))[0] == "stale"


def test_a_player_objects_once_to_a_decision_of_the_record() -> None:
    it = Tournament(sizes=(4,)).begin(4)
    it.enter(Object(1, 2), "player")
    assert [one.key for one in it.effects(Announced)] == ["objected"]
    assert refused(it, Object(1, 2))[0] == "objected-already"
    assert refused(it, Object(1, 99))[0] == "no-such-decision"


def test_a_ruling_that_waited_in_an_older_database_waits_on() -> None:
    it = Tournament(sizes=(4,)).begin(4)
    places = ((3,), (2,), (1,), (0,))
    old = encode(it.state).replace(
        b'"asked":[]',
        b'"asked":[{"table":1,"result":{"places":[[3],[2],[1],[0]],"scores":[1,2,3,4],'
        b'"by":"director","reason":"agreed","own":true},"player":1,"entry":6}]',
    )
    state = decode_state(old)
    assert state.asked == (
        Asked(
            step=Rule(1, places, (1, 2, 3, 4), "agreed"),
            reason="agreed",
            player=1,
            entry=6,
            table=1,
        ),
    )
    assert decode_state(encode(state)) == state


def test_who_is_replaced_without_being_absent_keeps_place_points_and_title() -> None:
    for points in (ByPlace(), ByMoney()):
        it = Tournament(sizes=(4,), rounds=1, points=points).begin(4)
        (table,) = it.running
        me = table.players[2]
        it.enter(Replace(table.number, 2, None, keeps=True))
        assert [one.left for one in it.effects(ReplaceSeat)] == [False]
        it.end(it.running[0], (2, 0, 1, 3))
        ended = it.now.tables[0]
        won = table_points(it.state.settings, ended, it.state.version)
        assert won[me] == max(won.values()) > 0
        assert it.lines[0].player == me
        assert it.lines[0].shares == max(line.shares for line in it.lines)
        (said,) = [one for one in it.effects(Announced) if one.key == "tournament-finished"]
        assert said.calls == (me,)
