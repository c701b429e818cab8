"""Silence and leaving: what is played for whom does not answer."""

from __future__ import annotations

from games.acquire.actions import ClaimVictory
from games.acquire.events import (
    BonusShared,
    NothingBought,
    PlayerLeft,
    SharesDisposed,
    TilePlayed,
)
from games.acquire.rules import RULES as acquire
from games.acquire.state import Buying, Disposing, Founding, Ordering, Placing, Surviving
from games.core.words import Seat
from tests.games.acquire.table import CELL, NUMBER, Game
from tests.games.acquire.test_mergers import cross


def silent(game: Game) -> Game:
    game.host.ring()
    return game


def corners() -> Game:
    """Sackson 1a-2a, zeta 5a-6a, lone 9a."""
    return Game().lay("1a 2a", "sackson").lay("5a 6a", "zeta").lay("9a 1i")


def test_the_quietest_tile_is_played_alone_before_growth_founding_and_merger() -> None:
    game = corners()
    mover = game.state.mover
    for rack, played in (
        ("3a 4a 10a 12a", "12a"),
        ("3a 4a 10a", "3a"),
        ("10a", "10a"),
    ):
        again = corners()
        again.rack(mover, rack)
        silent(again)
        assert again.told(TilePlayed).cell == CELL[played], rack


def test_among_equals_the_tile_nearest_to_1a() -> None:
    game = Game()
    game.rack(0, "5e 12a 3c")
    assert silent(game).told(TilePlayed).cell == CELL["12a"]


def test_the_first_free_corporation_is_founded() -> None:
    game = Game(starts="1a").lay("5a 6a", "sackson").play("2a")
    assert isinstance(game.phase, Founding)
    assert silent(game).size("zeta") == 2


def test_the_first_of_the_tied_survives_and_the_first_is_next() -> None:
    game = cross(2, 2, 2).play("6e")
    assert isinstance(game.phase, Surviving)
    silent(game)
    assert isinstance(game.phase, Ordering)
    assert game.phase.survivor == NUMBER["sackson"]
    silent(game)
    assert isinstance(game.phase, Disposing)
    assert game.phase.defunct == NUMBER["zeta"]


def test_all_shares_are_sold() -> None:
    """Kept ones are worth nothing unless their corporation is founded again."""
    game = cross(3, 2).play("6e")
    told = silent(game).told(SharesDisposed)
    assert (told.sold, told.traded, told.kept) == (1, 0, 0)


def test_nothing_is_bought() -> None:
    game = Game().lay("1a 2a", "fusion").play("1c")
    assert isinstance(game.phase, Buying)
    assert silent(game).all_told(NothingBought)


def test_the_end_is_never_declared_by_silence() -> None:
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion")
    silent(silent(game))
    assert game.reason is None
    assert not game.state.declared


def test_a_declared_end_stands_also_if_the_rest_is_silence() -> None:
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion").declare()
    silent(silent(game))
    assert game.reason == "declared"


def test_the_turns_of_a_seat_that_left_are_skipped() -> None:
    game = Game()
    game.host.leave(Seat(1))
    game.play("1a")
    assert game.state.mover == 2


def test_a_mover_who_leaves_ends_the_turn_as_by_silence() -> None:
    game = Game()
    game.host.leave(Seat(0))
    assert game.told(PlayerLeft).seat == 0
    assert game.told(TilePlayed).seat == 0
    assert game.state.mover == 1
    assert isinstance(game.phase, Placing)


def test_a_pending_disposal_of_a_seat_that_left_sells_all() -> None:
    game = cross(3, 2)
    mover = game.state.mover
    for seat in range(3):
        game.holds(seat, zeta=2)
    game.play("6e").dispose()
    other = Seat((mover + 1) % 3)
    assert game.asked == other
    game.host.leave(other)
    assert game.shares(other, "zeta") == 0
    assert game.asked == (mover + 2) % 3


def test_a_seat_that_left_is_not_among_those_who_dispose_later() -> None:
    """Its shares count for the bonuses; nothing is told as if it had answered."""
    game = cross(3, 2)
    mover = game.state.mover
    gone, other = (mover + 1) % 3, (mover + 2) % 3
    for seat in range(3):
        game.holds(seat, zeta=2 * (seat != mover))
    game.host.leave(Seat(gone))
    game.play("6e")
    assert isinstance(game.phase, Disposing)
    assert game.phase.queue == (other,)
    assert game.told(BonusShared).seats == tuple(sorted((gone, other)))
    assert not game.all_told(SharesDisposed)


def test_a_merger_maker_who_left_does_not_hold_up_the_others() -> None:
    """They left while another was asked: after the disposals their turn ends by itself."""
    game = cross(3, 2)
    mover = game.state.mover
    for seat in range(3):
        game.holds(seat, zeta=2)
    game.play("6e").dispose()
    game.host.leave(mover)
    game.dispose()
    game.dispose()
    assert game.asked == (mover + 1) % 3
    assert isinstance(game.phase, Placing)
    assert acquire.waiting(game.state).seats != (mover,)


def test_the_tiles_of_a_seat_that_left_stay_with_it() -> None:
    game = Game()
    before = acquire.totals(game.state)
    game.host.leave(Seat(2))
    assert acquire.totals(game.state) == before
    assert len(game.state.racks[2]) == 6


def test_who_is_left_alone_plays_on() -> None:
    game = Game(2)
    game.host.leave(Seat(1))
    game.play("1a")
    assert game.asked == 0
    assert game.reason is None


def alone(*, poor: int = 0) -> Game:
    """Three players; the first has `poor` dollars, and the others leave."""
    game = Game().lay("1a 2a", "fusion").lay("1c")
    game.has(0, poor)
    game.host.leave(Seat(1))
    game.host.leave(Seat(2))
    assert game.asked == 0
    return game


def test_the_last_player_left_may_end_the_game_and_wins_whatever_the_others_own() -> None:
    game = alone()
    assert ClaimVictory in game.offered()
    assert acquire.view(game.state, Seat(0)).can_claim
    game.act(ClaimVictory())
    outcome = acquire.outcome(game.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places[0]) == ("last-standing", (0,))
    assert outcome.scores[Seat(0)] < min(outcome.scores[Seat(1)], outcome.scores[Seat(2)])


def test_everything_is_settled_when_the_last_player_ends_the_game() -> None:
    game = alone()
    game.act(ClaimVictory())
    assert [line.corporation for line in game.state.sheet] == [NUMBER["fusion"]]
    assert not any(map(any, game.state.shares))


def test_victory_cannot_be_claimed_while_another_plays() -> None:
    game = Game()
    game.host.leave(Seat(1))
    assert ClaimVictory not in game.offered()
    refusal = game.refused(ClaimVictory())
    assert (refusal.why, refusal.facts) == ("others-still-play", {"seats": (0, 2)})


def test_silence_never_claims_the_victory() -> None:
    game = alone()
    silent(silent(game))
    assert game.reason is None
