"""Declaring the end, the final settlement, and ends that nobody declares."""

from __future__ import annotations

import pytest

from games.acquire.actions import Buy, DeclareEnd, Dispose
from games.acquire.ending import may_end
from games.acquire.events import EndDeclared, GameEnded, SharesSettled
from games.acquire.rules import RULES as acquire
from games.acquire.state import Buying, Placing
from games.core.words import Seat
from tests.games.acquire.table import NOTHING, Game, counts
from tests.games.acquire.test_mergers import cross, safe_pair

ELEVEN = "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a"


def all_safe() -> Game:
    """Fusion, with eleven tiles, is the only corporation."""
    return Game().lay(ELEVEN, "fusion")


@pytest.mark.parametrize(
    ("sizes", "may"),
    [
        ((41, 2, 0, 0, 0, 0, 0), True),
        ((40, 2, 0, 0, 0, 0, 0), False),
        ((11, 12, 0, 0, 0, 0, 0), True),
        ((11, 10, 0, 0, 0, 0, 0), False),
        ((0, 0, 0, 11, 0, 0, 0), True),
        ((0, 0, 0, 10, 0, 0, 0), False),
        ((0, 0, 0, 0, 0, 0, 0), False),
    ],
)
def test_41_tiles_or_all_safe_and_at_least_one(sizes: tuple[int, ...], may: bool) -> None:
    """Ruling 15. End of the game: "all" are those on the board."""
    assert may_end(sizes) is may


def test_before_that_it_cannot_be_declared() -> None:
    game = Game().lay("1a 2a", "fusion")
    refusal = game.refused(DeclareEnd())
    assert (refusal.why, dict(refusal.facts)) == (
        "no-end-yet",
        {"largest": 2, "last": 41, "safe": 11},
    )
    assert DeclareEnd not in game.offered()


def test_the_end_may_be_declared_before_the_tile_and_the_turn_is_completed() -> None:
    """Ruling 15. End of the game: then the player may finish the turn."""
    game = all_safe()
    mover = game.state.mover
    game.declare()
    assert game.told(EndDeclared).seat == mover
    assert isinstance(game.phase, Placing)
    assert game.refused(DeclareEnd()).why == "already-declared"
    game.play("1c")
    assert isinstance(game.phase, Buying)
    game.buy(fusion=1)
    assert game.reason == "declared"


def test_the_end_may_be_declared_after_the_tile() -> None:
    """Ruling 15."""
    game = all_safe().play("1c").declare()
    assert isinstance(game.phase, Buying)
    game.buy()
    assert game.reason == "declared"


def test_the_end_may_be_declared_with_the_purchase() -> None:
    """Ruling 15."""
    game = all_safe().play("1c").buy(fusion=1, end=True)
    assert game.reason == "declared"


def test_declaring_where_nothing_can_be_bought_ends_the_game_at_once() -> None:
    game = all_safe()
    for seat in range(3):
        game.has(seat, 0)
    game.play("1c")
    assert game.offered() == [Buy, DeclareEnd]
    game.declare()
    assert game.reason == "declared"


def test_it_need_not_be_declared_and_the_next_player_may() -> None:
    """End of the game: not necessarily, if the player would rather go on."""
    game = all_safe().play("1c").buy()
    assert isinstance(game.phase, Placing)
    assert DeclareEnd in game.offered()


def test_only_the_mover_declares_not_who_disposes_of_shares() -> None:
    """Ruling 15. During the player's own turn."""
    game = cross(11, 2).lay("1i", "")
    other = Seat((game.state.mover + 1) % 3)
    for seat in range(3):
        game.holds(seat, zeta=int(seat == other))
    game.play("6e")
    assert game.asked == other
    assert game.offered() == [Dispose]
    assert game.refused(DeclareEnd()).why == "not-now"
    assert game.refused(DeclareEnd(), game.state.mover).why == "not-your-turn"


def test_a_declaration_without_ground_refuses_the_purchase_as_well() -> None:
    game = Game().lay("1a 2a", "fusion").play("1c")
    assert game.refused(Buy(counts({"fusion": 1}), end=True)).why == "no-end-yet"


def test_at_the_end_bonuses_are_paid_and_all_shares_sold() -> None:
    """End of the game: fusion with eleven tiles is worth $800, bonuses $8,000 and $4,000."""
    game = all_safe().holds(0, fusion=5).holds(1, fusion=3).holds(2, fusion=0)
    game.holds(2, quantum=7)
    game.play("1c").buy(end=True)
    scores = acquire.outcome(game.state)
    assert scores is not None
    assert dict(scores.scores) == {0: 6000 + 8000 + 4000, 1: 6000 + 4000 + 2400, 2: 6000}
    assert scores.places == ((0,), (1,), (2,))
    assert [event.count for event in game.all_told(SharesSettled)] == [5, 3]
    (line,) = game.state.sheet
    assert (line.size, line.price, line.held, line.bonus) == (11, 800, (5, 3, 0), (8000, 4000, 0))


