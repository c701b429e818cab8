"""The computer player of Acquire: what it must not get wrong, and that it beats the older one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.acquire.actions import Buy, ClaimVictory, DeclareEnd, Dispose, Found
from games.acquire.players import sensible
from games.acquire.rules import RULES as acquire
from games.acquire.state import Options
from games.core.chance import Chance
from games.core.contract import Player
from games.core.record import Header
from games.core.words import Action, Seat
from games.players.game import OPENED, play_game
from tests.games.acquire.table import NUMBER, Game, counts
from tests.games.acquire.test_hints import ending
from tests.games.acquire.test_mergers import cross
from tests.games.acquire.yardsticks import PLAYERS


def chosen(game: Game) -> Action:
    seat = game.asked
    assert seat is not None
    view = acquire.view(game.state, seat)
    action = sensible(view, game.host.offers(seat), Chance("player", 1))
    assert action is not None
    return action


@pytest.mark.parametrize("open_holdings", [True, False])
def test_it_ends_the_game_only_if_it_wins(open_holdings: bool) -> None:
    """End of the game: with hidden holdings, too, it knows what was told."""
    game = ending(open_holdings=open_holdings)
    mover = game.state.mover
    game.has(mover, 60_000)
    won = chosen(game)
    assert isinstance(won, Buy)
    assert won.end
    game.has(mover, 0).has((mover + 1) % 3, 60_000)
    lost = chosen(game)
    assert isinstance(lost, Buy)
    assert not lost.end


def test_before_its_tile_it_declares_an_end_that_it_wins() -> None:
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion")
    game.has(game.state.mover, 60_000)
    assert chosen(game) == DeclareEnd()


def test_with_the_end_declared_it_buys_the_majority_that_it_can_get() -> None:
    """A share bought at the end is paid back, and brings the bonus."""
    game = ending()
    mover = game.state.mover
    for seat in range(3):
        game.holds(seat, fusion=2 * (seat != mover))
    game.declare()
    assert chosen(game) == Buy(counts({"fusion": 3}))


def test_it_keeps_shares_of_a_corporation_that_it_will_found_again() -> None:
    """Trade, sell, keep: kept shares count again when their corporation is founded."""
    game = cross(3, 2).lay("12i")
    mover = game.state.mover
    game.holds((mover + 1) % 3, sackson=25)
    game.holds(mover, zeta=4).has(mover, 12_000).rack(mover, "11i 6e")
    game.play("6e")
    assert chosen(game) == Dispose((0, 0))


def test_at_the_end_it_keeps_nothing() -> None:
    """Shares of corporations that are not on the board are worth nothing."""
    game = cross(3, 2)
    mover = game.state.mover
    game.holds(mover, zeta=4).rack(mover, "11i 6e")
    game.put(replace(game.state, declared=True))
    game.play("6e")
    action = chosen(game)
    assert isinstance(action, Dispose)
    assert sum(action.disposal) == 4


def test_among_equally_dear_ones_it_founds_the_one_of_which_it_holds_shares() -> None:
    game = Game(starts="1a 5e 9i").play("2a")
    game.holds(game.state.mover, quantum=2)
    assert chosen(game) == Found(NUMBER["quantum"])


def test_left_alone_it_claims_the_victory() -> None:
    game = Game(2)
    game.host.leave(Seat(1))
    assert chosen(game) == ClaimVictory()


@pytest.mark.parametrize("open_holdings", [True, False])
@pytest.mark.parametrize(("seats", "games", "least"), [(4, 24, 0.36), (2, 20, 0.5)])
def test_it_beats_the_older_player(
    seats: int, games: int, least: float, open_holdings: bool
) -> None:
    """Measured over 200 games by `games.simulate`; here are a few, seats rotated."""
    won = 0.0
    for number in range(games):
        players: list[Player] = [PLAYERS["sensible@1"]] * seats
        players[number % seats] = sensible
        name = f"yardstick {number}"
        header = Header(acquire.key, acquire.version, seats, Options(open_holdings), name, OPENED)
        first = play_game(acquire, header, players).outcome.places[0]
        won += (number % seats in first) / len(first)
    assert won >= least * games
