"""What is coming in Impero: a directorship at risk, points that are not saved, the last turns."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.core.words import Facts, Seat
from games.impero.actions import Bid, SetDividend
from games.impero.rules import RULES as impero
from tests.games.impero.table import Game


@pytest.fixture
def game() -> Game:
    """Seat 0 directs A."""
    game = Game()
    game.found(0)
    return game


def coming(game: Game, seat: int) -> Mapping[str, Facts]:
    notes = impero.forecast(impero.view(game.state, Seat(seat)))
    return {one.key: one.facts for one in notes}


def test_the_director_is_warned_of_an_auction_that_would_make_another_the_director(
    game: Game,
) -> None:
    """Managing a company: who holds more, not as many."""
    game.holds(0, {0: 11, 1: 5, 2: 4})
    lot = game.issue(0, shares=7)
    assert coming(game, 0)["director-maybe"]["mine"] == 11
    assert "director-maybe" not in coming(game, 1)
    game.act(1, Bid(lot.id, lot.base))
    assert coming(game, 0)["director"]["seat"] == 1
    game.ring(lot)
    assert game.company().director == 1


def test_as_many_shares_are_no_danger(game: Game) -> None:
    game.holds(0, {0: 11, 1: 5, 2: 4})
    lot = game.issue(0, shares=6)
    game.act(1, Bid(lot.id, lot.base))
    assert not {"director", "director-maybe"} & coming(game, 0).keys()
    game.ring(lot)
    assert game.company().director == 0


def test_the_points_that_the_closing_takes_are_those_that_are_left(game: Game) -> None:
    game.issue(0)
    told = coming(game, 0)["points"]
    assert told == {"points": game.points(0), "count": game.company().points}


def test_also_where_only_the_own_points_are_left_or_none_of_them(game: Game) -> None:
    company = game.company().points
    game.set(0, points=0)
    assert coming(game, 0)["points"] == {"points": game.points(0), "count": 0}
    game.set(0, points=company).has_points(0, 0)
    assert coming(game, 0)["points"] == {"points": 0, "count": company}
    game.set(0, points=0)
    assert "points" not in coming(game, 0)


@pytest.mark.parametrize(("mine", "theirs", "least"), [(6, 6, 1), (11, 5, 7), (11, 2, 10)])
def test_before_an_issue_the_director_is_told_how_many_shares_are_a_risk(
    game: Game, mine: int, theirs: int, least: int
) -> None:
    game.holds(0, {0: mine, 1: theirs})
    assert coming(game, 0)["issue"] == {"company": 0, "count": least, "mine": mine}
    assert "issue" not in coming(game, 1)
    game.issue(0, shares=least)
    assert "issue" not in coming(game, 0), "the auction has its own warning"
    assert "director-maybe" in coming(game, 0)


def test_an_issue_that_leaves_the_director_as_many_shares_is_no_risk(game: Game) -> None:
    assert "issue" not in coming(game.holds(0, {0: 12, 1: 2}), 0)


def test_where_nothing_can_be_issued_there_is_no_warning_of_it(game: Game) -> None:
    game.holds(0, {0: 11, 1: 5, 2: 4}).set(0, points=0)
    assert "issue" not in coming(game, 0)
    game.set(0, points=1).turn(14)
    assert "issue" not in coming(game, 0)


def test_towards_the_end_it_says_what_a_full_dividend_takes(game: Game) -> None:
    assert not {"end", "full-dividend"} & coming(game, 0).keys()
    game.turn(12)
    told = coming(game, 0)
    assert told["end"] == {"turns": 3, "funds": game.funds()}
    needed, before = told["full-dividend"]["needed"], game.company().points
    game.act(0, SetDividend(0, 100))
    assert before - game.company().points == needed
    assert "full-dividend" not in coming(game, 0)
