"""Cutting a release: what must be there before, and what stands there afterwards."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.about import VERSION
from tests.release import cut

HOUSE = Path(__file__).parents[2]
NEW = "0.9.0"
SECTION = (
    "# What is new\n\n## 0.9\n\n* For hosts: the database becomes version 7.\n\n## 0.8\n\n* Old.\n"
)


def git(folder: Path, *arguments: str) -> str:
    ran = subprocess.run(
        ["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org", *arguments],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    return ran.stdout


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house that is ready for 0.9.0."""
    for path, text in {
        "bot/about.py": 'VERSION = "0.8.1"\n',
        "bot/store/migrations/0007_new.sql": "",
        ".lock/run.txt": "# Borsa 0.8.1\naiohttp==3\n",
        "CHANGELOG.md": SECTION,
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ada")
    git(tmp_path, "config", "user.email", "ada@example.org")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "begin")
    return tmp_path


def commits(folder: Path) -> int:
    return len(git(folder, "log", "--oneline").splitlines())


def test_a_release_is_set_everywhere_and_tagged(house: Path) -> None:
    seen = list[str]()

    def green(root: Path) -> bool:
        seen.append(cut.current(root))
        return True

    assert cut.cut(house, NEW, green) == 0
    assert seen == [NEW]
    assert (house / ".lock/run.txt").read_text("utf-8") == f"# Borsa {NEW}\naiohttp==3\n"
    assert git(house, "status", "--porcelain") == ""
    assert git(house, "describe").strip() == f"v{NEW}"
    assert list(cut.wrong(house, "0.9.1")) == [
        "The newest section of CHANGELOG.md is called '0.9', and should be 0.9.1."
    ]


def test_without_green_tests_nothing_has_changed(house: Path) -> None:
    assert cut.cut(house, NEW, lambda _: False) == 1
    assert (cut.current(house), commits(house)) == ("0.8.1", 1)
    assert git(house, "status", "--porcelain") == git(house, "tag") == ""


def spoil(path: str, text: str) -> Callable[[Path], object]:
    def spoiled(folder: Path) -> None:
        (folder / path).write_text(text, "utf-8")
        git(folder, "commit", "--quiet", "--all", "--allow-empty", "--message", "spoil")

    return spoiled


@pytest.mark.parametrize(
    ("version", "spoiled", "said"),
    [
        ("0.9", lambda _: None, "0.9 is no version"),
        ("0.8.1", lambda _: None, "0.8.1 is not newer than 0.8.1."),
        (NEW, lambda folder: (folder / "new").touch(), "changes that are not committed"),
        (NEW, lambda folder: git(folder, "tag", "v0.9.0"), "is already there"),
        (NEW, spoil("CHANGELOG.md", "## Next\n\ndatabase 7\n\n## 0.8\n"), "is called 'Next'"),
        (NEW, spoil("CHANGELOG.md", SECTION.replace("7", "6")), "becomes version 7"),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_done(
    house: Path,
    capsys: pytest.CaptureFixture[str],
    version: str,
    spoiled: Callable[[Path], object],
    said: str,
) -> None:
    spoiled(house)
    before = commits(house)
    assert cut.cut(house, version, lambda _: True) == 1
    assert said in capsys.readouterr().err
    assert (cut.current(house), commits(house)) == ("0.8.1", before)


def test_every_place_has_the_same_version() -> None:
    assert cut.current(HOUSE) == VERSION
    for lock in HOUSE.glob(".lock/*.txt"):
        assert lock.read_text("utf-8").startswith(f"# Borsa {VERSION}\n"), lock
    assert 'attr = "bot.about.VERSION"' in (HOUSE / "pyproject.toml").read_text("utf-8")
