"""10: Entrepreneurs."""

from __future__ import annotations

from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from games.core.offers import Number
from games.core.words import Seat
from games.greed.actions import Found, Invest, Pass, RaiseTo
from games.greed.entrepreneurs import begin
from games.greed.events import CompanyFounded, NobodyFounds
from games.greed.players.spending import FOUNDING_LIMIT, raised
from games.greed.rules import RULES as GREED
from games.greed.state import Announcing, Founding, Naming, Over, Raising
from tests.games.greed.table import Game, card, cards


def auction(*money: int, **board: object) -> Game:
    game = Game(len(money))
    for seat, amount in enumerate(money):
        game.is_rich(seat, amount)
    game.board_is(**board)
    return game.put(begin(game.state).state)


def founding(**board: object) -> Game:
    """Seat 0 has won for 50M."""
    game = auction(100, 100, 100, **board).act(0, RaiseTo(50)).act(1, Pass()).act(2, Pass())
    assert isinstance(game.phase, Founding)
    return game


def test_it_begins_at_50m_and_rises_by_1m() -> None:
    """10 (ruling 20)."""
    game = auction(100, 100, 100)
    refusal = game.refused(0, RaiseTo(49))
    assert (refusal.why, refusal.facts["floor"]) == ("company-raise-out-of-range", 50)
    game.act(0, RaiseTo(50)).act(1, RaiseTo(51)).act(2, Pass()).act(0, Pass())
    assert game.board.cash == (100, 49, 100)
    assert game.asked == (1,)


def test_a_ceo_of_two_companies_may_not_bid() -> None:
    """10 (ruling 24; second reading, 11): counted when the auction opens."""
    game = Game().seats(1, 0, 1)
    for seat in range(3):
        game.is_rich(seat, 100)
    game.put(begin(game.state).state)
    assert game.asked == (1,)


def test_the_founder_chooses_a_company_which_moves_the_trend_at_once() -> None:
    """10 (second reading, 13): Ferrum Ego, number 5, railroads +1; 100M from the bank."""
    game = founding().act(0, Found(5, ()))
    assert game.told(CompanyFounded).leads_to == "company:5"
    assert game.trend("railroads") == 1
    assert game.money(5) == (100, 0, 0)
    assert game.company(5).officers == (0,)
    assert game.board.foundable == (6, 7, 8, 9)
    assert game.board.founded == 1


def test_up_to_four_discards_come_free_and_without_markers() -> None:
    """10 (ruling 25)."""
    game = founding(discards=cards(20, 21, 36, 37, 39))
    five = Found(5, cards(20, 21, 36, 37, 39))
    assert game.refused(0, five).facts["most"] == 4
    assert game.refused(0, Found(5, cards(44))).why == "not-among-the-discards"
    game.act(0, Found(5, cards(20, 36)))
    assert game.company(5).assets == cards(20, 36)
    assert game.company(5).officers == (0,)
    assert game.board.discards == cards(21, 37, 39)


def test_a_company_of_the_first_five_cannot_be_founded() -> None:
    """Setup: those not dealt are out of the game."""
    assert founding().refused(0, Found(4, ())).why == "not-foundable"


def test_a_founded_company_plays_from_next_year() -> None:
    """10 (ruling 25)."""
    game = founding(discards=cards(20)).act(0, Found(5, cards(20)))
    assert isinstance(game.phase, Announcing)
    assert (game.board.year, game.company(5).since) == (2, 2)
    game.silence()
    game.act(0, Invest(5, 10))
    assert game.stock(5) == {}


def test_as_many_companies_are_founded_as_there_are_players() -> None:
    """10 (ruling 24)."""
    game = auction(100, 100, 100, founded=3)
    assert isinstance(game.phase, Announcing)


def test_it_is_skipped_in_the_last_year() -> None:
    """10 (ruling 27; second reading, 12)."""
    game = auction(100, 100, 100, year=12)
    assert isinstance(game.phase, Over)


def test_when_nobody_bids_the_year_is_over() -> None:
    game = auction(100, 100, 100).act(0, Pass()).act(1, Pass()).act(2, Pass())
    assert isinstance(game.phase, Announcing)
    assert game.board.founded == 0
    assert game.told(NobodyFounds).floor == 0


def test_a_player_without_a_company_may_found_one() -> None:
    """Phases (ruling 32): a player without a company still bids."""
    game = Game().is_booted(0).phase_is(Naming((0,))).silence()
    assert game.board.companies[0] is None
    game.is_rich(0, 60).until(Raising)
    while not (isinstance(game.phase, Raising) and game.phase.lot == 2):
        game.silence()
    game.act(0, RaiseTo(60)).act(0, Found(9, ()))
    assert game.company(9).officers == (0,)


def test_silence_founds_the_lowest_number_with_the_highest_discards() -> None:
    """Silence (second reading, 23)."""
    game = founding(discards=cards(20, 21, 36, 37, 39)).silence()
    told = game.told(CompanyFounded)
    assert (told.company, told.assets) == (5, cards(39, 37, 36, 21))
    assert game.board.discards == (card(20),)


def test_a_winner_who_leaves_founds_by_silence() -> None:
    game = founding()
    game.host.leave(Seat(0))
    assert game.company(5).officers == (0,)


def test_a_bid_for_the_company_cites_its_own_chapter() -> None:
    """10: as once it cited the status symbols."""
    for language in LANGUAGES:
        say = Catalogue(strict=True).words(language, GREED).say
        assert say("company-raise-out-of-range.chapter") == say("rule-entrepreneurs.title")
        assert say("raise-out-of-range.chapter") == say("rule-symbols.title")


def test_the_next_bid_and_nine_steps_more_are_one_press_each() -> None:
    offer, _ = GREED.offers(auction(100, 55, 100).act(0, RaiseTo(50)).state, Seat(1))
    (amount,) = offer.fields
    assert isinstance(amount, Number)
    assert amount.quick == (51, 60)
    assert not amount.allows(60), "more than the 55M there are"


def test_a_computer_raises_by_a_tenth_and_never_beyond_its_limit() -> None:
    """Two that raised by single steps filled a year with their bids."""
    game = auction(500, 500, 500)
    bids = []
    while isinstance(game.phase, Raising):
        seat = Seat(game.asked[0])
        view = GREED.view(game.state, seat)
        action = raised(view, GREED.offers(game.state, seat))
        if isinstance(action, RaiseTo):
            bids.append(action.amount)
        game.act(seat, action)
    assert bids[:3] == [50, 56, 62]
    assert bids[-1] == FOUNDING_LIMIT
    assert len(bids) < 10
