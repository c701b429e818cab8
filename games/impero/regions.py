"""The map cut into regions: their places and their names."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.core.words import Facts
from games.impero.geography import Geography, Spot, column_name, geography

WIDE, HIGH = 12, 9
"""Cells of a region."""

WEST, EAST, NORTH, SOUTH = 663, 1852, 4709, 3665
"""The bounds of Italy in hundredths of a degree, as in `italy/`."""


class Place(msgspec.Struct, frozen=True):
    """The middle of a part of Italy, in hundredths of a degree."""

    key: str
    longitude: int
    latitude: int


PLACES = (
    Place("western-alps", 730, 4540),
    Place("central-alps", 980, 4625),
    Place("dolomites", 1150, 4650),
    Place("eastern-alps", 1310, 4635),
    Place("piedmont", 800, 4485),
    Place("po-valley", 990, 4515),
    Place("veneto", 1190, 4545),
    Place("liguria", 890, 4430),
    Place("romagna", 1170, 4435),
    Place("tuscany", 1110, 4335),
    Place("umbria", 1250, 4300),
    Place("marche", 1330, 4345),
    Place("latium", 1270, 4190),
    Place("abruzzo", 1390, 4220),
    Place("gargano", 1560, 4165),
    Place("campania", 1465, 4085),
    Place("basilicata", 1605, 4040),
    Place("apulia", 1680, 4100),
    Place("salento", 1810, 4025),
    Place("calabria", 1640, 3895),
    Place("northern-sardinia", 905, 4070),
    Place("southern-sardinia", 900, 3945),
    Place("western-sicily", 1330, 3775),
    Place("eastern-sicily", 1465, 3745),
)
"""Our own numbers, rounded from an atlas."""
QUARTERS = (
    *("north-west", "north", "north-east", "west", "middle", "east"),
    *("south-west", "south", "south-east"),
)
"""Parts of a random coast, by thirds of its height and width."""

names = (*(place.key for place in PLACES), *QUARTERS)


@lru_cache(maxsize=64)
def regions(land: tuple[str, ...]) -> tuple[Spot, ...]:
    """The upper left corners of the regions, along the rows; none lies wholly at sea."""
    country = geography(land)
    return tuple(
        (left, top)
        for top in _steps(country.high, HIGH)
        for left in _steps(country.wide, WIDE)
        if _inside(country, (left, top))
    )


def region_of(land: tuple[str, ...], cell: int) -> int:
    """The number of the region whose middle is nearest to a cell."""
    column, row = geography(land).spots[cell]
    inside = [
        (abs(left + WIDE / 2 - column) + abs(top + HIGH / 2 - row), number)
        for number, (left, top) in enumerate(regions(land))
        if left <= column < left + WIDE and top <= row < top + HIGH
    ]
    return min(inside)[1]


def region_name(country: Geography, corner: Spot) -> str:
    """The first and last spot of a region: A1 to L9."""
    left, top = corner
    right, bottom = min(left + WIDE, country.wide), min(top + HIGH, country.high)
    return f"{column_name(left)}{top + 1}\N{EN DASH}{column_name(right - 1)}{bottom}"


@lru_cache(maxsize=512)
def region_place(land: tuple[str, ...], country: str, corner: Spot) -> int:
    """The part of the country with the middle of its land: an index into `names`."""
    lying = geography(land)
    spots = _inside(lying, corner)
    x = sum(column for column, _ in spots) / len(spots) / lying.wide
    y = sum(row for _, row in spots) / len(spots) / lying.high
    if country != "italy":
        return len(PLACES) + 3 * int(3 * y) + int(3 * x)
    longitude, latitude = WEST + x * (EAST - WEST), NORTH - y * (NORTH - SOUTH)
    return min(range(len(PLACES)), key=lambda one: _far(PLACES[one], longitude, latitude))


def region_facts(land: tuple[str, ...], country: str, number: int) -> Facts:
    """The facts of region `number`: its part of the country, which one of those in that part, its spots."""
    corner = regions(land)[number]
    place = region_place(land, country, corner)
    alike = [one for one in regions(land) if region_place(land, country, one) == place]
    rank = 1 + alike.index(corner) if len(alike) > 1 else 0
    return {"region": place, "rank": rank, "name": region_name(geography(land), corner)}


def _far(place: Place, longitude: float, latitude: float) -> float:
    """A degree of longitude is three quarters of one of latitude there."""
    return (0.75 * (place.longitude - longitude)) ** 2 + (place.latitude - latitude) ** 2


def _inside(country: Geography, corner: Spot) -> list[Spot]:
    left, top = corner
    spots = ((left + x, top + y) for y in range(HIGH) for x in range(WIDE))
    return [spot for spot in spots if spot in country.at]


def _steps(length: int, step: int) -> list[int]:
    """The beginnings of strips of `step` that cover `length`; the last strip ends with it."""
    count = max(1, -(-length // step))
    last = max(0, length - step)
    return sorted({min(number * step, last) for number in range(count)})
