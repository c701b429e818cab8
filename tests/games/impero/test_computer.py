"""The sensible computer player: what it does with its money, its bids, and money sent to it."""

from __future__ import annotations

import pytest

from games.core.chance import Chance
from games.core.contract import Player
from games.core.record import Header, replay
from games.core.words import Action, Seat
from games.impero.actions import Answer, Bid, BuyCell, DevelopCell, Found, Issue, Ready, Send
from games.impero.components import BOX
from games.impero.events import AuctionWon, BidMade
from games.impero.players import player, sensible
from games.impero.players.guide import GUIDE, MANNERS
from games.impero.players.manner import SENSIBLE, Manner
from games.impero.players.planning import Stock, plan
from games.impero.rules import RULES
from games.impero.state import Options
from games.players.game import OPENED, play_game
from tests.games.impero.table import Game
from tests.games.impero.yardsticks import PLAYERS


def wanted(game: Game, seat: int, by: Player = sensible) -> Action | None:
    state = game.state
    view, offers = RULES.view(state, Seat(seat)), RULES.offers(state, Seat(seat))
    return by(view, offers, Chance("computer", 0))


def played(game: Game, seat: int) -> list[Action]:
    """All that it does until it is ready."""
    done: list[Action] = []
    while not done or not isinstance(done[-1], Ready):
        action = wanted(game, seat)
        assert action is not None
        game.act(seat, action)
        done.append(action)
    return done


def test_nearly_all_of_its_cash_goes_into_a_company() -> None:
    first = wanted(Game(), 0)
    assert isinstance(first, Found)
    assert first.capital >= 0.9 * BOX.player.capital


def test_it_founds_no_company_that_has_no_time_left_to_pay() -> None:
    game = Game().turn(14)
    assert isinstance(wanted(game, 0), Ready)


def test_it_spends_all_points_and_most_of_the_money_of_its_company() -> None:
    game = Game()
    played(game, 0)
    assert game.company().points == 0
    assert game.funds() < 0.2 * BOX.player.capital


def test_it_bids_once_in_an_auction() -> None:
    game = Game()
    game.found(0)
    game.country((25, 25, 3, 3), (0, 0))
    lot = game.issue(0, shares=1, base=50)
    first = wanted(game.has_points(1, 5), 1)
    assert isinstance(first, Bid)
    assert first.amount > 50, "by a sensible step, not by a cent"
    game.act(1, first).act(2, Bid(lot.id, first.amount + 1))
    assert not isinstance(wanted(game, 1), Bid)


def test_it_does_not_bid_more_than_the_shares_will_bring() -> None:
    game = Game()
    game.found(0)
    game.country((1, 3, 3), (0,))
    game.issue(0, shares=1, base=4000)
    assert not isinstance(wanted(game.has_points(1, 5), 1), Bid)


def test_it_offers_a_share_to_whoever_brings_a_point_each_turn() -> None:
    game = Game()
    game.found(0, capital=1)
    done = played(game.has_points(0, 5), 0)
    assert [one.shares for one in done if isinstance(one, Issue)] == [1]


def rich(turn: int) -> Game:
    """A company that can use more money than it has, and a director whose money lies idle."""
    game = Game()
    game.found(0, capital=1)
    return game.country((1, 50, 50), (0,)).has_points(0, 5).has(0, 50_000).turn(turn)


def test_it_brings_its_own_money_into_its_company_by_a_bid_for_a_share_of_it() -> None:
    done = played(rich(turn=7), 0)
    (lot,) = [one for one in done if isinstance(one, Issue)]
    assert lot.base > 10_000, "more than the share is worth to anybody else"
    assert [one.amount for one in done if isinstance(one, Bid)] == [lot.base]


def test_it_brings_no_money_into_a_company_that_has_no_time_left_to_pay() -> None:
    assert not any(isinstance(one, Issue | Bid) for one in played(rich(turn=10), 0))


def test_a_new_company_gets_no_more_than_its_first_turns_can_use() -> None:
    game = Game().has(0, 100_000)
    first = wanted(game, 0)
    assert isinstance(first, Found)
    assert first.capital == SENSIBLE.founding


@pytest.mark.parametrize(("cash", "accept"), [(4000, True), (5000, False)])
def test_it_takes_money_if_less_may_be_lost_by_it(cash: int, accept: bool) -> None:
    """A dollar out of $50: at 2 % it may lose what it has."""
    game = Game().has(1, cash)
    game.act(0, Send(Seat(1), 100))
    assert wanted(game, 1) == Answer(1, accept)


