"""What a viewer may know: the map, companies, the market; not what others have now."""

from __future__ import annotations

from games.core.chance import Chance
from games.core.record import encode
from games.core.words import Seat
from games.impero.actions import Answer, Bid, Send
from games.impero.rules import RULES as impero
from tests.games.impero.table import Game


def test_capital_is_shown_as_of_the_last_closing_and_ones_own_as_it_is() -> None:
    game = Game()
    game.found(0)
    spectator, founder = (impero.view(game.state, seat) for seat in (None, Seat(0)))
    assert spectator.capital == founder.capital == (5000, 5000, 5000)
    assert (spectator.cash, spectator.points) == (None, None)
    assert (founder.cash, founder.points) == (4000, 9)
    assert spectator.funds == (1000,), "companies' money is public"
    assert impero.view(game.close().state, None).capital[0] < 5000


def test_leading_bids_count_in_the_capital_that_is_shown() -> None:
    """Ruling 30."""
    game = Game()
    game.found(0)
    game.country((1,), (0,))
    lot = game.issue(0)
    game.act(1, Bid(lot.id, 700)).close()
    assert (game.cash(1), game.withheld) == (4300, 700)
    assert impero.view(game.state, None).capital[1] == 5000
    assert impero.worth(game.state)[1] == 5000


def test_a_transfer_is_seen_by_the_two() -> None:
    game = Game()
    game.act(0, Send(Seat(1), 500))
    seen = [len(impero.view(game.state, seat).transfers) for seat in (Seat(0), Seat(1), Seat(2))]
    assert seen == [1, 1, 0]
    assert impero.view(game.state, None).transfers == ()


def test_no_gap_in_what_is_public_tells_of_a_transfer() -> None:
    game = Game()
    game.found(0)
    game.act(0, Send(Seat(1), 500))
    lot = game.issue(0)
    game.act(1, Answer(1, accept=False))
    assert (lot.id, game.sell(0).id) == (1, 2)


def test_after_the_end_the_final_capital_is_shown() -> None:
    game = Game()
    game.found(0)
    for seat in range(3):
        game.host.leave(Seat(seat))
    assert impero.view(game.state, None).capital == (4000, 5000, 5000)


def test_others_money_points_and_transfers_are_imagined_otherwise() -> None:
    game = Game(4)
    game.act(0, Send(Seat(1), 500))
    for number in range(20):
        other = impero.imagine(game.state, Seat(2), Chance("dream", number))
        assert encode(impero.view(other, Seat(2))) == encode(impero.view(game.state, Seat(2)))
        assert impero.totals(other) == impero.totals(game.state)
        assert other.players[0].points in range(21)
    seen = {encode(impero.imagine(game.state, None, Chance("dream", n))) for n in range(5)}
    assert len(seen) == 5


def test_everything_offered_depends_on_what_only_its_seat_knows() -> None:
    game = Game()
    game.found(0)
    game.issue(0)
    game.sell(0)
    for seat in range(3):
        assert all(offer.hidden for offer in game.host.offers(Seat(seat)))


def test_offers_stand_on_the_page_they_belong_to() -> None:
    game = Game()
    game.found(0)
    game.issue(0)
    pages = {page.key for page in impero.pages(impero.view(game.state, Seat(0)))}
    assert {offer.page for offer in game.host.offers(Seat(0))} <= {"", *pages}
    assert {"market", "report", "mine", "each", "player:0", "company:0"} <= pages
