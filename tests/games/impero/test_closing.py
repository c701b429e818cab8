"""The end of a turn: blackouts, earnings, what companies keep and shares are paid."""

from __future__ import annotations

import pytest

from games.core.chance import Chance
from games.core.words import Seat, visible_events
from games.impero.blackouts import halved, roll
from games.impero.components import YIELDS, blackout_risk
from games.impero.earnings import accounts, split
from games.impero.events import Earned, TurnBegan, TurnClosed
from tests.games.impero.table import Game

DARK: tuple[int, ...] = (0,)


@pytest.fixture
def game() -> Game:
    """Seat 0 directs A, seat 1 directs B."""
    game = Game()
    game.found(0)
    game.found(1)
    return game


def test_a_share_is_rounded_down_to_the_cent() -> None:
    """The rulebook's page: $54.50, 60 % over 20 shares: $1.63 each, $32.60 in all; ruling 11."""
    kept, share = split(5450, 60, 20)
    assert (kept, share, 20 * share) == (2180, 163, 3260)


def test_the_example_of_paolo_and_andrea(game: Game) -> None:
    """$10.00 at 70 %: $3.00 stay, 30 shares bring $0.23 each: $4.60 and $2.30; ruling 11."""
    game.holds(0, {0: 20, 2: 10}).country((6, 3, 1), (0, 0, 0))
    funds, paolo, andrea = game.funds(), game.cash(0), game.cash(2)
    game.close()
    assert game.funds() - funds == 300
    assert game.cash(0) - paolo == 460
    assert game.cash(2) - andrea == 230
    assert sum(game.state.purses) == 0, "what does not divide stays with the bank"


@pytest.mark.parametrize(("dividend", "kept", "share"), [(0, 1000, 0), (100, 0, 50)])
def test_all_may_be_kept_and_all_paid_out(dividend: int, kept: int, share: int) -> None:
    assert split(1000, dividend, 20) == (kept, share)


def test_the_owner_of_a_rented_cell_keeps_it_whole_and_gets_half_for_each_tenant(
    game: Game,
) -> None:
    """Ruling 5; any number of tenants, ruling 6."""
    game.found(2)
    game.country((12, 1, 1), (0, 1, 2)).set(1, rented=(0,)).set(2, rented=(0,))
    books = accounts(game.state, ())
    assert [one.gross for one in books] == [2400, 700, 700]


def test_a_dark_cell_brings_nothing_and_its_eight_neighbours_half(game: Game) -> None:
    """Rulings 7 and 12."""
    game.country((3,) * 16, (0,) * 16, wide=4)
    assert halved(game.state.land, (5,)) == {0, 1, 2, 4, 6, 8, 9, 10}
    (account, _) = accounts(game.state, (5,))
    assert account.gross == 7 * 300 + 8 * 150
    assert (account.dark, account.halved) == (1, 8)


def test_beside_several_dark_cells_it_is_halved_once(game: Game) -> None:
    """Ruling 12."""
    game.country((12, 50, 12), (0, 0, 0))
    (account, _) = accounts(game.state, (0, 2))
    assert account.gross == 2500
    assert (account.dark, account.halved) == (2, 1)


def test_a_dark_cell_beside_a_dark_one_is_not_counted_among_the_halved(game: Game) -> None:
    """Ruling 12; the report's columns of dark and halved cells add up to no cell twice."""
    game.country((12, 50, 12), (0, 0, 0))
    assert halved(game.state.land, (0, 1)) == {2}
    (account, _) = accounts(game.state, (0, 1))
    assert (account.dark, account.halved, account.gross) == (2, 1, 600)


def test_a_dark_neighbour_that_is_nobodys_halves_too(game: Game) -> None:
    game.country((50, 12), (-1, 0))
    assert accounts(game.state, DARK)[0].gross == 600


def test_tenant_and_owner_share_what_a_halved_cell_still_brings(game: Game) -> None:
    game.country((1, 1, 1), (-1, 0, 1)).set(1, rented=(1,))
    owner, tenant = accounts(game.state, DARK)
    assert owner.gross == 50 + 25
    assert tenant.gross == 100 + 25


def test_lots_are_drawn_for_every_cell_whoever_owns_it(game: Game) -> None:
    """Ruling 12: once each, from the table's seed."""
    cells = len(game.state.owners)
    out = [cell for seed in range(200) for cell in roll(game.state, Chance("seed", seed))]
    owned = {cell for cell, owner in enumerate(game.state.owners) if owner >= 0}
    assert set(out) - owned
    wanted = sum(map(blackout_risk, game.state.yields, game.state.stability)) / 1_000_000
    assert 0.85 * wanted < len(out) / 200 < 1.15 * wanted
    assert max(out) < cells


def test_risk_grows_with_yield_and_instability() -> None:
    """Efficiency and instability are one thing of five levels; ruling 13."""
    fifty = [blackout_risk(50, stability) for stability in range(5)]
    assert fifty == [70_000, 60_000, 50_000, 40_000, 30_000]
    assert [blackout_risk(dollars, 2) for dollars in YIELDS] == [
        1000 * dollars for dollars in YIELDS
    ]


def test_blackouts_come_before_earnings_and_last_one_turn(game: Game) -> None:
    """Rulings 12 and 21."""
    game.country((10, 10), (0, 1))
    game.close(dark=DARK)
    assert game.state.out == DARK
    assert [one.gross for one in game.state.accounts] == [0, 500]
    assert game.told(TurnClosed).dark == 1
    game.close()
    assert not game.state.out
    assert [one.gross for one in game.state.accounts] == [1000, 1000]


def test_player_points_are_restored_and_not_saved(game: Game) -> None:
    game.has_points(0, 3).close()
    assert [game.points(seat) for seat in range(3)] == [20, 20, 20]


def test_company_points_are_counted_when_a_turn_begins_and_only_then(game: Game) -> None:
    """Five, and one for each shareholder; ruling 9."""
    game.holds(0, {0: 18, 1: 1, 2: 1})
    assert game.company().points == 6
    game.close()
    assert game.company().points == 8
    assert game.company(1).points == 6


def test_a_closing_shows_everybodys_capital_and_by_how_much_it_grew(game: Game) -> None:
    game.country((10,), (0,)).close()
    views = [game.state.players[seat] for seat in range(3)]
    assert [one.shown for one in views] == [4700, 4000, 5000]
    assert [one.change for one in views] == [-300, -1000, 0]


def test_everybody_is_told_in_private_what_his_shares_brought(game: Game) -> None:
    game.country((10,), (0,)).close()
    (mine,) = [one for one in visible_events(game.events, Seat(0)) if isinstance(one, Earned)]
    assert (mine.amount, mine.capital) == (700, 4700)
    assert not [one for one in visible_events(game.events, None) if isinstance(one, Earned)]


def test_the_next_turn_begins_at_once_and_nothing_is_fresh(game: Game) -> None:
    assert game.state.fresh
    game.close()
    assert (game.state.turn, game.state.fresh) == (2, ())
    assert game.told(TurnBegan).turn == 2
    assert game.state.began == game.host.now


def test_accounts_keep_who_held_the_shares(game: Game) -> None:
    game.close()
    assert game.state.accounts[1].shares == (0, 20, 0)
