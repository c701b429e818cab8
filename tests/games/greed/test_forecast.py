"""What is coming in Greed: a boot, a liquidation, a severance, a list that cannot buy."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.words import Facts
from games.greed.actions import Invest, Keep
from games.greed.components import CEO, FIRST_ASSET, FREE
from games.greed.events import CompanyLiquidated, OfficerFired, WishesFailed
from games.greed.rules import RULES as greed
from games.greed.state import Bid, Bidding, Naming, Picking, Selling, Trading
from tests.games.greed.table import Game, card, goods


def coming(game: Game, seat: int) -> Mapping[str, Facts]:
    return {one.key: one.facts for one in greed.forecast(game.view(seat))}


def sinking(*officers: int) -> Game:
    """In its second year company 0 has one coal to sell, and earned far more in its first."""
    game = Game().until(Trading).board_is(year=2).seats(0, *officers)
    return game.has(0, coal=1).has_money(0, 100, last=900).until(Selling)


def test_who_is_alone_at_a_boot_is_told_that_the_company_would_be_liquidated() -> None:
    game = sinking(0)
    told = coming(game, 0)
    assert told["alone"] == {"company": 0, "amount": game.price("coal"), "before": 900}
    assert "boot" not in told
    game.silence()
    assert 0 in {one.company for one in game.all_told(CompanyLiquidated)}


def test_with_others_in_it_a_boot_names_the_severance_that_is_paid() -> None:
    game = sinking(0, 1, 2)
    told = coming(game, 0)
    assert "alone" not in told
    assert told["boot"]["before"] == 900
    amount = told["severance"]["amount"]
    game.until(Naming).names(0, CEO, CEO, CEO)
    assert game.told(OfficerFired).amount == amount


def test_what_is_kept_comes_off_the_severance_that_is_told() -> None:
    """6: storage is paid from Free Cash, before the books are closed."""
    game = Game().until(Trading).board_is(year=2).seats(0, 0, 1, 2)
    game.has(0, coal=3).has(1, coal=1).has_money(0, 100, last=900).until(Selling)
    whole = coming(game, 0)["severance"]["amount"]
    game.act(0, Keep(0, goods(coal=3)))
    amount = coming(game, 0)["severance"]["amount"]
    assert amount != whole
    game.until(Naming).names(0, CEO, CEO, CEO)
    assert game.told(OfficerFired).amount == amount


def test_the_companys_own_bid_comes_off_its_severance_while_others_choose_before_it() -> None:
    game = Game().until(Trading).board_is(year=2).seats(0, 0, 1, 2).has_money(0, 100, last=900)
    game.on_sale((game.state.deck[0] + FIRST_ASSET, 2))
    game.phase_is(Picking((1, 0), (Bid(40), Bid(10))))
    assert coming(game, 0)["severance-after-bid"]["bid"] == 10


def test_the_last_office_that_is_left_is_told_before_it_is_named() -> None:
    game = sinking(0, 1).until(Naming).names(0, 0)
    assert coming(game, 1)["last-office"] == {"company": 0, "office": 1}
    game.names(0, 1)
    assert game.told(CompanyLiquidated).company == 0


def test_a_sealed_list_that_cannot_buy_says_so_while_it_can_be_changed() -> None:
    """An own marker costs double: more than half of the cash buys nothing."""
    game = Game(hands=((10, 11), (12, 14), (15, 16))).announce(10, 12, 15)
    assert isinstance(game.phase, Bidding)
    game.act(0, Invest(0, 60, (card(10),)))
    cash = game.board.money(0, FREE)
    assert coming(game, 0)["buys-nothing"] == {"company": 0, "cost": 120, "cash": cash}
    assert "buys-nothing" not in coming(game, 1)
    game.silence()
    assert game.told(WishesFailed).cost == 120
