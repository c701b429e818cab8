"""The pages on adding a game say where its files go, and which commands are typed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.docs import recipes
from tests.docs.adding import EXAMPLES, Example

examples = pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.key)


@examples
def test_the_game_stands_where_the_page_says(example: Example, tmp_path: Path) -> None:
    files = {one for patch in recipes.patches(example.text) for one in recipes.patched(patch)}
    for one in files:
        (tmp_path / one).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(one, tmp_path / one)
    example.put_on_shelf(tmp_path)
    assert all((tmp_path / one / "__init__.py").exists() for one in example.folders)
    assert all(example.key in (tmp_path / one).read_text("utf-8").lower() for one in files)
    assert files == {"games/__init__.py", "README.md"}


@examples
def test_its_commands_are_modules_of_the_tests(example: Example) -> None:
    modules = [one.removeprefix("python -m ") for one in example.typed()]
    assert modules
    assert all(Path(*one.split(".")).with_suffix(".py").exists() for one in modules)
