"""The pages of Impero: the market, the report, the companies, and the map cut into regions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import lru_cache

from games.core.contract import HAND, Note, Page
from games.core.kinds import Titles
from games.impero.geography import Geography, Spot, column_name, geography
from games.impero.state import Auction, Listing, View

WIDE, HIGH = 12, 9
"""Cells of a region."""


def pages(view: View) -> Sequence[Page]:
    """The market and the report, then the companies, those that the viewer directs first."""
    mine = [n for n, one in enumerate(view.companies) if one.director == view.me]
    others = [n for n in range(len(view.companies)) if n not in mine]
    return (
        Page(HAND, notes=tuple(_transfers(view))),
        Page("market", board=True, notes=tuple(_lots(view))),
        Page("report", board=True),
        *(Page(f"company:{n}", {"company": n}) for n in (*mine, *others)),
        *_region_pages(view.land),
    )


def titles(view: View) -> Titles:
    """Companies are called as their founders wished, cells as on the map; lots by what they are."""
    return {
        "company": tuple(one.name for one in view.companies),
        "cell": geography(view.land).names,
        "auction": {one.id: _lot(one) for one in view.auctions},
        "listing": {one.id: {**_lot(one), "price": one.price} for one in view.listings},
        "transfer": {one.id: {"amount": one.amount, "giver": one.giver} for one in view.transfers},
    }


@lru_cache(maxsize=64)
def regions(land: tuple[str, ...]) -> tuple[Spot, ...]:
    """The upper left corners of the regions, along the rows; none lies wholly at sea."""
    country = geography(land)
    return tuple(
        (left, top)
        for top in _steps(country.high, HIGH)
        for left in _steps(country.wide, WIDE)
        if any((left + x, top + y) in country.at for y in range(HIGH) for x in range(WIDE))
    )


def region_of(land: tuple[str, ...], cell: int) -> int:
    """The number of the region in the middle of which a cell lies as nearly as may be."""
    column, row = geography(land).spots[cell]
    inside = [
        (abs(left + WIDE / 2 - column) + abs(top + HIGH / 2 - row), number)
        for number, (left, top) in enumerate(regions(land))
        if left <= column < left + WIDE and top <= row < top + HIGH
    ]
    return min(inside)[1]


def region_name(country: Geography, corner: Spot) -> str:
    """Its first and last spot: A1 to L9."""
    left, top = corner
    right, bottom = min(left + WIDE, country.wide), min(top + HIGH, country.high)
    return f"{column_name(left)}{top + 1}\N{EN DASH}{column_name(right - 1)}{bottom}"


def _transfers(view: View) -> Iterator[Note]:
    """Until when money on its way can be answered."""
    for one in view.transfers:
        key = "note-transfer-mine" if one.giver == view.me else "note-transfer"
        facts = {"giver": one.giver, "taker": one.taker, "amount": one.amount, "risk": one.risk}
        yield Note(key, {**facts, "until": _seconds(one.ends)})


def _lots(view: View) -> Iterator[Note]:
    """When auctions and sales end, the next first."""
    ending: list[Auction | Listing] = [*view.auctions, *view.listings]
    for lot in sorted(ending, key=lambda one: one.ends):
        key = "note-auction" if isinstance(lot, Auction) else "note-listing"
        facts = {"count": lot.shares, "company": lot.company, "until": _seconds(lot.ends)}
        yield Note(key, facts)


def _seconds(instant: datetime) -> int:
    return int(instant.timestamp())


def _lot(lot: Auction | Listing) -> Mapping[str, int]:
    return {"count": lot.shares, "company": lot.company}


def _region_pages(land: tuple[str, ...]) -> Iterator[Page]:
    country = geography(land)
    for number, corner in enumerate(regions(land)):
        yield Page(f"region:{number}", {"name": region_name(country, corner)})


def _steps(length: int, step: int) -> list[int]:
    """Where strips of `step` begin that cover `length`; the last lies flush with the end."""
    count = max(1, -(-length // step))
    last = max(0, length - step)
    return sorted({min(number * step, last) for number in range(count)})
