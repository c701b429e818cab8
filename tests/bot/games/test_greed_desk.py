"""Greed on Discord: a year by commands, with offers, a counter-offer, promises and goods kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot import app
from bot.words.catalogue import Catalogue
from games import GAMES
from games.greed.companies import directed
from games.greed.state import Announcing, Trading
from games.greed.view import View
from tests.bot.games.anything import Table, opened
from tests.bot.seen import Reply
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")
NAMES = (
    "Duneworks & Daughters",
    "Loomfield Union",
    "Grimsoot Holdings",
    "Golden Parachute Trust",
    "Acre & Acre",
)


@pytest.fixture(name="shelf")
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A word that is missing is an error."""
    monkeypatch.setattr(app, "Catalogue", partial(Catalogue, strict=True))
    shelf = House(tmp_path, monkeypatch, games=GAMES)
    await shelf.open()
    yield shelf
    problems = shelf.problems()
    await shelf.close()
    assert problems == []


async def view_of(table: Table, who: str | None = None) -> View:
    view = (await table.sight(who)).view
    assert isinstance(view, View)
    return view


async def company_of(table: Table, who: str) -> int:
    view = await view_of(table, who)
    assert view.me is not None
    (company,) = directed(view.board, view.me)
    return company


async def do(shelf: House, who: str, command: str, **options: object) -> Reply:
    return await shelf.slash(who, f"greed {command}", **options)


async def traded_to(shelf: House) -> Table:
    """Everybody announces their lower card and bids 20M for whatever is there."""
    table = await opened(shelf, "greed", PEOPLE)
    for who in PEOPLE:
        view = await view_of(table, who)
        await do(shelf, who, "announce", card=str(view.hand[0] + 10))
    for who in PEOPLE:
        market = (await view_of(table, who)).board.market
        wishes = ", ".join(str(lot.card + 10) for lot in market)
        await do(shelf, who, "bid", amount="20M", wishes=wishes)
    assert isinstance((await view_of(table)).phase, Trading)
    return table


async def test_what_a_proposed_bid_would_leave_is_said_to_be_of_that_bid(shelf: House) -> None:
    """The form says it below the field, and stays as it is while another bid is typed."""
    table = await opened(shelf, "greed", PEOPLE)
    for who in PEOPLE:
        view = await view_of(table, who)
        await do(shelf, who, "announce", card=str(view.hand[0] + 10))
    hand = await shelf.press("giulia", "My hand", shelf.board)
    company = NAMES[await company_of(table, "giulia")]
    form = await shelf.press("giulia", f"{company}: sealed bid…", hand.seen)
    about = form.form["components"][0]["description"]
    assert "a card costs 10M and leaves 90M" in about


async def test_a_deal_after_a_counter_offer_by_commands(shelf: House) -> None:
    """5: offered, countered, taken up: in one step, and public."""
    table = await traded_to(shelf)
    giulia, marco = [await company_of(table, who) for who in PEOPLE[:2]]
    await do(shelf, "giulia", "desk offer", give="5M", take="1 sand", partner=str(marco))
    await do(shelf, "marco", "desk counter", answers="#1", give="1 sand", take="25M")
    await do(shelf, "giulia", "desk accept")
    board = (await view_of(table)).board
    assert board.desk.open == ()
    assert board.money(marco, 2) == 25
    assert sum(board.stocks[giulia]) == 1


async def test_an_offer_to_anybody_is_one_without_a_partner_and_is_withdrawn(shelf: House) -> None:
    table = await traded_to(shelf)
    await do(
        shelf, "giulia", "desk offer", give="5M + 2 homes", take="1 coal", words="and more later"
    )
    (offer,) = (await view_of(table)).board.desk.open
    assert (offer.partner, offer.words) == (None, "and more later")
    await do(shelf, "giulia", "desk withdraw")
    assert (await view_of(table)).board.desk.open == ()
    await do(shelf, "giulia", "desk offer", give="5M", take="1 coal", partner="anyone")
    assert [one.partner for one in (await view_of(table)).board.desk.open] == [None]


