"""Kinds of fields that Acquire lacks, on reduced games: typed, picked, traded, hidden, windows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.buttons import hand_button, offer_rows
from bot.ui.control import rows
from bot.ui.sheet import note
from games.core.words import Action
from tests.bot.inbound.conftest import Place, Shown, private
from tests.contract.reduced import shark


async def board(place: Place, number: int) -> Shown:
    sight = await place.sight(number)
    words = place.services.catalogue.words("en", sight.rules, sight.names)
    return await place.post(
        note("board", rows=[*offer_rows(sight, words), *rows([hand_button(sight, words)])])
    )


async def hand(place: Place, who: str, number: int) -> Shown:
    return await place.ask(who, "table hand", table=number)


async def act(place: Place, number: int, who: str, action: Action) -> None:
    await place.tables.act(number, place.id(who), action)


def seats_of(sight: Any) -> list[str]:
    return [seat.name.lower() for seat in sight.seats]


async def test_a_name_and_an_amount_are_typed_into_one_modal(place: Place) -> None:
    number = await place.started("empire", "anna", "bruno", "carla")
    shown = await hand(place, "bruno", number)
    modal = await place.press("bruno", shown, "do-found…")
    fields = [one["component"] for one in modal.modal["components"] if "component" in one]
    assert [one["custom_id"] for one in fields] == ["name", "capital"]
    await place.people["bruno"].submit_modal(modal, {"name": "Ferrovie: Nord", "capital": "20"})
    (company,) = (await place.sight(number)).view.companies
    assert company.name == "Ferrovie: Nord"
    assert (await place.again(shown)).text.startswith("- Founded")


async def test_a_number_that_is_none_and_one_that_is_too_large_are_refused(place: Place) -> None:
    number = await place.started("empire", "anna", "bruno", "carla")
    shown = await hand(place, "bruno", number)
    modal = await place.press("bruno", shown, "do-found…")
    answer = await place.people["bruno"].submit_modal(modal, {"name": "X", "capital": "lots"})
    assert "“lots” isn’t a whole number from 1" in private(answer).text
    modal = await place.press("bruno", shown, "do-found…")
    answer = await place.people["bruno"].submit_modal(modal, {"name": "X", "capital": "99999"})
    assert private(answer).text
    assert not (await place.sight(number)).view.companies


async def test_a_modal_opened_before_a_restart_still_arrives(place: Place) -> None:
    number = await place.started("empire", "anna", "bruno", "carla")
    shown = await hand(place, "bruno", number)
    modal = await place.press("bruno", shown, "do-found…")
    await place.restart()
    await place.people["bruno"].submit_modal(modal, {"name": "Nord", "capital": "20"})
    assert (await place.sight(number)).view.companies


async def test_a_secret_choice_is_on_no_public_message(place: Place) -> None:
    number = await place.started("greed", "anna", "bruno", "carla")
    assert (await board(place, number)).labels == ["My hand"]
    shown = await hand(place, "carla", number)
    first = next(one for one in shown.parts if ":act:announce" in one.get("custom_id", ""))
    await place.people["carla"].click(shown.message, custom_id=first["custom_id"])
    sight = await place.sight(number, "carla")
    assert sight.view.chosen is not None
    assert (await place.sight(number, "anna")).view.chosen is None


async def test_in_a_window_everybody_gets_the_same_public_button(place: Place) -> None:
    number = await place.started("shark", "anna", "bruno", "carla")
    for _ in range(60):
        sight = await place.sight(number)
        assert sight.waiting is not None
        if sight.waiting.window:
            break
        for who in seats_of(sight):
            own = await place.sight(number, who)
            cards = [one for one in own.offers if isinstance(one.action, shark.PlayCard)]
            if cards:
                await act(place, number, who, cards[0].action)
                break
        else:
            who = await place.asked(number)
            await act(place, number, who, (await place.sight(number, who)).offers[0].action)
    message = await board(place, number)
    assert len([label for label in message.labels if label == "do-no-answer"]) == 1
    sight = await place.sight(number)
    assert sight.waiting is not None
    who = seats_of(sight)[sight.waiting.seats[0]]
    await place.press(who, message, "do-no-answer")
    assert (await place.sight(number)).table.number > sight.table.number


@pytest.mark.parametrize("seed", [0, 1])
async def test_shares_are_bought_and_sold_by_plus_buttons_and_selects(
    place: Place, seed: int
) -> None:
    number = await place.started("owner", "anna", "bruno", "carla")
    who = await bought(place, number)
    assert sum(
        (await place.sight(number, who)).view.shares[(await place.sight(number, who)).viewer or 0]
    )


async def bought(place: Place, number: int) -> str:
    """The first player who may buy does, through the form."""
    for _ in range(40):
        for who in seats_of(await place.sight(number)):
            shown = await hand(place, who, number)
            opening = [one for one in shown.parts if "form:open~buy" in one.get("custom_id", "")]
            direct = [one for one in shown.parts if ":act:buy" in one.get("custom_id", "")]
            if opening:
                await place.people[who].click(shown.message, custom_id=opening[0]["custom_id"])
                await fill(place, who, await place.again(shown))
                return who
            if direct:
                await place.people[who].click(shown.message, custom_id=direct[-1]["custom_id"])
                return who
        who = await place.asked(number)
        await act(place, number, who, (await place.sight(number, who)).offers[0].action)
    raise AssertionError("nobody could ever buy")


async def fill(place: Place, who: str, shown: Shown) -> None:
    """One step of the first item that has room, then confirm."""
    step = [
        one
        for one in shown.parts
        if one["type"] == 2 and "form:shares." in one["custom_id"] and not one.get("disabled")
    ]
    if step:
        await place.people[who].click(shown.message, custom_id=step[0]["custom_id"])
    else:
        menu = shown.menus[0]
        chosen = menu["options"][min(1, len(menu["options"]) - 1)]["value"]
        await place.people[who].select(shown.message, [chosen], custom_id=menu["custom_id"])
    shown = await place.again(shown)
    confirm = next(one for one in shown.parts if one.get("style") == 3)
    await place.people[who].click(shown.message, custom_id=confirm["custom_id"])
