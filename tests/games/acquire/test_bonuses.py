"""Majority and minority bonuses, with every tie and rounding."""

from __future__ import annotations

import pytest

from games.acquire.bonuses import bonus
from games.acquire.events import (
    BonusShared,
    BothBonusesPaid,
    MajorityPaid,
    MinorityPaid,
    MinorityShared,
    SharesShown,
)
from games.acquire.state import Disposing
from games.core.words import Seat
from tests.games.acquire.table import NUMBER, Game


def merged(*held: int, defunct: str = "fusion", open_holdings: bool = True) -> Game:
    """A corporation of two tiles (cheap $200, middle $300) has just been taken over."""
    game = Game(len(held), open_holdings=open_holdings)
    game.lay("1a 2a 3a", "quantum").lay("5a 6a", defunct)
    for seat, count in enumerate(held):
        game.holds(seat, **{defunct: count})
    return game.play("4a")


def gained(game: Game) -> list[int]:
    return [cash - 6000 for cash in game.state.purses[:-1]]


def test_most_shares_have_ten_times_the_price_and_second_most_five() -> None:
    """Majority and minority bonuses."""
    assert gained(merged(5, 3, 1)) == [3000, 1500, 0]


@pytest.mark.parametrize(
    ("held", "defunct", "paid"),
    [
        ((5, 5, 1), "fusion", [2300, 2300, 0]),
        ((4, 4, 4, 4), "zeta", [800] * 4),
        ((4, 4, 4, 4, 4), "zeta", [600] * 5),
        ((4, 4, 4, 4, 4, 4), "fusion", [800] * 6),
        ((3, 3, 3), "fusion", [1500] * 3),
        ((3, 3, 3), "zeta", [1000] * 3),
    ],
)
def test_a_tie_for_the_majority_shares_both_bonuses_rounded_up_to_100(
    held: tuple[int, ...], defunct: str, paid: list[int]
) -> None:
    """Ruling 10. The minority gets nothing; three never need rounding."""
    game = merged(*held, defunct=defunct)
    assert gained(game) == paid
    assert game.told(BonusShared).amount == paid[0]


@pytest.mark.parametrize(
    ("held", "defunct", "paid"),
    [
        ((6, 2, 2), "fusion", [3000, 800, 800]),
        ((6, 2, 2, 2), "zeta", [2000, 400, 400, 400]),
    ],
)
def test_a_tie_for_the_minority_shares_that_bonus_rounded_up_to_100(
    held: tuple[int, ...], defunct: str, paid: list[int]
) -> None:
    """Ruling 10."""
    game = merged(*held, defunct=defunct)
    assert gained(game) == paid
    assert game.told(MinorityShared).amount == paid[1]


def test_the_only_holder_has_both() -> None:
    """Ruling 11."""
    game = merged(0, 1, 0)
    assert gained(game) == [0, 4500, 0]
    assert game.told(BothBonusesPaid).amount == 4500


def test_the_bonus_is_the_defunct_corporations() -> None:
    """Shareholders of the survivor get none (note)."""
    game = Game(3).lay("1a 2a 3a", "quantum").lay("5a 6a", "fusion")
    game.holds(0, quantum=9, fusion=0).holds(1, fusion=2).holds(2, fusion=1, quantum=0)
    game.play("4a")
    assert gained(game) == [0, 3000, 1500]
    told = (game.told(MajorityPaid), game.told(MinorityPaid))
    assert [(event.seat, event.corporation) for event in told] == [
        (1, NUMBER["fusion"]),
        (2, NUMBER["fusion"]),
    ]


def test_a_seat_that_left_still_counts_for_bonuses() -> None:
    game = Game(3).lay("1a 2a 3a", "quantum").lay("5a 6a", "fusion")
    game.holds(0, fusion=0).holds(1, fusion=5).holds(2, fusion=3)
    gone = Seat((game.state.mover + 1) % 3)
    game.host.leave(gone)
    game.play("4a")
    assert gained(game) == [0, 3000, 1500]


def test_with_hidden_holdings_all_holders_show_what_they_have_of_it() -> None:
    """Majority and minority bonuses: all must show the exact number."""
    game = merged(5, 0, 1, open_holdings=False)
    shown = [(event.seat, event.count) for event in game.all_told(SharesShown)]
    assert shown == [(0, 5), (2, 1)]
    assert isinstance(game.phase, Disposing)
    assert game.host.rules.view(game.state, None).shown == (5, 0, 1)


@pytest.mark.parametrize("price", range(200, 1300, 100))
def test_no_sharing_ever_pays_less_than_is_due_or_100_more_each(price: int) -> None:
    for sharers in range(2, 7):
        paid = bonus([3] * sharers, price).amounts
        assert 15 * price <= sum(paid) < 15 * price + 100 * sharers
        paid = bonus([5, *[3] * (sharers - 1)], price).amounts
        assert 5 * price <= sum(paid[1:]) < 5 * price + 100 * sharers
