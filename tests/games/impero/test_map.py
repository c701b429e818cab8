"""The map: the national territory and the random coast, dealt by the table's seed."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.chance import Chance
from games.impero.components import BOX, YIELDS
from games.impero.geography import geography
from games.impero.regions import HIGH, WIDE, region_of, regions
from games.impero.state import Options
from games.impero.territory import cells_for, stability_of, territory, yields_of

SEATS = range(2, 21)


def land(country: str, seats: int, seed: str = "seed") -> tuple[str, ...]:
    options = Options(country="italy" if country == "italy" else "coast")
    return territory(options, seats, Chance(seed, 0))


def islands(rows: tuple[str, ...]) -> list[int]:
    """How many cells hang together, the largest island first."""
    around = geography(rows).around
    left, sizes = set(range(len(around))), []
    while left:
        edge, size = [left.pop()], 0
        while edge:
            near = left.intersection(around[edge.pop()])
            left -= near
            edge += near
            size += 1
        sizes.append(size)
    return sorted(sizes, reverse=True)


@pytest.mark.parametrize("seats", SEATS)
def test_italy_fits_the_number_of_players(seats: int) -> None:
    """About 69 cells a player (ruling 24)."""
    assert len(geography(land("italy", seats)).spots) == max(140, 69 * seats)


@pytest.mark.parametrize("seats", SEATS)
def test_sardinia_touches_nothing_and_sicily_the_mainland(seats: int) -> None:
    mainland, sardinia = islands(land("italy", seats))
    assert 0.06 < sardinia / (mainland + sardinia) < 0.11


@pytest.mark.parametrize("seats", [2, 12, 20])
def test_a_coast_is_one_land_of_the_right_size_and_another_with_every_seed(seats: int) -> None:
    rows = land("coast", seats)
    assert islands(rows) == [cells_for(seats)]
    assert land("coast", seats) == rows
    assert land("coast", seats, "other") != rows


@pytest.mark.parametrize("seats", SEATS)
def test_yields_come_in_the_printed_proportions_and_the_rest_yields_three(seats: int) -> None:
    cells = cells_for(seats)
    dealt = Counter(yields_of(cells, Chance("seed", 0)))
    for dollars, share in zip(YIELDS, BOX.cells.per_cent, strict=True):
        left_over = dealt[dollars] - cells * share // 100
        assert left_over == 0 if dollars != 3 else 0 <= left_over < len(YIELDS)
    assert dealt[1] >= BOX.map.one_dollar_per_player * seats


def test_stability_has_five_levels_drawn_evenly() -> None:
    """Ruling 13: efficiency and instability are one property."""
    levels = Counter(stability_of(1380, Chance("seed", 0)))
    assert sorted(levels) == [0, 1, 2, 3, 4]
    assert min(levels.values()) > 1380 / 5 * 0.8


def test_cells_are_called_by_column_and_row_and_touch_eight_others() -> None:
    """Ruling 7."""
    country = geography(("###", "###", "##."))
    assert country.names == ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3")
    assert country.around[4] == (0, 1, 2, 3, 5, 6, 7)
    assert geography(("#" * 28,)).names[25:] == ("Z1", "AA1", "AB1")


@pytest.mark.parametrize("seats", SEATS)
def test_every_cell_lies_in_a_region_and_no_region_at_sea(seats: int) -> None:
    rows = land("italy", seats)
    country, corners = geography(rows), regions(rows)
    for cell, (column, row) in enumerate(country.spots):
        left, top = corners[region_of(rows, cell)]
        assert left <= column < left + WIDE
        assert top <= row < top + HIGH
    for left, top in corners:
        assert any(left <= x < left + WIDE and top <= y < top + HIGH for x, y in country.spots)
