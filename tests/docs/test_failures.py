"""What a failing test says first: where it is, what it saw and what it wanted, in a helper, too."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from _pytest.assertion.rewrite import AssertionRewritingHook

from tests.games.acquire import table
from tests.wire import objects

BOX = Path("games", "acquire", "components.toml")
RIGHT, WRONG = "least = 4, by_tier = [400, 500, 600]", "least = 4, by_tier = [400, 500, 650]"


def test_what_a_helper_asserts_is_told_as_what_a_test_asserts() -> None:
    for helper in (table, objects):
        assert isinstance(helper.__loader__, AssertionRewritingHook)


def test_a_fault_in_a_price_list_is_told_by_both_sums_and_the_file_in_ten_lines(
    tmp_path: Path,
) -> None:
    for name in ("games", "tests/contract", "tests/games/acquire"):
        shutil.copytree(name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in (
        "pyproject.toml",
        "tests/__init__.py",
        "tests/conftest.py",
        "tests/games/__init__.py",
    ):
        shutil.copy(name, tmp_path / name)
    text = BOX.read_text("utf-8")
    assert text.count(RIGHT) == 1
    (tmp_path / BOX).write_text(text.replace(RIGHT, WRONG), "utf-8")
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "tests/games/acquire/test_box.py",
        ],
        check=False,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 1, ran.stdout
    _, _, failure = ran.stdout.partition("= FAILURES =")
    first = "\n".join(failure.splitlines()[1:11])
    assert "650" in first
    assert "600" in first
    assert "tests/games/acquire/test_box.py:" in first
