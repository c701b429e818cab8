"""A turn of Impero by commands alone: names, coordinates and amounts as people write them."""

from __future__ import annotations

import pytest

from games.impero.actions import BidUpTo
from tests.bot.games.impero_table import Game, opened
from tests.bot.sim import House


async def two_companies(house: House) -> Game:
    game = await opened(house)
    await game.type("giulia", "found", name="Luce", capital="40")
    await game.type("marco", "found", name="Rete Nord", capital="$40,00")
    assert [one.name for one in (await game.view()).companies] == ["Luce", "Rete Nord"]
    return game


async def test_a_company_is_run_with_what_is_suggested(house: House) -> None:
    """Buying, renting and developing cells; Managing a company: its director names no company."""
    game = await two_companies(house)
    for command in ("cell", "rent", "develop"):
        before = (await game.sight()).table.number
        cell = (await house.suggested("marco", f"impero {command}", "cell"))[0].split(" ")[0]
        reply = await game.type("marco", command, cell=cell.lower())
        assert reply.private
        assert reply.seen.pictures
        assert (await game.sight()).table.number == before + 1, reply.text
    await game.type("marco", "dividend", percent=50, company="b")
    rete = (await game.view()).companies[1]
    assert (len(rete.rented), rete.dividend) == (1, 50)


async def test_shares_are_issued_bid_for_sold_and_bought(house: House) -> None:
    """Issuing shares; Selling shares."""
    game = await two_companies(house)
    await game.type("giulia", "issue", shares=4, base="8.50")
    await game.type("giulia", "sell", shares=3, price="$0.60", company="luce")
    (lot,) = await house.suggested("marco", "impero bid", "auction")
    amounts = await house.suggested("marco", "impero bid", "amount", "9", auction=lot)
    assert amounts[0].startswith("$9.00 · ")
    assert len(amounts) == 4, "what is typed, the least, one between and the most"
    await game.type("marco", "bid", auction=lot, amount="8,50", **{"up-to": "9.99"})
    await game.type("giulia", "bid", auction=lot, amount="9")
    auction = (await game.view()).auctions[0]
    assert (auction.leader, auction.amount) == (await game.seat("marco"), 901)
    assert (await game.sight("marco")).orders[0].order == BidUpTo(auction.id, 999)
    (offer,) = await house.suggested("marco", "impero buy", "offer")
    await game.type("marco", "buy", offer=offer)
    assert (await game.view()).companies[0].shares[await game.seat("marco")] == 3
    await game.type("marco", "sell", shares=2, price="2", company="Luce")
    (own,) = await house.suggested("marco", "impero withdraw", "offer")
    await game.type("marco", "withdraw", offer=own)
    assert not (await game.view()).listings


async def test_money_is_sent_to_a_name_and_answered(house: House) -> None:
    """Transferring funds: the only money there is need not be named."""
    game = await opened(house)
    reply = await game.type("giulia", "send", player="marco", amount="0.40")
    assert "$0.40" in reply.text
    await game.type("marco", "answer", accept=False)
    assert not (await game.view("marco")).transfers
    assert (await game.view("giulia")).cash == 5000


async def test_readiness_is_said_and_taken_back(house: House) -> None:
    """Structure of the game."""
    game = await opened(house)
    await game.type("giulia", "ready")
    assert "You’re already ready" in (await game.type("giulia", "ready")).text
    await game.type("giulia", "ready", ready=False)
    assert "You aren’t ready yet" in (await game.type("giulia", "ready", ready=False)).text


@pytest.mark.parametrize(
    ("command", "options", "title"),
    [
        ("market", {}, "Market"),
        ("report", {}, "Report"),
        ("company", {"company": "b"}, "Rete Nord"),
        ("company", {}, "Luce"),
        ("map", {"cell": "g5"}, "A1"),
        ("map", {"part": "a1-l9"}, "A1"),
        ("map", {"company": "rete"}, "Rete Nord"),
        ("map", {}, "table 1"),
        ("empire", {}, "table 1"),
    ],
)
async def test_every_page_is_typed(
    house: House, command: str, options: dict[str, str], title: str
) -> None:
    """Pages: private, with a picture."""
    game = await two_companies(house)
    reply = await game.type("giulia", command, **options)
    assert reply.private
    assert reply.seen.pictures
    assert title in reply.text.splitlines()[0]


@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("found", {"name": "Gas", "capital": "NaN"}, "“NaN” isn’t an amount"),
        ("found", {"name": "Gas", "capital": "1e3"}, "“1e3” isn’t an amount"),
        ("found", {"name": "Gas", "capital": "-5"}, "$0.01"),
        ("found", {"name": "Gas", "capital": "9" * 40}, "isn’t an amount"),
        ("cell", {"cell": "ZZ99"}, "There’s no “ZZ99” here. You could name: "),
        ("cell", {"cell": "A1", "company": "Enel"}, "There’s no “Enel” here"),
        ("send", {"player": "nemo", "amount": "1"}, "You could name: Marco"),
        ("buy", {"offer": "five shares"}, "there is nothing else to name now"),
        ("answer", {"accept": True}, "There’s nothing here"),
        ("map", {"part": "north"}, "There’s no “north” here"),
    ],
)
async def test_what_is_no_name_or_amount_is_refused_with_what_would_be_right(
    house: House, command: str, options: dict[str, object], told: str
) -> None:
    """Nothing has changed then."""
    game = await two_companies(house)
    before = (await game.sight()).table.number
    reply = await game.type("giulia", command, **options)
    assert told in reply.text
    assert (await game.sight()).table.number == before


async def test_suggestions_go_by_what_is_filled_in(house: House) -> None:
    """Cells of the company that is named, amounts of the lot that is named."""
    game = await two_companies(house)
    assert await house.suggested("giulia", "impero cell", "cell", company="B") == []
    mine = await house.suggested("giulia", "impero cell", "cell", company="A")
    assert mine
    assert all("costs $" in one for one in mine)
    companies = await house.suggested("giulia", "impero map", "company", "ret")
    assert companies == ["B · Rete Nord"]
    assert await house.suggested("nemo", "impero cell", "cell", table=game.table) == []
