"""Buying shares."""

from __future__ import annotations

import pytest

from games.acquire.actions import Buy
from games.acquire.events import BuyingSkipped, NothingBought, SharesBought
from tests.games.acquire.table import Game, counts


def founded() -> Game:
    """Seat 1 has just founded fusion ($300) beside sackson (three tiles: $300)."""
    game = Game(3).lay("1a 2a 3a", "sackson").lay("5a")
    return game.play("5b").found("fusion")


def test_up_to_three_shares_of_any_corporations_on_the_board() -> None:
    """Ruling 14. 2: Buying shares; also of the one just founded, the founder's not counted."""
    game = founded()
    mover = game.state.mover
    assert (game.shares(mover, "fusion"), game.shares(mover, "sackson")) == (1, 1)
    game.buy(fusion=2, sackson=1)
    assert (game.shares(mover, "fusion"), game.shares(mover, "sackson")) == (3, 2)
    assert game.cash(mover) == 6000 - 900
    assert game.told(SharesBought).amount == 900


@pytest.mark.parametrize(
    "shares",
    [{"fusion": 1, "sackson": 1, "quantum": 1}, {"fusion": 2, "quantum": 1}, {"sackson": 3}],
)
def test_the_purchases_the_rulebook_names(shares: dict[str, int]) -> None:
    """2: Buying shares: one of each of three, two and one, or three of one corporation."""
    game = Game(3).lay("1a 2a", "sackson").lay("1c 2c", "quantum").lay("5a")
    mover = game.state.mover
    game.play("5b").found("fusion")
    before = game.state.shares[mover]
    game.act(Buy(counts(shares)))
    bought = [a - b for a, b in zip(game.state.shares[mover], before, strict=True)]
    assert tuple(bought) == counts(shares)


def test_nothing_may_be_bought() -> None:
    """Buying is optional."""
    game = founded()
    game.buy()
    assert game.all_told(NothingBought)


@pytest.mark.parametrize(
    ("shares", "why", "facts"),
    [
        ({"fusion": 4}, "too-many-shares", {"most": 3}),
        ({"fusion": 2, "sackson": 2}, "too-many-shares", {"most": 3}),
        ({"quantum": 1}, "not-on-the-board", {"corporation": 6}),
        ({"fusion": -1}, "below-nothing", {}),
    ],
)
def test_what_cannot_be_bought(shares: dict[str, int], why: str, facts: dict[str, int]) -> None:
    refusal = founded().refused(Buy(counts(shares)))
    assert (refusal.why, dict(refusal.facts)) == (why, facts)


def test_no_more_than_are_left() -> None:
    """Share price: there are only 25."""
    game = founded().holds(0, fusion=23)
    refusal = game.refused(Buy(counts({"fusion": 2})))
    assert (refusal.why, refusal.facts["most"]) == ("too-few-shares-left", 1)
    game.buy(fusion=1)
    assert game.stock("fusion") == 0


def test_exactly_all_ones_money_may_be_spent() -> None:
    """Running out of money."""
    game = founded()
    mover = game.state.mover
    game.has(mover, 600)
    refusal = game.refused(Buy(counts({"fusion": 3})))
    assert (refusal.why, dict(refusal.facts)) == ("not-enough-money", {"cost": 900, "cash": 600})
    game.buy(fusion=2)
    assert game.cash(mover) == 0


def test_who_has_no_money_plays_on_without_buying() -> None:
    """Running out of money: the player goes on playing tiles, and all are told why nothing is bought."""
    game = Game(3).lay("1a 2a", "sackson").lay("1c 2c 3c", "zeta").has(2, 100)
    assert game.state.mover == 2
    game.play("9a")
    assert game.state.mover == 0
    skipped = game.told(BuyingSkipped)
    assert (skipped.seat, skipped.cash, skipped.price) == (2, 100, 200)


def test_after_a_merger_the_price_is_the_survivors_new_one() -> None:
    """Ruling 13. Share price: by the tiles it has now."""
    game = Game(3).lay("1a 2a 3a", "sackson").lay("5a 6a", "fusion")
    mover = game.state.mover
    game.play("4a").dispose()
    before = game.cash(mover)
    game.buy(sackson=1)
    assert before - game.cash(mover) == 600


def test_shares_of_a_corporation_just_taken_over_are_not_for_sale() -> None:
    game = Game(3).lay("1a 2a 3a", "sackson").lay("5a 6a", "fusion").play("4a").dispose()
    assert game.refused(Buy(counts({"fusion": 1}))).why == "not-on-the-board"


def test_there_are_no_trades_and_no_loans_between_players() -> None:
    """Ruling 19. Running out of money: no loans."""
    kinds = {kind.__name__ for kind in Game().host.rules.action_types}
    assert kinds == {
        *("PlayTile", "Found", "ChooseSurvivor", "ChooseDefunct"),
        *("Dispose", "Buy", "DeclareEnd", "ClaimVictory"),
    }


def test_held_and_left_shares_are_always_25() -> None:
    game = founded().buy(fusion=3)
    for corporation, left in enumerate(game.state.stock):
        assert left + sum(mine[corporation] for mine in game.state.shares) == 25
