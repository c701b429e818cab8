"""Figures as they are shown: as short as they may be, and no two that differ look the same."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from games.league.tournament.shown import decimals, digits, rounded


def shown(value: Fraction, places: int) -> str:
    whole, part = digits(value, places)
    return f"{'-' if value < 0 else ''}{whole}{'.' if part else ''}{part}"


def test_a_figure_is_short_where_nobody_has_nearly_the_same() -> None:
    found = decimals([Fraction(700, 3), Fraction(500), Fraction(500), Fraction(-250)])
    assert [shown(value, places) for value, places in found.items()] == ["2.33", "5", "-2.5"]


def test_only_those_that_would_look_the_same_are_longer() -> None:
    near = [Fraction(10_000 * 30_000, 69_000), Fraction(10_000 * 30_001, 69_001), Fraction(5_000)]
    found = decimals(near, 0)
    assert [shown(value, places) for value, places in found.items()] == ["43.478", "43.479", "50"]


@given(st.sets(st.fractions(-900, 900, max_denominator=300), max_size=40), st.integers(0, 2))
def test_figures_that_differ_look_different_and_stand_in_their_order(
    values: set[Fraction], least: int
) -> None:
    found = decimals(values, least)
    ranked = [Fraction(shown(value, found[value])) for value in sorted(values)]
    assert ranked == sorted(set(ranked))
    assert all(abs(rounded(one, found[one]) - one / 100) <= Fraction(1, 2) for one in values)
