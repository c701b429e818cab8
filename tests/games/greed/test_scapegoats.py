"""8: Scapegoats."""

from __future__ import annotations

from games.core.words import Seat
from games.greed.actions import Discard, Name
from games.greed.components import CEO, CFO, COO
from games.greed.events import (
    AssetDiscarded,
    CompanyLiquidated,
    CompanyTakenOver,
    OfficerFired,
    OfficerNamed,
)
from games.greed.scapegoats import severance
from games.greed.state import Discarding, Naming, Options
from tests.games.greed.table import Game, card, cards

TIE, FERRARI, WHISKY, SHOE = 0, 1, 2, 3
"""The players of the rulebook's example."""


def voting(number: int = 0, free: int = 287, options: Options | None = None) -> Game:
    """The example: five markers, CEO tie, CFO and COO Ferrari, then whisky and shoe."""
    game = Game(4, options=options).seats(number, TIE, FERRARI, FERRARI, WHISKY, SHOE)
    game.has_money(number, free).is_booted(number)
    return game.phase_is(Naming((number,)))


def test_the_example_of_287m_pays_114m_and_57m_and_promotes() -> None:
    """8, example: the CEO names the CEO, so does the CFO, the COO the COO."""
    game = voting().names(0, CEO, CEO, COO)
    paid = [(one.seat, one.office, one.amount) for one in game.all_told(OfficerFired)]
    assert paid == [(TIE, CEO, 114), (FERRARI, COO, 57)]
    assert game.board.cash == (114, 57, 0, 0)
    assert game.company(0).officers == (FERRARI, WHISKY, SHOE)
    assert game.money(0)[0] == 287 - 114 - 57


def test_severance_is_40_and_20_percent_of_the_same_free_cash_rounded_down() -> None:
    """8 (ruling 11)."""
    assert [severance(287, office) for office in (CEO, CFO, COO)] == [114, 57, 57]
    assert [severance(4, office) for office in (CEO, CFO, COO)] == [1, 0, 0]
    game = voting(free=104).names(0, CEO, CFO, COO)
    assert [one.amount for one in game.all_told(OfficerFired)] == [41, 20, 20]


def test_ceo_cfo_and_coo_vote_openly_and_in_order_a_player_in_two_offices_twice() -> None:
    """8 (ruling 12; second reading, 7)."""
    game = voting()
    assert game.asked == (TIE,)
    assert game.refused(FERRARI, Name(0, CEO)).why == "not-your-vote"
    game.act(TIE, Name(0, CFO))
    told = game.told(OfficerNamed)
    assert (told.seat, told.office, told.officer) == (TIE, CFO, FERRARI)
    assert game.asked == (FERRARI,)
    game.act(FERRARI, Name(0, CFO))
    assert game.asked == (FERRARI,)


def test_a_seat_named_three_times_is_fired_once() -> None:
    """8 (second reading, 7)."""
    game = voting().names(0, CFO, CFO, CFO)
    assert [(one.office, one.amount) for one in game.all_told(OfficerFired)] == [(CFO, 57)]
    assert game.company(0).officers == (TIE, FERRARI, WHISKY, SHOE)


def test_a_player_fired_from_two_seats_is_paid_twice() -> None:
    """8 (second reading, 7)."""
    game = voting().names(0, CFO, COO, COO)
    assert game.board.cash[FERRARI] == 57 + 57
    assert game.company(0).officers == (TIE, WHISKY, SHOE)


def test_only_filled_offices_of_the_first_three_are_named() -> None:
    """8 (ruling 12): middle managers neither vote nor are named."""
    game = voting()
    assert game.refused(TIE, Name(0, 3)).why == "no-such-office"
    two = Game().seats(0, 0, 1).is_booted(0).phase_is(Naming((0,)))
    assert two.refused(0, Name(0, COO)).facts["offices"] == (CEO, CFO)


def test_promotions_keep_the_order_and_close_the_gaps() -> None:
    """8 (ruling 10)."""
    game = voting().names(0, CEO, CFO, COO)
    assert game.company(0).officers == (WHISKY, SHOE)
    assert game.told(CompanyTakenOver).seat == WHISKY


def test_who_is_alone_is_named_unasked_and_the_company_is_liquidated() -> None:
    """8 (ruling 12): money, assets and goods go, the card is out of the game."""
    game = Game().owns(0, 20, 21).has(0, coal=1).has_money(0, 100, 30).is_booted(0)
    game.phase_is(Naming((0,))).silence()
    assert game.board.cash[0] == 40
    assert game.told(CompanyLiquidated).amount == 60 + 30
    assert game.board.companies[0] is None
    assert game.board.discards == cards(20, 21)
    assert sum(map(sum, game.board.stocks[:-1])) == 0
    assert 0 not in game.board.foundable
    assert game.board.founded == 0


