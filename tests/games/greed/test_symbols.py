"""9: Work hard, play hard."""

from __future__ import annotations

from games.core.words import Seat
from games.greed.actions import Pass, RaiseTo
from games.greed.components import COMPANY, GOLD, PILE, SILVER
from games.greed.events import NobodyFounds, SymbolBought, SymbolUnsold
from games.greed.state import Announcing, Raising
from games.greed.symbols import begin
from tests.games.greed.table import Game


def auction(*money: int, **board: object) -> Game:
    """Gold is put up; the players have so much of their own."""
    game = Game(len(money))
    for seat, amount in enumerate(money):
        game.is_rich(seat, amount)
    game.board_is(**board)
    return game.put(begin(game.state).state)


def lot(game: Game) -> int | None:
    return game.phase.lot if isinstance(game.phase, Raising) else None


def test_gold_begins_with_the_start_marker_at_50_and_goes_on_clockwise() -> None:
    """9: base 50 for gold, 30 for silver."""
    game = auction(100, 100, 100, start=Seat(1))
    assert game.asked == (1,)
    assert game.refused(1, RaiseTo(40)).facts["floor"] == 50
    game.act(1, RaiseTo(50))
    assert game.asked == (2,)
    game.act(2, Pass())
    assert game.asked == (0,)


def test_raises_are_10m_or_more_in_tens() -> None:
    """9 (ruling 20)."""
    game = auction(200, 200, 200).act(0, RaiseTo(60))
    for amount in (60, 65, 75):
        refusal = game.refused(1, RaiseTo(amount))
        assert (refusal.why, refusal.facts["floor"], refusal.facts["step"]) == (
            "raise-out-of-range", 70, 10,
        )  # fmt: skip
    game.act(1, RaiseTo(90))
    assert game.asked == (2,)


def test_an_opening_bid_may_exceed_the_base() -> None:
    """9 (second reading, 9)."""
    game = auction(200, 200, 200).act(0, RaiseTo(120))
    assert isinstance(game.phase, Raising)
    assert game.phase.amount == 120


def test_passing_is_final_and_the_last_one_in_buys() -> None:
    """9: pays the bank from personal money; the card's points."""
    game = auction(200, 200, 200)
    game.act(0, RaiseTo(50)).act(1, RaiseTo(60)).act(2, Pass()).act(0, Pass())
    told = game.told(SymbolBought)
    assert (told.seat, told.symbol, told.amount, told.points) == (1, 0, 60, 3)
    assert game.board.cash == (200, 140, 200)
    assert game.board.symbols[1] == (0,)
    assert lot(game) == SILVER


def test_the_price_paid_is_the_base_of_the_next_card() -> None:
    """9: the track."""
    game = auction(200, 200, 200)
    game.act(0, RaiseTo(80)).act(1, Pass()).act(2, Pass())
    assert game.board.bases == (80, 30)


def test_the_symbol_moves_the_trend_at_once() -> None:
    """9 (second reading, 13): Vintage Roadster, steel +1."""
    game = auction(200, 200, 200).act(0, RaiseTo(50)).act(1, Pass()).act(2, Pass())
    assert game.trend("steel") == 1


def test_the_start_marker_goes_to_the_left_of_the_gold_buyer_and_counts_for_silver() -> None:
    """9 (ruling 22)."""
    game = auction(200, 200, 200).act(0, Pass()).act(1, RaiseTo(50)).act(2, Pass())
    assert game.board.start == 2
    assert (lot(game), game.asked) == (SILVER, (2,))


def test_the_buyer_of_gold_may_not_bid_for_silver() -> None:
    """9 (ruling 23)."""
    game = auction(200, 200, 200).act(0, Pass()).act(1, RaiseTo(50)).act(2, Pass())
    game.act(2, Pass()).act(0, Pass())
    unsold = game.told(SymbolUnsold)
    assert (unsold.symbol, unsold.floor) == (PILE, 0)
    assert lot(game) == COMPANY


def test_silver_moves_no_start_marker() -> None:
    """9: the only exception."""
    game = auction(200, 200, 200).act(0, Pass()).act(1, RaiseTo(50)).act(2, Pass())
    game.act(2, RaiseTo(30)).act(0, Pass())
    assert game.told(SymbolBought).symbol == PILE
    assert game.board.start == 2
    assert game.board.bases == (50, 30)


def test_when_all_pass_the_card_stays_and_so_does_the_marker() -> None:
    """9: unsold, available next year."""
    game = auction(200, 200, 200, start=Seat(1)).act(1, Pass()).act(2, Pass()).act(0, Pass())
    assert game.told(SymbolUnsold).symbol == 0
    assert (game.board.piles, game.board.start, game.board.bases) == ((0, 0), 1, (50, 30))


def test_the_last_one_left_may_still_open_and_wins_nothing_for_nothing() -> None:
    """9 (ruling 21)."""
    game = auction(200, 200, 200).act(0, Pass()).act(1, Pass())
    assert game.asked == (2,)
    assert game.refused(2, RaiseTo(40)).why == "raise-out-of-range"
    game.act(2, RaiseTo(50))
    assert game.told(SymbolBought).seat == 2


def test_who_cannot_pay_is_passed_over() -> None:
    """9 (second reading, 10)."""
    game = auction(49, 55, 200)
    assert game.asked == (1,)
    game.act(1, RaiseTo(50))
    assert game.asked == (2,)
    game.act(2, RaiseTo(60))
    assert game.told(SymbolBought).seat == 2


def test_where_nobody_can_pay_the_least_bid_is_told() -> None:
    """Silver from 30M, without the buyer of gold, then a company from 50M."""
    game = auction(29, 55, 29).act(1, RaiseTo(50))
    assert game.told(SymbolUnsold).floor == 30
    assert game.told(NobodyFounds).floor == 50


def test_an_empty_pile_has_no_auction() -> None:
    """9 (ruling 23): nine cards a pile."""
    game = auction(200, 200, 200, piles=(PILE, 0))
    assert lot(game) == SILVER
    assert game.asked == (0,)


def test_silence_passes() -> None:
    game = auction(200, 200, 200).silence()
    assert game.asked == (1,)
    assert game.refused(0, RaiseTo(50)).why == "not-your-turn"


def test_the_leader_who_leaves_still_buys_and_others_who_left_are_out() -> None:
    """Who leaves is played by silence: the bid stands."""
    game = auction(200, 200, 200).act(0, RaiseTo(50))
    game.host.leave(Seat(0))
    game.act(1, Pass())
    game.host.leave(Seat(2))
    assert game.board.symbols[0] == (0,)
    assert lot(game) != GOLD


def test_the_marker_that_has_moved_opens_the_founding_too() -> None:
    """9 (ruling 22): phase 10 of that year."""
    game = auction(200, 200, 200).act(0, RaiseTo(50)).act(1, Pass()).act(2, Pass())
    game.act(1, Pass()).act(2, Pass())
    assert (lot(game), game.asked) == (COMPANY, (1,))
    game.until(Announcing)
    assert game.board.start == 1
