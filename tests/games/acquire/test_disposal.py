"""Keep, sell, trade."""

from __future__ import annotations

import pytest

from games.acquire.actions import Dispose
from games.acquire.events import SharesDisposed
from games.acquire.state import Buying
from tests.games.acquire.table import Game


def merging(*held: int, left: int = 24, mover: int = 0) -> Game:
    """Quantum (three tiles, then six) takes over fusion (two: $300); of quantum `left` are left."""
    game = Game(len(held)).lay("1a 2a 3a", "quantum").lay("5a 6a", "fusion")
    while game.state.mover != mover:
        game.lay("1i" if game.state.bag else "1h")
    for seat, count in enumerate(held):
        game.holds(seat, fusion=count, quantum=0)
    game.holds(mover, quantum=25 - left)
    return game.play("4a")


def test_shares_are_kept_sold_and_traded_in_one_answer() -> None:
    """Ruling 12. Note: more than one of the options."""
    game = merging(7, 0, 0).dispose(sell=2, trade=4)
    assert game.shares(0, "fusion") == 1
    assert game.shares(0, "quantum") == 1 + 2
    assert game.cash(0) == 6000 + 4500 + 600
    told = game.told(SharesDisposed)
    assert (told.sold, told.amount, told.traded, told.taken, told.kept) == (2, 600, 4, 2, 1)


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_the_merger_maker_is_first_then_clockwise(mover: int) -> None:
    """Ruling 12. Majority and minority bonuses, last paragraph."""
    game = merging(2, 3, 4, mover=mover)
    for step in range(3):
        assert game.asked == (mover + step) % 3
        game.dispose()
    assert isinstance(game.phase, Buying)
    assert game.state.mover == mover


def test_a_merger_maker_without_shares_is_not_asked() -> None:
    """The next holder clockwise begins."""
    assert merging(0, 2, 2).asked == 1
    assert merging(0, 0, 2).asked == 2


def test_the_first_may_take_the_last_shares() -> None:
    """Ruling 12. Trade: the supply is limited."""
    game = merging(4, 4, 0, left=2)
    game.dispose(trade=4)
    assert game.stock("quantum") == 0
    assert game.refused(Dispose((0, 2))).why == "too-few-left-to-trade"


@pytest.mark.parametrize(
    ("sell", "trade", "why", "most"),
    [
        (0, 3, "trade-in-pairs", 4),
        (0, 6, "too-few-left-to-trade", 4),
        (4, 4, "more-than-you-hold", 7),
        (8, 0, "more-than-you-hold", 7),
        (-1, 0, "below-nothing", None),
        (0, -2, "below-nothing", None),
    ],
)
def test_what_cannot_be_disposed_of(sell: int, trade: int, why: str, most: int | None) -> None:
    """Seven shares, two left of the survivor: at most four can be traded."""
    refusal = merging(7, 0, 0, left=2).refused(Dispose((sell, trade)))
    assert (refusal.why, refusal.facts.get("most")) == (why, most)


def test_the_form_offers_exactly_what_is_possible() -> None:
    game = merging(7, 0, 0, left=2)
    (field,) = game.offer(Dispose).fields
    assert [(i.key, i.most, i.step) for i in field.items] == [("sell", 7, 1), ("trade", 4, 2)]  # type: ignore[union-attr]


def test_every_holder_sells_at_the_price_before_the_merger() -> None:
    """Ruling 13. Sell: by the number of tiles before the merger."""
    game = merging(1, 1, 1)
    before = game.state.purses
    for _ in range(3):
        game.dispose(sell=1)
    assert [a - b for a, b in zip(game.state.purses, before, strict=True)] == [300, 300, 300, -900]


def test_sold_and_traded_shares_are_in_the_bank_again() -> None:
    game = merging(6, 0, 0).dispose(sell=2, trade=4)
    assert game.stock("fusion") == 25
    assert game.stock("quantum") == 22


def test_shares_are_sold_in_a_merger_only() -> None:
    """Running out of money: only after a merger, and at the end of the game."""
    game = Game().lay("1a 2a", "fusion")
    assert game.refused(Dispose((1, 0))).why == "not-now"
    assert game.play("1c").refused(Dispose((1, 0))).why == "not-now"


def test_nobody_but_the_asked_disposes() -> None:
    game = merging(2, 2, 0)
    assert game.refused(Dispose((0, 0)), 1).why == "not-your-turn"
    assert game.refused(Dispose((0, 0)), 2).why == "not-your-turn"
