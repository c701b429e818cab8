"""Sentences of Owner's Choice that change with numbers."""

from __future__ import annotations

import pytest

from bot.words.catalogue import Catalogue
from games.owners_choice.rules import RULES

COMPANIES = (0, 1, 3)


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("en", 1, "Red pays $30 a share"),
        ("en", 3, "Red, Blue and Yellow pay $30 a share"),
        ("it", 1, "Rossa paga 30\N{NO-BREAK SPACE}$ per azione"),
        ("it", 3, "Rossa, Blu e Gialla pagano 30\N{NO-BREAK SPACE}$ per azione"),
    ],
)
def test_one_company_pays_several_pay(language: str, count: int, told: str) -> None:
    """Space D: every company tied for the highest price."""
    words = Catalogue(strict=True).words(language, RULES, ()).plain
    companies = COMPANIES[:count]
    assert told in words.say("hint-dividends", companies=companies, price=30, amount=0)
