"""A wrong version of a rule in the place of the right one, for as long as a test looks."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """A rule read wrongly: `function` has the text `right` once, and `wrong` is planted there."""

    name: str
    function: Any
    right: str
    wrong: str
    caught_by: tuple[str, ...]
    """What catches it, each by itself: unit tests `test_module.test_name`, and records."""


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    """The wrong rule wherever its function has been imported to, until the block ends."""
    function = fault.function
    assert isinstance(function, FunctionType)
    source, kept = inspect.getsource(function), function.__code__
    assert source.count(fault.right) == 1, fault.name
    changed, made = source.replace(fault.right, fault.wrong), dict[str, FunctionType]()
    exec(compile(changed, fault.name, "exec"), function.__globals__, made)  # noqa: S102
    function.__code__ = made[function.__name__].__code__
    try:
        yield
    finally:
        function.__code__ = kept
