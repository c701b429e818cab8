"""4: Production; 5: Trade and process."""

from __future__ import annotations

from itertools import product
from typing import Any

from games.core.desk import (
    Accept,
    Propose,
)
from games.greed.actions import Transform
from games.greed.components import ASSETS, MAKES, NEEDS, transforms
from games.greed.events import (
    DealMade,
    Produced,
)
from games.greed.processing import in_chain_order
from games.greed.state import Announcing, Trading
from tests.games.greed.table import Game, bundle, cards


def trading(seats: int = 3, **kept: Any) -> Game:
    """Nobody bids; each company has 100M and nothing else."""
    return Game(seats, **kept).until(Trading)


def railways() -> Game:
    """Company 1 has the Railroad Tycoon: 1 coal and 2 steel become 2 railroads."""
    return Game().owns(1, 36).until(Trading)


def test_all_producers_work_and_transformations_wait() -> None:
    """4: compulsory; assets are available again each year."""
    game = Game().owns(0, 20, 21, 36).until(Trading)
    assert game.stock(0) == {"coal": 2, "steel": 2}
    assert game.company(0).used == cards(20, 21)
    assert [one.company for one in game.all_told(Produced)] == [0]


def test_assets_are_available_again_each_year() -> None:
    """4: all assets are reset."""
    game = railways().has(1, coal=2, steel=4)
    game.act(1, Transform(1, cards(36))).until(Announcing).until(Trading)
    assert game.company(1).used == ()


def test_a_transformation_works_alone_and_once_a_year() -> None:
    """5: what is left of the arrow goes, what is right of it comes."""
    game = railways().has(1, coal=2, steel=4)
    game.act(1, Transform(1, cards(36)))
    assert game.stock(1) == {"coal": 1, "steel": 2, "railroads": 2}
    assert game.refused(1, Transform(1, cards(36))).why == "asset-not-available"


def test_a_transformation_needs_all_its_inputs() -> None:
    game = railways().has(1, coal=1, steel=1)
    refusal = game.refused(1, Transform(1, cards(36)))
    assert (refusal.why, refusal.facts["count"], refusal.facts["needed"]) == (
        "company-lacks-goods", 1, 2,
    )  # fmt: skip


def test_several_assets_work_in_the_order_given() -> None:
    """5: in any order."""
    game = Game().owns(0, 36, 37).until(Trading).has(0, coal=1, steel=2, land=1)
    assert game.refused(0, Transform(0, cards(37, 36))).why == "company-lacks-goods"
    game.act(0, Transform(0, cards(36, 37)))
    assert game.stock(0) == {"railroads": 1, "loans": 2}


def test_money_goes_from_free_cash_into_new_income_and_is_not_spent_again() -> None:
    """5 (ruling 16)."""
    game = trading().has(1, coal=2)
    number = game.propose(0, 1, bundle(money=40), bundle(coal=2))
    game.act(1, Accept(number, 1))
    assert (game.money(0), game.money(1)) == ((60, 0, 0), (100, 0, 40))
    assert (game.stock(0), game.stock(1)) == ({"coal": 2}, {})
    refusal = game.refused(1, Propose(1, 0, bundle(money=101), bundle(coal=1)))
    assert (refusal.why, refusal.facts["cash"]) == ("company-lacks-money", 100)


def test_both_sides_give_at_least_1m_or_a_good() -> None:
    """5: no one-sided exchanges."""
    game = trading().has(1, coal=2)
    assert game.refused(0, Propose(0, 1, bundle(), bundle(coal=1))).why == "both-must-give"
    assert game.refused(0, Propose(0, 1, bundle(money=1), bundle())).why == "both-must-give"


def test_only_ceos_trade_for_their_company() -> None:
    """5: made by the CEOs alone."""
    game = trading().has(1, coal=2)
    assert game.refused(2, Propose(0, 1, bundle(money=1), bundle(coal=1))).why == "not-your-company"
    number = game.propose(0, 1, bundle(money=1), bundle(coal=1))
    assert game.refused(2, Accept(number, 1)).why == "not-your-company"
    assert game.refused(2, Accept(number, 2)).why == "offer-to-another"


def test_goods_may_be_passed_on() -> None:
    """5: exchanged as often as one likes."""
    game = trading().has(0, coal=1)
    first = game.propose(0, 1, bundle(coal=1), bundle(money=40))
    game.act(1, Accept(first, 1))
    second = game.propose(1, 2, bundle(coal=1), bundle(money=45))
    game.act(2, Accept(second, 2))
    assert game.stock(2) == {"coal": 1}


def test_the_offerer_gives_the_partner_works_it_and_gives_back() -> None:
    """5 (ruling 18): processing as part of the deal, without money or goods of one's own."""
    game = railways().has(0, coal=1, steel=2)
    number = game.propose(0, 1, bundle(coal=1, steel=2), bundle(railroads=1), uses=cards(36))
    game.act(1, Accept(number, 1))
    assert (game.stock(0), game.stock(1)) == ({"railroads": 1}, {"railroads": 1})
    assert game.company(1).used == cards(36)


