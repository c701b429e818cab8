"""What a viewer knows, what is hinted, the pages; and what may be imagined."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.core.chance import Chance
from games.core.contract import Note
from games.core.desk import Accept, MakePromise, Propose
from games.core.record import encode
from games.core.words import Seat
from games.greed.actions import Announce, Invest, Keep, Name, RaiseTo, TakeAsset, Transform
from games.greed.components import DECADE
from games.greed.hints import hint
from games.greed.pages import pages, titles
from games.greed.processing import best_of, best_use
from games.greed.rules import RULES
from games.greed.state import Bidding, Naming, Selling, Trading
from games.greed.suggestions import missing, suggestions
from games.greed.symbols import begin
from tests.contract.host import played
from tests.games.greed.table import Game, bundle, card, cards, goods


def hinted(game: Game, seat: int, action: object) -> Note:
    note = hint(game.view(seat), action)  # type: ignore[arg-type]
    assert note is not None
    return note


def test_others_see_that_somebody_has_chosen_and_not_what() -> None:
    """Sealed: who has chosen is public, what is not."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    game.act(0, Announce(card(20)))
    assert game.view(1).asked == (1, 2)
    assert b'"chosen":[null,null,null]' in encode(game.view(1))
    assert f'"chosen":[{card(20)},null,null]'.encode() in encode(game.view(0))


def test_others_see_which_companies_have_bid_and_not_how_much() -> None:
    game = Game(hands=((19, 20), (10, 11), (12, 14))).announce(19, 10, 12)
    game.act(0, Invest(0, 77, cards(10)))
    for viewer in (1, None):
        view = game.view(viewer)
        assert view.answered == (0,)
        assert isinstance(view.phase, Bidding)
        assert view.phase.bids == (None, None, None)
    own = game.view(0).phase
    assert isinstance(own, Bidding)
    bids = dict(zip(own.bidders, own.bids, strict=True))
    assert bids[0] is not None
    assert bids[0].amount == 77


def test_others_see_which_companies_have_answered_and_not_what_they_keep() -> None:
    game = Game().until(Trading).has(0, coal=2).has(1, coal=2).until(Selling)
    game.act(0, Keep(0, goods(coal=2)))
    view = game.view(1)
    assert (view.answered, isinstance(view.phase, Selling)) == ((0,), True)
    assert b'"kept":[null,null]' in encode(view)


def test_the_decades_in_every_hand_are_known_and_no_card() -> None:
    """They follow from what was dealt and played."""
    game = Game(hands=((19, 20), (10, 31), (12, 44)))
    view = game.view(0)
    assert view.decades == ((0, 1), (0, 2), (0, 3))
    assert view.hand == cards(19, 20)
    assert game.view(None).hand == ()


