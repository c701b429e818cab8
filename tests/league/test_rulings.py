"""A director who plays at the table that they rule on."""

from __future__ import annotations

from games.league.tournament.__main__ import lines
from games.league.tournament.effects import Announced, CloseTable, PublishResult
from games.league.tournament.entries import Adjudicate, EndTable, Rule, Settle
from games.league.tournament.transcript import Transcript
from tests.league.tournaments import DAY, Tournament, refused


def asked(it: Tournament, *, alone: bool = False) -> int:
    """A player of the first table rules that they have won; their number."""
    (table,) = it.running
    player = table.players[0]
    places = tuple((seat,) for seat in range(len(table.seats)))
    it.enter(Rule(table.number, places, (4, 3, 2, 1), "I was ahead", player, alone))
    return player


def test_it_waits_for_another_director_and_counts_then_without_a_mark() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    number = it.running[0].number
    player = asked(it)
    assert [one.key for one in it.effects(Announced)] == ["ruling-asked"]
    assert it.running
    it.enter(Settle(number))
    assert it.lines[0].player == player
    result = it.now.tables[0].result
    assert result is not None
    assert not result.own
    assert it.effects(CloseTable)


def test_who_does_not_agree_ends_it() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    number = it.running[0].number
    asked(it)
    it.enter(Settle(number, agreed=False))
    assert it.running
    assert refused(it, Settle(number)) == ("no-ruling-waits", {})


def test_an_answer_to_a_ruling_that_was_asked_for_anew_is_none_to_the_new_one() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    number = it.running[0].number
    player = asked(it)
    before = it.state.number
    it.enter(Rule(number, ((3,), (2,), (1,), (0,)), (1, 2, 3, 4), "no, so", player))
    (said,) = it.effects(Announced)
    assert isinstance(said.step, Rule)
    assert said.step.places[0] == (3,)
    for agreed in (True, False):
        stale = Settle(number, agreed, before)
        assert refused(it, stale) == ("ruling-renewed", {"table": number})
    it.enter(Settle(number, entry=it.state.number))
    result = it.now.tables[0].result
    assert result is not None
    assert (result.places, result.own) == (said.step.places, False)


def test_with_nobody_else_it_counts_and_is_marked_for_good() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    player = asked(it, alone=True)
    assert it.lines[0].player == player
    printed = list(lines(Transcript(it.header, ()), it.state))
    assert any("(ruled by a player of this table)" in line for line in printed)


def test_another_directors_own_word_overtakes_the_one_that_waits() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    number = it.running[0].number
    asked(it)
    it.enter(Rule(number, ((3,), (2,), (1,), (0,)), (1, 2, 3, 4), "counted anew"))
    assert not it.state.asked


def test_a_game_that_ends_meanwhile_is_corrected_all_the_same() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    (table,) = it.running
    player = asked(it)
    it.end(table, (3, 2, 1, 0))
    it.enter(Settle(table.number))
    assert it.lines[0].player == player


def test_a_correction_of_a_table_at_which_somebody_was_absent_stands_as_it_is_given() -> None:
    """The director knows who was absent, and has said who stands before whom."""
    it = Tournament(rounds=1, sizes=(2,)).begin(2)
    (table,) = it.running
    it.enter(EndTable(table.number, ((0,), (1,)), (9, 1), lapsed=(0,)), "table")
    assert it.lines[0].player == table.players[1]
    it.enter(Rule(table.number, ((0,), (1,)), (9, 1), "they were in hospital"))
    assert it.lines[0].player == table.players[0]


def test_of_a_ruling_the_places_are_published_and_of_a_late_table_its_scores_too() -> None:
    it = Tournament(rounds=1, sizes=(2,), round_length=DAY).begin(4)
    late, ruled = it.running
    it.enter(Rule(ruled.number, ((1,), (0,)), (1, 2), "counted anew"))
    assert it.effects(PublishResult) == [PublishResult(ruled.number, ((1,), (0,)), (), word=True)]
    it.ring()
    it.enter(Adjudicate(late.number, ((0,), (1,)), (50, 1)), "clock")
    (said,) = it.effects(PublishResult)
    assert said == PublishResult(late.number, ((0,), (1,)), (50, 1))