def test_the_offerer_works_what_the_partner_gives() -> None:
    """5: a transformation in the other direction."""
    game = railways().has(0, coal=1, steel=2)
    number = game.propose(1, 0, bundle(railroads=1), bundle(coal=1, steel=2), uses=cards(36))
    game.act(0, Accept(number, 0))
    assert (game.stock(0), game.stock(1)) == ({"railroads": 1}, {"railroads": 1})


def test_the_processor_may_add_goods_and_give_back_unprocessed_ones() -> None:
    """5 (second reading, 19)."""
    game = railways().has(0, coal=2).has(1, steel=2)
    number = game.propose(0, 1, bundle(coal=2), bundle(coal=1, railroads=1), uses=cards(36))
    game.act(1, Accept(number, 1))
    assert game.stock(0) == {"coal": 1, "railroads": 1}
    assert game.stock(1) == {"railroads": 1}


def test_several_assets_of_one_side_work_in_a_deal() -> None:
    """5 (second reading, 4): in order; what is left over is the processor's."""
    game = Game().owns(1, 36, 44).until(Trading).has(0, coal=1, steel=2)
    number = game.propose(0, 1, bundle(coal=1, steel=2), bundle(loans=2), uses=cards(36, 44))
    game.act(1, Accept(number, 1))
    assert (game.stock(0), game.stock(1)) == ({"loans": 2}, {"loans": 1})


def test_assets_of_both_sides_do_not_work_in_one_deal() -> None:
    """5 (second reading, 4): of one of the sides."""
    game = Game().owns(0, 44).owns(1, 36).until(Trading).has(0, coal=1, steel=2)
    offer = Propose(0, 1, bundle(coal=1, steel=2), bundle(loans=1), cards(36, 44))
    assert game.refused(0, offer).why == "one-side-processes"


def test_without_processing_each_side_owns_beforehand_what_it_gives() -> None:
    """5 (second reading, 19)."""
    game = trading().has(0, coal=1)
    number = game.propose(0, 1, bundle(coal=1), bundle(coal=1))
    refusal = game.refused(1, Accept(number, 1))
    assert (refusal.why, refusal.facts["company"]) == ("company-lacks-goods", 1)


def test_a_deal_that_fails_is_refused_with_the_reason_and_stays_open() -> None:
    """5 (second reading, 20): acceptance is one step."""
    game = railways().has(0, coal=1, steel=2)
    number = game.propose(0, 1, bundle(coal=1, steel=2), bundle(railroads=3), uses=cards(36))
    refusal = game.refused(1, Accept(number, 1))
    assert (refusal.why, refusal.facts["count"]) == ("company-lacks-goods", 2)
    assert [one.id for one in game.board.desk.open] == [number]
    assert not game.offers(1, Accept)


def test_goods_that_are_still_to_come_may_be_offered() -> None:
    """5 (second reading, 20): what cannot be carried out now is shown so."""
    game = trading().has(0, coal=1)
    number = game.propose(1, 2, bundle(coal=1), bundle(money=50))
    (standing,) = game.view(2).standings
    assert (standing.takers, standing.sides) == ((), ())
    assert standing.why is not None
    assert standing.why.key == "company-lacks-goods"
    bought = game.propose(1, 0, bundle(money=45), bundle(coal=1))
    game.act(0, Accept(bought, 0)).act(2, Accept(number, 2))
    assert game.stock(2) == {"coal": 1}


def test_two_companies_of_one_ceo_trade_at_once() -> None:
    """5 (ruling 17): allowed; nobody need answer oneself."""
    game = trading().seats(1, 0, 1).has(1, coal=2)
    game.act(0, Propose(0, 1, bundle(money=7), bundle(coal=2)))
    assert game.stock(0) == {"coal": 2}
    assert game.told(DealMade).asked == ()
    assert game.board.desk.open == ()


def test_an_offer_between_ones_own_companies_that_cannot_be_done_is_refused() -> None:
    game = trading().seats(1, 0, 1)
    offer = Propose(0, 1, bundle(money=7), bundle(coal=2))
    assert game.refused(0, offer).why == "company-lacks-goods"


def test_assets_are_proposed_in_an_order_in_which_each_finds_what_it_needs() -> None:
    """5 (ruling +4): cotton, textiles, BlahBlah; coal and steel, railroads, loans, BlahBlah."""
    assert in_chain_order(cards(39, 22)) == cards(22, 39)
    assert in_chain_order(cards(40, 44, 36)) == cards(36, 44, 40)
    for first, then in product(range(len(ASSETS)), repeat=2):
        fed = any(map(min, MAKES[first], NEEDS[then]))
        if transforms(first) and fed:
            assert in_chain_order((then, first)) == (first, then)
