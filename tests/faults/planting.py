"""A fault in the place of the right code, and the tests that run while it is there.

A function is planted where it lives: everybody who has imported it has the fault, and nothing is loaded anew.
Each run is a process of its own, which has all modules at once and leaves none of its faults behind.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import textwrap
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import pytest

PLACE = Path(__file__).parent


class Fault(NamedTuple):
    """The function `at` "module:name" has the text `right` once, and `wrong` is planted there."""

    at: str
    right: str
    wrong: str
    test: str

    def __str__(self) -> str:
        return f"{self.at}: {self.wrong!r} for {self.right!r}"


class UnplantableError(Exception):
    """The fault no longer applies, or changes nothing."""


def corpus() -> tuple[Fault, ...]:
    """All faults, by room."""
    return tuple(fault for file in sorted(PLACE.glob("*.toml")) for fault in read(file))


def read(file: Path) -> tuple[Fault, ...]:
    """Those of one room."""
    return tuple(Fault(**one) for one in tomllib.loads(file.read_text("utf-8"))["fault"])


def is_there(test: str) -> bool:
    """Whether there is a test of this name."""
    place, _, name = test.partition("::")
    file = Path(place)
    return file.exists() and f"def {name}(" in file.read_text("utf-8")


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    """The wrong code wherever the function has been imported to, until the block ends. UnplantableError."""
    function = function_at(fault.at)
    kept = function.__code__
    function.__code__ = _changed(fault, function)
    try:
        yield
    finally:
        function.__code__ = kept


def function_at(at: str) -> FunctionType:
    """The function itself, below what decorates it. UnplantableError: there is none of that name."""
    module, _, name = at.partition(":")
    try:
        found: Any = importlib.import_module(module)
        for step in name.split("."):
            found = inspect.getattr_static(found, step)
    except (ImportError, AttributeError) as error:
        raise UnplantableError(f"there is no {at}") from error
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, cached_property):
        found = found.func
    # Of a command of Discord's what it calls.
    found = getattr(found, "callback", found)
    found = inspect.unwrap(getattr(found, "__func__", found))
    if not isinstance(found, FunctionType):
        raise UnplantableError(f"{at} is no function")
    return found


def _changed(fault: Fault, function: FunctionType) -> Any:
    source = textwrap.dedent(inspect.getsource(function))
    if (times := source.count(fault.right)) != 1:
        raise UnplantableError(f"{fault.at} has {times} times {fault.right!r}")
    right, wrong = (
        _compiled(text, function) for text in (source, source.replace(fault.right, fault.wrong))
    )
    if _told(right) == _told(wrong):
        raise UnplantableError(f"{fault} changes nothing")
    if wrong.co_freevars != function.__code__.co_freevars:
        raise UnplantableError(f"{fault.at} has another function around it")
    return wrong


def _compiled(source: str, function: FunctionType) -> Any:
    (made,) = ast.parse(source).body
    assert isinstance(made, ast.FunctionDef | ast.AsyncFunctionDef)
    made.decorator_list = []
    namespace = dict[str, Any]()
    code = compile(ast.Module([made], []), function.__code__.co_filename, "exec")
    exec(code, function.__globals__, namespace)  # noqa: S102
    return namespace[made.name].__code__


def _told(code: Any) -> tuple[Any, ...]:
    """What a piece of code does, without the lines that it stands in."""
    inner = tuple(_told(one) if inspect.iscode(one) else (type(one), one) for one in code.co_consts)
    return (code.co_code, code.co_names, code.co_varnames, inner)


def failing(tests: Sequence[str], fault: Fault | None = None, *, first: bool = False) -> list[str]:
    """Which of these tests fail, all or the first of them, in a process of its own."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _run(tests, fault, writing, first=first)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as told:
        found = told.read().splitlines()
    os.waitpid(child, 0)
    if not found or found.pop() != _END:
        # A run that ends in the middle is a failure, too.
        return found or list(tests)
    return found


_END = "all have run"


class _Red:
    """Tells of each test that fails."""

    def __init__(self, writing: int) -> None:
        self._writing = writing

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os.write(self._writing, f"{report.nodeid}\n".encode())


def _run(tests: Sequence[str], fault: Fault | None, writing: int, *, first: bool) -> None:
    options = ["-q", "-n", "0", "-p", "no:cacheprovider", *(["-x"] if first else [])]
    with (
        Path(os.devnull).open("w", encoding="utf-8") as nowhere,
        redirect_stdout(nowhere),
        redirect_stderr(nowhere),
    ):
        if fault is None:
            ended = pytest.main([*options, *tests], plugins=[_Red(writing)])
        else:
            with planted(fault):
                ended = pytest.main([*options, *tests], plugins=[_Red(writing)])
    if ended in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
        os.write(writing, _END.encode())


def prepared(faults: Sequence[Fault]) -> None:
    """Load once what every run needs."""
    for fault in faults:
        try:
            function_at(fault.at)
        except UnplantableError:
            continue
