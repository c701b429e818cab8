"""Sentences of Greed that change with numbers."""

from __future__ import annotations

import pytest

from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.core.contract import Waiting
from games.core.words import Seat
from games.greed.rules import RULES

NOTHING = (0,) * 11
COAL = (0, 0, 0, 0, 3, *NOTHING[5:])


def words(language: str) -> GameWords:
    return Catalogue(strict=True).words(language, RULES, ("Anna", "Bruno")).plain


@pytest.mark.parametrize(
    ("ask", "one", "several"),
    [
        ("announce", "Anna: annuncia un asset", "Anna e Bruno: annunciate un asset"),
        ("bid", "Anna: punta per gli asset", "Anna e Bruno: puntate per gli asset"),
        ("trade", "Anna: scambia", "Anna e Bruno: scambiate"),
        ("sell", "Anna: vendi i prodotti", "Anna e Bruno: vendete i prodotti"),
    ],
)
def test_in_italian_one_player_is_asked_otherwise_than_several(
    ask: str, one: str, several: str
) -> None:
    said = words("it")
    assert said.ask(Waiting((Seat(0),), (), ask=ask)) == one
    assert said.ask(Waiting((Seat(0), Seat(1)), (), ask=ask)) == several


@pytest.mark.parametrize(
    ("kept", "amount", "cost", "told"),
    [
        (0, 328, 0, "everything is sold for 328M"),
        (1, 317, 0, "the rest is sold for 317M"),
        (2, 129, 5, "the rest is sold for 129M · keeping costs 5M"),
        (1, 0, 0, "nothing is sold"),
    ],
)
def test_there_is_no_rest_where_all_or_nothing_is_sold(
    kept: int, amount: int, cost: int, told: str
) -> None:
    assert words("en").say("hint-keep", kept=kept, amount=amount, cost=cost) == told


def test_a_company_without_goods_has_none_that_are_worth_nothing() -> None:
    say, facts = words("en").say, {"company": 1, "cash": 68, "value": 0}
    assert say("alt-use", goods=NOTHING, **facts).endswith("Free Cash 68M, no goods")
    assert "goods 3 " in say("alt-use", goods=COAL, **{**facts, "value": 90})
