"""Points, tie-breaks in their published order, dropped rounds, the cross-table."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from games.league.tournament.entries import EndTable, Penalise, Rule
from games.league.tournament.record import VERSION
from games.league.tournament.scoring import bye_points, even_shares, money_shares, table_points
from games.league.tournament.settings import ByMoney, Settings
from games.league.tournament.standings import cross_table
from games.league.tournament.state import Result, Table
from tests.league.tournaments import Tournament

SETTINGS = Settings(game="some", title="Cup")


def table(*places: tuple[int, ...], scores: tuple[int, ...] = ()) -> Table:
    seats = sum(map(len, places))
    scores = scores or tuple(range(seats))
    return Table(1, tuple(range(1, seats + 1)), result=Result(places, scores))


def test_a_table_of_four_gives_5_3_2_1() -> None:
    found = table_points(SETTINGS, table((1,), (0,), (3,), (2,)), VERSION)
    assert found == {2: 500, 1: 300, 4: 200, 3: 100}


def test_a_table_of_three_gives_5_3_1() -> None:
    assert table_points(SETTINGS, table((0,), (1,), (2,)), VERSION) == {1: 500, 2: 300, 3: 100}


def test_a_tie_shares_what_its_places_are_worth() -> None:
    third = Fraction(1000, 3)
    shared = table((0, 1, 2), (3,))
    assert table_points(SETTINGS, shared, VERSION) == {1: third, 2: third, 3: third, 4: 100}
    assert table_points(SETTINGS, shared, 1) == {1: 333, 2: 333, 3: 333, 4: 100}


def test_points_by_money_share_out_as_many_as_there_are_players() -> None:
    """A share of a larger table is worth as much; older tournaments give each table a hundred."""
    by_money = Settings(game="some", title="Cup", points=ByMoney())
    ended = table((0,), (1,), (2,), scores=(600, 400, -50))
    assert table_points(by_money, ended, VERSION) == {1: 4_500, 2: 3_000, 3: 0}
    assert table_points(by_money, ended, 2) == {1: 6_000, 2: 4_000, 3: 0}


def test_shares_of_unequal_tables_are_compared_with_an_equal_one_and_a_ruling_has_none() -> None:
    """At a table of two a winner had 86 % where one of five had 42 %, of the same lead."""
    two = table((0,), (1,), scores=(60, 40))
    five = table((0,), (1,), (2,), (3,), (4,), scores=(240, 190, 190, 190, 190))
    assert even_shares(two, VERSION)[1] == even_shares(five, VERSION)[1] == 12_000
    assert two.result is not None
    ruled = replace(two, result=replace(two.result, by="director"))
    assert even_shares(ruled, VERSION) == {}
    it = Tournament(rounds=2, sizes=(4,)).begin(4)
    it.end_round()
    before = {line.player: line.shares for line in it.lines}
    (now,) = it.running
    places = tuple((seat,) for seat in range(4))
    it.enter(Rule(now.number, places, (4, 3, 2, 1), "agreed"))
    assert {line.player: line.shares for line in it.lines} == before


def test_a_table_without_money_is_shared_equally() -> None:
    assert money_shares(table((0, 1), scores=(0, 0)), VERSION) == {1: 5_000, 2: 5_000}


def ended(*settings: str, scores: tuple[int, ...] = (40, 30, 20, 10)) -> Tournament:
    """Two tables of four; the players of the second have the same points as those of the first."""
    it = Tournament(rounds=1, sizes=(4,), tie_breaks=settings).begin(8)
    first, second = it.running
    places = ((0,), (1,), (2,), (3,))
    it.enter(EndTable(first.number, places, (40, 30, 20, 10)), "table")
    it.enter(EndTable(second.number, places, scores), "table")
    return it


def test_equal_points_without_tie_breaks_share_a_place() -> None:
    assert [line.place for line in ended().lines] == [1, 1, 3, 3, 5, 5, 7, 7]


def test_the_share_of_money_breaks_a_tie() -> None:
    it = ended("shares", scores=(90, 3, 2, 1))
    winner = it.now.tables[1].seats[0]
    assert (it.lines[0].player, it.lines[1].decided_by) == (winner, "shares")


def test_the_lot_breaks_every_tie_and_is_always_the_same() -> None:
    one, other = ended("lot"), ended("lot")
    assert [line.place for line in one.lines] == [*range(1, 9)]
    assert one.lines == other.lines


def test_who_was_ahead_where_both_sat_is_ahead() -> None:
    it = Tournament(rounds=2, sizes=(2,), tie_breaks=("meetings",)).begin(2)
    it.end(it.running[0], (0, 1))
    it.end(it.running[0], (0, 1) if it.running[0].seats[0] == 2 else (1, 0))
    assert [line.place for line in it.lines] == [1, 1]
    it = Tournament(rounds=2, sizes=(2,), tie_breaks=("meetings",)).begin(2)
    it.end_round()
    it.enter(Penalise(1, 200, "late"))
    it.end_round()
    assert [line.points for line in it.lines] == [800, 600]


def test_after_a_shared_first_place_nobody_is_second() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4)
    it.enter(EndTable(it.running[0].number, ((0, 1), (2,), (3,)), (9, 9, 5, 1)), "table")
    assert [(int(line.wins), int(line.seconds)) for line in it.lines] == [
        (50, 0),
        (50, 0),
        (0, 0),
        (0, 0),
    ]


def test_opponents_points_count_as_their_mean() -> None:
    it = Tournament(rounds=1, sizes=(4,)).begin(4).play()
    assert [line.opponents for line in it.lines] == [
        200,
        Fraction(800, 3),
        300,
        Fraction(1000, 3),
    ]


def test_a_penalty_takes_points_off() -> None:
    it = Tournament(rounds=2, sizes=(4,)).begin(4)
    it.end_round()
    it.enter(Penalise(1, 250, "late"))
    assert it.lines[0].player == 2
    assert next(line.points for line in it.lines if line.player == 1) == 250


def test_only_the_best_rounds_count_where_it_says_so() -> None:
    it = Tournament(rounds=2, counted=1, sizes=(4,)).begin(4)
    it.end(it.running[0], (0, 1, 2, 3))
    it.end(it.running[0], (0, 1, 2, 3))
    assert max(line.points for line in it.lines) == 500


def test_three_thirds_are_a_whole_and_share_a_place_with_it() -> None:
    """1 three times in three ties of three, and 3 1/3 three times, are 10 exactly."""
    it = Tournament(rounds=3, sizes=(3,), tie_breaks=()).begin(3)
    for _ in range(3):
        it.enter(EndTable(it.running[0].number, ((0, 1, 2),), (1, 1, 1)), "table")
    assert {line.points for line in it.lines} == {900}
    assert {line.wins for line in it.lines} == {100}
    assert {line.place for line in it.lines} == {1}


def test_a_bye_counts_when_its_round_is_over() -> None:
    it = Tournament(rounds=2, sizes=(4,)).begin(5)
    it.end_round()
    after_one = {line.player: line.points for line in it.lines}
    (benched,) = it.now.byes
    assert it.now.number == 2
    assert after_one[benched] == it.lines[[one.player for one in it.lines].index(benched)].points
    assert sum(after_one.values()) == 1100 + 300
    it.end_round()
    assert sum(line.points for line in it.lines) == 2 * 1400


def test_the_cross_table_says_for_each_round_table_place_points_and_opponents() -> None:
    it = Tournament(rounds=2, sizes=(4,)).begin(5).play()
    rows = {row.player: row.cells for row in cross_table(it.state)}
    assert [len(cells) for cells in rows.values()] == [2] * 5
    first = rows[1][0]
    if first.table is not None:
        assert (first.place, first.points) == (1, Fraction(500))
        assert len(first.opponents) == 3
    byes = [cell for cells in rows.values() for cell in cells if cell.table is None]
    assert [cell.points for cell in byes] == [300, 300]


def test_a_bye_by_money_is_an_equal_share_of_the_largest_table() -> None:
    """Of 100 points at tables of four and three: 25, not 33.33."""
    settings = Settings(game="some", title="Cup", points=ByMoney(), sizes=(3, 4))
    assert bye_points(settings, VERSION) == Fraction(2500)


def test_a_knock_out_after_another_format_adds_no_points() -> None:
    it = Tournament(rounds=2, sizes=(4,), final=16, go_on=1).begin(16)
    it.end_round()
    it.end_round()
    before = {line.player: line.points for line in it.lines}
    assert it.now.knockout
    it.play()
    assert len([one for one in it.state.rounds if one.knockout]) > 1
    assert {line.player: line.points for line in it.lines} == before
