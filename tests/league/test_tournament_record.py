"""A tournament is a record: whatever is entered in whatever order, a replay gives the same."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.words import RuleError
from games.league.seating import schedule
from games.league.tournament.effects import CloseTable, OpenTable, ReplaceSeat, ResumeTable
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Announce,
    AnyAction,
    Begin,
    Cancel,
    CheckIn,
    Drop,
    Extend,
    Join,
    KeepApart,
    Leave,
    Lock,
    Missed,
    Pause,
    Penalise,
    Redraw,
    Replace,
    Resume,
    Rule,
    Swap,
)
from games.league.tournament.record import (
    decode_entry,
    decode_state,
    encode,
    undo_reach,
)
from games.league.tournament.standings import cross_table, standings
from games.league.tournament.state import Registering, timer
from tests.league.tournaments import Tournament

FORMATS: tuple[dict[str, Any], ...] = (
    {"rounds": 2, "late_entry": 1},
    {"rounds": 2, "final": 4, "review": timedelta(hours=1), "round_length": timedelta(days=3)},
    {"format": "league", "rounds": 3, "late_entry": 2, "check_in": timedelta(hours=1)},
    {"format": "groups", "group_size": 4, "rounds": 2, "go_on": 1, "sizes": (3, 4)},
    {"format": "knockout", "sizes": (3, 4), "review": timedelta(hours=1)},
    {"format": "groups", "rounds": 1, "sizes": (3,), "seats": (3, 5), "review": timedelta(hours=1)},
)


@pytest.fixture(autouse=True)
def quick_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of draws that need not be good."""
    monkeypatch.setattr(schedule, "STEPS_A_SEAT", 5)


class Monkey:
    """Enters what the dice say; what is refused changes nothing."""

    def __init__(self, tournament: Tournament, data: st.DataObject) -> None:
        self.it, self.data = tournament, data

    def number(self, most: int) -> int:
        return self.data.draw(st.integers(0, most))

    def step(self) -> None:
        before = self.it.state
        try:
            self._enter(self.data.draw(st.sampled_from(STEPS)))
        except RuleError:
            assert self.it.state == before

    def _enter(self, step: str) -> None:
        if step == "end" and self.it.state.rounds and self.it.running:
            table = self.data.draw(st.sampled_from(self.it.running))
            self.it.end(table, self.data.draw(st.permutations(range(len(table.seats)))))
        elif step == "ring" and timer(self.it.state):
            self.it.ring()
        elif step == "undo":
            self.it.undo()
        elif action := self._action(step):
            self.it.enter(action, "player" if step in {"join", "leave", "check"} else "director")

    def _action(self, step: str) -> AnyAction | None:
        players, tables = len(self.it.state.players), self.it.state.tables_made
        one, table = self.number(players + 1), self.number(tables + 1)
        actions: dict[str, AnyAction] = {
            "join": Join(players + 1, reserve=self.number(4) == 0),
            "again": Join(one),
            "leave": Leave(one),
            "check": CheckIn(one),
            "begin": Begin(),
            "drop": Drop(one),
            "add": Add(players + 1),
            "replace": Replace(table, self.number(4), one or None),
            "extend": Extend(timedelta(hours=2)),
            "pause": Pause(tables=self.number(1) == 1),
            "resume": Resume(),
            "penalise": Penalise(one, 50, "late"),
            "apart": KeepApart((1, one)),
            "swap": Swap(table, self.number(4), self.number(tables + 1), self.number(4)),
            "lock": Lock(table),
            "redraw": Redraw(),
            "adjudicate": Adjudicate(table, ((0, 1), (2, 3)), (5, 5, 1, 1)),
            "rule": Rule(table, ((0,), (1, 2)), (5, 1, 1), "because"),
            "say": Announce("Hello"),
        }
        return actions.get(step)


STEPS = (
    *("end",) * 6,
    *("join",) * 3,
    *("leave", "check", "begin", "ring", "undo", "drop", "add", "replace", "extend", "pause"),
    *("resume", "resume", "penalise", "apart", "swap", "lock", "redraw", "adjudicate", "rule"),
    *("say", "again"),
)


