"""The shape of the house: lengths, names, and what every game on the shelf brings along."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import GAMES
from tests.parsed import HOUSE, files, nodes, text, tree

LONGEST_FUNCTION = 40
LONGEST_FILE = 400
NO_NAMES = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}
ONE_PAGE_GAMES = Path("tests", "contract", "reduced")
"""Four games cut down to what bends the contract, each to be read on one page."""


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_no_function_is_longer_than_forty_lines() -> None:
    long = [
        f"{path}:{function.lineno} {function.name}: {length(function)}"
        for path in files(*HOUSE)
        for function in functions(path)
        if length(function) > LONGEST_FUNCTION
    ]
    assert not long


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    long = {
        str(path): _lines(path)
        for path in files(*HOUSE)
        if _lines(path) > LONGEST_FILE and ONE_PAGE_GAMES not in path.parents
    }
    assert not long


def _lines(path: Path) -> int:
    return len(text(path).splitlines())


def test_no_file_or_folder_has_a_name_that_says_nothing() -> None:
    assert not [str(path) for path in files(*HOUSE) if NO_NAMES & {*path.parent.parts, path.stem}]


def test_each_migration_has_a_number_of_its_own() -> None:
    numbers = [file.name[:4] for file in Path("bot/store/migrations").glob("*.sql")]
    assert len(numbers) == len(set(numbers)), "one of two with the same number never runs"


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        str(path)
        for path in files(*HOUSE)
        if path.name != "__init__.py" and not ast.get_docstring(tree(path))
    ]
    assert not silent


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_game_tells_its_rules_as_played_here_in_chapters(game: str) -> None:
    text = Path("games", game, "README.md").read_text("utf-8")
    assert len(re.findall(r"^## .+\n\n\S", text, re.MULTILINE)) > 1


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_game_has_its_texts(game: str, language: str) -> None:
    assert _lines(Path("games", game, "text", f"{language}.ftl")) > 20


def test_a_game_has_a_recorded_game(game: str) -> None:
    assert any(Path("tests", "games", game, "recorded").iterdir())
