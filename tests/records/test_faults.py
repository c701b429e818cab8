"""Every rule of Acquire, planted wrong, is caught by unit tests or by our copies of records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from games.core.words import RuleError
from tests.records.__main__ import replayed
from tests.records.faults import corporations, shares, tiles
from tests.records.planting import Fault, planted
from tests.records.test_records import OWN

FAULTS = tiles.FAULTS + corporations.FAULTS + shares.FAULTS
FAILS = (AssertionError, RuleError, LookupError, ValueError, pytest.fail.Exception)
"""How a test fails over a wrong rule: never by a name or a type that the fault has not."""

PAIRS = [
    pytest.param(fault, check, id=f"{fault.name}: {check}")
    for fault in FAULTS
    for check in fault.caught_by
]


@pytest.mark.parametrize(("fault", "check"), PAIRS)
def test_a_wrong_rule_is_caught_and_the_right_one_is_not(fault: Fault, check: str) -> None:
    assert passes_unbroken(check)
    with planted(fault):
        assert not passes(check)


def test_at_least_twenty_rules_are_planted_wrong() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 20
    assert all(fault.caught_by for fault in FAULTS)


def test_nothing_stays_planted() -> None:
    with planted(FAULTS[0]):
        broken = FAULTS[0].function.__code__
    assert FAULTS[0].function.__code__ is not broken


@cache
def passes_unbroken(check: str) -> bool:
    return passes(check)


def passes(check: str) -> bool:
    """A record by its name, or `test_module.test_name` with all its parameters."""
    module, _, name = check.partition(".")
    if not name:
        return not replayed([str(OWN / f"{check}.jsonl.gz")]).differences
    test = getattr(import_module(f"tests.games.acquire.{module}"), name)
    return all(_holds(test, case) for case in _cases(test))


def _holds(test: Callable[..., None], case: Mapping[str, Any]) -> bool:
    try:
        test(**case)
    except FAILS:
        return False
    return True


def _cases(test: Any) -> list[dict[str, Any]]:
    """The arguments of each case of a test with one `parametrize`, or none."""
    (names, values) = next((mark.args for mark in getattr(test, "pytestmark", ())), ("", [()]))
    if isinstance(names, str):
        return [{names: value} if names else {} for value in values]
    return [dict(zip(names, value, strict=True)) for value in values]
