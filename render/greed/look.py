"""How Greed's companies, products and symbols look: letters, fills and patterns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.greed.components import ASSETS, CARDS, PILE, PRODUCTS, SYMBOLS
from render import shapes, theme
from render.palettes import Palette, palette
from render.patterns import PATTERNS
from render.scene import Words
from render.sheet import Sheet

COMPANY_FILLS: Final = (
    "#7a97fb", "#fcbd43", "#ed7665", "#94dbb5", "#a5509f", "#9af9fe", "#b0bbce", "#307c1b",
    "#f4e8a2", "#b67ba2",
)  # fmt: skip
"""By number. Contrast with the panel is 3 and more, of the letter 4.6 and more; so for products."""
PRODUCT_FILLS: Final = (
    "#3ca95d", "#dda016", "#cbf2d2", "#7b8ec8", "#6f6a63", "#bc4862", "#bba89a", "#617bdc",
    "#5fdbff", "#ef9fd3", "#d6cb85",
)  # fmt: skip
GOLD: Final = theme.BRASS
SILVER: Final = "#c3ccd8"
RISEN: Final = "#1c392e"
FALLEN: Final = "#44281e"
"""The way from a price to the next."""
BADGE: Final = (60, 54)
"""Width and height of a product's badge."""
_STEP: Final = 7
"""Offset into the list of patterns, so that neighbouring products differ."""


def colours() -> Palette:
    return palette("greed")


def company_mark(sheet: Sheet, company: int, at: tuple[int, int], size: int, on: str) -> None:
    """A company's badge with its number; `at` is its upper left corner."""
    left, top = at
    box = (left, top, left + size, top + size)
    pattern = tuple(PATTERNS)[company % len(PATTERNS)]
    number = str(CARDS.companies.list[company].number)
    fill = COMPANY_FILLS[company % len(COMPANY_FILLS)]
    shapes.emblem(sheet, box, number, fill, pattern, on)


def product_mark(
    sheet: Sheet,
    words: Words,
    product: int,
    at: tuple[int, int],
    on: str,
    size: tuple[int, int] = BADGE,
) -> None:
    """A product's badge with its code; `at` is its upper left corner."""
    left, top = at
    box = (left, top, left + size[0], top + size[1])
    pattern = tuple(PATTERNS)[(product * _STEP + 3) % len(PATTERNS)]
    fill = PRODUCT_FILLS[product % len(PRODUCT_FILLS)]
    shapes.emblem(sheet, box, codes(words)[product], fill, pattern, on)


def symbol_mark(
    sheet: Sheet, symbol: int, at: tuple[int, int], size: int, on: str, *, dim: bool = False
) -> None:
    """The symbol's letter on its metal; grey once it is owned and listed under its owner."""
    left, top = at
    metal = theme.LINE if dim else (GOLD, SILVER)[symbol // PILE]
    box = (left, top, left + size, top + size)
    shapes.emblem(sheet, box, SYMBOLS[symbol].letter, metal, "plain", on)


def product_name(words: Words, product: int) -> str:
    return words.say(f"product-{PRODUCTS[product]}.title")


def asset_name(words: Words, asset: int) -> str:
    return words.say(f"asset-{ASSETS[asset].number}.name")


def company_name(words: Words, company: int) -> str:
    return words.fact("company", company)


def codes(words: Words) -> tuple[str, ...]:
    """Two letters for each product in the language of the table: La, Sa, Co."""
    return _codes(tuple(product_name(words.signs, one) for one in range(len(PRODUCTS))))


@lru_cache(maxsize=16)
def _codes(titles: Sequence[str]) -> tuple[str, ...]:
    """The first letter and the next one with which no other product begins its code."""
    found: list[str] = []
    for title in titles:
        letters = [letter for letter in title[1:] if letter.isalnum()]
        ways = (title[:1].upper() + letter.lower() for letter in letters)
        found.append(next((way for way in ways if way not in found), title[:2]))
    return tuple(found)
