"""A turn of Impero by buttons, selects and forms alone; everything stays where it was begun."""

from __future__ import annotations

from games.impero.actions import BidUpTo
from tests.bot.games.impero_table import Game, opened
from tests.bot.seen import Seen
from tests.bot.sim import House


async def founded(game: Game, who: str, name: str) -> Seen:
    """A company with $40, and its page, to which founding leads."""
    hand = await game.empire(who)
    await game.write(who, hand, "Found a company…", name=name, capital="40,00")
    assert f"founds {name}" in hand.text
    assert f"· {name} · yours" in hand.text.splitlines()[0]
    assert "6 company points, $40.00: buy or develop a cell." in hand.text
    return hand


async def test_a_company_is_run_on_its_page(house: House) -> None:
    """Founding a company; Buying, renting and developing cells; Managing a company."""
    game = await opened(house)
    await founded(game, "giulia", "Luce")
    page = await founded(game, "marco", "Rete")
    for deed in ("rent-cell", "buy-cell", "develop-cell", "set-dividend"):
        before = (await game.sight()).table.number
        await game.take("marco", page, deed)
        assert (await game.sight()).table.number == before + 1
        assert page.pictures
        assert "· Rete · yours" in page.text.splitlines()[0]
        if deed != "set-dividend":
            assert "(costs $" in page.text, "a deed is told with its money"
    rete = (await game.view()).companies[1]
    assert len(rete.rented) == 1
    assert rete.dividend != 70
    assert (await game.view()).owners.count(1) == 2


async def test_values_told_in_sentences_are_a_select(house: House) -> None:
    """Managing a company: whatever the company is called, its dividend is no pile of buttons."""
    game = await opened(house)
    page = await founded(game, "giulia", "Illuminazione Generale")
    await game.take("giulia", page, "buy-cell")
    assert not [one for one in page.buttons if ":act:set-dividend[" in one.custom_id]
    assert any("~set-dividend[" in menu.custom_id for menu in page.menus)


async def test_shares_change_hands_on_the_market_page(house: House) -> None:
    """Issuing shares; Selling shares."""
    game = await opened(house)
    page = await founded(game, "giulia", "Luce")
    await game.settle_on("giulia", page, "Issue shares…", shares="4", base="2.50")
    await game.settle_on("giulia", page, "Sell shares of Luce…", shares="3", price="6")
    market = (await house.press("marco", "Market")).seen
    assert "the auction ends <t:" in market.text
    assert "the offer ends <t:" in market.text
    await game.write("marco", market, "Bid for 4 new shares of Luce…", amount="12,5")
    assert "Marco bids $12.50" in market.text
    await game.take("marco", market, "buy")
    assert "Marco buys 3 shares of Luce" in market.text
    view = await game.view("marco")
    assert view.companies[0].shares[await game.seat("marco")] == 3
    assert (view.auctions[0].amount, view.auctions[0].leader) == (1250, await game.seat("marco"))
    assert view.cash == 5000 - 1250 - 3 * 600


async def test_a_limit_that_nobody_sees_outbids_and_is_cancelled_where_it_was_stored(
    house: House,
) -> None:
    """Issuing shares: "bid for me up to …"."""
    game = await opened(house)
    page = await founded(game, "giulia", "Luce")
    await game.settle_on("giulia", page, "Issue shares…", shares="4", base="1")
    market = (await house.press("marco", "Market")).seen
    (order,) = market.menus[0].choices
    await house.choose("marco", [order], market)
    form = await house.press("marco", "Fill in…", market)
    await house.fill("marco", form, {"most": "9.99"})
    assert "$9.99" in market.text
    await house.press("giulia", "Market", page)
    await game.write("giulia", page, "Bid for 4 new shares of Luce…", amount="5")
    auction = (await game.view()).auctions[0]
    assert (auction.leader, auction.amount) == (await game.seat("marco"), 501)
    assert "9.99" not in page.text
    market = (await house.press("marco", "Market")).seen
    assert (await game.sight("marco")).orders[0].order == BidUpTo(auction.id, 999)
    at = next(at for at, menu in enumerate(market.menus) if ":void" in menu.custom_id)
    await house.choose("marco", list(market.menus[at].choices), market, at)
    assert not (await game.sight("marco")).orders


