"""A whole game of three, from the first turn to the count, with everything that players do to
each other; money, shares and cards are counted after every entry.
"""

from __future__ import annotations

from games.core.desk import MarkPromise
from games.core.words import Seat
from games.shark_room.events import (
    CardCancelled,
    ClosingTurnedUp,
    DealStruck,
    GameEnded,
    MoneyStolen,
    SharesReturned,
    SharesTurnedUp,
)
from games.shark_room.rules import RULES as shark
from tests.games.shark_room.table import Game, shares

DECK = (
    "pear1 pear2 murky1 murky2 velvetel1 velvetel2 "
    "murky! pear3 peacewagen1 peacewagen2 brontofoods1 brontofoods2"
)
HANDS = (
    "light_fingers good_lawyer kiosk",
    "good_lawyer windfall tax_inspection",
    "light_fingers villa inside_glance",
)
SPECIALS = "windfall tip_off gallery vineyard car_park studio_flat interim_dividend"


def check_totals(game: Game) -> None:
    """Nothing is made or lost from the first entry to the last."""
    totals = [shark.totals(table.state) for table in game.host.tables]
    assert all(one == totals[0] for one in totals)


def test_a_game_with_answers_a_closing_a_gift_a_loan_and_a_swap() -> None:
    """Two rounds: the last titles are drawn in the sixth turn."""
    game = Game(*HANDS, deck=DECK, specials=SPECIALS, last=True)
    _first_round(game)
    _second_round(game)
    outcome = shark.outcome(game.state)
    assert outcome is not None
    assert game.told(GameEnded).reason == "last-titles"
    assert dict(outcome.scores) == {Seat(0): 350, Seat(1): 200, Seat(2): 350}
    assert (outcome.places, outcome.seconds[Seat(0)]) == (((0, 2), (1,)), 1)
    check_totals(game)


def _first_round(game: Game) -> None:
    """A gift; a theft, the answer to it and the answer to that; a loan; a theft that is borne."""
    game.open().buy("pear", 2)
    game.offer(2, 0, give=50).accept(0)
    assert game.told(DealStruck).partner == 2
    game.open().play(0, "light_fingers", target=1)
    game.answer("good_lawyer").answer("good_lawyer")
    assert game.asked == 1
    game.answer()
    assert (game.told(CardCancelled).seat, game.told(MoneyStolen).amount) == (1, 100)
    game.buy("murky", 2)
    game.offer(0, 2, take=100, words="150 back before the end").accept(2)
    game.open().play(2, "light_fingers", target=0).answer()
    assert game.told(MoneyStolen).amount == 150
    game.take()
    assert [game.cash(seat) for seat in range(3)] == [150, 50, 300]


def _second_round(game: Game) -> None:
    """A closing takes shares; a tax in the opening; a swap; the loan is not paid back."""
    game.open()
    assert game.told(ClosingTurnedUp).count == 1
    assert (game.told(SharesReturned).seat, game.holds(1)) == (1, "")
    game.take().play(1, "windfall").play(1, "tax_inspection", target=0).answer()
    assert (game.cash(0), game.told(SharesTurnedUp).shares) == (
        100,
        shares("peacewagen1 peacewagen2"),
    )
    game.buy("pear", 1).offer(0, 1, give="pear1 100", take="pear3").accept(1)
    assert (game.holds(0), game.holds(1)) == ("pear2 pear3", "pear1")
    game.act(MarkPromise(1, kept=False), 2).open().buy("brontofoods", 2)
