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


def test_towards_the_end_it_says_what_a_full_dividend_takes(game: Game) -> None:
    assert not {"end", "full-dividend"} & coming(game, 0).keys()
    game.turn(12)
    told = coming(game, 0)
    assert told["end"] == {"turns": 3, "funds": game.funds()}
    needed, before = told["full-dividend"]["needed"], game.company().points
    game.act(0, SetDividend(0, 100))
    assert before - game.company().points == needed
    assert "full-dividend" not in coming(game, 0)
