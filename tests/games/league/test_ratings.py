"""Ratings: the numbers of openskill, ties by places, seasons, substitutes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from openskill.models import BradleyTerryFull

from games.league.anchoring import Anchor
from games.league.ratings import (
    EVERYWHERE,
    GROWTH,
    NEW,
    OVERALL,
    RULE,
    SPREAD,
    Contender,
    Contest,
    Mark,
    Model,
    Rating,
    Replacement,
    met_since,
    quarter,
    scopes,
    season_of,
    share,
    shown,
    widened,
)
from tests.bench.farms import BEFORE, HONEST, written
from tests.games.league import communities
from tests.games.league.communities import SEEDS, best_honest, brought
from tests.games.league.farms import FARMS, MOST

SEASON = season_of(datetime(2026, 11, 28, tzinfo=UTC))
BELIEFS = st.tuples(st.floats(-10, 60), st.floats(0.5, SPREAD))


def contest(*places: int, substitutes: tuple[Replacement, ...] = ()) -> Contest:
    """People 1, 2, 3 … in these places."""
    table = tuple(Contender(person, place) for person, place in enumerate(places, 1))
    return Contest("stones", 7, SEASON, table, substitutes)


@given(st.lists(st.tuples(BELIEFS, st.integers(1, 6)), min_size=2, max_size=8))
def test_a_game_changes_ratings_exactly_as_openskill_says(
    table: list[tuple[tuple[float, float], int]],
) -> None:
    own = BradleyTerryFull()
    teams = [[own.create_rating([mu, sigma])] for (mu, sigma), _ in table]
    expected = own.rate(teams, ranks=[float(place) for _, place in table])
    before = {
        person: Rating(mu, sigma, SEASON, 1) for person, ((mu, sigma), _) in enumerate(table, 1)
    }
    model = Model()
    for _ in range(2):  # objects that serve again leave nothing behind
        after = model.play(contest(*(place for _, place in table)), before)
        assert [(one.mu, one.sigma) for one in after.values()] == [
            (one.mu, one.sigma) for (one,) in expected
        ]


def test_equal_people_who_share_a_place_stay_equal_and_lie_between_first_and_last() -> None:
    after = Model().play(contest(1, 2, 2, 4), {})
    assert after[2] == after[3]
    assert after[1].mu > after[2].mu > after[4].mu
    assert after[2].mu == pytest.approx(NEW.mu)


def test_a_draw_of_equals_changes_nobody_but_makes_them_surer() -> None:
    after = Model().play(contest(1, 1, 1), {})
    assert {one.mu for one in after.values()} == {NEW.mu}
    assert all(one.sigma < NEW.sigma for one in after.values())


def test_a_new_rating_is_fifteen_hundred_and_provisional() -> None:
    assert (NEW.points, NEW.margin, NEW.provisional) == (1500, 350, True)


def test_a_rating_is_settled_after_eight_games_of_four() -> None:
    model, now = Model(), dict[int, Rating]()
    settled = []
    for number in range(8):
        places = [(number + seat) % 4 + 1 for seat in range(4)]
        now |= model.play(contest(*places), now)
        settled.append(not any(one.provisional for one in now.values()))
    assert settled == [False] * 7 + [True]
    assert now[1].games == 8


def test_a_game_counts_for_itself_and_overall_here_and_everywhere() -> None:
    assert scopes("stones", 7) == (
        *(("stones", EVERYWHERE), (OVERALL, EVERYWHERE)),
        *(("stones", 7), (OVERALL, 7)),
    )


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        (datetime(2026, 3, 31, 23, 59, 59, tzinfo=UTC), (2026, 1)),
        (datetime(2026, 4, 1, tzinfo=UTC), (2026, 2)),
        (datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC), (2026, 4)),
        (datetime(2027, 1, 1, tzinfo=UTC), (2027, 1)),
    ],
)
def test_a_season_is_a_quarter_of_the_year(moment: datetime, expected: tuple[int, int]) -> None:
    assert quarter(season_of(moment)) == expected


def test_the_next_quarter_follows_the_last_one_of_a_year() -> None:
    last = season_of(datetime(2026, 12, 31, tzinfo=UTC))
    assert season_of(datetime(2027, 1, 1, tzinfo=UTC)) == last + 1


def test_uncertainty_grows_with_each_season_and_never_beyond_a_new_persons() -> None:
    rating = Rating(30, 3, SEASON, 12)
    assert widened(rating, SEASON) == rating
    assert widened(rating, SEASON + 1).sigma == pytest.approx((9 + GROWTH**2) ** 0.5)
    assert widened(rating, SEASON + 100) == Rating(30, SPREAD, SEASON + 100, 12)


def test_a_settled_rating_is_provisional_again_after_a_year_without_a_game() -> None:
    rating = Rating(30, 3, SEASON, 12)
    assert not widened(rating, SEASON + 3).provisional
    assert widened(rating, SEASON + 4).provisional


def test_a_game_of_the_season_before_that_is_entered_late_narrows_nothing_twice() -> None:
    rating = Rating(30, 3, SEASON, 12)
    assert widened(rating, SEASON - 1) == rating


def test_the_same_games_cost_more_points_in_a_new_season() -> None:
    before = dict.fromkeys((1, 2), Rating(25, 3, SEASON - 1, 12))
    same = {person: Rating(25, 3, SEASON, 12) for person in (1, 2)}
    model = Model()
    gained = [model.play(contest(1, 2), one)[1].mu for one in (before, same)]
    assert gained[0] > gained[1]


def test_a_substitute_gains_by_a_good_place_and_loses_nothing_by_a_bad_one() -> None:
    """The person whom they replaced is last in both."""
    model = Model()
    won = model.play(contest(3, 1, 2, substitutes=(Replacement(9, 1, 1),)), {})
    lost = model.play(contest(3, 1, 2, substitutes=(Replacement(9, 3, 1),)), {})
    assert won[9].mu > NEW.mu
    assert 9 not in lost
    assert won[1] == lost[1]
    assert won[1].mu < NEW.mu


def test_a_substitutes_gain_costs_the_others_nothing() -> None:
    model = Model()
    with_one = model.play(contest(3, 1, 2, substitutes=(Replacement(9, 1, 1),)), {})
    without = model.play(contest(3, 1, 2), {})
    assert {person: with_one[person] for person in without} == without


@given(st.lists(st.tuples(BELIEFS, st.integers(1, 2)), min_size=2, max_size=2))
def test_of_two_a_rating_is_openskills_to_the_last_bit(
    table: list[tuple[tuple[float, float], int]],
) -> None:
    """Stored ratings are compared with those that are worked out again."""
    model = Model()
    (one, place), (other, behind) = ((Rating(*belief), place) for belief, place in table)
    own = BradleyTerryFull()
    teams = [[own.create_rating([rating.mu, rating.sigma])] for rating in (one, other)]
    ((expected,), _) = own.rate(teams, ranks=[float(place), float(behind)])
    assert model._duel(one, other, place, behind) == (expected.mu, expected.sigma)


@given(st.lists(st.tuples(BELIEFS, st.integers(1, 6)), min_size=2, max_size=8))
def test_pair_by_pair_with_whole_weights_it_is_openskills_full_pairing(
    table: list[tuple[tuple[float, float], int]],
) -> None:
    before = {
        person: Rating(mu, sigma, SEASON, 9) for person, ((mu, sigma), _) in enumerate(table, 1)
    }
    played = contest(*(place for _, place in table))
    whole = Model().play(played, before)
    paired = Model().play(replace(played, rule=2), before)
    for person, rating in whole.items():
        assert paired[person].mu == pytest.approx(rating.mu, abs=1e-9)
        assert paired[person].sigma == pytest.approx(rating.sigma, rel=1e-9)


def marked(*marks: Mark, met: int = 0, whole: bool = True, games: int = 9) -> dict[int, float]:
    """What changes of 1, 2, 3 ... in the order of their places."""
    table = tuple(Contender(person, person, mark) for person, mark in enumerate(marks, 1))
    pairs = {frozenset(pair): met for pair in combinations(range(1, len(marks) + 1), 2)}
    played = Contest("stones", 7, SEASON, table, rule=RULE, whole=whole, met=pairs)
    before = {person: Rating(25, 5, SEASON, games) for person in range(1, len(marks) + 1)}
    after = Model().play(played, before)
    return {person: rating.mu - 25 for person, rating in after.items()}


def test_five_games_of_a_pair_count_wholly_and_the_nth_a_fraction_that_falls() -> None:
    assert [share(met) for met in (0, 4, 5, 9, 49)] == [1, 1, 5 / 6, 0.5, 0.1]
    whole, half = marked("played", "played"), marked("played", "played", met=9)
    assert half[1] == pytest.approx(whole[1] / 2)
    first = replace(contest(1, 2), rule=RULE)
    tenth = replace(first, met={frozenset({1, 2}): 9})
    sure = [Model().play(played, {})[1].sigma for played in (first, tenth)]
    assert sure[0] == sure[1], "a club is settled after as many games as anybody"


def test_by_the_rules_before_three_games_of_a_week_count_wholly_three_a_half_then_none() -> None:
    for rule in (2, 3):
        assert [share(met, rule) for met in range(8)] == [1, 1, 1, 0.5, 0.5, 0.5, 0, 0]
    table = replace(contest(1, 2), rule=3, met={frozenset({1, 2}): 6})
    assert Model().play(table, {}) == {}
    assert Model().play(replace(table, rule=4), {}) != {}


def test_meetings_count_from_the_first_day_of_a_quarter_and_before_from_monday() -> None:
    sunday = datetime(2026, 11, 29, 23, 59, tzinfo=UTC)
    assert met_since(sunday) == datetime(2026, 10, 1, tzinfo=UTC)
    assert met_since(datetime(2026, 12, 31, 23, 59, tzinfo=UTC)) == met_since(sunday)
    assert met_since(datetime(2027, 1, 1, tzinfo=UTC)) == datetime(2027, 1, 1, tzinfo=UTC)
    assert met_since(sunday, 3) == datetime(2026, 11, 23, tzinfo=UTC)
    assert met_since(sunday + timedelta(minutes=1), 3) == datetime(2026, 11, 30, tzinfo=UTC)


@pytest.mark.parametrize("mark", ["unplayed", "again"])
def test_who_is_not_compared_moves_nobody(mark: Mark) -> None:
    assert marked("played", mark) == {}
    found = marked("played", "played", mark)
    assert found == pytest.approx(marked("played", "played"))


def test_a_short_game_is_a_loss_for_those_who_left_and_nothing_for_who_stayed() -> None:
    found = marked("played", "left", "lapsed", whole=False)
    assert set(found) == {2, 3}
    assert found[2] == found[3] < 0
    assert marked("left", "left", whole=False) == {}


def test_a_newcomer_moves_nobody_who_has_played() -> None:
    before = {1: Rating(25, 5, SEASON, 3), 2: Rating(25, 8, SEASON, 2)}
    played = replace(contest(1, 2), rule=RULE)
    assert set(Model().play(played, before)) == {2}
    assert set(Model().play(played, before | {2: Rating(25, 8, SEASON, 3)})) == {1, 2}
    assert set(Model().play(played, {})) == {1, 2}


def test_a_substitute_of_a_short_game_gains_nothing() -> None:
    late = Replacement(3, 1, 2)
    played = replace(contest(2, 3, substitutes=(late,)), rule=RULE)
    before = {person: Rating(25, 5, SEASON, 9) for person in (1, 2, 3)}
    assert Model().play(played, before)[3].mu > 25
    assert 3 not in Model().play(replace(played, whole=False), before)


@pytest.mark.parametrize("name", FARMS)
def test_a_farm_brings_less_than_a_hundred_points(name: str) -> None:
    assert FARMS[name]() < MOST
    if name != "a ring of six":  # which gives to each what it takes from them
        assert FARMS[name](rule=1) > 3 * MOST


def test_a_substitute_gains_nothing_from_a_game_that_was_not_whole() -> None:
    """Else two who give up at once would make the third one's friend better."""
    table = (Contender(1, 1, "left"), Contender(2, 2), Contender(3, 3, "left"))
    late = Replacement(9, 1, 1)
    played = Contest("stones", 7, SEASON, table, (late,), rule=RULE)
    assert Model().play(played, {})[9].mu > NEW.mu
    cut = Model().play(replace(played, whole=False), {})
    assert 9 not in cut
    assert 2 not in cut, "nor who stayed"


