"""Short amounts of money: without cents, then in thousands."""

from __future__ import annotations

import re

# At the very end and exactly two digits: a group of thousands has three.
_CENTS = re.compile(r"[.,]\d\d(?=\D*$)")
_NUMBER = re.compile("\\d(?:[.,'\u2019\u00a0\u202f]?\\d)*")
"""With groups of thousands as any language has them."""
_BARE = re.compile(f"{_NUMBER.pattern}[kMGTP]?")
_COUNTED = re.compile(r"\d([kMG])\b")
"""A sum that is told in thousands or more already, as where all money is in millions."""
_SUM = re.compile(rf"[^\d…]{{0,4}}{_NUMBER.pattern}[^\d…]{{0,4}}")
"""With the sign of its money."""
_GROUP = re.compile(r"\d(\D)\d{3}")
_POINTED = ",'\u2019"
"""Between groups of thousands where decimals follow a point; beside any other sign they follow a comma."""
_SCALES = (
    (10_000_000_000_000, 1_000_000_000_000, "T", 1),
    (10_000_000_000, 1_000_000_000, "G", 1),
    (10_000_000, 1_000_000, "M", 1),
    (1_000_000, 1_000_000, "M", 2),
    (10_000, 1000, "k", 1),
)
_UNITS = "kMGTPE"
"""The least amount of a unit, the unit, its sign, and the digits after the point."""


def whole(told: str) -> str:
    """$11,912.40 without its cents: $11,912."""
    return _CENTS.sub("", told)


def bare(told: str) -> str:
    """The amount without the sign of its money, for columns of money only."""
    found = _BARE.search(told)
    return found.group() if found else told


def brief(told: str) -> str:
    """$11,912.40 in thousands: $11.9k; $9,725,200 in millions: $9.72M. Less than $10,000 stays."""
    counted = _COUNTED.search(told)
    plain = told[: counted.start(1)] + told[counted.end(1) :] if counted else told
    amount = _amount(plain)
    for least, unit, sign, places in _SCALES:
        if amount >= least:
            group = _GROUP.search(plain)
            mark = "." if group is None or group[1] in _POINTED else ","
            # Rounded down: a figure in a ranking must not promise more than there is.
            units, rest = divmod(amount * 10**places // unit, 10**places)
            digits = f"{rest:0{places}}".rstrip("0")
            number = f"{units}{mark}{digits}" if digits else str(units)
            more = _UNITS.index(counted[1]) + 1 if counted else 0
            number += _UNITS[_UNITS.index(sign) + more]
            return _NUMBER.sub(number, whole(plain), count=1)
    return told


def in_place_of_a_cut(told: str) -> str:
    """The same sum shortened; other words as they are. What is left of a number that is cut is another number."""
    return brief(told) if _SUM.fullmatch(told) else told


def _amount(told: str) -> int:
    """The amount in whole units; 0 if the text is not one number, such as 7/20."""
    numbers = _NUMBER.findall(whole(told))
    if len(numbers) != 1:
        return 0
    return int("".join(letter for letter in numbers[0] if letter.isdigit()))
