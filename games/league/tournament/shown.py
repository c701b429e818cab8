"""Exact figures as people read them: rounded, but two that differ never look the same.

Figures are hundredths, as in all of a tournament; decimals are those of whole points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from games.league.tournament.settings import HUNDRED


def decimals(values: Iterable[Fraction], least: int = 2) -> Mapping[Fraction, int]:
    """By value, how many decimals to show: `least`, or as many as it takes to look like no other value."""
    found = dict.fromkeys(values, least)
    alike = list(found)
    while alike:
        seen = Counter(rounded(value, found[value]) for value in alike)
        alike = [value for value in alike if seen[rounded(value, found[value])] > 1]
        found |= {value: found[value] + 1 for value in alike}
    return found


def rounded(value: Fraction, places: int) -> Fraction:
    """In points. Half of the last decimal is rounded away from zero: a penalty is told as points are."""
    scale = 10**places
    amount = Fraction(int(abs(value) * scale / HUNDRED + Fraction(1, 2)), scale)
    return -amount if value < 0 else amount


def digits(value: Fraction, places: int) -> tuple[int, str]:
    """The amount in two parts: whole points, and what is behind the point, without zeros at its end."""
    whole, rest = divmod(abs(rounded(value, places)), 1)
    return int(whole), f"{int(rest * 10**places):0{places}}".rstrip("0") if places else ""
