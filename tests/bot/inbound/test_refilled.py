"""A form that was refused comes back with what was written: one wrong field loses none of the others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.inbound.presses import PRESSES
from tests.bot.inbound.conftest import Place, private
from tests.bot.inbound.test_fields import hand
from tests.bot.inbound.test_lobby import card


def written(modal: Any) -> dict[str, Any]:
    """What stands in the fields of a modal that is open; of a select the lines chosen."""
    found = {}
    for part in modal.modal["components"]:
        field = part.get("component", {})
        if "options" in field:
            chosen = [one["value"] for one in field["options"] if one.get("default")]
            found[field["custom_id"]] = chosen
        elif "custom_id" in field:
            found[field["custom_id"]] = field.get("value")
    return found


@pytest.mark.parametrize("wrong", ["lots", "99999"], ids=["unreadable", "against the rules"])
async def test_a_refused_form_is_corrected_where_it_was_wrong(place: Place, wrong: str) -> None:
    number = await place.started("empire", "anna", "bruno", "carla")
    shown = await hand(place, "bruno", number)
    modal = await place.press("bruno", shown, "do-found…")
    given = {"name": "Ferrovie: Nord", "capital": wrong}
    refused = private(await place.people["bruno"].submit_modal(modal, given))
    again = await place.press("bruno", refused, "Correct…")
    assert written(again) == given
    await place.people["bruno"].submit_modal(again, given | {"capital": "20"})
    (company,) = (await place.sight(number)).view.companies
    assert company.name == "Ferrovie: Nord"


async def test_a_refused_form_of_a_lobby_is_corrected_too(place: Place) -> None:
    number = await place.lobby("acquire", "anna")
    shown = private(await place.press("anna", await card(place, number), "option"))
    await place.choose("anna", shown, "pace", "own")
    modal = await place.press("anna", await place.again(shown), "Fill in…")
    refused = private(await place.people["anna"].submit_modal(modal, {"hours": "soon"}))
    again = await place.press("anna", refused, "Correct…")
    assert written(again) == {"hours": "soon"}
    await place.people["anna"].submit_modal(again, {"hours": "2,5"})
    assert (await place.sight(number)).table.clock.seconds == 9000


async def test_a_refused_option_is_corrected_too(place: Place) -> None:
    number = await place.lobby("greed", "anna")
    shown = private(await place.press("anna", await card(place, number), "option"))
    (typed,) = [label for label in shown.labels if label.endswith("3…")]
    modal = await place.press("anna", shown, typed)
    refused = private(await place.people["anna"].submit_modal(modal, {"years": "many"}))
    again = await place.press("anna", refused, "Correct…")
    assert written(again) == {"years": "many"}


def test_every_form_that_may_be_refused_can_be_opened_again() -> None:
    """A note is never refused."""
    assert set(PRESSES.reopens) == set(PRESSES.submits) - {"note"}