def test_shares_of_corporations_not_on_the_board_are_worth_nothing() -> None:
    """End of the game: they are not considered."""
    game = all_safe().holds(2, quantum=7)
    game.play("1c").buy(end=True)
    assert game.cash(2) == 6000
    assert game.shares(2, "quantum") == 7


def test_equal_money_shares_the_victory() -> None:
    """Ruling 18."""
    game = all_safe().holds(0, fusion=4).holds(1, fusion=4).holds(2, fusion=0)
    game.play("1c").buy(end=True)
    outcome = acquire.outcome(game.state)
    assert outcome is not None
    assert outcome.places == ((0, 1), (2,))


def stuck() -> Game:
    """Seven corporations, and every rack holds but tiles of an eighth: seat 2 may only buy."""
    game = Game(racks=("10g 10i", "12g 12i", "8g"), bag="", starts="10h 12h 8h")
    one = ("1a 2a", "4a 5a", "7a 8a", "1c 2c", "4c 5c", "7c 8c", "1e 2e")
    names = ("sackson", "zeta", "hydra", "fusion", "america", "phoenix", "quantum")
    for tiles, name in zip(one, names, strict=True):
        game.lay(tiles, name)
    return game


def test_when_for_a_whole_round_nobody_can_place_or_buy_the_game_ends() -> None:
    """Ruling 16."""
    game = stuck()
    for seat in range(3):
        game.has(seat, 0)
    game.buy()
    assert game.reason == "stuck"
    assert game.told(GameEnded).reason == "stuck"


def test_as_long_as_somebody_buys_it_goes_on() -> None:
    """Ruling 16. A blocked player never stops the game, nor do they end it."""
    game = stuck()
    for _ in range(8):
        game.buy(sackson=1)
    for _ in range(2):
        game.buy()
        assert isinstance(game.phase, Buying)
    game.buy()
    assert game.reason == "stuck"


def test_a_drawn_tile_keeps_the_game_going() -> None:
    """Ruling 16. A player who draws may be able to place in their next turn."""
    game = safe_pair().lay("9h 10h", "hydra")
    mover = game.state.mover
    after = (mover + 1) % 3
    for seat in range(3):
        game.rack(seat, "").has(seat, 0)
    game.rack(after, "6e").has(after, 6000).bag("")
    game.play("1i").bag("1g").buy()
    assert (game.reason, game.asked) == (None, after)
    assert isinstance(game.phase, Placing)


def test_the_last_to_leave_ends_the_game_with_the_settlement() -> None:
    game = Game().lay("1a 2a", "fusion")
    founder = next(seat for seat in range(3) if game.shares(seat, "fusion"))
    for seat in range(3):
        game.host.leave(Seat(seat))
    assert game.reason == "all-left"
    assert game.cash(founder) == 6000 + 4500 + 300


def test_a_merger_is_completed_before_the_last_one_leaves() -> None:
    game = cross(3, 2)
    for seat in range(3):
        game.holds(seat, zeta=2)
    game.play("6e")
    for seat in range(3):
        game.host.leave(Seat(seat))
    assert game.reason == "all-left"
    assert [(line.corporation, line.size) for line in game.state.sheet] == [(0, 6)]


def test_after_the_end_nothing_is_open_and_nothing_hidden() -> None:
    game = Game(open_holdings=False).lay(ELEVEN, "fusion").play("1c").buy(end=True)
    assert [game.host.offers(Seat(seat)) for seat in range(3)] == [(), (), ()]
    assert acquire.view(game.state, None).cash == game.state.purses[:-1]
    assert game.refused(Buy(NOTHING), 0).why == "game-over"


def test_the_settlement_reveals_what_was_hidden() -> None:
    game = Game(open_holdings=False).lay(ELEVEN, "fusion").play("1c").buy(end=True)
    assert game.host.table.revealed


def test_worth_is_money_shares_and_the_bonuses_of_today() -> None:
    game = Game().lay("1a 2a", "fusion")
    for seat, count in enumerate((3, 1, 0)):
        game.holds(seat, fusion=count)
    assert acquire.worth(game.state) == (6000 + 900 + 3000, 6000 + 300 + 1500, 6000)


def test_a_bonus_that_has_been_paid_is_not_counted_twice() -> None:
    game = cross(3, 2)
    for seat, count in enumerate((2, 1, 0)):
        game.holds(seat, zeta=count, sackson=0)
    before = acquire.worth(game.state)
    game.play("6e")
    assert acquire.worth(game.state) == before


def test_of_a_finished_game_the_worth_is_the_money() -> None:
    game = all_safe().play("1c").buy(end=True)
    assert acquire.worth(game.state) == game.state.purses[:-1]
