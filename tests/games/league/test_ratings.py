"""Ratings: the numbers of openskill, ties by places, seasons, substitutes."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull

from games.league.ratings import (
    EVERYWHERE,
    GROWTH,
    NEW,
    OVERALL,
    SPREAD,
    Contender,
    Contest,
    Model,
    Rating,
    Replacement,
    quarter,
    scopes,
    season_of,
    widened,
)

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
