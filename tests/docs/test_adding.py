"""The patches of docs/adding-a-game.md, on the files as they are; its game is tried in tests/bot/games.

`python -m tests.bench.guide` runs all tests with that game on the shelf.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.docs import recipes
from tests.docs.adding import FOLDERS, PAGE, put_on_shelf, typed


def test_the_game_stands_where_the_page_says(tmp_path: Path) -> None:
    files = {
        one for patch in recipes.patches(PAGE.read_text("utf-8")) for one in recipes.patched(patch)
    }
    for one in files:
        (tmp_path / one).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(one, tmp_path / one)
    put_on_shelf(tmp_path)
    assert all((tmp_path / one / "__init__.py").exists() for one in FOLDERS)
    assert all("nim" in (tmp_path / one).read_text("utf-8").lower() for one in files)
    assert files == {"games/__init__.py", "README.md"}


def test_its_commands_are_modules_of_the_tests() -> None:
    modules = [one.removeprefix("python -m ") for one in typed()]
    assert modules
    assert all(Path(*one.split(".")).with_suffix(".py").exists() for one in modules)
