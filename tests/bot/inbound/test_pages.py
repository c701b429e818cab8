"""Pages: parts of a table with a picture and buttons of their own, opened in private."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui.board import board_rows
from bot.ui.buttons import page_links
from bot.ui.control import Control, Press, rows
from bot.ui.elsewhere import ErrandLine
from bot.ui.lists import errand_sheet
from bot.ui.sheet import Sheet, note
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.commands import PageCommand
from games.core.contract import Page
from games.core.words import Seat
from games.impero.actions import Found, Issue
from tests.bot.inbound.conftest import Place, Shown, private
from tests.render import placing


async def opened(place: Place) -> int:
    """Anna directs Luce, of which two shares are up for auction."""
    number = await place.started("impero", "anna", "bruno")
    await place.tables.act(number, place.id("anna"), Found("Luce", 4000))
    await place.tables.act(number, place.id("anna"), Issue(0, 2, 850))
    return number


async def board(place: Place, number: int) -> Shown:
    """The buttons below the board, as the herald posts them."""
    sight = await place.sight(number)
    words = place.services.catalogue.words("en", sight.rules, sight.names, sight.titles)
    return await place.post(note("board", rows=board_rows(sight, words, undo=False)))


async def forged(place: Place, who: str, press: Press, value: str = "") -> Any:
    """A press, or a select's line, that no sheet need have now."""
    item: Any = discord.ui.Button(custom_id=str(press), label="old")
    if value:
        options = [discord.SelectOption(label="line", value=value)]
        item = discord.ui.Select(custom_id=str(press), options=options)
    shown = await place.post(Sheet(*rows([Control(item)])))
    actor = place.people[who]
    if value:
        return await actor.select(shown.message, [value], custom_id=str(press))
    return await actor.click(shown.message, custom_id=str(press))


async def test_every_board_leads_to_the_pages_that_belong_on_it(place: Place) -> None:
    shown = await board(place, await opened(place))
    assert {"My empire", "Market", "Report"} <= set(shown.labels)
    market = private(await place.press("bruno", shown, "Market"))
    assert market.pictures == ["page market"]
    assert "the auction ends <t:" in market.text
    assert ":R>" in market.text


async def test_the_hand_leads_to_every_page(place: Place) -> None:
    number = await opened(place)
    hand = await place.ask("anna", "impero empire")
    values = {one["value"] for menu in hand.menus for one in menu["options"]}
    ids = {part.get("custom_id", "").rpartition(":page:")[2] for part in hand.parts}
    keys = {page.key for page in (await place.sight(number, "anna")).pages if page.key}
    assert keys <= values | ids


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_page_that_has_a_button_has_a_command(game: str) -> None:
    """Of several of a kind an option says which; `/table hand` is of every game."""
    rules, host = GAMES[game], placing.begun(GAMES[game], GAMES[game].seats[-1], "typed pages")
    chance = Chance("typed pages", 1)
    for _ in range(40):
        host.random_step(chance)
    pages = Counter(one.kind for one in rules.pages(rules.view(host.state, Seat(0))) if one.key)
    typed = {one.kind: one for one in rules.commands if isinstance(one, PageCommand)}
    named = {one.option for each in typed.values() for one in each.arguments}
    for kind, count in pages.items():
        assert kind in named if count > 1 else kind in typed.keys() | named, kind


async def test_a_page_is_opened_by_a_button_of_an_earlier_decision(place: Place) -> None:
    """Looking is no move."""
    number = await opened(place)
    shown = private(await forged(place, "anna", Press(number, 1, "page", "company:0")))
    assert shown.pictures == ["page company:0"]


async def test_who_only_looks_on_opens_the_market_and_may_do_nothing_there(place: Place) -> None:
    shown = private(await place.press("carla", await board(place, await opened(place)), "Market"))
    assert shown.pictures == ["page market"]
    assert not [one for one in shown.labels if one.startswith(("My empire", "Bid"))]


