"""Sentences of Owner's Choice that change with numbers."""

from __future__ import annotations

import pytest

from bot.words.catalogue import Catalogue
from games.owners_choice.components import FUND_DIE, counted
from games.owners_choice.rules import RULES

COMPANIES = (0, 1, 3)
TYPED = str.maketrans("\N{MULTIPLICATION SIGN}\N{MINUS SIGN}\N{RIGHT SINGLE QUOTATION MARK}", "x-'")


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


@pytest.mark.parametrize(
    ("language", "die", "told"),
    [
        ("en", 0, "price +1, 2x price +2, dividend and 2x another company +1"),
        ("it", 0, "prezzo +1, 2x prezzo +2, dividendo e 2x un'altra compagnia +1"),
        ("en", FUND_DIE, "3x price -1 and the whole Fund and 2x price -2 and the whole Fund"),
    ],
)
def test_faces_that_are_alike_are_counted(language: str, die: int, told: str) -> None:
    words = Catalogue(strict=True).words(language, RULES, ()).plain
    faces = counted(die)
    assert sum(faces) == 6
    said = words.say("hint-company-die", cost=50, faces=faces).translate(TYPED)
    assert said.endswith(told)


@pytest.mark.parametrize(
    ("language", "chosen", "told"),
    [
        ("en", True, "President Carla"),
        ("en", False, "Blue"),
        ("it", True, "presidente Carla"),
        ("it", False, "Blu"),
    ],
)
def test_a_chosen_company_is_not_named_twice(language: str, chosen: bool, told: str) -> None:
    words = Catalogue(strict=True).words(language, RULES, ("Anna", "Bruno", "Carla")).plain
    facts = {"company": 1, "seat": 2, "cost": 50, "fund": 0, "chosen": chosen}
    assert words.say("hint-their-company.short", **facts) == told


@pytest.mark.parametrize(("count", "told"), [(1, "1 azione su 12"), (5, "5 azioni su 12")])
def test_a_single_share_is_no_plural(count: int, told: str) -> None:
    words = Catalogue(strict=True).words("it", RULES, ()).plain
    assert words.say("picture-shares-of", count=count, most=12) == told