async def test_an_offer_is_three_presses_and_says_before_it_is_sent_what_it_would_mean(
    shelf: House,
) -> None:
    """5: the desk, the partner, and off with it; then the partner sees the gain on the button."""
    table = await traded_to(shelf)
    marco = await company_of(table, "marco")
    giulia = await company_of(table, "giulia")
    desk = await shelf.press("giulia", "Trade desk", shelf.board)
    label = f"Offer to {NAMES[marco]} from {NAMES[giulia]}…"
    form = await shelf.press("giulia", label, desk.seen)
    assert "the market would pay" in form.form["components"][0]["content"]
    await shelf.fill("giulia", form, {"give": "5M", "take": "1 sand"})
    call = shelf.messages()[-1]
    assert call.called == [shelf.people["marco"].id]
    answer = await shelf.press("marco", "Trade desk", call)
    accept = answer.seen.button("Accept offer 1")
    await shelf.press("marco", accept.label, answer.seen)
    assert shelf.messages()[-1].called == [shelf.people["giulia"].id]
    assert (await view_of(table)).board.desk.open == ()


async def test_an_offer_is_accepted_on_the_call_itself_by_nobody_else(shelf: House) -> None:
    table = await traded_to(shelf)
    marco, giulia = [await company_of(table, who) for who in ("marco", "giulia")]
    desk = await shelf.press("giulia", "Trade desk", shelf.board)
    form = await shelf.press("giulia", f"Offer to {NAMES[marco]} from {NAMES[giulia]}…", desk.seen)
    await shelf.fill("giulia", form, {"give": "5M", "take": "1 sand"})
    call = shelf.messages()[-1]
    labels = [one.label.partition(" ")[0] for one in call.buttons]
    assert labels == ["Accept", "Decline", "Counter", "Trade"]
    for button in (call.buttons[0], call.buttons[2]):
        await shelf.press("ottavia", button.label, call)
    assert len((await view_of(table)).board.desk.open) == 1
    form = await shelf.press("marco", call.buttons[2].label, call)
    assert form.form["components"], "the counter opens filled in, by one press"
    await shelf.press("marco", call.buttons[0].label, call)
    board = (await view_of(table)).board
    assert (board.desk.open, board.money(marco, 2)) == ((), 5)


async def test_a_promise_is_made_and_marked_by_commands(shelf: House) -> None:
    table = await traded_to(shelf)
    await do(shelf, "marco", "desk promise", holder="Giulia", words="coal next year")
    await do(shelf, "giulia", "desk mark", kept=True)
    (promise,) = (await view_of(table)).board.desk.promises
    assert promise.kept is True


async def test_a_year_ends_with_done_and_with_goods_kept(shelf: House) -> None:
    table = await traded_to(shelf)
    for who in PEOPLE:
        await do(shelf, who, "done")
    for who in PEOPLE:
        company = await company_of(table, who)
        if any((await view_of(table, who)).board.stocks[company]):
            await do(shelf, who, "keep")
    assert isinstance((await view_of(table)).phase, Announcing)
    assert (await view_of(table)).board.year == 2


async def test_its_pages_are_opened_by_commands(shelf: House) -> None:
    table = await traded_to(shelf)
    company = str(await company_of(table, "marco"))
    for page in ("market", "desk show", "symbols"):
        assert (await do(shelf, "giulia", page)).private
    assert (await do(shelf, "giulia", "company", company=company)).private


async def test_a_whole_game_is_played_by_buttons(shelf: House) -> None:
    """To the end, whatever is pressed."""
    table = await opened(shelf, "greed", PEOPLE)
    await table.by_buttons()
    sight = await table.sight()
    assert sight.outcome is not None
    assert sight.outcome.reason == "years"
