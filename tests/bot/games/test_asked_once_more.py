"""A form foretells what its proposed values would do. Where something else would come of those that were typed, or
more is at stake, it asks with [Do it] and [Change] before anything happens.
"""

from __future__ import annotations

import dataclasses
from typing import cast

import msgspec
import pytest

from bot.ui import labels
from games.core.contract import Note
from games.core.words import Seat
from games.impero.actions import Send
from tests.bot.games.impero_table import Game, opened
from tests.bot.inbound.test_refilled import written
from tests.bot.seen import Seen
from tests.bot.sim import House


async def _sent(game: Game, amount: str) -> Seen:
    house = game.house
    hand = await game.empire("giulia")
    form = await house.press("giulia", "Send money…", hand)
    taker = str(await game.seat("marco"))
    reply = await house.fill("giulia", form, {"taker": [taker], "amount": amount})
    return reply.messages[-1] if reply.messages else hand


async def test_more_at_stake_than_was_foretold_is_asked_and_done(house: House) -> None:
    game = await opened(house)
    asked = await _sent(game, "20")
    assert "risk 40%" in asked.text
    assert not (await game.view("marco")).transfers
    await house.press("giulia", "Confirm", asked)
    (transfer,) = (await game.view("marco")).transfers
    assert transfer.amount == 2000


async def test_what_was_typed_is_changed_from_there(house: House) -> None:
    game = await opened(house)
    form = await house.press("giulia", "Change…", await _sent(game, "20"))
    assert written(form.result)["amount"] == "20"
    await house.fill("giulia", form, {"taker": [str(await game.seat("marco"))], "amount": "0.30"})
    (transfer,) = (await game.view("marco")).transfers
    assert transfer.amount == 30


async def test_what_is_against_the_rules_is_refused_and_not_asked(house: House) -> None:
    refused = await _sent(await opened(house), "2000")
    assert "Correct…" in refused.open
    assert "Confirm" not in refused.open


async def test_what_was_foretold_is_done_at_once(house: House) -> None:
    game = await opened(house)
    done = await _sent(game, "0.40")
    assert "Confirm" not in done.open
    assert len((await game.view("marco")).transfers) == 1


@pytest.mark.parametrize("key", ["buys-nothing", "buys"])
async def test_another_outcome_of_whatever_game_is_asked(house: House, key: str) -> None:
    sight = await (await opened(house)).sight("giulia")
    small, large = Send(Seat(1), 1), Send(Seat(1), 2)
    told = {1: Note("buys", {"cash": 1}), 2: Note(key, {"cash": 2})}
    rules = dataclasses.replace(
        sight.rules, hint=lambda _view, action: told[cast("Send", action).amount]
    )
    sight = msgspec.structs.replace(sight, rules=rules)
    assert labels.is_otherwise(sight, small, large) is (key == "buys-nothing")