def test_a_table_of_many_moves_nobody_further_than_three_opponents_do() -> None:
    """A winner of twenty had 1,600 points after one game."""
    of_four = Model().play(replace(contest(1, 2, 3, 4), rule=RULE), {})[1]
    of_twenty = Model().play(replace(contest(*range(1, 21)), rule=RULE), {})[1]
    assert of_twenty.mu == pytest.approx(of_four.mu)
    assert of_twenty.sigma == pytest.approx(of_four.sigma, rel=1e-3)
    assert shown(of_twenty, Anchor()).points < 1650
    before = Model().play(replace(contest(*range(1, 21)), rule=2), {})[1]
    assert before.points > 3000


def test_the_page_says_what_farms_bring_and_that_none_passes_honest_people() -> None:
    """All of it is made by `python -m tests.bench.farms`; here some of the figures are worked out again."""
    page = written()
    _, honest = page.pop(HONEST)
    assert set(page) == set(communities.FARMS)
    for name, (_, now) in page.items():
        assert all(one < best for one, best in zip(now, honest, strict=True)), name
    name = "ten accounts that lose whole games"
    assert page[name] == (
        brought(name, SEEDS[0], BEFORE),
        [brought(name, SEEDS[0]), *page[name][1][1:]],
    )
    assert honest[1] == best_honest(SEEDS[1])
    for name in ("a strong friend who loses duels", "an ally who helps at three of four tables"):
        assert page[name][1][1] == brought(name, SEEDS[1])