@pytest.mark.parametrize("seed", range(6))
def test_imagined_cards_stay_in_their_decades(seed: int) -> None:
    """`imagine` keeps decades: the deck's order by decades, each hand's, and the viewer's cards."""
    host = played(RULES, seed)
    for table in host.tables[:: max(1, len(host.tables) // 20)]:
        state = table.state
        dream = RULES.imagine(state, Seat(0), Chance("dream", seed))
        assert dream.hands[0] == state.hands[0]
        assert [one // DECADE for one in dream.deck] == [one // DECADE for one in state.deck]
        for one, other in zip(dream.hands, state.hands, strict=True):
            assert [card // DECADE for card in one] == [card // DECADE for card in other]
        cards_of = [sorted((*w.deck, *(c for h in w.hands for c in h))) for w in (state, dream)]
        assert cards_of[0] == cards_of[1]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_imagined_depends_on_what_the_viewer_knows_alone(seed: int) -> None:
    """imagine(imagine(s, seat, a), seat, b) == imagine(s, seat, b)."""
    host = played(RULES, seed)
    for table in host.tables[:: max(1, len(host.tables) // 40)]:
        for viewer in (None, *host.seats):
            dream = RULES.imagine(table.state, viewer, Chance("one", seed))
            worlds = (
                RULES.imagine(world, viewer, Chance("two", seed)) for world in (table.state, dream)
            )
            assert next(worlds) == next(worlds)


def test_the_best_use_is_the_order_after_which_the_market_pays_most() -> None:
    """5: 1 coal and 2 steel (125M) are 2 railroads (190M); with land two of these are loans."""
    game = Game().owns(0, 36, 37).until(Trading).has(0, coal=1, steel=2, land=1)
    use = best_use(game.board, 0)
    assert use.uses == cards(36, 37)
    assert use.value == game.price("railroads") + 2 * game.price("loans")
    (own,) = [one for one in game.view(0).uses if one.company == 0]
    before = sum(n * game.price(key) for key, n in game.stock(0).items())
    assert (own.value, own.gain) == (use.value, use.value - before)
    game.act(0, Transform(0, use.uses))
    assert sum(n * game.price(key) for key, n in game.stock(0).items()) == use.value


def test_an_asset_that_loses_money_is_not_worked() -> None:
    """5: Spin Studio, 2 textiles into 2 BlahBlah, when BlahBlah is cheap."""
    game = Game().owns(0, 39).price_is("blahblah", 30).until(Trading).has(0, textiles=2)
    assert best_use(game.board, 0).uses == ()


def test_the_best_use_never_is_worse_than_any_other() -> None:
    """Against every order of up to three assets."""
    game = Game().owns(0, 36, 37, 44).until(Trading)
    boxes, assets = game.board.prices, cards(36, 37, 44)
    for coal in range(3):
        stock = goods(coal=coal, steel=2 * coal, land=1, railroads=1)
        best = best_of(stock, assets, boxes).value
        for some in ((), assets[:1], assets[1:], assets[::-1]):
            assert best_of(stock, some, boxes).value <= best


def test_only_a_ceo_sees_the_best_use_of_a_company() -> None:
    game = Game().owns(0, 36).until(Trading).has(0, coal=1, steel=2)
    assert [one.company for one in game.view(1).uses] == [1]
    assert game.view(None).uses == ()


def test_the_best_use_is_one_press() -> None:
    game = Game().owns(0, 36).until(Trading).has(0, coal=1, steel=2)
    ready = [one for one in game.offers(0, Transform) if not one.fields]
    assert [one.action for one in ready] == [Transform(0, cards(36))]
    assert hinted(game, 0, ready[0].action).key == "best-use"


def test_missing_inputs_are_what_the_chain_lacks() -> None:
    assert missing(goods(steel=1), cards(36)) == goods(coal=1, steel=1)
    assert missing(goods(coal=1, steel=2), cards(36, 37)) == goods(land=1)
    assert missing(goods(), cards(36, 44)) == goods(coal=1, steel=2)


def test_an_offer_to_anybody_is_one_press_for_who_has_goods() -> None:
    """5: a good at today's price; there is no need to look for a partner."""
    game = Game().until(Trading).has(0, coal=2)
    ready = [one.action for one in game.offers(0) if not one.fields]
    to_anybody = [one for one in ready if isinstance(one, Propose) and one.partner is None]
    coal = game.price("coal")
    assert [(one.give, one.take) for one in to_anybody] == [(bundle(coal=1), bundle(money=coal))]


def test_an_offer_to_anybody_asks_first_for_what_ones_own_assets_lack() -> None:
    """5: at today's price the two land that Project Developer needs beside its sand."""
    game = Game().owns(0, 25).until(Trading).has(0, sand=2)
    ready = [one.action for one in game.offers(0) if not one.fields]
    to_anybody = next(one for one in ready if isinstance(one, Propose) and one.partner is None)
    cost = 2 * game.price("land")
    assert (to_anybody.give, to_anybody.take) == (bundle(money=cost), bundle(land=2))


def test_a_suggested_deal_serves_both_sides_and_is_one_press() -> None:
    """5: goods that are worth more where an asset works them; the gain is halved."""
    game = Game().owns(1, 36).until(Trading).has(0, coal=1, steel=2).has_money(1, 500)
    best = suggestions(game.board, 0)[0]
    assert best.offer.give == bundle(coal=1, steel=2)
    loss = game.price("coal") + 2 * game.price("steel")
    profit = 2 * game.price("railroads")
    assert best.offer.take == bundle(money=loss + (profit - loss) // 2)
    ready = [one.action for one in game.offers(0, Propose) if not one.fields]
    assert best.offer in ready
    assert Propose(0, None, best.offer.give, best.offer.take) in ready
    game.act(0, best.offer)
    (mine,), (theirs,) = (game.view(seat).standings[0].sides for seat in (0, 1))
    assert mine.after.gain > 0
    assert theirs.after.gain > 0
    assert mine.after.gain + theirs.after.gain == best.gain == profit - loss


def test_without_enough_money_the_suggested_deal_shares_what_is_made() -> None:
    """5 (ruling 18): more than 100M are not there, so one of the 2 railroads goes back."""
    game = Game().owns(1, 36).until(Trading).has(0, coal=1, steel=2)
    offer = suggestions(game.board, 0)[0].offer
    loss = game.price("coal") + 2 * game.price("steel")
    wanted = loss + (2 * game.price("railroads") - loss) // 2
    assert offer.uses == cards(36)
    assert offer.take == bundle(money=wanted - game.price("railroads"), railroads=1)
    mirrored = suggestions(game.board, 1)[0].offer
    assert (mirrored.give, mirrored.take) == (offer.take, offer.give)
    game.act(0, offer).act(1, Accept(1, 1))
    assert game.stock(0) == {"railroads": 1}


def test_one_sees_what_one_would_have_afterwards_and_what_the_market_would_pay() -> None:
    """5, trade desk."""
    game = Game().owns(1, 36).until(Trading).has(0, coal=1, steel=2).has(1, land=1)
    number = game.propose(0, 1, bundle(coal=1, steel=2), bundle(money=60))
    (side,) = game.view(1).standings[0].sides
    then = side.after
    assert (then.company, then.goods) == (1, goods(coal=1, steel=2, land=1))
    assert (then.free, then.income) == (40, 0)
    assert then.uses == cards(36)
    assert then.value == 2 * game.price("railroads") + game.price("land")
    assert then.gain == 2 * game.price("railroads") - 60
    note = hinted(game, 1, Accept(number, 1))
    assert (note.key, note.facts["value"], note.facts["gain"]) == ("deal", then.value, then.gain)


def test_a_losing_deal_and_one_that_cannot_be_done_are_hinted() -> None:
    game = Game().until(Trading).has(0, coal=1)
    assert hinted(game, 0, Propose(0, 1, bundle(coal=1), bundle(money=1))).key == "losing-deal"
    assert hinted(game, 0, Propose(0, 1, bundle(steel=1), bundle(money=1))).key == "not-now"


def test_everything_that_costs_or_pays_is_hinted_with_its_money() -> None:
    """Always with its money."""
    game = Game(hands=((19, 20), (10, 11), (12, 14)))
    assert hinted(game, 0, Announce(card(19))).facts["falling"] == goods(microchips=2)
    game.announce(19, 10, 12)
    assert hinted(game, 0, Invest(0, 30)).facts["cash"] == 70
    game.act(0, Invest(0, 30)).silence()
    note = hinted(game, 0, TakeAsset(0, card(19)))
    assert (note.facts["cost"], note.facts["seat"]) == (60, 0)
    sold = Game().until(Trading).has(0, coal=3).until(Selling)
    note = hinted(sold, 0, Keep(0, goods(coal=2)))
    assert (note.facts["amount"], note.facts["cost"]) == (sold.price("coal"), 5)
    booted = Game().seats(0, 0, 1).is_booted(0).has_money(0, 287).phase_is(Naming((0,)))
    assert hinted(booted, 0, Name(0, 1)).facts == {"officer": 1, "amount": 57}
    rich = Game().is_rich(0, 90)
    rich.put(begin(rich.state).state)
    assert hinted(rich, 0, RaiseTo(60)).facts == {"cash": 30, "points": 3}


def test_what_is_not_there_has_no_hint() -> None:
    game = Game().until(Trading)
    assert hint(game.view(0), Accept(99, 0)) is None
    assert hint(game.view(0), Name(7, 0)) is None


def test_pages_are_market_desk_symbols_and_companies_ones_own_first() -> None:
    game = Game().until(Trading)
    keys = [page.key for page in pages(game.view(1))]
    assert keys == ["", "market", "desk", "symbols", "company:1", "company:0", "company:2"]
    assert [page.key for page in pages(game.view(None)) if page.board] == [
        "market", "desk", "symbols",
    ]  # fmt: skip


def test_offers_and_promises_have_titles_while_they_are_there() -> None:
    game = Game().until(Trading).has(0, coal=1)
    game.propose(0, 1, bundle(coal=1), bundle(money=50))
    game.act(0, MakePromise(Seat(1), "more next year"))
    found = titles(game.view(2))
    assert [list(found[of]) for of in ("proposal", "promise")] == [[1], [1]]
    notes = {page.key: [note.key for note in page.notes] for page in pages(game.view(1))}
    assert notes[""] == ["note-stock"]
    assert notes["desk"] == ["note-losing-deal", "note-promise"]


@pytest.mark.parametrize("seed", range(6))
def test_seats_have_no_gaps_and_no_company_has_five_assets(seed: int) -> None:
    """3 and 8, over whole games; nothing is below nothing, no card is in two places."""
    for table in played(RULES, seed).tables:
        board = table.state.board
        for company in filter(None, board.companies):
            assert 1 <= len(company.officers) <= 6
            assert len(company.assets) <= 4
            assert set(company.used) <= set(company.assets)
        assert min(board.purses[:-1]) >= 0
        assert min(count for stock in board.stocks[:-1] for count in stock) >= 0
        everywhere = [
            *table.state.deck, *board.discards, *(lot.card for lot in board.market),
            *(one for hand in table.state.hands for one in hand),
            *(one for company in filter(None, board.companies) for one in company.assets),
        ]  # fmt: skip
        assert len(set(everywhere)) == len(everywhere)


def test_history_keeps_the_personal_money_of_each_year() -> None:
    """The chart of the final sheet."""
    states = [table.state for table in played(RULES, 1).tables]
    for one, two in pairwise(states):
        if two.board.year > one.board.year:
            assert two.board.history[-1] == two.board.cash
