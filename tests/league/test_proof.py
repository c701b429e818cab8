"""What is called proven holds against all draws."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from games.league.seating.proof import again
from tests.league.partitions import Tables, partitions


def pairs(tables: Tables) -> set[frozenset[int]]:
    return {frozenset(pair) for table in tables for pair in combinations(table, 2)}


@pytest.mark.parametrize("seed", range(60))
def test_no_draw_is_below_the_bound_and_a_proven_one_is_the_best(seed: int) -> None:
    """Against every partition, with people who came late, left or had a bye."""
    draw = Random(seed)
    everybody = list(range(1, 11))
    past: list[Tables] = []
    for _ in range(draw.randint(1, 3)):
        draw.shuffle(everybody)
        size = draw.choice((3, 4))
        at = draw.randint(6, 10) // size * size
        past.append(tuple(tuple(everybody[n : n + size]) for n in range(0, at, size)))
    here = tuple(sorted(draw.sample(range(1, 11), 8)))
    before = set.union(*map(pairs, past))
    best = min(len(pairs(tables) & before) for tables in partitions(here, (4, 4)))
    for tables in list(partitions(here, (4, 4)))[:: 1 + seed % 5]:
        found = again(past, tables)
        assert found.pairs == len(pairs(tables) & before)
        assert found.least <= best
        assert not found.proven or found.pairs == best


def test_two_tables_of_four_twice_have_four_repeats_and_that_is_proven() -> None:
    found = again((((1, 2, 3, 4), (5, 6, 7, 8)),), ((1, 2, 5, 6), (3, 4, 7, 8)))
    assert (found.pairs, found.proven) == (4, True)


def test_somebody_who_came_late_is_nobody_whom_one_has_met() -> None:
    """With four new people a draw without repeats of two tables is possible, so two are not proven."""
    found = again((((1, 2, 3, 4), (5, 6, 7, 8)),), ((1, 2, 5, 9), (6, 10, 11, 12)))
    assert (found.pairs, found.least, found.proven) == (1, 0, False)
