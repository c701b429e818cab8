"""A short form of `python -m tests.bench fairness`: nobody loses by another's silence, haste or leaving."""

from __future__ import annotations

import pytest

from tests.bench import fairness


@pytest.mark.parametrize("seed", ["tournaments 0", "tournaments 5"])
async def test_no_tournament_of_random_people_breaks_what_is_promised(seed: str) -> None:
    assert await fairness.cup(seed) == []


@pytest.mark.parametrize("seed", [f"single tables {number}" for number in (1, 4)])
async def test_no_table_of_random_people_is_taken_from_them(seed: str) -> None:
    assert await fairness.table(seed) == []
