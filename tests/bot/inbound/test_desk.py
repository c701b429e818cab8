"""A desk on the screen: offers made, countered and answered by buttons, selects and modals."""

from __future__ import annotations

from typing import Any

from bot.ui.control import LONGEST_ID
from bot.ui.limits import COMPONENTS
from games.core.desk import Accept, Propose
from tests.bot.inbound.conftest import Place, Shown, private
from tests.bot.inbound.sights import flat
from tests.contract.reduced import greed

PEOPLE = ("anna", "bruno", "carla")


class Desk:
    """A table of Greed in its trading phase, and the people by the company they speak for."""

    def __init__(self, place: Place, number: int, ceos: list[str]) -> None:
        self.place, self.number, self.ceos = place, number, ceos

    async def view(self) -> Any:
        return (await self.place.sight(self.number)).view

    async def act(self, firm: int, action: Any) -> None:
        await self.place.tables.act(self.number, self.place.id(self.ceos[firm]), action)

    async def page(self, firm: int) -> Shown:
        """The desk, as the CEO of a company opens it."""
        who = self.ceos[firm]
        hand = await self.place.ask(who, "table hand", table=self.number)
        await self.place.press(who, hand, "Trade desk")
        return await self.place.again(hand)

    async def choose(self, firm: int, shown: Shown, kind: str, number: int) -> Shown:
        """Line `number` of the select for offers of a kind."""
        menu = _menu(shown, kind)
        value = menu["options"][number]["value"]
        await self.place.people[self.ceos[firm]].select(
            shown.message, [value], custom_id=menu["custom_id"]
        )
        return await self.place.again(shown)

    async def write(self, firm: int, shown: Shown, **values: Any) -> Any:
        """Press the one button that opens the modal, and send it off."""
        actor = self.place.people[self.ceos[firm]]
        opening = _opening(shown)
        modal = await actor.click(shown.message, custom_id=opening["custom_id"])
        assert modal.modal is not None
        return await actor.submit_modal(modal, values)


def _menu(shown: Shown, kind: str) -> dict[str, Any]:
    (found,) = [one for one in shown.menus if f":take:{kind}~" in one["custom_id"]]
    return found


def _opening(shown: Shown) -> dict[str, Any]:
    """The first button that opens a modal."""
    return next(one for one in shown.parts if ":write:0~" in one.get("custom_id", ""))


async def desk(place: Place) -> Desk:
    number = await place.started("greed", *PEOPLE)
    sight = await place.sight(number)
    names = [seat.name.lower() for seat in sight.seats]
    found = Desk(place, number, [*names, names[0]])
    for firm in range(3):
        await found.act(firm, greed.Announce(0))
    for firm in range(4):
        await found.act(firm, greed.Bid(firm, 0))
    return found


async def test_an_offer_is_made_in_one_modal_and_written_as_people_write(place: Place) -> None:
    """Who speaks for two companies chooses the partner, then one modal is the whole form."""
    at = await desk(place)
    shown = await at.choose(0, await at.page(0), "propose.", 0)
    await at.write(0, shown, give="30M", take="2 coal, steel + 5 m", words="")
    (made,) = (await at.view()).desk.open
    assert (made.by, made.give, made.take) == (0, (0, 0, 0, 30), (2, 1, 0, 5))


async def test_what_is_not_understood_is_refused_with_what_there_is(place: Place) -> None:
    at = await desk(place)
    answer = await at.write(1, await at.page(1), give="3 unicorns", take="1", words="")
    text = private(answer).text
    assert "3 unicorns" in text
    assert "coal, steel, rails" in text
    assert not (await at.view()).desk.open


async def test_a_choice_can_be_made_again_after_its_modal_was_closed(place: Place) -> None:
    """The select is gone with the message that it stood in, so it cannot stick."""
    at = await desk(place)
    shown = await at.choose(0, await at.page(0), "propose.", 0)
    assert not shown.menus
    await place.press(at.ceos[0], shown, "Back")
    again = await at.choose(0, await place.again(shown), "propose.", 0)
    assert _opening(again)


