"""A set of cards against the box: what a host has typed may lack a card or a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from string import ascii_uppercase

from games.greed.printed import Box, Cards, Mark

MARKS: tuple[Mark, ...] = ("x3/x4", "x4")


class CardsError(ValueError):
    """The file of the cards is not a whole set; the text says what is wrong and what would be."""


def check(cards: Cards, box: Box) -> Cards:
    """The same cards, if they are a whole set; CardsError lists all that is wrong."""
    wrong = [
        *_products(cards),
        *_companies(cards, box),
        *_assets(cards, box),
        *_symbols(cards, box),
    ]
    wrong += _effects(cards, box)
    if wrong:
        raise CardsError("cards.toml: " + "; ".join(wrong))
    return cards


def _products(cards: Cards) -> Iterator[str]:
    keys = [one.key for one in cards.products.list]
    if len(set(keys)) < len(keys):
        yield "each product needs a key of its own"
    for one in cards.products.list:
        if list(one.prices) != sorted(set(one.prices)) or one.prices[:1] < (1,):
            yield f"the prices of {one.key} must be above nothing and rise from box to box"
        if not 0 <= cards.products.start < len(one.prices):
            yield f"{one.key} has no box {cards.products.start} to start on"


def _companies(cards: Cards, box: Box) -> Iterator[str]:
    found = [one.number for one in cards.companies.list]
    wanted = list(range(box.inventory.companies))
    if found != wanted:
        yield f"companies are numbered {wanted[0]} to {wanted[-1]}, in order: {_odd(found, wanted)}"


def _assets(cards: Cards, box: Box) -> Iterator[str]:
    inventory = box.inventory
    found = [one.number for one in cards.assets.list]
    first = inventory.first_asset
    wanted = list(range(first, first + inventory.assets))
    if found != wanted:
        yield f"assets are numbered {first} to {wanted[-1]}, in order: {_odd(found, wanted)}"
        return
    for mark in MARKS:
        count = sum(one.mark == mark for one in cards.assets.list)
        if count != inventory.marked:
            yield f"{inventory.marked} assets are marked {mark}, not {count}"
    for one in cards.assets.list:
        if not one.makes:
            yield f"asset {one.number} makes nothing"


def _symbols(cards: Cards, box: Box) -> Iterator[str]:
    letters = ascii_uppercase[: box.inventory.symbols]
    found = [(one.pile, one.letter) for one in cards.symbols.list]
    if found != [(pile, letter) for pile in ("gold", "silver") for letter in letters]:
        yield f"symbols are gold A to {letters[-1]}, then silver A to {letters[-1]}"
    yield from (
        f"{one.pile} {one.letter} needs points" for one in cards.symbols.list if one.points < 1
    )


def _effects(cards: Cards, box: Box) -> Iterator[str]:
    """Every product that a card names exists, and nothing is needed or made in part."""
    known = {one.key for one in cards.products.list}
    named: list[tuple[str, dict[str, int]]] = [
        *((f"asset {one.number}", one.needs | one.makes | one.trend) for one in cards.assets.list),
        *((f"company {one.number}", one.trend) for one in cards.companies.list),
        *((f"{one.pile} {one.letter}", one.trend) for one in cards.symbols.list),
    ]
    for where, products in named:
        if strange := sorted(set(products) - known):
            yield f"{where} names {', '.join(strange)}, which is no product"
    widest = len(box.trend_track.boxes) - 1
    for asset in cards.assets.list:
        if any(count < 1 for count in (*asset.needs.values(), *asset.makes.values())):
            yield f"asset {asset.number} needs and makes one or more of a product"
        if any(not 0 < abs(arrows) <= widest for arrows in asset.trend.values()):
            yield f"asset {asset.number} has 1 to {widest} arrows a product"


def _odd(found: Iterable[int], wanted: Iterable[int]) -> str:
    """Which are missing, and which too many."""
    have, need = Counter(found), Counter(wanted)
    missing, extra = sorted((need - have).elements()), sorted((have - need).elements())
    told = [f"{_list(missing)} missing"] * bool(missing) + [f"{_list(extra)} too many"] * bool(
        extra
    )
    return ", ".join(told) or "out of order"


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
