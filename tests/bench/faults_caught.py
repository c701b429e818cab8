"""Planted faults: a sample of the corpus in `tests/faults`, by seed, one at a time, each before its own test.

It says which survive, which no longer apply or change nothing, and which tests are red without any fault.
`BORSA_PLANTED=100` plants so many, `BORSA_SEEDS=7` others. It takes a second or some for each.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from random import Random

from tests.faults.planting import (
    Fault,
    UnplantableError,
    corpus,
    failing,
    is_there,
    planted,
    prepared,
)

Figure = tuple[str, str, str, str]

COUNT = int(os.environ.get("BORSA_PLANTED", "25"))


def main() -> list[Figure]:
    faults = corpus()
    drawn = Random(os.environ.get("BORSA_SEEDS", ""))
    caught, named = tried(drawn.sample(faults, min(COUNT, len(faults))))
    for line in named:
        print(line, file=sys.stderr, flush=True)
    planted_ones = f"{caught + len(named)} of {len(faults)}"
    return [(f"planted faults, {planted_ones}: not caught", str(len(named)), "0", "")]


def tried(faults: Sequence[Fault]) -> tuple[int, list[str]]:
    """How many are caught, and in words what is wrong with each of the others."""
    prepared(faults)
    tests = sorted({fault.test for fault in faults if is_there(fault.test)})
    red = {test.partition("[")[0] for test in failing(tests)}
    caught, named = 0, list[str]()
    for fault in faults:
        if fault.test not in tests:
            named.append(f"NO SUCH TEST  {fault.test}")
        elif fault.test in red:
            named.append(f"RED WITHOUT ANY FAULT  {fault.test}")
        elif trouble := _trouble(fault):
            named.append(f"DOES NOT APPLY  {trouble}")
        elif not failing([fault.test], fault, first=True):
            named.append(f"SURVIVED  {fault}  {fault.test}")
        else:
            caught += 1
    return caught, named


def _trouble(fault: Fault) -> str:
    try:
        with planted(fault):
            return ""
    except UnplantableError as error:
        return str(error)