@pytest.mark.parametrize("chosen", FORMATS, ids=str)
@given(data=st.data())
@settings(max_examples=15)
def test_any_order_of_entries_replays_to_the_same_and_keeps_what_must_be(
    chosen: dict[str, Any], data: st.DataObject
) -> None:
    it = Tournament(**chosen).join(data.draw(st.integers(2, 11)))
    if data.draw(st.booleans()):
        it.enter(Begin())
    monkey = Monkey(it, data)
    for _ in range(data.draw(st.integers(0, 40))):
        monkey.step()
        each_player_sits_at_one_table(it)
    opened = [effect.table for effect in it.opened]
    assert len(set(opened)) == len(opened)
    assert it.replayed()[-1] == it.judged
    assert decode_state(encode(it.state)) == it.state
    assert [decode_entry(encode(entry)) for entry in it.entries] == it.entries
    everybody_who_plays_stands_once(it)


def each_player_sits_at_one_table(it: Tournament) -> None:
    for one in it.state.rounds:
        seated = [*one.byes, *(player for table in one.tables for player in table.players)]
        assert len(set(seated)) == len(seated)


def everybody_who_plays_stands_once(it: Tournament) -> None:
    lines = standings(it.state)
    numbers = [line.player for line in lines]
    assert len(set(numbers)) == len(numbers)
    assert set(it.state.active) <= set(numbers)
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert [row.player for row in cross_table(it.state)] == numbers


def test_an_undone_start_closes_the_tables_and_opens_registration() -> None:
    it = Tournament().begin(8)
    tables = [effect.table for effect in it.opened]
    it.undo()
    assert [effect.table for effect in it.effects(CloseTable)] == tables
    assert isinstance(it.state.phase, Registering)


def test_tables_after_an_undone_start_have_new_numbers() -> None:
    it = Tournament().begin(8)
    first = {effect.table for effect in it.opened}
    it.undo()
    it.enter(Begin())
    assert not first & {effect.table for effect in it.effects(OpenTable)}


def test_an_undo_is_refused_once_somebody_has_played_on_it() -> None:
    it = Tournament().begin(8)
    with pytest.raises(RuleError) as refused:
        it.undo(it.opened[0].table)
    assert (refused.value.why, refused.value.facts) == ("undo-played-on", {"table": 1})


def test_an_undo_is_refused_once_others_have_entered_something() -> None:
    it = Tournament().begin(8)
    it.end(it.running[0])
    with pytest.raises(RuleError, match="nothing-to-undo"):
        it.undo()


def test_an_outage_does_not_keep_the_director_from_taking_a_step_back() -> None:
    """And what it took from the round stays given back, also when the step before is taken back, too."""
    it = Tournament(round_length=timedelta(days=3)).begin(8)
    it.enter(Penalise(1, 100, "late"))
    it.enter(Penalise(2, 100, "late"))
    since, due = it.state.at, it.now.due
    assert due is not None
    it.enter(Missed(since, since + timedelta(hours=5)), "clock", timedelta(hours=5))
    it.undo()
    it.undo()
    assert [one.penalty for one in it.state.players[:2]] == [0, 0]
    assert it.now.due == due + timedelta(hours=5)
    assert it.replayed()[-1].state == it.state


def test_steps_of_the_director_are_taken_back_one_by_one() -> None:
    it = Tournament().begin(8)
    it.enter(Penalise(1, 100, "late"))
    it.enter(KeepApart((1, 2)))
    it.undo()
    assert it.state.apart == ()
    it.undo()
    assert it.state.players[0].penalty == 0
    assert undo_reach(it.entries) == 8


def test_an_undone_ruling_lets_the_table_go_on() -> None:
    it = Tournament().begin(8)
    it.enter(Rule(1, ((0,), (1,), (2,), (3,)), (4, 3, 2, 1), "a deal"))
    it.undo()
    assert it.effects(ResumeTable) == [ResumeTable(1)]


def test_an_undone_drop_brings_the_player_back_to_the_seat() -> None:
    it = Tournament().begin(8)
    table = it.running[0]
    it.enter(Drop(table.players[0]))
    it.undo()
    assert it.effects(ReplaceSeat) == [ReplaceSeat(table.number, 0, table.players[0])]
    assert it.running[0] == table


def test_an_undone_cancelling_lets_all_tables_go_on() -> None:
    it = Tournament().begin(8)
    it.enter(Cancel("storm"))
    it.undo()
    assert it.effects(ResumeTable) == [ResumeTable(1), ResumeTable(2)]