def test_the_new_ceo_takes_over_before_the_next_company_votes() -> None:
    """8 (second reading, 8)."""
    game = voting().owns(0, 20, 21).is_booted(1).seats(1, 1, 0).phase_is(Naming((0, 1)))
    game.names(0, CEO, CEO, CEO)
    assert game.told(CompanyTakenOver).seat == FERRARI
    assert game.asked == (FERRARI,)
    assert isinstance(game.phase, Discarding)
    game.act(FERRARI, Discard(0, card(21)))
    assert isinstance(game.phase, Naming)
    assert game.phase.queue == (1,)


def test_companies_with_a_boot_go_by_their_highest_asset() -> None:
    """8 (ruling 13), by the last entry of the year."""
    game = Game(hands=((10, 11), (12, 14), (15, 16)))
    for company, asset in enumerate((20, 37, 30)):
        game.owns(company, asset).seats(company, company, (company + 1) % 3)
        game.has_money(company, 50, 900)
    game.board_is(year=2).until(Naming)
    assert isinstance(game.phase, Naming)
    assert game.phase.queue == (1, 2, 0)


def test_after_a_boot_the_ceo_discards_an_asset_also_an_old_one() -> None:
    """8 (ruling 9): the rulebook's "or the old one if not fired"."""
    game = voting().owns(0, 20, 21, 36).names(0, CFO, CFO, CFO)
    assert game.asked == (TIE,)
    assert game.refused(TIE, Discard(0, card(11))).facts["assets"] == cards(20, 21, 36)
    game.act(TIE, Discard(0, card(21)))
    assert game.company(0).assets == cards(20, 36)
    assert game.board.discards == cards(21)


def test_by_the_option_only_a_new_ceo_discards() -> None:
    """8 (ruling 9; second reading, 22): when the CEO's seat changed its player."""
    options = Options(discard_asset_after_boot="new_ceo")
    old = voting(options=options).owns(0, 20, 21).names(0, CFO, CFO, CFO)
    assert not isinstance(old.phase, Discarding)
    new = voting(options=options).owns(0, 20, 21).names(0, CEO, CFO, CFO)
    assert isinstance(new.phase, Discarding)
    assert new.company(0).officers == (FERRARI, WHISKY, SHOE)


def test_a_ceo_fired_and_followed_by_ones_own_marker_is_no_new_ceo() -> None:
    """8 (second reading, 22)."""
    options = Options(discard_asset_after_boot="new_ceo")
    game = Game(options=options).seats(0, 0, 0, 1).owns(0, 20, 21).is_booted(0)
    game.phase_is(Naming((0,))).names(0, CEO, CEO, CEO)
    assert game.company(0).officers == (0, 1)
    assert not isinstance(game.phase, Discarding)


def test_a_single_asset_goes_of_itself_and_without_assets_nothing_does() -> None:
    """8 (second reading, 14)."""
    one = voting().owns(0, 20).names(0, CFO, CFO, CFO)
    assert one.told(AssetDiscarded).card == card(20)
    none = voting().names(0, CFO, CFO, CFO)
    assert not none.all_told(AssetDiscarded)


def test_silence_names_the_lowest_filled_office_of_another_player() -> None:
    """8 (ruling 17): else the seat that votes."""
    game = voting()
    game.silence()
    assert game.told(OfficerNamed).office == COO
    game.silence()
    assert game.told(OfficerNamed).office == CEO
    own = Game().seats(0, 0, 0, 0, 1).is_booted(0).phase_is(Naming((0,)))
    offices = []
    for _ in range(3):
        own.silence()
        offices += [one.office for one in own.all_told(OfficerNamed)]
    assert offices == [CEO, CFO, COO]


def test_an_officer_who_has_left_votes_by_silence() -> None:
    """Who leaves is played by silence to the end."""
    game = voting()
    game.host.leave(Seat(FERRARI))
    game.act(TIE, Name(0, TIE))
    named = [(one.seat, one.office) for one in game.all_told(OfficerNamed)]
    assert named == [(TIE, CEO), (FERRARI, CEO), (FERRARI, CEO)]


def test_silence_discards_the_lowest_number() -> None:
    game = voting().owns(0, 36, 20, 21).names(0, CFO, CFO, CFO).silence()
    assert game.told(AssetDiscarded).card == card(20)
