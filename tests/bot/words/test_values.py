"""How values are written in both languages, and names that try to be more than names."""

from __future__ import annotations

import pytest

from bot.words.languages import LANGUAGES
from bot.words.values import escaped, moment, money, number, on_one_line
from games.core.kinds import Money


@pytest.mark.parametrize(
    ("amount", "english", "italian"),
    [
        (0, "$0", "0\u00a0$"),
        (700, "$700", "700\u00a0$"),
        (1200, "$1,200", "1.200\u00a0$"),
        (-1200, "\u2212$1,200", "\u22121.200\u00a0$"),
        (1234567, "$1,234,567", "1.234.567\u00a0$"),
    ],
)
def test_money_is_grouped_and_its_sign_stands_where_the_language_puts_it(
    amount: int, english: str, italian: str
) -> None:
    assert money(amount, LANGUAGES["en"]) == english
    assert money(amount, LANGUAGES["it"]) == italian


def test_cents_have_two_places() -> None:
    assert money(8450, LANGUAGES["en"], Money(cents=True)) == "$84.50"
    assert money(123405, LANGUAGES["it"], Money(cents=True)) == "1.234,05\u00a0$"


def test_the_sign_of_some_money_stands_behind_in_every_language() -> None:
    millions = Money("M", behind=True)
    assert money(1200, LANGUAGES["en"], millions) == "1,200M"
    assert money(120, LANGUAGES["it"], millions) == "120M"


def test_numbers_are_grouped_and_have_a_real_minus() -> None:
    assert number(-1200, LANGUAGES["en"]) == "\u22121,200"
    assert number(1200, LANGUAGES["it"]) == "1.200"


def test_an_instant_is_discords_to_write_or_a_date_in_utc() -> None:
    assert moment(1_800_000_000, marked=True) == "<t:1800000000:f>"
    assert moment(1_800_000_000, marked=True, style="R") == "<t:1800000000:R>"
    assert moment(1_800_000_000, marked=False) == "2027-01-15 08:00 UTC"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Giulia", "Giulia"),
        ("Èlia_Ñ ♥", "Èlia_Ñ ♥"),
        ("  two\nlines\t", "two lines"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("\u202etxet", "txet"),
        ("\u2067\u2066\u200f", ""),
        ("\u3164\u2800\u115f", ""),
        ("e\u0301", "é"),
        ("z" + "\u0335" * 30, "z" + "\u0335" * 3),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("דנה", "\u2068דנה\u2069"),
        ("x" * 60, "x" * 39 + "…"),
    ],
)
def test_a_name_is_one_visible_line_that_turns_nothing_around(name: str, shown: str) -> None:
    assert on_one_line(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Giulia", "Giulia"),
        ("@everyone", "@\u200beveryone"),
        ("**x**", r"\*\*x\*\*"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("<t:1:R>", r"\<t:1:R\>"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("> quote", r"\> quote"),
        ("[a](https://b.c)", r"\[a\]\(https\://b.c\)"),
        ("under_score", r"under\_score"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("back\\slash", r"back\\slash"),
        ("Anna-Maria", "Anna-Maria"),
    ],
)
def test_a_name_in_a_message_is_never_markup(name: str, shown: str) -> None:
    assert escaped(name) == shown