async def test_with_twelve_open_proposals_answers_are_a_select_and_all_fits(place: Place) -> None:
    at = await desk(place)
    for firm in (0, 1, 3):
        for more in range(4):
            await at.act(firm, Propose(firm, 2, (0, 0, 0, 10 + more), (0, 0, 0, 1)))
    assert len((await at.view()).desk.open) == 12
    page = await at.page(2)
    ids = [one["custom_id"] for one in page.parts if "custom_id" in one]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids)) <= LONGEST_ID
    assert len(flat(page.message.components)) <= COMPONENTS
    assert len(_menu(page, "accept")["options"]) == 12
    await at.choose(2, page, "accept", 5)
    gone = [one.id for one in (await at.view()).desk.open]
    assert gone == [number for number in range(1, 13) if number != 6]


async def test_an_offer_is_countered_and_the_counter_accepted(place: Place) -> None:
    at = await desk(place)
    await at.act(0, Propose(0, 1, (0, 0, 0, 20), (1, 0, 0, 0)))
    await at.write(1, await at.page(1), give="10", take="20", words="again next year")
    (counter,) = (await at.view()).desk.open
    assert (counter.by, counter.partner, counter.answers) == (1, 0, 1)
    page = await at.page(0)
    await place.press(at.ceos[0], page, "do-accept")
    view = await at.view()
    assert not view.desk.open
    assert [one.words for one in view.desk.promises] == ["again next year"]


async def test_three_parties_trade_with_an_offer_to_anybody(place: Place) -> None:
    at = await desk(place)
    await at.act(1, Propose(1, None, (0, 0, 0, 20), (0, 0, 0, 10)))
    await at.act(2, Propose(2, 1, (0, 0, 0, 12), (0, 0, 0, 20), answers=1))
    assert [one.id for one in (await at.view()).desk.open] == [1, 2]
    page = await at.page(2)
    await place.press(at.ceos[2], page, "do-accept")
    assert [one.id for one in (await at.view()).desk.open] == [2]
    await at.act(1, Accept(2, 1))
    assert not (await at.view()).desk.open


async def test_what_is_chosen_after_the_offer_has_gone_is_stale(place: Place) -> None:
    at = await desk(place)
    await at.act(0, Propose(0, 1, (0, 0, 0, 20), (0, 0, 0, 1)))
    page = await at.page(1)
    await at.act(2, Propose(2, 1, (0, 0, 0, 20), (0, 0, 0, 1)))
    await at.act(1, Accept(1, 1))
    before = (await at.view()).purses
    accept = next(one for one in page.parts if "act:accept" in one.get("custom_id", ""))
    await place.people[at.ceos[1]].click(page.message, custom_id=accept["custom_id"])
    assert (await at.view()).purses == before


async def test_an_order_with_two_fields_is_asked_in_one_modal(place: Place) -> None:
    """By the select of the hand and by command; a choice and an amount, 120M as it is written."""
    at = await desk(place)
    who = at.ceos[1]
    hand = await place.ask(who, "table hand", table=at.number)
    menu = hand.menu("order")
    value = menu["options"][0]["value"]
    await place.people[who].select(hand.message, [value], custom_id=menu["custom_id"])
    shown = await place.again(hand)
    opening = next(one for one in shown.parts if ":order:" in one.get("custom_id", ""))
    modal = await place.people[who].click(shown.message, custom_id=opening["custom_id"])
    assert modal.modal is not None
    assert [one["component"]["type"] for one in modal.modal["components"]] == [3, 4]
    assert modal.modal["components"][1]["component"]["value"] == "20M"
    await place.people[who].submit_modal(modal, {"year": ["2"], "most": "120 m"})
    (stored,) = (await place.sight(at.number, who)).orders
    assert stored.order == greed.SymbolUpTo(2, 120)
