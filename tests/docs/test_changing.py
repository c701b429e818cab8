"""The recipes of docs/changing.md, carried out in a copy of the project."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.recipes import apply

PAGE = Path("docs", "changing.md")
RECIPE = re.compile(
    r"^## (?P<title>[^\n]+)\n(?:(?!^## ).)*?^```diff\n(?P<patch>.*?)^```$", re.MULTILINE | re.DOTALL
)
PATCHES = {found["title"]: found["patch"] for found in RECIPE.finditer(PAGE.read_text("utf-8"))}

CHECKS = {
    "An option of a game": """
from datetime import UTC, datetime
from bot.words.catalogue import Catalogue
from games.acquire.rules import RULES
from games.acquire.state import Options
from games.core.record import Header, open_table
def purses(options):
    header = Header("acquire", RULES.version, 3, options, "seed", datetime(2026, 1, 1, tzinfo=UTC))
    return open_table(RULES, header).state.purses[:3]
assert purses(Options(rich_start=True)) == tuple(2 * one for one in purses(Options()))
for language in ("en", "it"):
    words = Catalogue(strict=True).words(language, RULES)
    assert words.say("option-rich_start-yes") != words.say("option-rich_start-no")
""",
    "A button": """
from bot.ui.topics import rules_sheet
from bot.words.catalogue import Catalogue
from games.acquire.rules import RULES
for language, label in (("en", "My tables"), ("it", "I miei tavoli")):
    words = Catalogue(strict=True).words(language, RULES)
    sheet = rules_sheet(RULES, words, "turn")
    assert label in [getattr(getattr(one, "item", one), "label", "") for one in sheet.walk_children()]
""",
}


def test_every_recipe_that_has_a_patch_has_a_check() -> None:
    assert set(PATCHES) == set(CHECKS)


@pytest.mark.parametrize("title", sorted(CHECKS))
def test_a_recipe_does_what_it_says(title: str, tmp_path: Path) -> None:
    for folder in ("bot", "games", "render"):
        shutil.copytree(folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    apply(PATCHES[title], tmp_path)
    run([sys.executable, "-c", CHECKS[title]], tmp_path)


def test_without_the_recipe_its_check_fails() -> None:
    for check in CHECKS.values():
        with pytest.raises(AssertionError):
            run([sys.executable, "-c", check], Path.cwd())


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
