"""Amounts where there is little room."""

from __future__ import annotations

import pytest

from render import amounts, text, theme
from render.text import Pen, width


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("$11,912.40", "$11.9k"),
        ("11.912,40\u00a0$", "11,9k\u00a0$"),
        ("$10,000", "$10k"),
        ("$9,999.99", "$9,999.99"),
        ("$999,999.99", "$999.9k"),
        ("$1,000,000", "$1M"),
        ("$9,725,200.99", "$9.72M"),
        ("9.705.200,99\u00a0$", "9,7M\u00a0$"),
        ("8.056.200,99\u00a0$", "8,05M\u00a0$"),
        ("$12,345,678", "$12.3M"),
        ("9\u202f725\u202f200,99\u00a0$", "9,72M\u00a0$"),
        ("11\u00a0912\u00a0z\u0142", "11,9k\u00a0z\u0142"),
        ("CHF\u00a012\u2019345.50", "CHF\u00a012.3k"),
        ("\u20b911,00,000", "\u20b91.1M"),
        ("$999,999,999,999", "$999.9G"),
        ("999.999.999.999M", "999,9P"),
        ("12,345M", "12.3G"),
        ("$0.50", "$0.50"),
        ("7/20", "7/20"),
        ("120/12,500", "120/12,500"),
        ("\N{EN DASH}", "\N{EN DASH}"),
    ],
)
def test_thousands_are_told_from_ten_thousand_on_and_rounded_down(told: str, expected: str) -> None:
    assert amounts.brief(told) == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("$1,200", "1,200"),
        ("88,2k\u00a0$", "88,2k"),
        ("$9.72M", "9.72M"),
        ("€50", "50"),
        ("1\u202f200\u00a0$", "1\u202f200"),
    ],
)
def test_an_amount_without_the_sign_of_its_money_keeps_its_unit(told: str, expected: str) -> None:
    assert amounts.bare(told) == expected


def test_the_longest_way_that_has_room_is_taken() -> None:
    pen, told = Pen(theme.WORD, "bold"), "$11,912.40"
    forms = (told, "$11,912", "$11.9k")
    for form in forms:
        assert text.fitting(told, pen, width(form, pen.size, pen.weight)) == form
    assert text.fitting(told, pen, 1) == forms[-1]