def test_people_who_ask_are_told_of_acts_of_each_sort() -> None:
    """Of money that is sent both answers; beside the next act of its own those that it would come to later."""
    game = Game().has_points(0, 50)
    game.found(0)
    game.country((25, 25, 3, 3), (0, 0)).found(1)
    game.issue(0, shares=1, base=50)
    game.has_points(1, 50).has(1, 5000).act(0, Send(Seat(1), 100))
    view, offers = RULES.view(game.state, Seat(1)), RULES.offers(game.state, Seat(1))
    found = RULES.guide.ideas(view, offers)
    assert {Answer(1, True), Answer(1, False)} <= set(found)
    assert {Found, Bid, Issue} <= {type(one) for one in found}


def test_ready_it_only_answers() -> None:
    """It may act, and is asked, but nobody waits for it."""
    game = Game().has(1, 1000).act(1, Ready())
    assert RULES.waiting(game.state).may == (1,)
    assert wanted(game, 1) is None
    game.act(0, Send(Seat(1), 100))
    assert wanted(game, 1) == Answer(1, accept=True)


def test_short_of_money_it_takes_what_brings_most_for_it() -> None:
    """A cell of $1 to $3 brings $2 for $1; to buy one of $3 brings $3 for $4.50."""
    assert plan(Stock({3: 1}, {}, {1: 1}), points=1, funds=100).dollars == 1
    assert plan(Stock({3: 1}, {}, {1: 1}), points=1, funds=450).dollars == 3


def test_short_of_points_it_takes_what_brings_most_for_them() -> None:
    found = plan(Stock({3: 1}, {}, {1: 1, 12: 1, 25: 1}), points=1, funds=100_000)
    assert (found.dollars, found.gain) == (25, 2500)


def test_without_points_there_is_nothing_to_plan() -> None:
    assert plan(Stock({3: 1}, {}, {1: 1}), points=0, funds=100_000).kind is None


def test_alone_with_computers_auctions_are_bid_for_and_won() -> None:
    """An evening's trial: turns close when everybody is ready."""
    header = Header("impero", RULES.version, 5, Options(early=True, turns=9), "evening", OPENED)
    table = play_game(RULES, header, [sensible] * 5)
    events = [event for one in replay(RULES, header, table.entries) for event in one.events]
    assert sum(isinstance(one, AuctionWon) for one in events) >= 5
    bids = [(one.seat, one.auction) for one in events if isinstance(one, BidMade)]
    assert len(set(bids)) == len(bids)


def test_it_wins_more_than_its_share_against_the_older_one() -> None:
    """Four games, another seat each; over 80 it won 58: see README."""
    won = 0
    for seat in range(4):
        header = Header("impero", RULES.version, 4, Options(), f"yardstick/{seat}", OPENED)
        players: list[Player] = [PLAYERS["sensible@1"]] * 4
        players[seat] = sensible
        won += seat in play_game(RULES, header, players).outcome.places[0]
    assert won >= 2


def between_land_and_a_better_cell(turn: int) -> Game:
    """A company with one point, which could raise its $25 by as much, or buy a free cell of $3."""
    game = Game().has(0, 50_000)
    game.found(0, capital=50_000)
    return game.country((25, 3), (0,)).set(0, points=1).turn(turn)


@pytest.mark.parametrize("found", [SENSIBLE, MANNERS["all-land"]])
def test_it_takes_free_cells_before_land_runs_out(found: Manner) -> None:
    manner = player(found)
    late, early = between_land_and_a_better_cell(6), between_land_and_a_better_cell(5)
    assert isinstance(wanted(late, 0, player(MANNERS["best-use"])), DevelopCell)
    assert isinstance(wanted(late, 0, manner), BuyCell)
    assert isinstance(wanted(early, 0, manner), DevelopCell)


def test_the_search_looks_to_the_end_of_the_game() -> None:
    for turn in (1, 7, 14):
        state = Game().turn(turn).state
        assert GUIDE.clock
        assert GUIDE.clock(state) + GUIDE.laps(state) > state.options.turns


def test_taking_land_wins_more_than_its_share_against_players_that_do_not() -> None:
    """Four games, another seat each; what came of more is in docs/computers.md."""
    won = 0
    for seat in range(4):
        header = Header("impero", RULES.version, 4, Options(), f"land/{seat}", OPENED)
        players: list[Player] = [player(MANNERS["best-use"])] * 4
        players[seat] = sensible
        won += seat in play_game(RULES, header, players).outcome.places[0]
    assert won >= 2