async def test_a_page_that_is_none_is_refused(place: Place) -> None:
    number = await opened(place)
    for key in ("company:7", "treasury", "market:1"):
        shown = private(await forged(place, "anna", Press(number, 1, "page", key)))
        assert "doesn’t have that page" in shown.text


async def test_after_a_move_the_page_is_shown_anew(place: Place) -> None:
    await opened(place)
    shown = await place.ask("bruno", "impero bid", auction="2 new shares of Luce", amount="9")
    assert shown.pictures == ["page market"]
    assert "Bruno bids $9.00" in shown.text


async def test_a_bid_is_outbid_up_to_the_limit_that_was_typed(place: Place) -> None:
    """Issuing shares: without an amount only the limit is stored."""
    number = await opened(place)
    lot = "2 new shares of Luce"
    stored = await place.ask("bruno", "impero bid", auction=lot, **{"up-to": "9,50"})
    assert "The order is stored" in stored.text
    for typed, leader, amount in (("9", "bruno", 901), ("9.50", "anna", 950)):
        await place.ask("anna", "impero bid", auction=lot, amount=typed)
        auction = (await place.sight(number)).view.auctions[0]
        assert auction.leader == (await place.sight(number, leader)).viewer
        assert auction.amount == amount
    low = await place.ask("bruno", "impero bid", auction=lot, **{"up-to": "1"})
    assert "A bid must now be $9.51 or more" in low.text


async def test_pages_and_refusals_are_italian_for_an_italian(place: Place) -> None:
    await opened(place)
    place.italian("bruno")
    market = await place.ask("bruno", "impero market")
    assert "Mercato" in market.text
    low = await place.ask("bruno", "impero bid", auction="2 nuove azioni di Luce", amount="1,00")
    assert "8,50" in low.text
    none = await place.ask("bruno", "impero map", cell="ZZ99")
    assert "«ZZ99». Si può scrivere: " in none.text


def test_a_long_select_of_pages_opens_at_the_page_that_is_shown_and_leafs() -> None:
    facts = {"seat": 0, "mine": False}
    pages = tuple(
        Page(f"company:{one}", {"company": one, "code": f"A{one}", **facts}) for one in range(60)
    )
    table = SimpleNamespace(id=7, decision=3)
    sight = cast("Any", SimpleNamespace(pages=pages, table=table, decision=3))
    titles = {"company": tuple(f"Company {one}" for one in range(60))}
    words = Catalogue(strict=True).words("en", GAMES["impero"], (), titles)
    for leafed, first in ((None, "company:23"), (("company", 0), "company:0")):
        (control,) = page_links(sight, words, "company:30", leafed)
        options = [one.value for one in control.item.options]  # type: ignore[attr-defined]
        assert first in options
        assert len(options) <= 25


async def test_leafing_through_a_select_stays_on_the_page(place: Place) -> None:
    number = await opened(place)
    press = Press(number, 1, "page", "market~company")
    assert private(await forged(place, "anna", press, "page:1")).pictures == ["page market"]


async def test_an_undo_on_a_page_shows_the_page_anew_and_the_way_back(place: Place) -> None:
    """With its picture."""
    number = await opened(place)
    founded = await place.ask("bruno", "impero found", name="Gas", capital="40")
    before = (await place.sight(number)).view
    cell = next(label for label in founded.labels if " buy for " in label)
    await place.press("bruno", founded, cell)
    shown = await place.again(founded)
    (page,) = shown.pictures
    await place.press("bruno", shown, "Undo")
    shown = await place.again(shown)
    assert (await place.sight(number)).view == before
    assert shown.pictures == [page]
    assert "Bruno undoes a move" in shown.text
    assert "Market" in shown.labels


def test_next_leads_to_the_first_table_that_waits_for_the_reader() -> None:
    lines = [
        ErrandLine(
            at, "acquire", at > 1, 0.0, f"table {at}", f"https://discord.com/channels/1/2/{at}"
        )
        for at in range(1, 4)
    ]
    sheet = errand_sheet(Catalogue(strict=True), lines, "en")
    links = [getattr(one, "url", None) for one in sheet.walk_children()]
    assert list(filter(None, links)) == [lines[1].link]
