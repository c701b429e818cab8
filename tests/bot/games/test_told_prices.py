"""A button acts at what it was told, or not at all: pressed again, or after the price has changed."""

from __future__ import annotations

import pytest

from bot.errors import HouseError
from games.core.desk import MakePromise
from games.core.words import Action
from games.impero.actions import DevelopCell, Issue, RentCell, Sell, Send
from games.impero.rules import RULES as impero
from tests.bot.games import impero_table
from tests.bot.games.anything import opened
from tests.bot.games.test_impero_buttons import founded
from tests.bot.sim import House
from tests.games.impero.table import Game as Rules


async def test_develop_pressed_three_times_charges_once(house: House) -> None:
    """As once: "develop for $1" charged 1, 2 and 5, since the decision stands for an hour."""
    game = await impero_table.opened(house)
    page = await founded(game, "giulia", "Luce")
    button = next(one for one in page.buttons if ":act:develop-cell[" in one.custom_id)
    before = (await game.sight()).table.number
    for _ in range(3):
        await house.again("giulia", page, button.custom_id)
    assert (await game.sight()).table.number == before + 1
    assert "Nothing was changed" in page.text


@pytest.mark.parametrize("deed", [Issue, Sell, Send])
async def test_a_button_is_for_one_act(house: House, deed: type[Action]) -> None:
    """Nothing of what it costs changes with the first one: it still is for one."""
    game = await impero_table.opened(house)
    await founded(game, "giulia", "Luce")
    sight = await game.sight("giulia")
    action = next(one.action for one in sight.offers if isinstance(one.action, deed))
    await _twice(house, game.table, action)


async def test_a_promise_is_given_once(house: House) -> None:
    table = await opened(house, "shark_room", ("giulia", "marco", "ottavia"))
    sight = await table.sight("giulia")
    offer = next(one for one in sight.offers if isinstance(one.action, MakePromise))
    action = MakePromise(offer.action.holder, "Half of it")  # type: ignore[attr-defined]
    await _twice(house, table.number, action)


def test_a_rent_is_another_once_its_owner_has_developed_the_cell() -> None:
    """The price of a rent is the owner's to change."""
    game = Rules()
    game.found(0)
    game.found(1)
    game.country([1, 1, 1], owners=[0, 1])
    rent = RentCell(0, 1)
    before = impero.told(impero.view(game.state, 0), rent)  # type: ignore[arg-type]
    game.act(1, DevelopCell(1, 1))
    assert impero.told(impero.view(game.state, 0), rent) != before  # type: ignore[arg-type]


async def _twice(house: House, table: int, action: Action) -> None:
    user = house.people["giulia"].id
    number = (await house.app.tables.sight(table, user)).number_of(action)
    await house.app.tables.act(table, user, action, number)
    with pytest.raises(HouseError, match="stale"):
        await house.app.tables.act(table, user, action, number)