async def test_a_line_of_a_select_that_leads_to_a_form_works_again_and_again(house: House) -> None:
    """One of many auctions, and an order with a limit: dismissed, refused, and chosen once more."""
    game = await opened(house)
    page = await founded(game, "giulia", "Luce")
    for _ in range(6):
        await game.write("giulia", page, "Issue shares…", shares="1", base="1")
    market = (await house.press("marco", "Market")).seen
    for opens, field in (("Bid for 1 new share of Luce…", "amount"), ("Fill in…", "most")):
        for typed in (None, "a lot", "2"):
            at, line = _leading_to_a_form(market, field)
            await house.choose("marco", [line], market, at)
            assert not market.menus, "the select is gone with its chosen line"
            form = await house.press("marco", opens, market)
            if typed is not None:
                await house.fill("marco", form, {field: typed})
            await house.press("marco", "Market", house.board)
            market = (await house.press("marco", "Market")).seen
    assert len((await game.sight("marco")).orders) == 1
    marco = await game.seat("marco")
    assert any(one.leader == marco for one in (await game.view()).auctions)


def _leading_to_a_form(market: Seen, field: str) -> tuple[int, str]:
    """The number of the select of orders, or of the one of auctions, and its first line."""
    verb = ":order" if field == "most" else ":take:"
    at = next(at for at, menu in enumerate(market.menus) if verb in menu.custom_id)
    return at, next(iter(market.menus[at].choices))


async def test_shares_are_taken_off_the_market(house: House) -> None:
    """Selling shares: withdrawing is free."""
    game = await opened(house)
    page = await founded(game, "giulia", "Luce")
    await game.settle_on("giulia", page, "Sell shares of Luce…", shares="3", price="$6.00")
    await house.press("giulia", "Market", page)
    await game.take("giulia", page, "withdraw")
    assert not (await game.view()).listings
    assert "· Market" in page.text.splitlines()[0]


async def test_money_is_sent_and_answered_in_the_hand(house: House) -> None:
    """Transferring funds."""
    game = await opened(house)
    hand = await game.empire("giulia")
    form = await house.press("giulia", "Send money…", hand)
    taker = str(await game.seat("marco"))
    await house.fill("giulia", form, {"taker": [taker], "amount": "0.40"})
    theirs = await game.empire("marco")
    assert "$0.40" in theirs.text
    assert "<t:" in theirs.text
    await game.take("marco", theirs, "answer")
    assert not (await game.view("marco")).transfers


async def test_readiness_is_said_and_taken_back(house: House) -> None:
    """Structure of the game."""
    game = await opened(house)
    hand = await game.empire("giulia")
    await house.press("giulia", "Ready", hand)
    assert "Not ready" in hand.open
    await house.press("giulia", "Not ready", hand)
    assert "Ready" in hand.open


async def test_a_button_of_an_earlier_decision_shows_the_page_as_it_is_now(house: House) -> None:
    """Pages are no moves; moves are guarded."""
    game = await opened(house)
    board = house.board
    old = board.button("Market").custom_id
    page = await founded(game, "giulia", "Luce")
    await game.settle_on("giulia", page, "Issue shares…", shares="4", base="2.50")
    await house.advance(3601)
    shown = (await house.again("marco", board, old)).seen
    assert "· Market" in shown.text.splitlines()[0]
    assert "Turn 2 of 14" in shown.text


async def test_who_looks_on_opens_what_is_public(house: House) -> None:
    """Pages without a hand."""
    game = await opened(house)
    await founded(game, "giulia", "Luce")
    shown = (await house.press("nemo", "Market")).seen
    assert shown.private
    assert shown.pictures
    assert "My empire" not in shown.open
    assert any("A · Luce · Giulia" in name for name in shown.open)
